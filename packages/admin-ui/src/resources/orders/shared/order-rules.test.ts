import type { RecordOf } from "@tillhouse/extension-sdk";
import { describe, expect, it } from "vitest";
import {
  mayArchive,
  mayCancel,
  mayCapture,
  mayChange,
  mayChangeBilling,
  mayComplete,
  mayMarkPaid,
  mayMute,
  mayRefund,
  mayUnarchive,
  refundableOf,
} from "./order-rules";

type Order = RecordOf<"orders">;

const open = {
  amount: 2000,
  amount_refunded: 0,
  captured_at: null,
  canceled_at: null,
  swap_id: null,
  provider_id: "manual",
};
const captured = { ...open, captured_at: "2026-11-01T10:00:00Z" };
const system = { ...open, provider_id: "system" };
const given = { ...captured, canceled_at: "2026-11-02T10:00:00Z" };

/** An order as its page has it: nothing has happened yet but for what is named. */
function orderWith(more: object): Order {
  const order = {
    status: "pending",
    payment_status: "awaiting",
    fulfillment_status: "not_fulfilled",
    total: 2000,
    refundable_amount: 2000,
    payments: [open],
    refunds: [],
    fulfillments: [],
    returns: [],
    swaps: [],
    claims: [],
    no_notification: false,
    billing_address: { id: "addr_1" },
    shipping_address: { id: "addr_2" },
    ...more,
  };
  // A plain record in place of the backend's: the rules read no other keys.
  return order as unknown as Order;
}

const paid = { payment_status: "captured", payments: [captured] };
const partly = {
  payment_status: "partially_refunded",
  payments: [{ ...captured, amount_refunded: 500 }],
  refunds: [{ amount: 500 }],
  refundable_amount: 1500,
};
const refunded = {
  payment_status: "refunded",
  payments: [{ ...captured, amount_refunded: 2000 }],
  refunds: [{ amount: 2000 }],
  refundable_amount: 0,
};
const canceled = {
  status: "canceled",
  payment_status: "canceled",
  fulfillment_status: "canceled",
  payments: [{ ...open, canceled_at: "2026-11-02" }],
};
const canceledPaid = { ...canceled, payments: [given] };
const parcel = { canceled_at: null };
const gone = { canceled_at: "2026-11-02" };
const noPayment = { payments: [], refundable_amount: 0 };
const listed = (payment_status: string, more: object = {}) => ({
  payment_status,
  payments: undefined,
  refunds: undefined,
  fulfillments: undefined,
  ...more,
});

describe("capture", () => {
  it.each([
    ["awaiting", {}, true],
    ["requires action, a provider refused", { payment_status: "requires_action" }, true],
    [
      "two payments, one of them open",
      { payment_status: "requires_action", payments: [captured, open] },
      true,
    ],
    ["paid", paid, false],
    ["partly refunded", partly, false],
    ["refunded", refunded, false],
    ["cancelled", canceled, false],
    ["the order was cancelled, its payment was not", { status: "canceled" }, false],
    ["a payment that was given up", { payments: [{ ...open, canceled_at: "2026-11-02" }] }, false],
    [
      "only the payment of an exchange is open",
      { payments: [captured, { ...open, swap_id: "swap_1" }] },
      false,
    ],
    ["only system payments", { payments: [system] }, false],
    [
      "not paid, nothing to capture",
      { ...noPayment, payment_status: "not_paid" },
      "orders.reasons.noPayment",
    ],
    ["nothing to pay", { ...noPayment, total: 0 }, false],
    ["a row of the list, awaiting", listed("awaiting"), true],
    ["a row of the list, requires action", listed("requires_action"), true],
    ["a row of the list, not paid", listed("not_paid"), false],
    ["a row of the list, paid", listed("captured"), false],
  ])("is offered or not: %s", (_state, more, expected) => expect(mayCapture(orderWith(more))).toBe(expected));
});

describe("mark as paid", () => {
  it.each([
    ["system, awaiting", { payments: [system] }, true],
    ["system, requires action", { payment_status: "requires_action", payments: [system] }, true],
    ["system and a provider: both are captured at once", { payments: [system, open] }, false],
    [
      "system, captured",
      { payment_status: "captured", payments: [{ ...system, captured_at: "2026-11-01" }] },
      false,
    ],
    ["a provider's own payment", {}, false],
    ["nothing to pay, still awaiting", { ...noPayment, total: 0 }, true],
    ["nothing to pay, marked already", { ...noPayment, total: 0, payment_status: "captured" }, false],
    ["an amount, but no payment", noPayment, false],
    ["cancelled", { ...canceled, payments: [system] }, false],
    ["a row of the list", listed("awaiting"), false],
  ])("is offered for money or not: %s", (_state, more, expected) =>
    expect(mayMarkPaid(orderWith(more))).toBe(expected),
  );
});

