import type { RecordOf } from "@tillhouse/extension-sdk";
import { createProgress } from "@tillhouse/extension-sdk/internal";
import { describe, expect, it, vi } from "vitest";
import { claimChanges, claimValues, finishClaim } from "./claims";
import { type ClaimValues, createClaim, mayClaim } from "./claims/claim-actions";
import { mayCancelClaim, mayFinish, takesShipping } from "./claims/claim-rules";
import { capturedRest } from "./shared/order-rules";

type Claim = RecordOf<"claims">;
type Order = RecordOf<"orders">;

/** Records with only what the rules read. */
function order(parts: object = {}): Order {
  return {
    id: "order_1",
    status: "pending",
    currency_code: "eur",
    payments: [{ amount: 5000, amount_refunded: 1000, captured_at: "2026-11-01" }],
    items: [
      { id: "item_1", title: "Gloves", variant_id: "v1", quantity: 2, shipped_quantity: 2, refundable: 1000 },
    ],
    ...parts,
  } as unknown as Order;
}
function claim(parts: object = {}): Claim {
  return {
    id: "claim_1",
    order_id: "order_1",
    order: order(),
    type: "replace",
    payment_status: "na",
    fulfillment_status: "not_fulfilled",
    idempotency_key: "key_1",
    refund_amount: null,
    canceled_at: null,
    fulfillments: [],
    return_order: null,
    ...parts,
  } as unknown as Claim;
}

describe("items of an order can be claimed", () => {
  const [item] = order().items ?? [];
  it.each([
    ["that were shipped", {}, true],
    ["not of a cancelled order", { status: "canceled" }, false],
    ["not in a row of the list", { items: undefined }, false],
    [
      "not before they were shipped",
      { items: [{ ...item, shipped_quantity: 0 }] },
      "orders.reasons.nothingToClaim",
    ],
    [
      "not those that somebody typed",
      { items: [{ ...item, variant_id: null }] },
      "orders.reasons.nothingToClaim",
    ],
  ])("%s", (_state, parts, offered) => {
    expect(mayClaim(order(parts))).toBe(offered);
  });
});

describe("a claim can be called off", () => {
  it.each([
    ["while nothing has come of it", {}, true],
    ["not twice", { canceled_at: "2026-11-02" }, false],
    ["not after a refund", { type: "refund", refund_amount: 500 }, "claims.reasons.refunded"],
    ["after a refund of nothing", { type: "refund", refund_amount: 0, payment_status: "refunded" }, true],
    [
      "not while something is packed",
      { fulfillments: [{ canceled_at: null }] },
      "orders.reasons.hasFulfillments",
    ],
    [
      "not while items are on their way back",
      { return_order: { status: "requested" } },
      "orders.reasons.partComesBack",
    ],
    ["not after they came", { return_order: { status: "received" } }, "orders.reasons.partReturned"],
    ["once its return is cancelled", { return_order: { status: "canceled" } }, true],
  ])("%s", (_state, parts, offered) => {
    expect(mayCancelClaim(claim(parts))).toBe(offered);
  });
});

describe("a missing refund", () => {
  const half = { type: "refund", payment_status: "not_refunded", refund_amount: 500 };
  it.each([
    ["can be made good", half, true],
    ["is none of a replacement", {}, false],
    ["is none once it was made", { ...half, payment_status: "refunded" }, false],
    ["is none of a cancelled claim", { ...half, canceled_at: "2026-11-02" }, false],
    ["waits until enough was captured", { ...half, refund_amount: 4001 }, "claims.reasons.notCaptured"],
  ])("%s", (_state, parts, offered) => {
    expect(mayFinish(claim(parts))).toBe(offered);
  });

  it("is made with the claim's own key by a call that cannot make a second claim", async () => {
    const send = vi.fn();
    const record = claim({ ...half, claim_items: [{ item_id: "item_1", quantity: 1 }] });
    await finishClaim({
      record,
      values: undefined,
      host: { client: { send } } as never,
      copy: async () => undefined,
      progress: createProgress(),
    });
    const [[request]] = send.mock.calls as [[{ headers: object; payload: object }]];
    expect(request.headers).toEqual({ "Idempotency-Key": "key_1" });
    // The store refuses a replacement that sends nothing.
    expect(request.payload).toMatchObject({ type: "replace" });
    expect(request.payload).not.toHaveProperty("additional_items");
  });
});

it("counts as refundable only what was captured", () => {
  expect(capturedRest(order())).toBe(4000);
  expect(capturedRest(order({ payments: [{ amount: 5000, amount_refunded: 0, captured_at: null }] }))).toBe(
    0,
  );
});

