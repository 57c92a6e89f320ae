import { describe, expect, it } from "vitest";
import { createPayload } from "./create-payload";
import { createDefaults, createSchema } from "./create-values";
import { noVariants, rowsOf } from "./variant-rows";

const size = { title: "Size", values: ["S", "M"] };

describe("the payload of a new product", () => {
  it("has one variant where there are no options, for the store wants one", () => {
    expect(createPayload({ ...createDefaults, title: "Mug", subtitle: "", tags: [] })).toEqual({
      title: "Mug",
      discountable: true,
      status: "draft",
      options: [{ title: "Default" }],
      variants: [
        {
          title: "Default",
          options: [{ value: "Default" }],
          prices: [],
          manage_inventory: true,
          allow_backorder: false,
          inventory_quantity: 0,
        },
      ],
    });
  });

  it("leaves out combinations that do not exist, and tells an empty price from a price of zero", () => {
    const rows = rowsOf([size], []).map((row, index) => ({
      ...row,
      isOff: index === 0,
      prices: { eur: 0, usd: null },
      quantity: 4,
    }));
    const { variants } = createPayload({
      title: "Shirt",
      options: [size],
      variants: { ...noVariants, rows },
    });
    expect(variants).toMatchObject([
      { title: "M", prices: [{ currency_code: "eur", amount: 0 }], inventory_quantity: 4 },
    ]);
  });

  it("sets stock at a place after the product is there", () => {
    const rows = rowsOf([size], []).map((row, index) => ({ ...row, quantity: index === 0 ? 0 : null }));
    const payload = createPayload({
      title: "Shirt",
      options: [size],
      variants: { ...noVariants, rows, location_id: "sloc_1" },
    });
    expect(payload.stock).toEqual({ location_id: "sloc_1", quantities: [0, null] });
    expect(payload.variants[0]).not.toHaveProperty("inventory_quantity");
  });

  it("asks for types and tags by their words, as the store makes them", () => {
    const payload = createPayload({ title: "Shirt", type: "Shirts", tags: ["summer", "linen"] });
    expect(payload).toMatchObject({
      type: { value: "Shirts" },
      tags: [{ value: "summer" }, { value: "linen" }],
    });
    // The store of a product without categories may not know the key.
    expect(payload).not.toHaveProperty("categories");
  });
});

describe("a new product", () => {
  const whole = {
    ...createDefaults,
    ...Object.fromEntries(
      ["title", "subtitle", "handle", "description", "thumbnail", "type", "origin_country"].map((key) => [
        key,
        "x",
      ]),
    ),
    ...Object.fromEntries(["hs_code", "mid_code", "material"].map((key) => [key, ""])),
    ...Object.fromEntries(["weight", "length", "height", "width"].map((key) => [key, null])),
    ...Object.fromEntries(["images", "tags", "categories", "sales_channels"].map((key) => [key, []])),
    collection_id: null,
    profile_id: null,
    options: [size],
  };
  const issues = (part: object) =>
    (createSchema.safeParse({ ...whole, ...part }).error?.issues ?? []).map(
      ({ path, message }) => `${path.join(".")} ${message}`,
    );

  it("has options that differ, each with a value", () => {
    expect(issues({})).toEqual([]);
    expect(issues({ options: [size, { title: "size ", values: [] }] })).toEqual([
      "options.1.values products.options.noValues",
      "options.1.title products.options.twice",
    ]);
  });

  it("has a variant, and no code twice", () => {
    const rows = rowsOf([size], []);
    const off = rows.map((row) => ({ ...row, isOff: true }));
    expect(issues({ variants: { ...noVariants, rows: off } })).toEqual(["variants products.variants.none"]);
    const twice = rows.map((row) => ({ ...row, sku: "S-1" }));
    expect(issues({ variants: { ...noVariants, rows: twice } })).toEqual([
      "variants products.variants.wrong",
    ]);
  });
});
