import { field } from "@tillhouse/extension-sdk";

const mode = "create";

/** What is asked for a new product. */
export const createFields = [
  field.text("title", { mode, isRequired: true, label: "products.fields.name" }),
  field.text("subtitle", { mode }),
  field.handle("handle", { mode, generatedFrom: "title", hint: "products.hints.handle" }),
  field.toggle("discountable", { mode, hint: "products.hints.discountable" }),
  field.longText("description", { mode, isWide: true }),
  field.images("images", {
    mode,
    accept: "image/jpeg,image/png,image/webp,image/gif",
    maxBytes: 10_000_000,
    thumbnail: "thumbnail",
    hint: "products.hints.media",
  }),
  field.text("thumbnail", { mode, isHidden: true }),
  field.group(
    "options",
    [
      field.text("title", { label: "products.options.title", isRequired: true }),
      field.tags("values", { label: "products.options.values", hint: "products.options.valuesHint" }),
    ],
    { mode, hint: "products.hints.options" },
  ),
  field.custom("variants", { mode, isWide: true, load: () => import("./variants-field") }),
  field.custom("type", { mode, load: () => import("./type-field") }),
  field.reference("collection_id", { mode, to: "collections", label: "products.fields.collection" }),
  field.tags("tags", { mode }),
  field.references("categories", {
    mode,
    to: "product-categories",
    format: "objects",
    requires: "product_categories",
  }),
  field.references("sales_channels", {
    mode,
    to: "sales-channels",
    format: "objects",
    requires: "sales_channels",
    hint: "products.hints.channels",
  }),
  field.custom("profile_id", { mode, load: () => import("./profile-field") }),
  field.number("weight", { mode, minimum: 0, unit: "g" }),
  field.number("length", { mode, minimum: 0, unit: "cm" }),
  field.number("height", { mode, minimum: 0, unit: "cm" }),
  field.number("width", { mode, minimum: 0, unit: "cm" }),
  field.country("origin_country", { mode }),
  field.text("hs_code", { mode }),
  field.text("mid_code", { mode }),
  field.text("material", { mode }),
] as const;

/** The parts of the page. */
export const createSteps = [
  { id: "general", fields: ["title", "subtitle", "handle", "discountable", "description"] },
  { id: "media", fields: ["images"] },
  { id: "variants", fields: ["options", "variants"] },
  {
    id: "attributes",
    fields: ["weight", "length", "height", "width", "origin_country", "hs_code", "mid_code", "material"],
  },
  {
    id: "organisation",
    isAside: true,
    fields: ["sales_channels", "type", "collection_id", "categories", "tags", "profile_id"],
  },
] as const;
