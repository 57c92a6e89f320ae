import { formatNumber } from "../../format/number";
import type { LineItem } from "./line-items";

/** What carries taxes: a line or a shipping method. */
export interface Taxed {
  /** Sum of its taxes, in minor units. */
  tax_total?: number | null;
  /** Each tax on it. Left out or empty: it carries none. */
  tax_lines?:
    | readonly {
        /** `default` where the store has no name for it. */
        name: string;
        /** In percent: 25. */
        rate: number;
      }[]
    | null;
}

/** What one code takes off. */
export interface LineReduction {
  /** Of the discount; `null` for what somebody took off by hand. */
  id: string | null;
  /** In minor units; positive for what is taken off. */
  amount: number;
}

/** How a tax is named: `VAT 25 %`, or by its rate alone where the store has no name for it. @example taxName(line, "en") // "VAT 25%" */
export function taxName({ tax_lines }: Taxed, locale: string): string {
  return [...(tax_lines ?? [])]
    .sort((left, right) => left.name.localeCompare(right.name) || left.rate - right.rate)
    .map(({ name, rate }) =>
      `${name === "default" ? "" : name} ${formatNumber(rate / 100, locale, { style: "percent", maximumFractionDigits: 3 })}`.trim(),
    )
    .join(" + ");
}

/**
 * What a line comes to at its unit price, before discounts: with the tax where the price holds it, without where it is
 * added. Either is the store's own figure.
 *
 * @example <Money amount={lineAmount(line)} currencyCode={order.currency_code} />
 */
export function lineAmount(line: LineItem): number {
  const { includes_tax, original_total, subtotal, unit_price, quantity } = line;
  return (includes_tax ? original_total : subtotal) ?? unit_price * quantity;
}

/** How much more than the store's net figure a discount takes off the amount of a line that holds its tax. */
function grossShare({ includes_tax, original_total, total, adjustments }: LineItem): number {
  const net = (adjustments ?? []).reduce((sum, { amount }) => sum + amount, 0);
  if (!includes_tax || net === 0 || original_total == null || total == null) return 1;
  return (original_total - total) / net;
}

/**
 * What each discount takes off the amounts of lines, in whole units: a discount on an order is spread over its lines in
 * fractions, and the store rounds their sum. Off an amount that holds its tax goes that of the discount as well.
 *
 * @example const codes = lineReductions(order.items ?? []).map(({ id }) => id);
 */
export function lineReductions(lines: readonly LineItem[]): LineReduction[] {
  const sums = new Map<string | null, number>();
  for (const line of lines)
    for (const { discount_id = null, amount } of line.adjustments ?? [])
      sums.set(discount_id, (sums.get(discount_id) ?? 0) + amount * grossShare(line));
  let exact = 0;
  return [...sums].map(([id, amount]) => {
    const before = Math.round(exact);
    exact += amount;
    return { id, amount: Math.round(exact) - before };
  });
}
