import type { Host, RecordOf } from "@tillhouse/extension-sdk";
import type { LineSelection } from "@tillhouse/extension-sdk/inputs";
import { createProgress } from "@tillhouse/extension-sdk/internal";
import { beforeEach, describe, expect, it } from "vitest";
import { cancelReturn, readAgain, requestReturn } from "./return-requests";
import type { RequestValues } from "./return-schemas";

type Order = RecordOf<"orders">;
type Return = RecordOf<"returns">;

const items = [
  { id: "a", title: "Shirt", quantity: 3, shipped_quantity: 3, returned_quantity: 0 },
  { id: "b", title: "Mug", quantity: 1, shipped_quantity: 1, returned_quantity: 0 },
];
const order = { id: "order_1", currency_code: "eur", items, returns: [] } as unknown as Order;
const line = (
  item_id: string,
  quantity: number,
  maximum: number,
  parts: Partial<LineSelection> = {},
): LineSelection => ({
  item_id,
  title: item_id,
  quantity,
  maximum,
  ...parts,
});

const typed = (amount: number) => ({ typed: amount, suggested: 0, maximum: 4000 });

/** A store that answers what a case is about: what it was sent, and what it refuses. */
let sent: [string, Record<string, unknown> | undefined][];
let refusals: Record<string, string>;
let now: Order;
/** A return is made, and nobody hears of it. */
let isLost: boolean;
/** What the order holds once something was asked back. */
let then: Order | undefined;
const host = {
  translate: (key: string) => key,
  resource: () => undefined,
  client: {
    admin: {
      custom: {
        get: async () => ({ order: now }),
        post: async (path: string, payload?: Record<string, unknown>) => {
          sent.push([path, payload]);
          const message = refusals[path];
          if (message !== undefined)
            throw { response: { status: 400, data: { type: "not_allowed", message } } };
          if (isLost) {
            const asked = { ...payload, id: "ret_new", status: "requested" };
            now = { ...now, returns: [...(now.returns ?? []), asked] } as unknown as Order;
            throw new Error("Network Error");
          }
          now = then ?? now;
          // Somebody else asked something back at the same moment.
          const returns = [
            { id: "ret_theirs", status: "requested", idempotency_key: "other" },
            { id: "ret_new", status: "requested", idempotency_key: "mine" },
          ];
          return {
            order: { returns },
            return: {},
            response: { status: 200, headers: { "idempotency-key": "mine" } },
          };
        },
      },
    },
  },
} as unknown as Host;
const copy = async () => {};

beforeEach(() => {
  sent = [];
  refusals = {};
  now = order;
  isLost = false;
  then = undefined;
});

