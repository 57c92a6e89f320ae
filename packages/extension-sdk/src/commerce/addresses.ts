import { custom, nullish, object, refine, string, trim } from "zod/mini";
import type { AddressValue } from "../format/address-lines";

const text = nullish(string().check(trim()));

/** An address as forms of orders ask for it. @example const schema = object({ shipping_address: addressSchema }); */
export const addressSchema = object({
  first_name: text,
  last_name: text,
  company: text,
  address_1: text,
  address_2: text,
  postal_code: text,
  city: text,
  province: text,
  country_code: nullish(string()).check(refine(Boolean, "form.required")),
  phone: text,
});

// The schema has the keys of an address, and no others.
const addressKeys = Object.keys(addressSchema.shape) as (keyof AddressValue)[];

/**
 * An address without what the store keeps beside it: it can be copied into another one.
 *
 * @example values: ({ shipping_address }) => ({ shipping_address: addressValue(shipping_address, "") })
 */
export function addressValue(address: AddressValue | null | undefined, empty: "" | null): AddressValue {
  return Object.fromEntries(addressKeys.map((key) => [key, address?.[key] || empty]));
}

/** Whether two addresses say the same. @example const goesElsewhere = !isSameAddress(claim.shipping_address, order.shipping_address); */
export function isSameAddress(
  one: AddressValue | null | undefined,
  other: AddressValue | null | undefined,
): boolean {
  return JSON.stringify(addressValue(one, null)) === JSON.stringify(addressValue(other, null));
}

const needed = ["first_name", "last_name", "address_1", "city", "country_code"] as const;

function isEmpty(address: AddressValue): boolean {
  return Object.values(address).every((value) => !value);
}

/**
 * An address that may be left empty. One that somebody has begun has what a parcel needs.
 *
 * @example const schema = object({ billing_address: optionalAddressSchema });
 */
export const optionalAddressSchema = custom<AddressValue>().check(
  ...needed.map((key) =>
    refine<AddressValue>((address) => isEmpty(address) || Boolean(address[key]?.trim()), {
      error: "form.required",
      path: [key],
    }),
  ),
);

/**
 * An address as the API takes it: without an id, so that the customer's own stays what it is. `undefined` where it is empty.
 *
 * @example payload: (values) => ({ billing_address: addressPayload(values.billing_address) })
 */
export function addressPayload(address: AddressValue): Record<string, unknown> | undefined {
  if (isEmpty(address)) return undefined;
  return Object.fromEntries(Object.entries(address).map(([key, value]) => [key, value?.trim() || null]));
}
