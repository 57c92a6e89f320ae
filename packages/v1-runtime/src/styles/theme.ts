import colors from "tailwindcss/colors";
import type { Config } from "tailwindcss/types/config";
import { turningGreys, whiteSurface } from "./greys";

const steps = [5, 10, 20, 30, 40, 50, 60, 70, 80, 90];

/** A scale as the official admin counts it: Tailwind's 50 is its 5, and 100 to 900 are 10 to 90. */
function scale(of: Record<string, string>): Record<string, string> {
  return Object.fromEntries(steps.map((step) => [step, of[step === 5 ? 50 : step * 10] ?? ""]));
}

/** Two steps differ from Tailwind's, as they do in the official theme. */
const officialColors = {
  grey: { 0: "#FFFFFF", ...scale(colors.gray) },
  violet: scale(colors.violet),
  pink: scale(colors.pink),
  orange: scale(colors.orange),
  teal: scale(colors.teal),
  cyan: { ...scale(colors.cyan), 20: "#BAE6FD" },
  indigo: scale(colors.indigo),
  // Spelled so in the official theme, and in the classes of extensions.
  fuschia: scale(colors.fuchsia),
  rose: scale(colors.rose),
  yellow: scale(colors.yellow),
  emerald: { ...scale(colors.emerald), 10: "#CCFBF1" },
  blue: scale(colors.blue),
  vice: { start: "#7C53FF", stop: "#F796FF" },
};

const accordionHeight = "var(--radix-accordion-content-height)";
const inOut = "cubic-bezier(0.5, 0, 0.5, 1)";
const accordionEase = "cubic-bezier(0.87, 0, 0.13, 1)";

const keyframes = {
  ring: { "0%": { transform: "rotate(0deg)" }, "100%": { transform: "rotate(360deg)" } },
  "fade-in-right": {
    "0%": { opacity: "0", transform: "translateX(10px)" },
    "100%": { opacity: "1", transform: "translateX(0)" },
  },
  "fade-in-top": {
    "0%": { opacity: "0", transform: "translateY(-10px)" },
    "100%": { opacity: "1", transform: "translateY(0)" },
  },
  "fade-out-top": { "0%": { height: "100%" }, "99%": { height: "0" }, "100%": { visibility: "hidden" } },
  "accordion-slide-up": {
    "0%": { height: accordionHeight, opacity: "1" },
    "100%": { height: "0", opacity: "0" },
  },
  "accordion-slide-down": {
    "0%": { "min-height": "0", "max-height": "0", opacity: "0" },
    "100%": { "min-height": accordionHeight, "max-height": "none", opacity: "1" },
  },
  enter: { "0%": { transform: "scale(0.9)", opacity: "0" }, "100%": { transform: "scale(1)", opacity: "1" } },
  leave: { "0%": { transform: "scale(1)", opacity: "1" }, "100%": { transform: "scale(0.9)", opacity: "0" } },
  "slide-in": { "0%": { transform: "translateY(-100%)" }, "100%": { transform: "translateY(0)" } },
};

const animation = {
  ring: `ring 2.2s ${inOut} infinite`,
  "fade-in-right": `fade-in-right 0.3s ${inOut} forwards`,
  "fade-in-top": `fade-in-top 0.2s ${inOut} forwards`,
  "fade-out-top": `fade-out-top 0.2s ${inOut} forwards`,
  "accordion-open": `accordion-slide-down 300ms ${accordionEase} forwards`,
  "accordion-close": `accordion-slide-up 300ms ${accordionEase} forwards`,
  enter: "enter 200ms ease-out",
  "slide-in": "slide-in 1.2s cubic-bezier(.41,.73,.51,1.02)",
  leave: "leave 150ms ease-in forwards",
};

/** The theme of the official admin 7, as it stands above that of `@medusajs/ui-preset`. */
export const officialTheme: Config["theme"] = {
  // Tailwind's own screens are gone there: `md:` gives nothing. So was `sm:`, without which a drawer of `@medusajs/ui` is as
  // wide as the page.
  screens: { sm: "640px" },
  extend: {
    screens: { xsmall: "0px", small: "769px", medium: "1025px", large: "1464px" },
    colors: officialColors,
    // The official admin has no dark page, so its greys had no other side.
    backgroundColor: { white: whiteSurface, grey: turningGreys(0, 30) },
    textColor: { grey: turningGreys(40, 90) },
    placeholderColor: { grey: turningGreys(40, 90) },
    borderColor: { grey: turningGreys(5, 90) },
    spacing: {
      "2xsmall": "0.25rem",
      xsmall: "0.5rem",
      small: "0.75rem",
      base: "1rem",
      large: "1.5rem",
      xlarge: "2rem",
      "2xlarge": "2.5rem",
      "3xlarge": "3rem",
      "4xlarge": "3.5rem",
      "5xlarge": "4rem",
      "6xlarge": "6rem",
    },
    fontSize: {
      xsmall: "10px",
      small: "12px",
      base: "14px",
      large: "16px",
      xlarge: "24px",
      "2xlarge": "30px",
      "3xlarge": "40px",
      "4xlarge": "48px",
      "5xlarge": "60px",
    },
    lineHeight: {
      xsmall: "1rem",
      small: "1.25rem",
      base: "1.5rem",
      large: "2.25rem",
      xlarge: "3rem",
      "2xlarge": "4rem",
      "3xlarge": "4.5rem",
      "4xlarge": "6rem",
    },
    fontFamily: {
      sans: [
        "Inter",
        "-apple-system",
        "BlinkMacSystemFont",
        "Segoe UI",
        "Roboto",
        "Helvetica Neue",
        "Ubuntu",
        "sans-serif",
      ],
      mono: ["Roboto Mono", "Menlo", "monospace"],
    },
    borderRadius: { none: "0px", soft: "2px", base: "4px", rounded: "8px", large: "16px", circle: "9999px" },
    boxShadow: {
      cta: "0px 0px 0px 4px rgba(124, 58, 237, 0.1)",
      dropdown: "0px 2px 16px rgba(0, 0, 0, 0.08)",
      input: "0px 0px 0px 4px #8B5CF61A",
      searchModal: "0px 2px 64px 16px rgba(17, 24, 39, 0.08)",
      toaster: "0px 2px 16px rgba(17, 24, 39, 0.08)",
      border: "0px 0px 0px 1px #E5E7EB",
      "focus-border": "0px 0px 0px 1px #7C3AED",
      "error-border": "0px 0px 0px 1px #F43F5E",
    },
    width: { largeModal: "750px", 18: "4.5rem", 29: "7.25rem", inherit: "inherit", eventButton: "127px" },
    minWidth: { modal: "520px", sidebar: "240px" },
    maxWidth: { sidebar: "240px" },
    minHeight: { topbar: "56px", content: "calc(100vh - 56px)", "radix-accodion": accordionHeight },
    maxHeight: { topbar: "56px" },
    lineClamp: { "[var(--lines)]": "var(--lines)" },
    transitionProperty: {
      width: "width margin",
      height: "height",
      bg: "background-color",
      display: "display opacity",
      visibility: "visibility",
      padding: "padding-top padding-right padding-bottom padding-left",
    },
    keyframes,
    animation,
  },
};
