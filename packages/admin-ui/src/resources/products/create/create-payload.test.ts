import { describe, expect, it } from "vitest";
import { productForm, productSchema } from "../product-form";
import { createPayload } from "./create-payload";
import { noVariants, rowsOf } from "./variant-rows";

const size = { title: "Size", values: ["S", "M"] };

describe("the payload of a new product", () => {
  it("has one variant if there are no options", () => {
    expect(createPayload({ ...productForm.defaultValues, title: "Mug", subtitle: "", tags: [] })).toEqual({
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

  it("leaves out combinations that do not exist", () => {
    const rows = rowsOf([size], []).map((row, index) => ({
      ...row,
      isOff: index === 0,
      prices: { eur: 0, usd: null },
      quantity: 4,
    }));
    const { variants } = createPayload({
      title: "Shirt",
      option_choices: [size],
      variant_rows: { ...noVariants, rows },
    });
    expect(variants).toMatchObject([
      { title: "M", prices: [{ currency_code: "eur", amount: 0 }], inventory_quantity: 4 },
    ]);
  });

  it("sets stock at a location after the product exists", () => {
    const rows = rowsOf([size], []).map((row, index) => ({ ...row, quantity: index === 0 ? 0 : null }));
    const payload = createPayload({
      title: "Shirt",
      option_choices: [size],
      variant_rows: { ...noVariants, rows, location_id: "sloc_1" },
    });
    expect(payload.stock).toEqual({ location_id: "sloc_1", quantities: [0, null] });
    expect(payload.variants[0]).not.toHaveProperty("inventory_quantity");
  });

  it("leaves out what nobody filled in", () => {
    expect(createPayload({ title: "Shirt", categories: [], type: null })).not.toHaveProperty("categories");
    expect(createPayload({ title: "Shirt", type: { value: "Shirts" } })).toMatchObject({
      type: { value: "Shirts" },
    });
  });
});

describe("a new product", () => {
  const whole = {
    ...productForm.defaultValues,
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
    option_choices: [size],
  };
  const issues = (part: object) =>
    (productSchema.safeParse({ ...whole, ...part }).error?.issues ?? []).map(
      ({ path, message }) => `${path.join(".")} ${message}`,
    );

  it("has different options, each with a value", () => {
    expect(issues({})).toEqual([]);
    expect(issues({ option_choices: [size, { title: "size ", values: [] }] })).toEqual([
      "option_choices.1.values products.options.noValues",
      "option_choices.1.title products.options.twice",
    ]);
  });

  it("has a variant and unique codes", () => {
    const rows = rowsOf([size], []);
    const off = rows.map((row) => ({ ...row, isOff: true }));
    expect(issues({ variant_rows: { ...noVariants, rows: off } })).toEqual([
      "variant_rows products.variants.none",
    ]);
    const twice = rows.map((row) => ({ ...row, sku: "S-1" }));
    expect(issues({ variant_rows: { ...noVariants, rows: twice } })).toEqual([
      "variant_rows products.variants.wrong",
    ]);
  });
});
