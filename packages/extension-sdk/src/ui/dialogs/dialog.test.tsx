// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { text } from "../../../../../scripts/text";
import { renderUi } from "../../gallery/render-ui.dev";
import { Button } from "../controls/button";
import { TextInput } from "../controls/text-input";
import { Menu } from "../overlays/menu";
import { ConfirmDialog, type ConfirmDialogProps } from "./confirm-dialog";
import { Dialog } from "./dialog";
import { Drawer } from "./drawer";

function Host({ isBusy = false }: { isBusy?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit</Button>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title="Edit collection" isBusy={isBusy}>
        <TextInput label="Title" />
      </Drawer>
    </>
  );
}

function FromMenu() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Menu
        label="Actions"
        trigger={<Button>More</Button>}
        items={[{ id: "cancel", label: "Cancel order…", onSelect: () => setOpen(true) }]}
      />
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Cancel order?">
        <TextInput label="Reason" />
      </Dialog>
    </>
  );
}

describe("Drawer", () => {
  it("closes on Esc once if its layer does not receive the key", async () => {
    const user = userEvent.setup();
    const onClose = vi.fn();
    const listen = document.addEventListener.bind(document);
    // The layers listen at the document; one that is not the highest by its own account stays silent.
    const spy = vi.spyOn(document, "addEventListener").mockImplementation((type: string, ...rest) => {
      if (type !== "keydown") listen(type, ...(rest as [EventListener]));
    });
    renderUi(
      <Drawer isOpen onClose={onClose} title="Edit collection">
        <TextInput label="Title" />
      </Drawer>,
    );
    spy.mockRestore();
    await user.type(screen.getByLabelText("Title"), "{Escape}");
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it("closes on Esc once if its layer receives the key as well", async () => {
    const user = userEvent.setup();
    const onClose = vi.fn();
    renderUi(
      <Drawer isOpen onClose={onClose} title="Edit collection">
        <TextInput label="Title" />
      </Drawer>,
    );
    await user.type(screen.getByLabelText("Title"), "{Escape}");
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it("moves the focus to the first field and returns it on close", async () => {
    const user = userEvent.setup();
    renderUi(<Host />);
    await user.click(screen.getByRole("button", { name: "Edit" }));
    expect(screen.getByRole("dialog", { name: "Edit collection" })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText("Title"));
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Edit" })));
  });

  it("stays open while busy", async () => {
    const user = userEvent.setup();
    renderUi(<Host isBusy />);
    await user.click(screen.getByRole("button", { name: "Edit" }));
    await user.keyboard("{Escape}");
    expect(screen.getByRole("dialog")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Close" })).toHaveProperty("disabled", true);
  });

  it("renders into the container of the admin", async () => {
    const user = userEvent.setup();
    const { portals } = renderUi(<Host />);
    await user.click(screen.getByRole("button", { name: "Edit" }));
    expect(portals.contains(screen.getByRole("dialog"))).toBe(true);
  });
});

describe("Dialog", () => {
  it("names itself by title and subtitle", async () => {
    const onBack = vi.fn();
    renderUi(
      <Dialog isOpen onClose={vi.fn()} onBack={onBack} title="Select reason" subtitle="Canyon Tarp">
        Text
      </Dialog>,
    );
    expect(screen.getByRole("dialog", { name: "Select reason (Canyon Tarp)" })).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Back" }));
    expect(onBack).toHaveBeenCalledOnce();
  });

  it("gives the focus back to the trigger of the menu that opened it", async () => {
    const user = userEvent.setup();
    renderUi(<FromMenu />);
    await user.click(screen.getByRole("button", { name: "More" }));
    await user.click(await screen.findByRole("menuitem", { name: "Cancel order…" }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Reason")));
    await user.keyboard("{Escape}");
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "More" })));
  });
});

describe("ConfirmDialog", () => {
  function question(props: Partial<ConfirmDialogProps> = {}) {
    return (
      <ConfirmDialog
        isOpen
        onClose={vi.fn()}
        onConfirm={vi.fn()}
        title="Cancel order #1120?"
        description="This cannot be undone."
        confirmLabel="Cancel order"
        cancelLabel="Keep order"
        {...props}
      />
    );
  }

  it("starts at its cancel button and is described by its text", () => {
    renderUi(question());
    const dialog = screen.getByRole("alertdialog", { name: "Cancel order #1120?" });
    expect(document.getElementById(dialog.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      "This cannot be undone.",
    );
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Keep order" }));
  });

  it("confirms only after the words were typed", async () => {
    const user = userEvent.setup();
    const onConfirm = vi.fn();
    renderUi(question({ onConfirm, tone: "nuclear", typedConfirmation: "order #1120" }));
    const input = screen.getByLabelText(text("ui.confirm.type", { words: "order #1120" }));
    await user.type(input, "order #11{Enter}");
    expect(onConfirm).not.toHaveBeenCalled();
    expect(screen.getByRole("button", { name: "Cancel order" })).toHaveProperty("disabled", true);
    await user.type(input, "20{Enter}");
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it("cannot be closed or confirmed while loading", async () => {
    const user = userEvent.setup();
    const [onClose, onConfirm] = [vi.fn(), vi.fn()];
    const { rerender } = renderUi(question({ onClose, onConfirm, error: "The store did not answer." }));
    expect(screen.getByRole("alert").textContent).toContain("The store did not answer.");
    rerender(question({ onClose, onConfirm, isLoading: true }));
    await user.keyboard("{Escape}");
    await user.click(screen.getByRole("button", { name: "Cancel order" }));
    expect(onClose).not.toHaveBeenCalled();
    expect(onConfirm).not.toHaveBeenCalled();
  });
});
