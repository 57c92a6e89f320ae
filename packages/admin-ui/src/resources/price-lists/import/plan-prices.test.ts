import { mappedTable, matchColumns, parseCsv, writeCsv } from "@tillhouse/extension-sdk/import";
import { describe, expect, it } from "vitest";
import { heldVariants, otherScopes } from "./held-list";
import type { KnownVariants } from "./known-variants";
import { type OtherPrices, planPrices } from "./plan-prices";
import { priceColumns } from "./price-columns";
import { priceFile } from "./price-file";

const listId = "pl_1";
const eur = { currencyCode: "eur" };
const jpy = { currencyCode: "jpy" };
const nordic = { currencyCode: "dkk", regionId: "reg_1", name: "Nordic" };
const facts = { scopes: [eur, jpy, nordic] };

const cup = { id: "variant_cup", product_id: "prod_1", title: "S", sku: "CUP-S" };
const mug = { id: "variant_mug", product_id: "prod_2", title: "One", sku: "MUG" };
const hat = { id: "variant_hat", product_id: "prod_3", title: "One", sku: "hat" };

type Price = Parameters<typeof heldVariants>[1][number];
const price = (id: string, amount: number, more: Partial<Price> = {}): Price => ({
  id,
  amount,
  currency_code: "eur",
  region_id: null,
  min_quantity: null,
  max_quantity: null,
  variants: [cup],
  ...more,
});

const stored = [
  price("ma_1", 1000),
  price("ma_2", 900, { min_quantity: 10, max_quantity: 49 }),
  price("ma_3", 7000, { currency_code: "dkk", region_id: "reg_1" }),
  price("ma_4", 500, { variants: [mug] }),
];

const knownOf = (prices: readonly Price[]): KnownVariants => ({
  held: heldVariants(listId, prices),
  byId: new Map([
    ["variant_hat", hat],
    ["variant_gone", null],
  ]),
  bySku: new Map([
    ["hat", [hat]],
    ["nowhere", []],
    [
      "twin",
      [
        { ...hat, sku: "Twin" },
        { ...hat, id: "variant_2", sku: "TWIN" },
      ],
    ],
  ]),
});

async function plan(text: string, { others = "keep" as OtherPrices, prices = stored } = {}) {
  const csv = await parseCsv(text);
  const mapping = matchColumns(csv.headings, priceColumns(facts, csv.headings));
  const setting = { facts, known: knownOf(prices), listId, others };
  return planPrices(mappedTable(csv, mapping), setting, { pause: async () => undefined });
}

const said = async (text: string, options?: { others?: OtherPrices; prices?: Price[] }) =>
  (await plan(text, options)).preview.problems.map(
    ({ row, column, code, values }) =>
      `${row + 2} ${column} ${code}${values === undefined ? "" : ` ${Object.values(values).join(" ")}`}`,
  );

