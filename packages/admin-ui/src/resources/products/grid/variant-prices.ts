import type { RecordOf } from "@tillhouse/extension-sdk";

/** A variant as the grid reads it: every price that it has, also those of price lists. */
export interface VariantRow {
  id: string;
  product_id: string;
  title: string;
  sku: string | null;
  ean: string | null;
  upc: string | null;
  barcode: string | null;
  allow_backorder: boolean;
  manage_inventory: boolean;
  prices?: readonly VariantPrice[];
}

type MoneyAmount = NonNullable<NonNullable<RecordOf<"products">["variants"]>[number]["prices"]>[number];

/** One price of a variant. */
export type VariantPrice = Pick<MoneyAmount, "id" | "currency_code" | "amount"> &
  Partial<Pick<MoneyAmount, "region_id" | "price_list_id" | "min_quantity" | "max_quantity">>;

/** What a price of a variant is for: a currency, or one region. */
export interface PriceScope {
  currencyCode: string;
  regionId?: string;
}

/** A price as it is written. */
export interface WrittenPrice {
  id?: string;
  currency_code?: string;
  region_id?: string;
  amount: number;
  min_quantity?: number;
  max_quantity?: number;
}

/** The id of the column of a scope. */
export function scopeId({ currencyCode, regionId }: PriceScope): string {
  return regionId === undefined ? `currency:${currencyCode}` : `region:${regionId}`;
}

const isTier = ({ min_quantity: minimum, max_quantity: maximum }: VariantPrice) =>
  Boolean(minimum || maximum);
const isOwn = ({ price_list_id: list }: VariantPrice) => !list;
const isIn = (price: VariantPrice, { currencyCode, regionId }: PriceScope) =>
  regionId === undefined
    ? !price.region_id && price.currency_code === currencyCode
    : price.region_id === regionId;

/** The plain price of a variant: neither one of a price list nor one that needs a quantity. */
export function plainPrice({ prices = [] }: VariantRow, scope: PriceScope): VariantPrice | undefined {
  return prices.find((price) => isOwn(price) && !isTier(price) && isIn(price, scope));
}

/**
 * All prices of a variant that a write has to name: the store removes those that are left out, but those of price lists. Prices that
 * are changed come in place of the plain ones; `null` takes one away.
 */
export function writtenPrices(
  { prices = [] }: VariantRow,
  changes: readonly { scope: PriceScope; amount: number | null }[],
): WrittenPrice[] {
  const kept = prices
    .filter(isOwn)
    .filter((price) => isTier(price) || !changes.some(({ scope }) => isIn(price, scope)))
    .map(({ id, currency_code, region_id, amount, min_quantity, max_quantity }) => ({
      // A region's price is told by its region alone.
      ...(region_id ? { region_id } : { id, currency_code }),
      amount,
      ...(min_quantity && { min_quantity }),
      ...(max_quantity && { max_quantity }),
    }));
  const changed = changes.flatMap(({ scope: { currencyCode, regionId }, amount }): WrittenPrice[] =>
    amount === null
      ? []
      : [regionId === undefined ? { currency_code: currencyCode, amount } : { region_id: regionId, amount }],
  );
  return [...kept, ...changed];
}

/**
 * Whether the store would keep the prices by quantity of a variant whose other prices are written. It replaces all of them where
 * two currencies are named, and then takes each as it is told. With one alone it mends the first price of that currency for
 * each that it is told; and of a region it forgets the quantities.
 */
export function keepsTiers(written: readonly WrittenPrice[]): boolean {
  const tiers = written.filter(({ min_quantity, max_quantity }) => min_quantity || max_quantity);
  if (tiers.length === 0) return true;
  const currencies = new Set(written.flatMap(({ currency_code }) => currency_code ?? []));
  return currencies.size > 1 && tiers.every(({ region_id }) => region_id === undefined);
}

/** Whether a variant has prices that need a quantity, which any write of its prices could lose. */
export function hasFragileTiers(variant: VariantRow): boolean {
  return !keepsTiers(writtenPrices(variant, []));
}
