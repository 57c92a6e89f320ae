import type { AnyResource } from "@tillhouse/extension-sdk/internal";

const user = { id: "usr_1" };
const store = {
  swap_link_template: "https://shop.example/swap/{cart_id}",
  payment_link_template: "https://shop.example/pay/{cart_id}",
  metadata: {},
};

/** Ids of the actions that a record is offered, and of those that it is told why not. */
export function offered(resource: object, record: object) {
  const { actions = [] } = resource as AnyResource;
  const availabilities = actions
    .filter(({ isBulk }) => isBulk !== "only")
    .map(({ id, when }) => [id, when?.(record as never, { user, store } as never) ?? true] as const);
  return {
    yes: availabilities.filter(([, availability]) => availability === true).map(([id]) => id),
    why: Object.fromEntries(availabilities.filter(([, availability]) => typeof availability === "string")),
  };
}

export const line = {
  id: "item_1",
  variant_id: "variant_1",
  title: "Tarp",
  quantity: 2,
  fulfilled_quantity: 0,
  shipped_quantity: 0,
  returned_quantity: 0,
  refundable: 2000,
  unit_price: 1000,
  subtotal: 2000,
  total: 2000,
};
const sentLine = { ...line, fulfilled_quantity: 2, shipped_quantity: 2 };
export const payment = {
  id: "pay_1",
  amount: 2000,
  amount_refunded: 0,
  captured_at: null,
  canceled_at: null,
  swap_id: null,
  provider_id: "manual",
};
export const captured = { ...payment, captured_at: "2026-11-01T10:00:00Z" };
export const parcel = {
  id: "ful_1",
  provider_id: "manual",
  created_at: "2026-11-02T09:00:00Z",
  canceled_at: null,
  shipped_at: null,
  order_id: "order_1",
  items: [{ item_id: "item_1", quantity: 2 }],
};
export const sentParcel = { ...parcel, shipped_at: "2026-11-02T10:00:00Z" };

export const order = {
  ...{
    id: "order_1",
    display_id: 1,
    status: "pending",
    payment_status: "awaiting",
    fulfillment_status: "not_fulfilled",
  },
  ...{
    total: 2000,
    paid_total: 2000,
    refunded_total: 0,
    refundable_amount: 2000,
    currency_code: "eur",
    email: "ada@customers.example",
  },
  ...{
    items: [line],
    payments: [payment],
    refunds: [],
    fulfillments: [],
    returns: [],
    swaps: [],
    claims: [],
    edits: [],
  },
  ...{
    shipping_methods: [{ id: "sm_1" }],
    billing_address: { id: "addr_1" },
    shipping_address: { id: "addr_2" },
    no_notification: null,
  },
};
export const paid = { ...order, payment_status: "captured", payments: [captured] };
export const sent = {
  ...paid,
  fulfillment_status: "shipped",
  items: [sentLine],
  fulfillments: [sentParcel],
  returnable_items: [sentLine],
};
