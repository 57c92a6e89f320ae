/** A colour as red, green and blue, each from 0 to 1. */
type Channels = readonly [number, number, number];
/** A colour by how light, how vivid and of which hue it looks (OKLCH); the hue in radians. */
interface Look {
  light: number;
  vivid: number;
  hue: number;
}

/** The least contrast of text with its ground (WCAG 2.2, 1.4.3). */
export const minContrast = 4.5;

/** Reads `#rgb` and `#rrggbb` as `#rrggbb`; `undefined` for anything else. */
export function parseColor(text: string): string | undefined {
  const [, digits = ""] = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim()) ?? [];
  if (digits === "") return undefined;
  const six = digits.length === 6 ? digits : [...digits].map((digit) => digit + digit).join("");
  return `#${six.toLowerCase()}`;
}

function channelsOf(color: string): Channels {
  const channel = (at: number) => Number.parseInt(color.slice(at, at + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
}

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const curved = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);

function luminance(color: string): number {
  const [red, green, blue] = channelsOf(color);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/**
 * The contrast of two colours, from 1 to 21.
 *
 * @example contrast("#005a6a", "#ffffff") // 7.9
 */
export function contrastRatio(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((left, right) => left - right);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The matrices of OKLab (Björn Ottosson, 2020). */
function lookOf(color: string): Look {
  const [red, green, blue] = channelsOf(color);
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const light = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const greenRed = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const blueYellow = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return { light, vivid: Math.hypot(greenRed, blueYellow), hue: Math.atan2(blueYellow, greenRed) };
}

function channelsFrom({ light, vivid, hue }: Look): Channels {
  const [greenRed, blueYellow] = [vivid * Math.cos(hue), vivid * Math.sin(hue)];
  const long = (light + 0.3963377774 * greenRed + 0.2158037573 * blueYellow) ** 3;
  const medium = (light - 0.1055613458 * greenRed - 0.0638541728 * blueYellow) ** 3;
  const short = (light - 0.0894841775 * greenRed - 1.291485548 * blueYellow) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** The colour that looks so; where the screen has none as vivid, the most vivid that it has. */
function colorOf(look: Look): string {
  for (let { vivid } = look; ; vivid -= 0.004) {
    const channels = channelsFrom({ ...look, vivid: Math.max(vivid, 0) });
    if (vivid > 0 && channels.some((channel) => channel < -0.0005 || channel > 1.0005)) continue;
    const hex = channels.map((channel) => {
      const byte = Math.round(255 * curved(Math.min(Math.max(channel, 0), 1)));
      return byte.toString(16).padStart(2, "0");
    });
    return `#${hex.join("")}`;
  }
}

/** The colour of this hue that is nearest to the wanted one and stands out from its ground. */
function standingOut(color: string, ground: string, step: number): string {
  const look = lookOf(color);
  let best = color;
  for (let { light } = look; contrastRatio(best, ground) < minContrast && light > 0 && light < 1; ) {
    light += step;
    best = colorOf({ ...look, light });
  }
  return best;
}

/**
 * The colour itself where white text can be read on it, else the same hue as dark as it must be.
 *
 * @example darkenForWhiteText("#ffcc00") // "#8a6d00"
 */
export function darkenForWhiteText(color: string): string {
  return standingOut(color, "#ffffff", -0.005);
}

/**
 * The accent tokens of a brand, each as a value for the light and the dark theme.
 *
 * @param light `#rrggbb`, the fill of the one primary action
 * @param dark the same for the dark theme; derived from the light one when left out
 * @example accentTokens("#7a1fa2")["--th-accent"] // "light-dark(#7a1fa2, #8d3ab4)"
 */
export function accentTokens(light: string, dark?: string): Record<string, string> {
  const day = darkenForWhiteText(light);
  const look = lookOf(day);
  const night = darkenForWhiteText(
    dark ?? colorOf({ ...look, light: Math.max(look.light, 0.52), vivid: Math.min(look.vivid, 0.14) }),
  );
  const nightLook = lookOf(night);
  const shade = (change: number) => colorOf({ ...look, light: Math.max(look.light + change, 0) });
  const nightShade = (change: number) =>
    darkenForWhiteText(colorOf({ ...nightLook, light: nightLook.light + change }));
  const tint = ({ hue, vivid }: Look, lightness: number, share: number) =>
    colorOf({ hue, light: lightness, vivid: vivid * share });
  const [soft, nightSoft] = [tint(look, 0.963, 0.15), tint(nightLook, 0.265, 0.35)];
  const [softHover, nightSoftHover] = [tint(look, 0.94, 0.22), tint(nightLook, 0.295, 0.43)];
  const pairs: Record<string, readonly [string, string]> = {
    accent: [day, night],
    "accent-hover": [shade(-0.055), nightShade(0.035)],
    "accent-pressed": [shade(-0.1), nightShade(-0.04)],
    "accent-text": [
      standingOut(day, softHover, -0.005),
      standingOut(tint(nightLook, 0.79, 0.95), nightSoftHover, 0.005),
    ],
    "accent-soft": [soft, nightSoft],
    "accent-soft-hover": [softHover, nightSoftHover],
    "accent-line": [tint(look, 0.8, 0.62), tint(nightLook, 0.42, 0.75)],
    focus: [tint(look, 0.56, 1.1), tint(nightLook, 0.73, 1.1)],
  };
  return Object.fromEntries(
    Object.entries(pairs).map(([name, [one, other]]) => [`--th-${name}`, `light-dark(${one}, ${other})`]),
  );
}
