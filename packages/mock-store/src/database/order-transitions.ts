import type { MockDatabase } from "./mock-database";
import { notAllowed, refuse } from "./mock-error";
import type { LineRow, MockRow, OrderRow, RowOf } from "./mock-rows";
import { lineTotals, orderTotals } from "./order-money";
import { addShipping } from "./place-order";
import { release, restock } from "./stock";

/** So many of a line. */
export interface LineQuantity {
  item_id: string;
  quantity: number;
  reason_id?: string;
  note?: string;
}

/** What a fulfillment, shipment or return belongs to. */
type Parent = { order_id: string } | { swap_id: string } | { claim_order_id: string };

const done = ({ quantity }: LineRow, held: number | null): "none" | "part" | "all" =>
  (held ?? 0) === 0 ? "none" : (held ?? 0) < quantity ? "part" : "all";

/** How far the goods of an order have come, from its lines. */
function goodsStatus(lines: readonly LineRow[]): string {
  const steps = [
    ["returned", "returned_quantity"],
    ["shipped", "shipped_quantity"],
    ["fulfilled", "fulfilled_quantity"],
  ] as const;
  for (const [word, column] of steps) {
    const states = lines.map((line) => done(line, line[column]));
    if (states.length > 0 && states.every((state) => state === "all")) return word;
    if (states.some((state) => state !== "none")) return `partially_${word}`;
  }
  return "not_fulfilled";
}

function tellGoods(db: MockDatabase, order: OrderRow): void {
  db.update("order", order, { fulfillment_status: goodsStatus(db.by("line_item", "order_id", order.id)) });
}

/** Takes the money that was set aside. */
export function capture(db: MockDatabase, order: OrderRow): void {
  if (order.status === "canceled") notAllowed("A canceled order cannot capture payment");
  for (const payment of db.by("payment", "order_id", order.id))
    if (payment.captured_at === null) db.update("payment", payment, { captured_at: db.now().toISOString() });
  db.update("order", order, { payment_status: "captured" });
}

/** Gives money back. */
export function refund(
  db: MockDatabase,
  order: OrderRow,
  { amount, reason, note }: { amount: number; reason: string; note?: string },
): void {
  if (order.status === "canceled") notAllowed("A canceled order cannot be refunded");
  if (amount > orderTotals(db, order).refundable_amount)
    notAllowed("Cannot refund more than the original order amount");
  const payment = db.by("payment", "order_id", order.id)[0];
  if (payment?.captured_at === null) notAllowed("Cannot refund an order whose payment was not captured");
  db.insert("refund", {
    order_id: order.id,
    amount,
    reason,
    note: note ?? null,
    payment_id: payment?.id ?? null,
  });
  if (payment !== undefined) payment.amount_refunded += amount;
  const left = orderTotals(db, order).refundable_amount;
  db.update("order", order, { payment_status: left > 0 ? "partially_refunded" : "refunded" });
}

/** Packs lines. */
export function fulfill(
  db: MockDatabase,
  { parent, items, locationId }: { parent: Parent; items: readonly LineQuantity[]; locationId?: string },
): RowOf<"fulfillment"> {
  const parts = items.filter(({ quantity }) => quantity > 0);
  if (parts.length === 0) refuse("Could not fulfill: no items were named");
  for (const { item_id, quantity } of parts) {
    const line = db.require("line_item", item_id);
    if (quantity + (line.fulfilled_quantity ?? 0) > line.quantity)
      notAllowed("Cannot fulfill more items than have been purchased");
  }
  const fulfillment = db.insert("fulfillment", {
    ...parent,
    provider_id: "manual",
    tracking_numbers: [],
    data: {},
    location_id: locationId ?? null,
  });
  for (const { item_id, quantity } of parts) {
    const line = db.require("line_item", item_id);
    db.insert("fulfillment_item", { fulfillment_id: fulfillment.id, item_id, quantity });
    db.update("line_item", line, { fulfilled_quantity: (line.fulfilled_quantity ?? 0) + quantity });
    release(db, item_id, { isGone: true });
  }
  return fulfillment;
}

/** Packs lines of an order. */
export function fulfillOrder(
  db: MockDatabase,
  order: OrderRow,
  items: readonly LineQuantity[],
  locationId?: string,
): RowOf<"fulfillment"> {
  if (order.status === "canceled") notAllowed("A canceled order cannot be fulfilled");
  const fulfillment = fulfill(db, { parent: { order_id: order.id }, items, locationId });
  tellGoods(db, order);
  return fulfillment;
}

/** Unpacks what was not shipped. */
export function cancelFulfillment(db: MockDatabase, id: string, order: OrderRow): void {
  const fulfillment = db.require("fulfillment", id);
  if (fulfillment.shipped_at !== null)
    notAllowed("The fulfillment has already been shipped. Shipped fulfillments cannot be canceled");
  for (const { item_id, quantity } of db.by("fulfillment_item", "fulfillment_id", id)) {
    const line = db.require("line_item", item_id);
    db.update("line_item", line, { fulfilled_quantity: (line.fulfilled_quantity ?? 0) - quantity });
  }
  db.update("fulfillment", fulfillment, { canceled_at: db.now().toISOString() });
  tellGoods(db, order);
}

