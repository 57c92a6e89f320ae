import { formatLocale } from "./format-locale";

const named = new Map<string | undefined, Intl.DisplayNames>();

/** The names of countries in a language, made once. */
function namesIn(locale: string | undefined): Intl.DisplayNames {
  let names = named.get(locale);
  if (names === undefined) {
    names = new Intl.DisplayNames(formatLocale(locale), { type: "region" });
    named.set(locale, names);
  }
  return names;
}

/**
 * A country in the reader's language; its code where the browser has no name for it.
 *
 * @param code ISO 3166-1 alpha-2, in small letters as the API has them
 * @example countryName("dk", "en") // "Denmark"
 */
export function countryName(code: string, locale?: string): string {
  const region = code.toUpperCase();
  try {
    return namesIn(locale).of(region) ?? region;
  } catch {
    // What is no code is shown as it stands.
    return region;
  }
}
