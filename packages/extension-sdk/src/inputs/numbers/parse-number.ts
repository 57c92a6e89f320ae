import { formatNumber } from "../../format/number";

/** The signs of numbers in a language, as they are written here: digits are Latin, the Arabic signs are `.` and `,`. */
interface Signs {
  decimal: string;
  group: string | undefined;
}

const known = new Map<string, Signs>();

function signsOf(locale: string | undefined): Signs {
  const key = locale ?? "";
  let signs = known.get(key);
  if (signs === undefined) {
    const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.5);
    const sign = (type: string) => plainText(parts.find((part) => part.type === type)?.value ?? "");
    signs = { decimal: sign("decimal") || ".", group: sign("group") || undefined };
    known.set(key, signs);
  }
  return signs;
}

/** Digits of other scripts. Each row of ten begins at a multiple of 16 in Arabic and Persian, 6 after it in India. */
const otherDigits = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef]/g;

function plainDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  return String((code < 0x900 ? code : code - 6) % 16);
}

/** The same number with Latin digits, `-` as the minus, and nothing but signs that count. Blanks group digits, as `’` does. */
function plainText(text: string): string {
  return text
    .normalize("NFKC")
    .trim()
    .replace(/[\u200e\u200f\u061c]/g, "")
    .replace(otherDigits, plainDigit)
    .replaceAll("٫", ".")
    .replaceAll("٬", ",")
    .replace(/[−–]/g, "-")
    .replace(/[\s'’]/g, "’");
}

function isGrouped(text: string): boolean {
  const [sign] = /[.,’]/.exec(text) ?? [];
  if (sign === undefined) return /^\d*$/.test(text);
  const groups = text.split(sign);
  const [first = "", last = ""] = [groups[0], groups.at(-1)];
  const middle = groups.slice(1, -1);
  if (!groups.every((group) => /^\d+$/.test(group)) || last.length !== 3 || first.length > 3) return false;
  // Thousands, or lakhs and crores.
  return middle.every(({ length }) => length === 3) || middle.every(({ length }) => length === 2);
}

/** Where a typed number's fraction begins; `-1` where it has none. */
function fractionStart(text: string, { decimal, group }: Signs): number {
  const comma = text.lastIndexOf(",");
  const dot = text.lastIndexOf(".");
  const at = Math.max(comma, dot);
  if (at < 0 || (comma >= 0 && dot >= 0) || text.includes("’")) return at;
  const sign = text[at];
  if (text.indexOf(sign ?? "") !== at) return -1;
  if (sign === decimal) return at;
  // "1.234" groups in German; "1.5" and "0.500" cannot, and French has no use for the dot.
  return sign === group && /^[1-9]\d{0,2}[.,]\d{3}$/.test(text) ? -1 : at;
}

/** A number as it was typed, in digits. */
export interface TypedNumber {
  /** There is a minus before it. */
  isNegative: boolean;
  /** Digits before the decimal sign, without groups; may be empty. */
  whole: string;
  /** Digits behind the decimal sign; empty where there are none. */
  fraction: string;
}

/**
 * Reads the digits of a number as people type it, in their language or as it was copied from elsewhere.
 *
 * @returns `null` for an empty text, `undefined` for what is no number
 */
export function readNumber(text: string, locale?: string): TypedNumber | null | undefined {
  const plain = plainText(text);
  if (plain === "") return null;
  const isNegative = plain.startsWith("-");
  const digits = plain.replace(/^[-+]’?/, "");
  const start = fractionStart(digits, signsOf(locale));
  const whole = start < 0 ? digits : digits.slice(0, start);
  const fraction = start < 0 ? "" : digits.slice(start + 1);
  if (!isGrouped(whole) || !/^\d*$/.test(fraction) || whole + fraction === "") return undefined;
  return { isNegative, whole: whole.replace(/\D/g, ""), fraction };
}

/**
 * Reads a number as people type it, in their language or as it was copied from elsewhere.
 *
 * @returns `null` for an empty text, `NaN` for what is no number
 * @example parseNumber("1.234,50", "de") // 1234.5
 */
export function parseNumber(text: string, locale?: string): number | null {
  const typed = readNumber(text, locale);
  if (typed === null) return null;
  if (typed === undefined) return Number.NaN;
  const value = Number(`${typed.whole}.${typed.fraction}`);
  return typed.isNegative && value !== 0 ? -value : value;
}

/**
 * Reads an amount into minor units, digit by digit: nothing is rounded on the way.
 *
 * @param digits of the currency behind the decimal sign
 * @returns `null` for an empty text, `NaN` for what is no amount of this currency
 * @example parseAmount("12.5", 2, "en") // 1250
 */
export function parseAmount(text: string, digits: number, locale?: string): number | null {
  const typed = readNumber(text, locale);
  if (typed === null) return null;
  if (typed === undefined || typed.fraction.length > digits) return Number.NaN;
  const value = Number(typed.whole + typed.fraction.padEnd(digits, "0"));
  if (!Number.isSafeInteger(value)) return Number.NaN;
  return typed.isNegative && value !== 0 ? -value : value;
}

/**
 * A number as a person would type it: in their language, without grouping.
 *
 * @example formatForInput(1234.5, "de", 2) // "1234,50"
 */
export function formatForInput(value: number, locale?: string, digits?: number): string {
  return formatNumber(value, locale, {
    useGrouping: false,
    minimumFractionDigits: digits ?? 0,
    maximumFractionDigits: digits ?? 20,
  });
}