/** Hands a parcel over. */
export function ship(db: MockDatabase, fulfillmentId: string, numbers: readonly string[]): void {
  const fulfillment = db.require("fulfillment", fulfillmentId);
  if (fulfillment.canceled_at !== null) notAllowed("Fulfillment has been canceled");
  db.update("fulfillment", fulfillment, {
    shipped_at: db.now().toISOString(),
    tracking_numbers: [...numbers],
  });
  for (const tracking_number of numbers)
    db.insert("tracking_link", { tracking_number, fulfillment_id: fulfillment.id });
  for (const { item_id, quantity } of db.by("fulfillment_item", "fulfillment_id", fulfillment.id)) {
    const line = db.require("line_item", item_id);
    db.update("line_item", line, { shipped_quantity: (line.shipped_quantity ?? 0) + quantity });
  }
}

/** Hands a parcel of an order over. */
export function shipOrder(
  db: MockDatabase,
  order: OrderRow,
  fulfillmentId: string,
  numbers: readonly string[] = [],
) {
  if (order.status === "canceled") notAllowed("A canceled order cannot be fulfilled as shipped");
  ship(db, fulfillmentId, numbers);
  tellGoods(db, order);
}

/** What the parts of lines cost. */
function worthOf(db: MockDatabase, parts: readonly LineQuantity[]): number {
  return parts.reduce((sum, { item_id, quantity }) => {
    const line = db.require("line_item", item_id);
    return sum + Math.round((lineTotals(db, line).total * quantity) / line.quantity);
  }, 0);
}

/** Announces that goods come back. */
export function requestReturn(
  db: MockDatabase,
  {
    order,
    parent,
    items,
    shipping,
    refundAmount,
    locationId,
  }: {
    order: OrderRow;
    parent: Parent;
    items: readonly LineQuantity[];
    shipping?: { option_id: string; price?: number };
    refundAmount?: number;
    locationId?: string;
  },
): RowOf<"return"> {
  if (order.status === "canceled") notAllowed("A canceled order cannot be returned");
  for (const { item_id, quantity } of items) {
    const line = db.require("line_item", item_id);
    if (quantity > line.quantity - (line.returned_quantity ?? 0))
      notAllowed("Cannot return more items than have been purchased.");
  }
  const value = worthOf(db, items) - (shipping?.price ?? 0);
  const made = db.insert("return", {
    ...parent,
    refund_amount: refundAmount ?? Math.max(0, value),
    location_id: locationId ?? null,
    no_notification: null,
  });
  for (const { item_id, quantity, reason_id, note } of items)
    db.insert("return_item", {
      return_id: made.id,
      item_id,
      quantity,
      requested_quantity: quantity,
      reason_id: reason_id ?? null,
      note: note ?? null,
    });
  if (shipping !== undefined)
    addShipping(
      db,
      { return_id: made.id },
      { optionId: shipping.option_id, price: shipping.price, region: db.require("region", order.region_id) },
    );
  return made;
}

/** Takes goods back into the house. Only what belongs to the order itself is refunded at once. */
export function receiveReturn(
  db: MockDatabase,
  returned: RowOf<"return">,
  { order, items, refundAmount }: { order: OrderRow; items: readonly LineQuantity[]; refundAmount?: number },
): void {
  if (returned.status === "canceled") notAllowed("A canceled return cannot be received");
  if (returned.status === "received") notAllowed(`Return with id ${returned.id} has already been received`);
  for (const { item_id, quantity } of items) {
    const line = db.require("line_item", item_id);
    const held = db.by("return_item", "return_id", returned.id).find((one) => one.item_id === item_id);
    if (held === undefined)
      db.insert("return_item", {
        return_id: returned.id,
        item_id,
        quantity,
        is_requested: false,
        received_quantity: quantity,
      });
    else db.update("return_item", held, { received_quantity: quantity, quantity });
    db.update("line_item", line, { returned_quantity: (line.returned_quantity ?? 0) + quantity });
    const variant = line.variant_id === null ? undefined : db.find("product_variant", line.variant_id);
    if (variant !== undefined) {
      variant.inventory_quantity += quantity;
      restock(db, variant);
    }
  }
  const amount = refundAmount ?? returned.refund_amount;
  db.update("return", returned, {
    status: "received",
    received_at: db.now().toISOString(),
    refund_amount: amount,
  });
  const payment: MockRow | undefined = db.by("payment", "order_id", order.id)[0];
  if (returned.order_id === order.id && amount > 0 && payment?.captured_at !== null)
    refund(db, order, {
      amount: Math.min(amount, orderTotals(db, order).refundable_amount),
      reason: "return",
    });
  tellGoods(db, order);
}

/** Calls an order off. */
export function cancelOrder(db: MockDatabase, order: OrderRow): void {
  if (db.by("refund", "order_id", order.id).length > 0) notAllowed("Order with refund(s) cannot be canceled");
  if (db.by("fulfillment", "order_id", order.id).some(({ canceled_at }) => canceled_at === null))
    notAllowed("All fulfillments must be canceled before canceling an order");
  const at = db.now().toISOString();
  for (const line of db.by("line_item", "order_id", order.id)) release(db, line.id, { isGone: false });
  for (const payment of db.by("payment", "order_id", order.id))
    db.update("payment", payment, { canceled_at: at });
  db.update("order", order, {
    status: "canceled",
    fulfillment_status: "canceled",
    payment_status: "canceled",
    canceled_at: at,
  });
}
