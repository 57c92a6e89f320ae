import { describe, expect, it } from "vitest";
import {
  availableAt,
  offeredShippingOptions,
  type PurchasableFacts,
  type PurchasableVariant,
  purchasableSummary,
  type UnpurchasableReason,
  unpurchasableReasonOrder,
  unpurchasableReasons,
} from "./purchasable";

const option = { region_id: "reg_1", profile_id: "sp_1", is_return: false, admin_only: false };

const facts: PurchasableFacts = {
  product: { status: "published", profile_id: "sp_1", sales_channels: [{ id: "sc_1" }] },
  region: { id: "reg_1", currency_code: "eur", countries: [{ iso_2: "de" }, { iso_2: "fr" }] },
  channel: { id: "sc_1", is_disabled: false },
  countryCode: "de",
  shippingOptions: [option],
  now: new Date("2026-05-01T12:00:00Z"),
};

const variant: PurchasableVariant = {
  prices: [{ currency_code: "eur", amount: 1000 }],
  manage_inventory: true,
  allow_backorder: false,
  inventory_quantity: 3,
};

/** A variant of one inventory item, with the module. */
const stored = { ...variant, inventory_quantity: 0 };
const item = { inventory_item_id: "iitem_1", required_quantity: 2 };
const stock = (units: number, locationIds = ["sloc_1"]) => ({
  locationIds,
  available: new Map([["iitem_1", units]]),
});

type Case = [
  name: string,
  reasons: UnpurchasableReason[],
  changes: { variant?: Partial<PurchasableVariant>; facts?: Partial<PurchasableFacts> },
];

const list = (changes: object) => ({
  currency_code: "eur",
  amount: 900,
  price_list_id: "pl_1",
  price_list: { id: "pl_1", name: "Sale", status: "active", ...changes },
});

const cases: Case[] = [
  ["everything is there", [], {}],
  ["a draft", ["status"], { facts: { product: { ...facts.product, status: "draft" } } }],
  ["proposed", ["status"], { facts: { product: { ...facts.product, status: "proposed" } } }],
  ["in another channel", ["channel"], { facts: { channel: { id: "sc_2", is_disabled: false } } }],
  ["in no channel", ["channel"], { facts: { product: { ...facts.product, sales_channels: [] } } }],
  ["a disabled channel", ["channelDisabled"], { facts: { channel: { id: "sc_1", is_disabled: true } } }],
  ["a store without channels", [], { facts: { channel: undefined } }],
  ["no price", ["price"], { variant: { prices: [] } }],
  ["a price in another currency", ["price"], { variant: { prices: [{ currency_code: "usd", amount: 1 }] } }],
  ["a price of 0", [], { variant: { prices: [{ currency_code: "eur", amount: 0 }] } }],
  [
    "a price of the region",
    [],
    { variant: { prices: [{ currency_code: "eur", amount: 1, region_id: "reg_1" }] } },
  ],
  [
    "a price of another region in the same currency, which the store takes",
    [],
    { variant: { prices: [{ currency_code: "eur", amount: 1, region_id: "reg_2" }] } },
  ],
  ["a price for ten", ["price"], { variant: { prices: [{ ...list({}), min_quantity: 10 }] } }],
  ["a price of an active list", [], { variant: { prices: [list({})] } }],
  ["a price of a draft list", ["price"], { variant: { prices: [list({ status: "draft" })] } }],
  [
    "a price of a list that is over",
    ["price"],
    { variant: { prices: [list({ ends_at: "2026-04-30T00:00:00Z" })] } },
  ],
  [
    "a price for a group",
    ["price"],
    { variant: { prices: [list({ customer_groups: [{ id: "cgrp_1", name: "VIP" }] })] } },
  ],
  [
    "a price of a list that is gone",
    ["price"],
    { variant: { prices: [{ currency_code: "eur", amount: 1, price_list_id: "pl_9", price_list: null }] } },
  ],
  ["out of stock", ["stock"], { variant: { inventory_quantity: 0 } }],
  ["out of stock, not counted", [], { variant: { inventory_quantity: 0, manage_inventory: false } }],
  ["out of stock, on backorder", [], { variant: { inventory_quantity: 0, allow_backorder: true } }],
  [
    "enough at a location",
    [],
    { variant: { ...stored, inventory_items: [item] }, facts: { stock: stock(2) } },
  ],
  [
    "too few for one unit",
    ["stock"],
    { variant: { ...stored, inventory_items: [item] }, facts: { stock: stock(1) } },
  ],
  [
    "one of two items is out of stock",
    ["stock"],
    {
      variant: {
        ...stored,
        inventory_items: [item, { inventory_item_id: "iitem_2", required_quantity: 1 }],
      },
      facts: { stock: stock(9) },
    },
  ],
  [
    "no location of the channel",
    ["location"],
    { variant: { ...stored, inventory_items: [item] }, facts: { stock: stock(0, []) } },
  ],
  ["made of no inventory item", [], { variant: stored, facts: { stock: stock(0, []) } }],
  ["no shipping option", ["shipping"], { facts: { shippingOptions: [] } }],
  [
    "a shipping option of another profile",
    ["shipping"],
    { facts: { shippingOptions: [{ ...option, profile_id: "sp_2" }] } },
  ],
  [
    "a shipping option of another region",
    ["shipping"],
    { facts: { shippingOptions: [{ ...option, region_id: "reg_2" }] } },
  ],
  ["a way back only", ["shipping"], { facts: { shippingOptions: [{ ...option, is_return: true }] } }],
  [
    "a shipping option for staff",
    ["shippingForStaff"],
    { facts: { shippingOptions: [{ ...option, admin_only: true }] } },
  ],
  [
    "one for staff beside one for all",
    [],
    { facts: { shippingOptions: [{ ...option, admin_only: true }, option] } },
  ],
  [
    "a shipping option with a limit",
    [],
    {
      facts: {
        shippingOptions: [{ ...option, requirements: [{ type: "min_subtotal", amount: 5000 }] }],
      },
    },
  ],
  ["a country of another region", ["country"], { facts: { countryCode: "ch" } }],
  [
    "everything is missing, in the order of a shop",
    ["status", "channel", "price", "stock", "shipping", "country"],
    {
      variant: { prices: [], inventory_quantity: 0 },
      facts: {
        product: { status: "draft", profile_id: "sp_1" },
        shippingOptions: [],
        countryCode: "ch",
      },
    },
  ],
];

