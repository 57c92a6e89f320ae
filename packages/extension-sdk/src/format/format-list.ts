import { formatLocale } from "./format-locale";

/**
 * Words in a row, as a language puts them: `Title, Handle and Status`; with `"unit"` what is counted side by side:
 * `4 live, 2 revoked`.
 *
 * @example formatList(["Title", "Handle"], host.locale)
 */
export function formatList(
  words: readonly string[],
  locale?: string,
  type: "conjunction" | "unit" = "conjunction",
): string {
  return new Intl.ListFormat(formatLocale(locale), { type }).format(words);
}
