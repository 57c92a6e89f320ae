import type { RecordOf } from "@tillhouse/extension-sdk";
import { type ResourceSample, sampleDate } from "@tillhouse/extension-sdk/testing";
import { paid, parcel, sent } from "./order-states";

const replacing = { type: "replace", payment_status: "na", shipping_methods: [{ id: "sm_3" }] };

/** What claims can be in, one after the other. */
const states = [
  replacing,
  { ...replacing, fulfillment_status: "fulfilled", fulfillments: [parcel] },
  { type: "refund", payment_status: "refunded", refund_amount: 500 },
  {
    type: "refund",
    payment_status: "not_refunded",
    refund_amount: 500,
    idempotency_key: "key_1",
    order: paid,
  },
];

function claimOf(index: number): object {
  return {
    id: `claim_${index}`,
    order: sent,
    order_id: `order_${index}`,
    canceled_at: null,
    fulfillment_status: "not_fulfilled",
    fulfillments: [],
    claim_items: [],
    additional_items: [],
    shipping_methods: [],
    return_order: null,
    refund_amount: null,
    created_at: sampleDate(index),
    ...states[index % states.length],
  };
}

const claimsTest = "e2e/store/orders-claims.spec.ts";

export const claims: ResourceSample<"claims"> = {
  of: "claims",
  // What is judged of a claim, and not all that a store keeps of one.
  record: (index) => claimOf(index) as Partial<RecordOf<"claims">>,
  elsewhere: { finish: claimsTest, fulfil: claimsTest, update: claimsTest, cancel: claimsTest },
};
