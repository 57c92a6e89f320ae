import { readAmount, readInteger } from "@tillhouse/extension-sdk/import";
import { countryOptions } from "@tillhouse/extension-sdk/inputs";
import type { ProductColumn } from "./product-columns";

/** A cell as the store takes it, or why it cannot be taken. */
export type CellValue =
  | { value: string; problem?: undefined; values?: undefined }
  | { value?: undefined; problem: string; values?: Record<string, string | number> };

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

function amount(text: string, currencyCode: string): CellValue {
  const digits = importedDigits(currencyCode);
  const { value, problem } = readAmount(text, digits);
  if (problem === "decimals") return { problem, values: { currency: currencyCode.toUpperCase(), digits } };
  return value === undefined ? { problem } : { value: amountText(value, currencyCode) };
}

function integer(text: string): CellValue {
  const { value, problem } = readInteger(text);
  return value === undefined ? { problem } : { value: String(value) };
}

let countryCodes: ReadonlyMap<string, string> | undefined;

/** The code of a country by its English name, British or American, or by itself, in small letters. Most pages never ask. */
function countryCode(text: string): string | undefined {
  countryCodes ??= new Map(
    ["en-GB", "en-US"].flatMap(countryOptions).flatMap(({ value, label }) => [
      [value, value],
      [label.toLowerCase(), value],
    ]),
  );
  return countryCodes.get(text);
}

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
      const value = countryCode(plain);
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
