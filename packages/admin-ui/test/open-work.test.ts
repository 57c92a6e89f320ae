import type { RecordOf } from "@tillhouse/extension-sdk";
import { describe, expect, it } from "vitest";
import { nextSubrecord, openCases, openWork } from "../src/resources/orders/page/open-work";
import { order, paid, parcel, sent } from "./samples/order-states";

type Order = RecordOf<"orders">;
// What the rules ask of an order, and not all that a store keeps of one.
const orderWith = (held: object) => held as Order;

const back = {
  id: "ret_1",
  status: "requested",
  items: [{ item_id: "item_1", quantity: 1 }],
  swap_id: null,
  claim_order_id: null,
};
const edit = { id: "oe_1", status: "requested", requested_at: "x" };
const claim = { id: "claim_1", type: "replace", fulfillment_status: "not_fulfilled", canceled_at: null };
const swap = {
  id: "swap_1",
  payment_status: "confirmed",
  fulfillment_status: "not_fulfilled",
  confirmed_at: "x",
  canceled_at: null,
  difference_due: 0,
  shipping_methods: [{ id: "sm_2" }],
};
const packed = { ...paid, items: sent.items, fulfillment_status: "fulfilled" };

describe("the next step of an order", () => {
  it.each<[string, object, string | undefined]>([
    [
      "an edit that waits, before the payment of the old amount",
      { ...order, edits: [edit] },
      "order-edits oe_1",
    ],
    ["its own payment", { ...order, returns: [back] }, undefined],
    ["its own goods", { ...paid, claims: [claim], returns: [back] }, undefined],
    [
      "the first of several parcels",
      { ...packed, fulfillments: [parcel, { ...parcel, id: "ful_2" }], returns: [back] },
      "fulfillments ful_1",
    ],
    ["a claim", { ...sent, claims: [claim], swaps: [swap], returns: [back] }, "claims claim_1"],
    ["an exchange", { ...sent, swaps: [swap], returns: [back] }, "swaps swap_1"],
    ["a return", { ...sent, returns: [back] }, "returns ret_1"],
    ["nothing of a cancelled order", { ...sent, status: "canceled", returns: [back] }, undefined],
    ["nothing of what is settled", { ...sent, returns: [{ ...back, status: "received" }] }, undefined],
  ])("is %s", (_, held, expected) => {
    const next = nextSubrecord(orderWith(held));
    expect(next && `${next.of} ${Reflect.get(next.record, "id")}`).toBe(expected);
  });
});

it("shows in the head what else is open, the most pressing first", () => {
  expect(openCases(orderWith(sent))).toEqual([]);
  expect(
    openCases(orderWith({ ...sent, returns: [back], swaps: [swap], claims: [claim], edits: [edit] })),
  ).toEqual(["edit", "claim", "swap", "return"]);
});

it("shows before completion what is still to be done", () => {
  expect(openWork(orderWith(sent))).toEqual([]);
  expect(openWork(orderWith({ ...order, returns: [back] }))).toEqual([
    "orders.warnings.capture",
    "orders.warnings.fulfil",
    "orders.warnings.return",
  ]);
  expect(openWork(orderWith({ ...packed, fulfillments: [parcel] }))).toEqual(["orders.warnings.ship"]);
});
