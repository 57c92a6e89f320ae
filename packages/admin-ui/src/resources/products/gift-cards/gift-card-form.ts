import { type FormDefinition, field, lazyExport } from "@tillhouse/extension-sdk";
import {
  array,
  custom,
  minLength,
  object,
  enum as oneOf,
  pipe,
  string,
  superRefine,
  transform,
  trim,
} from "zod/mini";
import { createProduct } from "../create/create-product";
import { updateProduct } from "../update-product";
import {
  type DenominationAmounts,
  denominationsError,
  giftCardPayload,
  type NewGiftCard,
} from "./denominations";

/** A text that nobody has to write; the store keeps nothing rather than an empty one. */
const freeText = pipe(
  string().check(trim()),
  transform((text) => (text === "" ? null : text)),
);

/** Amounts of one denomination, or of several, as their fields hold them. */
const held = <Value>() => custom<Value>((value) => typeof value === "object" && value !== null);

/** What a denomination costs, by currency: one amount at least. */
export const amountsSchema = held<DenominationAmounts>().check(
  superRefine((amounts, context) => {
    const error = denominationsError([amounts]);
    if (error !== undefined) context.addIssue({ code: "custom", path: [], message: error });
  }),
);

const denominations = held<readonly DenominationAmounts[]>().check(
  superRefine((rows, context) => {
    const error = denominationsError(rows);
    if (error !== undefined) context.addIssue({ code: "custom", path: [], message: error });
  }),
);

const schema = object({
  title: string().check(trim(), minLength(1, "form.required")),
  subtitle: freeText,
  handle: string().check(trim()),
  description: freeText,
  status: oneOf(["draft", "proposed", "published", "rejected"]),
  images: array(string()),
  thumbnail: freeText,
  denominations,
  sales_channels: array(string()),
});

/** Which fields of the form stand in which section of the page. */
export const sectionFields = {
  general: ["title", "subtitle", "handle", "description", "status"],
  media: ["images", "thumbnail"],
  sale: ["sales_channels"],
} as const;

/** The form of a gift card that is sold. Its denominations are changed on its page: each is a variant. */
export const giftCardForm: FormDefinition<"gift-card-products", typeof schema> = {
  schema,
  fields: [
    field.text("title", { label: "products.fields.name", isRequired: true }),
    field.text("subtitle", { label: "products.fields.subtitle" }),
    field.handle("handle", {
      generatedFrom: "title",
      label: "products.fields.handle",
      hint: "products.hints.handle",
    }),
    field.longText("description", { label: "products.fields.description", isWide: true }),
    // The buttons of a new one say which one it starts with.
    field.choice("status", ["draft", "proposed", "published", "rejected"], {
      mode: "edit",
      isRequired: true,
    }),
    field.images("images", {
      accept: "image/jpeg,image/png,image/webp,image/gif",
      maxBytes: 10_000_000,
      thumbnail: "thumbnail",
      label: "products.fields.images",
      hint: "products.hints.media",
    }),
    field.text("thumbnail", { isHidden: true, label: "products.fields.thumbnail" }),
    field.custom("denominations", {
      mode: "create",
      isRequired: true,
      isWide: true,
      load: lazyExport(() => import("./denomination-fields"), "Denominations"),
    }),
    field.references("sales_channels", {
      to: "sales-channels",
      format: "objects",
      requires: "sales_channels",
      label: "products.fields.sales_channels",
      hint: "products.hints.channels",
    }),
  ],
  defaultValues: { status: "draft", denominations: [{}] },
  layout: "page",
  steps: [
    { id: "general", fields: sectionFields.general },
    { id: "media", fields: sectionFields.media },
    { id: "denominations", fields: ["denominations"] },
    { id: "sale", isAside: true, fields: sectionFields.sale },
  ],
  submitAs: { key: "status", options: ["draft", "published"] },
  redirectToRecord: true,
  // The store would keep an address that leads nowhere; for a new product it makes one of the title.
  check: ({ handle }, product) => ({
    handle: product !== undefined && handle.trim() === "" ? "form.required" : undefined,
  }),
  create: (payload, context) =>
    // The form sends what its schema made.
    createProduct(
      giftCardPayload(payload as unknown as NewGiftCard, context.host.store?.default_currency_code),
      context,
    ),
  update: updateProduct,
};
