import type { ListPrice, ListVariant, PriceScope } from "../prices/list-prices";
import type { PriceListAccess } from "../prices/list-source";

/** A price as the store answers it with its list: it names the variants that it is of. */
type AnsweredPrice = ListPrice & {
  variants?: readonly { id: string; product_id?: string; title?: string; sku?: string | null }[];
};

/** The variants that have a price in a list, with the prices that they have there, by their ids. */
export type HeldVariants = ReadonlyMap<string, ListVariant>;

/** Sorts the prices of a list by their variants. Those of deleted variants belong to nobody. */
export function heldVariants(listId: string, prices: readonly AnsweredPrice[]): HeldVariants {
  const found = new Map<string, ListVariant & { prices: ListPrice[] }>();
  for (const { variants = [], ...price } of prices)
    for (const { id, product_id = "", title = "", sku = null } of variants) {
      const variant = found.get(id) ?? { id, product_id, title, sku, prices: [] };
      variant.prices.push({ ...price, price_list_id: listId });
      found.set(id, variant);
    }
  return found;
}

/** Reads all prices of a list. The store answers them in one piece. */
export async function readHeld({ client, listId }: PriceListAccess): Promise<HeldVariants> {
  const { price_list } = await client.admin.custom.get<{ price_list: { prices?: AnsweredPrice[] } }>(
    `/price-lists/${encodeURIComponent(listId)}`,
  );
  return heldVariants(listId, price_list.prices ?? []);
}

/** What a list has prices in that is no currency and no region of the store any more. */
export function otherScopes(held: HeldVariants, scopes: readonly PriceScope[]): PriceScope[] {
  const found = new Map<string, PriceScope>();
  for (const { prices = [] } of held.values())
    for (const { currency_code: currencyCode, region_id } of prices) {
      const isKnown = scopes.some(({ regionId, currencyCode: code }) =>
        region_id ? regionId === region_id : regionId === undefined && code === currencyCode,
      );
      if (isKnown) continue;
      found.set(
        region_id || currencyCode,
        region_id ? { currencyCode, regionId: region_id, name: region_id } : { currencyCode },
      );
    }
  return [...found.values()];
}
