import { describe, expect, it } from "vitest";
import {
  checkSessionCartAction,
  emptySessionCart,
  reduceSessionCart,
  type SessionCart,
  type SessionCartAction,
} from "./session-cart";

const europe = { currency_code: "eur", tax_rate: 25 };
const japan = { currency_code: "jpy", tax_rate: 10 };

function variant(id: string, stock = 10) {
  return {
    id,
    inventory_quantity: stock,
    prices: [
      { currency_code: "eur", amount: 1000 },
      { currency_code: "jpy", amount: 1200 },
    ],
  };
}

function after(...actions: SessionCartAction[]): SessionCart {
  return actions.reduce(reduceSessionCart, emptySessionCart);
}

const lines = ({ items }: SessionCart) => items.map((item) => [item.variant.id, item.quantity, item.total]);
const quantities = ({ items }: SessionCart) => items.map((item) => [item.variant.id, item.quantity]);
const inEurope: SessionCartAction = { type: "set-region", region: europe };
const add = (id: string, quantity: number, stock?: number): SessionCartAction => ({
  type: "add-item",
  item: { variant: variant(id, stock), quantity },
});

describe("a session cart", () => {
  it("spec 3.14: has a region, items, a total and a count of items, empty at first", () => {
    expect(emptySessionCart).toEqual({ region: undefined, items: [], total: 0, totalItems: 0 });
  });

  it("spec 3.15, 4.20: a line has its variant, its quantity and its total with the tax of the region", () => {
    const cart = after(inEurope, add("a", 2));
    expect(cart.items).toEqual([{ variant: variant("a"), quantity: 2, total: 2500 }]);
    expect(cart).toMatchObject({ total: 2500, totalItems: 2 });
  });

  it("spec 4.19, 4.20: a region sets the prices of existing items", () => {
    const cart = after(inEurope, add("a", 2), { type: "set-region", region: japan });
    expect(cart.region).toEqual(japan);
    expect(cart).toMatchObject({ total: 2640, totalItems: 2 });
  });

  it("spec 4.19: an added item replaces one with the same variant", () => {
    const cart = after(inEurope, add("a", 2), add("b", 1), add("a", 5));
    expect(lines(cart)).toEqual([
      ["b", 1, 1250],
      ["a", 5, 6250],
    ]);
    expect(cart).toMatchObject({ total: 7500, totalItems: 6 });
  });

  it("spec 4.19, 4.20: an item is changed, and removed", () => {
    const cart = after(inEurope, add("a", 2), add("b", 1));
    const updated = reduceSessionCart(cart, { type: "update-item", id: "a", change: { quantity: 4 } });
    expect(lines(updated)).toEqual([
      ["a", 4, 5000],
      ["b", 1, 1250],
    ]);
    expect(updated).toMatchObject({ total: 6250, totalItems: 5 });
    const removed = reduceSessionCart(updated, { type: "remove-item", id: "a" });
    expect(lines(removed)).toEqual([["b", 1, 1250]]);
    expect(removed).toMatchObject({ total: 1250, totalItems: 1 });
  });

  it("spec 4.19, 4.20: all items are replaced, and cleared", () => {
    const cart = after(inEurope, add("a", 2), {
      type: "set-items",
      items: [{ variant: variant("c"), quantity: 3 }],
    });
    expect(lines(cart)).toEqual([["c", 3, 3750]]);
    expect(reduceSessionCart(cart, { type: "clear" })).toEqual({
      region: europe,
      items: [],
      total: 0,
      totalItems: 0,
    });
  });

  it("does not change the cart before", () => {
    const cart = after(inEurope, add("a", 2));
    const before = structuredClone(cart);
    reduceSessionCart(cart, add("a", 3));
    reduceSessionCart(cart, { type: "increment", id: "a" });
    expect(cart).toEqual(before);
  });

  it("spec 5.8: a quantity of 0 or less is raised to 1", () => {
    expect(quantities(after(add("a", 0), add("b", -3)))).toEqual([
      ["a", 1],
      ["b", 1],
    ]);
    expect(quantities(after(add("a", 5), { type: "set-quantity", id: "a", quantity: 0 }))).toEqual([
      ["a", 1],
    ]);
    expect(
      quantities(after(add("a", 5), { type: "update-item", id: "a", change: { quantity: -1 } })),
    ).toEqual([["a", 1]]);
    expect(quantities(after({ type: "set-items", items: [{ variant: variant("a"), quantity: 0 }] }))).toEqual(
      [["a", 1]],
    );
  });

  it("spec 5.9, 3.16: a quantity is limited by the stock of the variant", () => {
    expect(quantities(after(add("a", 8, 3)))).toEqual([["a", 3]]);
    expect(quantities(after(add("a", 1, 3), { type: "set-quantity", id: "a", quantity: 4 }))).toEqual([
      ["a", 3],
    ]);
    expect(
      quantities(after(add("a", 1, 3), { type: "update-item", id: "a", change: { quantity: 9 } })),
    ).toEqual([["a", 3]]);
    const up: SessionCartAction = { type: "increment", id: "a" };
    expect(quantities(after(add("a", 2, 3), up, up, up))).toEqual([["a", 3]]);
  });

  it("spec 5.10: decrement stops at 0", () => {
    const down: SessionCartAction = { type: "decrement", id: "a" };
    const cart = after(inEurope, add("a", 2), down, down, down);
    expect(lines(cart)).toEqual([["a", 0, 0]]);
    expect(cart).toMatchObject({ total: 0, totalItems: 0 });
  });
});

describe("what a session cart refuses", () => {
  // What scripts without types hand over.
  const check = (action: unknown) => () => checkSessionCartAction(action as SessionCartAction);

  it.each([[{}], [null], [undefined], ["eur"], [[]]])(
    "spec 5.6, 8.5: %j is no region, and no item",
    (nothing) => {
      expect(check({ type: "set-region", region: nothing })).toThrow(/^region must be a non-empty object$/);
      expect(check({ type: "add-item", item: nothing })).toThrow(/^item must be a non-empty object$/);
    },
  );

  it.each([[{}], [null], ["a"], [{ length: 1 }]])("spec 5.7, 8.5: %j is no list of items", (nothing) => {
    expect(check({ type: "set-items", items: nothing })).toThrow(/^items must be an array of items$/);
  });

  it("accepts everything else", () => {
    expect(check(inEurope)).not.toThrow();
    expect(check(add("a", 1))).not.toThrow();
    expect(check({ type: "set-items", items: [] })).not.toThrow();
  });
});
