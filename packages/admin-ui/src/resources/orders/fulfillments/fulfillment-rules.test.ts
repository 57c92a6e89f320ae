import type { RecordOf } from "@tillhouse/extension-sdk";
import { describe, expect, it } from "vitest";
import {
  addressOf,
  canAllocate,
  canCancel,
  canFulfil,
  canFulfilClaim,
  canFulfilSwap,
  canShip,
  type Fulfillment,
} from "./fulfillment-rules";

type Order = RecordOf<"orders">;

/** Records with just the columns that the rules read; the published types have all. */
const item = (quantity: number, fulfilled: number | null) => ({
  id: "i",
  quantity,
  fulfilled_quantity: fulfilled,
});
const order = (more: object = {}) =>
  ({ id: "o", status: "pending", items: [item(2, 1)], shipping_methods: [{}], ...more }) as unknown as Order;
const swap = (more: object = {}) =>
  ({
    canceled_at: null,
    fulfillment_status: "not_fulfilled",
    confirmed_at: "2026-01-01",
    ...more,
  }) as unknown as RecordOf<"swaps">;
const claim = (more: object = {}) =>
  ({
    canceled_at: null,
    type: "replace",
    fulfillment_status: "not_fulfilled",
    ...more,
  }) as unknown as RecordOf<"claims">;
const parcel = (more: object = {}) =>
  ({
    id: "f",
    order_id: "o",
    order: order(),
    canceled_at: null,
    shipped_at: null,
    ...more,
  }) as unknown as Fulfillment;

describe("what can be packed", () => {
  it.each([
    ["something left", {}, true],
    ["nothing packed yet", { items: [item(1, null)] }, true],
    ["archived", { status: "archived" }, true],
    ["completed", { status: "completed" }, true],
    ["nothing left", { items: [item(2, 2)] }, "orders.reasons.nothingLeft"],
    ["no shipping method", { shipping_methods: [] }, "orders.reasons.noShippingMethod"],
    ["cancelled", { status: "canceled" }, false],
    ["a row of the list", { items: undefined }, false],
  ])("an order with %s", (_, more, answer) => {
    expect(canFulfil(order(more))).toBe(answer);
  });

  it.each([
    ["confirmed", {}, true],
    ["packed and cancelled before", { fulfillment_status: "canceled" }, true],
    ["with shipping methods", { confirmed_at: null, shipping_methods: [{}] }, true],
    ["whose checkout is not finished", { confirmed_at: null }, "swaps.reasons.notConfirmed"],
    ["without shipping methods", { shipping_methods: [] }, "swaps.reasons.notConfirmed"],
    ["packed", { fulfillment_status: "fulfilled" }, false],
    ["shipped", { fulfillment_status: "shipped" }, false],
    ["that needs somebody", { fulfillment_status: "requires_action" }, false],
    ["cancelled", { canceled_at: "2026-01-02" }, false],
  ])("an exchange %s", (_, more, answer) => {
    expect(canFulfilSwap(swap(more))).toBe(answer);
  });

  it.each([
    ["that replaces", { shipping_methods: [{}] }, true],
    ["packed and cancelled before", { fulfillment_status: "canceled" }, true],
    ["without shipping methods", { shipping_methods: [] }, "claims.reasons.noShippingMethod"],
    ["that refunds", { type: "refund" }, false],
    ["packed", { fulfillment_status: "fulfilled" }, false],
    ["cancelled", { canceled_at: "2026-01-02" }, false],
  ])("a claim %s", (_, more, answer) => {
    expect(canFulfilClaim(claim(more))).toBe(answer);
  });
});

describe("what can be done with a parcel", () => {
  it.each([
    ["packed", {}, true, true],
    ["shipped", { shipped_at: "2026-01-02" }, false, "fulfillments.reasons.shipped"],
    ["cancelled", { canceled_at: "2026-01-02" }, false, false],
    [
      "of a cancelled order",
      { order: order({ status: "canceled" }) },
      "fulfillments.reasons.orderCanceled",
      true,
    ],
    [
      "of a cancelled exchange",
      { swap_id: "s", order: order({ swaps: [{ id: "s", canceled_at: "2026-01-02" }] }) },
      "fulfillments.reasons.swapCanceled",
      true,
    ],
    [
      "of a cancelled claim",
      { claim_order_id: "c", order: order({ claims: [{ id: "c", canceled_at: "2026-01-02" }] }) },
      "fulfillments.reasons.claimCanceled",
      true,
    ],
    [
      "of an exchange of a cancelled order",
      { swap_id: "s", order: order({ status: "canceled", swaps: [{ id: "s", canceled_at: null }] }) },
      true,
      true,
    ],
  ])("that is %s", (_, more, ship, cancel) => {
    expect([canShip(parcel(more)), canCancel(parcel(more))]).toEqual([ship, cancel]);
  });

  it("is done where the store keeps it", () => {
    expect(addressOf(parcel())).toBe("/orders/o");
    expect(addressOf(parcel({ swap_id: "s" }))).toBe("/orders/o/swaps/s");
    expect(addressOf(parcel({ claim_order_id: "c" }))).toBe("/orders/o/claims/c");
  });
});

describe("what can be kept back", () => {
  const counted = (required_quantity: number) => ({
    ...item(2, 1),
    variant: { inventory_items: [{ inventory_item_id: "iitem", required_quantity }] },
  });

  it.each([
    [{ items: [counted(1)] }, true],
    [{ items: [item(2, 2)] }, "orders.reasons.nothingLeft"],
    // Not counted, or of several units of a thing: the form would have nothing to choose.
    [{ items: [item(2, 1), counted(2)] }, "orders.reasons.nothingToReserve"],
    [{ status: "canceled" }, false],
    [{ status: "archived" }, false],
  ])("of an order with %o", (more, answer) => {
    expect(canAllocate(order(more))).toBe(answer);
  });
});
