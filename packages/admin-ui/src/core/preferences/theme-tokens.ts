import { AdminError } from "@tillhouse/extension-sdk";

/** The design tokens that a host may set. Their names stay; each is the custom property `--th-…` on the admin's root. */
export const themeTokens = [
  // Ground
  "canvas",
  "surface",
  "raised",
  "sunken",
  "hover",
  "pressed",
  "scrim",
  // Lines
  "line",
  "line-strong",
  "line-control",
  // Text
  "text",
  "text-muted",
  "text-faint",
  "text-disabled",
  // What is to be done
  "accent",
  "accent-hover",
  "accent-pressed",
  "accent-on",
  "accent-text",
  "accent-soft",
  "accent-soft-hover",
  "accent-line",
  "focus",
  // Bars and tooltips
  "inverse",
  "inverse-hover",
  "inverse-text",
  "inverse-muted",
  "inverse-line",
  // Meaning
  "positive-fg",
  "positive-bg",
  "positive-line",
  "caution-fg",
  "caution-bg",
  "caution-line",
  "negative-fg",
  "negative-bg",
  "negative-line",
  "info-fg",
  "info-bg",
  "info-line",
  "danger",
  "danger-hover",
  "danger-on",
  // Shape and letters
  "radius-1",
  "radius-2",
  "radius-3",
  "radius-4",
  "font",
  "font-mono",
] as const;

/** The name of a design token. What each of them is for: `docs/embedding-styles.md`. */
export type ThemeToken = (typeof themeTokens)[number];

/**
 * Values of a host for design tokens: what CSS takes for a custom property, a variable of the host's own as well. One value
 * for both themes, or one for each.
 *
 * @example { surface: { light: "#fffdf8", dark: "#16130e" }, "accent-text": "var(--acme-link)", "radius-2": "0px" }
 */
export type ThemeTokens = Readonly<
  Partial<Record<ThemeToken, string | { readonly light: string; readonly dark: string }>>
>;

function isValue(value: unknown): boolean {
  return typeof value === "string" && value.trim() !== "";
}

/**
 * Checks the tokens that a host gives.
 *
 * @throws {AdminError} with the code `config` if there is no token of a name, or a value is none
 */
export function checkThemeTokens(tokens: ThemeTokens): void {
  for (const [name, value] of Object.entries(tokens)) {
    const wrong = (message: string) =>
      new AdminError("config", message, { details: { field: `tokens.${name}`, owner: "the tokens prop" } });
    if (!themeTokens.some((known) => known === name))
      throw wrong(`tokens has no "${name}". The names are ${themeTokens.join(", ")}.`);
    const both: unknown[] =
      typeof value === "object" && value !== null
        ? [Reflect.get(value, "light"), Reflect.get(value, "dark")]
        : [value];
    if (!both.every(isValue))
      throw wrong(
        `tokens.${name} must be a text such as "#005a6a", or an object with one for light and one for dark.`,
      );
  }
}
