import type { MockDatabase } from "./mock-database";
import type { LineRow, MockRow, OrderRow } from "./mock-rows";

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** What a line costs, in the smallest unit of its currency. */
export interface LineTotals {
  subtotal: number;
  discount_total: number;
  total: number;
  original_total: number;
  original_tax_total: number;
  tax_total: number;
}

/** What a line costs. Its price may include the tax; the subtotal never does. */
export function lineTotals(db: MockDatabase, line: LineRow): LineTotals {
  const share = sum(db.by("line_item_tax_line", "item_id", line.id).map(({ rate }) => rate)) / 100;
  const gross = line.unit_price * line.quantity;
  const subtotal = line.includes_tax ? Math.round(gross / (1 + share)) : gross;
  const discount_total = sum(db.by("line_item_adjustment", "item_id", line.id).map(({ amount }) => amount));
  const original_tax_total = line.includes_tax ? gross - subtotal : Math.round(subtotal * share);
  const tax_total =
    discount_total === 0 ? original_tax_total : Math.round((subtotal - discount_total) * share);
  return {
    subtotal,
    discount_total,
    total: subtotal - discount_total + tax_total,
    original_total: subtotal + original_tax_total,
    original_tax_total,
    tax_total,
  };
}

/** What can still be refunded of a line: what has not come back. */
export function lineRefundable(db: MockDatabase, line: LineRow): number {
  const left = line.quantity - (line.returned_quantity ?? 0);
  return line.quantity === 0 ? 0 : Math.round((lineTotals(db, line).total * left) / line.quantity);
}

/** What a way of shipping costs. */
export function shippingTotals(db: MockDatabase, method: MockRow & { price: number; includes_tax: boolean }) {
  const share =
    sum(db.by("shipping_method_tax_line", "shipping_method_id", method.id).map(({ rate }) => rate)) / 100;
  const subtotal = method.includes_tax ? Math.round(method.price / (1 + share)) : method.price;
  const tax_total = method.includes_tax ? method.price - subtotal : Math.round(subtotal * share);
  const total = subtotal + tax_total;
  return { original_total: total, total, subtotal, original_tax_total: tax_total, tax_total };
}

/** What lines and ways of shipping cost together. */
function goodsTotals(db: MockDatabase, key: "order_id" | "cart_id", id: string) {
  const lines = db.by("line_item", key, id).map((line) => lineTotals(db, line));
  const methods = db.by("shipping_method", key, id).map((method) => shippingTotals(db, method));
  const item_tax_total = sum(lines.map(({ tax_total }) => tax_total));
  const shipping_tax_total = sum(methods.map(({ tax_total }) => tax_total));
  return {
    subtotal: sum(lines.map(({ subtotal }) => subtotal)),
    discount_total: sum(lines.map(({ discount_total }) => discount_total)),
    shipping_total: sum(methods.map(({ subtotal }) => subtotal)),
    item_tax_total,
    shipping_tax_total,
    tax_total: item_tax_total + shipping_tax_total,
  };
}

/** The totals of an order, as the store reckons them whenever it is asked. */
export function orderTotals(db: MockDatabase, order: OrderRow) {
  const goods = goodsTotals(db, "order_id", order.id);
  const payments = db.by("payment", "order_id", order.id).filter(({ canceled_at }) => canceled_at === null);
  const gift_card_total = sum(
    db.by("gift_card_transaction", "order_id", order.id).map(({ amount }) => amount),
  );
  const paid_total = sum(payments.map(({ amount }) => amount));
  const refunded_total = sum(db.by("refund", "order_id", order.id).map(({ amount }) => amount));
  return {
    ...goods,
    refunded_total,
    paid_total,
    refundable_amount: paid_total - refunded_total,
    gift_card_total,
    gift_card_tax_total: 0,
    total: goods.subtotal + goods.shipping_total + goods.tax_total - goods.discount_total - gift_card_total,
  };
}

/** The totals of a cart. */
export function cartTotals(db: MockDatabase, cart: MockRow) {
  const goods = goodsTotals(db, "cart_id", cart.id);
  const total = goods.subtotal + goods.shipping_total + goods.tax_total - goods.discount_total;
  return { ...goods, gift_card_total: 0, gift_card_tax_total: 0, total };
}

/** Lines with what they cost, as the store shows them in carts and order edits. */
export function pricedLines(db: MockDatabase, lines: unknown): object[] {
  if (!Array.isArray(lines)) return [];
  return lines.map((line: { id: string }) => {
    const row = db.require("line_item", line.id);
    const totals = lineTotals(db, row);
    return {
      ...line,
      ...totals,
      raw_discount_total: totals.discount_total,
      refundable: lineRefundable(db, row),
    };
  });
}
