/** Digits alone, or a currency before or behind them, are no reason to refuse an amount. */
const currencySigns = /^(?:[\p{Sc}]|[a-z]{3})|(?:[\p{Sc}]|[a-z]{3})$/giu;

/**
 * An amount of a file with a point and nothing else, whichever language the spreadsheet spoke; `undefined` where it is no amount.
 *
 * @example plainAmount("1.234,50") // "1234.50"
 * @example plainAmount("€ 19,9") // "19.9"
 */
function plainAmount(text: string): string | undefined {
  const bare = text.replace(/[\s\u00a0'’]/g, "").replace(currencySigns, "");
  if (!/^\d[\d.,]*$|^[.,]\d+$/.test(bare)) return undefined;
  const last = Math.max(bare.lastIndexOf("."), bare.lastIndexOf(","));
  if (last === -1) return bare;
  const sign = bare.charAt(last);
  const whole = bare.slice(0, last);
  const rest = bare.slice(last + 1);
  const isGroup =
    rest.length === 3 && (whole.includes(sign) || sign === ",") && whole !== "" && whole !== "0";
  if (isGroup) return /^\d{1,3}(?:[.,]\d{3})*$/.test(bare) ? bare.replace(/[.,]/g, "") : undefined;
  if (whole.includes(sign)) return undefined;
  return `${whole.replace(/[.,]/g, "") || "0"}.${rest}`;
}

/** The largest number of the store's columns. */
const largest = 2_147_483_647;

/** A number of a cell, or the code of why it is none. */
export type CellNumber =
  | {
      /** The number: an amount in minor units, or a whole number. */
      value: number;
      /** There is none. */
      problem?: undefined;
    }
  | {
      /** There is none. */
      value?: undefined;
      /** Ends the key of the text: `amount`, `decimals`, `integer`, `tooLarge`. */
      problem: string;
    };

/**
 * Reads an amount of a file into minor units.
 *
 * @param digits behind the decimal point that the currency has
 * @example readAmount("19,90", 2) // { value: 1990 }
 */
export function readAmount(text: string, digits: number): CellNumber {
  const plain = plainAmount(text);
  if (plain === undefined) return { problem: "amount" };
  const [, decimals = ""] = plain.split(".");
  if (decimals.replace(/0+$/, "").length > digits) return { problem: "decimals" };
  const minor = Math.round(Number(plain) * 10 ** digits);
  return minor > largest ? { problem: "tooLarge" } : { value: minor };
}

/**
 * Reads a whole number of a file, which a spreadsheet may write as `1 200` or `12.0`.
 *
 * @example readInteger("12.0") // { value: 12 }
 */
export function readInteger(text: string): CellNumber {
  const plain = text.replace(/[\s\u00a0]/g, "").replace(/[.,]0+$/, "");
  if (!/^\d+$/.test(plain)) return { problem: "integer" };
  return Number(plain) > largest ? { problem: "tooLarge" } : { value: Number(plain) };
}