describe("unpurchasableReasons", () => {
  it.each(cases)("says of %s: %j", (_name, reasons, changes) => {
    expect(unpurchasableReasons({ ...variant, ...changes.variant }, { ...facts, ...changes.facts })).toEqual(
      reasons,
    );
  });

  it("says of a product without variants that it has none", () => {
    expect(unpurchasableReasons(undefined, facts)).toEqual(["variants"]);
  });

  it("answers in one order always", () => {
    for (const [, reasons] of cases)
      expect(reasons).toEqual(unpurchasableReasonOrder.filter((reason) => reasons.includes(reason)));
  });
});

describe("purchasableSummary", () => {
  it("groups variants by why they cannot be bought", () => {
    const good = { ...variant, id: "good" };
    const unpriced = { ...variant, id: "unpriced", prices: [] };
    const both = { ...unpriced, id: "both", inventory_quantity: 0 };
    expect(purchasableSummary([good, unpriced, both], facts)).toEqual({
      purchasable: [good],
      reasons: [
        { reason: "price", variants: [unpriced, both] },
        { reason: "stock", variants: [both] },
      ],
    });
    expect(purchasableSummary([], facts)).toEqual({
      purchasable: [],
      reasons: [{ reason: "variants", variants: [] }],
    });
  });

  it("is quick with a thousand variants", () => {
    const many = Array.from({ length: 1000 }, (_, index) => ({
      ...stored,
      inventory_items: [{ inventory_item_id: `iitem_${index}`, required_quantity: 1 }],
    }));
    const items = many.map((_, index) => ({
      id: `iitem_${index}`,
      location_levels: [{ location_id: "sloc_1", stocked_quantity: index % 2, reserved_quantity: 0 }],
    }));
    const started = performance.now();
    const available = availableAt(items, ["sloc_1"]);
    const summary = purchasableSummary(many, { ...facts, stock: { locationIds: ["sloc_1"], available } });
    expect(summary.purchasable).toHaveLength(500);
    expect(performance.now() - started).toBeLessThan(200);
  });
});

it("counts what can be sold at the locations that are asked for, without what is reserved", () => {
  const level = (location_id: string, stocked_quantity: number, reserved_quantity = 0) => ({
    location_id,
    stocked_quantity,
    reserved_quantity,
  });
  const items = [
    { id: "iitem_1", location_levels: [level("a", 5, 2), level("b", 1), level("c", 50)] },
    { id: "iitem_2" },
  ];
  expect([...availableAt(items, ["a", "b"])]).toEqual([
    ["iitem_1", 4],
    ["iitem_2", 0],
  ]);
});

it("offers the shipping options that a shopper can choose", () => {
  const staff = { ...option, admin_only: true };
  expect(offeredShippingOptions({ ...facts, shippingOptions: [option, staff] })).toEqual([option]);
});
