// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../gallery/render-ui.dev";
import { Button } from "../ui/controls/button";
import { TextInput } from "../ui/controls/text-input";
import { Menu } from "../ui/overlays/menu";
import { LayerFooter } from "./layer-pane";
import { useLayeredModal, useLayerStack } from "./layer-stack";
import { LayeredModal, type LayeredModalProps } from "./layered-modal";

function Reasons() {
  const { push } = useLayeredModal();
  const [reason, setReason] = useState("");
  return (
    <>
      <TextInput label="Reason" value={reason} onChange={({ target }) => setReason(target.value)} />
      <Button onClick={() => push({ title: "New reason", view: <p>Nothing to fill in</p> })}>
        New reason…
      </Button>
      <LayerFooter>
        <Button variant="primary">Use {reason}</Button>
      </LayerFooter>
    </>
  );
}

const reasons = { title: "Select reason", subtitle: "Canyon Tarp", view: <Reasons /> };

function Items({ word = "Reason…" }: { word?: string }) {
  const { push } = useLayeredModal();
  return (
    <>
      <TextInput label="Quantity" />
      <Button onClick={() => push(reasons)}>{word}</Button>
      <Menu
        label="More"
        trigger={<Button>More</Button>}
        items={[{ id: "reason", label: "Reason", onSelect: () => push(reasons) }]}
      />
    </>
  );
}

function Host({ children = <Items />, ...props }: Partial<LayeredModalProps>) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open again
      </button>
      <LayeredModal title="Request return" isOpen={isOpen} onClose={() => setOpen(false)} {...props}>
        {children}
      </LayeredModal>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const places = () =>
  [...document.querySelectorAll<HTMLElement>(".th-layer")].map(({ dataset }) => dataset.place);
/** What slides out stays for the length of its animation, of which there is none here. */
const settle = () => act(async () => undefined);

describe("LayeredModal", () => {
  it("spec 2.20: stacks screens, each with a title, a subtitle in parentheses, a back button and a view", async () => {
    renderUi(<Host />);
    expect(screen.queryByRole("button", { name: "Back" })).toBeNull();
    await press("Reason…");
    expect(screen.getByRole("dialog", { name: "Select reason (Canyon Tarp)" })).toBeTruthy();
    expect(screen.getByLabelText("Reason")).toBeTruthy();
    await press("New reason…");
    expect(screen.getByRole("dialog", { name: "New reason" })).toBeTruthy();
    expect(places()).toEqual(["covered", "covered", "here"]);
    await press("Back");
    expect(screen.getByRole("dialog", { name: "Select reason (Canyon Tarp)" })).toBeTruthy();
    await press("Back");
    expect(screen.getByRole("dialog", { name: "Request return" })).toBeTruthy();
    await settle();
    expect(places()).toEqual(["here"]);
  });

  it("spec 2.21: clears the whole stack on closing", async () => {
    renderUi(<Host />);
    await press("Reason…");
    await press("New reason…");
    await press("Close");
    expect(screen.queryByRole("dialog")).toBeNull();
    await press("Open again");
    expect(screen.getByRole("dialog", { name: "Request return" })).toBeTruthy();
    expect(places()).toEqual(["here"]);
  });

  it("spec 2.21: clears the stack when its owner closes it, too", async () => {
    function Owner() {
      const stack = useLayerStack();
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setOpen(!isOpen)}>
            Toggle
          </button>
          <p>{stack.layers.length} layers</p>
          <LayeredModal stack={stack} title="Return" isOpen={isOpen} onClose={vi.fn()}>
            <Items />
          </LayeredModal>
        </>
      );
    }
    renderUi(<Owner />);
    await press("Toggle");
    await press("Reason…");
    expect(screen.getByText("1 layers")).toBeTruthy();
    fireEvent.click(screen.getByText("Toggle"));
    expect(screen.getByText("0 layers")).toBeTruthy();
  });

  it("keeps what was typed in lower screens", async () => {
    renderUi(<Host />);
    const quantity = screen.getByLabelText("Quantity");
    await userEvent.type(quantity, "3");
    await press("Reason…");
    expect(quantity.closest("[inert]")).toBeTruthy();
    await press("Back");
    expect(screen.getByLabelText("Quantity")).toBe(quantity);
    expect(quantity).toHaveProperty("value", "3");
    expect(quantity.closest("[inert]")).toBeNull();
  });

  it("moves the focus into the new screen and back", async () => {
    renderUi(<Host />);
    await press("Reason…");
    const said = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
    expect(document.activeElement).toBe(screen.getByLabelText("Reason"));
    expect(said()).toContain("Select reason (Canyon Tarp)");
    await press("Back");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Reason…" }));
    expect(said()).toContain("Request return");
  });

  it("gives the focus back to the trigger of the menu that opened a screen", async () => {
    // jsdom gives the focus to what is inert, too; the menu asks for it when it closes.
    const { focus } = HTMLElement.prototype;
    vi.spyOn(HTMLElement.prototype, "focus").mockImplementation(function (this: HTMLElement, options) {
      if (!this.closest("[inert]")) focus.call(this, options);
    });
    renderUi(<Host />);
    await press("More");
    await userEvent.click(await screen.findByRole("menuitem", { name: "Reason" }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Reason")));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "More" })));
  });

  it("goes back one screen on Esc, and closes from the main content", async () => {
    renderUi(<Host />);
    await press("Reason…");
    await press("New reason…");
    await userEvent.keyboard("{Escape}");
    expect(screen.getByRole("dialog", { name: "Select reason (Canyon Tarp)" })).toBeTruthy();
    await userEvent.keyboard("{Escape}");
    expect(screen.getByRole("dialog", { name: "Request return" })).toBeTruthy();
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("stays where it is while busy", async () => {
    const { rerender } = renderUi(<Host />);
    await press("Reason…");
    rerender(<Host isBusy />);
    await userEvent.keyboard("{Escape}");
    expect(screen.getByRole("dialog", { name: "Select reason (Canyon Tarp)" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Back" })).toHaveProperty("disabled", true);
  });

  it("has buttons of the screen in its footer with the screen's state", async () => {
    renderUi(<Host />);
    await press("Reason…");
    await userEvent.type(screen.getByLabelText("Reason"), "small");
    const use = screen.getByRole("button", { name: "Use small" });
    expect(use.closest("footer")).toBeTruthy();
  });

  it("keeps separate and nested modals apart", async () => {
    function Inner() {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <Button onClick={() => setOpen(true)}>Inner</Button>
          <LayeredModal title="Inner modal" isOpen={isOpen} onClose={() => setOpen(false)}>
            <Items word="Inner reason…" />
          </LayeredModal>
        </>
      );
    }
    function Opener() {
      const { push } = useLayeredModal();
      return <Button onClick={() => push({ title: "Outer layer", view: <Inner /> })}>Outer</Button>;
    }
    renderUi(
      <>
        <Host>
          <Opener />
        </Host>
        <LayeredModal title="Other" isOpen={false} onClose={vi.fn()}>
          <Items />
        </LayeredModal>
      </>,
    );
    await press("Outer");
    await press("Inner");
    await press("Inner reason…");
    expect(screen.getByRole("dialog", { name: "Select reason (Canyon Tarp)" })).toBeTruthy();
    await userEvent.keyboard("{Escape}");
    await userEvent.keyboard("{Escape}");
    const outer = screen.getByRole("dialog", { name: "Outer layer" });
    await waitFor(() =>
      expect(document.activeElement).toBe(within(outer).getByText("Inner").closest("button")),
    );
  });
});
