import type { RecordOf } from "@tillhouse/extension-sdk";
import type { APIRequestContext, Locator, Page } from "playwright/test";
import { read, regionIn, write } from "./place-order";
import { actionsMenu, addresses, unique } from "./test";

export type Draft = RecordOf<"draft-orders">;

/** What can be sold in a region, and how it travels. */
export interface Shelf {
  region: { id: string; name: string; currency_code: string; countries: { iso_2: string }[] };
  /** Sold in this region, and in stock. */
  variants: { id: string; title: string; product: { title: string }; calculated_price: number }[];
  options: { id: string; name: string; amount: number; admin_only: boolean; requirements: unknown[] }[];
}

/** What the region with a currency sells. */
export async function shelfOf(api: APIRequestContext, currency: string): Promise<Shelf> {
  const region = await regionIn(api, currency);
  const [{ variants }, { shipping_options }] = await Promise.all([
    read<{ variants: Shelf["variants"] }>(api, `/variants?region_id=${region.id}&q=vest&limit=20`),
    read<{ shipping_options: Shelf["options"] }>(
      api,
      `/shipping-options?region_id=${region.id}&is_return=false`,
    ),
  ]);
  return {
    region,
    variants: variants.filter(({ calculated_price }) => calculated_price !== null),
    options: shipping_options.filter(
      ({ admin_only, requirements }) => !admin_only && requirements.length === 0,
    ),
  };
}

/** Reads a draft order with its cart. */
export async function readDraft(
  api: APIRequestContext,
  id: string,
): Promise<Draft & { cart: NonNullable<Draft["cart"]> }> {
  return (
    await read<{ draft_order: Draft & { cart: NonNullable<Draft["cart"]> } }>(api, `/draft-orders/${id}`)
  ).draft_order;
}

/** Two of a vest and an engraving, with shipping, as somebody made it before. */
export async function makeDraft(
  api: APIRequestContext,
  more: object = {},
): Promise<Draft & { shelf: Shelf }> {
  const shelf = await shelfOf(api, "eur");
  const { draft_order } = await write<{ draft_order: Draft }>(api, "/draft-orders", {
    email: `${unique("draft").replace(" ", "-")}@customers.example`,
    region_id: shelf.region.id,
    items: [
      { variant_id: shelf.variants[0]?.id, quantity: 2, unit_price: 9900 },
      { title: "Engraving", quantity: 1, unit_price: 1500 },
    ],
    shipping_methods: [{ option_id: shelf.options[0]?.id, price: 500 }],
    shipping_address: {
      first_name: "Ada",
      last_name: "Berg",
      address_1: "Weg 1",
      city: "Berlin",
      country_code: "de",
    },
    ...more,
  });
  return { ...draft_order, shelf };
}

/** Opens the page of a draft. */
export const openDraft = (page: Page, { id }: Draft) => page.goto(`${addresses.app}/a/draft-orders/${id}`);

/** Chooses what can be done with the record of a page; answers the form that asks for more. */
export async function choose(page: Page, label: string): Promise<Locator> {
  await page.getByRole("button", { name: actionsMenu }).first().click();
  await page.getByRole("menuitem", { name: label }).click();
  return page.getByRole("dialog");
}
