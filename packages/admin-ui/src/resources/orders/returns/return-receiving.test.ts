import { type Host, isAdminError, type RecordOf } from "@tillhouse/extension-sdk";
import type { LineSelection } from "@tillhouse/extension-sdk/inputs";
import { createProgress } from "@tillhouse/extension-sdk/internal";
import type { ActionProgress } from "@tillhouse/extension-sdk/tasks";
import { beforeEach, describe, expect, it } from "vitest";
import { receiveReturn } from "./return-receiving";
import type { ReceiptValues } from "./return-schemas";

type Order = RecordOf<"orders">;
type Return = RecordOf<"returns">;
interface Held {
  id: string;
  status: string;
  items: { item_id: string; quantity: number }[];
  idempotency_key?: string;
}

const line = (item_id: string, quantity: number, maximum: number, parts: Partial<LineSelection> = {}) => ({
  item_id,
  title: item_id,
  quantity,
  maximum,
  ...parts,
});
const typed = (amount: number) => ({ typed: amount, suggested: 0, maximum: 4000 });

const asked = [
  { item_id: "a", quantity: 2 },
  { item_id: "b", quantity: 1 },
];

/** A store with one order and its returns, which does what it is asked. Some calls it refuses, of some the answer is lost. */
let sent: [string, Record<string, unknown> | undefined][];
let refusals: Record<string, string>;
let lost: string[];
let returns: Held[];
let returned: Record<string, number>;

const shown = () =>
  ({
    id: "order_1",
    currency_code: "eur",
    items: ["a", "b"].map((id) => ({
      id,
      title: id,
      quantity: 2,
      shipped_quantity: 2,
      returned_quantity: returned[id] ?? 0,
    })),
    returns: structuredClone(returns),
  }) as unknown as Order;

const itemsIn = (payload: Record<string, unknown> | undefined) => Object(payload).items as Held["items"];

function change(path: string, payload: Record<string, unknown> | undefined): void {
  const [, id] = /^\/returns\/(\w+)\//.exec(path) ?? [];
  const back = returns.find((other) => other.id === id);
  if (back === undefined) {
    const made = returns.length === 1 ? "ret_new" : `ret_new${returns.length}`;
    const items = itemsIn(payload).map(({ item_id, quantity }) => ({ item_id, quantity }));
    returns.push({ id: made, status: "requested", items, idempotency_key: made });
  } else if (path.endsWith("/cancel")) back.status = "canceled";
  else {
    back.status = "received";
    for (const { item_id, quantity } of itemsIn(payload))
      returned[item_id] = (returned[item_id] ?? 0) + quantity;
  }
}

const host = {
  translate: (key: string) => key,
  resource: () => undefined,
  client: {
    admin: {
      custom: {
        get: async () => ({ order: shown() }),
        post: async (path: string, payload?: Record<string, unknown>) => {
          sent.push([path, payload]);
          const message = refusals[path];
          if (message !== undefined)
            throw { response: { status: 400, data: { type: "not_allowed", message } } };
          change(path, payload);
          if (lost.includes(path)) throw new Error("Network Error");
          const headers = { "idempotency-key": returns.at(-1)?.idempotency_key };
          return { order: shown(), return: {}, response: { status: 200, headers } };
        },
      },
    },
  },
} as unknown as Host;
const copy = async () => {};
const paths = () => sent.map(([path]) => path);

beforeEach(() => {
  sent = [];
  refusals = {};
  lost = [];
  returns = [{ id: "ret_1", status: "requested", items: asked }];
  returned = {};
});

