import type { ProductVariant } from "@medusajs/client-types";
import { minorUnitDigits } from "../format/money";

/** What of a region decides what a shopper pays: in which currency, and with how much tax. */
export interface CartRegion {
  /** The region's id in the store. */
  id?: string;
  /** Three letters: `eur`. */
  currency_code: string;
  /** In percent: 25 is a quarter of the price. */
  tax_rate: number;
}

/** What of a variant a cart needs. */
export interface CartVariant extends Partial<Omit<ProductVariant, "id" | "prices" | "inventory_quantity">> {
  /** The variant's id in the store. */
  id: string;
  /** Integers in the minor unit of their currency. */
  prices: readonly {
    /** Three letters, in any case: `eur`. */
    currency_code: string;
    /** Without tax, in the currency's minor unit. */
    amount: number;
  }[];
  /** How many there are to sell. */
  inventory_quantity: number;
}

/** The share of a price that is tax: the region's rate divided by 100 (specification, section 9). */
export function taxOf(region: Pick<CartRegion, "tax_rate"> | undefined): number {
  return (region?.tax_rate ?? 0) / 100;
}

/**
 * The price of a variant in the currency of a region, without tax, as an integer in its minor unit; 0 where it has none.
 *
 * @example variantPrice(variant, { currency_code: "eur", tax_rate: 25 }) // 1950
 */
export function variantPrice(
  variant: Pick<CartVariant, "prices">,
  region: Pick<CartRegion, "currency_code"> | undefined,
): number {
  const currency = region?.currency_code.toLowerCase();
  return variant.prices.find(({ currency_code }) => currency_code.toLowerCase() === currency)?.amount ?? 0;
}

/** An amount with the tax of a region, still an integer in the minor unit. */
export function addTax(amount: number, region: Pick<CartRegion, "tax_rate"> | undefined): number {
  return Math.round(amount * (1 + taxOf(region)));
}

/**
 * An amount as people count it: divided by 100, except in krw, jpy and vnd, which have no minor unit
 * (specification, section 9).
 *
 * @example toDecimal(1950, "eur") // 19.5
 */
export function toDecimal(amount: number, currencyCode: string): number {
  return amount / 10 ** minorUnitDigits(currencyCode);
}

/** How an amount is written; see {@link formatAmount}. */
export interface AmountFormat {
  /** Where the shopper buys: its currency and its tax. */
  region: CartRegion;
  /** Adds the tax of the region; on unless it is said otherwise. */
  includesTax?: boolean;
  /** Language such as `de`; the browser's own when left out. */
  locale?: string;
}

/**
 * An amount in words for a shopper.
 *
 * @example formatAmount(1950, { region: { currency_code: "eur", tax_rate: 25 }, locale: "en" }) // "€24.38"
 */
export function formatAmount(amount: number, { region, includesTax = true, locale }: AmountFormat): string {
  const digits = minorUnitDigits(region.currency_code);
  return new Intl.NumberFormat(locale, {
    style: "currency",
    currency: region.currency_code.toUpperCase(),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(toDecimal(includesTax ? addTax(amount, region) : amount, region.currency_code));
}

/**
 * The price of a variant in words for a shopper.
 *
 * @example formatVariantPrice(variant, { region, locale: "en" }) // "€24.38"
 */
export function formatVariantPrice(variant: Pick<CartVariant, "prices">, format: AmountFormat): string {
  return formatAmount(variantPrice(variant, format.region), format);
}
