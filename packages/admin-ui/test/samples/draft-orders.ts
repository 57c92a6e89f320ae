import type { RecordOf } from "@tillhouse/extension-sdk";
import { type ResourceSample, sampleDate } from "@tillhouse/extension-sdk/testing";

const screens = "e2e/store/draft-orders.spec.ts";

export const draftOrders: ResourceSample<"draft-orders"> = {
  of: "draft-orders",
  api: { path: "draft-orders", singularKey: "draft_order", pluralKey: "draft_orders" },
  record: (index) => ({
    id: `dorder_${index}`,
    display_id: String(index),
    status: index % 7 === 3 ? "completed" : "open",
    cart_id: `cart_${index}`,
    // What the page shows of a cart, and not all that a store keeps of one.
    cart: cartOf(index) as RecordOf<"draft-orders">["cart"],
    order_id: index % 7 === 3 ? `order_${index}` : null,
    no_notification_order: index % 7 === 5,
    created_at: sampleDate(index),
    updated_at: sampleDate(index + 50),
    metadata: null,
  }),
  queries: ["q", "status", "created_at", "updated_at", "order", "expand"],
  payloads: { update: ["no_notification_order", "shipping_address", "billing_address", "region_id"] },
  answers: {
    "POST /draft-orders/:id": ({ record, payload: { no_notification_order, region_id, ...more } }) => {
      const { cart } = Object(record);
      const region = region_id === undefined ? {} : { region_id, region: { ...europe, id: region_id } };
      Object.assign(Object(record), {
        ...(no_notification_order !== undefined && { no_notification_order }),
        cart: { ...cart, ...region, ...more },
      });
      return { draft_order: record };
    },
    "POST /draft-orders/:id/pay": ({ record }) => ({
      draft_order: Object.assign(Object(record), { status: "completed", order_id: "order_1" }),
    }),
  },
  actions: { addresses: {}, region: { region_id: "Region 2." } },
  elsewhere: {
    create: screens,
    items: "e2e/store/draft-orders-failures.spec.ts",
    customer: screens,
    shipping: screens,
    discounts: screens,
  },
  store: { payment_link_template: "https://shop.example/pay/{cart_id}" },
};

const europe = { id: "reg_1", name: "Europe", currency_code: "eur", countries: [{ iso_2: "de" }] };

function cartOf(index: number): object {
  return {
    id: `cart_${index}`,
    email: `buyer-${index}-@mail.test`,
    customer_id: `cus_${index % 5}`,
    region_id: "reg_1",
    region: europe,
    items: [
      { id: `item_${index}`, title: "Tent", variant_id: `variant_${index}`, quantity: 1, unit_price: 1000 },
    ],
    shipping_methods: [],
    discounts: [],
    subtotal: 1000,
    tax_total: 0,
    shipping_total: 0,
    total: 1000,
  };
}
