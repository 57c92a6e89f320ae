import { isIP } from "node:net";

/** A value as it arrives: text from the command line and the environment, or typed values from a program. */
export type GivenValue = string | number | boolean | readonly string[] | object | undefined;

/** What reading a value comes to. */
export type Parsed<Value> = { value: Value } | { problem: string; hint: string };

/** Where one value comes from, what it is where nobody says anything, and how it is read. */
export interface Setting<Value> {
  /** Left out where only a file can say it. */
  flag?: string;
  environment: readonly string[];
  fallback: Value;
  parse: (given: Exclude<GivenValue, undefined>) => Parsed<Value>;
}

export function parsePort(given: unknown): Parsed<number> {
  const text = String(given).trim();
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65535) return { value: port };
  return {
    problem: `"${text}" is not a port`,
    hint: "Use a number from 1 to 65535, or 0 for any free port.",
  };
}

export function parseHost(given: unknown): Parsed<string> {
  const host = String(given).trim();
  const bare = host.startsWith("[") && host.endsWith("]") ? host.slice(1, -1) : host;
  if (isIP(bare) !== 0 || /^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$/.test(bare)) return { value: bare };
  return {
    problem: `"${host}" is not a host name or an address`,
    hint: "Use localhost, 0.0.0.0 (all networks), :: or a name without http:// and without a port.",
  };
}

export function parseBasePath(given: unknown): Parsed<string> {
  const text = String(given).trim();
  const path = text.length > 1 ? text.replace(/([^/])\/$/, "$1") : text;
  if (path === "/") return { value: path };
  const segments = path.split("/").slice(1);
  const hint = "Use a path such as /app, /back/office or /.";
  if (!path.startsWith("/")) return { problem: `"${text}" does not start with a slash`, hint };
  if (segments.some((segment) => segment === "" || segment === "." || segment === ".."))
    return { problem: `"${text}" has an empty segment, "." or ".."`, hint };
  if (!segments.every((segment) => /^[A-Za-z0-9._~-]+$/.test(segment)))
    return { problem: `"${text}" has characters other than letters, digits and - . _ ~`, hint };
  return { value: path };
}

export function parseBackend(given: unknown): Parsed<string> {
  return parseAddress(given, "http://localhost:9000");
}

export function parseAddress(given: unknown, example = "https://example.com"): Parsed<string> {
  const text = String(given).trim();
  const hint = `Use a whole address such as ${example}.`;
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return { problem: `"${text}" is not an address`, hint };
  }
  if (url.protocol !== "http:" && url.protocol !== "https:")
    return { problem: `"${text}" does not start with http:// or https://`, hint };
  if (url.username !== "" || url.password !== "")
    return { problem: "the address carries a user name or a password", hint };
  if (url.search !== "" || url.hash !== "")
    return { problem: `"${text}" carries a query or a fragment`, hint };
  return { value: url.origin + url.pathname.replace(/\/+$/, "") };
}

/** A build may leave the backend open: the page then calls its own address. */
export function parseBuildBackend(given: unknown): Parsed<string> {
  return String(given).trim() === "" ? { value: "" } : parseBackend(given);
}

/** Keys are letters and digits; an empty one is none. */
export function parseWriteKey(given: unknown): Parsed<string> {
  const text = String(given).trim();
  if (/^[\w-]*$/.test(text)) return { value: text };
  return {
    problem: "the key has characters other than letters and digits",
    hint: "Copy it from the source's settings.",
  };
}

export function parseSwitch(given: unknown): Parsed<boolean> {
  const text = String(given).trim().toLowerCase();
  if (["true", "1", "yes", "on"].includes(text)) return { value: true };
  if (["false", "0", "no", "off"].includes(text)) return { value: false };
  return { problem: `"${text}" is neither true nor false`, hint: "Use true or false." };
}

export function parseFolder(given: unknown): Parsed<string> {
  const text = String(given);
  return text.trim() === "" ? { problem: "the folder is empty", hint: "Name a folder." } : { value: text };
}

export function parseOrigins(given: unknown): Parsed<readonly string[]> {
  const texts = Array.isArray(given) ? given.map(String) : String(given).split(/[\s,]+/);
  const origins: string[] = [];
  for (const text of texts.filter((part) => part !== "")) {
    if (!/^(https?|wss?):\/\/(\*\.)?[A-Za-z0-9.[\]:-]+$/.test(text))
      return {
        problem: `"${text}" is not an origin`,
        hint: "Use an address without a path, such as https://api.example.com.",
      };
    origins.push(text);
  }
  return { value: origins };
}

/** Makes the reader of a whole number in a range. */
export function parseNumber(least: number, most: number): (given: unknown) => Parsed<number> {
  return (given) => {
    const text = String(given).trim();
    const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (number >= least && number <= most) return { value: number };
    return {
      problem: `"${text}" is not a number from ${least} to ${most}`,
      hint: `Use a number from ${least} to ${most}.`,
    };
  };
}

/** Packages by name, folders by path. */
export function parseExtensions(given: unknown): Parsed<readonly string[]> {
  const texts = Array.isArray(given) ? given.map((text) => String(text).trim()) : [String(given).trim()];
  const hint = 'Name a package such as "@acme/reviews", or a folder such as "../reviews".';
  const wrong = texts.find(
    (text) => !/^(?:\.{1,2}(?:[\\/].*)?|[\\/].+|[A-Za-z]:[\\/].*|(?:@[\w.~-]+\/)?[\w~-][\w.~-]*)$/.test(text),
  );
  if (wrong !== undefined) return { problem: `"${wrong}" is neither a package nor a folder`, hint };
  const double = texts.find((text, index) => texts.indexOf(text) !== index);
  if (double !== undefined) return { problem: `"${double}" is named twice`, hint: "Remove one of the two." };
  return { value: texts };
}
