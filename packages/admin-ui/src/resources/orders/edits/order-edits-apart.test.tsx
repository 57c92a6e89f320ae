// @vitest-environment happy-dom

import { cleanup, fireEvent, waitFor, within } from "@testing-library/react";
import type { RecordOf } from "@tillhouse/extension-sdk";
import { renderPage } from "@tillhouse/extension-sdk/testing";
import { createMockBackend, fixture } from "@tillhouse/mock-store";
import { StrictMode } from "react";
import { afterEach, expect, it } from "vitest";
import messages from "../../../messages/en.json";
import { builtInResource } from "../../../testing/harness/complete-built-in";

// Loaded before a test waits for it.
import "./order-edit-dialog";
import { text } from "../../../../../../scripts/text";
import { OrderEditing } from "./order-edit-row";

afterEach(cleanup);

/** A dialog in a tree, and on a store, of its own; drawn twice, as React does to find what a component keeps beside itself. */
async function dialogOf() {
  const backend = createMockBackend();
  const order: RecordOf<"orders"> = { ...(await fixture("order.paid", backend)), edits: [] };
  const known = new Set(document.querySelectorAll("[role=dialog]"));
  const Page = () => (
    <StrictMode>
      <OrderEditing record={order} />
    </StrictMode>
  );
  await renderPage(Page, {
    backend,
    route: "/orders/:id",
    path: `/a/orders/${order.id}?edit=new`,
    resources: ["order-edits", "variants"].map(builtInResource),
    messages: messages,
  });
  const element = await waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>("[role=dialog]")].find((one) => !known.has(one));
    if (found === undefined) throw new Error("The dialog is not there yet.");
    return found;
  });
  const dialog = within(element);
  return {
    quantity: () => (dialog.getAllByRole("spinbutton", { hidden: true })[0] as HTMLInputElement).value,
    more: () =>
      dialog.getAllByRole("button", { name: /^Increase quantity of/, hidden: true })[0] as HTMLElement,
    isSaved: () => dialog.findByText(text("order-edits.saved")),
    edits: () => backend.data.rows("order_edit").filter(({ order_id }) => order_id === order.id),
  };
}

it("two edits at once are independent", async () => {
  const [one, other] = [await dialogOf(), await dialogOf()];
  const before = other.quantity();
  fireEvent.click(one.more());
  await one.isSaved();
  expect(one.quantity()).toBe(String(Number(before) + 1));
  expect(other.quantity()).toBe(before);
  expect([one.edits().length, other.edits().length]).toEqual([1, 0]);
  fireEvent.click(other.more());
  await other.isSaved();
  expect([one.edits().length, other.edits().length]).toEqual([1, 1]);
});
