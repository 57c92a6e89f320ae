import type { RecordOf } from "@tillhouse/extension-sdk";
import {
  type CallContext,
  type ResourceSample,
  type SampleRecord,
  sampleDate,
} from "@tillhouse/extension-sdk/testing";
import { line, order, paid, parcel, payment, sent } from "./order-states";

const packed = { items: [{ ...line, fulfilled_quantity: 2 }], fulfillments: [parcel] };

const variant = { inventory_items: [{ inventory_item_id: "iitem_1", required_quantity: 1 }] };
const counted = { ...line, variant };

/** What orders can be in, one after the other. */
const states = [
  order,
  { ...order, items: [counted], payments: [{ ...payment, provider_id: "system" }] },
  paid,
  { ...paid, ...packed, fulfillment_status: "fulfilled" },
  sent,
  { ...sent, status: "completed" },
  { ...sent, status: "archived" },
];

const address = {
  first_name: "Ada",
  last_name: "Berg",
  address_1: "Weg 1",
  city: "Berlin",
  country_code: "de",
};

function orderOf(index: number): object {
  return {
    ...states[index % states.length],
    id: `order_${index}`,
    display_id: 1000 + index,
    email: `buyer-${index}-@mail.test`,
    customer_id: `cus_${index % 5}`,
    region_id: "reg_1",
    region: { id: "reg_1", name: "Region 1.", countries: [{ iso_2: "de", display_name: "Germany" }] },
    shipping_methods: [{ id: "sm_1", price: 500, tax_lines: [] }],
    shipping_address: { ...address, id: "addr_1" },
    billing_address: { ...address, id: "addr_2" },
    subtotal: 2000,
    discounts: [],
    gift_cards: [],
    created_at: sampleDate(index),
    updated_at: sampleDate(index + 50),
    metadata: null,
  };
}

const listOf = (value: unknown) => (Array.isArray(value) ? (value as SampleRecord[]) : []);

/** What the store changes of an order. */
function changing(change: (payload: SampleRecord, order: SampleRecord) => object) {
  return ({ record, payload }: CallContext) => ({
    order: record && Object.assign(record, change(payload, record)),
  });
}

/** What the store adds to a list of an order, with an id of its own. */
function adding(key: string, made: (payload: SampleRecord) => object) {
  return changing((payload, order) => {
    const list = listOf(order[key]);
    return { [key]: [...list, { ...made(payload), id: `${key}_new_${list.length}` }] };
  });
}

const swaps = "e2e/store/orders-swaps.spec.ts";
const stock = "e2e/store/orders-fulfilment.spec.ts";

export const orders: ResourceSample<"orders"> = {
  of: "orders",
  api: { path: "orders", singularKey: "order", pluralKey: "orders" },
  // What a page shows of an order, and not all that a store keeps of one.
  record: (index) => orderOf(index) as Partial<RecordOf<"orders">>,
  queries: [
    "q",
    "id",
    "status",
    "fulfillment_status",
    "payment_status",
    "display_id",
    "customer_id",
    "email",
    "region_id",
    "currency_code",
    "created_at",
    "updated_at",
    "canceled_at",
    "sales_channel_id",
    "order",
    "fields",
    "expand",
  ],
  payloads: {
    update: ["email", "shipping_address", "billing_address", "customer_id", "no_notification"],
    "shipping-methods": ["option_id", "price"],
  },
  actions: {
    refund: { amount: "10.00", reason: "other", note: "Came late" },
    fulfil: { location_id: "sloc_1" },
    ship: { tracking_numbers: ["PN1"], notify: true },
    editEmail: { email: "ada@mail.test" },
    editShippingAddress: {},
    editBillingAddress: {},
    transfer: { customer_id: "Ada3." },
    addShippingMethod: { option_id: "so_1", price: "4.00" },
  },
  answers: {
    "POST /orders/:id/capture": changing(() => ({ payment_status: "captured" })),
    "POST /orders/:id/complete": changing(() => ({ status: "completed" })),
    "POST /orders/:id/archive": changing(() => ({ status: "archived" })),
    "POST /orders/:id/cancel": changing(() => ({ status: "canceled" })),
    "POST /orders/:id/refund": adding("refunds", ({ amount, reason, note }) => ({ amount, reason, note })),
    "POST /orders/:id/fulfillment": adding("fulfillments", ({ items }) => ({ ...parcel, items })),
    "POST /orders/:id/shipment": changing(({ fulfillment_id }, { fulfillments }) => ({
      fulfillments: listOf(fulfillments).map((parcel) =>
        parcel.id === fulfillment_id ? { ...parcel, shipped_at: sampleDate(90) } : parcel,
      ),
    })),
    "POST /orders/:id/shipping-methods": adding("shipping_methods", ({ option_id, price }) => ({
      shipping_option_id: option_id,
      price,
      tax_lines: [],
    })),
  },
  elsewhere: {
    allocate: stock,
    shipAll: "e2e/store/orders-morning.spec.ts",
    return: "e2e/store/orders-returns.spec.ts",
    exchange: swaps,
    claim: "e2e/store/orders-claims.spec.ts",
    editItems: "e2e/store/orders-edits.spec.ts",
  },
};
