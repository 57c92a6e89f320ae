import { minorUnitDigits } from "@tillhouse/extension-sdk/inputs";
import {
  columnFor,
  inOrder,
  type ListVariant,
  type PriceScope,
  pricesOf,
  type QuantityStep,
  scopeId,
  stepId,
  stepOfPrice,
} from "../prices/list-prices";
import type { HeldVariants } from "./held-list";
import { namingHeadings, priceTitle } from "./price-columns";

/** What a file is made of. */
export interface PriceFileSetting {
  listId: string;
  /** Currencies, the default one first, then regions. */
  scopes: readonly PriceScope[];
  /** The titles of products by their ids. */
  productTitles: ReadonlyMap<string, string>;
}

/** What a spreadsheet would reckon as a formula is kept a text. The import takes the sign away again. */
const guarded = (text: string) => (/^\s*[=+\-@]/.test(text) ? `'${text}` : text);

/** The quantities that a variant has prices for, the price for any quantity first. */
function stepsOf({ prices = [] }: ListVariant): QuantityStep[] {
  return inOrder([
    ...new Map(prices.map((price) => [stepId(stepOfPrice(price)), stepOfPrice(price)])).values(),
  ]);
}

/**
 * The prices of a list as a table: a row for each variant and quantity, a column for each currency and region that the list has prices
 * in. Where a price is there twice the lowest is written, which is the one that counts.
 */
export function priceFile(
  held: HeldVariants,
  { listId, scopes, productTitles }: PriceFileSetting,
): { headings: string[]; rows: string[][] } {
  const variants = [...held.values()];
  const used = new Set(
    variants.flatMap(({ prices = [] }) =>
      prices.map(({ currency_code: currencyCode, region_id }) =>
        scopeId({ currencyCode, ...(region_id && { regionId: region_id }) }),
      ),
    ),
  );
  const columns = scopes.filter((scope) => used.has(scopeId(scope)));
  const cell = (variant: ListVariant, scope: PriceScope, step: QuantityStep) => {
    const isPlain = columnFor(scope, step) === scopeId(scope);
    const [price] = pricesOf(variant, listId, { scope, step: isPlain ? undefined : step });
    if (price === undefined) return "";
    const digits = minorUnitDigits(scope.currencyCode);
    return (price.amount / 10 ** digits).toFixed(digits);
  };
  const rows = variants.flatMap((variant) =>
    stepsOf(variant).map((step) => [
      variant.id,
      guarded(variant.sku ?? ""),
      guarded(productTitles.get(variant.product_id) ?? ""),
      guarded(variant.title),
      String(step.min ?? ""),
      String(step.max ?? ""),
      ...columns.map((scope) => cell(variant, scope, step)),
    ]),
  );
  return {
    headings: [
      "Product Variant ID",
      "SKU",
      ...namingHeadings,
      "Min Quantity",
      "Max Quantity",
      ...columns.map(priceTitle),
    ],
    rows,
  };
}
