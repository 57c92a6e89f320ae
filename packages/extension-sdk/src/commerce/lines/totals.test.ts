import { describe, expect, it } from "vitest";
import recorded from "../../../test/recorded-orders.json";
import { lineAmount, lineReductions, taxName } from "./line-amounts";
import type { LineItem } from "./line-items";
import { type Priced, totalsOf } from "./totals";

/** Figures of orders as the store answers them, and what the rows below their lines have to be. */
type Recorded = Priced & { display_id: number; paid_total: number; shipping_tax_total?: number };

// Only what is reckoned with was recorded; all of it is figures and codes.
const orders = recorded as unknown as Recorded[];

function orderOf(number: number): Recorded {
  const order = orders.find(({ display_id }) => display_id === number);
  if (order === undefined) throw new Error(`order ${number} was not recorded`);
  return order;
}

const rowsOf = (order: Priced) => totalsOf(order, "en");
const brief = (order: Priced) =>
  rowsOf(order).map(({ id, amount, codes, note }) =>
    [id, amount, ...(codes ?? []), ...(note ? [note] : [])].join(" "),
  );
const sum = (rows: readonly { amount: number }[]) => rows.reduce((all, { amount }) => all + amount, 0);

/** What is read down to the total, and what of it is said to be tax beneath. */
function readOf(order: Priced) {
  const rows = rowsOf(order);
  const above = rows.slice(
    0,
    rows.findIndex(({ id }) => id === "total"),
  );
  const amounts = (id: string, among = above) => sum(among.filter((row) => row.id === id));
  return { rows, above, amounts, included: rows.filter(({ isIncluded }) => isIncluded) };
}

const isGross = ({ items = [] }: Priced) => items.some(({ includes_tax }) => includes_tax);

describe("totals of recorded orders", () => {
  it.each(orders.map((order) => [order.display_id, order] as const))("add up for order %i", (_, order) => {
    const { rows, above, amounts, included } = readOf(order);
    expect(sum(above)).toBe(order.total);
    expect(amounts("total", rows)).toBe(order.total);
    expect(amounts("rounding")).toBe(0);
    expect(amounts("giftCard")).toBe(0 - (order.gift_card_total ?? 0));
    const lines = sum((order.items ?? []).map((line) => ({ amount: lineAmount(line) })));
    expect(amounts("items") + amounts("subtotal")).toBe(lines);
    const [taken, shipped] = [0 - amounts("discount"), amounts("shipping")];
    if (isGross(order)) {
      expect(sum(included)).toBe(order.tax_total);
      expect(amounts("tax")).toBe(0);
      expect(shipped).toBe((order.shipping_total ?? 0) + (order.shipping_tax_total ?? 0));
      const left = (order.items ?? []).map((line) => ({ amount: line.total ?? 0 }));
      expect(taken).toBe(lines - sum(left));
    } else {
      expect(included).toEqual([]);
      expect(amounts("subtotal")).toBe(order.subtotal);
      expect(amounts("tax")).toBe(order.tax_total);
      expect(shipped).toBe(order.shipping_total);
      expect(taken).toBe(order.discount_total);
    }
  });

  it.each(orders.map((order) => [order.display_id, order] as const))(
    "multiply price and quantity for order %i",
    (_, order) => {
      for (const line of order.items ?? []) expect(lineAmount(line)).toBe(line.unit_price * line.quantity);
    },
  );
});

describe("rows below the lines", () => {
  it("give each code its own discount in integers", () => {
    // 100.00 off the prices without tax are 125.00 off those with it.
    expect(brief(orderOf(63))).toContain("discount -12500 HUNDRED");
    expect(brief(orderOf(107)).filter((row) => row.startsWith("discount"))).toHaveLength(1);
    const thirds = [1, 2, 3].map((id) => ({ adjustments: [{ discount_id: `d${id}`, amount: 100 / 3 }] }));
    // Only the adjustments are looked at.
    const reductions = lineReductions(thirds as LineItem[]);
    expect(reductions.map(({ amount }) => amount)).toEqual([33, 34, 33]);
  });

  it("distinguish discounts, and mark a rest without a code", () => {
    const line = {
      adjustments: [
        { discount_id: "a", amount: 300 },
        { discount_id: "b", amount: 20 },
      ],
    };
    const order = {
      items: [line],
      discounts: [
        { id: "a", code: "TEN" },
        { id: "b", code: "STAFF" },
      ],
      discount_total: 330,
    };
    // The rest of an order is not looked at.
    expect(brief(order as unknown as Priced).filter((row) => row.startsWith("discount"))).toEqual([
      "discount -300 TEN",
      "discount -20 STAFF",
      "discount -10",
    ]);
  });

  it("put the code of free shipping beside the shipping", () => {
    expect(brief(orderOf(97))).toContain("shipping 0 FREESHIP");
    expect(brief(orderOf(97)).some((row) => row.startsWith("discount"))).toBe(false);
  });

  it("show what was used of each gift card", () => {
    const cards = rowsOf(orderOf(111)).filter(({ id }) => id === "giftCard");
    expect(cards.every(({ codes }) => codes?.length === 1)).toBe(true);
    const two = {
      gift_cards: [
        { id: "g1", code: "ONE" },
        { id: "g2", code: "TWO" },
      ],
      gift_card_transactions: [
        { gift_card_id: "g1", amount: 500 },
        { gift_card_id: "g2", amount: 70 },
      ],
      gift_card_total: 570,
    };
    expect(brief(two as unknown as Priced).filter((row) => row.startsWith("giftCard"))).toEqual([
      "giftCard -500 ONE",
      "giftCard -70 TWO",
    ]);
  });

  it("add up payments and refunds", () => {
    const later = (order: Priced) => brief(order).slice(brief(order).findIndex((row) => /^total /.test(row)));
    expect(later(orderOf(38))).toEqual(["total 7500", "paid 7500", "exchange 12100", "net 19600"]);
    expect(later(orderOf(39))).toEqual([
      "total 120865",
      "included 19297",
      "paid 120865",
      "refunded.swap -2410",
      "net 118455",
    ]);
    expect(later(orderOf(147))).toEqual(["total 32900"]);
  });

  it("show what is left of the payments after an edit", () => {
    const captured_at = "2026-11-01T10:00:00Z";
    const edited = {
      total: 3355,
      payments: [{ amount: 7353, captured_at }],
      refunds: [{ amount: 3998, reason: "other" }],
      refunded_total: 3998,
    };
    // Only the total and the payments are looked at.
    const rows = (more: object = {}) => brief({ ...edited, ...more } as unknown as Priced).slice(-4);
    expect(rows()).toEqual(["total 3355", "paid 7353", "refunded -3998", "net 3355"]);
    // What was cancelled after it was captured was not given back by that.
    expect(rows({ payments: [{ amount: 7353, captured_at, canceled_at: captured_at }] })).toEqual(rows());
    expect(rows({ payments: [...edited.payments, { amount: 900, captured_at: null }] })).toEqual(rows());
  });

  it("name taxes by name and rate", () => {
    const taxes = (names: readonly [string, number][]) =>
      taxName({ tax_lines: names.map(([name, rate]) => ({ name, rate })) }, "en");
    expect(taxes([["default", 25]])).toBe("25%");
    expect(
      taxes([
        ["PST", 9.975],
        ["GST", 5],
      ]),
    ).toBe("GST 5% + PST 9.975%");
    expect(taxes([])).toBe("");
  });
});
