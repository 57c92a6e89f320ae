import type { RecordOf } from "@tillhouse/extension-sdk";
import { describe, expect, it } from "vitest";
import { inOtherCurrency, unexplained, usesOf } from "./card-amounts";

describe("an amount of a gift card in another currency", () => {
  it.each([
    [5000, "eur", "usd", 5000],
    [5000, "eur", "jpy", 50],
    [50, "jpy", "eur", 5000],
    [5050, "eur", "jpy", null],
  ])("of %i %s in %s is %s", (amount, from, to, other) => {
    expect(inOtherCurrency(amount, from, to)).toBe(other);
  });
});

describe("the history of a gift card", () => {
  const order = (id: string, ...transactions: [gift_card_id: string, amount: number][]) =>
    // What of an order is looked at here.
    ({
      id,
      gift_card_transactions: transactions.map(([gift_card_id, amount]) => ({ gift_card_id, amount })),
    }) as RecordOf<"orders">;

  it("has the orders that used this card, and what they took of it", () => {
    const orders = [order("a", ["gift_1", 300], ["gift_2", 50]), order("b"), order("c", ["gift_1", 20])];
    expect(usesOf({ id: "gift_1" }, orders).map((use) => [use.order.id, use.amount])).toEqual([
      ["a", 300],
      ["c", 20],
    ]);
  });

  it("tells what orders do not explain of the balance", () => {
    const uses = usesOf({ id: "gift_1" }, [order("a", ["gift_1", 300])]);
    expect(unexplained({ value: 1000, balance: 700 }, uses)).toBe(0);
    expect(unexplained({ value: 1000, balance: 900 }, uses)).toBe(200);
    expect(unexplained({ value: 1000, balance: 0 }, [])).toBe(-1000);
  });
});
