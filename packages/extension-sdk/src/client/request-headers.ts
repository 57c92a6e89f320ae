import type { RequestConfig } from "./transport";

/** Who may call: staff below `/admin`, shoppers below `/store`. Each has tokens of its own. */
export type ApiScope = "admin" | "store";

/** Gives the bearer token of a domain, or nothing where the session lives in a cookie. */
export type GetToken = (domain: ApiScope) => string | undefined | Promise<string | undefined>;

/** What a client adds to each of its requests. */
export interface Credentials {
  /** Asked for each request anew, so that a token that was renewed is used at once. */
  getToken?: GetToken;
  /** Token of a member of staff, sent as `x-medusa-access-token` where a call needs somebody. */
  apiKey?: string;
  /** Ties a shopper's calls to sales channels. */
  publishableKey?: string;
}

/** The domain that a path belongs to; `undefined` for what is neither the store's nor the staff's. */
export function apiScopeOf(path: string): ApiScope | undefined {
  const domain = /^\/(admin|store)(?:[/?]|$)/.exec(path)?.[1];
  return domain === "admin" || domain === "store" ? domain : undefined;
}

/** Calls that somebody makes who has no session yet (specification, section 6). */
const openCalls = new Set([
  "/admin/auth",
  "/admin/auth/token",
  "/admin/users/password-token",
  "/admin/users/reset-password",
  "/admin/invites/accept",
]);

/** Whether a call needs a member of staff. */
function needsStaff(method: string, path: string): boolean {
  return apiScopeOf(path) === "admin" && !(method === "POST" && openCalls.has(path));
}

/** A random id; browsers give `randomUUID` to secure pages only, and an admin may stand on a plain one. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Whether an id can be sent along. To another origin an unknown header costs a preflight that a strict list of headers
 * refuses, and an id that nobody has logged helps nobody; there only the store's own id is told.
 */
export function isOwnOrigin(address: string): boolean {
  if (typeof location === "undefined") return false;
  return new URL(address, location.href).origin === location.origin;
}

/** A cookie's value as a header may hold it: another program on the same host may have set anything. */
function headerText(value: string): string | undefined {
  let text = value;
  try {
    text = decodeURIComponent(value);
  } catch {
    // Then it was never encoded.
  }
  return /^[\x20-\x7e]*$/.test(text) ? text : undefined;
}

/** The token that the store gave against forged requests, to be sent back in the header `X-XSRF-TOKEN`. */
function xsrfToken(): string | undefined {
  if (typeof document === "undefined") return undefined;
  const cookie = document.cookie.split("; ").find((entry) => entry.startsWith("XSRF-TOKEN="));
  return cookie === undefined ? undefined : headerText(cookie.slice("XSRF-TOKEN=".length));
}

/** The published client's headers are an object with methods of its own; only its strings are headers. */
function stringsOf(headers: object = {}): [string, string][] {
  return Object.entries(headers).filter((entry): entry is [string, string] => typeof entry[1] === "string");
}

/** Whether a token is still on its way. */
export function isPromised(token: ReturnType<GetToken>): token is Promise<string | undefined> {
  return typeof Object(token).then === "function";
}

/** The token that a request is sent with, as it is asked for; nothing where the call is open to everybody. */
export function tokenFor(
  { method, path }: { method: string; path: string },
  { getToken }: Credentials,
): ReturnType<GetToken> {
  const domain = apiScopeOf(path);
  const isOpen = domain === "admin" && !needsStaff(method, path);
  // A token that has ended must not stand in the way of signing in.
  return domain === undefined || isOpen ? undefined : getToken?.(domain);
}

/** The headers of one request (specification, section 7): what the caller gave wins over what is added here. */
export function requestHeaders(
  {
    method,
    path,
    token,
    config,
  }: {
    /** The HTTP method, in capitals. */
    method: string;
    /** Below the backend: `/admin/orders`. */
    path: string;
    /** See {@link tokenFor}. */
    token: string | undefined;
    /** The request, with the caller's headers and its body. */
    config: RequestConfig;
  },
  { apiKey, publishableKey }: Credentials,
): Headers {
  const headers = new Headers({ Accept: "application/json" });
  if (token !== undefined && token !== "") headers.set("Authorization", `Bearer ${token}`);
  if (apiKey !== undefined && needsStaff(method, path)) headers.set("x-medusa-access-token", apiKey);
  if (publishableKey !== undefined) headers.set("x-publishable-api-key", publishableKey);
  const xsrf = xsrfToken();
  if (xsrf !== undefined) headers.set("X-XSRF-TOKEN", xsrf);
  for (const [name, value] of stringsOf(config.headers)) headers.set(name, value);
  const isForm = typeof FormData !== "undefined" && config.data instanceof FormData;
  // The browser writes the boundary of a multipart body itself.
  if (isForm || config.data === undefined) headers.delete("Content-Type");
  else if (!headers.has("Content-Type")) headers.set("Content-Type", "application/json");
  return headers;
}
