import type { RecordOf } from "@tillhouse/extension-sdk";
import { describe, expect, it } from "vitest";
import { claimWork } from "../src/resources/orders/claims/claim-list";
import { shortLines } from "../src/resources/orders/shared/case-cells";
import { swapWork } from "../src/resources/orders/swaps/swap-list";

const swap = (held: object) =>
  swapWork({
    payment_status: "captured",
    fulfillment_status: "shipped",
    canceled_at: null,
    ...held,
  } as RecordOf<"swaps">);
const claim = (held: object) =>
  claimWork({
    type: "replace",
    payment_status: "na",
    fulfillment_status: "shipped",
    canceled_at: null,
    ...held,
  } as RecordOf<"claims">);

describe("an exchange", () => {
  it.each<[object, "open" | "done"]>([
    [{}, "done"],
    [{ payment_status: "difference_refunded" }, "done"],
    [{ payment_status: "awaiting" }, "open"],
    [{ payment_status: "not_paid", fulfillment_status: "not_fulfilled" }, "open"],
    [{ payment_status: "requires_action" }, "open"],
    [{ fulfillment_status: "fulfilled" }, "open"],
    [{ payment_status: "canceled", fulfillment_status: "canceled", canceled_at: "x" }, "done"],
  ])("%j is %s", (held, work) => expect(swap(held)).toBe(work));
});

describe("a claim", () => {
  it.each<[object, "open" | "done"]>([
    [{}, "done"],
    [{ fulfillment_status: "not_fulfilled" }, "open"],
    [{ return_order: { status: "requested" } }, "open"],
    [{ return_order: { status: "received" } }, "done"],
    [{ type: "refund", payment_status: "refunded", fulfillment_status: "not_fulfilled" }, "done"],
    [{ type: "refund", payment_status: "not_refunded" }, "open"],
    [{ canceled_at: "x", fulfillment_status: "canceled" }, "done"],
  ])("%j is %s", (held, work) => expect(claim(held)).toBe(work));
});

it("names two items of a case and counts the others", () => {
  const words = { translate: (key: string, values?: object) => `${key} ${JSON.stringify(values)}` };
  const line = (name: string) => ({ quantity: 2, name });
  expect(shortLines([line("Tent"), line("Mug")], words)).toBe("2 × Tent · 2 × Mug");
  expect(shortLines([line("Tent"), line("Mug"), line("Tarp")], words)).toBe(
    '2 × Tent · 2 × Mug · orders.moreLines {"count":1}',
  );
});
