import { countryOptions } from "@tillhouse/extension-sdk/inputs";
import type { ProductColumn } from "./product-columns";

/** A cell as the store takes it, or why it cannot be taken. */
export type CellValue =
  | { value: string; problem?: undefined; values?: undefined }
  | { value?: undefined; problem: string; values?: Record<string, string | number> };

/** The largest number of the store's columns. */
const largest = 2_147_483_647;

const yes = new Set(["true", "yes", "y", "1", "x", "continue", "on", "shopify"]);
const no = new Set(["false", "no", "n", "0", "deny", "off"]);

/** Statuses, with what other shops call them. */
const statuses: Readonly<Record<string, string>> = {
  draft: "draft",
  proposed: "proposed",
  published: "published",
  rejected: "rejected",
  active: "published",
  archived: "draft",
  unlisted: "draft",
  true: "published",
  false: "draft",
};

/** Currencies that the store's importer takes as whole amounts. */
const wholeCurrencies = new Set("bif clp djf gnf jpy kmf krw mga pyg rwf ugx vnd vuv xaf xof xpf".split(" "));

/** Digits behind the point that the store's importer keeps of an amount. */
function importedDigits(currencyCode: string): 0 | 2 {
  return wholeCurrencies.has(currencyCode.toLowerCase()) ? 0 : 2;
}

/** An amount in minor units as it stands in a file: `19.90`. */
export function amountText(amount: number, currencyCode: string): string {
  const digits = importedDigits(currencyCode);
  return (amount / 10 ** digits).toFixed(digits);
}

/** `1.234,50`, `1,234.50`, `€ 19.90` and `19,9` with a point and nothing else; `undefined` where it is no amount. */
function plainAmount(text: string): string | undefined {
  const bare = text
    .replace(/[\s\u00a0'’]/g, "")
    .replace(/^(?:[\p{Sc}]|[a-z]{3})|(?:[\p{Sc}]|[a-z]{3})$/giu, "");
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

function amount(text: string, currencyCode: string): CellValue {
  const plain = plainAmount(text);
  if (plain === undefined) return { problem: "amount" };
  const digits = importedDigits(currencyCode);
  const [, decimals = ""] = plain.split(".");
  if (decimals.replace(/0+$/, "").length > digits)
    return { problem: "decimals", values: { currency: currencyCode.toUpperCase(), digits } };
  const minor = Math.round(Number(plain) * 10 ** digits);
  return minor > largest ? { problem: "tooLarge" } : { value: amountText(minor, currencyCode) };
}

function integer(text: string): CellValue {
  const plain = text.replace(/[\s\u00a0]/g, "").replace(/[.,]0+$/, "");
  if (!/^\d+$/.test(plain)) return { problem: "integer" };
  return Number(plain) > largest ? { problem: "tooLarge" } : { value: String(Number(plain)) };
}

/** Codes of countries by their English names and by themselves. */
const countryCodes = new Map(
  countryOptions("en").flatMap(({ value, label }) => [
    [value, value],
    [label.toLowerCase(), value],
  ]),
);

/** Whether the store's reader makes something else of a text: `007` is 7 to it. */
export function isRetyped(text: string): boolean {
  return /^-?(?:\d+\.?|\.\d+|\d+\.\d+)(?:e[-+]?\d+)?$/i.test(text) && String(Number(text)) !== text;
}

/** Reads a cell that is not empty. */
export function readCell({ kind, currencyCode = "" }: ProductColumn, text: string): CellValue {
  const plain = text.toLowerCase();
  switch (kind) {
    case "integer":
      return integer(text);
    case "amount":
      return amount(text, currencyCode);
    case "yesNo":
      return yes.has(plain) ? { value: "true" } : no.has(plain) ? { value: "false" } : { problem: "yesNo" };
    case "status": {
      const value = Object.hasOwn(statuses, plain) ? statuses[plain] : undefined;
      return value === undefined ? { problem: "status" } : { value };
    }
    case "country": {
      const value = countryCodes.get(plain);
      return value === undefined ? { problem: "country" } : { value };
    }
    case "address":
      return /^(?:https?:\/\/|\/)\S+$/i.test(text) ? { value: text } : { problem: "address" };
    case "handle":
      if (/\s|[\p{Lu}]|[/?#%]/u.test(text)) return { problem: "handle" };
      return isRetyped(text) ? { problem: "retyped", values: { value: Number(text) } } : { value: text };
    case "list": {
      const value = text
        .split(",")
        .map((part) => part.trim())
        .filter(Boolean)
        .join(",");
      return isRetyped(value) ? { problem: "retyped", values: { value: Number(value) } } : { value };
    }
    default:
      return { value: text };
  }
}

/**
 * A handle made of a title, as the store makes them: `Été à la mer` is `ete-a-la-mer`.
 */
export function handleOf(title: string): string {
  return title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");
}
