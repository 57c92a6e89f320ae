import colors from "tailwindcss/colors";

/** The greys of the official theme, with what stands for them on a dark page. */
const greys: Readonly<Record<string, readonly [light: string, dark: string]>> = {
  0: ["#ffffff", colors.zinc[900]],
  5: [colors.gray[50], "#1f1f23"],
  10: [colors.gray[100], colors.zinc[800]],
  20: [colors.gray[200], colors.zinc[700]],
  30: [colors.gray[300], colors.zinc[600]],
  40: [colors.gray[400], colors.zinc[500]],
  50: [colors.gray[500], colors.zinc[400]],
  60: [colors.gray[600], colors.zinc[300]],
  70: [colors.gray[700], colors.zinc[200]],
  80: [colors.gray[800], colors.zinc[100]],
  90: [colors.gray[900], colors.zinc[50]],
};

const nameOf = (step: string) => `--tillhouse-v1-grey-${step}`;

/** `#ff8000` → `255 128 0`, to which an opacity can be added. */
function channels(hex: string): string {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(" ");
}

/** The greys as variables of the scope element, for a light page or a dark one. */
export function greyTokens(theme: "light" | "dark"): Record<string, string> {
  const entries = Object.entries(greys).map(([step, [light, dark]]) => {
    return [nameOf(step), channels(theme === "light" ? light : dark)] as const;
  });
  return Object.fromEntries(entries);
}

const turning = (step: string) => `rgb(var(${nameOf(step)}) / <alpha-value>)`;

/**
 * The greys that turn over on a dark page, from one step to another: dark text, for which a light page was expected, and light
 * surfaces. Light text lies on a colour, and dark surfaces hold light text: both stay.
 */
export function turningGreys(from: number, to: number): Record<string, string> {
  const steps = Object.keys(greys).filter((step) => Number(step) >= from && Number(step) <= to);
  return Object.fromEntries(steps.map((step) => [step, turning(step)]));
}

/** White, where it is a surface. */
export const whiteSurface = turning("0");