describe("receiving", () => {
  const back = {
    id: "ret_1",
    refund_amount: 2000,
    no_notification: false,
    order: { id: "order_1", items: [] },
    swap_id: null,
    claim_order_id: null,
  } as unknown as Return;
  const whole: ReceiptValues = {
    lines: [line("a", 2, 2, { reason: "rr_1" }), line("b", 1, 1)],
    location_id: "sloc_1",
    refund: typed(1800),
    isWaiting: true,
    kept: [],
  };
  const part = {
    lines: [line("a", 1, 2, { reason: "rr_1" }), line("b", 0, 1, { note: "blue" })],
    refund: typed(700),
  };
  const receive = (values: Partial<ReceiptValues> = {}, record = back, progress = createProgress()) =>
    receiveReturn({ record, values: { ...whole, ...values }, host, copy, progress });

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

  it("receives only what arrived, and requests the rest again", async () => {
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

  it("expects nothing more if the rest will not come", async () => {
    await receive({ ...part, isWaiting: false });
    expect(paths()).toEqual(["/orders/order_1/return", "/returns/ret_new/receive", "/returns/ret_1/cancel"]);
  });

  it("keeps the return if a part of it cannot be received", async () => {
    refusals["/returns/ret_new/receive"] = "Refund amount is greater that the refundable amount";
    await expect(receive(part)).rejects.toThrow("returns.errors.refund");
    expect(paths()).not.toContain("/returns/ret_1/cancel");
    expect(sent.at(-1)?.[0]).toBe("/returns/ret_new/cancel");
  });

  it("reports what is left to do if the rest cannot be settled", async () => {
    refusals["/returns/ret_1/cancel"] = "Can't cancel a return which has been returned";
    await expect(receive(part)).rejects.toThrow("returns.errors.rest");
  });

  it.each([
    { swap_id: "swap_1", claim_order_id: null },
    { swap_id: null, claim_order_id: "claim_1" },
  ])("receives what belongs to %o with every line, as the store needs", async (owner) => {
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
  });

  it("refunds nothing more for a claim that was refunded", async () => {
    const claims = [{ id: "claim_1", payment_status: "refunded" }];
    const record = {
      ...back,
      claim_order_id: "claim_1",
      order: { id: "order_1", claims },
    } as unknown as Return;
    await receive({}, record);
    expect(sent[0]?.[1]).toMatchObject({ refund: 0 });
  });

  it("says plainly that somebody else was faster", async () => {
    refusals["/returns/ret_1/receive"] = "Return with id ret_1 has already been received";
    const error = await receive().catch((thrown: unknown) => thrown);
    expect(isAdminError(error) && [error.code, error.message]).toEqual([
      "invalid",
      "returns.errors.received",
    ]);
  });

  it("keeps the message of a payment provider", async () => {
    refusals["/returns/ret_1/receive"] = "Refund declined: the card has expired";
    await expect(receive()).rejects.toThrow("the card has expired");
  });

  it("keeps other messages of the store", async () => {
    refusals["/returns/ret_1/receive"] = "Something else";
    await expect(receive()).rejects.toThrow("Something else");
  });
});

describe("another try of receiving a part", () => {
  const back = {
    id: "ret_1",
    refund_amount: 2000,
    order: { id: "order_1" },
    swap_id: null,
    claim_order_id: null,
  } as unknown as Return;
  const values: ReceiptValues = {
    lines: [line("a", 1, 2), line("b", 0, 1)],
    location_id: null,
    refund: typed(700),
    isWaiting: true,
    kept: [],
  };
  const receive = (progress: ActionProgress, more: Partial<ReceiptValues> = {}) =>
    receiveReturn({ record: back, values: { ...values, ...more }, host, copy, progress });
  const again = async (progress: ActionProgress, more: Partial<ReceiptValues> = {}) => {
    [sent, refusals, lost] = [[], {}, []];
    await receive(progress, more);
    return paths();
  };
  /** What a draft has kept of a progress, as another page reads it. */
  const reload = (kept: object | undefined) => createProgress(JSON.parse(JSON.stringify(kept ?? {})));
  const settled = [
    ["ret_1", "canceled"],
    ["ret_new", "received"],
    ["ret_new2", "requested"],
  ];
  const states = () => returns.map(({ id, status }) => [id, status]);

  it.each(["/returns/ret_1/cancel", "/orders/order_1/return"])(
    "settles only the rest if %s has failed",
    async (path) => {
      let kept: object | undefined;
      const progress = createProgress({}, (notes) => {
        kept = notes;
        // The first request is the part's own.
        if (path.startsWith("/orders") && JSON.stringify(notes).includes("ret_new")) refusals[path] = "no";
      });
      if (path.startsWith("/returns")) refusals[path] = "no";
      await expect(receive(progress)).rejects.toThrow("returns.errors.rest");
      const all = { lines: [line("a", 2, 2), line("b", 1, 1)] };
      const calls = await again(reload(kept), all);
      expect(calls).toEqual(["/returns/ret_1/cancel", "/orders/order_1/return"].slice(-calls.length));
      expect(states()).toEqual(settled);
      expect(sent.at(-1)?.[1]).toMatchObject({ items: asked.map((item) => ({ ...item, quantity: 1 })) });
    },
  );

  it("finds the new return after a lost answer", async () => {
    const progress = createProgress();
    lost = ["/orders/order_1/return"];
    await expect(receive(progress)).rejects.toThrow();
    expect(await again(progress)).toEqual([
      "/returns/ret_new/receive",
      "/returns/ret_1/cancel",
      "/orders/order_1/return",
    ]);
    expect(states()).toEqual(settled);
  });

  it("receives and refunds nothing twice after a lost answer", async () => {
    const progress = createProgress();
    lost = ["/returns/ret_new/receive"];
    refusals["/returns/ret_new/cancel"] = "Can't cancel a return which has been returned";
    await expect(receive(progress)).rejects.toThrow("returns.errors.half");
    expect(await again(progress)).toEqual(["/returns/ret_1/cancel", "/orders/order_1/return"]);
    expect(returned).toEqual({ a: 1 });
  });

  it("requests the rest once after a lost answer", async () => {
    const progress = createProgress({}, (notes) => {
      if (JSON.stringify(notes).includes("ret_new")) lost = ["/orders/order_1/return"];
    });
    await expect(receive(progress)).rejects.toThrow("returns.errors.rest");
    expect(await again(progress)).toEqual([]);
    expect(states()).toEqual(settled);
  });

  it("starts over if the part could not be received", async () => {
    const progress = createProgress();
    refusals["/returns/ret_new/receive"] = "Refund amount is greater";
    await expect(receive(progress)).rejects.toThrow("returns.errors.refund");
    await again(progress, { refund: typed(500) });
    expect(sent[0]).toMatchObject(["/orders/order_1/return", { refund: 500 }]);
    expect(returned).toEqual({ a: 1 });
  });

  it("is refused in another admin on the page", async () => {
    const mine = createProgress();
    refusals["/returns/ret_1/cancel"] = "no";
    await expect(receive(mine)).rejects.toThrow("returns.errors.rest");
    await expect(again(createProgress())).rejects.toThrow("returns.errors.tooMany");
    expect(sent).toEqual([]);
    await again(mine);
    expect(states()).toEqual(settled);
  });

  it.each([
    ["received", "returns.errors.received"],
    ["canceled", "returns.errors.canceled"],
  ])("is refused if somebody else has %s the return", async (status, why) => {
    returns = [{ id: "ret_1", status, items: asked }];
    await expect(receive(createProgress())).rejects.toThrow(why);
    expect(sent).toEqual([]);
  });

  it("ignores what somebody else has received meanwhile", async () => {
    const progress = createProgress();
    refusals["/orders/order_1/return"] = "no";
    await expect(receive(progress)).rejects.toThrow();
    const theirs = { id: "ret_theirs", status: "received", items: [{ item_id: "a", quantity: 1 }] };
    returns = [{ id: "ret_1", status: "canceled", items: asked }, theirs];
    await expect(again(progress)).rejects.toThrow("returns.errors.canceled");
    expect(sent).toEqual([]);
  });

  it("is refused if less can come back than the return requests", async () => {
    returned = { a: 1 };
    await expect(receive(createProgress())).rejects.toThrow("returns.errors.tooMany");
    expect(sent).toEqual([]);
  });
});
