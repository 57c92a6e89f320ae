// @vitest-environment jsdom

import { cleanup } from "@testing-library/react";
import { type RecordOf, useHost } from "@tillhouse/extension-sdk";
import { renderPage } from "@tillhouse/extension-sdk/testing";
import { afterEach, describe, expect, it } from "vitest";
import messages from "../../../messages/en.json";
import { languageOf } from "./documents";
import { Invoice, PackingSlip, ReturnSlip } from "./order-papers";
import { pickedPlaces } from "./picked-lines";

afterEach(cleanup);

type Order = RecordOf<"orders">;

/** Only what the function under test reads. */
const order = (held: object) => held as Order;

const line = (rate: number, tax_total: number, more: object = {}) => ({
  id: `line ${rate}`,
  title: "Tent",
  quantity: 1,
  unit_price: 10000,
  tax_total,
  tax_lines: rate === 0 ? [] : [{ name: "VAT", rate }],
  ...more,
});

const whole = order({
  id: "order_1",
  display_id: 7,
  email: "maren@example.com",
  created_at: "2026-11-21T10:00:00Z",
  currency_code: "eur",
  subtotal: 20000,
  discount_total: 2000,
  discounts: [{ id: "a", code: "SPRING" }],
  shipping_total: 1000,
  tax_total: 3310,
  gift_card_total: 5000,
  gift_card_tax_total: 0,
  gift_cards: [{ id: "g", code: "GIFT" }],
  total: 17310,
  refunded_total: 310,
  payments: [{ amount: 17310, captured_at: "2026-11-21T11:00:00Z" }],
  items: [
    line(25, 2500, { adjustments: [{ discount_id: "a", amount: 2000 }] }),
    line(7, 560),
    line(0, 0, { unit_price: 0 }),
  ],
  shipping_methods: [{ tax_total: 250, tax_lines: [{ name: "default", rate: 25 }] }],
});

/** Draws a paper of an order; the answer are the texts of its rows. */
async function rowsOf(Paper: typeof Invoice, record: Order, part = "tbody, tfoot") {
  function Page() {
    const { translate, locale } = useHost();
    return <Paper record={record} records={[record]} translate={translate} locale={locale} />;
  }
  const { container } = await renderPage(Page, {
    route: "/print",
    path: "/a/print",
    messages: messages,
  });
  const texts = [...container.querySelectorAll(`:is(${part}) tr`)].map((row) =>
    [...row.children].map((cell) => cell.textContent.trim()),
  );
  cleanup();
  return texts;
}

describe("an invoice", () => {
  it("names each tax, each code, and what went back", async () => {
    expect(await rowsOf(Invoice, whole, "tfoot")).toEqual([
      ["Subtotal", "200.00 EUR"],
      ["Discount SPRING", "−20.00 EUR"],
      ["Shipping", "10.00 EUR"],
      ["Tax VAT 25%", "25.00 EUR"],
      ["Tax VAT 7%", "5.60 EUR"],
      ["Tax 25%", "2.50 EUR"],
      ["Gift card GIFT", "−50.00 EUR"],
      ["Total", "173.10 EUR"],
      ["Paid", "173.10 EUR"],
      ["Refunded", "−3.10 EUR"],
      ["Net total", "170.00 EUR"],
    ]);
  });

  it("adds up to the store's total, whatever gift cards and roundings do to its taxes", async () => {
    const cases = [
      whole,
      order({ ...whole, gift_card_tax_total: 800, tax_total: 2510, total: 16510 }),
      order({ ...whole, tax_total: 3311, total: 17311 }),
    ];
    const amount = (text = "") => Number(text.replace("−", "-").replace(/[^\d-]/g, ""));
    for (const one of cases) {
      const rows = await rowsOf(Invoice, one, "tfoot");
      const above = rows.slice(
        0,
        rows.findIndex(([label]) => label === "Total"),
      );
      expect(above.reduce((sum, [, text]) => sum + amount(text), 0)).toBe(one.total);
    }
    expect(await rowsOf(Invoice, order(cases[1] ?? {}), "tfoot")).toContainEqual([
      "Tax on gift cards",
      "−8.00 EUR",
    ]);
    expect(await rowsOf(Invoice, order(cases[2] ?? {}), "tfoot")).toContainEqual(["Rounding", "0.01 EUR"]);
  });

  it("shows lines at the price of the order's page, and tells the tax in them", async () => {
    const taxed = line(25, 2000, { includes_tax: true, original_total: 10000, original_tax_total: 2000 });
    const rows = await rowsOf(
      Invoice,
      order({
        ...whole,
        items: [taxed],
        subtotal: 8000,
        discount_total: 0,
        tax_total: 2250,
        gift_card_total: 0,
        total: 11250,
        payments: [{ amount: 11250, captured_at: "2026-11-21T11:00:00Z" }],
        refunded_total: 0,
      }),
    );
    expect(rows[0]?.slice(1)).toEqual(["1", "100.00 EUR", "100.00 EUR"]);
    expect(rows.slice(1)).toEqual([
      ["Items", "100.00 EUR"],
      ["Shipping", "12.50 EUR"],
      ["Total", "112.50 EUR"],
      ["Includes VAT 25%", "20.00 EUR"],
      ["Includes 25% tax", "2.50 EUR"],
      ["Paid", "112.50 EUR"],
    ]);
  });
});

describe("slips", () => {
  it("for the parcel tell no price", async () => {
    const rows = await rowsOf(PackingSlip, whole);
    expect(rows).toHaveLength(3);
    expect(rows[0]).toEqual(["Tent", "1", ""]);
  });

  it("for the way back leave out what is back, and name what was asked back with its reason", async () => {
    const items = [
      line(0, 0, { id: "asked", quantity: 3, returned_quantity: 1 }),
      line(0, 0, { id: "kept", quantity: 2 }),
      line(0, 0, { id: "back", quantity: 1, returned_quantity: 1 }),
    ];
    const asked = {
      status: "requested",
      items: [{ item_id: "asked", quantity: 2, reason: { label: "Too small" } }],
    };
    const over = { status: "received", items: [{ item_id: "kept", quantity: 1 }] };
    expect(await rowsOf(ReturnSlip, order({ ...whole, items, returns: [asked, over] }))).toEqual([
      ["Tent", "2", "2", "Too small"],
      ["Tent", "2", "", ""],
    ]);
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
