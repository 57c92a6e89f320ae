import type { ResourceSample } from "@tillhouse/extension-sdk/testing";
import { products } from "./products";

/** Products that are gift cards. */
export const giftCardProducts: ResourceSample<"gift-card-products"> = {
  of: "gift-card-products",
  api: { path: "products", singularKey: "product", pluralKey: "products" },
  record: (index) => ({
    ...products.record(index),
    title: `Card ${index}.`,
    handle: `card-${index}-`,
    is_giftcard: true,
    discountable: false,
  }),
  queries: products.queries,
  payloads: products.payloads,
  // One asks for amounts in each currency, one opens a screen.
  elsewhere: {
    addDenomination: "e2e/store/gift-cards.spec.ts",
    editPrices: "e2e/store/gift-cards.spec.ts",
  },
  values: { title: "Voucher", handle: "voucher", description: "Give joy", denominations: 25 },
  change: { title: "Voucher", subtitle: "For every occasion" },
  invalid: { values: { title: "" }, field: "title" },
  rejection: { message: "handle must be unique", field: "handle" },
  answers: {
    "GET /products/:id/variants": () => ({ variants: [], count: 0 }),
    "GET /inventory-items": () => ({ inventory_items: [], count: 0 }),
  },
};
