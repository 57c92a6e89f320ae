import { describe, expect, it } from "vitest";
import { type CompetingPrice, competingPrices, type Purchase } from "./winning-price";

const now = new Date("2026-03-01T12:00:00.500Z");
const purchase: Purchase = {
  region: { id: "reg_eu", currency_code: "eur" },
  groupIds: [],
  quantity: 1,
  now,
};

const list = (rest: Partial<NonNullable<CompetingPrice["price_list"]>> = {}) => ({
  price_list_id: "pl",
  price_list: { id: "pl", name: "Sale", status: "active", type: "sale", ...rest },
});

const price = (id: string, amount: number, rest: Partial<CompetingPrice> = {}): CompetingPrice => ({
  id,
  amount,
  currency_code: "eur",
  ...rest,
});

const said = (prices: readonly CompetingPrice[], rest: Partial<Purchase> = {}) =>
  competingPrices(prices, { ...purchase, ...rest }).map(({ price: { id }, fate }) => `${id}: ${fate}`);

describe("which price wins", () => {
  it("is the lowest of all that compete, of whatever kind", () => {
    const prices = [
      price("own", 1000),
      price("sale", 900, list()),
      price("override", 1100, list({ type: "override" })),
    ];
    expect(said(prices)).toEqual(["sale: wins", "own: higher", "override: higher"]);
  });

  it("leaves out drafts, what is not now, other groups, quantities, currencies and regions", () => {
    const groups = [{ id: "cgrp_1", name: "Traders" }];
    const prices = [
      price("own", 1000),
      price("draft", 1, list({ status: "draft" })),
      price("later", 2, list({ starts_at: "2026-03-01T12:00:00.000Z" })),
      price("over", 3, list({ ends_at: "2026-03-01T12:00:00.000Z" })),
      price("group", 4, list({ customer_groups: groups })),
      price("many", 5, { ...list(), min_quantity: 10 }),
      price("dollar", 6, { currency_code: "usd" }),
      price("overseas", 7, { currency_code: "usd", region_id: "reg_us" }),
    ];
    expect(said(prices)).toEqual([
      "own: wins",
      "draft: draft",
      "later: scheduled",
      "over: expired",
      "group: groups",
      "many: quantity",
      "dollar: currency",
      "overseas: region",
    ]);
    expect(said(prices, { groupIds: ["cgrp_1"] })[0]).toBe("group: wins");
  });

  it.each([
    [9, "own"],
    [10, "some"],
    [49, "some"],
    [50, "many"],
  ])("takes quantities with their ends: %i", (quantity, winner) => {
    const prices = [
      price("own", 1000),
      price("some", 900, { ...list(), min_quantity: 10, max_quantity: 49 }),
      price("many", 800, { ...list(), min_quantity: 50 }),
    ];
    expect(said(prices, { quantity })[0]).toBe(`${winner}: wins`);
  });

  it("also counts prices of another region in the same currency, as the store does", () => {
    expect(said([price("own", 1000), price("other", 900, { region_id: "reg_north" })])[0]).toBe(
      "other: wins",
    );
  });

  it("compares prices with tax and without by the rate, and keeps the first where that is not known", () => {
    const prices = [price("own", 1000), price("with", 1200, list({ includes_tax: true }))];
    const taxed = { hasTaxInclusive: true };
    expect(said(prices, { ...taxed, taxRate: 0.25 })[0]).toBe("with: wins");
    expect(said(prices, { ...taxed, taxRate: 0.1 })[0]).toBe("own: wins");
    expect(said(prices, taxed)[0]).toBe("own: wins");
    expect(said(prices, { taxRate: 0.25 })[0]).toBe("own: wins");
  });
});
