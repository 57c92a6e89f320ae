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
  /** The given name. */ first_name?: string | null;
  /** The family name. */ last_name?: string | null;
  /** The firm. */ company?: string | null;
  /** Street and number. */ address_1?: string | null;
  /** Floor, flat or care of. */ address_2?: string | null;
  /** The postcode. */ postal_code?: string | null;
  /** The town. */ city?: string | null;
  /** State, county or province. */ province?: string | null;
  /** ISO 3166 alpha-2, in small letters. */ country_code?: string | null;
  /** A phone number for the delivery. */ phone?: string | null;
}
