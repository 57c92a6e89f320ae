// Every language has a file that can be used: sorted, with keys that English has, the gaps of the English texts, and the
// plural forms that the language needs. What is missing falls back to English.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { codeOf, locales } from "../src/core/i18n/language-codes";

const folder = fileURLToPath(new URL("../src/messages/", import.meta.url));
const rawOf = (locale: string) => readFileSync(`${folder}${locale}.json`, "utf8");
const textsOf = (locale: string): Record<string, string> => JSON.parse(rawOf(locale));
const english = textsOf("en");
const plural = /_(zero|one|two|few|many|other)$/;

/** Keys of English texts that count something, without their plural form. */
const counted = new Set(
  Object.keys(english)
    .filter((key) => key.endsWith("_other"))
    .map((key) => key.replace(plural, "")),
);
const baseOf = (key: string) => (counted.has(key.replace(plural, "")) ? key.replace(plural, "") : key);
const gapsOf = (text = "") => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();
/** What somebody reads first: nothing of it falls back to English. */
const first = [
  "action.cancel",
  "action.retry",
  "action.save",
  "action.undo",
  "error.network",
  "list.clear",
  "list.nothingFound",
  "toast.updated",
  "orders.title",
  "products.title",
  "session.email",
  "session.forgotten",
  "session.password",
  "session.signIn",
  "settings.title",
  "ui.close",
  "ui.pagination.range",
];

it("has one file for each language", () => {
  expect(readdirSync(folder).sort()).toEqual(locales.map((locale) => `${locale}.json`));
});

it.each(locales)("translates what is read first in %s", (locale) => {
  const texts = textsOf(locale);
  expect(first.filter((key) => !texts[key])).toEqual([]);
});

// The SDK's components and their tests say English texts without the admin: each folder has those that are its own.
it.each(["ui", "grid"])("has the texts of %s as the SDK has them", (family) => {
  const copy = new URL(`../../extension-sdk/src/${family}/messages.en.json`, import.meta.url);
  const own = Object.entries(english).filter(([key]) => key.startsWith(`${family}.`));
  expect(own.length).toBeGreaterThan(50);
  expect(JSON.parse(readFileSync(copy, "utf8"))).toEqual(Object.fromEntries(own));
});

describe.each(locales)("the texts in %s", (locale) => {
  const texts = textsOf(locale);
  const keys = Object.keys(texts);
  const forms = new Intl.PluralRules(codeOf(locale)).resolvedOptions().pluralCategories;

  it("are flat, sorted and each on a line of its own", () => {
    const sorted = Object.fromEntries(keys.sort().map((key) => [key, texts[key]]));
    expect(rawOf(locale)).toBe(`${JSON.stringify(sorted, null, 2)}\n`);
    for (const key of keys) expect(typeof texts[key], key).toBe("string");
  });

  it("have no key that English lacks", () => {
    const known = new Set(Object.keys(english).map(baseOf));
    const unknown = keys.filter((key) => !known.has(baseOf(key)));
    expect(unknown, "packages/admin-ui/scripts/prune-messages.mjs takes them out").toEqual([]);
  });

  it("have the gaps of the English texts", () => {
    const wrong = keys.filter((key) => {
      const model = english[baseOf(key)] ?? english[`${baseOf(key)}_other`];
      const isOneNumber = /_(zero|one|two)$/.test(key) && baseOf(key) !== key;
      const missing = gapsOf(model).filter((gap) => !gapsOf(texts[key]).includes(gap));
      const unknown = gapsOf(texts[key]).filter((gap) => !gapsOf(model).includes(gap));
      // "One more" needs no number.
      return unknown.length > 0 || missing.some((gap) => !(isOneNumber && gap === "count"));
    });
    expect(wrong).toEqual([]);
  });

  it("have exactly the plural forms of the language", () => {
    const bases = [...new Set(keys.filter((key) => baseOf(key) !== key).map(baseOf))];
    const expected = bases.flatMap((base) => forms.map((form) => `${base}_${form}`)).sort();
    expect(keys.filter((key) => baseOf(key) !== key).sort()).toEqual(expected);
  });

  it("are in the script of the language", () => {
    const text = Object.values(texts).join(" ");
    if (text === "") return;
    const script = {
      ar: "Arabic",
      bg: "Cyrillic",
      hi: "Devanagari",
      ja: "Hiragana",
      ko: "Hangul",
      ru: "Cyrillic",
      tm: "Tamil",
      uk: "Cyrillic",
      zh: "Han",
    }[locale];
    expect(text).toMatch(new RegExp(`\\p{Script=${script ?? "Latin"}}`, "u"));
  });
});
