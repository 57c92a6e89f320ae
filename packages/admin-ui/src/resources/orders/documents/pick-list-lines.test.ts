import type { RecordOf } from "@tillhouse/extension-sdk";
import { describe, expect, it } from "vitest";
import { languageOf } from "./documents";
import { pickListLocations } from "./pick-list-lines";

/** Only what the function under test reads. */
const order = (held: object) => held as RecordOf<"orders">;

describe("what has to be picked", () => {
  const item = (id: string, variant: string, quantity: number, fulfilled_quantity = 0) => ({
    id,
    title: "Tent",
    variant_id: variant,
    variant: { title: "Red", sku: `SKU-${variant}` },
    quantity,
    fulfilled_quantity,
  });
  const orders = [
    order({ display_id: 1, status: "pending", items: [item("a", "tent", 3, 1), item("b", "rope", 1)] }),
    order({ display_id: 2, status: "pending", items: [item("c", "tent", 4), item("d", "peg", 2, 2)] }),
    order({ display_id: 3, status: "canceled", items: [item("e", "tent", 9)] }),
  ];

  it("is what is left of each order, one line for each item", () => {
    const [place, ...others] = pickListLocations(orders, []);
    expect(others).toEqual([]);
    expect(place?.lines.map(({ sku, quantity, orders: of }) => [sku, quantity, of])).toEqual([
      ["SKU-rope", 1, [{ number: 1, quantity: 1 }]],
      [
        "SKU-tent",
        6,
        [
          { number: 1, quantity: 2 },
          { number: 2, quantity: 4 },
        ],
      ],
    ]);
  });

  it("is at its reserved location, never more than is left", () => {
    const places = pickListLocations(orders, [
      { line_item_id: "a", location_id: "north", quantity: 5 },
      { line_item_id: "c", location_id: "north", quantity: 3 },
    ]);
    expect(places.map(({ location, lines }) => [location, lines.map(({ quantity }) => quantity)])).toEqual([
      ["north", [5]],
      [undefined, [1, 1]],
    ]);
  });
});

describe("the language of whom an order is for", () => {
  it("is the one in the order, or that of its country", () => {
    const address = { country_code: "de" };
    expect(languageOf(order({ metadata: { locale: "fr" }, shipping_address: address }))).toBe("fr");
    expect(languageOf(order({ customer: { metadata: { language: "it" } } }))).toBe("it");
    expect(languageOf(order({ shipping_address: address }))).toBe("de");
    expect(languageOf(order({ shipping_address: { country_code: "not a country" } }))).toBeUndefined();
    expect(languageOf(order({}))).toBeUndefined();
  });
});
