// What people may do in each state of the parts of an order, and of a draft of one.
import { describe, expect, it } from "vitest";
import claims from "../src/resources/orders/claims";
import draftOrders from "../src/resources/orders/drafts/draft-orders";
import fulfillments from "../src/resources/orders/fulfillments";
import orderEdits from "../src/resources/orders/order-edits";
import returns from "../src/resources/orders/returns";
import swaps from "../src/resources/orders/swaps";
import { line, offered, parcel, sent, sentParcel } from "./samples/order-states";

describe("parts of an order", () => {
  const swap = {
    id: "swap_1",
    order: sent,
    order_id: "order_1",
    cart_id: "cart_1",
    canceled_at: null,
    confirmed_at: null,
    payment_status: "not_paid",
    fulfillment_status: "not_fulfilled",
    difference_due: 500,
    fulfillments: [],
    return_order: { status: "requested" },
    shipping_methods: [],
  };
  const confirmed = {
    ...swap,
    confirmed_at: "2026-11-02",
    payment_status: "awaiting",
    shipping_methods: [{ id: "sm_2" }],
  };
  const claim = {
    id: "claim_1",
    order: sent,
    order_id: "order_1",
    type: "replace",
    canceled_at: null,
    payment_status: "na",
    fulfillment_status: "not_fulfilled",
    fulfillments: [],
    shipping_methods: [{ id: "sm_3" }],
    return_order: null,
    refund_amount: null,
  };
  const edit = {
    id: "oe_1",
    order_id: "order_1",
    canceled_at: null,
    confirmed_at: null,
    declined_at: null,
    requested_at: null,
    changes: [
      { id: "ch_1", type: "item_update", line_item: { ...line, quantity: 3 }, original_line_item: line },
    ],
  };
  const asked = { ...edit, requested_at: "2026-11-02" };
  const draft = {
    id: "dorder_1",
    status: "open",
    order_id: null,
    cart_id: "cart_1",
    cart: { subtotal: 2000, items: [line] },
  };

  it.each([
    ["parcel packed", fulfillments, { ...parcel, order: sent }, ["ship", "printSlip", "cancel"], []],
    ["parcel sent", fulfillments, { ...sentParcel, order: sent }, ["printSlip"], ["cancel"]],
    ["parcel cancelled", fulfillments, { ...parcel, canceled_at: "2026-11-02", order: sent }, [], []],
    [
      "return asked for",
      returns,
      { id: "ret_1", status: "requested", order: sent },
      ["receive", "cancel"],
      [],
    ],
    ["return received", returns, { id: "ret_1", status: "received", order: sent }, [], []],
    ["return cancelled", returns, { id: "ret_1", status: "canceled", order: sent }, [], []],
    ["exchange not confirmed", swaps, swap, ["copyLink"], ["fulfil", "capture", "cancel"]],
    ["exchange awaiting its payment", swaps, confirmed, ["fulfil", "capture"], ["cancel"]],
    [
      "exchange that gives money back",
      swaps,
      { ...confirmed, difference_due: -500 },
      ["fulfil", "refund"],
      ["cancel"],
    ],
    [
      "exchange paid",
      swaps,
      { ...confirmed, payment_status: "captured", return_order: { status: "canceled" } },
      ["fulfil", "cancel"],
      [],
    ],
    [
      "exchange packed",
      swaps,
      { ...confirmed, payment_status: "captured", fulfillment_status: "fulfilled", fulfillments: [parcel] },
      [],
      ["cancel"],
    ],
    ["exchange cancelled", swaps, { ...confirmed, canceled_at: "2026-11-03" }, [], []],
    ["claim that replaces", claims, claim, ["fulfil", "update", "cancel"], []],
    [
      "claim packed",
      claims,
      { ...claim, fulfillment_status: "fulfilled", fulfillments: [parcel] },
      ["update"],
      ["cancel"],
    ],
    [
      "claim refunded",
      claims,
      { ...claim, type: "refund", payment_status: "refunded", refund_amount: 500 },
      ["update"],
      ["cancel"],
    ],
    ["claim cancelled", claims, { ...claim, canceled_at: "2026-11-03" }, [], []],
    ["edit begun", orderEdits, edit, ["resume", "request", "note", "discard"], []],
    [
      "edit begun, nothing changed",
      orderEdits,
      { ...edit, changes: [] },
      ["resume", "note", "discard"],
      ["request"],
    ],
    [
      "edit the customer is asked about",
      orderEdits,
      asked,
      ["confirm", "copyId", "note", "cancel"],
      ["copyLink"],
    ],
    ["edit confirmed", orderEdits, { ...asked, confirmed_at: "2026-11-03" }, ["note"], []],
    ["edit declined", orderEdits, { ...asked, declined_at: "2026-11-03" }, ["note"], []],
  ])("%s", (_state, resource, record, yes, why) => {
    const actual = offered(resource, record);
    expect(actual.yes.toSorted()).toEqual(yes.toSorted());
    expect(Object.keys(actual.why).toSorted()).toEqual(why.toSorted());
  });

  it("drafts lead to their order once they are paid", () => {
    const open = offered(draftOrders, draft);
    expect(open.yes).toEqual(expect.arrayContaining(["pay", "paymentLink", "items"]));
    expect(open.yes).not.toContain("order");
    expect(offered(draftOrders, { ...draft, status: "completed", order_id: "order_1" }).yes).toEqual([
      "order",
    ]);
  });
});
