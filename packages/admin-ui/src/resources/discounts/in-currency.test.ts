import { minorUnitDigits } from "@tillhouse/extension-sdk/inputs";
import { expect, it } from "vitest";
import { inCurrency } from "./in-currency";

it("keeps the number that was typed when the currency changes", () => {
  expect(inCurrency(1250, { from: "eur", to: "sek" }, minorUnitDigits)).toBe(1250);
  expect(inCurrency(1000, { from: "eur", to: "jpy" }, minorUnitDigits)).toBe(10);
  expect(inCurrency(10, { from: "jpy", to: "eur" }, minorUnitDigits)).toBe(1000);
  expect(inCurrency(null, { from: "jpy", to: "eur" }, minorUnitDigits)).toBeNull();
  expect(inCurrency(500, { from: undefined, to: "eur" }, minorUnitDigits)).toBe(500);
});

it("rounds nothing where the other currency has too few digits", () => {
  expect(inCurrency(1250, { from: "eur", to: "jpy" }, minorUnitDigits)).toBeNaN();
});
