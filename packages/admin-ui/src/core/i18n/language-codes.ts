/** The locales of the languages that the admin speaks, sorted (specification, section 3). */
export const locales = "ar bg bs cs de en es fr hi hr it ja ko pl pt ru sl tm uk vi zh".split(" ");

/**
 * The real code of a language, for the `lang` attribute, plural forms, numbers and dates. The specification calls Tamil
 * `tm`, which is no language code; texts and storage keep that name, everything else gets `ta`.
 */
export function codeOf(locale: string): string {
  return locale === "tm" ? "ta" : locale;
}

/** The locale that a language code belongs to: the reverse of {@link codeOf}. */
export function localeOf(code: string): string {
  return code === "ta" ? "tm" : code;
}

/** The codes of the languages that the admin speaks. */
export const codes = locales.map(codeOf);

/** The base part of what a browser, a cookie or an address calls a language: `pt_BR` → `pt`. */
export function baseCode(detected: string): string {
  return codeOf(detected.split(/[-_]/, 1).join("").toLowerCase());
}

/** The direction that a language is written in. */
export function directionOf(code: string): "ltr" | "rtl" {
  return code === "ar" ? "rtl" : "ltr";
}
