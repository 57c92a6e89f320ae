// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../gallery/render-ui.dev";
import { Button } from "../ui/controls/button";
import { TextInput } from "../ui/controls/text-input";
import { useLayeredModal } from "./layer-stack";
import { useWizard } from "./use-wizard";
import { Wizard, type WizardProps } from "./wizard";

function Region() {
  const { enableNext, disableNext } = useWizard();
  return (
    <TextInput
      label="Region"
      onChange={({ target }) => (target.value === "-" ? disableNext() : enableNext())}
    />
  );
}

const steps: WizardProps["steps"] = [
  { id: "region", title: "Where it goes", view: <Region /> },
  { id: "items", view: <TextInput label="Items" /> },
  { id: "summary", view: <p>All of it</p> },
];

function wizard(props: Partial<WizardProps> = {}) {
  return (
    <Wizard isOpen onClose={vi.fn()} onSubmit={vi.fn()} title="New draft order" steps={steps} {...props} />
  );
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const dots = () => [...document.querySelectorAll<HTMLElement>(".th-steps__dots > i")];
const press = (name: string) => userEvent.click(button(name));

describe("Wizard", () => {
  it("spec 2.23: says Step N of M with one dot per step", async () => {
    renderUi(wizard());
    expect(screen.getByText("Step 1 of 3")).toBeTruthy();
    expect(dots().map(({ dataset }) => dataset.state)).toEqual(["current", "open", "open"]);
    await press("Next");
    expect(screen.getByText("Step 2 of 3")).toBeTruthy();
    expect(dots().map(({ dataset }) => dataset.state)).toEqual(["done", "current", "open"]);
  });

  it("spec 2.23: disables Back on the first step", async () => {
    renderUi(wizard());
    expect(button("Back").disabled).toBe(true);
    await press("Next");
    expect(button("Back").disabled).toBe(false);
    await press("Back");
    expect(button("Back").disabled).toBe(true);
  });

  it("spec 2.23: disables Next while next is not enabled", async () => {
    renderUi(wizard());
    await userEvent.type(screen.getByLabelText("Region"), "-");
    expect(button("Next").disabled).toBe(true);
    await userEvent.type(screen.getByLabelText("Region"), "x");
    expect(button("Next").disabled).toBe(false);
  });

  it("disables Next on a step that is not complete", () => {
    renderUi(
      wizard({
        steps: [
          { id: "a", view: "A", isComplete: false },
          { id: "b", view: "B" },
        ],
      }),
    );
    expect(button("Next").disabled).toBe(true);
  });

  it("spec 2.23: reads Submit on the last step and calls the submit handler", async () => {
    const onSubmit = vi.fn();
    renderUi(wizard({ onSubmit }));
    await press("Next");
    expect(screen.queryByRole("button", { name: "Submit" })).toBeNull();
    await press("Next");
    expect(screen.queryByRole("button", { name: "Next" })).toBeNull();
    expect(onSubmit).not.toHaveBeenCalled();
    await press("Submit");
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(screen.getByText("Step 3 of 3")).toBeTruthy();
  });

  it("spec 2.23: resets on closing, then calls the close handler", async () => {
    const onClose = vi.fn();
    const { rerender } = renderUi(wizard({ onClose }));
    await userEvent.type(screen.getByLabelText("Region"), "x");
    await press("Next");
    await press("Close");
    expect(onClose).toHaveBeenCalledOnce();
    // This owner did not close it: the reset stands by itself.
    expect(screen.getByText("Step 1 of 3")).toBeTruthy();
    await press("Next");
    await userEvent.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledTimes(2);
    expect(screen.getByText("Step 1 of 3")).toBeTruthy();
    await press("Next");
    rerender(wizard({ isOpen: false }));
    rerender(wizard());
    expect(screen.getByText("Step 1 of 3")).toBeTruthy();
  });

  it("spec 2.24: shows a summary without the step counter", async () => {
    renderUi(wizard({ hasSummary: true }));
    await press("Next");
    expect(screen.getByText("Step 2 of 3")).toBeTruthy();
    await press("Next");
    expect(screen.getByText("All of it")).toBeTruthy();
    expect(screen.queryByText(/^Step/)).toBeNull();
    expect(dots()).toEqual([]);
    await press("Back");
    expect(screen.getByText("Step 2 of 3")).toBeTruthy();
  });

  it("spec 2.25: appears in a large modal or in a layered one", async () => {
    const { rerender } = renderUi(wizard());
    expect(screen.getByRole("dialog").className).toContain("th-dialog--wide");
    expect(document.querySelector(".th-layers")).toBeNull();
    function Opener() {
      const { push } = useLayeredModal();
      return <Button onClick={() => push({ title: "Reason", view: "Why" })}>Open</Button>;
    }
    rerender(wizard({ shell: "layered", steps: [{ id: "a", view: <Opener /> }] }));
    await press("Open");
    expect(screen.getByRole("dialog", { name: "Reason" }).querySelector(".th-layers")).toBeTruthy();
  });

  it("moves the focus with the step", async () => {
    renderUi(wizard());
    expect(document.activeElement).toBe(screen.getByLabelText("Region"));
    await press("Next");
    expect(document.activeElement).toBe(screen.getByLabelText("Items"));
    await press("Next");
    expect(document.activeElement?.textContent).toBe("All of it");
    await press("Back");
    await press("Back");
    expect(document.activeElement).toBe(screen.getByLabelText("Region"));
  });

  it("announces the step", async () => {
    renderUi(wizard());
    await press("Next");
    expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain("Step 2 of 3");
  });
});

function deferred() {
  let [resolve, reject] = [() => {}, (_: Error) => {}];
  const promise = new Promise<void>((onResolve, onReject) => {
    [resolve, reject] = [onResolve, onReject];
  });
  return { promise, resolve, reject };
}

describe("Submit of a wizard", () => {
  const one = [{ id: "a", view: <TextInput label="Items" /> }];

  it("runs once and cannot be closed meanwhile", async () => {
    const { promise, resolve } = deferred();
    const onSubmit = vi.fn(() => promise);
    const onClose = vi.fn();
    renderUi(wizard({ onSubmit, onClose, steps: one }));
    // Twice before anything could be drawn.
    act(() => {
      button("Submit").click();
      button("Submit").click();
    });
    expect(button("Submit").getAttribute("aria-busy")).toBe("true");
    await press("Submit");
    await userEvent.keyboard("{Escape}");
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(onClose).not.toHaveBeenCalled();
    await act(async () => resolve());
    expect(button("Submit").getAttribute("aria-busy")).toBeNull();
  });

  it("stays on its step while it runs", async () => {
    const onSubmit = vi.fn(() => new Promise(() => undefined));
    function Summary() {
      const { setStep, previous, reset } = useWizard();
      const ways = { Change: () => setStep(1), Earlier: previous, Anew: reset };
      return Object.entries(ways).map(([name, go]) => (
        <Button key={name} onClick={go}>
          {name}
        </Button>
      ));
    }
    const own = [...steps.slice(0, 2), { id: "summary", view: <Summary /> }];
    renderUi(wizard({ onSubmit, steps: own }));
    await press("Next");
    await press("Next");
    await press("Submit");
    for (const name of ["Change", "Earlier", "Anew"]) {
      await press(name);
      expect(screen.getByText("Step 3 of 3")).toBeTruthy();
    }
    fireEvent.click(button("Submit"));
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it("ignores the second half of a double click on Next", async () => {
    const onSubmit = vi.fn();
    renderUi(wizard({ onSubmit, steps: [{ id: "a", view: "A" }, ...one] }));
    fireEvent.click(button("Next"), { detail: 1 });
    fireEvent.click(button("Submit"), { detail: 2 });
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("reports a failure and can be tried again", async () => {
    const onSubmit = vi.fn(async () => {
      throw new Error("The store did not answer.");
    });
    renderUi(wizard({ onSubmit, steps: one }));
    await userEvent.type(screen.getByLabelText("Items"), "Tent");
    await press("Submit");
    expect((await screen.findByRole("alert")).textContent).toContain("The store did not answer.");
    expect(screen.getByLabelText("Items")).toHaveProperty("value", "Tent");
    await press("Submit");
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
  });

  it("forgets a failure when it is closed meanwhile", async () => {
    const { promise, reject } = deferred();
    function Host() {
      const [isOpen, setOpen] = useState(true);
      return (
        <>
          {wizard({ isOpen, onSubmit: () => promise, steps: one })}
          <button type="button" onClick={() => setOpen(!isOpen)}>
            Toggle
          </button>
        </>
      );
    }
    renderUi(<Host />);
    await press("Submit");
    fireEvent.click(screen.getByText("Toggle"));
    await act(async () => reject(new Error("Too late")));
    fireEvent.click(screen.getByText("Toggle"));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(button("Submit").getAttribute("aria-busy")).toBeNull();
  });
});
