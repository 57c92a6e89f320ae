import type { RecordOf } from "@tillhouse/extension-sdk";
import { describe, expect, it } from "vitest";
import { shipOrder } from "../fulfillments";
import { tagsOf, unitsOf } from "./order-header";
import { isDone } from "./order-rules";

type Order = RecordOf<"orders">;

// Plain records in place of the backend's: nothing looks for other keys.
const orderWith = (more: object) => ({ status: "pending", ...more }) as unknown as Order;

const tagged = (tags: unknown) => tagsOf({ metadata: { tags } });

describe("tags", () => {
  it("are a list or words between commas, each once", () => {
    expect(tagged(["vip", "gift", "vip"])).toEqual(["vip", "gift"]);
    expect(tagged(" vip, press ,, vip")).toEqual(["vip", "press"]);
  });

  it.each([[undefined], [7], [{ a: "b" }], [[{}, 3, null]], [""]])("are none in %j", (tags) => {
    expect(tagged(tags)).toEqual([]);
  });

  it("are none without metadata", () => {
    // The store answers null where there is none; its types say otherwise.
    expect(tagsOf({ metadata: null as unknown as Order["metadata"] })).toEqual([]);
  });
});

it("counts units, not lines", () => {
  expect(unitsOf(orderWith({ items: [{ quantity: 2 }, { quantity: 3 }] }))).toBe(5);
  expect(unitsOf(orderWith({}))).toBe(0);
});

describe("completing", () => {
  it.each([
    ["captured", "shipped", true],
    ["partially_refunded", "shipped", true],
    ["captured", "partially_returned", true],
    ["refunded", "returned", true],
    ["captured", "partially_shipped", false],
    ["captured", "not_fulfilled", false],
    ["captured", "fulfilled", false],
    ["awaiting", "shipped", false],
    ["not_paid", "shipped", false],
    ["requires_action", "shipped", false],
    ["captured", "requires_action", false],
  ])("is next for %s and %s: %s", (payment_status, fulfillment_status, is) => {
    expect(isDone(orderWith({ payment_status, fulfillment_status }))).toBe(is);
  });
});

describe("sending from the head of the page", () => {
  // What was described is what is asked for its rule.
  const { when } = shipOrder as unknown as { when(order: Order): boolean };
  const parcel = { id: "ful_1", shipped_at: null, canceled_at: null };
  const sent = { ...parcel, shipped_at: "2026-11-01" };
  const gone = { ...parcel, canceled_at: "2026-11-01" };

  it.each([
    ["the one parcel that waits", {}, [parcel, sent, gone], true],
    ["no parcel", {}, [sent, gone], false],
    ["one of two parcels", {}, [parcel, { ...parcel, id: "ful_2" }], false],
    ["a parcel of a cancelled order", { status: "canceled" }, [parcel], false],
  ])("is offered for %s", (_, more, fulfillments, is) => {
    expect(when(orderWith({ ...more, fulfillments }))).toBe(is);
  });

  it("is not offered in a list", () => {
    expect(when(orderWith({}))).toBe(false);
  });
});
