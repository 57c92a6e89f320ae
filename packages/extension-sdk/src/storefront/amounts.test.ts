import { describe, expect, it } from "vitest";
import { addTax, formatAmount, formatVariantPrice, taxOf, toDecimal, variantPrice } from "./amounts";

const europe = { currency_code: "eur", tax_rate: 25 };
const variant = {
  id: "variant_1",
  inventory_quantity: 5,
  prices: [
    { currency_code: "USD", amount: 2195 },
    { currency_code: "eur", amount: 1950 },
    { currency_code: "jpy", amount: 3000 },
  ],
};

describe("amounts for shoppers", () => {
  it("spec 3.16, 3.17: picks the price in the region's currency, whatever its case", () => {
    expect(variantPrice(variant, europe)).toBe(1950);
    expect(variantPrice(variant, { currency_code: "usd" })).toBe(2195);
    expect(variantPrice(variant, { currency_code: "EUR" })).toBe(1950);
    expect(variantPrice(variant, { currency_code: "gbp" })).toBe(0);
    expect(variantPrice(variant, undefined)).toBe(0);
  });

  it("spec 9.16: tax is the region's tax rate divided by 100", () => {
    expect(taxOf(europe)).toBe(0.25);
    expect(taxOf({ tax_rate: 19 })).toBe(0.19);
    expect(taxOf(undefined)).toBe(0);
    expect(addTax(1950, europe)).toBe(2438);
  });

  it.each(["krw", "jpy", "vnd", "JPY"])("spec 9.15: %s has no minor unit", (currency) => {
    expect(toDecimal(3000, currency)).toBe(3000);
  });

  it.each(["eur", "usd", "dkk", "kwd"])("spec 9.15: %s is divided by 100", (currency) => {
    expect(toDecimal(3000, currency)).toBe(30);
  });

  it("spec 9.15, 9.16: writes an amount with the region's currency and tax", () => {
    expect(formatAmount(1950, { region: europe, locale: "en" })).toBe("€24.38");
    expect(formatAmount(1950, { region: europe, includesTax: false, locale: "en" })).toBe("€19.50");
    expect(
      formatVariantPrice(variant, { region: { currency_code: "jpy", tax_rate: 10 }, locale: "en" }),
    ).toBe("¥3,300");
  });
});
