import type { APIRequestContext } from "playwright/test";
import {
  type OrderCurrency,
  type OrderInput,
  type PlacedOrder,
  placeOrder,
  readOrder,
  shelfOf,
  write,
} from "./place-order";

/** Packs all of an order and sends it, without a look at it in between. Its payments are taken in before, unless told otherwise. */
export async function sendOrder(
  api: APIRequestContext,
  { id, items, currency_code }: PlacedOrder,
  { isCaptured = true } = {},
): Promise<PlacedOrder> {
  if (isCaptured) await write(api, `/orders/${id}/capture`);
  // The currency's own words come from the API in small letters, as the ones here are.
  const { locationId } = await shelfOf(api, currency_code as OrderCurrency);
  const { order } = await write<{ order: PlacedOrder }>(api, `/orders/${id}/fulfillment`, {
    items: items.map(({ id: item_id, quantity }) => ({ item_id, quantity })),
    location_id: locationId,
    no_notification: true,
  });
  const parcel = order.fulfillments.find(({ canceled_at }) => !canceled_at);
  await write(api, `/orders/${id}/shipment`, { fulfillment_id: parcel?.id, no_notification: true });
  return readOrder(api, id);
}

/** An order that the customer holds in their hands. */
export async function createSentOrder(
  api: APIRequestContext,
  wanted: OrderInput,
  options?: { isCaptured?: boolean },
): Promise<PlacedOrder> {
  return sendOrder(api, await placeOrder(api, wanted), options);
}
