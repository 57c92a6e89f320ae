import { expect, it } from "vitest";
import { basePrice, idleReason, ownPrices, type VariantPrice, winningPrice } from "./variant-prices";

const now = new Date("2026-03-01T12:00:00Z");
const list = (change: object = {}) => ({ id: "pl_1", name: "Sale", status: "active", ...change });
const own: VariantPrice = { id: "ma_1", currency_code: "eur", amount: 2000 };
const regional: VariantPrice = { id: "ma_2", currency_code: "eur", amount: 500, region_id: "reg_1" };
const reduced: VariantPrice = {
  id: "ma_3",
  currency_code: "eur",
  amount: 1500,
  price_list_id: "pl_1",
  price_list: list(),
};

it("distinguishes own prices from those of price lists", () => {
  expect(ownPrices([own, regional, reduced])).toEqual([own, regional]);
  expect(basePrice([regional, reduced, own], "eur")).toBe(own);
  expect(basePrice([own], "dkk")).toBeUndefined();
});

it("takes the lowest current price", () => {
  expect(winningPrice([own, regional, reduced], "eur", now)).toBe(reduced);
  expect(winningPrice([{ ...reduced, amount: 2500 }, own], "eur", now)).toBe(own);
});

it.each([
  ["draft", { price_list: list({ status: "draft" }) }],
  ["time", { price_list: list({ ends_at: "2026-02-28T00:00:00Z" }) }],
  ["time", { price_list: list({ starts_at: "2026-03-02T00:00:00Z" }) }],
  ["groups", { price_list: list({ customer_groups: [{ id: "cgrp_1", name: "Club" }] }) }],
  ["quantity", { min_quantity: 10 }],
])("ignores a price that does not apply now: %s", (reason, change) => {
  const price = { ...reduced, ...change };
  expect(idleReason(price, now)).toBe(reason);
  expect(winningPrice([own, price], "eur", now)).toBe(own);
});
