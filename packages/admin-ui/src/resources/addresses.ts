import type { AddressValue } from "@tillhouse/extension-sdk";
import { custom, nullish, object, refine, string, trim } from "zod/mini";

const text = nullish(string().check(trim()));

/** An address as forms of orders ask for it. */
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

/** An address without what the store keeps beside it: it can be copied into another one. */
export function addressOf(address: AddressValue | null | undefined, empty: "" | null): AddressValue {
  return Object.fromEntries(addressKeys.map((key) => [key, address?.[key] || empty]));
}

/** Whether two addresses say the same. */
export function isSameAddress(
  one: AddressValue | null | undefined,
  other: AddressValue | null | undefined,
): boolean {
  return JSON.stringify(addressOf(one, null)) === JSON.stringify(addressOf(other, null));
}

const needed = ["first_name", "last_name", "address_1", "city", "country_code"] as const;

function isEmpty(address: AddressValue): boolean {
  return Object.values(address).every((value) => !value);
}

/** An address that may be left empty. One that somebody has begun has what a parcel needs. */
export const optionalAddress = custom<AddressValue>().check(
  ...needed.map((key) =>
    refine<AddressValue>((address) => isEmpty(address) || Boolean(address[key]?.trim()), {
      error: "form.required",
      path: [key],
    }),
  ),
);

/** An address as the API takes it: without an id, so that the customer's own stays what it is. `undefined` where it is empty. */
export function sentAddress(address: AddressValue): Record<string, unknown> | undefined {
  if (isEmpty(address)) return undefined;
  return Object.fromEntries(Object.entries(address).map(([key, value]) => [key, value?.trim() || null]));
}
