// @vitest-environment happy-dom

import { cleanup, screen, within } from "@testing-library/react";
import { type RecordOf, useHost } from "@tillhouse/extension-sdk";
import { type PaperSettings, paperSettingsKey } from "@tillhouse/extension-sdk/kit";
import { renderPage } from "@tillhouse/extension-sdk/testing";
import { createMockBackend } from "@tillhouse/mock-store";
import { afterEach, describe, expect, it } from "vitest";
import { text } from "../../../../../../scripts/text";
import messages from "../../../messages/en.json";
import { Invoice, PackingSlip, ReturnSlip } from "./order-papers";
import { parcelSlips } from "./parcel-slips";

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

interface Held {
  sheet?: string;
  /** What the settings have of papers. */
  papers?: Partial<PaperSettings>;
}

/** Draws a paper of an order. */
async function paperOf(Paper: typeof Invoice, record: Order, { sheet, papers = {} }: Held = {}) {
  function Page() {
    const { translate, locale } = useHost();
    const props = { record, records: [record], translate, locale, sheet };
    return <Paper {...props} />;
  }
  const { container } = await renderPage(Page, {
    route: "/print",
    path: "/a/print",
    messages: messages,
    settings: { [paperSettingsKey]: papers },
  });
  return container;
}

/** Draws a paper of an order; the answer are the texts of its rows. */
async function rowsOf(Paper: typeof Invoice, record: Order, part = "tbody, tfoot", held?: Held) {
  const container = await paperOf(Paper, record, held);
  const texts = [...container.querySelectorAll(`:is(${part}) tr`)].map((row) =>
    [...row.children].map((cell) => cell.textContent.trim()),
  );
  cleanup();
  return texts;
}

