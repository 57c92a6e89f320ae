import { describe, expect, it } from "vitest";
import {
  givenPrice,
  hasTax,
  noPricedLines,
  type PricedLine,
  pricedAmount,
  pricedAmountWithoutTax,
  pricedLinesInRegion,
} from "./priced-lines";

const tent: PricedLine = {
  key: "tent",
  isNew: true,
  variant_id: "variant_tent",
  title: "Tent",
  details: "",
  thumbnail: null,
  quantity: 2,
  given: { amount: 11900, hasTax: true, tax: 1900 },
  unit_price: null,
};
const engraving: PricedLine = {
  ...tent,
  key: "engraving",
  variant_id: null,
  title: "Engraving",
  quantity: 1,
  given: null,
  unit_price: 1500,
};
const europe = { ...noPricedLines, region_id: "reg_eu", currency_code: "eur" };

// The parts of a variant that are read; the store answers many more.
const variant = (parts: object) => ({ id: "variant_tent", ...parts }) as Parameters<typeof givenPrice>[0];

describe("a price", () => {
  it("includes tax only as the store or the draft does", () => {
    expect(hasTax(tent)).toBe(true);
    expect(hasTax({ ...tent, unit_price: 9900 })).toBe(false);
    expect(hasTax({ ...tent, unit_price: 9900, isNew: false })).toBe(true);
    expect(hasTax(engraving)).toBe(false);
  });

  it("is missing where the store has none for the region", () => {
    expect(givenPrice(variant({ calculated_price: null }))).toBeNull();
    expect(
      givenPrice(
        variant({ calculated_price: 0, calculated_tax: null, calculated_price_includes_tax: false }),
      ),
    ).toEqual({ amount: 0, hasTax: false, tax: 0 });
  });

  it("counts for the limits of shipping without its tax", () => {
    expect(pricedAmount([tent, engraving])).toBe(25300);
    expect(pricedAmountWithoutTax([tent, engraving])).toBe(21500);
    expect(pricedAmountWithoutTax([{ ...tent, unit_price: 5000 }])).toBe(10000);
  });
});

describe("another region", () => {
  const prices = [
    variant({ calculated_price: 12900, calculated_tax: 2150, calculated_price_includes_tax: true }),
  ];

  it("of the same currency keeps what was typed and takes its own prices", () => {
    const priced = { ...tent, key: "priced", unit_price: 9900 };
    const now = pricedLinesInRegion(
      { ...europe, lines: [tent, priced, engraving] },
      { id: "reg_uk", currency_code: "eur" },
      prices,
    );
    expect(now.lines.map(({ given, unit_price }) => [given?.amount ?? null, unit_price])).toEqual([
      [12900, null],
      [12900, 9900],
      [null, 1500],
    ]);
    expect(now.lost).toEqual([]);
    expect(now.region_id).toBe("reg_uk");
  });

  it("of another currency keeps every line and names the amounts that no longer apply", () => {
    const now = pricedLinesInRegion(
      { ...europe, lines: [tent, engraving] },
      { id: "reg_jp", currency_code: "jpy" },
      [],
    );
    expect(now.lines.map(({ title, given, unit_price }) => [title, given, unit_price])).toEqual([
      ["Tent", null, null],
      ["Engraving", null, null],
    ]);
    expect(now.lost).toEqual([{ title: "Engraving", amount: 1500, currency_code: "eur" }]);
    expect(now.currency_code).toBe("jpy");
  });
});
