import { describe, expect, it } from "vitest";
import { copiedPrices, missingPrices } from "./copy-list";

const held = [
  { id: "a", currency_code: "eur", amount: 0, variants: [{ id: "v1" }] },
  { id: "b", currency_code: "eur", region_id: "reg_1", amount: 700, variant_id: "v1" },
  { id: "c", currency_code: "usd", amount: 600, min_quantity: 10, max_quantity: null, variant_id: "v2" },
  { id: "d", currency_code: "usd", amount: 600, variants: [] },
];

describe("the prices of a copied list", () => {
  it("keep variant, region or currency, quantity and amount; 0 is a price", () => {
    expect(copiedPrices(held)).toEqual([
      { variant_id: "v1", currency_code: "eur", amount: 0 },
      { variant_id: "v1", region_id: "reg_1", amount: 700 },
      { variant_id: "v2", currency_code: "usd", amount: 600, min_quantity: 10 },
    ]);
  });

  it("are added once, also where the copy was interrupted", () => {
    const wanted = copiedPrices(held);
    expect(missingPrices(wanted, [])).toEqual(wanted);
    expect(missingPrices(wanted, wanted.slice(0, 2))).toEqual(wanted.slice(2));
    expect(missingPrices(wanted, wanted)).toEqual([]);
  });
});
