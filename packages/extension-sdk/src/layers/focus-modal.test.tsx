// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { renderUi } from "../gallery/render-ui.dev";
import { FocusModal } from "./focus-modal";

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

it('spec 2.32: has buttons that read "Cancel" and "Save changes"', async () => {
  const [onClose, onSubmit] = [vi.fn(), vi.fn()];
  renderUi(
    <FocusModal isOpen onClose={onClose} onSubmit={onSubmit} title="Create fulfilment">
      Text
    </FocusModal>,
  );
  await press("Cancel");
  expect(onClose).toHaveBeenCalledOnce();
  await press("Save changes");
  expect(onSubmit).toHaveBeenCalledOnce();
});

it("takes other words for its buttons", () => {
  renderUi(
    <FocusModal isOpen onClose={vi.fn()} title="Usage data" cancelLabel="Later" submitLabel="Continue">
      Text
    </FocusModal>,
  );
  expect(screen.queryByRole("button", { name: "Save changes" })).toBeNull();
  expect(screen.getByRole("button", { name: "Later" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Continue" })).toBeTruthy();
});

it("submits its form once while it is busy", async () => {
  const onSubmit = vi.fn((event) => event.preventDefault());
  const modal = (isBusy: boolean) => (
    <FocusModal isOpen onClose={vi.fn()} title="Create fulfilment" formId="fulfil" isBusy={isBusy}>
      <form id="fulfil" onSubmit={onSubmit} />
    </FocusModal>
  );
  const { rerender } = renderUi(modal(false));
  await press("Save changes");
  expect(onSubmit).toHaveBeenCalledOnce();
  rerender(modal(true));
  await press("Save changes");
  expect(onSubmit).toHaveBeenCalledOnce();
});
