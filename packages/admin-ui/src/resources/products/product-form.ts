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

/** A text that nobody has to write; the store keeps nothing rather than an empty one. */
const freeText = pipe(
  string().check(trim()),
  transform((text) => (text === "" ? null : text)),
);
const measure = nullable(number().check(int("products.wholeNumber"), minimum(0, "products.notBelowZero")));

export const productSchema = object({
  title: string().check(trim(), minLength(1, "form.required")),
  subtitle: freeText,
  handle: string().check(trim()),
  description: freeText,
  material: freeText,
  discountable: boolean(),
  status: oneOf(["draft", "proposed", "published", "rejected"]),
  images: array(string()),
  thumbnail: nullable(string()),
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
});

/** Which fields of the form stand in which section of the page; they are its parts as well. */
export const productParts = {
  general: ["title", "subtitle", "handle", "description", "discountable", "status"],
  media: ["images", "thumbnail"],
  organisation: ["sales_channels", "collection_id", "type", "categories", "tags", "profile_id"],
  attributes: ["height", "width", "length", "weight", "origin_country", "hs_code", "mid_code", "material"],
} as const;

/** The one form of a product. What it is edited by is a part of it for each section. */
export const productForm: FormDefinition<"products", typeof productSchema> = {
  schema: productSchema,
  fields: [
    field.text("title", { label: "products.fields.name", isRequired: true }),
    field.text("subtitle"),
    field.handle("handle", { generatedFrom: "title", hint: "products.hints.handle" }),
    field.longText("description", { isWide: true }),
    field.toggle("discountable", { hint: "products.hints.discountable" }),
    field.choice("status", ["draft", "proposed", "published", "rejected"], { isRequired: true }),
    field.images("images"),
    field.custom("thumbnail", { load: () => import("./product-thumbnail-field") }),
    field.references("sales_channels", {
      to: "sales-channels",
      format: "objects",
      requires: "sales_channels",
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
      mode: "edit",
      isRequired: true,
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
  mode: "edit",
  layout: "page",
  steps: Object.entries(productParts).map(([id, fields]) => ({ id, fields })),
  // The address of a product that is there is never taken away.
  check: ({ handle }) => ({ handle: handle.trim() === "" ? "form.required" : undefined }),
};
