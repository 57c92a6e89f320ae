import { numberFormat } from "./number";

/** Currencies without a minor unit: their amounts are whole (specification, section 9). */
const currenciesWithoutMinorUnit = new Set(["krw", "jpy", "vnd"]);

/** The digits of a currency behind the decimal point: 0 for `krw`, `jpy` and `vnd`, otherwise 2. */
export function minorUnitDigits(currencyCode: string): 0 | 2 {
  return currenciesWithoutMinorUnit.has(currencyCode.toLowerCase()) ? 0 : 2;
}

/** An amount of money and what it is counted in. */
export interface MoneySum {
  /** In the currency's minor unit: cents, whole yen. */
  amount: number;
  /** Three letters, in any case: `eur`. */
  currencyCode: string;
}

/**
 * Adds amounts of money up by currency, in the order in which the currencies come. What is not known is left out.
 *
 * @example
 * addUpMoney([{ amount: 1000, currencyCode: "dkk" }, undefined, { amount: 500, currencyCode: "dkk" }]);
 * // [{ amount: 1500, currencyCode: "dkk" }]
 */
export function addUpMoney(sums: readonly (MoneySum | undefined)[]): MoneySum[] {
  const amounts = new Map<string, number>();
  for (const sum of sums)
    if (sum !== undefined) amounts.set(sum.currencyCode, (amounts.get(sum.currencyCode) ?? 0) + sum.amount);
  return [...amounts].map(([currencyCode, amount]) => ({ amount, currencyCode }));
}

/** A money amount taken apart for display; see {@link moneyParts}. */
export interface MoneyParts {
  /** `"−"` (U+2212) or nothing. */
  sign: "" | "−";
  /** The amount in the reader's own digits and separators, without sign and code. */
  digits: string;
  /** The currency's code in capitals. */
  code: string;
  /** What a currency without minor unit leaves free so that decimal points align: `".00"`, or nothing. */
  padding: string;
}

/**
 * Takes an amount apart for display.
 *
 * @param amount integer in the currency's minor unit (cents; whole yen for `jpy`)
 * @example moneyParts({ amount: -257675, currencyCode: "dkk", locale: "en" })
 * // { sign: "−", digits: "2,576.75", code: "DKK", padding: "" }
 */
export function moneyParts({
  amount,
  currencyCode,
  locale,
}: {
  /** An integer in the currency's minor unit. */
  amount: number;
  /** Three letters, in any case: `eur`. */
  currencyCode: string;
  /** Language code such as `de`. Left out: the browser's own. */
  locale?: string;
}): MoneyParts {
  const digits = minorUnitDigits(currencyCode);
  const value = Math.abs(amount) / 10 ** digits;
  const withDigits = (count: number) =>
    numberFormat(locale, { minimumFractionDigits: count, maximumFractionDigits: count });
  const format = withDigits(digits);
  const decimal = withDigits(2).formatToParts(0);
  const padding =
    digits === 0
      ? decimal
          .filter((part) => part.type === "decimal" || part.type === "fraction")
          .map((part) => part.value)
          .join("")
      : "";
  return {
    sign: amount < 0 ? "−" : "",
    digits: format.format(value),
    code: currencyCode.toUpperCase(),
    padding,
  };
}

/**
 * An amount as text: `2,576.75 DKK`.
 *
 * @param amount integer in the currency's minor unit
 * @example formatMoney({ amount: 257675, currencyCode: "dkk", locale: "en" }) // "2,576.75 DKK"
 */
export function formatMoney(money: {
  /** An integer in the currency's minor unit. */
  amount: number;
  /** Three letters, in any case: `eur`. */
  currencyCode: string;
  /** Language code such as `de`. Left out: the browser's own. */
  locale?: string;
}): string {
  const { sign, digits, code } = moneyParts(money);
  return `${sign}${digits} ${code}`;
}
