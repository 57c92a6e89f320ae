import { defineAction, field, personName, type RecordOf } from "@tillhouse/extension-sdk";
import { boolean, custom, nullable, object, refine, string } from "zod/mini";
import { addressOf } from "../../addresses";
import { type DraftShipping, noShipping } from "./draft-choices";
import { draftDiscount } from "./draft-discounts";
import { draftAddress, draftCustomer, draftDiscounts, draftItems, sentAddress } from "./draft-form";
import { itemsOf } from "./draft-lines";
import { addShipping, changeCustomer, changeDraft, changeRegion, writeLines } from "./draft-writing";

type Draft = RecordOf<"draft-orders">;

/** The API changes a draft until it is completed. */
export function isOpen({ status }: Draft): boolean {
  return status === "open";
}

/** A list knows only a part of a draft: forms that start with all of it stand on its page. */
function isChangeable(draft: Draft): boolean {
  return isOpen(draft) && draft.cart?.subtotal !== undefined;
}

/** Why nothing can be done that needs items. */
export function hasItems({ cart }: Draft): true | string {
  return (cart?.items ?? []).length > 0 || "draft-orders.reasons.noItems";
}

/** What a draft order consists of, part by part: everything that the API changes after it was made. */
export const draftEdits = [
  defineAction("draft-orders", {
    id: "items",
    when: isChangeable,
    form: {
      look: "page",
      schema: object({ items: draftItems }),
      fields: [field.own("items", { load: () => import("./draft-lines-field"), isWide: true })],
      values: (draft) => ({ items: itemsOf(draft) }),
    },
    run: ({ host, record, values }) => writeLines(host, record, values.items),
  }),
  defineAction("draft-orders", {
    id: "customer",
    when: isChangeable,
    form: {
      schema: object({ customer: draftCustomer, keeps_prices: boolean() }),
      fields: [
        field.own("customer", { load: () => import("./draft-customer-field") }),
        field.toggle("keeps_prices", { hint: "draft-orders.hints.keepsPrices" }),
      ],
      values: ({ cart }) => ({
        customer: {
          customer_id: cart?.customer_id ?? null,
          name: personName(cart?.customer) || (cart?.email ?? ""),
          email: cart?.email ?? "",
        },
        keeps_prices: true,
      }),
    },
    run: ({ host, record, values: { customer, keeps_prices: keepsPrices } }) =>
      changeCustomer(host, record, { customer, keepsPrices }),
  }),
  defineAction("draft-orders", {
    id: "addresses",
    when: isChangeable,
    form: {
      schema: object({ shipping_address: draftAddress, billing_address: draftAddress }),
      fields: [
        field.address("shipping_address", { countries: "cart.region_id" }),
        field.address("billing_address", { countries: "cart.region_id" }),
      ],
      values: ({ cart }) => ({
        shipping_address: addressOf(cart?.shipping_address, ""),
        billing_address: addressOf(cart?.billing_address, ""),
      }),
    },
    run: ({ host, record, values }) =>
      changeDraft(host, record, {
        shipping_address: sentAddress(values.shipping_address),
        billing_address: sentAddress(values.billing_address),
      }),
  }),
  defineAction("draft-orders", {
    id: "shipping",
    when: (draft) => isChangeable(draft) && hasItems(draft),
    form: {
      schema: object({
        shipping: custom<DraftShipping>().check(
          refine(({ option_id }) => option_id !== null, "form.required"),
        ),
      }),
      fields: [field.own("shipping", { load: () => import("./draft-shipping-field") })],
      values: ({ cart }) => {
        const [method] = cart?.shipping_methods ?? [];
        const { shipping_option_id: option_id, shipping_option: option } = method ?? {};
        return { shipping: option_id ? { ...noShipping, option_id, name: option?.name ?? "" } : noShipping };
      },
    },
    run: ({ host, record, values: { shipping } }) =>
      addShipping(host, record, { shipping_option_id: shipping.option_id ?? "", data: {} }),
  }),
  defineAction("draft-orders", {
    id: "discounts",
    when: isChangeable,
    form: {
      schema: object({ discounts: draftDiscounts }),
      fields: [field.own("discounts", { load: () => import("./draft-discount-field") })],
      values: ({ cart }) => ({
        discounts: { codes: (cart?.discounts ?? []).map(draftDiscount), typed: "" },
      }),
    },
    run: ({ host, record, values: { discounts } }) =>
      changeDraft(host, record, { discounts: discounts.codes.map(({ code }) => ({ code })) }),
  }),
  defineAction("draft-orders", {
    id: "region",
    when: isChangeable,
    form: {
      schema: object({
        from: string(),
        region_id: nullable(string()).check(refine(Boolean, "form.required")),
      }).check(
        refine(({ from, region_id }) => region_id !== from, {
          error: "draft-orders.errors.sameRegion",
          path: ["region_id"],
        }),
      ),
      fields: [
        field.reference("region_id", {
          to: "regions",
          isRequired: true,
          hint: "draft-orders.hints.otherRegion",
        }),
      ],
      values: ({ cart }) => ({ from: cart?.region_id ?? "", region_id: null }),
    },
    run: ({ host, record, values: { region_id } }) => changeRegion(host, record, region_id ?? ""),
  }),
];
