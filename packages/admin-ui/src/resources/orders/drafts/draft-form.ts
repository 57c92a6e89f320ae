import { type AddressValue, type FormDefinition, field } from "@tillhouse/extension-sdk";
import { boolean, custom, object, refine } from "zod/mini";
import { type DraftCustomer, type DraftShipping, nobody, noShipping } from "./draft-choices";
import { type DraftDiscounts, holdsIn, noDiscounts } from "./draft-discounts";
import { type DraftItems, newItem, noItems, priceOf } from "./draft-lines";

/** Lines that can be sent. Each rule has a text of its own. */
export const draftItems = custom<DraftItems>().check(
  refine(({ lines }) => lines.length > 0, "draft-orders.errors.noItems"),
  refine(({ lines }) => lines.every(({ title }) => title.trim() !== ""), "draft-orders.errors.title"),
  refine(
    ({ lines }) => lines.every(({ quantity }) => Number.isInteger(quantity) && Number(quantity) > 0),
    "draft-orders.errors.quantity",
  ),
  refine(({ lines }) => lines.every((line) => (priceOf(line) ?? -1) >= 0), "draft-orders.errors.price"),
);

export const draftCustomer = custom<DraftCustomer>().check(
  refine(({ email }) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()), "form.email"),
);

/** A code that is typed and not yet checked would be forgotten without a word. */
export const draftDiscounts = custom<DraftDiscounts>().check(
  refine(({ typed }) => typed.trim() === "", "draft-orders.discount.unchecked"),
);

const needed = ["first_name", "last_name", "address_1", "city", "country_code"] as const;

function isEmpty(address: AddressValue): boolean {
  return Object.values(address).every((value) => !value);
}

/** An address that is empty, or has what a parcel needs. */
export const draftAddress = custom<AddressValue>().check(
  ...needed.map((key) =>
    refine<AddressValue>((address) => isEmpty(address) || Boolean(address[key]?.trim()), {
      error: "form.required",
      path: [key],
    }),
  ),
);

/** An address as the API takes it: without an id, so that the customer's own stays what it is. */
export function sentAddress(address: AddressValue): Record<string, unknown> | undefined {
  if (isEmpty(address)) return undefined;
  return Object.fromEntries(Object.entries(address).map(([key, value]) => [key, value?.trim() || null]));
}

const schema = object({
  region_id: custom<string | null>().check(refine((id) => Boolean(id), "form.required")),
  customer: draftCustomer,
  items: draftItems,
  shipping_address: draftAddress,
  is_billed_there: boolean(),
  billing_address: draftAddress,
  shipping: custom<DraftShipping>(),
  discounts: draftDiscounts,
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

/** What is asked for a new draft order. */
export const draftForm: FormDefinition<"draft-orders", typeof schema> = {
  schema,
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
    field.own("customer", { load: () => import("./draft-customer-field"), isRequired: true, isWide: true }),
    field.own("items", { load: () => import("./draft-lines-field"), isRequired: true, isWide: true }),
    field.address("shipping_address", { countries: "region_id" }),
    field.toggle("is_billed_there", { isWide: true }),
    field.address("billing_address", { countries: "region_id", when: { is_billed_there: [false] } }),
    field.own("shipping", { load: () => import("./draft-shipping-field"), isWide: true }),
    field.own("discounts", { load: () => import("./draft-discount-field"), isWide: true }),
    field.toggle("is_notified", { hint: "draft-orders.hints.notified", isWide: true }),
    field.own("summary", { load: () => import("./draft-summary"), isWide: true }),
  ],
  start: {
    customer: nobody,
    items: noItems,
    is_billed_there: true,
    shipping: noShipping,
    discounts: noDiscounts,
    is_notified: true,
  },
  payload: ({ region_id, customer, items, shipping_address, is_billed_there, billing_address, ...more }) => ({
    region_id,
    email: customer.email.trim(),
    ...(customer.customer_id !== null && { customer_id: customer.customer_id }),
    items: items.lines.map(newItem),
    shipping_address: sentAddress(shipping_address),
    billing_address: sentAddress(is_billed_there ? shipping_address : (billing_address ?? {})),
    shipping_methods: sentShipping(more.shipping),
    discounts: more.discounts.codes.map(({ code }) => ({ code })),
    no_notification_order: !more.is_notified,
  }),
};

function sentShipping({ option_id, price }: DraftShipping): object[] {
  return option_id === null ? [] : [{ option_id, ...(price !== null && { price }) }];
}
