import { type FormDefinition, field, lazyExport } from "@tillhouse/extension-sdk";
import {
  boolean,
  custom,
  int,
  minimum,
  minLength,
  nullable,
  number,
  object,
  enum as oneOf,
  string,
  superRefine,
  trim,
} from "zod/mini";
import type { FulfillmentOption } from "./fulfillment-options";
import { limitOf, type OptionValues, optionPayload } from "./option-payload";

const amount = nullable(
  number().check(int("form.unreadable"), minimum(0, "shipping-options.errors.negative")),
);

/** What depends on other fields: a price that stands must be typed, and the limits must leave something between them. */
const checkAmounts = superRefine(
  ({ price_type, amount, min_subtotal, max_subtotal }: OptionValues, context) => {
    if (price_type === "flat_rate" && amount === null)
      context.addIssue({ code: "custom", path: ["amount"], message: "form.required" });
    if (typeof min_subtotal === "number" && typeof max_subtotal === "number" && min_subtotal > max_subtotal)
      context.addIssue({
        code: "custom",
        path: ["max_subtotal"],
        message: "shipping-options.errors.limits",
      });
  },
);

export const optionSchema = object({
  name: string().check(trim(), minLength(1, "form.required")),
  region_id: string("form.required").check(minLength(1, "form.required")),
  direction: oneOf(["outbound", "return"]),
  fulfillment_option: custom<FulfillmentOption>(
    (value) => typeof value === "object" && value !== null,
    "form.required",
  ),
  profile_id: nullable(string()),
  price_type: oneOf(["flat_rate", "calculated"]),
  currency_code: string(),
  amount,
  includes_tax: boolean(),
  min_subtotal: amount,
  max_subtotal: amount,
  admin_only: boolean(),
}).check(checkAmounts);

const fields = () => import("./option-fields");

/** The one form of a way of shipping. */
export const optionForm: FormDefinition<"shipping-options", typeof optionSchema> = {
  schema: optionSchema,
  fields: [
    field.reference("region_id", { to: "regions", mode: "create", isRequired: true }),
    field.choice("direction", ["outbound", "return"], { mode: "create", isRequired: true }),
    field.text("name", { isRequired: true, hint: "shipping-options.hints.name" }),
    field.custom("fulfillment_option", {
      mode: "create",
      isRequired: true,
      load: lazyExport(fields, "FulfillmentOptionField"),
      hint: "shipping-options.hints.fulfillment_option",
    }),
    field.reference("profile_id", {
      to: "shipping-profiles",
      mode: "create",
      hint: "shipping-options.hints.profile",
    }),
    field.choice("price_type", ["flat_rate", "calculated"], {
      isRequired: true,
      hint: "shipping-options.hints.price_type",
    }),
    // Follows from the region: the field of the provider's option writes it.
    field.text("currency_code", { isHidden: true }),
    field.money("amount", {
      currency: "currency_code",
      visibleWhen: { price_type: ["flat_rate"] },
      isRequired: true,
    }),
    field.toggle("includes_tax", {
      requires: "tax_inclusive_pricing",
      hint: "shipping-options.hints.includes_tax",
    }),
    field.money("min_subtotal", { currency: "currency_code", hint: "shipping-options.hints.min_subtotal" }),
    field.money("max_subtotal", { currency: "currency_code", hint: "shipping-options.hints.max_subtotal" }),
    field.toggle("admin_only", { hint: "shipping-options.hints.admin_only" }),
  ],
  fromRecord: (option) => ({
    name: option.name,
    region_id: option.region_id,
    direction: option.is_return ? "return" : "outbound",
    fulfillment_option: { provider_id: option.provider_id, data: option.data },
    profile_id: option.profile_id,
    price_type: option.price_type,
    currency_code: option.region?.currency_code ?? "",
    amount: option.amount,
    includes_tax: option.includes_tax ?? false,
    min_subtotal: limitOf(option, "min_subtotal")?.amount ?? null,
    max_subtotal: limitOf(option, "max_subtotal")?.amount ?? null,
    admin_only: option.admin_only,
  }),
  defaultValues: { direction: "outbound", price_type: "flat_rate", currency_code: "" },
  toPayload: optionPayload,
  isMadeOf: (option, payload) => option.name === payload.name && option.region_id === payload.region_id,
  redirectToRecord: true,
  canDuplicate: true,
};
