import { isIP } from "node:net";
import { extname } from "node:path";
import {
  contrastRatio,
  darkenForWhiteText,
  minContrast,
  parseColor,
} from "@tillhouse/extension-sdk/contract";
import * as z from "zod/mini";

/** How the value of a setting is read from what is given. */
type Reader<Value, Given = string> = z.ZodMiniType<Value, Given>;

/** The tones of an environment, and the colour that each has in a browser's tab, on light and on dark. */
export const environmentTones: Readonly<Record<string, string>> = {
  caution: "#e0a030",
  negative: "#d64541",
  info: "#4a7fd6",
  neutral: "#808a8f",
};

/** Kinds of pictures that every browser shows. */
const pictures = [".svg", ".png", ".jpg", ".jpeg", ".webp", ".avif", ".gif", ".ico"];

/** A check of a text. Where it does not hold, it tells what is wrong, with the text in place of `%s`, and what to do. */
function rule(test: RegExp | ((text: string) => boolean), problem: string, hint: string) {
  const holds = (text: string): boolean => (test instanceof RegExp ? test.test(text) : test(text));
  const error = ({ input }: { input?: unknown }): string => problem.replace("%s", () => String(input));
  return z.refine<string>(holds, { error, params: { hint }, abort: true });
}

/** Refuses a value, where what is wrong or what to do depends on more than the text. */
function refuse(context: z.core.ParsePayload, message: string, hint: string): never {
  context.issues.push({ code: "custom", message, input: context.value, params: { hint } });
  return z.NEVER;
}

const trimmed = z.trim();

/** Text without spaces around it, of which the first rule that does not hold is told. */
function text(...rules: ReturnType<typeof rule>[]) {
  return z.string().check(trimmed, ...rules);
}

/** A number or a switch, which flags and variables give as text. */
function read<Value extends number | boolean>(
  kind: Reader<Value, Value>,
  written: Reader<string>,
  convert: (text: string) => Value,
): Reader<Value, Value | string> {
  const texts = z.pipe(z.union([kind, z.string()]), z.transform(String));
  return z.pipe(texts, z.pipe(written, z.transform(convert)));
}

/** A whole number in a range. */
export function numberFrom(
  least: number,
  most: number,
  what = `number from ${least} to ${most}`,
  hint = `Use a ${what}.`,
): Reader<number, number | string> {
  const isIn = (text: string): boolean => /^\d{1,9}$/.test(text) && +text >= least && +text <= most;
  return read(z.number(), text(rule(isIn, `"%s" is not a ${what}`, hint)), Number);
}

const isPort = (text: string): boolean => text === "auto" || (/^\d{1,5}$/.test(text) && +text <= 65535);

/** A port: its number, or `auto` for the usual one or the next that is free. */
export const port: Reader<number | "auto", number | string> = z.pipe(
  z.pipe(z.union([z.number(), z.string()]), z.transform(String)),
  z.pipe(
    text(
      rule(
        isPort,
        '"%s" is not a port',
        "Use a number from 1 to 65535, auto for the next free one, or 0 for any.",
      ),
    ),
    z.transform((word) => (word === "auto" ? word : Number(word))),
  ),
);

const truth = rule(
  /^(true|1|yes|on|false|0|no|off)$/i,
  '"%s" is neither true nor false',
  "Use true or false.",
);

/** True or false. */
export const toggle = read(z.boolean(), text(truth), (word) => /^(true|1|yes|on)$/i.test(word));

const hostPattern = /^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$/;
const withoutBrackets = (given: string): string => given.replace(/^\[(.*)\]$/, "$1");
const isHost = (given: string): boolean =>
  isIP(withoutBrackets(given)) !== 0 || hostPattern.test(withoutBrackets(given));
const hostHint = "Use localhost, 0.0.0.0 (all networks), :: or a name without http:// and without a port.";

export const host: Reader<string> = z.pipe(
  text(rule(isHost, '"%s" is not a host name or an address', hostHint)),
  z.transform(withoutBrackets),
);

const pathHint = "Use a path such as /app, /back/office or /.";

