import { countryName } from "./country-name";
import { personName } from "./person-name";

/**
 * An address as it is written on a parcel, line by line, with the country in the reader's language.
 *
 * @example <address>{addressLines(order.shipping_address, locale).join("\n")}</address>
 */
export function addressLines(address: AddressValue | null | undefined, locale: string): string[] {
  if (!address) return [];
  return [
    personName(address),
    address.company,
    address.address_1,
    address.address_2,
    [address.postal_code, address.city].filter(Boolean).join(" "),
    address.province,
    address.country_code ? countryName(address.country_code, locale) : undefined,
  ].filter((line): line is string => Boolean(line));
}

/** An address as a form holds it: what is not known is an empty text. */
export interface AddressValue {
  first_name?: string | null;
  last_name?: string | null;
  company?: string | null;
  address_1?: string | null;
  address_2?: string | null;
  postal_code?: string | null;
  city?: string | null;
  province?: string | null;
  country_code?: string | null;
  phone?: string | null;
}
