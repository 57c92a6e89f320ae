import type { RecordOf } from "@tillhouse/extension-sdk";
import { type ChosenLine, chosenLines, chosenQuantity } from "@tillhouse/extension-sdk/inputs";
import { custom, refine } from "zod/mini";
import { allItems, detailsOf, type LineItem } from "../line-items";

type Order = RecordOf<"orders">;

/** What the API is sent of the lines that come back. */
export function itemsToReturn(lines: readonly ChosenLine[]) {
  return chosenLines(lines).map((line) => ({
    item_id: line.item_id,
    quantity: chosenQuantity(line),
    ...(line.reason && { reason_id: line.reason }),
    ...(line.note?.trim() && { note: line.note.trim() }),
  }));
}

/** The `lines` of a form: at least one is chosen, and none beyond its limit. */
export const linesSchema = custom<ChosenLine[]>(Array.isArray, "orders.lines.chooseOne").check(
  refine((lines) => lines.every((line) => line.quantity === chosenQuantity(line)), "ui.lines.wrong"),
  refine((lines) => chosenLines(lines).length > 0, "orders.lines.chooseOne"),
);

/** A line as a form shows it, with nothing chosen yet. */
export function lineToChoose(item: LineItem, order: Order, maximum: number): ChosenLine {
  return {
    item_id: item.id,
    quantity: 0,
    maximum,
    title: item.title,
    details: detailsOf(item),
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

/** Lines of the order and of what was sent for exchanges and claims; nothing of what was cancelled. */
function linesSent(order: Order): LineItem[] {
  const later = [...(order.swaps ?? []), ...(order.claims ?? [])];
  const isGone = new Set(later.filter(({ canceled_at }) => canceled_at).map(({ id }) => id));
  if (order.canceled_at) return [];
  return (order.returnable_items ?? allItems(order)).filter(
    ({ swap_id, claim_order_id }) => !isGone.has(swap_id ?? claim_order_id ?? ""),
  );
}

/**
 * The lines of an order that can come back, with how many of each: what was shipped to the customer, also for exchanges
 * and claims, without what came back, is on its way back or was claimed.
 */
export function returnableLines(order: Order): ChosenLine[] {
  return linesSent(order).flatMap((item) => {
    const shipped = (item.shipped_quantity ?? 0) - (item.returned_quantity ?? 0);
    const left = shipped - spokenFor(order, item.id);
    return left > 0 ? [lineToChoose(item, order, left)] : [];
  });
}
