import { describe, expect, test } from "vitest";
import { amountText, handleOf, isRetyped, readCell } from "./cell-values";
import type { ProductColumn, ValueKind } from "./product-columns";

const column = (kind: ValueKind, currencyCode?: string): ProductColumn => ({
  id: "x",
  title: "X",
  of: "variant",
  kind,
  currencyCode,
});
const read = (kind: ValueKind, text: string, currencyCode?: string) => {
  const { value, problem } = readCell(column(kind, currencyCode), text);
  return value ?? `! ${problem}`;
};

describe("a cell", () => {
  test.each([
    ["19.90", "19.90"],
    ["19,9", "19.90"],
    ["1.234,50", "1234.50"],
    ["1,234.50", "1234.50"],
    ["1,234", "1234.00"],
    ["€ 19.90", "19.90"],
    ["19.90 EUR", "19.90"],
    ["0", "0.00"],
    [".5", "0.50"],
    ["19.900", "19.90"],
    ["19.905", "! decimals"],
    ["1,2,3", "! amount"],
    ["-5", "! amount"],
    ["abc", "! amount"],
    ["99999999999", "! tooLarge"],
  ])("of an amount in euros: %s is %s", (text, value) => expect(read("amount", text, "eur")).toBe(value));

  test("of an amount in a currency without a minor unit has no decimals", () => {
    expect(read("amount", "1500", "jpy")).toBe("1500");
    expect(read("amount", "15.5", "jpy")).toBe("! decimals");
    expect([amountText(1500, "jpy"), amountText(1990, "eur"), amountText(5000, "clp")]).toEqual([
      "1500",
      "19.90",
      "5000",
    ]);
  });

  test.each<[ValueKind, string, string]>([
    ["integer", "1 200", "1200"],
    ["integer", "12.0", "12"],
    ["integer", "1.5", "! integer"],
    ["yesNo", "YES", "true"],
    ["yesNo", "deny", "false"],
    ["yesNo", "maybe", "! yesNo"],
    ["status", "Active", "published"],
    ["status", "archived", "draft"],
    ["status", "constructor", "! status"],
    ["country", "PT", "pt"],
    ["country", "Portugal", "pt"],
    ["country", "St. Lucia", "lc"],
    ["country", "St Lucia", "lc"],
    ["country", "Atlantis", "! country"],
    ["address", "https://example.com/a.png", "https://example.com/a.png"],
    ["address", "a.png", "! address"],
    ["handle", "linen-shirt", "linen-shirt"],
    ["handle", "Linen Shirt", "! handle"],
    ["handle", "007", "! retyped"],
    ["list", " a , b,", "a,b"],
    ["list", "007", "! retyped"],
    ["text", "007", "007"],
  ])("of %s: %s is %s", (kind, text, value) => expect(read(kind, text)).toBe(value));
});

test("a handle is derived from a title", () => {
  expect(handleOf("  Été à la mer, 2. Édition ")).toBe("ete-a-la-mer-2-edition");
});

test("texts that look like numbers to a reader are recognised", () => {
  expect(["42", "007", "1.50", "1e3", "red"].map(isRetyped)).toEqual([false, true, true, true, false]);
});
