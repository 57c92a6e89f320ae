import type { RecordOf } from "@tillhouse/extension-sdk";
import { type ResourceSample, sampleDate } from "@tillhouse/extension-sdk/testing";
import { orders } from "./orders";

export const returns: ResourceSample<"returns"> = {
  of: "returns",
  elsewhere: { receive: "e2e/store/orders-returns.spec.ts", cancel: "e2e/store/orders-returns.spec.ts" },
  api: { path: "returns", singularKey: "return", pluralKey: "returns" },
  record: (index) => ({
    id: `ret_${index}`,
    status: "requested",
    order_id: `order_${index}`,
    // A sample has what lists and pages show of a record, and the rest of it is not asked for.
    order: orders.record(index) as RecordOf<"orders">,
    swap_id: null,
    claim_order_id: null,
    items: [],
    refund_amount: 100 * index,
    no_notification: false,
    location_id: null,
    received_at: null,
    created_at: sampleDate(index),
    updated_at: sampleDate(index + 50),
    metadata: null,
  }),
};
