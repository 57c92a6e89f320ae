/** The sign that parts whole from fraction in a language: `.` in English, `,` in German. */
export function decimalSign(locale: string | undefined): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return parts.find(({ type }) => type === "decimal")?.value ?? ".";
}

/** Which sign of a typed number parts its fraction; the others group digits. */
function fractionSign(text: string, locale: string | undefined): string | undefined {
  const comma = text.lastIndexOf(",");
  const dot = text.lastIndexOf(".");
  if (comma >= 0 && dot >= 0) return comma > dot ? "," : ".";
  const sign = comma >= 0 ? "," : dot >= 0 ? "." : undefined;
  if (sign === undefined || text.split(sign).length > 2) return undefined;
  if (sign === decimalSign(locale)) return sign;
  // "1.234" groups in German, "1.5" cannot.
  return /\d{1,3}[.,]\d{3}$/.test(text) ? undefined : sign;
}

/**
 * Reads a number as people type it, in their language or as it was copied from elsewhere.
 *
 * @returns `null` for an empty text, `NaN` for what is no number
 * @example parseNumber("1.234,50", "de") // 1234.5
 */
export function parseNumber(text: string, locale?: string): number | null {
  const plain = text.replace(/[\s'’\u00a0\u202f]/g, "").replace("−", "-");
  if (plain === "") return null;
  const sign = fractionSign(plain, locale);
  const [whole = "", fraction, ...rest] = sign === undefined ? [plain] : plain.split(sign);
  if (rest.length > 0) return Number.NaN;
  const digits = `${whole.replace(/[.,]/g, "")}${fraction === undefined ? "" : `.${fraction}`}`;
  return /^-?\d*\.?\d*$/.test(digits) && /\d/.test(digits) ? Number(digits) : Number.NaN;
}

/** How many digits stand behind the fraction's sign in a typed number. */
export function fractionDigits(text: string, locale?: string): number {
  const plain = text.trim();
  const sign = fractionSign(plain, locale);
  return sign === undefined ? 0 : (plain.split(sign)[1] ?? "").length;
}

/** A number as a person would type it: in their language, without grouping. */
export function typedNumber(value: number, locale?: string, digits?: number): string {
  return new Intl.NumberFormat(locale, {
    useGrouping: false,
    minimumFractionDigits: digits ?? 0,
    maximumFractionDigits: digits ?? 20,
  }).format(value);
}
