import type { APIRequestContext } from "playwright/test";
import { expect, unique } from "./test";

/** Calls the store's API, and fails where the store refuses. */
export async function post(api: APIRequestContext, path: string, data: object = {}) {
  const answer = await api.post(path, { data });
  expect(answer.ok(), `${path} ${await answer.text()}`).toBe(true);
  return answer.json();
}

/** A region with its countries. */
export interface Region {
  name: string;
  countries: { iso_2: string }[];
}

interface WithId {
  id: string;
}

/** What the region offers for the profile. */
export function addShippingOption(
  api: APIRequestContext,
  { name, region, profile }: { name: string; region: WithId; profile: WithId },
) {
  return post(api, "/admin/shipping-options", {
    name,
    region_id: region.id,
    profile_id: profile.id,
    provider_id: "manual",
    data: { id: "manual-fulfillment" },
    price_type: "flat_rate",
    amount: 500,
  });
}

/** A shop of its own: a region, a channel with a stock location, a shipping profile with an option, and a product that can be bought. */
export async function openShop(api: APIRequestContext) {
  const name = unique("Alpine");
  const region = {
    currency_code: "eur",
    tax_rate: 0,
    payment_providers: ["manual"],
    fulfillment_providers: ["manual"],
  };
  // A country is in one region only. These are left to the shops: tests of regions and taxes need others to be free.
  const { regions } = await (await api.get("/admin/regions?limit=1000")).json();
  const taken = (regions as Region[]).flatMap(({ countries }) => countries.map(({ iso_2 }) => iso_2));
  const countries = ["ch", "gr", "ro", "bg", "hr", "hu"].filter((code) => !taken.includes(code)).slice(0, 2);
  const [
    { region: made },
    { sales_channel: channel },
    { stock_location: location },
    { publishable_api_key: key },
    { shipping_profile: profile },
  ] = await Promise.all([
    post(api, "/admin/regions", { ...region, name, countries }),
    post(api, "/admin/sales-channels", { name }),
    post(api, "/admin/stock-locations", { name }),
    post(api, "/admin/publishable-api-keys", { title: name }),
    post(api, "/admin/shipping-profiles", { name, type: "custom" }),
  ]);
  const [{ shipping_option: option }] = await Promise.all([
    addShippingOption(api, { name, region: made, profile }),
    post(api, `/admin/sales-channels/${channel.id}/stock-locations`, { location_id: location.id }),
    post(api, `/admin/publishable-api-keys/${key.id}/sales-channels/batch`, {
      sales_channel_ids: [{ id: channel.id }],
    }),
  ]);
  const { product } = await post(api, "/admin/products", {
    title: name,
    status: "published",
    sales_channels: [{ id: channel.id }],
    options: [{ title: "Size" }],
    variants: ["S", "M"].map((size) => ({
      title: size,
      sku: unique(size),
      manage_inventory: true,
      options: [{ value: size }],
      prices: [{ currency_code: "eur", amount: 2000 }],
    })),
  });
  await post(api, `/admin/shipping-profiles/${profile.id}`, { products: [product.id] });
  const items: string[] = await Promise.all(
    product.variants.map(async ({ id }: WithId) => {
      const { variant } = await (await api.get(`/admin/variants/${id}/inventory`)).json();
      const [item] = variant.inventory;
      await post(api, `/admin/inventory-items/${item.id}/location-levels`, {
        location_id: location.id,
        stocked_quantity: 5,
      });
      return item.id;
    }),
  );
  const variants: { id: string; title: string }[] = product.variants;
  return { name, region: made, channel, location, key, profile, option, product, variants, items, countries };
}

/** What {@link openShop} has made. */
export type Shop = Awaited<ReturnType<typeof openShop>>;

/** How far a shopper comes with one unit of a variant, as the store answers it. */
export async function buy(
  api: APIRequestContext,
  shop: Shop,
  { variant = 0, country = shop.countries[0] } = {},
) {
  const headers = { "x-publishable-api-key": shop.key.id };
  const id = shop.variants[variant]?.id;
  const query = `id=${shop.product.id}&region_id=${shop.region.id}`;
  const { products } = await (await api.get(`/store/products?${query}`, { headers })).json();
  const listed = products[0]?.variants.find((one: { id: string }) => one.id === id);
  const cart = await api.post("/store/carts", {
    headers,
    data: { region_id: shop.region.id, country_code: country, items: [{ variant_id: id, quantity: 1 }] },
  });
  const answer = await cart.json();
  const shipping = cart.ok()
    ? (await (await api.get(`/store/shipping-options/${answer.cart.id}`, { headers })).json())
        .shipping_options
    : [];
  return {
    isListed: listed !== undefined,
    price: listed?.calculated_price ?? null,
    isPurchasable: listed?.purchasable ?? false,
    refused: cart.ok() ? "" : String(answer.message),
    options: shipping.length as number,
  };
}
