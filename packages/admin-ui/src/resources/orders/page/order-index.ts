import type { RecordOf, SearchIndex } from "@tillhouse/extension-sdk";
import { parcelsOf } from "../fulfillments/fulfillment-rules";

type Order = RecordOf<"orders">;

function wordsOfAddress(address: Order["shipping_address"]) {
  if (!address) return [];
  const { phone, company, address_1, address_2, postal_code, city } = address;
  return [phone, company, address_1, address_2, `${postal_code ?? ""} ${city ?? ""}`];
}

/** What callers read out, and the API's own search does not know: the numbers of parcels, streets, phones, payments, gift cards. */
export const orderIndex: SearchIndex<Order> = {
  newest: 300,
  select: { expand: "shipping_address,fulfillments,fulfillments.tracking_links,payments,gift_cards" },
  words: (order) => [
    ...wordsOfAddress(order.shipping_address),
    ...wordsOfAddress(order.billing_address),
    ...parcelsOf(order).flatMap(({ tracking_numbers, tracking_links = [] }) => [
      ...(tracking_numbers ?? []),
      ...tracking_links.map(({ tracking_number }) => tracking_number),
    ]),
    ...(order.payments ?? []).map(({ id }) => id),
    ...(order.gift_cards ?? []).map(({ code }) => code),
  ],
};
