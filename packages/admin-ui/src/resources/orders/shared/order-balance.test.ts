import type { RecordOf } from "@tillhouse/extension-sdk";
import { totalsOf } from "@tillhouse/extension-sdk/commerce";
import { createMockBackend } from "@tillhouse/mock-store";
import { describe, expect, it } from "vitest";
import { editTotals, keptOfCanceled, leftToPay, orderTotals, paidTooMuch } from "./order-balance";

type Order = RecordOf<"orders">;

const open = { amount: 2000, amount_refunded: 0, captured_at: null, canceled_at: null, swap_id: null };
const captured = { ...open, captured_at: "2026-11-01T10:00:00Z" };
const paid = { payments: [captured] };

/** An authorised order of 20.00 but for what is named; what the rules do not look at is left out. */
const orderOf = (more: object) => ({ status: "pending", total: 2000, payments: [open], ...more }) as Order;

describe("left to refund", () => {
  const captured_at = "2026-11-21T10:00:00Z";
  const paidOf = (amount: number, more: object = {}) => ({
    amount,
    amount_refunded: 0,
    captured_at,
    ...more,
  });
  // What the rule does not look at is left out of these records.
  const tooMuch = (more: object) => paidTooMuch(more as Order);

  it("is what was paid above the current total, without payments of exchanges", () => {
    const payments = [paidOf(1000), paidOf(500, { captured_at: null }), paidOf(300, { swap_id: "swap_1" })];
    expect(tooMuch({ payments, total: 800 })).toBe(200);
    expect(tooMuch({ payments, total: 800, refunded_total: 150 })).toBe(50);
    expect(tooMuch({ payments, total: 800, refunded_total: 250 })).toBe(0);
    expect(tooMuch({ payments, total: 1200 })).toBe(0);
    expect(tooMuch({ payments, total: 800, status: "canceled" })).toBe(0);
  });

  it.each([
    ["a return", "return", { returns: [{ status: "received", refund_amount: 1999 }] }],
    ["an exchange", "swap", { swaps: [{ difference_due: -1999 }, { difference_due: 500 }] }],
    ["a claim", "claim", { claims: [{ refund_amount: 1999 }, { refund_amount: null }] }],
  ])("is not reduced by refunds for %s", (_, reason, more) => {
    const edited = { payments: [paidOf(14344, { amount_refunded: 1999 })], total: 1999 };
    const once = { ...edited, ...more, refunds: [{ reason, amount: 1999 }], refunded_total: 1999 };
    expect(tooMuch(once)).toBe(12345);
    // What went back by hand counts, whatever its reason says.
    const byHand = { reason, amount: 12345 };
    expect(tooMuch({ ...once, refunds: [...once.refunds, byHand], refunded_total: 14344 })).toBe(0);
    expect(tooMuch({ ...edited, refunds: [byHand], refunded_total: 12345 })).toBe(0);
  });

  it("is never more than can be refunded", () => {
    const payments = [paidOf(1000, { amount_refunded: 900 })];
    const returns = [{ status: "received", refund_amount: 900 }];
    const refunds = [{ reason: "return", amount: 900 }];
    expect(tooMuch({ payments, returns, refunds, refunded_total: 900, total: 500 })).toBe(100);
    const asked = [{ status: "requested", refund_amount: 300 }];
    const given = [{ reason: "return", amount: 300 }];
    const once = { payments: [paidOf(1000)], returns: asked, refunds: given, refunded_total: 300 };
    expect(tooMuch({ ...once, total: 700 })).toBe(0);
  });
});

describe("left to pay", () => {
  const edit = (more: object) => ({ confirmed_at: "2026-11-21", payment_collection: null, ...more });
  it.each([
    ["paid, then edited upward", { ...paid, total: 6687 }, 4687],
    [
      "authorised, then edited upward: what is authorised is to be captured, not to be paid",
      { total: 6687 },
      4687,
    ],
    ["paid in full", paid, 0],
    ["authorised in full", {}, 0],
    [
      "paid, and partly refunded to please somebody",
      { ...paid, refunds: [{ reason: "discount", amount: 500 }], refunded_total: 500 },
      0,
    ],
    ["its only payment was given up", { payments: [{ ...open, canceled_at: "2026-11-02" }] }, 2000],
    ["only an exchange was paid", { payments: [{ ...captured, swap_id: "swap_1" }] }, 2000],
    [
      "the edit is marked as paid",
      { ...paid, total: 6687, edits: [edit({ payment_collection: { authorized_amount: 4687 } })] },
      0,
    ],
    [
      "the edit that was paid is not confirmed",
      { ...paid, edits: [edit({ confirmed_at: null, payment_collection: { authorized_amount: 4687 } })] },
      0,
    ],
    ["the edit made it cheaper", { ...paid, total: 500, edits: [edit({})] }, 0],
    ["cancelled", { ...paid, status: "canceled", total: 6687 }, 0],
  ])("%s", (_state, more, expected) => expect(leftToPay(orderOf(more))).toBe(expected));
});

