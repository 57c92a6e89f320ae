/** English dates put the day first (`19 Nov 18:04`), and weeks begin on Monday, as everywhere else in the admin. */
export function formatLocale(locale: string | undefined): string | undefined {
  return locale === "en" ? "en-GB" : locale;
}
