/** A price of a variant, as the store answers it. */
export interface VariantPrice {
  id?: string;
  currency_code: string;
  amount: number;
  region_id?: string | null;
  min_quantity?: number | null;
  max_quantity?: number | null;
  price_list_id?: string | null;
  price_list?: {
    id: string;
    name: string;
    status?: string;
    starts_at?: string | Date | null;
    ends_at?: string | Date | null;
    customer_groups?: readonly { id: string; name: string }[];
  } | null;
}

/** The variant's own price in a currency, for any region and quantity; `undefined` where it has none. */
export function basePrice<Price extends VariantPrice>(
  prices: readonly Price[],
  currencyCode: string,
): Price | undefined {
  return ownPrices(prices).find(
    ({ currency_code, region_id, min_quantity, max_quantity }) =>
      currency_code === currencyCode && !region_id && !min_quantity && !max_quantity,
  );
}

/** Prices that are the variant's own, and of no price list. */
export function ownPrices<Price extends VariantPrice>(prices: readonly Price[]): Price[] {
  return prices.filter(({ price_list_id, price_list }) => !price_list_id && !price_list);
}

function isNow({ starts_at, ends_at }: { starts_at?: unknown; ends_at?: unknown }, now: Date): boolean {
  const time = (value: unknown) => new Date(String(value)).getTime();
  return (!starts_at || time(starts_at) <= now.getTime()) && (!ends_at || time(ends_at) > now.getTime());
}

/** Why a price of a list does not count now for somebody who buys one unit without signing in; `undefined` where it does. */
export function idleReason(
  price: VariantPrice,
  now: Date,
): "draft" | "time" | "groups" | "quantity" | undefined {
  const list = price.price_list;
  if (list) {
    if (list.status !== undefined && list.status !== "active") return "draft";
    if (!isNow(list, now)) return "time";
    if ((list.customer_groups?.length ?? 0) > 0) return "groups";
  }
  return (price.min_quantity ?? 1) > 1 ? "quantity" : undefined;
}

/**
 * The price at which a variant sells in a currency to somebody who buys one unit without signing in. As the store decides it: of
 * all prices that count now the lowest, whether it is of a list or the variant's own. Prices of regions count in their region only.
 */
export function winningPrice<Price extends VariantPrice>(
  prices: readonly Price[],
  currencyCode: string,
  now: Date,
): Price | undefined {
  return prices
    .filter((price) => price.currency_code === currencyCode && !price.region_id)
    .filter((price) => idleReason(price, now) === undefined)
    .reduce<Price | undefined>(
      (least, price) => (least === undefined || price.amount < least.amount ? price : least),
      undefined,
    );
}