it("shows what was captured and not refunded of a cancelled order", () => {
  const canceled = { status: "canceled", payments: [{ ...captured, canceled_at: "2026-11-02" }] };
  expect(keptOfCanceled(orderOf(canceled))).toBe(2000);
  expect(keptOfCanceled(orderOf({ ...canceled, payments: [open] }))).toBe(0);
  expect(keptOfCanceled(orderOf(paid))).toBe(0);
});

describe("all rows of the orders of a store", () => {
  const store = createMockBackend();
  const read = async <Answer>(path: string): Promise<Answer> =>
    (await store.fetch(`http://store.test/admin${path}`)).json();
  const sum = (rows: readonly { amount: number }[]) => rows.reduce((all, { amount }) => all + amount, 0);
  const split = (rows: ReturnType<typeof totalsOf>) => {
    const at = rows.findIndex(({ id }) => id === "total");
    return [rows.slice(0, at), rows.slice(at + 1).filter(({ isIncluded }) => !isIncluded)] as const;
  };

  it("add up to the total and to what is left to pay or refund", async () => {
    const { orders } = await read<{ orders: Order[] }>("/orders?limit=1000&fields=id");
    expect(orders.length).toBeGreaterThan(50);
    const seen = new Set<string>();
    for (const { id } of orders) {
      const { order } = await read<{ order: Order }>(`/orders/${id}`);
      const [above, below] = split(orderTotals(order, "en"));
      const of = (...ids: string[]) => sum(below.filter((row) => ids.includes(row.id)));
      for (const row of below) seen.add(row.id);
      expect(sum(above), `#${order.display_id}`).toBe(order.total);
      if (order.refunded_total === 0 && order.status !== "canceled")
        expect(of("paid", "authorized", "edits", "toPay") - of("toRefund"), `#${order.display_id}`).toBe(
          order.total,
        );
      const [net] = below.filter(({ id: what }) => what === "net");
      const brief = editTotals(order, undefined).filter(({ id: what }) => !/^(total|included)/.test(what));
      const rest = sum(above.filter((row) => ["giftCardTax", "rounding"].includes(row.id)));
      expect(sum(brief.map(({ amounts: [amount = 0] }) => ({ amount }))) + rest).toBe(order.total);
      if (net) expect(of("paid", "exchange") - (order.refunded_total ?? 0)).toBe(net.amount);
    }
    expect([...seen]).toEqual(expect.arrayContaining(["paid", "authorized", "refunded", "net"]));
  });

  it("of drafts add up to the total of their carts", async () => {
    type Draft = RecordOf<"draft-orders">;
    const { draft_orders: drafts } = await read<{ draft_orders: Draft[] }>("/draft-orders?limit=1000");
    expect(drafts.length).toBeGreaterThan(0);
    for (const { id } of drafts) {
      const { draft_order } = await read<{ draft_order: Draft }>(`/draft-orders/${id}`);
      const [above] = split(totalsOf(draft_order.cart ?? {}, "en"));
      expect(sum(above), id).toBe(draft_order.cart?.total);
    }
  });
});

describe("totals of an edit", () => {
  const line = { unit_price: 12500, quantity: 1, includes_tax: true };
  const order = {
    items: [line],
    shipping_methods: [{ tax_total: 500 }],
    subtotal: 10000,
    shipping_total: 2000,
    tax_total: 3000,
    total: 15000,
  };
  // Only what is reckoned with.
  const brief = (of: object, edit?: object) =>
    editTotals(of as Order, edit as Order).map(({ id, amounts }) => [id, ...amounts].join(" "));

  it("include their tax if all prices do", () => {
    const edited = { ...order, items: [{ ...line, quantity: 2 }], tax_total: 5250, total: 26250 };
    expect(brief(order, edited)).toEqual([
      "items 12500 25000",
      "discount 0 -1250",
      "shipping 2500 2500",
      "total 15000 26250",
      "included.any 3000 5250",
    ]);
  });

  it("add their tax if it is added to any price", () => {
    const mixed = { ...order, items: [line, { ...line, includes_tax: false }] };
    expect(brief(order, { ...mixed, subtotal: 22500, tax_total: 6125, total: 30625 })).toEqual([
      "subtotal 10000 22500",
      "shipping 2000 2000",
      "tax 3000 6125",
      "total 15000 30625",
    ]);
  });
});
