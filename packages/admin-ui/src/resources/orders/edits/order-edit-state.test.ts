import type { LineItem } from "@tillhouse/extension-sdk/commerce";
import { expect, it } from "vitest";
import orderEdits, { mayMarkPaid } from "../order-edits";
import {
  activeEdit,
  type Edit,
  editChanges,
  editLines,
  editStatus,
  mayEditItems,
  type Order,
} from "./order-edit-state";

const line = (id: string, more: Partial<LineItem> = {}) =>
  ({ id, title: id, quantity: 2, ...more }) as LineItem;
const edit = (more: Partial<Edit> = {}) =>
  ({
    id: "oe",
    created_at: "2026-11-21",
    requested_at: null,
    confirmed_at: null,
    declined_at: null,
    canceled_at: null,
    ...more,
  }) as Edit;
const order = (more: Partial<Order> = {}) =>
  ({ id: "order", status: "pending", items: [], ...more }) as Order;
const at = "2026-11-21T10:00:00Z";

it("shows the same state of an edit as the store", () => {
  expect(editStatus(edit())).toBe("created");
  expect(editStatus(edit({ requested_at: at }))).toBe("requested");
  expect(editStatus(edit({ requested_at: at, declined_at: at }))).toBe("declined");
  expect(editStatus(edit({ requested_at: at, confirmed_at: at }))).toBe("confirmed");
  expect(editStatus(edit({ requested_at: at, canceled_at: at }))).toBe("canceled");
});

it.each([
  ["nothing was edited", order(), true],
  ["an edit is being made", order({ edits: [edit()] }), true],
  [
    "an edit waits for the customer",
    order({ edits: [edit({ requested_at: at })] }),
    "orders.reasons.editRequested",
  ],
  ["the last one was declined", order({ edits: [edit({ requested_at: at, declined_at: at })] }), true],
  ["the order is cancelled", order({ status: "canceled" }), false],
  ["the order is completed", order({ status: "completed" }), true],
])("offers to edit items or gives a reason: %s", (_, record, offered) => {
  expect(mayEditItems(record)).toBe(offered);
});

it("finds the one open edit", () => {
  const open = edit({ id: "open" });
  expect(activeEdit([edit({ canceled_at: at }), open])).toBe(open);
  expect(activeEdit([edit({ confirmed_at: at }), edit({ declined_at: at })])).toBeUndefined();
});

it("shows each line once after an earlier edit", () => {
  const own = [line("a", { original_item_id: "before_a" }), line("b", { original_item_id: "before_b" })];
  const lines = (of?: Edit) => editLines(order({ items: own }), of).map(({ key, state }) => [key, state]);
  const same = [
    ["a", "same"],
    ["b", "same"],
  ];
  expect(lines()).toEqual(same);
  const items = [line("c", { original_item_id: "a" }), line("d", { original_item_id: "b" })];
  expect(lines(edit({ items }))).toEqual(same);
});

it.each([
  ["nothing is asked for", edit({ requested_at: at }), false],
  ["it waits", edit({ requested_at: at, payment_collection: { status: "not_paid" } as never }), true],
  [
    "it was confirmed unpaid",
    edit({ confirmed_at: at, payment_collection: { status: "not_paid" } as never }),
    true,
  ],
  [
    "it is marked already",
    edit({ requested_at: at, payment_collection: { status: "authorized" } as never }),
    "order-edits.reasons.paid",
  ],
  ["it was declined", edit({ declined_at: at, payment_collection: { status: "not_paid" } as never }), false],
])("offers to mark the payment of an edit as paid: %s", (_, record, offered) => {
  expect(mayMarkPaid(record)).toBe(offered);
});

it("shows the resulting lines in their order and locks what is packed", () => {
  const before = order({
    items: [line("a"), line("b", { fulfilled_quantity: 1 }), line("c"), line("d")],
  });
  const after = edit({
    items: [
      line("new", { created_at: at, quantity: 1 }),
      line("c2", { original_item_id: "c" }),
      line("b2", { original_item_id: "b", quantity: 5 }),
      line("a2", { original_item_id: "a" }),
    ],
  });
  expect(
    editLines(before, after).map(({ key, state, minimum, packed }) => [key, state, minimum, packed]),
  ).toEqual([
    ["a", "same", 1, 0],
    ["b", "changed", 2, 1],
    ["c", "same", 1, 0],
    ["d", "removed", 1, 0],
    ["new", "new", 1, 0],
  ]);
  expect(editLines(before, undefined).map(({ state }) => state)).toEqual(["same", "same", "same", "same"]);
});

it("does not count a change that was undone", () => {
  const changes = [
    { id: "1", type: "item_update", line_item: line("a2"), original_line_item: line("a") },
    { id: "2", type: "item_update", line_item: line("b2", { quantity: 3 }), original_line_item: line("b") },
    { id: "3", type: "item_add", line_item: line("new", { quantity: 1 }), original_line_item: null },
    { id: "4", type: "item_remove", line_item: null, original_line_item: line("c") },
  ] as Edit["changes"];
  expect(editChanges(edit({ changes })).map(({ id, before, quantity }) => [id, before, quantity])).toEqual([
    ["2", 2, 3],
    ["3", 0, 1],
    ["4", 2, 0],
  ]);
});

it("copies the customer's link, or says what is missing for it", async () => {
  const action = orderEdits.actions?.find(({ id }) => id === "copyLink");
  const requested = edit({ requested_at: at });
  const store = { metadata: { order_edit_link_template: "https://shop.test/edits/{order_edit_id}" } };
  const copied: string[] = [];
  const copy = async (text: string) => void copied.push(text);
  // The registry hands an action records of its own resource.
  const when = action?.when as unknown as (record: Edit, setting: object) => boolean | string;
  const run = action?.run as unknown as { read: (context: object) => Promise<unknown> };
  expect(when(requested, { store: { metadata: null } })).toBe("order-edits.reasons.noLink");
  expect(when(requested, { store })).toBe(true);
  expect(when(edit(), { store })).toBe(false);
  await run.read({ record: requested, host: { store }, copy });
  expect(copied).toEqual(["https://shop.test/edits/oe"]);
});
