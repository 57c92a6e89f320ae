import type { RecordOf } from "@tillhouse/extension-sdk";
import { selectedAmount } from "@tillhouse/extension-sdk/inputs";
import { createProgress } from "@tillhouse/extension-sdk/internal";
import { describe, expect, it, vi } from "vitest";
import { differenceOf } from "./returns/return-rules";
import { confirmLink, mayCancelSwap, mayCopyLink, maySwap, settle, swapLines, swapPayload } from "./swaps";
import { maySettle } from "./swaps/swap-rules";

type Swap = RecordOf<"swaps">;
type Order = RecordOf<"orders">;

/** Records with only what the rules read. */
function swap(parts: object = {}): Swap {
  return {
    id: "swap_1",
    order_id: "order_1",
    payment_status: "awaiting",
    confirmed_at: "2026-11-01",
    canceled_at: null,
    cart_id: "cart_1",
    difference_due: 500,
    fulfillments: [],
    return_order: { status: "canceled" },
    ...parts,
  } as unknown as Swap;
}
function order(parts: object = {}): Order {
  return {
    id: "order_1",
    status: "pending",
    payment_status: "captured",
    fulfillment_status: "shipped",
    currency_code: "eur",
    items: [
      { id: "item_1", title: "Gloves", variant_id: "v1", quantity: 2, shipped_quantity: 2, refundable: 1001 },
    ],
    ...parts,
  } as unknown as Order;
}

describe("an order can be exchanged", () => {
  it.each([
    ["paid and shipped", {}, true],
    ["cancelled", { status: "canceled" }, false],
    ["a row of the list", { items: undefined }, false],
    ["not captured", { payment_status: "awaiting" }, "orders.reasons.notWhollyPaid"],
    ["partly refunded", { payment_status: "partially_refunded" }, "orders.reasons.notWhollyPaid"],
    ["nothing fulfilled", { fulfillment_status: "not_fulfilled" }, "orders.reasons.nothingToReturn"],
    ["everything came back", { items: [] }, "orders.reasons.nothingToReturn"],
  ])("%s", (_state, parts, offered) => {
    expect(maySwap(order(parts))).toBe(offered);
  });
});

describe("an exchange can be called off", () => {
  it.each([
    ["once its return is cancelled", {}, true],
    ["not twice", { canceled_at: "2026-11-02" }, false],
    ["not after a refund", { payment_status: "difference_refunded" }, "swaps.reasons.refunded"],
    [
      "not while something is packed",
      { fulfillments: [{ canceled_at: null }] },
      "orders.reasons.hasFulfillments",
    ],
    ["once its parcels are unpacked", { fulfillments: [{ canceled_at: "2026-11-02" }] }, true],
    [
      "not while items are on their way back",
      { return_order: { status: "requested" } },
      "orders.reasons.partComesBack",
    ],
    ["not after they came", { return_order: { status: "received" } }, "orders.reasons.partReturned"],
  ])("%s", (_state, parts, offered) => {
    expect(mayCancelSwap(swap(parts))).toBe(offered);
  });
});

describe("the difference of an exchange is settled", () => {
  it.each([
    ["captured where the customer owes it", {}, [true, false, false]],
    ["refunded where the customer gets it", { difference_due: -500 }, [false, true, false]],
    ["closed where there is none", { difference_due: 0, payment_status: "confirmed" }, [false, false, true]],
    ["again where the provider refused", { payment_status: "requires_action" }, [true, false, false]],
    [
      "not before the customer has confirmed",
      { confirmed_at: null, difference_due: null, payment_status: "not_paid" },
      ["swaps.reasons.notConfirmed", false, false],
    ],
    ["not twice", { payment_status: "captured" }, [false, false, false]],
    ["not after it was called off", { canceled_at: "2026-11-02" }, [false, false, false]],
  ])("%s", (_state, parts, offered) => {
    expect(
      (["capture", "refund", "settle"] as const).map((settlement) => maySettle(settlement, swap(parts))),
    ).toEqual(offered);
  });

  const host = (payment_status: string) => {
    const post = vi.fn(async (_path: string) => ({ order: { swaps: [{ id: "swap_1", payment_status }] } }));
    // The action uses the calls and the texts of its host, nothing else.
    return {
      post,
      host: { client: { admin: { custom: { post } } }, translate: (key: string) => key } as never,
    };
  };

  it("by one call", async () => {
    const { post, host: fine } = host("captured");
    await settle({
      record: swap(),
      values: undefined,
      host: fine,
      copy: async () => undefined,
      progress: createProgress(),
    });
    expect(post).toHaveBeenCalledExactlyOnceWith("/orders/order_1/swaps/swap_1/process-payment");
  });

  it("fails if the provider refused, whatever the store answers", async () => {
    const { host: refusing } = host("requires_action");
    const settlement = settle({
      record: swap(),
      values: undefined,
      host: refusing,
      copy: async () => undefined,
      progress: createProgress(),
    });
    await expect(settlement).rejects.toMatchObject({ message: "swaps.notSettled" });
  });
});

