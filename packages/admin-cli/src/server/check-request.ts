import type { IncomingMessage } from "node:http";
import { hostname } from "node:os";

/** Why a request is not answered. */
export interface Refusal {
  status: number;
  text: string;
  headers?: Record<string, string>;
}

/** How long the address of a request may be. Selections of a hundred records come to some four thousand characters. */
const longestAddress = 16_384;

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** A name or an address and perhaps a port: what a `Host` header may be made of. */
const hostText = /^[A-Za-z0-9._~-]+(?::\d{1,5})?$|^\[[0-9A-Fa-f:.]+\](?::\d{1,5})?$/;

function hostsOf({ rawHeaders }: IncomingMessage): string[] {
  return rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === "host");
}

/**
 * Looks at the outside of a request, before anything is done with it.
 *
 * @param bodyLimit in bytes
 * @returns why it is refused, or `undefined`.
 */
export function checkRequest(request: IncomingMessage, bodyLimit: number): Refusal | undefined {
  const { method = "", url = "", httpVersionMajor } = request;
  if (httpVersionMajor !== 1) return { status: 400, text: "Bad request: the version of HTTP is not known" };
  if (!methods.includes(method))
    return { status: 405, text: "Method not allowed", headers: { Allow: methods.join(", ") } };
  if (url.length > longestAddress) return { status: 414, text: "The address is too long" };
  // `*` asks about the server, and `http://…` is for proxies that reach any host: this one reaches the backend alone.
  if (!url.startsWith("/")) return { status: 400, text: "Bad request: the address is not a path" };
  const hosts = hostsOf(request);
  if (hosts.length > 1 || !hosts.every((host) => hostText.test(host)))
    return { status: 400, text: "Bad request: the host cannot be read" };
  if (Number(request.headers["content-length"] ?? 0) > bodyLimit)
    return { status: 413, text: "The body is too large" };
  return undefined;
}

/** The path as it is meant, or `undefined` where it is not encoded correctly or tries to climb out of its folder. */
export function decodePath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
    const isOdd = /[\u0000-\u001f\u007f]/.test(decoded) || decoded.split(/[\\/]/).includes("..");
    return decoded.startsWith("/") && !isOdd ? decoded : undefined;
  } catch {
    return undefined;
  }
}

/** What a browser says that it fetches, where it is going to run it or to let it change how a page looks. */
const runs = /^(?:script|style|worker|sharedworker|serviceworker|audioworklet|paintworklet|xslt)$/;

/**
 * Whether a page wants to run what comes. The backend answers from the admin's own address, which the policy of the pages
 * trusts; an uploaded file is none of its scripts.
 */
export function isToBeRun({ headers }: IncomingMessage): boolean {
  return runs.test(String(headers["sec-fetch-dest"] ?? ""));
}

/**
 * Whether a page of another origin makes this request in the name of the signed-in person. Browsers tell since 2020
 * (Safari since 2023), and nothing that is no browser does.
 */
export function isForged(request: IncomingMessage, path: string): boolean {
  if (!/^\/(?:admin|__mock)(?:\/|$)/.test(path) || /^(?:GET|HEAD|OPTIONS)$/.test(request.method ?? ""))
    return false;
  // A neighbour such as shop.example.com gets the cookie along as well.
  return /^(?:cross|same)-site$/.test(String(request.headers["sec-fetch-site"] ?? ""));
}

/**
 * Whether a page was opened under somebody else's name: a name can be pointed at this machine once its page is there, and then
 * that page reads all that is served. Addresses in numbers cannot.
 *
 * @param own the name that the server was told to listen on
 */
export function isRebound({ headers }: IncomingMessage, own: string): boolean {
  const name = (headers.host ?? "").replace(/:\d+$/, "").toLowerCase();
  if (name === "" || name.startsWith("[") || /^[\d.]+$/.test(name)) return false;
  const machine = hostname().toLowerCase();
  const known = ["localhost", own.toLowerCase(), machine, `${machine}.local`];
  return !known.includes(name) && !name.endsWith(".localhost");
}
