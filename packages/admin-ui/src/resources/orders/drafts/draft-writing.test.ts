import type { Host, RecordOf } from "@tillhouse/extension-sdk";
import { createProgress, type ProgressNotes } from "@tillhouse/extension-sdk/internal";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { changeCustomer, changeRegion } from "./draft-writing";

type Draft = RecordOf<"draft-orders">;

const tent = {
  id: "item_1",
  title: "Tent",
  variant_id: "variant_1",
  quantity: 1,
  unit_price: 5000,
  should_merge: false,
  metadata: null,
};
const wrap = { ...tent, id: "item_2", title: "Wrap", variant_id: "variant_2", unit_price: 300, quantity: 4 };
const post = { shipping_option_id: "so_post", data: {}, shipping_option: { name: "Post" } };
const boat = { ...post, shipping_option_id: "so_boat" };
const region = { id: "reg_2", name: "North", currency_code: "eur", countries: [] };
const path = "/draft-orders/dorder_1";

/** A store with one draft. Another customer or region reprices its lines, and takes the wrap away; each line its shipping. */
let cart: {
  customer_id: string;
  region_id: string;
  items: (typeof tent)[];
  shipping_methods: (typeof post)[];
  discounts: { id: string; code: string }[];
};
let calls: unknown[];
let isFailing: (payload: object) => boolean;
let isLost: (payload: object) => boolean;

const shown = () => {
  const whole = { ...structuredClone(cart), id: "cart_1", region: { currency_code: "eur" } };
  // The parts of a draft that are read.
  return { id: "dorder_1", cart_id: "cart_1", cart: whole } as unknown as Draft;
};

async function send(address: string, payload: object) {
  calls.push([address, payload]);
  if (isFailing(payload))
    throw { response: { status: 400, data: { message: "Inventory doesn't cover it" } } };
  const id = address.split("/").at(-1);
  if (address.startsWith("/store")) cart.shipping_methods = [post];
  else if (address === path) {
    cart = { ...cart, ...payload };
    cart.items = cart.items.filter(({ id }) => id !== wrap.id).map((item) => ({ ...item, unit_price: 8000 }));
    if ("region_id" in payload) cart = { ...cart, shipping_methods: [], discounts: [] };
  } else {
    cart.shipping_methods = [];
    if (id === "line-items") cart.items.push({ ...wrap, ...payload, id: `item_1${calls.length}` });
    else cart.items = cart.items.map((item) => (item.id === id ? { ...item, ...payload } : item));
  }
  if (isLost(payload)) throw new Error("Network Error");
  return { draft_order: shown() };
}

const warn = vi.fn();
const host = {
  client: {
    admin: {
      custom: {
        get: async (address: string) =>
          address.startsWith("/regions") ? { region } : { draft_order: shown() },
        post: send,
      },
    },
    send: async (asked: { path: string; payload: object }) => send(asked.path, asked.payload),
  },
  notify: { warn },
  locale: "en",
  translate: (key: string, values?: object) => `${key} ${JSON.stringify(values ?? {})}`,
  // The parts of a host that are used here.
} as unknown as Host;

/** What the draft of the form has kept. */
let kept: ProgressNotes;

/** A try, on the page as it is read by then: each is made after a reload. */
function attempt<Values>(change: (context: never) => Promise<void>, values: Values) {
  const progress = createProgress(kept, (notes) => {
    kept = JSON.parse(JSON.stringify(notes));
  });
  return change({ host, record: shown(), values, progress } as never);
}
const give = (customer_id = "cus_2") =>
  attempt(changeCustomer, { customer: { customer_id, name: "", email: "" }, keeps_prices: true });
const move = () => attempt(changeRegion, { region_id: "reg_2" });

const sent = {
  customer: [path, { customer_id: "cus_2" }],
  region: [path, { region_id: "reg_2" }],
  price: [`${path}/line-items/item_1`, { unit_price: 5000 }],
  wrap: [`${path}/line-items`, { variant_id: "variant_2", unit_price: 300, quantity: 4, metadata: {} }],
  shipping: ["/store/carts/cart_1/shipping-methods", { option_id: "so_post", data: {} }],
};
const isWrap = (payload: object) => "variant_id" in payload;

beforeEach(() => {
  cart = {
    customer_id: "cus_1",
    region_id: "reg_1",
    items: [tent, wrap],
    shipping_methods: [post],
    discounts: [{ id: "disc_1", code: "TEN" }],
  };
  calls = [];
  kept = {};
  isFailing = () => false;
  isLost = () => false;
  warn.mockReset();
});

/** A first try that comes to nothing. What is sent afterwards is sent by the next. */
async function stop(first: () => Promise<void>) {
  await expect(first()).rejects.toThrow();
  isFailing = () => false;
  isLost = () => false;
  calls = [];
}

describe("giving a draft to somebody else", () => {
  it("restores the prices of lines and the shipping", async () => {
    await give();
    expect(calls).toEqual([sent.customer, sent.price, sent.wrap, sent.shipping]);
  });

  it("continues with the earlier prices after a lost answer", async () => {
    isLost = (payload) => "customer_id" in payload;
    await stop(give);
    await give();
    expect(calls).toEqual([sent.price, sent.wrap, sent.shipping]);
  });

  it("sends no price twice", async () => {
    isFailing = isWrap;
    await stop(give);
    cart.items = cart.items.map((item) => ({ ...item, unit_price: 7000 }));
    await give();
    expect(calls).toEqual([sent.wrap, sent.shipping]);
  });

  it("adds no line twice after a lost answer", async () => {
    isLost = isWrap;
    await stop(give);
    await give();
    expect(calls).toEqual([]);
    expect(cart.items).toHaveLength(2);
  });

  it("restores the shipping that an earlier try has lost", async () => {
    for (const [chosen, option_id] of [
      [[], "so_post"],
      [[boat], "so_boat"],
    ] as const) {
      cart = { ...cart, items: [tent, wrap], shipping_methods: [post] };
      kept = {};
      isFailing = (payload) => isWrap(payload) || "option_id" in payload;
      await stop(give);
      cart.shipping_methods = [...chosen];
      await give();
      expect(calls).toEqual([sent.wrap, [sent.shipping[0], { option_id, data: {} }]]);
    }
  });

  it("restores all prices again for a third customer", async () => {
    cart.items = [wrap, tent];
    isFailing = (payload) => "unit_price" in payload && !isWrap(payload);
    await stop(give);
    const made = cart.items.find(({ title }) => title === "Wrap")?.id;
    await give("cus_3");
    expect(calls).toEqual([
      [path, { customer_id: "cus_3" }],
      [`${path}/line-items/${made}`, { unit_price: 300 }],
      sent.price,
      sent.shipping,
    ]);
  });
});

describe("taking a draft to another region", () => {
  it("resumes where it stopped and reports earlier losses", async () => {
    isFailing = (payload) => "unit_price" in payload;
    await stop(move);
    await move();
    expect(calls).toEqual([sent.price, sent.wrap]);
    const words = warn.mock.calls[0]?.[1];
    for (const what of ["Post", "TEN"]) expect(words).toContain(what);
    expect(words).not.toContain("Wrap");
  });

  it("is refused if it is already there", async () => {
    cart.region_id = "reg_2";
    await expect(move()).rejects.toThrow("sameRegion");
    expect([calls, kept]).toEqual([[], {}]);
  });

  it("moves it once after a lost answer", async () => {
    isLost = (payload) => "region_id" in payload;
    await stop(move);
    await move();
    expect(calls).toEqual([sent.price, sent.wrap]);
  });
});
