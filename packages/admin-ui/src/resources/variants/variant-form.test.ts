import { expect, it } from "vitest";
import { variantForm } from "./variant-form";

const values = {
  product_id: "prod_1",
  title: "",
  options: [
    { option_id: "opt_s", value: "S " },
    { option_id: "opt_c", value: "Black" },
  ],
  others: [["M", "Black"]],
  sku: " ",
  ean: "",
  upc: "",
  barcode: "",
  prices: [
    { currency_code: "eur", amount: 0 },
    { currency_code: "dkk", amount: null },
    { id: "ma_1", currency_code: "eur", region_id: "reg_1", amount: 1500 },
  ],
  manage_inventory: true,
  allow_backorder: false,
  inventory_quantity: null,
  weight: null,
  length: null,
  height: null,
  width: null,
  origin_country: "",
  hs_code: "",
  mid_code: "",
  material: "",
  metadata: {},
};

const check = (change: object) => variantForm.schema["~standard"].validate({ ...values, ...change });

it("sends empty codes as null and a title from the options", async () => {
  const result = await check({});
  expect(result).toMatchObject({
    value: { title: "S / Black", sku: null, ean: null, options: [{ value: "S" }, { value: "Black" }] },
  });
});

it("sends a price of 0 and leaves out an empty one", async () => {
  expect(await check({})).toMatchObject({
    value: {
      prices: [
        { currency_code: "eur", amount: 0 },
        { id: "ma_1", region_id: "reg_1", amount: 1500 },
      ],
    },
  });
});

it("refuses a combination that another variant has", async () => {
  const result = await check({ others: [["S", "Black"]] });
  expect(result).toMatchObject({ issues: [{ path: ["options"], message: "variants.errors.taken" }] });
});

it("starts a copy without unique values", () => {
  const copy = variantForm.valuesOfCopy?.({
    ...values,
    title: "S / Black",
    sku: "SHIRT-S",
    prices: [{ id: "ma_1", currency_code: "eur", amount: 1 }],
  });
  expect(copy).toMatchObject({ title: "", sku: "", prices: [{ currency_code: "eur", amount: 1 }] });
  expect(copy?.prices[0]).not.toHaveProperty("id");
});
