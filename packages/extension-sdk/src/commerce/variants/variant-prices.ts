/** A price of a variant, as the store answers it. */
export interface VariantPrice {
  /** Id of the price. Left out for one that is not saved yet. */
  id?: string;
  /** ISO 4217 in small letters. */
  currency_code: string;
  /** For one, in minor units. */
  amount: number;
  /** Id of the only region that it counts in; `null` or left out: it counts in all. */
  region_id?: string | null;
  /** Least number of units that it counts for; `null` or left out: one. */
  min_quantity?: number | null;
  /** Greatest number of units that it counts for; `null` or left out: any. */
  max_quantity?: number | null;
  /** Id of its price list; `null` or left out: it may be the variant's own. */
  price_list_id?: string | null;
  /** Its price list; `null` or left out: it may be the variant's own. */
  price_list?: {
    /** Id of the price list. */
    id: string;
    /** As staff call it. */
    name: string;
    /** `active` or `draft`. Only an active list counts; left out, it counts as active. */
    status?: string;
    /** When it begins to count: ISO 8601 UTC. `null` or left out: it counts already. */
    starts_at?: string | Date | null;
    /** When it ceases to count: ISO 8601 UTC. `null` or left out: never. */
    ends_at?: string | Date | null;
    /** Groups that it counts for. Empty or left out: everybody. */
    customer_groups?: readonly {
      /** Id of the customer group. */
      id: string;
      /** As staff call it. */
      name: string;
    }[];
  } | null;
}

/**
 * The variant's own price in a currency, for any region and quantity; `undefined` where it has none.
 *
 * @example const amount = basePrice(variant.prices ?? [], "eur")?.amount;
 */
export function basePrice<Price extends VariantPrice>(
  prices: readonly Price[],
  currencyCode: string,
): Price | undefined {
  return ownPrices(prices).find(
    ({ currency_code, region_id, min_quantity, max_quantity }) =>
      currency_code === currencyCode && !region_id && !min_quantity && !max_quantity,
  );
}

/**
 * Prices that are the variant's own, and of no price list.
 *
 * @example const prices = ownPrices(variant.prices ?? []).map(({ currency_code, amount }) => ({ currency_code, amount }));
 */
export function ownPrices<Price extends VariantPrice>(prices: readonly Price[]): Price[] {
  return prices.filter(({ price_list_id, price_list }) => !price_list_id && !price_list);
}

function isNow({ starts_at, ends_at }: { starts_at?: unknown; ends_at?: unknown }, now: Date): boolean {
  const time = (value: unknown) => new Date(String(value)).getTime();
  return (!starts_at || time(starts_at) <= now.getTime()) && (!ends_at || time(ends_at) > now.getTime());
}

/**
 * Why a price of a list does not count now for somebody who buys one unit without signing in; `undefined` where it does.
 *
 * @example idleReason({ currency_code: "eur", amount: 900, min_quantity: 10 }, new Date()) // "quantity"
 */
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
 *
 * @example const price = winningPrice(variant.prices ?? [], "eur", new Date());
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
