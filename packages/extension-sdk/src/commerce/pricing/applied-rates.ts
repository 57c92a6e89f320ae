import type { RecordOf } from "../../records/resources";

/** What of a tax rate decides where it is charged: the products, types and shipping options that it overrides the region's rate for. */
export type TaxRateRules = Pick<
  RecordOf<"tax-rates">,
  "id" | "name" | "code" | "rate" | "products" | "product_types" | "shipping_options"
>;

/** What of a product decides on its rates. */
export interface TaxedProduct {
  /** Id of the product. */
  id: string;
  /** Id of its type; `null` for none. */
  type_id: string | null;
}

/** Why a rate is charged, or why it is not. */
export type RateReason =
  | "product"
  | "product_type"
  | "shipping_option"
  | "default"
  | "overridden"
  | "other_products"
  | "other_options"
  | "only_products"
  | "only_shipping"
  | "unused";

/** A rate of the region, and what becomes of it. */
export interface RateOutcome {
  /** Id of the rate. Left out: the default rate of the region. */
  id?: string;
  /** As staff call it. Left out: the default rate of the region. */
  name?: string;
  /** Its code for accounting; `null` for none. */
  code: string | null;
  /** In percent. */
  rate: number;
  /** Whether it is charged. */
  isCharged: boolean;
  /** Why it is charged, or why not. */
  reason: RateReason;
}

const charged: readonly RateReason[] = ["product", "product_type", "shipping_option", "default"];

const has = (list: readonly unknown[] | undefined) => (list?.length ?? 0) > 0;

const holds = (list: readonly { id: string }[] | undefined, id: string | null) =>
  list?.some((held) => held.id === id) ?? false;

function productReason(
  { products, product_types, shipping_options }: TaxRateRules,
  { id, type_id }: TaxedProduct,
): RateReason {
  if (holds(products, id)) return "product";
  if (holds(product_types, type_id)) return "product_type";
  if (has(products) || has(product_types)) return "other_products";
  return has(shipping_options) ? "only_shipping" : "unused";
}

function shippingReason({ products, product_types, shipping_options }: TaxRateRules, id: string): RateReason {
  if (holds(shipping_options, id)) return "shipping_option";
  if (has(shipping_options)) return "other_options";
  return has(products) || has(product_types) ? "only_products" : "unused";
}

/** What is charged comes first; the default rate is charged where nothing else is. */
function outcomesOf(
  region: Pick<RecordOf<"tax-regions">, "tax_rate" | "tax_code">,
  rates: readonly TaxRateRules[],
  reasonOf: (rate: TaxRateRules) => RateReason,
): RateOutcome[] {
  const own = rates.map((rate): RateOutcome => {
    const reason = reasonOf(rate);
    const { id, name, code } = rate;
    return { id, name, code, rate: rate.rate ?? 0, isCharged: charged.includes(reason), reason };
  });
  const isOverridden = own.some(({ isCharged }) => isCharged);
  const usual: RateOutcome = {
    code: region.tax_code,
    rate: region.tax_rate,
    isCharged: !isOverridden,
    reason: isOverridden ? "overridden" : "default",
  };
  return [...own.filter(({ isCharged }) => isCharged), usual, ...own.filter(({ isCharged }) => !isCharged)];
}

/**
 * What becomes of each rate of a region for a product, as the store itself decides: those of the product and those of its type are
 * all charged, side by side.
 *
 * @example const percent = chargedRate(ratesOfProduct(region, tax_rates, { id: product.id, type_id: product.type?.id ?? null }));
 */
export function ratesOfProduct(
  region: Pick<RecordOf<"tax-regions">, "tax_rate" | "tax_code">,
  rates: readonly TaxRateRules[],
  product: TaxedProduct,
): RateOutcome[] {
  return outcomesOf(region, rates, (rate) => productReason(rate, product));
}

/**
 * What becomes of each rate of a region for a shipping option.
 *
 * @example const percent = chargedRate(ratesOfShipping(region, tax_rates, option.id));
 */
export function ratesOfShipping(
  region: Pick<RecordOf<"tax-regions">, "tax_rate" | "tax_code">,
  rates: readonly TaxRateRules[],
  optionId: string,
): RateOutcome[] {
  return outcomesOf(region, rates, (rate) => shippingReason(rate, optionId));
}

/**
 * The percentages that are charged, added up.
 *
 * @example chargedRate(ratesOfProduct(region, tax_rates, product)) // 25
 */
export function chargedRate(outcomes: readonly RateOutcome[]): number {
  return outcomes.reduce((sum, { isCharged, rate }) => sum + (isCharged ? rate : 0), 0);
}
