import type { RecordOf } from "@tillhouse/extension-sdk";
import {
  allLineItems,
  type LineItem,
  lineName,
  type NewLine,
  type ShippingMethodInput,
  shippingCost,
  shippingMethodCost,
} from "@tillhouse/extension-sdk/commerce";
import {
  effectiveAmount,
  type LineSelection,
  type SuggestedAmount,
  selectedAmount,
  selectedLines,
} from "@tillhouse/extension-sdk/inputs";
import { custom, refine } from "zod/mini";
import { refundableOf } from "../shared/order-rules";

type Order = RecordOf<"orders">;
type Return = RecordOf<"returns">;

/** A line as a form shows it, with nothing chosen yet. */
function lineToChoose(item: LineItem, order: Order, maximum: number): LineSelection {
  return {
    item_id: item.id,
    quantity: 0,
    maximum,
    // Two variants of one product are two names: for who does not see the second line, too.
    title: lineName(item),
    details: item.variant?.sku ?? undefined,
    thumbnail: item.thumbnail,
    // What is refundable of a line is so for what did not come back yet.
    amount: item.refundable,
    amount_quantity: item.quantity - (item.returned_quantity ?? 0),
    currency_code: order.currency_code,
    reason: null,
    note: "",
  };
}

interface Counted {
  item_id: string;
  quantity: number;
  requested_quantity?: number | null;
}

/** How many units of a line stand in a return or a claim. The store counts what was asked back, not what arrived. */
function quantityIn(items: readonly Counted[] | null | undefined, id: string): number {
  return (items ?? [])
    .filter(({ item_id }) => item_id === id)
    .reduce((sum, { quantity, requested_quantity }) => sum + (requested_quantity ?? quantity), 0);
}

/**
 * How many units of a line are spoken for and not counted as returned yet: on their way back, or claimed. What is claimed
 * stays claimed, whether it comes back or not.
 */
function spokenFor(order: Order, id: string): number {
  const claims = (order.claims ?? []).filter(({ canceled_at }) => !canceled_at);
  const open = [
    // The returns of an order include those of its claims, which stand with their claim.
    ...(order.returns ?? []).filter(({ claim_order_id }) => !claim_order_id),
    ...(order.swaps ?? []).filter(({ canceled_at }) => !canceled_at).map(({ return_order }) => return_order),
  ].filter((back) => back?.status === "requested");
  const counts = [
    ...open.map((back) => quantityIn(back?.items, id)),
    ...claims.map(({ claim_items, return_order: back }) => {
      const counted = back?.status === "received" ? quantityIn(back.items, id) : 0;
      return Math.max(quantityIn(claim_items, id) - counted, 0);
    }),
  ];
  return counts.reduce((sum, next) => sum + next, 0);
}

/** Of lines, those of the order and of what was sent for exchanges and claims; nothing of what was cancelled. */
function standing(order: Order, items: readonly LineItem[]): LineItem[] {
  const later = [...(order.swaps ?? []), ...(order.claims ?? [])];
  const isGone = new Set(later.filter(({ canceled_at }) => canceled_at).map(({ id }) => id));
  if (order.canceled_at) return [];
  return items.filter(({ swap_id, claim_order_id }) => !isGone.has(swap_id ?? claim_order_id ?? ""));
}

/** How many units of a line can come back; below zero where more is asked back than was sent. */
const unitsLeft = (order: Order, { id, shipped_quantity, returned_quantity }: LineItem) =>
  (shipped_quantity ?? 0) - (returned_quantity ?? 0) - spokenFor(order, id);

/**
 * The lines of an order that can come back, with how many of each: what was shipped to the customer, also for exchanges
 * and claims, without what came back, is on its way back or was claimed.
 */
export function returnableLines(order: Order): LineSelection[] {
  return standing(order, order.returnable_items ?? allLineItems(order)).flatMap((item) => {
    const left = unitsLeft(order, item);
    return left > 0 ? [lineToChoose(item, order, left)] : [];
  });
}

/** Whether more of these lines is asked back than was sent: two people did so in the same moment, and the store lets both. */
export function isAskedTwice(order: Order, lines: readonly LineSelection[]): boolean {
  const chosen = new Set(selectedLines(lines).map(({ item_id }) => item_id));
  return allLineItems(order).some((item) => chosen.has(item.id) && unitsLeft(order, item) < 0);
}

/** The lines of an order by which a refund is reckoned: what did not come back yet, whether it was sent or not. */
export function refundLines(order: Order): LineSelection[] {
  return standing(order, allLineItems(order)).flatMap((item) => {
    const left = item.quantity - (item.returned_quantity ?? 0);
    return left > 0 && (item.refundable ?? 0) > 0 ? [lineToChoose(item, order, left)] : [];
  });
}

/** Whether something of an order can come back, or why not now. A row of the list does not know its lines. */
export function mayReturn(order: Order): boolean | string {
  if (order.status === "canceled" || order.items === undefined) return false;
  return returnableLines(order).length > 0 || "orders.reasons.nothingToReturn";
}

/** Whether a return can be received. It is handed its order, which has the lines. */
export function mayReceive({ status, order }: Return): boolean | string {
  if (status !== "requested" || order?.items === undefined) return false;
  return order.status === "canceled" ? "orders.reasons.canceled" : true;
}

