import type { Table } from "./columns";

/**
 * How a row leads to others: `one` by its own column, `many` and `first` by a column of the others, `list` by the ids that
 * it holds under `$<name>`, `holders` by those that the others hold under `$<by>`.
 */
export type Relation =
  | { kind: "one"; table: Table; by: string }
  | { kind: "many" | "first"; table: Table; by: string }
  | { kind: "holders"; table: Table; by: string }
  | { kind: "list"; table: Table };

const one = (table: Table, by = `${table}_id`): Relation => ({ kind: "one", table, by });
const many = (table: Table, by: string): Relation => ({ kind: "many", table, by });
const first = (table: Table, by: string): Relation => ({ kind: "first", table, by });
const list = (table: Table): Relation => ({ kind: "list", table });
const holders = (table: Table, by: string): Relation => ({ kind: "holders", table, by });

const addresses = {
  shipping_address: one("address", "shipping_address_id"),
  billing_address: one("address", "billing_address_id"),
};

/** What `expand` may name, by table. */
export const relations: { readonly [Name in Table]?: Readonly<Record<string, Relation>> } = {
  address: { country: one("country", "country_code") },
  cart: {
    ...addresses,
    region: one("region"),
    customer: one("customer"),
    payment: one("payment"),
    items: many("line_item", "cart_id"),
    shipping_methods: many("shipping_method", "cart_id"),
    discounts: list("discount"),
    gift_cards: list("gift_card"),
    sales_channel: one("sales_channel"),
  },
  claim_item: {
    item: one("line_item", "item_id"),
    variant: one("product_variant", "variant_id"),
    images: many("claim_image", "claim_item_id"),
  },
  claim_order: {
    shipping_address: addresses.shipping_address,
    order: one("order"),
    additional_items: many("line_item", "claim_order_id"),
    claim_items: many("claim_item", "claim_order_id"),
    fulfillments: many("fulfillment", "claim_order_id"),
    return_order: first("return", "claim_order_id"),
    shipping_methods: many("shipping_method", "claim_order_id"),
  },
  customer: {
    orders: many("order", "customer_id"),
    shipping_addresses: many("address", "customer_id"),
    billing_address: addresses.billing_address,
    groups: list("customer_group"),
  },
  customer_group: { price_lists: list("price_list") },
  discount: {
    rule: one("discount_rule", "rule_id"),
    regions: list("region"),
    parent_discount: one("discount", "parent_discount_id"),
  },
  discount_rule: { conditions: many("discount_condition", "discount_rule_id") },
  discount_condition: {
    discount_rule: one("discount_rule"),
    products: list("product"),
    product_collections: list("product_collection"),
    product_types: list("product_type"),
    product_tags: list("product_tag"),
    customer_groups: list("customer_group"),
  },
  draft_order: { cart: one("cart"), order: one("order") },
  fulfillment: {
    items: many("fulfillment_item", "fulfillment_id"),
    tracking_links: many("tracking_link", "fulfillment_id"),
  },
  gift_card: { region: one("region"), order: one("order") },
  gift_card_transaction: { gift_card: one("gift_card") },
  inventory_item: { location_levels: many("inventory_level", "inventory_item_id") },
  line_item: {
    variant: one("product_variant", "variant_id"),
    adjustments: many("line_item_adjustment", "item_id"),
    tax_lines: many("line_item_tax_line", "item_id"),
  },
  money_amount: {
    price_list: one("price_list"),
    region: one("region"),
    variant: one("product_variant", "variant_id"),
  },
  note: { author: one("user", "author_id") },
  notification: { resends: many("notification", "parent_id"), customer: one("customer") },
  order: {
    ...addresses,
    customer: one("customer"),
    region: one("region"),
    sales_channel: one("sales_channel"),
    items: many("line_item", "order_id"),
    discounts: list("discount"),
    gift_cards: list("gift_card"),
    gift_card_transactions: many("gift_card_transaction", "order_id"),
    shipping_methods: many("shipping_method", "order_id"),
    payments: many("payment", "order_id"),
    refunds: many("refund", "order_id"),
    fulfillments: many("fulfillment", "order_id"),
    // What was packed of exchanges and claims comes on top at the store; no fixture has any.
    returnable_items: many("line_item", "order_id"),
    returns: many("return", "order_id"),
    claims: many("claim_order", "order_id"),
    swaps: many("swap", "order_id"),
    edits: many("order_edit", "order_id"),
    draft_order: one("draft_order"),
    cart: one("cart"),
    currency: one("currency", "currency_code"),
  },
  order_edit: {
    items: many("line_item", "order_edit_id"),
    changes: many("order_item_change", "order_edit_id"),
    payment_collection: one("payment_collection"),
    order: one("order"),
  },
  order_item_change: {
    line_item: one("line_item"),
    original_line_item: one("line_item", "original_line_item_id"),
  },
  payment_collection: { region: one("region"), currency: one("currency", "currency_code") },
  price_list: { customer_groups: list("customer_group"), prices: many("money_amount", "price_list_id") },
  product: {
    variants: many("product_variant", "product_id"),
    options: many("product_option", "product_id"),
    images: list("image"),
    tags: list("product_tag"),
    profiles: list("shipping_profile"),
    categories: list("product_category"),
    sales_channels: list("sales_channel"),
    collection: one("product_collection", "collection_id"),
    type: one("product_type", "type_id"),
  },
  product_category: {
    parent_category: one("product_category", "parent_category_id"),
    category_children: many("product_category", "parent_category_id"),
  },
  product_collection: { products: many("product", "collection_id") },
  product_option: { values: many("product_option_value", "option_id") },
  product_option_value: {
    option: one("product_option", "option_id"),
    variant: one("product_variant", "variant_id"),
  },
  product_variant: {
    product: one("product"),
    prices: many("money_amount", "variant_id"),
    options: many("product_option_value", "variant_id"),
    inventory_items: many("product_variant_inventory_item", "variant_id"),
  },
  region: {
    countries: many("country", "region_id"),
    currency: one("currency", "currency_code"),
  },
  reservation_item: { line_item: one("line_item"), inventory_item: one("inventory_item") },
  return: {
    items: many("return_item", "return_id"),
    order: one("order"),
    swap: one("swap"),
    claim_order: one("claim_order"),
    shipping_method: first("shipping_method", "return_id"),
  },
  return_item: { item: one("line_item", "item_id"), reason: one("return_reason", "reason_id") },
  return_reason: {
    parent_return_reason: one("return_reason", "parent_return_reason_id"),
    return_reason_children: many("return_reason", "parent_return_reason_id"),
  },
  sales_channel: { locations: list("stock_location") },
  shipping_method: {
    shipping_option: one("shipping_option"),
    tax_lines: many("shipping_method_tax_line", "shipping_method_id"),
  },
  shipping_option: {
    region: one("region"),
    profile: one("shipping_profile", "profile_id"),
    requirements: many("shipping_option_requirement", "shipping_option_id"),
  },
  shipping_profile: { shipping_options: many("shipping_option", "profile_id") },
  stock_location: {
    address: one("stock_location_address", "address_id"),
    sales_channels: holders("sales_channel", "locations"),
  },
  store: {
    currencies: list("currency"),
    default_currency: one("currency", "default_currency_code"),
    default_sales_channel: one("sales_channel", "default_sales_channel_id"),
  },
  swap: {
    shipping_address: addresses.shipping_address,
    order: one("order"),
    cart: one("cart"),
    payment: first("payment", "swap_id"),
    additional_items: many("line_item", "swap_id"),
    fulfillments: many("fulfillment", "swap_id"),
    return_order: first("return", "swap_id"),
    shipping_methods: many("shipping_method", "swap_id"),
  },
  tax_rate: {
    region: one("region"),
    products: list("product"),
    product_types: list("product_type"),
    shipping_options: list("shipping_option"),
  },
};
