import { expect, it } from "vitest";
import { shippingCost, shippingMethodCost, shippingPayload } from "./shipping-method";

it("costs its price with tax added or included, rounded as the store rounds", () => {
  expect(shippingCost({ price: 1200 }, [{ rate: 10 }])).toBe(1320);
  expect(shippingCost({ price: 790, includes_tax: true }, [{ rate: 19 }])).toBe(790);
  expect(shippingCost({ price: 333 }, [{ rate: 19 }, { rate: 5.5 }])).toBe(333 + 63 + 18);
  expect(shippingCost({ price: 500 }, null)).toBe(500);
});

it("costs what was typed, or else the price of the option", () => {
  const option = { amount: 412, includes_tax: false, tax_rates: [{ rate: 19 }] };
  const way = { option_id: "so_1", price: null, option };
  expect(shippingMethodCost(way)).toBe(490);
  expect(shippingMethodCost({ ...way, price: 100 })).toBe(119);
  expect(shippingMethodCost({ ...way, price: 0 })).toBe(0);
  expect(shippingMethodCost({ ...way, price: Number.NaN })).toBe(490);
  expect(shippingMethodCost({ option_id: null, price: null })).toBe(0);
});

it("is sent with the option's own price by default", () => {
  expect(shippingPayload({ option_id: "so_1", price: null })).toEqual({ option_id: "so_1" });
  expect(shippingPayload({ option_id: "so_1", price: 0 })).toEqual({ option_id: "so_1", price: 0 });
  expect(shippingPayload({ option_id: null, price: null })).toBeUndefined();
});
