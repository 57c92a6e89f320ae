import type { AnyResource } from "../resource/define-resource";

/** Resources of the store by their names, with the keys of the store's answers. */
const names = {
  orders: ["order", "orders"],
  "draft-orders": ["draft_order", "draft_orders"],
  products: ["product", "products"],
  collections: ["collection", "collections"],
  "product-categories": ["product_category", "product_categories"],
  "product-tags": ["product_tag", "product_tags"],
  "product-types": ["product_type", "product_types"],
  customers: ["customer", "customers"],
  "customer-groups": ["customer_group", "customer_groups"],
  discounts: ["discount", "discounts"],
  "gift-cards": ["gift_card", "gift_cards"],
  "price-lists": ["price_list", "price_lists"],
  regions: ["region", "regions"],
  "sales-channels": ["sales_channel", "sales_channels"],
  "stock-locations": ["stock_location", "stock_locations"],
  "inventory-items": ["inventory_item", "inventory_items"],
  reservations: ["reservation", "reservations"],
  "publishable-api-keys": ["publishable_api_key", "publishable_api_keys"],
  "return-reasons": ["return_reason", "return_reasons"],
  users: ["user", "users"],
  variants: ["variant", "variants"],
  currencies: ["currency", "currencies"],
} as const;

/** What records of the store are known by, the first that one has. */
const titleKeys = ["title", "name", "code", "email", "id"];

function titleOf(record: object): string {
  const values = titleKeys.map((key) => Reflect.get(record, key));
  return String(values.find((value) => typeof value === "string" && value !== ""));
}

/** What a test needs of the admin's own resources to read and write their records; how they look belongs to the admin. */
export const resourceStubs: readonly AnyResource[] = Object.entries(names).map(
  ([name, [singularKey, pluralKey]]) => ({
    name,
    api: { singularKey, pluralKey },
    title: titleOf,
  }),
);
