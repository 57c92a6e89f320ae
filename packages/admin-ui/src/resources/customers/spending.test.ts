import { expect, it } from "vitest";
import { spendingOf } from "./spending";

const payment = (amount: number, more: object = {}) => ({
  amount,
  amount_refunded: 0,
  captured_at: "2026-11-01",
  canceled_at: null,
  ...more,
});
// Only what is added up.
const order = (currency_code: string, ...payments: object[]) => ({ currency_code, payments }) as never;

it("adds up captured and kept money by currency", () => {
  const orders = [
    order("eur", payment(500)),
    order("dkk", payment(10_000), payment(300)),
    order("dkk", payment(4_000, { amount_refunded: 1_000 })),
    order("dkk", payment(9_000, { captured_at: null })),
    order("dkk", payment(9_000, { canceled_at: "2026-11-02" })),
    order("jpy", payment(700, { amount_refunded: 700 })),
    order("usd"),
  ];
  expect(spendingOf(orders)).toEqual([
    { currencyCode: "dkk", sum: 13_300, count: 2 },
    { currencyCode: "eur", sum: 500, count: 1 },
  ]);
});
