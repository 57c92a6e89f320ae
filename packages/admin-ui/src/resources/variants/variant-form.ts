import { type FormDefinition, field, lazyExport, type RecordOf } from "@tillhouse/extension-sdk";
import {
  combinationKey,
  combinationTitle,
  metadataSchema,
  ownPrices,
} from "@tillhouse/extension-sdk/commerce";
import {
  array,
  boolean,
  int,
  minimum,
  minLength,
  nullable,
  number,
  object,
  optional,
  pipe,
  refine,
  string,
  transform,
  trim,
} from "zod/mini";

const fields = () => import("./variant-fields");

/** A code that is unique in the store: none is nothing at all, for two empty ones would be the same. */
const code = pipe(
  string().check(trim()),
  transform((text) => (text === "" ? null : text)),
);

const measure = nullable(number().check(int("ui.number.integer"), minimum(0, "variants.errors.negative")));

/** A price of its own, as the form holds it; `null` where none is typed. */
const price = object({
  id: optional(string()),
  currency_code: string(),
  region_id: optional(nullable(string())),
  amount: nullable(number()),
  min_quantity: optional(nullable(number())),
  max_quantity: optional(nullable(number())),
});

/** A value of an option. */
const optionValue = object({
  option_id: string(),
  value: string().check(trim(), minLength(1, "form.required")),
});

/** The combinations that other variants have, as the options find out; nothing of it is sent. */
const others = array(array(string()));

/** Whether another variant has what the options make. */
function isTaken({ options, others: known }: { options: { value: string }[]; others: string[][] }): boolean {
  const key = combinationKey(options.map(({ value }) => value));
  return options.length > 0 && known.some((values) => combinationKey(values) === key);
}

/** Prices as the store takes them: each of a region or of a currency, never of both. */
function sentPrices(prices: readonly VariantPriceValue[]) {
  return prices.flatMap(({ amount, currency_code, region_id, ...rest }) =>
    amount === null ? [] : [{ ...rest, amount, ...(region_id ? { region_id } : { currency_code }) }],
  );
}

/** A price as the form holds it. */
export interface VariantPriceValue {
  id?: string;
  currency_code: string;
  region_id?: string | null;
  amount: number | null;
  min_quantity?: number | null;
  max_quantity?: number | null;
}

const schema = pipe(
  object({
    product_id: string(),
    title: string().check(trim()),
    options: array(optionValue),
    others,
    sku: code,
    ean: code,
    upc: code,
    barcode: code,
    prices: array(price),
    manage_inventory: boolean(),
    allow_backorder: boolean(),
    inventory_quantity: nullable(number().check(int("ui.number.integer"))),
    weight: measure,
    length: measure,
    height: measure,
    width: measure,
    origin_country: code,
    hs_code: code,
    mid_code: code,
    material: code,
    metadata: metadataSchema,
  }).check(refine((values) => !isTaken(values), { path: ["options"], error: "variants.errors.taken" })),
  transform(({ others: _, title, prices, inventory_quantity, ...rest }) => ({
    ...rest,
    title: title === "" ? combinationTitle(rest.options.map(({ value }) => value)) : title,
    prices: sentPrices(prices),
    inventory_quantity: inventory_quantity ?? 0,
  })),
);

type Variant = RecordOf<"variants">;

/** What stands below the title where the variant does not say otherwise. */
const noCodes = { sku: "", ean: "", upc: "", barcode: "" };

/** The one form of a variant. A variant is made on the page of its product, which fills in whose it is. */
export const variantForm: FormDefinition<"variants", typeof schema> = {
  schema,
  layout: "page",
  fields: [
    field.custom("options", { isRequired: true, isWide: true, load: lazyExport(fields, "OptionValues") }),
    field.text("title", { hint: "variants.hints.title" }),
    field.text("sku"),
    field.text("ean"),
    field.text("upc"),
    field.text("barcode"),
    field.custom("prices", { isWide: true, load: lazyExport(fields, "VariantPrices") }),
    field.toggle("manage_inventory"),
    field.toggle("allow_backorder", { visibleWhen: { manage_inventory: [true] } }),
    field.number("inventory_quantity", {
      step: 1,
      unless: "inventoryService",
      visibleWhen: { manage_inventory: [true] },
    }),
    field.number("weight", { minimum: 0, unit: "g" }),
    field.number("length", { minimum: 0, unit: "cm" }),
    field.number("height", { minimum: 0, unit: "cm" }),
    field.number("width", { minimum: 0, unit: "cm" }),
    field.country("origin_country"),
    field.text("hs_code"),
    field.text("mid_code"),
    field.text("material"),
    field.metadata("metadata", { isWide: true }),
  ],
  steps: [
    { id: "general", fields: ["options", "title"] },
    { id: "prices", fields: ["prices"] },
    {
      id: "stock",
      fields: ["sku", "ean", "upc", "barcode", "manage_inventory", "allow_backorder", "inventory_quantity"],
    },
    {
      id: "attributes",
      fields: [
        "weight",
        "length",
        "height",
        "width",
        "origin_country",
        "hs_code",
        "mid_code",
        "material",
        "metadata",
      ],
    },
  ],
  defaultValues: {
    product_id: "",
    options: [],
    others: [],
    prices: [],
    manage_inventory: true,
    inventory_quantity: 0,
  },
  fromRecord: (variant: Variant) => ({
    product_id: variant.product_id,
    title: variant.title,
    options: (variant.options ?? []).map(({ option_id, value }) => ({ option_id, value })),
    others: [],
    sku: variant.sku ?? "",
    ean: variant.ean ?? "",
    upc: variant.upc ?? "",
    barcode: variant.barcode ?? "",
    prices: ownPrices(variant.prices ?? []).map(
      ({ id, currency_code, region_id, amount, min_quantity, max_quantity }) => ({
        id,
        currency_code,
        region_id,
        amount,
        min_quantity,
        max_quantity,
      }),
    ),
    manage_inventory: variant.manage_inventory,
    allow_backorder: variant.allow_backorder,
    inventory_quantity: variant.inventory_quantity,
    weight: variant.weight,
    length: variant.length,
    height: variant.height,
    width: variant.width,
    origin_country: variant.origin_country ?? "",
    hs_code: variant.hs_code ?? "",
    mid_code: variant.mid_code ?? "",
    material: variant.material ?? "",
    metadata: variant.metadata ?? {},
  }),
  isMadeOf: (variant, payload) =>
    variant.product_id === payload.product_id &&
    variant.title === payload.title &&
    (variant.sku ?? null) === (payload.sku ?? null),
  canDuplicate: true,
  // Codes are unique, and so is what the options make of it.
  valuesOfCopy: (values) => ({
    ...values,
    ...noCodes,
    title: "",
    prices: values.prices.map(({ id: _, ...own }) => own),
  }),
  redirectToRecord: true,
};
