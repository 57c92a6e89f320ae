import { type FormDefinition, field, partOf } from "@tillhouse/extension-sdk";
import { sentAddress } from "../../addresses";
import { sentCodes } from "../../discount-codes";
import { newItem } from "./draft-lines";
import { draftSchema, draftStart } from "./draft-values";

/** The fields that draw themselves come in one file: the form of a new draft shows them all. */
const fields = () => import("./draft-fields");

/** What stands in the form of a new draft and in the one that changes that part of a draft. */
export const draftFields = {
  customer: field.own("customer", {
    load: partOf(fields, "DraftCustomerField"),
    isRequired: true,
    isWide: true,
  }),
  items: field.own("items", { load: partOf(fields, "DraftLinesField"), isRequired: true, isWide: true }),
  shipping: field.own("shipping", { load: partOf(fields, "DraftShippingField"), isWide: true }),
  discounts: field.own("discounts", { load: () => import("../../discount-codes-field"), isWide: true }),
};

/** What is asked for a new draft order. */
export const draftForm: FormDefinition<"draft-orders", typeof draftSchema> = {
  schema: draftSchema,
  on: "create",
  look: "page",
  leadsToRecord: true,
  steps: [
    { id: "buyer", fields: ["region_id", "customer"] },
    { id: "items", fields: ["items", "discounts"] },
    { id: "addresses", fields: ["shipping_address", "is_billed_there", "billing_address"] },
    { id: "shipping", fields: ["shipping"] },
    { id: "summary", fields: ["summary", "is_notified"] },
  ],
  fields: [
    field.reference("region_id", {
      to: "regions",
      isRequired: true,
      hint: "draft-orders.hints.region",
      isWide: true,
    }),
    draftFields.customer,
    draftFields.items,
    field.address("shipping_address", { countries: "region_id" }),
    field.toggle("is_billed_there", { isWide: true }),
    field.address("billing_address", { countries: "region_id", when: { is_billed_there: [false] } }),
    draftFields.shipping,
    draftFields.discounts,
    field.toggle("is_notified", { hint: "draft-orders.hints.notified", isWide: true }),
    field.own("summary", { load: partOf(fields, "DraftSummary"), isWide: true }),
  ],
  start: draftStart,
  payload: ({ region_id, customer, items, shipping_address, shipping, ...more }) => ({
    region_id,
    email: customer.email.trim(),
    ...(customer.customer_id !== null && { customer_id: customer.customer_id }),
    items: items.lines.map(newItem),
    shipping_address: sentAddress(shipping_address),
    billing_address: sentAddress(more.is_billed_there ? shipping_address : (more.billing_address ?? {})),
    shipping_methods:
      shipping.option_id === null
        ? []
        : [{ option_id: shipping.option_id, ...(shipping.price !== null && { price: shipping.price }) }],
    discounts: sentCodes(more.discounts),
    no_notification_order: !more.is_notified,
  }),
};