describe("an invoice", () => {
  it("names each tax, each code and each refund", async () => {
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

  it("adds up to the store's total with gift cards and rounding", async () => {
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

  it("shows lines at the prices of the order's page", async () => {
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
    expect(rows[0]?.slice(1)).toEqual(["1", "100.00 EUR", "VAT 25%", "100.00 EUR"]);
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

describe("who papers come from", () => {
  const papers = {
    name: "Marram ApS",
    address: "Havnegade 1\n8000 Aarhus",
    tax_number: "DK12345678",
    email: "till@marram.example",
    phone: "+45 12 34 56 78",
    logo: ["https://store.test/uploads/logo.png"],
    invoice_prefix: "INV-",
    footer: "Bank 1234",
  };
  const paid = order({ ...whole, payment_status: "captured" });

  it("is set once for invoices and slips", async () => {
    const invoice = await paperOf(Invoice, paid, { papers });
    const head = within(screen.getByRole("banner"));
    expect(head.getByText("Marram ApS")).toBeTruthy();
    expect(head.getByText(/Havnegade/).textContent).toBe(
      "Havnegade 1\n8000 Aarhus\nTax number DK12345678\ntill@marram.example\n+45 12 34 56 78",
    );
    expect(invoice.querySelector("img")?.getAttribute("src")).toBe(papers.logo[0]);
    expect(head.getByText("Invoice number INV-7")).toBeTruthy();
    expect(screen.getByText("Paid", { selector: "p" })).toBeTruthy();
    expect(screen.getByText("Bank 1234").tagName).toBe("FOOTER");
    expect(screen.queryByRole("link", { name: text("orders.paper.setSeller") })).toBeNull();
    cleanup();
    await paperOf(PackingSlip, paid, { papers });
    expect(within(screen.getByRole("banner")).getByText(/Havnegade/).textContent).toBe(papers.address);
  });

  it("is the name of the store until it is set", async () => {
    await paperOf(Invoice, paid);
    expect(within(screen.getByRole("banner")).getByText("Alder & Tide")).toBeTruthy();
    expect(screen.getByText("Invoice number 7")).toBeTruthy();
    const hint = screen.getByRole("link", { name: text("orders.paper.setSeller") });
    expect(hint.getAttribute("href")).toBe("/a/settings/papers");
    expect(hint.closest(".th-no-print")).not.toBeNull();
  });

  it("is where returns go by default", async () => {
    const returnTo = async (told: Partial<PaperSettings>) => {
      await paperOf(ReturnSlip, paid, { papers: told });
      const text = screen.queryByRole("heading", { name: "Return to" })?.nextSibling?.textContent;
      cleanup();
      return text;
    };
    expect(await returnTo(papers)).toBe("Marram ApS\nHavnegade 1\n8000 Aarhus");
    expect(await returnTo({ ...papers, return_address: "Dock 9\n9000 Aalborg" })).toBe(
      "Dock 9\n9000 Aalborg",
    );
    expect(await returnTo({})).toBeUndefined();
  });
});

it("a return goes to the location that was requested", async () => {
  const store = createMockBackend();
  const answer = await store.fetch("http://store.test/admin/stock-locations?expand=address");
  const { stock_locations: places } = await answer.json();
  const back = { status: "requested", location_id: places[0].id, items: [] };
  await paperOf(ReturnSlip, order({ ...whole, swaps: [{ return_order: back }] }), {
    papers: { name: "Marram ApS", address: "Havnegade 1" },
  });
  expect(await screen.findByText(new RegExp(places[0].address.address_1))).toBeTruthy();
  expect(screen.queryByText(/Havnegade/)).toBeNull();
});

describe("slips of parcels", () => {
  const parcel = (id: string, item_id: string, quantity: number, more: object = {}) => ({
    id,
    items: [{ item_id, quantity }],
    created_at: "2026-11-22T10:00:00Z",
    ...more,
  });
  const items = [line(0, 0, { id: "tent", quantity: 3 }), line(0, 0, { id: "rope", title: "Rope" })];
  const packed = order({
    ...whole,
    items,
    fulfillments: [
      parcel("one", "tent", 2, { tracking_numbers: ["PN1"], tracking_links: [{ tracking_number: "PN1" }] }),
      parcel("off", "tent", 3, { canceled_at: "2026-11-22T11:00:00Z" }),
      parcel("two", "gone", 1),
    ],
    swaps: [
      {
        id: "swap",
        additional_items: [line(0, 0, { id: "peg", title: "Peg" })],
        fulfillments: [parcel("three", "peg", 1, { swap_id: "swap" })],
      },
    ],
    claims: [
      {
        id: "claim",
        additional_items: [line(0, 0, { id: "pole", title: "Pole" })],
        shipping_address: { first_name: "Somebody", last_name: "Else" },
        fulfillments: [parcel("four", "pole", 1, { claim_order_id: "claim" })],
      },
    ],
  });

  it("exist for each packed parcel, also of exchanges and claims", () => {
    expect(parcelSlips(packed)).toEqual(["one", "two", "three", "four"]);
    expect(parcelSlips(whole)).toEqual([]);
  });

  it("list the items, the tracking number and the address", async () => {
    const of = (sheet: string) => rowsOf(PackingSlip, packed, undefined, { sheet });
    expect(await of("one")).toEqual([["Tent", "2", ""]]);
    expect(await of("two")).toEqual([["gone", "1", ""]]);
    expect(await of("three")).toEqual([["Peg", "1", ""]]);
    expect(await of("four")).toEqual([["Pole", "1", ""]]);
    await paperOf(PackingSlip, packed, { sheet: "one" });
    expect(screen.getByText("PN1")).toBeTruthy();
    expect(screen.getByText("Parcel 1 of 4")).toBeTruthy();
    cleanup();
    await paperOf(PackingSlip, packed, { sheet: "four" });
    expect(screen.getByText("Somebody Else")).toBeTruthy();
    expect(screen.getByText("Claim")).toBeTruthy();
  });
});

describe("slips", () => {
  it("for the parcel show no price", async () => {
    const rows = await rowsOf(PackingSlip, whole);
    expect(rows).toHaveLength(3);
    expect(rows[0]).toEqual(["Tent", "1", ""]);
  });

  it("for the return list only items that are still expected, with their reasons", async () => {
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
