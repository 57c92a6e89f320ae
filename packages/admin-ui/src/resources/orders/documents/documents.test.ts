import type { RecordOf } from "@tillhouse/extension-sdk";
import { describe, expect, it } from "vitest";
import { languageOf } from "./documents";
import { invoiceRows } from "./invoice-totals";
import { pickedPlaces } from "./picked-lines";

type Order = RecordOf<"orders">;

/** Only what the function under test reads. */
const order = (held: object) => held as Order;

const words = { locale: "en", tax: "Tax" };
const line = (rate: number, tax_total: number, name = "VAT") => ({
  tax_total,
  tax_lines: rate === 0 ? [] : [{ name, rate }],
});

describe("the rows of an invoice", () => {
  const whole = order({
    subtotal: 20000,
    discount_total: 2000,
    discounts: [{ code: "SPRING" }, { code: "LOYAL" }],
    shipping_total: 1000,
    tax_total: 3310,
    gift_card_total: 5000,
    gift_card_tax_total: 0,
    gift_cards: [{ code: "GIFT" }],
    total: 17310,
    refunded_total: 310,
    items: [line(25, 2500), line(7, 560), line(0, 0)],
    shipping_methods: [line(25, 250, "default")],
  });
  const sumOf = (rows: ReturnType<typeof invoiceRows>) =>
    rows.slice(
      0,
      rows.findIndex(({ id }) => id === "total"),
    );

  it("name each tax, each code, and what went back", () => {
    expect(invoiceRows(whole, words)).toEqual([
      { id: "subtotal", amount: 20000 },
      { id: "discount", amount: -2000, note: "SPRING, LOYAL" },
      { id: "shipping", amount: 1000 },
      { id: "tax", amount: 2500, note: "VAT 25%" },
      { id: "tax", amount: 560, note: "VAT 7%" },
      { id: "tax", amount: 250, note: "Tax 25%" },
      { id: "giftCard", amount: -5000, note: "GIFT" },
      { id: "total", amount: 17310, isTotal: true },
      { id: "refunded", amount: -310 },
      { id: "net", amount: 17000, isTotal: true },
    ]);
  });

  it("add up to the store's total, whatever gift cards and roundings do to its taxes", () => {
    const cases = [
      whole,
      order({ ...whole, gift_card_tax_total: 800, tax_total: 2510, total: 16510 }),
      order({ ...whole, tax_total: 3311, total: 17311 }),
      order({ ...whole, items: [line(25, 0)], shipping_methods: [], tax_total: 0, total: 14000 }),
    ];
    for (const one of cases)
      expect(sumOf(invoiceRows(one, words)).reduce((sum, { amount }) => sum + amount, 0)).toBe(one.total);
    expect(invoiceRows(cases[1] ?? whole, words)).toContainEqual({ id: "giftCardTax", amount: -800 });
    expect(invoiceRows(cases[2] ?? whole, words)).toContainEqual({ id: "rounding", amount: 1 });
  });

  it("keep taxes together that lie on one line together", () => {
    const taxed = {
      tax_total: 1498,
      tax_lines: [
        { name: "QST", rate: 9.975 },
        { name: "GST", rate: 5 },
      ],
    };
    const rows = invoiceRows(
      order({ ...whole, items: [taxed], shipping_methods: [], tax_total: 1498 }),
      words,
    );
    expect(rows).toContainEqual({ id: "tax", amount: 1498, note: "GST 5% + QST 9.975%" });
  });
});

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

  it("is what is left of each order, one line for each thing", () => {
    const [place, ...others] = pickedPlaces(orders, []);
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

  it("lies where it is kept back, and the rest where nobody knows; never more than is left", () => {
    const places = pickedPlaces(orders, [
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
  it("is what the shop wrote down, or what is spoken where it goes", () => {
    const address = { country_code: "de" };
    expect(languageOf(order({ metadata: { locale: "fr" }, shipping_address: address }))).toBe("fr");
    expect(languageOf(order({ customer: { metadata: { language: "it" } } }))).toBe("it");
    expect(languageOf(order({ shipping_address: address }))).toBe("de");
    expect(languageOf(order({ shipping_address: { country_code: "not a country" } }))).toBeUndefined();
    expect(languageOf(order({}))).toBeUndefined();
  });
});