export const basePath: Reader<string> = z.pipe(
  text(
    rule(/^\//, '"%s" does not start with a slash', pathHint),
    rule(/^\/$|^(\/(?!\.{1,2}(\/|$))[^/]+)+\/?$/, '"%s" has an empty segment, "." or ".."', pathHint),
    rule(/^[A-Za-z0-9._~/-]+$/, '"%s" has characters other than letters, digits and - . _ ~', pathHint),
  ),
  z.transform((given) => given.replace(/([^/])\/$/, "$1")),
);

function isAnonymous(given: string): boolean {
  const { username, password } = new URL(given);
  return username + password === "";
}

const anonymous = "the address carries a user name or a password";

/** The start of a web address, which paths are added to. */
export function address(example: string): Reader<string> {
  const hint = `Use a whole address such as ${example}.`;
  return z.pipe(
    text(
      rule((given) => URL.canParse(given), '"%s" is not an address', hint),
      rule(/^https?:/i, '"%s" does not start with http:// or https://', hint),
      rule(isAnonymous, anonymous, hint),
      rule(/^[^?#]*$/, '"%s" carries a query or a fragment', hint),
    ),
    z.transform((given) => new URL(given).origin + new URL(given).pathname.replace(/\/+$/, "")),
  );
}

const helpHint = "Use a whole address such as https://help.example.com.";
const isPage = (given: string): boolean => /^https?:\/\//.test(given) && URL.canParse(given);

export const helpUrl: Reader<string> = z.pipe(
  text(rule(isPage, '"%s" is not an address', helpHint), rule(isAnonymous, anonymous, helpHint)),
  z.transform((given) => new URL(given).href),
);

const productHint = "Use an address such as https://shop.example/products/{handle}.";

/** Where the shop shows a product; the handle is put in when it is known. */
export const productUrl: Reader<string> = text(
  rule(isPage, '"%s" is not an address', productHint),
  rule(/\{handle\}/, '"%s" has no {handle} in it', productHint),
  rule(isAnonymous, anonymous, productHint),
);

const emailPattern = /^[^\s@<>"?&]+@[^\s@<>"?&]+\.[^\s@<>"?&]+$/;

export const email: Reader<string> = text(
  rule(emailPattern, '"%s" is not an email address', "Use an address such as help@example.com."),
);

const keyProblem = "the key has characters other than letters and digits";

/** Keys are letters and digits; an empty one is none. */
export const writeKey: Reader<string> = text(
  rule(/^[\w-]*$/, keyProblem, "Copy it from the source's settings."),
);

// Names of files keep the spaces around them.
export const folder: Reader<string> = z.string().check(rule(/\S/, "the folder is empty", "Name a folder."));

export const file: Reader<string> = z.string().check(rule(/\S/, "the file has no name", "Name a file."));

const isPicture = (given: string): boolean => pictures.includes(extname(given).toLowerCase());

export const picture: Reader<string> = z
  .string()
  .check(rule(isPicture, '"%s" is not a picture', `Name a file that ends in ${pictures.join(", ")}.`));

const nameProblem = "the name is empty, longer than 60 characters or has line breaks";
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
const namePattern = /^[^\u0000-\u001f\u007f]{1,60}$/;

export const name: Reader<string> = text(rule(namePattern, nameProblem, "Use a short name."));

/** A colour that white text can be read on, as `#rrggbb`. */
export const accent: Reader<string> = z.pipe(
  text(),
  z.transform((given, context): string => {
    const color = parseColor(given);
    if (color === undefined)
      return refuse(context, `"${given}" is not a colour`, "Use six digits such as #7a1fa2.");
    const measured = contrastRatio(color, "#ffffff");
    if (measured >= minContrast) return color;
    return refuse(
      context,
      `white text cannot be read on ${color} (contrast ${measured.toFixed(1)}, ${minContrast} is needed)`,
      `Use ${darkenForWhiteText(color)}, the same hue as light as it may be.`,
    );
  }),
);

/** One of some words. A text that nobody gave is empty. */
export function oneOf<const Word extends string>(
  words: readonly Word[],
  problem: string,
  hint = `Use ${words.join(" or ")}.`,
): Reader<Word | ""> {
  const isKnown = (given: string): boolean => words.some((word) => word === given);
  // The rule lets no other word pass.
  return z.pipe(
    text(rule(isKnown, `"%s" is ${problem}`, hint)),
    z.transform((given) => given as Word),
  );
}

/** A list of texts; `split` makes one of a text. */
function list(
  split: (given: string) => string[],
  check: (texts: readonly string[]) => [problem: string, hint: string] | undefined,
): Reader<readonly string[], readonly string[] | string> {
  return z.pipe(
    z.union([z.readonly(z.array(z.string())), z.string()]),
    z.transform((given, context): readonly string[] => {
      const texts = typeof given === "string" ? split(given) : given.map((part) => part.trim());
      const wrong = check(texts);
      return wrong === undefined ? texts : refuse(context, ...wrong);
    }),
  );
}

/** Origins, in a list or between commas and spaces. */
export const origins = list(
  (given) => given.split(/[\s,]+/).filter((part) => part !== ""),
  (texts) => {
    const wrong = texts.find((part) => !/^(https?|wss?):\/\/(\*\.)?[A-Za-z0-9.[\]:-]+$/.test(part));
    if (wrong === undefined) return undefined;
    return [`"${wrong}" is not an origin`, "Use an address without a path, such as https://api.example.com."];
  },
);

const extensionPattern = /^(?:\.{1,2}(?:[\\/].*)?|[\\/].+|[A-Za-z]:[\\/].*|(?:@[\w.~-]+\/)?[\w~-][\w.~-]*)$/;
const extensionHint = 'Name a package such as "@acme/reviews", or a folder such as "../reviews".';

/** Packages by name, folders by path. */
export const extensions = list(
  (given) => [given.trim()],
  (texts) => {
    const wrong = texts.find((part) => !extensionPattern.test(part));
    if (wrong !== undefined) return [`"${wrong}" is neither a package nor a folder`, extensionHint];
    const double = texts.find((part, index) => texts.indexOf(part) !== index);
    return double === undefined ? undefined : [`"${double}" is named twice`, "Remove one of the two."];
  },
);
