import { newPricedLine, type PricedLine } from "@tillhouse/extension-sdk/commerce";
import { describe, expect, it } from "vitest";
import { changedItem, newItem } from "./draft-lines";

const tent: PricedLine = {
  ...newPricedLine(),
  variant_id: "variant_tent",
  title: "Tent",
  quantity: 2,
  given: { amount: 11900, hasTax: true, tax: 1900 },
};
const engraving: PricedLine = { ...newPricedLine(), title: "Engraving", unit_price: 1500 };

describe("a price", () => {
  it("is sent only if somebody typed it, also if it is 0", () => {
    expect(newItem(tent)).toEqual({ variant_id: "variant_tent", quantity: 2 });
    expect(newItem({ ...tent, unit_price: 9900 })).toEqual({
      variant_id: "variant_tent",
      quantity: 2,
      unit_price: 9900,
    });
    expect(newItem({ ...tent, unit_price: 0 })).toHaveProperty("unit_price", 0);
    expect(newItem(engraving)).toEqual({ title: "Engraving", quantity: 1, unit_price: 1500 });
  });
});

describe("a line that the draft has", () => {
  // The parts of an item that can be changed; the store answers many more.
  const item = { id: "tent", title: "Tent", quantity: 2, unit_price: 11900 } as Parameters<
    typeof changedItem
  >[0];

  it("is sent only with what differs", () => {
    const held = { ...tent, isNew: false };
    expect(changedItem(item, held)).toBeUndefined();
    expect(changedItem(item, { ...held, unit_price: 11900 })).toBeUndefined();
    expect(changedItem(item, { ...held, quantity: 3 })).toEqual({ quantity: 3 });
    expect(changedItem(item, { ...held, unit_price: 0 })).toEqual({ unit_price: 0 });
    expect(changedItem(item, { ...held, title: "Large tent" })).toEqual({ title: "Large tent" });
  });
});
