import { type FormDefinition, field, type InputOf, lazyExport } from "@tillhouse/extension-sdk";
import {
  addressPayload,
  type ChosenShipping,
  noPricedLines,
  noShipping,
  optionalAddressSchema,
  pricedLinesField,
  pricedLinesSchema,
  shippingPayload,
} from "@tillhouse/extension-sdk/commerce";
import { boolean, custom, object, refine } from "zod/mini";
import { quantitiesOf } from "../shared/order-subrecords";
import { buyer, nobody } from "./buyer";
import { discountCodes, holdsIn, noCodes, sentCodes } from "./discount-codes";
import { newItem } from "./draft-lines";

/** The fields that draw themselves come in one file: the form of a new draft shows them all. */
const fields = () => import("./draft-fields");

/** What is asked for a new draft, and again by the forms that change that part of one. */
export const draftContents = {
  region_id: custom<string | null>().check(refine(Boolean, "form.required")),
  customer: buyer,
  items: pricedLinesSchema,
  shipping_address: optionalAddressSchema,
  billing_address: optionalAddressSchema,
  shipping: custom<ChosenShipping>(),
  discounts: discountCodes,
};

/** The fields of these parts that draw themselves. */
export const draftFields = {
  customer: field.custom("customer", {
    load: lazyExport(fields, "BuyerField"),
    isRequired: true,
    isWide: true,
  }),
  items: pricedLinesField("items", { isRequired: true, isWide: true }),
  shipping: field.custom("shipping", { load: lazyExport(fields, "DraftShippingField"), isWide: true }),
  discounts: field.custom("discounts", { load: lazyExport(fields, "DiscountCodesField"), isWide: true }),
};

const schema = object({
  ...draftContents,
  is_billed_there: boolean(),
  is_notified: boolean(),
  summary: custom<null>(),
}).check(
  refine(({ region_id, items }) => items.lines.length === 0 || items.region_id === region_id, {
    error: "draft-orders.errors.pricing",
    path: ["items"],
  }),
  refine(({ region_id, discounts }) => discounts.codes.every((code) => holdsIn(code, region_id)), {
    error: "draft-orders.discount.otherRegion",
    path: ["discounts"],
  }),
);

/** What the form of a new draft order holds. */
export type DraftValues = InputOf<typeof schema>;

/** What is asked for a new draft order. */
export const draftForm: FormDefinition<"draft-orders", typeof schema> = {
  schema,
  mode: "create",
  layout: "page",
  redirectToRecord: true,
  steps: [
    { id: "buyer", fields: ["region_id", "customer"] },
    { id: "items", fields: ["items", "discounts"] },
    { id: "addresses", fields: ["shipping_address", "is_billed_there", "billing_address"] },
    { id: "shipping", fields: ["shipping"] },
    { id: "summary", fields: ["summary", "is_notified"], isAside: true },
  ],
  fields: [
    field.reference("region_id", {
      to: "regions",
      isRequired: true,
      startsWithOnly: true,
      hint: "draft-orders.hints.region",
      isWide: true,
    }),
    draftFields.customer,
    draftFields.items,
    field.address("shipping_address", { countries: "region_id" }),
    field.toggle("is_billed_there", { isWide: true }),
    field.address("billing_address", { countries: "region_id", visibleWhen: { is_billed_there: [false] } }),
    draftFields.shipping,
    draftFields.discounts,
    field.custom("summary", { load: lazyExport(fields, "DraftSummary"), isWide: true }),
    field.toggle("is_notified", { hint: "draft-orders.hints.notified", isWide: true }),
  ],
  defaultValues: {
    customer: nobody,
    items: noPricedLines,
    is_billed_there: true,
    shipping: noShipping,
    discounts: noCodes,
    is_notified: true,
  },
  isMadeOf: ({ cart }, { email, region_id, items }) =>
    cart?.email === String(email).toLowerCase() &&
    cart.region_id === region_id &&
    quantitiesOf(cart.items ?? [], "variant_id") ===
      // Its own payload, as it stands below.
      quantitiesOf(items as { variant_id?: string; quantity: number }[], "variant_id"),
  toPayload: ({ region_id, customer, items, shipping_address, shipping, ...more }) => ({
    region_id,
    email: customer.email,
    ...(customer.customer_id !== null && { customer_id: customer.customer_id }),
    items: items.lines.map(newItem),
    shipping_address: addressPayload(shipping_address),
    billing_address: addressPayload(more.is_billed_there ? shipping_address : (more.billing_address ?? {})),
    shipping_methods: [shippingPayload(shipping)].filter(Boolean),
    discounts: sentCodes(more.discounts),
    no_notification_order: !more.is_notified,
  }),
};
