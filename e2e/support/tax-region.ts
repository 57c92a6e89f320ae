import type { APIRequestContext, Page } from "playwright/test";
import { read, write } from "./place-order";
import { startsWith, unique } from "./test";

/** A region, as far as taxes go. */
export interface TaxedRegion {
  id: string;
  name: string;
  tax_rate: number;
  tax_code: string | null;
  automatic_taxes: boolean;
  gift_cards_taxable: boolean;
  tax_provider_id: string | null;
}

/** Countries that no region of the example store has. */
const countries = ["is", "li", "mc", "sm", "ad", "va", "gi", "fo"];

/** A region of its own for each test: rates of one are kept for half a minute by the store. */
export async function createRegion(api: APIRequestContext) {
  const { regions } = await read<{ regions: { countries: { iso_2: string }[] }[] }>(
    api,
    "/regions?limit=100",
  );
  const taken = regions.flatMap((region) => region.countries.map(({ iso_2 }) => iso_2));
  const country = countries.find((code) => !taken.includes(code)) ?? "";
  const { region } = await write<{ region: TaxedRegion }>(api, "/regions", {
    name: unique("North"),
    currency_code: "eur",
    tax_rate: 25,
    tax_code: "STD",
    payment_providers: ["manual"],
    fulfillment_providers: ["manual"],
    countries: [country],
  });
  return { region, country };
}

/** A shipping option of a region, for 10.00. */
export async function createOption(api: APIRequestContext, region: TaxedRegion) {
  const { shipping_profiles: profiles } = await read<{ shipping_profiles: { id: string; type: string }[] }>(
    api,
    "/shipping-profiles",
  );
  const { shipping_option: option } = await write<{ shipping_option: { id: string; name: string } }>(
    api,
    "/shipping-options",
    {
      name: unique("Ferry"),
      region_id: region.id,
      provider_id: "manual",
      profile_id: profiles.find(({ type }) => type === "default")?.id,
      price_type: "flat_rate",
      amount: 1000,
      data: { id: "manual-fulfillment" },
      is_return: false,
    },
  );
  return option;
}

/** A product with a type of its own, for 100.00. */
export async function createProduct(api: APIRequestContext) {
  const { product } = await write<{
    product: {
      id: string;
      title: string;
      type: { id: string; value: string };
      variants: { id: string }[];
    };
  }>(api, "/products?expand=type,variants", {
    title: unique("Atlas"),
    status: "published",
    type: { value: unique("Book") },
    options: [{ title: "Cover" }],
    variants: [
      {
        title: "Hard",
        manage_inventory: false,
        options: [{ value: "Hard" }],
        prices: [{ currency_code: "eur", amount: 10_000 }],
      },
    ],
  });
  return product;
}

/** Chooses by title what a search for it finds. */
export async function pick(page: Page, label: string, title: string): Promise<void> {
  await page.getByRole("combobox", { name: startsWith(label) }).fill(title);
  await page.getByRole("option", { name: title }).click();
}
