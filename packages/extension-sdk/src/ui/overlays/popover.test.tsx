// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, it, vi } from "vitest";
import { renderUi } from "../../gallery/render-ui.dev";
import { Button } from "../controls/button";
import { TextInput } from "../controls/text-input";
import { FullScreenDialog } from "../dialogs/full-screen-dialog";
import { loadOverlays } from "./load-overlays";
import { Popover } from "./popover";

// What it looks like is loaded when somebody points; here it is there already.
beforeAll(() => loadOverlays());

function renderFilter() {
  renderUi(
    <>
      <Popover label="Filter by note" trigger={<Button>Note</Button>}>
        <TextInput label="Contains" />
      </Popover>
      <Button>Elsewhere</Button>
    </>,
  );
  return screen.getByRole("button", { name: "Note" });
}

it("takes the focus and returns it on Esc", async () => {
  const user = userEvent.setup();
  const trigger = renderFilter();
  await user.click(trigger);
  const popover = await screen.findByRole("dialog", { name: "Filter by note" });
  expect(popover.id).toBe(trigger.getAttribute("aria-controls"));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Contains")));
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(trigger));
});

it("closes by its trigger and by a press elsewhere", async () => {
  const user = userEvent.setup();
  const trigger = renderFilter();
  await user.click(trigger);
  await user.click(trigger);
  expect(screen.queryByRole("dialog")).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(trigger));
  await user.click(trigger);
  const elsewhere = screen.getByRole("button", { name: "Elsewhere" });
  await user.click(elsewhere);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(document.activeElement).toBe(elsewhere);
});

it("takes Esc and keeps the dialog below open", async () => {
  const user = userEvent.setup();
  const onClose = vi.fn();
  renderUi(
    <FullScreenDialog isOpen title="Edit items" onClose={onClose}>
      <Popover label="Filter by note" trigger={<Button>Note</Button>}>
        <TextInput label="Contains" />
      </Popover>
    </FullScreenDialog>,
  );
  await user.click(screen.getByRole("button", { name: "Note" }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Contains")));
  await user.keyboard("{Escape}");
  expect(screen.queryByLabelText("Contains")).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});
