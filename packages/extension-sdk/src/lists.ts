import { readerLocale } from "./reader-locale";

/**
 * Words in a row, as a language puts them: `Title, Handle and Status`.
 *
 * @example formatList(["Title", "Handle"], host.locale)
 */
export function formatList(words: readonly string[], locale?: string): string {
  return new Intl.ListFormat(readerLocale(locale), { type: "conjunction" }).format(words);
}