describe("a claim whose refund fails", () => {
  // What the API is sent of it is tried beside its schema.
  const values = {
    outcome: "refund",
    lines: [],
    refund: { typed: 500, suggested: 0, maximum: 4000 },
  } as unknown as ClaimValues;
  const half = { id: "claim_9", type: "refund", payment_status: "not_refunded", canceled_at: null };
  const refused = Object.assign(new Error("failed"), {
    response: { status: 400, data: { message: "Card expired" } },
  });
  const line = { item_id: "item_1", title: "Tent", quantity: 1, maximum: 2 };
  const harness = (claims: object[][], post: () => Promise<unknown>, lines: object[] = []) => {
    const answers = [...claims];
    const items = [{ id: "item_1", title: "Tent", quantity: 2, shipped_quantity: 2 }];
    const get = async () => ({ order: { items, claims: answers.shift() ?? [] } });
    const custom = { get, post: vi.fn(post) };
    const host = {
      client: { admin: { custom } },
      resource: () => undefined,
      translate: (key: string, { why = "" } = {}) => `${key} ${why}`,
    };
    const progress = createProgress();
    // The action uses the calls and the texts of its host, nothing else.
    const make = () =>
      createClaim({
        record: order(),
        values: { ...values, lines } as ClaimValues,
        host: host as never,
        copy: async () => undefined,
        progress,
      });
    return { post: custom.post, make };
  };

  it("is reported as a claim with a missing refund", async () => {
    const { make } = harness([[], [half]], () => Promise.reject(refused));
    await expect(make()).rejects.toMatchObject({ message: "orders.claim.halfMade Card expired" });
  });

  it("is not created again by the same form", async () => {
    const { make, post } = harness([[], [half], [half]], () => Promise.reject(refused));
    const halfMade = { code: "conflict", message: expect.stringMatching(/^orders\.claim\.halfMade/) };
    for (let tries = 0; tries < 2; tries += 1) await expect(make()).rejects.toMatchObject(halfMade);
    expect(post).toHaveBeenCalledTimes(1);
  });

  it("reports the store's own refusal if nothing was made", async () => {
    const { make } = harness([[], []], () => Promise.reject(refused));
    await expect(make()).rejects.toMatchObject({ code: "invalid", message: "Card expired" });
  });

  it("is not made of items that are no longer left", async () => {
    const claimed = { claim_items: [{ item_id: "item_1", quantity: 1 }] };
    const { make, post } = harness([[claimed]], async () => ({ order: {} }), [line]);
    await expect(make()).rejects.toThrow("returns.errors.tooMany");
    expect(post).not.toHaveBeenCalled();
    await harness([[]], async () => ({ order: {} }), [line]).make();
  });
});

describe("changes to a claim", () => {
  const stored = claim({
    claim_items: [
      {
        id: "citm_1",
        reason: "other",
        note: "Torn",
        images: [{ id: "img_1", url: "/a.png" }],
        tags: [{ id: "tag_1", value: "courier" }],
      },
      { id: "citm_2", reason: "other", note: null, images: [], tags: [] },
    ],
    shipping_methods: [{ id: "sm_1", shipping_option_id: "so_1", price: 0 }],
    no_notification: false,
    metadata: { desk: "a" },
  });
  const before = claimValues(stored);
  const changed = (parts: object) => claimChanges({ ...before, ...parts }, stored);
  const first = (parts: object) =>
    changed({
      claim_items: before.claim_items.map((item, index) => (index === 0 ? { ...item, ...parts } : item)),
    });

  it("are empty if nothing was changed", () => {
    expect(changed({})).toEqual({});
  });

  it("name what is kept and the items that differ", () => {
    expect(first({ images: ["/a.png", "/b.png"], tags: ["supplier"] })).toEqual({
      claim_items: [
        {
          id: "citm_1",
          reason: "other",
          note: "Torn",
          images: [{ id: "img_1" }, { url: "/b.png" }],
          tags: [{ value: "supplier" }],
        },
      ],
    });
  });

  it("remove a note with a blank one, as the store needs", () => {
    expect(first({ note: "" })).toMatchObject({ claim_items: [{ note: " " }] });
  });

  it("add shipping methods where there are none: the store cannot keep any", () => {
    const added = [{ option_id: "so_2", price: 100 }];
    expect(changed({ shipping_methods: added })).toEqual({ shipping_methods: added });
    expect(takesShipping(claim({ shipping_methods: [] }))).toBe(true);
    expect(takesShipping(claim({ shipping_methods: [{ id: "sm_1" }] }))).toBe(false);
  });

  it("mute it and remove metadata", () => {
    expect(changed({ notify: false, metadata: {} })).toEqual({
      no_notification: true,
      metadata: { desk: "" },
    });
  });
});
