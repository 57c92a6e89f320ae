import { type FormDefinition, field, lazyExport } from "@tillhouse/extension-sdk";
import {
  array,
  boolean,
  maximum,
  minimum,
  minLength,
  number,
  object,
  pipe,
  string,
  transform,
  trim,
} from "zod/mini";
import { createRegion, updateRegion } from "./save-region";

const providers = () => import("./providers-field");

/** A text that nobody has to write. */
const taxCode = pipe(
  string().check(trim()),
  transform((text) => (text === "" ? null : text)),
);

export const regionSchema = object({
  name: string().check(trim(), minLength(1, "form.required")),
  currency_code: string().check(minLength(1, "form.required")),
  includes_tax: boolean(),
  countries: array(string()),
  payment_providers: array(string()).check(minLength(1, "regions.errors.payment")),
  fulfillment_providers: array(string()).check(minLength(1, "regions.errors.fulfillment")),
  tax_rate: number("form.required").check(minimum(0, "form.required"), maximum(100, "form.required")),
  tax_code: taxCode,
});

const idsOf = (list: readonly { id: string }[] | undefined) => (list ?? []).map(({ id }) => id);

/** The one form of a region. What else there is to its taxes has a page of its own. */
export const regionForm: FormDefinition<"regions", typeof regionSchema> = {
  schema: regionSchema,
  fields: [
    field.text("name", { isRequired: true, hint: "regions.hints.name" }),
    field.custom("currency_code", { isRequired: true, load: () => import("./currency-field") }),
    field.toggle("includes_tax", { requires: "tax_inclusive_pricing", hint: "regions.hints.includes_tax" }),
    field.custom("countries", {
      load: () => import("./countries-field"),
      hint: "regions.hints.countries",
    }),
    field.custom("payment_providers", { isRequired: true, load: lazyExport(providers, "PaymentProviders") }),
    field.custom("fulfillment_providers", {
      isRequired: true,
      load: lazyExport(providers, "FulfillmentProviders"),
    }),
    field.percent("tax_rate", { isRequired: true, hint: "regions.hints.tax_rate" }),
    field.text("tax_code", { hint: "regions.hints.tax_code" }),
  ],
  // What every store has from the start; where it has not, the fields say something else.
  defaultValues: {
    currency_code: "",
    countries: [],
    payment_providers: ["manual"],
    fulfillment_providers: ["manual"],
    tax_rate: 0,
  },
  fromRecord: (region) => ({
    name: region.name,
    currency_code: region.currency_code,
    includes_tax: region.includes_tax ?? false,
    countries: (region.countries ?? []).map(({ iso_2 }) => iso_2.toLowerCase()),
    payment_providers: idsOf(region.payment_providers),
    fulfillment_providers: idsOf(region.fulfillment_providers),
    tax_rate: region.tax_rate,
    tax_code: region.tax_code ?? "",
  }),
  redirectToRecord: true,
  create: createRegion,
  update: updateRegion,
};