/** What arrived cannot be called off; the store would call off a second time what was called off already. */
export function mayCancelReturn({ status }: Return): boolean {
  return status === "requested";
}

/** The returns that belong to the order itself. */
export function ownReturns({ returns = [] }: Order): Return[] {
  return returns.filter(({ swap_id, claim_order_id }) => !swap_id && !claim_order_id);
}

/** Where the items were sent from, which is where most come back to. */
export function sentFrom({ fulfillments = [] }: Order): string | null {
  return fulfillments.find(({ shipped_at, location_id }) => shipped_at && location_id)?.location_id ?? null;
}

/** The lines of a return, all of them ticked: most of the time everything arrives. */
export function linesToReceive({ items, order }: Return): LineSelection[] {
  if (order === null || order === undefined) return [];
  const known = new Map(allLineItems(order).map((item) => [item.id, item]));
  return (items ?? []).flatMap(({ item_id, quantity, reason_id, reason, note }) => {
    const item = known.get(item_id);
    if (item === undefined) return [];
    const line = lineToChoose(item, order, quantity);
    const details = [line.details, reason?.label].filter(Boolean).join(" · ");
    return [{ ...line, details, quantity, reason: reason_id, note: note ?? "" }];
  });
}

/** Whether all of it arrived. */
export function isComplete(lines: readonly LineSelection[]): boolean {
  return lines.every(({ quantity, maximum }) => quantity === maximum);
}

/** Whether a part of a return can be received as a return of its own; what is asked back for others cannot be made anew. */
export function isOwn({ swap_id, claim_order_id, order }: Return): boolean {
  return Boolean(order) && !swap_id && !claim_order_id;
}

/** The `refund` of a form: anything from nothing to all that is left of what was paid, both included. */
export const refundSchema = custom<SuggestedAmount>((value) => typeof value === "object").check(
  refine((value) => {
    const amount = effectiveAmount(value);
    return Number.isInteger(amount) && amount >= 0 && amount <= value.maximum;
  }, "orders.return.wrongRefund"),
);

/** What the lines are worth without the way back, within what can be refunded at all. */
export function suggestRefund(lines: readonly LineSelection[], shipping: number, maximum: number): number {
  return Math.min(Math.max(selectedAmount(lines) - shipping, 0), maximum);
}

/** Whether money goes back with a return at all. What an exchange gives back is settled with the exchange. */
export function isRefunding({ swap_id, claim_order_id, order }: Return): boolean {
  const claim = order?.claims?.find(({ id }) => id === claim_order_id);
  return !swap_id && claim?.payment_status !== "refunded";
}

/** What the way back takes off a refund; nothing of a claim's, which the customer does not pay. */
function wayBackCost({ shipping_method: way, claim_order_id }: Return): number {
  return way && !claim_order_id ? shippingCost(way, way.tax_lines) : 0;
}

/**
 * What goes back for what arrived: what was agreed on when all of it did, otherwise what that part is worth, and not more. A claim that
 * is replaced has been made good already.
 */
export function suggestReceipt(back: Return, lines: readonly LineSelection[]): number {
  const { order, claim_order_id, refund_amount } = back;
  const claim = order?.claims?.find(({ id }) => id === claim_order_id);
  if (!order || !isRefunding(back) || claim?.type === "replace") return 0;
  const maximum = refundableOf(order);
  const worth = isComplete(lines) ? maximum : suggestRefund(lines, wayBackCost(back), maximum);
  return Math.min(worth, refund_amount);
}

/** What the forms hold that give money back, as far as it counts. */
export interface Refunding {
  lines: LineSelection[];
  /** A claim's costs the customer nothing. */
  outcome?: string;
  way?: ShippingMethodInput;
  refund: SuggestedAmount;
}

/** What goes back for what is asked back, what arrived or what was claimed, and what it follows from. */
export function refundOf(record: Order | Return, { lines, outcome, way, refund }: Refunding) {
  if ("refund_amount" in record) {
    const currencyCode = record.order?.currency_code ?? "";
    return { lines, currencyCode, shipping: wayBackCost(record), suggested: suggestReceipt(record, lines) };
  }
  const shipping = way && outcome !== "refund" ? shippingMethodCost(way) : 0;
  const suggested = suggestRefund(lines, shipping, refund.maximum);
  return { lines, currencyCode: record.currency_code, shipping, suggested };
}

/** What a form about an exchange holds, as far as it counts. */
export interface SwapAmounts {
  lines: readonly LineSelection[];
  additional_items: readonly NewLine[];
  way: ShippingMethodInput;
}

/**
 * Adds up what comes back, what is sent and what the way back costs, by the store's own figures alone. Above zero the
 * customer pays what is due, below the customer gets it.
 */
export function differenceOf({ lines, additional_items, way }: SwapAmounts) {
  const back = selectedAmount(lines);
  const fresh = additional_items.reduce(
    (sum, { unit_price, quantity }) => sum + Math.round((unit_price ?? 0) * (quantity || 0)),
    0,
  );
  // In the cart of an exchange the store adds the tax to this price, even where the option has it in it.
  const shipping = shippingMethodCost({
    ...way,
    option: way.option && { ...way.option, includes_tax: false },
  });
  return { back, fresh, shipping, due: fresh + shipping - back };
}
