import { type FormDefinition, field } from "@tillhouse/extension-sdk";
import {
  array,
  boolean,
  int,
  minimum,
  minLength,
  nullable,
  number,
  object,
  enum as oneOf,
  pipe,
  string,
  transform,
  trim,
} from "zod/mini";
import { createPayload, isCreatePayload, type NewProductPayload } from "./create/create-payload";
import { createProduct } from "./create/create-product";
import { checkVariants, optionChoices, variantRows } from "./create/create-values";
import { noVariants } from "./create/variant-rows";
import { updateProduct } from "./update-product";

/** A text that nobody has to write; the store keeps nothing rather than an empty one. */
const freeText = pipe(
  string().check(trim()),
  transform((text) => (text === "" ? null : text)),
);
const measure = nullable(number().check(int("products.integer"), minimum(0, "products.notBelowZero")));

export const productSchema = object({
  title: string().check(trim(), minLength(1, "form.required")),
  subtitle: freeText,
  handle: string().check(trim()),
  description: freeText,
  material: freeText,
  discountable: boolean(),
  status: oneOf(["draft", "proposed", "published", "rejected"]),
  images: array(string()),
  thumbnail: freeText,
  option_choices: optionChoices,
  variant_rows: variantRows,
  height: measure,
  width: measure,
  length: measure,
  weight: measure,
  origin_country: freeText,
  hs_code: freeText,
  mid_code: freeText,
  type: string(),
  collection_id: nullable(string()),
  categories: array(string()),
  tags: array(string()),
  sales_channels: array(string()),
  profile_id: nullable(string()),
}).check(checkVariants);

/** Which fields of the form stand in which section of the page; they are its parts as well. */
export const sectionFields = {
  general: ["title", "subtitle", "handle", "description", "discountable", "status"],
  media: ["images", "thumbnail"],
  organisation: ["sales_channels", "collection_id", "type", "categories", "tags", "profile_id"],
  attributes: ["height", "width", "length", "weight", "origin_country", "hs_code", "mid_code", "material"],
} as const;

/** The one form of a product: a page for a new one, and a part of it for each section of one that is there. */
export const productForm: FormDefinition<"products", typeof productSchema> = {
  schema: productSchema,
  fields: [
    field.text("title", { label: "products.fields.name", isRequired: true }),
    field.text("subtitle"),
    field.handle("handle", { generatedFrom: "title", hint: "products.hints.handle" }),
    field.longText("description", { isWide: true }),
    field.toggle("discountable", { hint: "products.hints.discountable" }),
    // The buttons of a new product say which one it starts with.
    field.choice("status", ["draft", "proposed", "published", "rejected"], {
      mode: "edit",
      isRequired: true,
    }),
    field.images("images", {
      accept: "image/jpeg,image/png,image/webp,image/gif",
      maxBytes: 10_000_000,
      thumbnail: "thumbnail",
      hint: "products.hints.media",
    }),
    field.text("thumbnail", { isHidden: true }),
    field.group(
      "option_choices",
      [
        field.text("title", { label: "products.options.title", isRequired: true }),
        field.tags("values", { label: "products.options.values", hint: "products.options.valuesHint" }),
      ],
      { mode: "create", label: "products.fields.options", hint: "products.hints.options" },
    ),
    field.custom("variant_rows", {
      mode: "create",
      label: "products.fields.variants",
      isWide: true,
      load: () => import("./create/variants-field"),
    }),
    field.references("sales_channels", {
      to: "sales-channels",
      format: "objects",
      requires: "sales_channels",
      hint: "products.hints.channels",
    }),
    field.reference("collection_id", { to: "collections", label: "products.fields.collection" }),
    field.recordName("type", { to: "product-types", nameKey: "value", hint: "products.hints.type" }),
    field.references("categories", {
      to: "product-categories",
      format: "objects",
      requires: "product_categories",
    }),
    field.recordNames("tags", { to: "product-tags", nameKey: "value", hint: "products.hints.tags" }),
    field.reference("profile_id", {
      to: "shipping-profiles",
      label: "products.fields.profile",
      hint: "products.hints.profile",
    }),
    field.number("height", { minimum: 0, step: 1, unit: "cm" }),
    field.number("width", { minimum: 0, step: 1, unit: "cm" }),
    field.number("length", { minimum: 0, step: 1, unit: "cm" }),
    field.number("weight", { minimum: 0, step: 1, unit: "g" }),
    field.country("origin_country"),
    field.text("hs_code"),
    field.text("mid_code"),
    field.text("material"),
  ],
  defaultValues: { discountable: true, variant_rows: noVariants, status: "draft" },
  layout: "page",
  steps: [
    { id: "general", fields: sectionFields.general },
    { id: "media", fields: sectionFields.media },
    { id: "variants", fields: ["option_choices", "variant_rows"] },
    { id: "attributes", fields: sectionFields.attributes },
    { id: "organisation", isAside: true, fields: sectionFields.organisation },
  ],
  submitAs: { key: "status", options: ["draft", "published"] },
  redirectToRecord: true,
  // What is there is never taken away: the store would keep an address that leads nowhere, and a product that no way ships. A new
  // product gets both from the store.
  check: ({ handle, profile_id }, product) => ({
    handle: product !== undefined && handle.trim() === "" ? "form.required" : undefined,
    profile_id: profile_id === null && product?.profile_id ? "form.required" : undefined,
  }),
  // The form sends what was typed; a copy of a product, and what extensions make, is sent as the API takes it.
  create: (payload, context) =>
    createProduct(
      isCreatePayload(payload) ? createPayload(payload) : (payload as unknown as NewProductPayload),
      context,
    ),
  update: updateProduct,
};