describe("refund", () => {
  it.each([
    ["awaiting", {}, "orders.reasons.notCaptured"],
    ["requires action", { payment_status: "requires_action" }, "orders.reasons.notCaptured"],
    ["paid", paid, true],
    ["partly refunded", partly, true],
    ["refunded", refunded, "orders.reasons.allRefunded"],
    ["cancelled before it was paid", canceled, false],
    ["cancelled after it was paid", canceledPaid, "orders.reasons.canceledKeepsMoney"],
    ["completed", { ...paid, status: "completed" }, true],
    ["archived", { ...paid, status: "archived" }, true],
    ["no payment", noPayment, false],
    ["a row of the list", listed("captured"), false],
  ])("%s", (_state, more, expected) => expect(mayRefund(orderWith(more))).toBe(expected));

  it("is limited by what was captured and by what the order allows", () => {
    expect(refundableOf(orderWith({ payments: [captured, open], refundable_amount: 4000 }))).toBe(2000);
    expect(refundableOf(orderWith(partly))).toBe(1500);
    expect(refundableOf(orderWith({ ...paid, refundable_amount: 700 }))).toBe(700);
    expect(refundableOf(orderWith({ ...paid, refundable_amount: -300 }))).toBe(0);
  });

  it("of one payment is limited by that payment, too", () => {
    const two = {
      payments: [
        { ...captured, id: "pay_1" },
        { ...captured, id: "pay_2", amount: 500 },
      ],
    };
    expect(refundableOf(orderWith({ ...two, refundable_amount: 2500 }), "pay_2")).toBe(500);
    expect(refundableOf(orderWith({ ...two, refundable_amount: 300 }), "pay_2")).toBe(300);
    expect(refundableOf(orderWith({ ...two, refundable_amount: 2500 }))).toBe(2500);
  });
});

describe("cancel", () => {
  it.each([
    ["pending", {}, true],
    ["paid, nothing packed", paid, true],
    ["completed, nothing packed", { ...paid, status: "completed" }, true],
    ["cancelled", canceled, false],
    ["refunded", refunded, "orders.reasons.hasRefunds"],
    ["partly refunded", partly, "orders.reasons.hasRefunds"],
    ["packed", { fulfillments: [parcel] }, "orders.reasons.hasFulfillments"],
    ["packed, and unpacked again", { fulfillments: [gone] }, true],
    ["a return is asked for", { returns: [{ status: "requested" }] }, "orders.reasons.hasReturns"],
    ["the return was cancelled", { returns: [{ status: "canceled" }] }, true],
    ["an exchange", { swaps: [parcel] }, "orders.reasons.hasSwaps"],
    ["the exchange was cancelled", { swaps: [gone] }, true],
    ["a claim", { claims: [parcel] }, "orders.reasons.hasClaims"],
    ["the claim was cancelled", { claims: [gone] }, true],
    ["a row of the list", listed("captured"), true],
    ["a row of the list, refunded", listed("refunded"), "orders.reasons.hasRefunds"],
    [
      "a row of the list, packed",
      listed("captured", { fulfillment_status: "fulfilled" }),
      "orders.reasons.hasFulfillments",
    ],
  ])("%s", (_state, more, expected) => expect(mayCancel(orderWith(more))).toBe(expected));
});

describe("complete, archive and changes of the order itself", () => {
  it.each([
    ["pending", true, "orders.reasons.notCompleted", false, true],
    ["requires_action", true, "orders.reasons.notCompleted", false, true],
    ["completed", false, true, false, true],
    ["archived", false, false, true, true],
    ["canceled", false, "orders.reasons.notCompleted", false, "orders.reasons.canceled"],
  ])("%s", (status, complete, archive, unarchive, change) => {
    const order = orderWith({ status });
    expect(mayComplete(order)).toBe(complete);
    expect(mayArchive(order)).toBe(archive);
    expect(mayUnarchive(order)).toBe(unarchive);
    expect(mayChange(order)).toBe(change);
    expect(mayChangeBilling(order)).toBe(change);
    expect(mayMute(order)).toBe(change);
  });

  it("are not offered in a list with incomplete orders", () => {
    expect(mayChange(orderWith(listed("captured")))).toBe(false);
    expect(mayChangeBilling(orderWith(listed("captured")))).toBe(false);
    expect(mayMute(orderWith(listed("captured")))).toBe(false);
    expect(mayComplete(orderWith(listed("captured")))).toBe(true);
  });

  it("do not change one address of two", () => {
    expect(mayChangeBilling(orderWith({ billing_address: { id: "addr_2" } }))).toBe(
      "orders.reasons.sharedAddress",
    );
    expect(mayChangeBilling(orderWith({ billing_address: null, shipping_address: null }))).toBe(true);
  });

  it("turn emails off once", () => {
    expect(mayMute(orderWith({ no_notification: true }))).toBe("orders.reasons.muted");
  });
});
