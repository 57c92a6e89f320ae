import { custom } from "../fields/field";
import type { CustomField, FieldOptions } from "../fields/field-types";
import type { ShippingMethodInput } from "./shipping/shipping-method";

/**
 * Lines from the catalog, and how many of each: a list of {@link NewLine}, checked by {@link newLinesSchema}. They are priced
 * for the region, currency and customer of the record, else for those that the form asks for under the same names.
 *
 * @example newLinesField("additional_items", { label: "orders.swap.new", isRequired: true })
 */
export function newLinesField<const Key extends string>(
  key: Key,
  options: FieldOptions = {},
): CustomField<Key> {
  return custom(key, { load: () => import("./lines/new-lines-field"), ...options });
}

/**
 * Lines from the catalog or not, each at the store's price or at another one: {@link PricedLines}, checked by
 * {@link pricedLinesSchema}. They are priced for the region that the form is about.
 *
 * @example pricedLinesField("items", { isRequired: true, isWide: true })
 */
export function pricedLinesField<const Key extends string>(
  key: Key,
  options: FieldOptions = {},
): CustomField<Key> {
  return custom(key, { load: () => import("./lines/priced-lines-field"), ...options });
}

/**
 * A way of shipping in the region of the record, and what it costs: a {@link ShippingMethodInput}, checked by {@link shippingMethodSchema}.
 *
 * @example shippingMethodField("way", { label: "orders.return.option" })
 */
export function shippingMethodField<const Key extends string>(
  key: Key,
  options: FieldOptions = {},
): CustomField<Key> {
  return custom(key, {
    load: () => import("./shipping/shipping-method-field"),
    // Who pays for it is the form's to say, and a price that was typed for the one is none for the other.
    restore: ({ isReturn, isFree }: ShippingMethodInput, kept: ShippingMethodInput) => ({
      ...kept,
      isReturn,
      isFree,
      ...(Boolean(isFree) !== Boolean(kept.isFree) && {
        price: kept.option_id !== null && isFree ? 0 : (kept.option?.amount ?? null),
      }),
    }),
    ...options,
  });
}
