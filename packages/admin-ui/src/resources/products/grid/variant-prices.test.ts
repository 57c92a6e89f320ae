import { describe, expect, it } from "vitest";
import {
  hasFragileTiers,
  keepsTiers,
  plainPrice,
  type VariantPrice,
  type VariantRow,
  writtenPrices,
} from "./variant-prices";

const price = (id: string, currency_code: string, amount: number, more: Partial<VariantPrice> = {}) => ({
  id,
  currency_code,
  amount,
  ...more,
});
const variant = (...prices: VariantPrice[]) => ({ id: "v", prices }) as unknown as VariantRow;
const eur = { currencyCode: "eur" };
const usd = { currencyCode: "usd" };
const nordics = { currencyCode: "dkk", regionId: "reg_1" };

const whole = variant(
  price("list", "eur", 1, { price_list_id: "pl_1" }),
  price("tier", "eur", 2, { min_quantity: 10, max_quantity: 20 }),
  price("eur", "eur", 1000),
  price("usd", "usd", 1200),
  price("region", "dkk", 7000, { region_id: "reg_1" }),
);

describe("prices of a variant", () => {
  it("shows the plain price and distinguishes 0 from none", () => {
    expect(plainPrice(whole, eur)?.id).toBe("eur");
    expect(plainPrice(whole, nordics)?.amount).toBe(7000);
    expect(plainPrice(whole, { currencyCode: "dkk" })).toBeUndefined();
    expect(plainPrice(variant(price("free", "eur", 0)), eur)?.amount).toBe(0);
  });

  it("writes every price that is not one of a price list", () => {
    expect(writtenPrices(whole, [{ scope: eur, amount: 0 }])).toEqual([
      { id: "tier", currency_code: "eur", amount: 2, min_quantity: 10, max_quantity: 20 },
      { id: "usd", currency_code: "usd", amount: 1200 },
      { region_id: "reg_1", amount: 7000 },
      { currency_code: "eur", amount: 0 },
    ]);
  });

  it("leaves out what is removed and names a region by itself", () => {
    expect(
      writtenPrices(whole, [
        { scope: usd, amount: null },
        { scope: nordics, amount: 8000 },
      ]).map(({ currency_code, region_id, amount }) => `${currency_code ?? region_id} ${amount}`),
    ).toEqual(["eur 2", "eur 1000", "reg_1 8000"]);
  });

  it("finds the prices by quantity that the store would lose", () => {
    const tier = price("tier", "eur", 2, { min_quantity: 10 });
    expect(hasFragileTiers(whole)).toBe(false);
    expect(hasFragileTiers(variant(tier, price("eur", "eur", 1000)))).toBe(true);
    expect(hasFragileTiers(variant(price("eur", "eur", 1000)))).toBe(false);
    expect(
      keepsTiers([
        { region_id: "reg_1", amount: 1, min_quantity: 2 },
        { currency_code: "eur", amount: 1 },
      ]),
    ).toBe(false);
  });
});
