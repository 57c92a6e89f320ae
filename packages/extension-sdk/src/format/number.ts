const formats = new Map<string, Intl.NumberFormat>();

/** A format that is made once: making one takes longer than a whole row of a table. */
export function numberFormat(
  locale: string | undefined,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat {
  const key = `${locale ?? ""}:${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.NumberFormat(locale, options);
    formats.set(key, format);
  }
  return format;
}

/**
 * A number as text, with the digits and separators of the reader's language. Money has a function of its own,
 * `formatMoney`.
 *
 * @param value a count, a measure, or with `style: "percent"` a share of 1
 * @param locale language code such as `de`; the browser's own when left out
 * @param options as `Intl.NumberFormat` takes them
 * @example
 * formatNumber(12500, host.locale); // "12,500"
 * formatNumber(0.25, host.locale, { style: "percent" }); // "25%"
 */
export function formatNumber(value: number, locale?: string, options?: Intl.NumberFormatOptions): string {
  return numberFormat(locale, options).format(value);
}
