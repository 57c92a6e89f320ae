import type { VariantPrice } from "../variants/variant-prices";

/** A price that a variant has: its own, or one of a list. */
export interface CompetingPrice extends VariantPrice {
  /** Id of the price. */
  id: string;
  /** Its price list; `null` or left out: it is the variant's own. */
  price_list?:
    | (VariantPrice["price_list"] & {
        /** `sale` or `override`. The store makes no difference between them. */
        type?: string;
        /** Whether prices of the list contain the tax. */
        includes_tax?: boolean;
      })
    | null;
}

/** Who buys how much, where and when. */
export interface Purchase {
  region: { id: string; currency_code: string; includes_tax?: boolean };
  /** Groups of the customer; none of somebody who has not signed in. */
  groupIds: readonly string[];
  quantity: number;
  now: Date;
  /** Of one, such as 0.25; where it is not known, prices with and without tax cannot be compared. */
  taxRate?: number;
  /** Whether prices in the currency contain the tax. */
  currencyIncludesTax?: boolean;
  /** The store has `tax_inclusive_pricing`: without it no price contains the tax. */
  hasTaxInclusive?: boolean;
}

/** What becomes of a price: it `wins`, another one is lower (`higher`), or why it does not compete. */
export type PriceFate =
  | "wins"
  | "higher"
  | "draft"
  | "scheduled"
  | "expired"
  | "groups"
  | "quantity"
  | "region"
  | "currency";

/** A price, and what becomes of it. */
export interface PriceOutcome {
  /** The price. */
  price: CompetingPrice;
  /** What becomes of it. */
  fate: PriceFate;
  /** Whether it contains the tax. */
  includesTax: boolean;
}

/** Dates are compared by seconds: the store asks its database with no finer ones. */
const seconds = (date: Date) => Math.floor(date.getTime() / 1000) * 1000;

/** Why a price does not compete; `undefined` where it does. */
function reasonOf(
  price: CompetingPrice,
  { region, groupIds, quantity, now }: Purchase,
): PriceFate | undefined {
  // A price of another region counts, too, where that has the same currency: the store looks at either.
  if (price.region_id !== region.id && price.currency_code !== region.currency_code)
    return price.region_id ? "region" : "currency";
  const { price_list: list, min_quantity, max_quantity } = price;
  if (list) {
    const { starts_at, ends_at, customer_groups = [] } = list;
    if (list.status !== "active") return "draft";
    if (starts_at && new Date(starts_at).getTime() >= seconds(now)) return "scheduled";
    if (ends_at && new Date(ends_at).getTime() <= seconds(now)) return "expired";
    if (customer_groups.length > 0 && !customer_groups.some(({ id }) => groupIds.includes(id)))
      return "groups";
  }
  if ((min_quantity && min_quantity > quantity) || (max_quantity && max_quantity < quantity))
    return "quantity";
  return undefined;
}

/** Whether a price contains the tax: its list says so, else its region, else its currency. */
function includesTax(price: CompetingPrice, purchase: Purchase): boolean {
  const { region, currencyIncludesTax = false, hasTaxInclusive = false } = purchase;
  if (!hasTaxInclusive) return false;
  if (price.price_list?.includes_tax) return true;
  if (price.region_id === region.id && region.includes_tax) return true;
  return currencyIncludesTax;
}

/** Whether a price is lower than another one, as the store compares them. */
function isLower(one: PriceOutcome, other: PriceOutcome, taxRate: number | undefined): boolean {
  if (one.includesTax === other.includesTax) return one.price.amount < other.price.amount;
  if (taxRate === undefined) return false;
  return one.includesTax
    ? one.price.amount < (1 + taxRate) * other.price.amount
    : (1 + taxRate) * one.price.amount < other.price.amount;
}

/**
 * What becomes of each price of a variant for a purchase, as the store decides it: of all that compete the lowest wins, whether it is
 * of a list or the variant's own, a sale or an override. The winner comes first, then what competed, then the others.
 */
export function competingPrices(prices: readonly CompetingPrice[], purchase: Purchase): PriceOutcome[] {
  const outcomes = prices.map((price): PriceOutcome => {
    const fate = reasonOf(price, purchase) ?? "higher";
    return { price, fate, includesTax: includesTax(price, purchase) };
  });
  const winner = outcomes
    .filter(({ fate }) => fate === "higher")
    .reduce<PriceOutcome | undefined>(
      (least, one) => (least === undefined || isLower(one, least, purchase.taxRate) ? one : least),
      undefined,
    );
  const rank = ({ fate }: PriceOutcome) => (fate === "wins" ? 0 : fate === "higher" ? 1 : 2);
  return outcomes
    .map((one) => (one === winner ? { ...one, fate: "wins" as const } : one))
    .sort((left, right) => rank(left) - rank(right) || left.price.amount - right.price.amount);
}
