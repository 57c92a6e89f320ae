import { extname } from "node:path";
import { carryingWhite, contrast, leastContrast, readColor } from "@tillhouse/extension-sdk/contract";
import type { Parsed, Setting } from "./parse-setting";

/** How the admin shows whose it is, which one of theirs, and who helps with it. Empty texts leave things as they come. */
export interface BrandSettings {
  /** The name of the admin, such as the company's. */
  name: string;
  /** A file with a picture in the place of the mark, and one for the dark theme. */
  logo: string;
  logoDark: string;
  /** A file with the picture in the browser's tab. */
  favicon: string;
  /** The colour of what is to be done, and one for the dark theme: `#rrggbb`. */
  accent: string;
  accentDark: string;
  /** A file with a picture behind the sign-in. */
  signInArt: string;
  /** Which of several admins this is: `Staging`. */
  environmentName: string;
  /** `caution`, `negative`, `info` or `neutral`. */
  environmentTone: string;
  /** A page where people find help. */
  helpUrl: string;
  /** The e-mail address of somebody who helps. */
  supportEmail: string;
}

/** The tones of an environment, and the colour that each has in a browser's tab, on light and on dark. */
export const environmentTones: Readonly<Record<string, string>> = {
  caution: "#e0a030",
  negative: "#d64541",
  info: "#4a7fd6",
  neutral: "#808a8f",
};

/** Kinds of pictures that every browser shows. */
const pictures = [".svg", ".png", ".jpg", ".jpeg", ".webp", ".avif", ".gif", ".ico"];

function parseName(given: unknown): Parsed<string> {
  const text = String(given).trim();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
  const isUsable = text.length > 0 && text.length <= 60 && !/[\u0000-\u001f\u007f]/.test(text);
  if (isUsable) return { value: text };
  return {
    problem: "the name is empty, longer than 60 characters or has line breaks",
    hint: "Use a short name.",
  };
}

function parsePicture(given: unknown): Parsed<string> {
  const text = String(given);
  if (pictures.includes(extname(text).toLowerCase())) return { value: text };
  return { problem: `"${text}" is not a picture`, hint: `Name a file that ends in ${pictures.join(", ")}.` };
}

function parseAccent(given: unknown): Parsed<string> {
  const text = String(given).trim();
  const color = readColor(text);
  if (color === undefined)
    return { problem: `"${text}" is not a colour`, hint: "Use six digits such as #7a1fa2." };
  const measured = contrast(color, "#ffffff");
  if (measured >= leastContrast) return { value: color };
  return {
    problem: `white text cannot be read on ${color} (contrast ${measured.toFixed(1)}, ${leastContrast} is needed)`,
    hint: `Use ${carryingWhite(color)}, the same hue as light as it may be.`,
  };
}

function parseTone(given: unknown): Parsed<string> {
  const text = String(given).trim();
  if (Object.hasOwn(environmentTones, text)) return { value: text };
  return { problem: `"${text}" is not a tone`, hint: `Use ${Object.keys(environmentTones).join(", ")}.` };
}

function parseHelpUrl(given: unknown): Parsed<string> {
  const text = String(given).trim();
  const hint = "Use a whole address such as https://help.example.com.";
  if (!/^https?:\/\//.test(text) || !URL.canParse(text))
    return { problem: `"${text}" is not an address`, hint };
  const { username, password, href } = new URL(text);
  if (username !== "" || password !== "")
    return { problem: "the address carries a user name or a password", hint };
  return { value: href };
}

function parseEmail(given: unknown): Parsed<string> {
  const text = String(given).trim();
  if (/^[^\s@<>"?&]+@[^\s@<>"?&]+\.[^\s@<>"?&]+$/.test(text)) return { value: text };
  return { problem: `"${text}" is not an e-mail address`, hint: "Use an address such as help@example.com." };
}

function setting(flag: string, parse: (given: unknown) => Parsed<string>, fallback = ""): Setting<string> {
  const variable = `TILLHOUSE_${flag.slice(2).replaceAll("-", "_").toUpperCase()}`;
  return { flag, environment: [variable], fallback, parse };
}

/** The same for every command: `--sign-in-art` is `TILLHOUSE_SIGN_IN_ART`. */
export const brandSettings: { [Key in keyof BrandSettings]: Setting<string> } = {
  name: setting("--name", parseName),
  logo: setting("--logo", parsePicture),
  logoDark: setting("--logo-dark", parsePicture),
  favicon: setting("--favicon", parsePicture),
  accent: setting("--accent", parseAccent),
  accentDark: setting("--accent-dark", parseAccent),
  signInArt: setting("--sign-in-art", parsePicture),
  environmentName: setting("--environment-name", parseName),
  environmentTone: setting("--environment-tone", parseTone, "caution"),
  helpUrl: setting("--help-url", parseHelpUrl),
  supportEmail: setting("--support-email", parseEmail),
};
