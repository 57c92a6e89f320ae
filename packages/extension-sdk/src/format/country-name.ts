import { formatLocale } from "./format-locale";

/**
 * A country in the reader's language; its code where the browser has no name for it.
 *
 * @param code ISO 3166-1 alpha-2, in small letters as the API has them
 * @example countryName("dk", "en") // "Denmark"
 */
export function countryName(code: string, locale?: string): string {
  const region = code.toUpperCase();
  try {
    return new Intl.DisplayNames(formatLocale(locale), { type: "region" }).of(region) ?? region;
  } catch {
    // What is no code is shown as it stands.
    return region;
  }
}
