import { describe, expect, it } from "vitest";
import {
  basePriceOf,
  columnId,
  type ListPrice,
  type ListVariant,
  newPrice,
  pricesOf,
  stepOf,
  stepProblems,
  usedSteps,
  writesOf,
  writtenRow,
} from "./list-prices";

const eur = { currencyCode: "eur" };
const north = { currencyCode: "eur", regionId: "reg_north", name: "North" };
const scopes = [eur, { currencyCode: "jpy" }, north];
const inList = { listId: "pl_1", scopes };

const price = (id: string, amount: number, rest: Partial<ListPrice> = {}): ListPrice => ({
  id,
  amount,
  currency_code: "eur",
  price_list_id: "pl_1",
  ...rest,
});

const row = (...prices: ListPrice[]): ListVariant => ({
  id: "variant_1",
  product_id: "prod_1",
  title: "L",
  sku: "L",
  prices,
});

describe("the prices of a list", () => {
  it("are those of a currency, a region and a quantity, of this list alone", () => {
    const variant = row(
      price("own", 900, { price_list_id: null }),
      price("other", 700, { price_list_id: "pl_2" }),
      price("plain", 800),
      price("region", 750, { region_id: "reg_north" }),
      price("tier", 600, { min_quantity: 10, max_quantity: 49 }),
    );
    const ids = (scope: typeof eur, step?: { min: number; max: number | null }) =>
      pricesOf(variant, "pl_1", { scope, step }).map(({ id }) => id);
    expect(ids(eur)).toEqual(["plain"]);
    expect(ids(north)).toEqual(["region"]);
    expect(ids(eur, { min: 10, max: 49 })).toEqual(["tier"]);
    expect(ids(eur, { min: 10, max: null })).toEqual([]);
    expect(usedSteps([variant], "pl_1")).toEqual([{ min: 10, max: 49 }]);
  });

  it("stand beside the base price of the region, or else of the currency", () => {
    const own = price("own", 900, { price_list_id: null });
    expect(basePriceOf(row(own), north)).toBe(900);
    const there = price("there", 850, { price_list_id: null, region_id: "reg_north" });
    expect(basePriceOf(row(own, there), north)).toBe(850);
    expect(basePriceOf(row(own, there), eur)).toBe(900);
    expect(basePriceOf(row(own), { currencyCode: "jpy" })).toBeUndefined();
  });
});

describe("what is sent for a row", () => {
  it("changes a price by its id, adds what is not there, and takes away what was emptied", () => {
    const variant = row(price("a", 800), price("b", 600, { min_quantity: 10 }));
    const values = {
      "currency:eur": 0,
      "currency:eur@10-": null,
      "currency:jpy": 120,
      "region:reg_north": 700,
    };
    expect(writesOf(variant, values, inList)).toEqual({
      changed: [{ id: "a", variant_id: "variant_1", amount: 0 }],
      removed: ["b"],
      added: [
        { variant_id: "variant_1", currency_code: "jpy", amount: 120 },
        { variant_id: "variant_1", region_id: "reg_north", amount: 700 },
      ],
    });
  });

  it("leaves the prices by quantity alone where the plain one is changed", () => {
    const variant = row(price("tier", 600, { min_quantity: 10 }), price("plain", 800));
    expect(writesOf(variant, { "currency:eur": 790 }, inList)).toEqual({
      changed: [{ id: "plain", variant_id: "variant_1", amount: 790 }],
      added: [],
      removed: [],
    });
  });

  it("leaves one of a price that is there twice", () => {
    const variant = row(price("high", 800), price("low", 700));
    expect(writesOf(variant, { "currency:eur": 650 }, inList)).toEqual({
      changed: [{ id: "low", variant_id: "variant_1", amount: 650 }],
      added: [],
      removed: ["high"],
    });
  });

  it("gives the row that the store has then", () => {
    const variant = row(price("a", 800), price("b", 600, { min_quantity: 10 }));
    const values = { "currency:eur": 790, "currency:eur@10-": null, "region:reg_north@5-9": 500 };
    const next = writtenRow(variant, writesOf(variant, values, inList), inList);
    expect(pricesOf(next, "pl_1", { scope: eur })).toMatchObject([{ amount: 790 }]);
    expect(pricesOf(next, "pl_1", { scope: eur, step: { min: 10, max: null } })).toEqual([]);
    expect(pricesOf(next, "pl_1", { scope: north, step: { min: 5, max: 9 } })).toMatchObject([
      { amount: 500, currency_code: "eur" },
    ]);
  });

  it("names a step as its column does", () => {
    for (const step of [
      { min: 10, max: 49 },
      { min: 50, max: null },
      { min: null, max: 9 },
    ])
      expect(stepOf(columnId(eur, step))).toEqual(step);
    expect(stepOf(columnId(eur))).toBeUndefined();
    expect(newPrice("v", 5, { scope: eur, step: { min: null, max: 9 } })).toEqual({
      variant_id: "v",
      currency_code: "eur",
      amount: 5,
      max_quantity: 9,
    });
  });
});

describe("steps", () => {
  it.each([
    [
      "follow each other",
      [
        [1, 9],
        [10, 49],
        [50, null],
      ],
      [],
    ],
    ["begin later than with one", [[10, null]], []],
    [
      "leave a gap",
      [
        [1, 9],
        [20, null],
      ],
      [{ kind: "gap", from: 10, to: 19 }],
    ],
    [
      "overlap",
      [
        [1, 10],
        [10, 20],
      ],
      [{ kind: "overlap", from: 10, to: 10 }],
    ],
    [
      "have two open ends",
      [
        [10, null],
        [50, null],
      ],
      [{ kind: "overlap", from: 50, to: null }],
    ],
    [
      "lie in each other",
      [
        [1, 100],
        [10, 20],
        [101, null],
      ],
      [{ kind: "overlap", from: 10, to: 20 }],
    ],
  ] as const)("that %s", (_, steps, problems) => {
    const some = steps.map(([min, max]) => ({ min, max }));
    expect(stepProblems([...some].reverse())).toEqual(problems);
  });
});
