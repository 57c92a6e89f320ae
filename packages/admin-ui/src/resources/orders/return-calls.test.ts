import { type Host, isAdminError, type RecordOf } from "@tillhouse/extension-sdk";
import type { ChosenLine } from "@tillhouse/extension-sdk/inputs";
import { beforeEach, describe, expect, it } from "vitest";
import { cancelReturn, receiveReturn, requestReturn } from "./return-calls";
import type { ReceiptValues, RequestValues } from "./returns";

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
  parts: Partial<ChosenLine> = {},
): ChosenLine => ({
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
});

describe("asking back", () => {
  const wanted: RequestValues = {
    lines: [line("a", 2, 3, { reason: "rr_1", note: "tight" }), line("b", 0, 1)],
    way: { option_id: null, price: null },
    location_id: null,
    refund: typed(1500),
    notify: true,
    isHere: false,
    kept: [],
  };
  const ask = (values: Partial<RequestValues> = {}) =>
    requestReturn({ record: order, values: { ...wanted, ...values }, host, copy });

  it("sends what was chosen, and nothing that was not", async () => {
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

  it("sends a refund of nothing as the store understands it, which counts one itself for a plain 0", async () => {
    await ask({ refund: typed(0) });
    expect(sent[0]?.[1]).toMatchObject({ refund: -1 });
  });

  it("sends the way back with its price, the option's own where none is typed", async () => {
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

  it("refuses what somebody else has asked back meanwhile, which the store would take twice", async () => {
    now = {
      ...order,
      returns: [{ status: "requested", items: [{ item_id: "a", quantity: 2 }] }],
    } as unknown as Order;
    await expect(ask()).rejects.toThrow("returns.errors.tooMany");
    expect(sent).toEqual([]);
  });

  it("receives at once the return that it made, and not somebody else's", async () => {
    await ask({ isHere: true, location_id: "sloc_1" });
    expect(sent.map(([path]) => path)).toEqual(["/orders/order_1/return", "/returns/ret_new/receive"]);
    expect(sent[1]?.[1]).toEqual({
      items: [{ item_id: "a", quantity: 2 }],
      refund: 1500,
      location_id: "sloc_1",
    });
  });

  it("takes the request back when it cannot be received, and says why", async () => {
    refusals["/returns/ret_new/receive"] = "Inventory level for inventory item i and location null not found";
    await expect(ask({ isHere: true })).rejects.toThrow("returns.errors.noLevel");
    expect(sent.at(-1)?.[0]).toBe("/returns/ret_new/cancel");
  });

  it("says that something is half done when it cannot be taken back either", async () => {
    refusals = { "/returns/ret_new/receive": "no", "/returns/ret_new/cancel": "no" };
    await expect(ask({ isHere: true })).rejects.toThrow("returns.errors.half");
  });
});

describe("receiving", () => {
  const back = {
    id: "ret_1",
    refund_amount: 2000,
    no_notification: false,
    order,
    swap_id: null,
    claim_order_id: null,
  } as unknown as Return;
  const whole: ReceiptValues = {
    lines: [line("a", 2, 2, { reason: "rr_1" }), line("b", 1, 1)],
    location_id: "sloc_1",
    refund: typed(1800),
    isWaiting: true,
    isRefunding: true,
    kept: [],
  };
  const part = {
    lines: [line("a", 1, 2, { reason: "rr_1" }), line("b", 0, 1, { note: "blue" })],
    refund: typed(700),
  };
  const receive = (values: Partial<ReceiptValues> = {}, record = back) =>
    receiveReturn({ record, values: { ...whole, ...values }, host, copy });

  it("sends everything that arrived in one call", async () => {
    await receive();
    expect(sent).toEqual([
      [
        "/returns/ret_1/receive",
        {
          items: [
            { item_id: "a", quantity: 2 },
            { item_id: "b", quantity: 1 },
          ],
          refund: 1800,
          location_id: "sloc_1",
        },
      ],
    ]);
  });

  it("receives a part as a return of its own and asks the rest back again: only what arrived counts as returned", async () => {
    await receive(part);
    expect(sent).toEqual([
      [
        "/orders/order_1/return",
        {
          items: [{ item_id: "a", quantity: 1, reason_id: "rr_1" }],
          refund: 700,
          location_id: "sloc_1",
          no_notification: false,
        },
      ],
      [
        "/returns/ret_new/receive",
        { items: [{ item_id: "a", quantity: 1 }], refund: 700, location_id: "sloc_1" },
      ],
      ["/returns/ret_1/cancel", undefined],
      [
        "/orders/order_1/return",
        {
          items: [
            { item_id: "a", quantity: 1, reason_id: "rr_1" },
            { item_id: "b", quantity: 1, note: "blue" },
          ],
          refund: 1300,
          location_id: "sloc_1",
          no_notification: true,
        },
      ],
    ]);
  });

  it("expects nothing more when the rest does not come", async () => {
    await receive({ ...part, isWaiting: false });
    expect(sent.map(([path]) => path)).toEqual([
      "/orders/order_1/return",
      "/returns/ret_new/receive",
      "/returns/ret_1/cancel",
    ]);
  });

  it("leaves the return as it was when a part of it cannot be received", async () => {
    refusals["/returns/ret_new/receive"] = "Refund amount is greater that the refundable amount";
    await expect(receive(part)).rejects.toThrow("returns.errors.refund");
    expect(sent.map(([path]) => path)).not.toContain("/returns/ret_1/cancel");
    expect(sent.at(-1)?.[0]).toBe("/returns/ret_new/cancel");
  });

  it("says what is left to be done when the rest cannot be settled", async () => {
    refusals["/returns/ret_1/cancel"] = "Can't cancel a return which has been returned";
    await expect(receive(part)).rejects.toThrow("returns.errors.rest");
    // Another try settles the rest, and receives and refunds nothing twice.
    refusals = {};
    sent = [];
    await receive(part);
    expect(sent.map(([path]) => path)).toEqual(["/returns/ret_1/cancel", "/orders/order_1/return"]);
  });

  it.each([
    { swap_id: "swap_1", claim_order_id: null },
    { swap_id: null, claim_order_id: "claim_1" },
  ])(
    "receives a part of what belongs to %o as it is, and sends every line: the store fails where one is missing",
    async (owner) => {
      await receive(part, { ...back, ...owner });
      expect(sent).toEqual([
        [
          "/returns/ret_1/receive",
          {
            items: [
              { item_id: "a", quantity: 1 },
              { item_id: "b", quantity: 0 },
            ],
            refund: owner.swap_id ? undefined : 700,
            location_id: "sloc_1",
          },
        ],
      ]);
    },
  );

  it("gives nothing more back for a claim that was refunded", async () => {
    const claims = [{ id: "claim_1", payment_status: "refunded" }];
    const record = { ...back, claim_order_id: "claim_1", order: { ...order, claims } } as unknown as Return;
    await receive({}, record);
    expect(sent[0]?.[1]).toMatchObject({ refund: 0 });
  });

  it("says in plain words that somebody else was quicker", async () => {
    refusals["/returns/ret_1/receive"] = "Return with id ret_1 has already been received";
    const error = await receive().catch((thrown: unknown) => thrown);
    expect(isAdminError(error) && [error.code, error.message]).toEqual([
      "invalid",
      "returns.errors.received",
    ]);
  });

  it("cancels, and says in plain words that somebody else has received it meanwhile", async () => {
    await cancelReturn({ record: back, host });
    expect(sent).toEqual([["/returns/ret_1/cancel", undefined]]);
    refusals["/returns/ret_1/cancel"] = "Can't cancel a return which has been returned";
    await expect(cancelReturn({ record: back, host })).rejects.toThrow("returns.errors.returned");
  });

  it("leaves what a payment provider says as it is", async () => {
    refusals["/returns/ret_1/receive"] = "Refund declined: the card has expired";
    await expect(receive()).rejects.toThrow("the card has expired");
  });

  it("leaves other failures as the store told them", async () => {
    refusals["/returns/ret_1/receive"] = "Something else";
    await expect(receive()).rejects.toThrow("Something else");
  });
});
