import type { RecordOf } from "@tillhouse/extension-sdk";
import type { APIRequestContext, APIResponse } from "playwright/test";
import { addresses } from "./test";

type Order = RecordOf<"orders">;

/** What the admin API always answers with an order, though the types leave it open. */
type Answered =
  | "items"
  | "payments"
  | "refunds"
  | "fulfillments"
  | "shipping_methods"
  | "shipping_address"
  | "billing_address"
  | "total"
  | "subtotal"
  | "shipping_total"
  | "tax_total"
  | "paid_total"
  | "refunded_total"
  | "refundable_amount";

export type PlacedOrder = Order & { [Key in Answered]-?: NonNullable<Order[Key]> };

/** In `eur`, `dkk` and `gbp` prices have their tax in them; in `usd` and `jpy` it comes on top, and a yen has no digits. */
export type OrderCurrency = "eur" | "dkk" | "gbp" | "usd" | "jpy";

export interface OrderInput {
  /** The region by its currency; `eur` when left out. */
  currency?: OrderCurrency;
  /** How many lines; 2 when left out. */
  lines?: number;
  /** How many units of each line; 1 when left out. */
  quantity?: number;
  /** The very items, instead of `lines` and `quantity`. */
  items?: readonly { variant_id: string; quantity: number }[];
  email?: string;
  /** Codes of discounts. */
  discounts?: readonly string[];
  /** Codes of gift cards that it is paid with. */
  giftCards?: readonly string[];
}

interface StockItem {
  variants: { id: string; product_id: string; manage_inventory: boolean }[];
  location_levels: { location_id: string; stocked_quantity: number; reserved_quantity: number }[];
}

export interface Region {
  id: string;
  name: string;
  currency_code: string;
  tax_rate: number;
  countries: { iso_2: string }[];
  created_at: string;
}

/** What can be bought in a currency, and where it lies. */
interface Shelf {
  region: Region;
  country: string;
  channelId: string;
  /** Where all of the variants are in stock. */
  locationId: string;
  /** The ones with the largest stock come first. */
  variants: string[];
}

async function answerOf<Answer>(call: Promise<APIResponse>): Promise<Answer> {
  const response = await call;
  if (!response.ok())
    throw new Error(
      `${response.url()} answered ${response.status()}: ${(await response.text()).slice(0, 400)}`,
    );
  return response.json();
}

/** Reads from the admin API what must be there. */
export function read<Answer>(api: APIRequestContext, path: string): Promise<Answer> {
  return answerOf(api.get(`/admin${path}`));
}

/** Writes through the admin API what must be taken. */
export function write<Answer>(api: APIRequestContext, path: string, data: unknown = {}): Promise<Answer> {
  return answerOf(api.post(`/admin${path}`, { data }));
}

const shop = <Answer>(api: APIRequestContext, path: string, data: unknown = {}) =>
  answerOf<Answer>(api.post(`/store${path}`, { data }));

/** Reads an order with everything that its page shows of it by default. */
export async function readOrder(api: APIRequestContext, id: string): Promise<PlacedOrder> {
  return (await read<{ order: PlacedOrder }>(api, `/orders/${id}`)).order;
}

/** The region of the example store that sells in a currency. Tests make others, and the store tells regions in any order. */
export async function regionIn(api: APIRequestContext, currency: string): Promise<Region> {
  const { regions } = await read<{ regions: Region[] }>(api, "/regions?limit=100");
  const [oldest] = regions
    .filter(({ currency_code }) => currency_code === currency)
    .sort((one, other) => one.created_at.localeCompare(other.created_at));
  if (oldest === undefined) throw new Error(`No region sells in ${currency}.`);
  return oldest;
}

async function fillShelf(api: APIRequestContext, currency: OrderCurrency): Promise<Shelf> {
  const [region, { stock_locations: places }, { sales_channels: channels }] = await Promise.all([
    regionIn(api, currency),
    read<{ stock_locations: { id: string; name: string }[] }>(api, "/stock-locations?limit=50"),
    read<{ sales_channels: { id: string; name: string }[] }>(api, "/sales-channels?limit=50"),
  ]);
  const isTokyo = currency === "jpy";
  const channel = channels.find(({ name }) => name === (isTokyo ? "Market Tokyo" : "Online store"));
  const place = places.find(({ name }) => name === (isTokyo ? "Tokyo depot" : "Copenhagen warehouse"));
  // The store tells countries in any order; what an order costs depends on which it is.
  const country = region.countries.map(({ iso_2 }) => iso_2).sort()[0];
  if (!channel || !place || !country) throw new Error(`Nothing is sold in ${currency}.`);
  const [{ products }, { inventory_items: stock }, { shipping_profiles: profiles }] = await Promise.all([
    read<{ products: { id: string; is_giftcard: boolean; profile_id: string }[] }>(
      api,
      `/products?limit=200&status[]=published&sales_channel_id[]=${channel.id}&expand=profiles`,
    ),
    read<{ inventory_items: StockItem[] }>(api, `/inventory-items?limit=500&location_id[]=${place.id}`),
    read<{ shipping_profiles: { id: string; type: string }[] }>(api, "/shipping-profiles"),
  ]);
  const usual = profiles.find(({ type }) => type === "default")?.id;
  // Bulky goods travel on their own, and a gift card travels by mail: neither takes the usual way of shipping.
  const sold = new Set(
    products
      .filter(({ is_giftcard, profile_id }) => !is_giftcard && profile_id === usual)
      .map(({ id }) => id),
  );
  const leftOf = ({ location_levels }: StockItem) => {
    const level = location_levels.find(({ location_id }) => location_id === place.id);
    return level ? level.stocked_quantity - level.reserved_quantity : 0;
  };
  const variants = stock
    .map((item) => ({ variant: item.variants[0], left: leftOf(item) }))
    .filter(({ variant, left }) => left >= 20 && variant?.manage_inventory && sold.has(variant.product_id))
    .sort((one, other) => other.left - one.left)
    // One of each product: lines of an order are told apart by their titles.
    .filter(({ variant }, index, all) => {
      const isSame = (other: (typeof all)[number]) => other.variant?.product_id === variant?.product_id;
      return all.findIndex(isSame) === index;
    })
    .flatMap(({ variant }) => variant?.id ?? []);
  return { region, country, channelId: channel.id, locationId: place.id, variants };
}

