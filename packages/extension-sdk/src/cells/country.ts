import { countryName } from "../format/country-name";
import type { KeysOfType } from "../records/resources";
import type { CellKind, CellOptions, KeyCell } from "./cell-kind";

/** The code of a country (ISO 3166 alpha-2), shown by its name. */
export type CountryCell<Key extends string> = KeyCell<"country", Key>;

/** The cells of this kind that a record can have. */
export type CountryCellOf<Item> = CountryCell<KeysOfType<Item, string>>;

/** The country whose code `key` holds. @example cell.country("origin_country") */
export function country<const Key extends string>(key: Key, options: CellOptions = {}): CountryCell<Key> {
  return { kind: "country", key, ...options };
}

/** A country by its name in the reader's language. */
export const countryKind: CellKind<CountryCell<string>> = {
  draw: (value, _cell, { host }) => countryName(String(value), host.locale),
  text: (value, _cell, { locale }) => countryName(String(value), locale),
};
