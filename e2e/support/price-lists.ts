import type { APIRequestContext } from "playwright/test";
import { expect } from "./test";

interface Price {
  id: string;
  amount: number;
  currency_code: string;
  region_id: string | null;
  min_quantity: number | null;
  max_quantity: number | null;
  variants: { id: string; product_id: string }[];
}

export interface PriceList {
  id: string;
  name: string;
  status: string;
  type: string;
  starts_at: string | null;
  ends_at: string | null;
  customer_groups: { id: string }[];
  prices: Price[];
}

interface Variant {
  id: string;
  sku: string;
}

export async function makeProduct(
  api: APIRequestContext,
  title: string,
  sizes: readonly string[] = ["S", "M"],
) {
  const code = title.replaceAll(" ", "-").toUpperCase();
  const answer = await api.post("/admin/products", {
    data: {
      title,
      options: [{ title: "Size" }],
      variants: sizes.map((size) => ({
        title: size,
        sku: `${code}-${size}`,
        manage_inventory: false,
        options: [{ value: size }],
        prices: [
          { currency_code: "eur", amount: 1538 },
          { currency_code: "usd", amount: 2000 },
        ],
      })),
    },
  });
  expect(answer.ok()).toBe(true);
  return (await answer.json()).product as { id: string; title: string; variants: Variant[] };
}

export async function makeList(
  api: APIRequestContext,
  name: string,
  prices: readonly object[] = [],
): Promise<PriceList> {
  const data = { name, description: name, type: "sale", prices };
  const answer = await api.post("/admin/price-lists", { data });
  expect(answer.ok()).toBe(true);
  return (await answer.json()).price_list;
}

export const readList = async (api: APIRequestContext, id: string): Promise<PriceList> =>
  (await (await api.get(`/admin/price-lists/${id}`)).json()).price_list;

export const pricesOf = ({ prices }: PriceList, { id }: { id: string }) =>
  prices.filter(({ variants }) => variants.some((variant) => variant.id === id));