const shelves = new Map<string, Promise<Shelf>>();

/** What is on the shelf for a currency: read once, since nothing here buys it empty. */
export function shelfOf(api: APIRequestContext, currency: OrderCurrency): Promise<Shelf> {
  const key = `${addresses.store} ${currency}`;
  const shelf = shelves.get(key) ?? fillShelf(api, currency);
  shelves.set(key, shelf);
  return shelf;
}

/** Each order takes other goods than the one before, so that a long run does not sell out what lies on top. */
let taken = 0;

function takeFrom({ variants }: Shelf, { lines = 2, quantity = 1 }: OrderInput) {
  const start = taken;
  taken += lines;
  return Array.from({ length: lines }, (_, index) => ({
    variant_id: variants[(start + index) % variants.length] ?? "",
    quantity,
  }));
}

/** Places an order through the store's own API, as a shopper does, and reads it as the admin sees it. */
export async function placeOrder(api: APIRequestContext, wanted: OrderInput = {}): Promise<PlacedOrder> {
  const { currency = "eur", email = `shopper-${Date.now().toString(36)}-${taken}@customers.example` } =
    wanted;
  const shelf = await shelfOf(api, currency);
  const { cart } = await shop<{ cart: { id: string } }>(api, "/carts", {
    region_id: shelf.region.id,
    country_code: shelf.country,
    sales_channel_id: shelf.channelId,
    items: wanted.items ?? takeFrom(shelf, wanted),
  });
  const address = {
    first_name: "Maren",
    last_name: "Holt",
    address_1: "1 Harbour Street",
    postal_code: "10115",
    city: "Seaside",
    country_code: shelf.country,
    phone: "+49 30 1234567",
  };
  await shop(api, `/carts/${cart.id}`, {
    email,
    shipping_address: address,
    billing_address: address,
    ...(wanted.discounts ? { discounts: wanted.discounts.map((code) => ({ code })) } : {}),
    ...(wanted.giftCards ? { gift_cards: wanted.giftCards.map((code) => ({ code })) } : {}),
  });
  const { shipping_options: options } = await answerOf<{
    shipping_options: { id: string; amount: number; is_return: boolean; admin_only: boolean }[];
  }>(api.get(`/store/shipping-options/${cart.id}`));
  const option = options.find(({ amount, is_return, admin_only }) => amount > 0 && !is_return && !admin_only);
  await shop(api, `/carts/${cart.id}/shipping-methods`, { option_id: option?.id });
  await shop(api, `/carts/${cart.id}/payment-sessions`);
  const { type, data } = await shop<{ type: string; data: { id: string } }>(
    api,
    `/carts/${cart.id}/complete`,
  );
  if (type !== "order") throw new Error(`The cart ${cart.id} did not become an order.`);
  return readOrder(api, data.id);
}

/** Takes the order's payments in. */
export async function capture(api: APIRequestContext, { id }: { id: string }): Promise<PlacedOrder> {
  await write(api, `/orders/${id}/capture`);
  return readOrder(api, id);
}

/** Packs items; all that is left when none are named. */
export async function fulfil(
  api: APIRequestContext,
  order: PlacedOrder,
  items?: readonly { item_id: string; quantity: number }[],
): Promise<PlacedOrder> {
  const left = order.items
    .map(({ id, quantity, fulfilled_quantity }) => ({
      item_id: id,
      quantity: quantity - (fulfilled_quantity ?? 0),
    }))
    .filter(({ quantity }) => quantity > 0);
  // The currency's own words come from the API in small letters, as the ones here are.
  const { locationId } = await shelfOf(api, order.currency_code as OrderCurrency);
  await write(api, `/orders/${order.id}/fulfillment`, {
    items: items ?? left,
    location_id: locationId,
    no_notification: true,
  });
  return readOrder(api, order.id);
}

/** Sends every parcel that is packed. */
export async function ship(api: APIRequestContext, { id }: { id: string }): Promise<PlacedOrder> {
  const { fulfillments } = await readOrder(api, id);
  for (const parcel of fulfillments)
    if (!parcel.shipped_at && !parcel.canceled_at)
      await write(api, `/orders/${id}/shipment`, {
        fulfillment_id: parcel.id,
        tracking_numbers: ["PN00012345678"],
        no_notification: true,
      });
  return readOrder(api, id);
}
