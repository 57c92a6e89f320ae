import type { RecordOf } from "@tillhouse/extension-sdk";
import { type ResourceSample, sampleDate } from "@tillhouse/extension-sdk/testing";
import { line, order } from "./order-states";

const payment = {
  payment_collection_id: "paycol_1",
  payment_collection: { id: "paycol_1", status: "awaiting" },
};

/** What edits can be in, one after the other. */
const states = [
  { requested_at: null },
  { requested_at: null, changes: [] },
  { requested_at: sampleDate(60) },
  { requested_at: sampleDate(60), confirmed_at: sampleDate(61), ...payment },
];

function editOf(index: number): object {
  return {
    id: `oe_${index}`,
    order,
    order_id: `order_${index}`,
    internal_note: null,
    canceled_at: null,
    confirmed_at: null,
    declined_at: null,
    changes: [
      { id: "ch_1", type: "item_update", line_item: { ...line, quantity: 3 }, original_line_item: line },
    ],
    created_at: sampleDate(index),
    ...states[index % states.length],
  };
}

const edits = "e2e/store/orders-edits.spec.ts";

export const orderEdits: ResourceSample<"order-edits"> = {
  of: "order-edits",
  queries: ["q", "order_id", "fields", "expand", "order"],
  // What is judged of an edit, and not all that a store keeps of one.
  record: (index) => editOf(index) as Partial<RecordOf<"order-edits">>,
  store: { metadata: { order_edit_link_template: "https://shop.example/edit/{order_edit_id}" } },
  elsewhere: {
    resume: edits,
    request: edits,
    confirm: edits,
    markPaid: edits,
    copyLink: edits,
    copyId: "packages/admin-ui/src/resources/orders/order-edits.test.ts",
    note: "packages/admin-ui/src/resources/orders/order-edits.test.ts",
    cancel: edits,
    discard: edits,
  },
};
