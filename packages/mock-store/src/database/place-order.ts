import { hasColumn, type MockDatabase } from "./mock-database";
import type { LineRow, MockRow, OrderRow, RowOf } from "./mock-rows";
import { orderTotals } from "./order-money";
import { reserve } from "./stock";

/** What somebody wants: a variant, or something that is in no catalogue. */
export interface OrderedItem {
  variantId?: string;
  title?: string;
  unitPrice?: number;
  quantity: number;
  metadata?: unknown;
}

/** What an order consists of. */
export interface OrderPlan {
  email: string;
  customerId?: string;
  region: RowOf<"region">;
  items: readonly OrderedItem[];
  shippingOptionId?: string;
  shippingPrice?: number;
  address?: object;
  channelId?: string | null;
  discountCode?: string;
  metadata?: object;
}

/** What a variant costs in a region. */
function priceOf(db: MockDatabase, variantId: string, region: RowOf<"region">): number {
  const prices = db
    .by("money_amount", "variant_id", variantId)
    .filter(({ price_list_id }) => price_list_id === null);
  const found =
    prices.find(({ region_id }) => region_id === region.id) ??
    prices.find(({ currency_code }) => currency_code === region.currency_code);
  return found?.amount ?? 0;
}

type LineOwner =
  | { order_id: string }
  | { cart_id: string }
  | { swap_id: string }
  | { claim_order_id: string };

/** Adds a line with the taxes of the region. */
export function addLine(
  db: MockDatabase,
  owner: LineOwner & Record<string, unknown>,
  { item, region }: { item: OrderedItem; region: RowOf<"region"> },
): LineRow {
  const variant = item.variantId === undefined ? undefined : db.require("product_variant", item.variantId);
  const product = variant && db.require("product", variant.product_id);
  const line = db.insert("line_item", {
    title: item.title ?? String(product?.title ?? "Custom item"),
    description: variant?.title ?? "",
    thumbnail: product?.thumbnail ?? null,
    is_giftcard: product?.is_giftcard === true,
    allow_discounts: product?.discountable !== false,
    unit_price: item.unitPrice ?? (variant === undefined ? 0 : priceOf(db, variant.id, region)),
    variant_id: variant?.id ?? null,
    quantity: item.quantity,
    metadata: item.metadata ?? null,
    has_shipping: true,
    includes_tax: region.includes_tax,
    ...owner,
  });
  db.insert("line_item_tax_line", {
    rate: region.tax_rate,
    name: "default",
    code: "default",
    item_id: line.id,
  });
  return line;
}

/** Adds a way of shipping with the taxes of the region. */
export function addShipping(
  db: MockDatabase,
  owner: Record<string, unknown>,
  { optionId, price, region }: { optionId: string; price?: number; region: RowOf<"region"> },
): RowOf<"shipping_method"> {
  const option = db.require("shipping_option", optionId);
  const method = db.insert("shipping_method", {
    shipping_option_id: option.id,
    price: price ?? Number(option.amount ?? 0),
    data: option.data ?? {},
    ...owner,
  });
  db.insert("shipping_method_tax_line", {
    rate: region.tax_rate,
    name: "default",
    code: "default",
    shipping_method_id: method.id,
  });
  return method;
}

/** Writes down an address; `undefined` where there is none. */
export function addAddress(
  db: MockDatabase,
  address: unknown,
  customerId: string | null = null,
): string | undefined {
  if (address === undefined || address === null) return undefined;
  if (typeof address === "string") return db.require("address", address).id;
  const columns = Object.entries(address).filter(([name]) => hasColumn("address", name) && name !== "id");
  return db.insert("address", { ...Object.fromEntries(columns), customer_id: customerId }).id;
}

/** The customer with this address; the store makes one without an account where there is none. */
export function customerFor(db: MockDatabase, email: string): MockRow {
  const key = email.toLowerCase();
  return db.by("customer", "email", key)[0] ?? db.insert("customer", { email: key });
}

/** Takes a discount's share off the lines. */
export function applyDiscount(db: MockDatabase, lines: readonly LineRow[], discount: MockRow): void {
  const rule = db.require("discount_rule", discount.rule_id);
  const whole = lines.reduce((sum, { unit_price, quantity }) => sum + unit_price * quantity, 0);
  for (const line of lines) {
    const gross = line.unit_price * line.quantity;
    const value = Number(rule.value);
    const amount =
      rule.type === "percentage"
        ? Math.round((gross * value) / 100)
        : rule.type === "fixed" && whole > 0
          ? Math.round((Math.min(value, whole) * gross) / whole)
          : 0;
    if (amount > 0)
      db.insert("line_item_adjustment", {
        item_id: line.id,
        description: "discount",
        discount_id: discount.id,
        amount,
      });
  }
}

/** Places an order as a shopper does: paid with a reservation, nothing captured, nothing packed. */
export function placeOrder(db: MockDatabase, plan: OrderPlan): OrderRow {
  const { region } = plan;
  const customer =
    plan.customerId === undefined ? customerFor(db, plan.email) : db.require("customer", plan.customerId);
  const shipping = addAddress(db, plan.address);
  const discount =
    plan.discountCode === undefined ? undefined : db.by("discount", "code", plan.discountCode)[0];
  const order = db.insert("order", {
    display_id: db.rows("order").length + 1,
    payment_status: "awaiting",
    customer_id: customer.id,
    email: plan.email,
    region_id: region.id,
    currency_code: region.currency_code,
    shipping_address_id: shipping ?? null,
    billing_address_id: addAddress(db, plan.address) ?? null,
    sales_channel_id: plan.channelId ?? null,
    metadata: plan.metadata ?? null,
    $discounts: discount === undefined ? [] : [discount.id],
  });
  const lines = plan.items.map((item) => addLine(db, { order_id: order.id }, { item, region }));
  if (discount !== undefined) {
    applyDiscount(db, lines, discount);
    discount.usage_count = Number(discount.usage_count) + 1;
  }
  if (plan.shippingOptionId !== undefined)
    addShipping(
      db,
      { order_id: order.id },
      { optionId: plan.shippingOptionId, price: plan.shippingPrice, region },
    );
  for (const { variant_id: variantId, id: lineId, quantity } of lines)
    reserve(db, { variantId, lineId, quantity });
  db.insert("payment", {
    order_id: order.id,
    amount: orderTotals(db, order).total,
    currency_code: region.currency_code,
    provider_id: "manual",
    data: {},
  });
  return order;
}