describe("a file of prices", () => {
  it("adds what the list does not have, changes what it has, and leaves the rest alone", async () => {
    const { preview, planned } = await plan(
      [
        "SKU;Min Quantity;Max Quantity;Price EUR;Price Nordic [DKK];Price JPY",
        "CUP-S;;;12,50;70;",
        "CUP-S;10;49;9.00;;",
        "CUP-S;50;;8;;",
        "HAT;;;1.234,50;;1500",
      ].join("\r\n"),
    );
    expect(preview.problems).toEqual([]);
    expect(preview.states).toEqual(["changed", "unchanged", "new", "new"]);
    expect(preview.counts).toEqual({ newPrices: 3, changedPrices: 1, unchangedPrices: 2, deletedPrices: 0 });
    expect(preview.notes).toEqual([{ code: "pricesKept", values: { count: 1 } }]);
    expect([...(planned.get("variant_hat")?.values() ?? [])].map(({ amount }) => amount)).toEqual([
      123450, 1500,
    ]);
  });

  it("deletes the prices that it does not name only if that was chosen, and says how many", async () => {
    const text = "Product Variant ID,Price EUR\nvariant_cup,10\n";
    expect((await plan(text)).announced).toEqual([]);
    const { announced, preview } = await plan(text, { others: "delete" });
    expect(announced).toEqual(["ma_2", "ma_3", "ma_4"]);
    expect(preview.counts).toMatchObject({ unchangedPrices: 1, deletedPrices: 3 });
    expect(preview.notes).toEqual([{ code: "pricesDeleted", values: { count: 3 }, tone: "caution" }]);
    expect(preview.operations).toMatchObject({ deleted: 3 });
  });

  it("leaves one of a price that is there twice", async () => {
    const prices = [...stored, price("ma_9", 1200)];
    const { preview } = await plan("SKU,Price EUR\nCUP-S,10\nMUG,5\n", { prices });
    expect(preview.states).toEqual(["changed", "unchanged"]);
    expect(preview.notes[0]).toEqual({ code: "pricesDoubled", values: { count: 1 }, tone: "caution" });
  });

  it("says of each row what is wrong with it", async () => {
    expect(
      await said(
        [
          "Product Variant ID,SKU,Min Quantity,Max Quantity,Price EUR,Price JPY,Price CHF",
          ",NOWHERE,,,1,,",
          "variant_gone,,,,1,,",
          ",,,,1,,",
          ",twin,,,1,,",
          "variant_cup,MUG,,,1,,",
          ",MUG,,,cheap,,",
          ",MUG,,,1.005,1.5,",
          ",MUG,x,,1,,",
          ",MUG,9,5,1,,",
          ",MUG,,,1,,3",
          ",MUG,0,,2,,",
        ].join("\n"),
      ),
    ).toEqual([
      "2 variant.sku unknownSku",
      "3 variant.id unknownVariantId",
      "4 variant.sku variantMissing",
      "5 variant.sku severalSkus",
      "6 variant.sku otherSku CUP-S",
      "7 price:currency:eur amount",
      "8 price:currency:eur decimals EUR 2",
      "8 price:currency:jpy decimals JPY 0",
      "9 quantity.min integer",
      "10 quantity.max quantitiesTurned",
      "11 unknown:Price CHF unknownScope",
      "12 price:currency:eur priceTwice 11",
    ]);
  });

  it("asks about quantities that overlap with others of the file or of the list", async () => {
    const head = "SKU,Min Quantity,Max Quantity,Price EUR";
    expect(await said(`${head}\nMUG,5,10,1\nMUG,10,,2\nMUG,,,3`)).toEqual([
      "3 quantity.min quantitiesOverlap 5 10",
    ]);
    expect(await said(`${head}\nCUP-S,40,60,1`)).toEqual(["2 quantity.min quantitiesOverlap 10 49"]);
    // What is deleted is in nobody's way.
    expect(await said(`${head}\nCUP-S,40,60,1`, { others: "delete" })).toEqual([]);
    // What the list has already stays as somebody wanted it.
    const prices = [...stored, price("ma_9", 800, { min_quantity: 40 })];
    for (const others of ["keep", "delete"] as const)
      expect(await said(`${head}\nCUP-S,10,49,9\nCUP-S,40,,8`, { prices, others })).toEqual([]);
  });

  it("takes an export back without a change, whatever the list holds", async () => {
    const prices = [
      ...stored,
      price("ma_5", 1500, { currency_code: "jpy", variants: [mug] }),
      price("ma_6", 3300, { currency_code: "chf", variants: [{ ...hat, sku: "=hat", title: 'A "b"; c' }] }),
    ];
    const held = heldVariants(listId, prices);
    const scopes = [...facts.scopes, ...otherScopes(held, facts.scopes)];
    expect(scopes.at(-1)).toEqual({ currencyCode: "chf" });
    const productTitles = new Map([["prod_1", "Cup"]]);
    const { headings, rows } = priceFile(held, { listId, scopes, productTitles });
    expect(headings.slice(6)).toEqual(["Price EUR", "Price JPY", "Price Nordic [DKK]", "Price CHF"]);
    expect(rows[1]).toEqual(["variant_cup", "CUP-S", "Cup", "S", "10", "49", "9.00", "", "", ""]);
    const csv = await parseCsv(`\uFEFF${await writeCsv(headings, rows, async () => undefined)}`);
    const mapping = matchColumns(csv.headings, priceColumns({ scopes }, csv.headings));
    const setting = { facts: { scopes }, known: { ...knownOf([]), held }, listId, others: "delete" as const };
    const { preview } = await planPrices(mappedTable(csv, mapping), setting, {
      pause: async () => undefined,
    });
    expect(preview.problems).toEqual([]);
    expect(preview.counts).toEqual({ newPrices: 0, changedPrices: 0, unchangedPrices: 6, deletedPrices: 0 });
  });

  it("plans 12,000 prices with pauses for the page", async () => {
    const lines = Array.from({ length: 6000 }, (_, index) => `variant_${index},${index},${index}`);
    const csv = await parseCsv(`Product Variant ID,Price EUR,Price JPY\n${lines.join("\n")}`);
    const known = {
      ...knownOf([]),
      byId: new Map(lines.map((_, index) => [`variant_${index}`, { ...hat, id: `variant_${index}` }])),
    };
    let pauses = 0;
    const pause = async () => {
      pauses += 1;
    };
    const table = mappedTable(csv, matchColumns(csv.headings, priceColumns(facts, csv.headings)));
    const { preview } = await planPrices(table, { facts, known, listId, others: "keep" }, { pause });
    expect(preview.counts.newPrices).toBe(12_000);
    expect(pauses).toBeGreaterThan(80);
  });
});
