import type { RecordOf } from "@tillhouse/extension-sdk";
import type { SuggestedAmount } from "@tillhouse/extension-sdk/inputs";
import { describe, expect, it } from "vitest";
import {
  isRefunding,
  linesToReceive,
  mayCancelReturn,
  mayReceive,
  mayReturn,
  refundSchema,
  sentFrom,
  suggestReceipt,
  suggestRefund,
} from "./return-rules";

type Order = RecordOf<"orders">;
type Return = RecordOf<"returns">;

/** Records with what a case is about; the store answers much more. */
const orderWith = (parts: object = {}): Order =>
  ({ status: "pending", currency_code: "eur", ...parts }) as Order;
const items = [
  { id: "a", title: "Shirt", quantity: 3, shipped_quantity: 3, returned_quantity: 0, refundable: 3000 },
  { id: "b", title: "Mug", quantity: 1, shipped_quantity: 1, returned_quantity: 0, refundable: 500 },
];
const paid = {
  payments: [{ amount: 4000, amount_refunded: 0, captured_at: "2026-01-01" }],
  refundable_amount: 4000,
};
const order = orderWith({ items, ...paid });
const returnWith = (parts: object = {}): Return =>
  ({
    id: "ret_1",
    status: "requested",
    refund_amount: 2400,
    items: [
      { item_id: "a", quantity: 2, reason_id: "rr_1", reason: { label: "Too small" }, note: "tight" },
      { item_id: "b", quantity: 1 },
    ],
    order,
    ...parts,
  }) as Return;

describe("asking back", () => {
  it("is offered for what was shipped, otherwise with a reason", () => {
    expect(mayReturn(order)).toBe(true);
    const unsent = items.map((item) => ({ ...item, shipped_quantity: 0 }));
    expect(mayReturn(orderWith({ items: unsent }))).toBe("orders.reasons.nothingToReturn");
    const gone = items.map((item) => ({ ...item, returned_quantity: item.quantity }));
    expect(mayReturn(orderWith({ items: gone }))).toBe("orders.reasons.nothingToReturn");
  });

  it("is not offered for a cancelled order or in a list", () => {
    expect(mayReturn(orderWith({ items, status: "canceled" }))).toBe(false);
    expect(mayReturn(orderWith())).toBe(false);
  });

  it("starts at the location that sent the items", () => {
    const fulfillments = [
      { shipped_at: null, location_id: "sloc_1" },
      { shipped_at: "2026-01-01", location_id: "sloc_2" },
    ];
    expect(sentFrom(orderWith({ fulfillments }))).toBe("sloc_2");
    expect(sentFrom(order)).toBeNull();
  });
});

describe("receiving and cancelling", () => {
  it.each([
    ["requested", true, true],
    ["received", false, false],
    ["canceled", false, false],
    ["requires_action", false, false],
  ])("of what is %s: %s, %s", (status, receives, cancels) => {
    expect(mayReceive(returnWith({ status }))).toBe(receives);
    expect(mayCancelReturn(returnWith({ status }))).toBe(cancels);
  });

  it("needs an order with lines that is not cancelled", () => {
    expect(mayReceive(returnWith({ order: null }))).toBe(false);
    expect(mayReceive(returnWith({ order: orderWith() }))).toBe(false);
    expect(mayReceive(returnWith({ order: orderWith({ items, status: "canceled" }) }))).toBe(
      "orders.reasons.canceled",
    );
  });

  it("starts with everything ticked and keeps reasons and notes", () => {
    expect(linesToReceive(returnWith())).toMatchObject([
      { item_id: "a", quantity: 2, maximum: 2, reason: "rr_1", note: "tight", details: "Too small" },
      { item_id: "b", quantity: 1, maximum: 1 },
    ]);
  });

  it("names two variants of one product differently", () => {
    const two = ["Black", "Sand"].map((title, index) => ({
      ...items[index],
      title: "Canyon Tarp",
      variant: { title, sku: `TARP-${index}` },
    }));
    expect(linesToReceive(returnWith({ order: orderWith({ items: two }) }))).toMatchObject([
      { title: "Canyon Tarp, Black", details: "TARP-0 · Too small" },
      { title: "Canyon Tarp, Sand", details: "TARP-1" },
    ]);
  });

  it("finds the lines that were sent for exchanges and claims", () => {
    const swaps = [{ additional_items: [{ ...items[0], id: "s" }] }];
    const claims = [{ additional_items: [{ ...items[0], id: "c" }] }];
    const back = returnWith({
      items: ["s", "c", "unknown"].map((item_id) => ({ item_id, quantity: 1 })),
      order: orderWith({ items, swaps, claims }),
    });
    expect(linesToReceive(back).map(({ item_id }) => item_id)).toEqual(["s", "c"]);
  });
});

describe("the refund", () => {
  const all = linesToReceive(returnWith());
  const part = all.map((line) => ({ ...line, quantity: line.item_id === "a" ? 1 : 0 }));

  it("is the value of the lines without return shipping, within its limits", () => {
    expect(suggestRefund(all, 100, 4000)).toBe(2400);
    expect(suggestRefund(part, 1500, 4000)).toBe(0);
    expect(suggestRefund(all, 0, 900)).toBe(900);
  });

  it("is the agreed amount, or the value of a part", () => {
    expect(suggestReceipt(returnWith({ refund_amount: 10 }), all)).toBe(10);
    expect(suggestReceipt(returnWith(), part)).toBe(1000);
    expect(suggestReceipt(returnWith({ refund_amount: 10 }), part)).toBe(10);
    const shipping_method = { price: 200, includes_tax: false, tax_lines: [{ rate: 25 }] };
    expect(suggestReceipt(returnWith({ shipping_method }), part)).toBe(750);
  });

  it("is never more than was captured and not refunded", () => {
    const uncaptured = orderWith({
      items,
      payments: [{ amount: 4000, amount_refunded: 0 }],
      refundable_amount: 4000,
    });
    expect(suggestReceipt(returnWith({ order: uncaptured }), all)).toBe(0);
  });

  it("is not asked for exchanges and refunded claims", () => {
    const claimed = (claim: object) => ({
      claim_order_id: "c",
      order: orderWith({ items, ...paid, claims: [{ id: "c", additional_items: [], ...claim }] }),
    });
    expect(isRefunding(returnWith())).toBe(true);
    expect(isRefunding(returnWith({ swap_id: "s" }))).toBe(false);
    expect(isRefunding(returnWith(claimed({ payment_status: "refunded" })))).toBe(false);
    const replaced = returnWith(claimed({ type: "replace", payment_status: "na" }));
    expect(isRefunding(replaced)).toBe(true);
    expect(suggestReceipt(replaced, all)).toBe(0);
    const owed = returnWith(claimed({ type: "refund", payment_status: "not_refunded" }));
    expect(suggestReceipt(owed, all)).toBe(2400);
  });

  it.each<[string, Partial<SuggestedAmount>, boolean]>([
    ["nothing", { typed: 0 }, true],
    ["the whole", { typed: 4000 }, true],
    ["what is suggested", { typed: null }, true],
    ["more than the whole", { typed: 4001 }, false],
    ["less than nothing", { typed: -1 }, false],
    ["no amount", { typed: Number.NaN }, false],
  ])("may be %s: %s", (_, value, isTaken) => {
    const result = refundSchema["~standard"].validate({
      typed: null,
      suggested: 100,
      maximum: 4000,
      ...value,
    });
    expect("issues" in result && result.issues !== undefined).toBe(!isTaken);
  });
});