describe("asking back", () => {
  const wanted: RequestValues = {
    outcome: "return",
    lines: [line("a", 2, 3, { reason: "rr_1", note: "tight" }), line("b", 0, 1)],
    way: { option_id: null, price: null },
    location_id: null,
    refund: typed(1500),
    notify: true,
    isHere: false,
    kept: [],
  };
  const ask = (values: Partial<RequestValues> = {}, progress = createProgress()) =>
    requestReturn({
      record: order,
      values: { ...wanted, ...values },
      host,
      copy,
      progress,
    });

  it("sends only what was chosen", async () => {
    await ask();
    expect(sent).toEqual([
      [
        "/orders/order_1/return",
        {
          items: [{ item_id: "a", quantity: 2, reason_id: "rr_1", note: "tight" }],
          refund: 1500,
          no_notification: false,
        },
      ],
    ]);
  });

  it("sends a refund of 0 as the store understands it", async () => {
    await ask({ refund: typed(0) });
    expect(sent[0]?.[1]).toMatchObject({ refund: -1 });
  });

  it("sends the return shipping with its price or the option's own", async () => {
    await ask({ way: { option_id: "so_1", price: 0 }, location_id: "sloc_1", notify: false });
    expect(sent[0]?.[1]).toMatchObject({
      return_shipping: { option_id: "so_1", price: 0 },
      location_id: "sloc_1",
      no_notification: true,
    });
    await ask({ way: { option_id: "so_1", price: null } });
    expect(sent[1]?.[1]).toMatchObject({ return_shipping: { option_id: "so_1" } });
    expect(sent[1]?.[1]?.return_shipping).not.toHaveProperty("price");
  });

  it("refuses what somebody else has requested meanwhile", async () => {
    now = {
      ...order,
      returns: [{ status: "requested", items: [{ item_id: "a", quantity: 2 }] }],
    } as unknown as Order;
    await expect(ask()).rejects.toThrow("returns.errors.tooMany");
    expect(sent).toEqual([]);
  });

  it("is cancelled if somebody else has requested the same at once", async () => {
    const back = { status: "requested", items: [{ item_id: "a", quantity: 2 }] };
    then = { ...order, returns: [back, { ...back, id: "ret_new" }] } as unknown as Order;
    await expect(ask({ isHere: true })).rejects.toThrow("returns.errors.sameMoment");
    expect(sent.map(([path]) => path)).toEqual(["/orders/order_1/return", "/returns/ret_new/cancel"]);
    // Another unit of the same line was left.
    then = {
      ...order,
      returns: [back, { ...back, id: "ret_new", items: [{ item_id: "a", quantity: 1 }] }],
    } as unknown as Order;
    sent = [];
    now = order;
    await ask({ lines: [line("a", 1, 3)] });
    expect(sent.map(([path]) => path)).toEqual(["/orders/order_1/return"]);
  });

  it("requests nothing twice after a lost answer", async () => {
    const progress = createProgress();
    isLost = true;
    await expect(ask({ isHere: true }, progress)).rejects.toThrow("Network Error");
    isLost = false;
    await ask({ isHere: true, lines: [line("a", 1, 3)] }, progress);
    expect(sent.map(([path]) => path)).toEqual(["/orders/order_1/return", "/returns/ret_new/receive"]);
    expect(sent[1]?.[1]).toMatchObject({ items: [{ item_id: "a", quantity: 2 }], refund: 1500 });
  });

  it("receives its own return at once", async () => {
    await ask({ isHere: true, location_id: "sloc_1" });
    expect(sent.map(([path]) => path)).toEqual(["/orders/order_1/return", "/returns/ret_new/receive"]);
    expect(sent[1]?.[1]).toEqual({
      items: [{ item_id: "a", quantity: 2 }],
      refund: 1500,
      location_id: "sloc_1",
    });
  });

  it("is undone if it cannot be received", async () => {
    refusals["/returns/ret_new/receive"] = "Inventory level for inventory item i and location null not found";
    await expect(ask({ isHere: true })).rejects.toThrow("returns.errors.noLevel");
    expect(sent.at(-1)?.[0]).toBe("/returns/ret_new/cancel");
  });

  it("reports a half-done request that cannot be undone", async () => {
    refusals = { "/returns/ret_new/receive": "no", "/returns/ret_new/cancel": "no" };
    await expect(ask({ isHere: true })).rejects.toThrow("returns.errors.half");
  });
});

it("says plainly that a return was received meanwhile", async () => {
  await cancelReturn({ record: { id: "ret_1" } as Return, host });
  expect(sent).toEqual([["/returns/ret_1/cancel", undefined]]);
  refusals["/returns/ret_1/cancel"] = "Can't cancel a return which has been returned";
  await expect(cancelReturn({ record: { id: "ret_1" } as Return, host })).rejects.toThrow(
    "returns.errors.returned",
  );
});

it("reads the complete order before its page is loaded", async () => {
  const asked: unknown[] = [];
  const head = { name: "orders", body: async () => ({ default: {} }) };
  const from = {
    resource: () => head,
    loadResource: async () => ({
      ...head,
      body: undefined,
      detail: { select: { expand: "returns" }, sections: [] },
    }),
    client: { admin: { custom: { get: async (...call: unknown[]) => asked.push(call) && { order: {} } } } },
  } as unknown as Host;
  await readAgain(from, { id: "order_1" } as Parameters<typeof readAgain>[1]);
  expect(asked).toEqual([["/orders/order_1", { expand: "returns" }]]);
});
