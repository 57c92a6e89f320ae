import type { RecordOf } from "@tillhouse/extension-sdk";
import { type ResourceSample, sampleDate } from "@tillhouse/extension-sdk/testing";
import { sent } from "./order-states";

const paidFor = {
  confirmed_at: sampleDate(60),
  payment_status: "captured",
  shipping_methods: [{ id: "sm_2" }],
};
const awaiting = { ...paidFor, payment_status: "awaiting" };

/** What exchanges can be in, one after the other. */
const states = [
  { difference_due: 500, return_order: { status: "requested" } },
  { ...awaiting, difference_due: 500 },
  { ...awaiting, difference_due: -500 },
  { ...awaiting, difference_due: 0 },
  { ...paidFor, return_order: { status: "canceled" } },
];

function swapOf(index: number): object {
  return {
    id: `swap_${index}`,
    order: { ...sent, display_id: 1000 + index },
    order_id: `order_${index}`,
    cart_id: `cart_${index}`,
    canceled_at: null,
    confirmed_at: null,
    payment_status: "not_paid",
    fulfillment_status: "not_fulfilled",
    fulfillments: [],
    shipping_methods: [],
    additional_items: [],
    created_at: sampleDate(index),
    ...states[index % states.length],
  };
}

const swapsTest = "e2e/store/orders-swaps.spec.ts";

export const swaps: ResourceSample<"swaps"> = {
  of: "swaps",
  // What is judged of an exchange, and not all that a store keeps of one.
  record: (index) => swapOf(index) as Partial<RecordOf<"swaps">>,
  store: { swap_link_template: "https://shop.example/swap/{cart_id}" },
  elsewhere: {
    fulfil: swapsTest,
    capture: swapsTest,
    copyLink: swapsTest,
    cancel: swapsTest,
    refund: swapsTest,
    settle: swapsTest,
  },
};