describe("the customer's link", () => {
  const open = { confirmed_at: null };
  const setting = (swap_link_template: string | null) =>
    ({ store: { swap_link_template }, user: {} }) as never;

  it.each([
    ["is offered while the exchange waits for the customer", open, "https://shop/swap={cart_id}", true],
    ["not after the customer has confirmed", {}, "https://shop/swap={cart_id}", false],
    [
      "not after it was called off",
      { ...open, canceled_at: "2026-11-02" },
      "https://shop/swap={cart_id}",
      false,
    ],
    ["needs a template", open, null, "swaps.reasons.noTemplate"],
    ["needs a place for the cart", open, "https://shop/swap={swap_id}", "swaps.reasons.noCartId"],
  ])("%s", (_state, parts, template, offered) => {
    expect(mayCopyLink(swap(parts), setting(template))).toBe(offered);
  });

  it("contains the cart", () => {
    expect(confirmLink("https://shop/swap={cart_id}", swap())).toBe("https://shop/swap=cart_1");
  });
});

const line = {
  item_id: "item_1",
  quantity: 1,
  maximum: 2,
  amount_quantity: 2,
  amount: 1001,
  title: "Gloves",
};
const fresh = { variant_id: "v2", quantity: 2, title: "Hat", details: "", thumbnail: null, unit_price: 700 };

describe("the difference that is shown", () => {
  // Even where the option has its tax in its price.
  const option = { amount: 412, includes_tax: true, tax_rates: [{ rate: 19 }] };
  const way = { option_id: "so_1", price: null, option };
  const exchanged = { lines: [line], additional_items: [fresh], way };

  it("adds tax to return shipping as the store does", () => {
    expect(differenceOf(exchanged)).toEqual({ back: 501, fresh: 1400, shipping: 490, due: 1389 });
    expect(differenceOf({ ...exchanged, way: { ...way, price: 100 } })).toMatchObject({ shipping: 119 });
  });

  it("deducts the complete price of shipping that includes tax", () => {
    const taxed = {
      id: "item_1",
      title: "Boots",
      quantity: 2,
      shipped_quantity: 2,
      unit_price: 29495,
      refundable: 58991,
    };
    const worth = (parts: object) =>
      swapLines(order({ items: [{ ...taxed, ...parts }] })).map((one) =>
        selectedAmount([{ ...one, quantity: 1 }]),
      );
    expect(worth({ includes_tax: true })).toEqual([29495]);
    expect(worth({ includes_tax: true, discount_total: 100 })).toEqual([29496]);
    expect(worth({ includes_tax: false })).toEqual([29496]);
  });

  it("is whole where a price with its tax is not quite", () => {
    const additional_items = [{ ...fresh, quantity: 1, unit_price: 17_589.000000000004 }];
    expect(differenceOf({ ...exchanged, additional_items })).toMatchObject({ fresh: 17_589, due: 17_578 });
  });

  it("is negative if the customer gets something back", () => {
    expect(
      differenceOf({ ...exchanged, additional_items: [], way: { option_id: null, price: null } }),
    ).toMatchObject({
      shipping: 0,
      due: -501,
    });
  });
});

it("sends what was chosen at the option's own price by default", () => {
  const values = {
    outcome: "exchange" as const,
    lines: [
      { ...line, reason: "rr_1", note: " too small " },
      { ...line, item_id: "item_2", quantity: 0 },
    ],
    additional_items: [{ variant_id: "v2", quantity: 2 }],
    way: { option_id: "so_1", price: null },
    location_id: null,
    custom_shipping_options: [{ option_id: "so_2", price: 0 }],
    difference: null,
    allow_backorder: false,
    notify: false,
  };
  expect(swapPayload(values)).toEqual({
    return_items: [{ item_id: "item_1", quantity: 1, reason_id: "rr_1", note: "too small" }],
    additional_items: [{ variant_id: "v2", quantity: 2 }],
    return_shipping: { option_id: "so_1" },
    custom_shipping_options: [{ option_id: "so_2", price: 0 }],
    allow_backorder: false,
    no_notification: true,
  });
});
