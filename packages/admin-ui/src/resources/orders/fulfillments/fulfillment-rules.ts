import type { RecordOf } from "@tillhouse/extension-sdk";
import { canReserveLine, type LineItem, unfulfilledQuantity } from "@tillhouse/extension-sdk/commerce";

type Order = RecordOf<"orders">;

/** One parcel: of an order, of an exchange or of a claim. */
export type Fulfillment = NonNullable<Order["fulfillments"]>[number];

/** Lines of which something is not packed yet. */
export function openLines({ items = [] }: Pick<Order, "items">): LineItem[] {
  return items.filter((item) => unfulfilledQuantity(item) > 0);
}

/** Lines that stock is kept back for: of an order that is cancelled or put away, none any more. */
export function keptLines(order: Order): LineItem[] {
  return order.status === "canceled" || order.status === "archived" ? [] : openLines(order);
}

/** Whether an order can be packed, or why not now. A row of the list does not know its lines. */
export function canFulfil(order: Order): boolean | string {
  if (order.status === "canceled" || order.items === undefined) return false;
  if (openLines(order).length === 0) return "orders.reasons.nothingLeft";
  return (order.shipping_methods ?? []).length > 0 || "orders.reasons.noShippingMethod";
}

/** What a row of the list says of packing: the state of all parcels. */
export function mayFulfilListed({ status, fulfillment_status }: Order): boolean {
  const states = ["not_fulfilled", "partially_fulfilled", "partially_shipped", "canceled"];
  return status !== "canceled" && states.includes(fulfillment_status);
}

/** What a row of the list says of sending. */
export function mayShipListed({ status, fulfillment_status }: Order): boolean {
  const states = ["fulfilled", "partially_fulfilled", "partially_shipped"];
  return status !== "canceled" && states.includes(fulfillment_status);
}

/** Whether something of an order can be kept back in stock for it. */
export function canAllocate(order: Order): boolean | string {
  if (order.status === "canceled" || order.status === "archived" || order.items === undefined) return false;
  if (openLines(order).length === 0) return "orders.reasons.nothingLeft";
  return openLines(order).some(canReserveLine) || "orders.reasons.nothingToReserve";
}

/** The store packs what an exchange or a claim sends once, and again after that was cancelled. */
function isUnpacked({ fulfillment_status: status }: { fulfillment_status: string }): boolean {
  return status === "not_fulfilled" || status === "canceled";
}

/** An exchange gets its shipping methods when the customer has gone through its checkout. */
export function canFulfilSwap(swap: RecordOf<"swaps">): boolean | string {
  if (swap.canceled_at || !isUnpacked(swap)) return false;
  const isConfirmed = swap.shipping_methods ? swap.shipping_methods.length > 0 : Boolean(swap.confirmed_at);
  return isConfirmed || "swaps.reasons.notConfirmed";
}

/** Only a claim that replaces something sends anything. */
export function canFulfilClaim(claim: RecordOf<"claims">): boolean | string {
  if (claim.canceled_at || claim.type !== "replace" || !isUnpacked(claim)) return false;
  return claim.shipping_methods?.length !== 0 || "claims.reasons.noShippingMethod";
}

/** Everything that was packed for an order, its exchanges and its claims, each with the order. */
export function parcelsOf(order: Order): Fulfillment[] {
  return [order, ...(order.swaps ?? []), ...(order.claims ?? [])].flatMap(({ fulfillments = [] }) =>
    fulfillments.map((parcel) => ({ ...parcel, order })),
  );
}

/** What a parcel belongs to: an order, or an exchange or a claim of it. */
export function ownerOf({ swap_id, claim_order_id }: Fulfillment): "order" | "swap" | "claim" {
  if (swap_id) return "swap";
  return claim_order_id ? "claim" : "order";
}

/** Parcels of the order itself that are still here; those of its exchanges and claims are sent one by one. */
export function waitingParcels(order: Order): Fulfillment[] {
  return parcelsOf(order).filter((parcel) => ownerOf(parcel) === "order" && canShip(parcel) === true);
}

/** Whether a parcel can be sent. The store would take the same parcel twice and count its items twice. */
export function canShip(parcel: Fulfillment): boolean | string {
  if (parcel.canceled_at || parcel.shipped_at) return false;
  const { order, swap_id, claim_order_id } = parcel;
  const owner = ownerOf(parcel);
  const own = [...(order?.swaps ?? []), ...(order?.claims ?? [])].find(
    ({ id }) => id === (swap_id ?? claim_order_id),
  );
  const isOff = owner === "order" ? order?.status === "canceled" : Boolean(own?.canceled_at);
  return isOff ? `fulfillments.reasons.${owner}Canceled` : true;
}

/** Whether a parcel can be unpacked. The store would take that twice as well. */
export function canCancel(parcel: Fulfillment): boolean | string {
  if (parcel.canceled_at) return false;
  return parcel.shipped_at ? "fulfillments.reasons.shipped" : true;
}

/** Where the calls about what a parcel belongs to are, below `/admin`. */
export function addressOf(parcel: Fulfillment): string {
  const order = `/orders/${parcel.order?.id ?? parcel.order_id}`;
  if (parcel.swap_id) return `${order}/swaps/${parcel.swap_id}`;
  return parcel.claim_order_id ? `${order}/claims/${parcel.claim_order_id}` : order;
}
