import type { Configuration } from "../settings/schema";
import { tokenPagePattern } from "./page-paths";

function originOf(address: string): string[] {
  return address === "" ? [] : [new URL(address).origin];
}

/** What decides about the headers. */
export type SecurityOptions = Pick<
  Configuration,
  | "backend"
  | "connect"
  | "frameAncestors"
  | "hsts"
  | "analyticsWriteKey"
  | "analyticsCdn"
  | "analyticsApiHost"
>;

/** The headers of scripts, styles, fonts and data, which are parts of a page and never one themselves. */
export const assetHeaders: Record<string, string> = {
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** Where usage data may go, of those who allow it; nowhere without a write key. */
function analyticsOrigins(options: SecurityOptions): string[] {
  const { analyticsWriteKey, analyticsCdn, analyticsApiHost } = options;
  return analyticsWriteKey === "" ? [] : [...originOf(analyticsCdn), ...originOf(analyticsApiHost)];
}

function policyText(policy: Record<string, readonly string[]>): string {
  return Object.entries(policy)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}

/**
 * The headers that every page of the admin carries, and whatever else a browser may open as a document.
 *
 * Scripts and styles come from the admin's own address only. The admin places no styles in the page while it runs; a
 * library in an extension may, with the number that each page is sent with. Requests may go to the backend as well:
 * extensions name its address at times. Pictures of products may be anywhere.
 *
 * @param nonce the number of this one answer, for styles that scripts place in the page
 */
export function securityHeaders(options: SecurityOptions, nonce?: string): Record<string, string> {
  const { backend, connect, frameAncestors, hsts } = options;
  const isFramed = frameAncestors.length > 0;
  const policy = {
    "default-src": ["'self'"],
    "script-src": ["'self'"],
    "style-src": ["'self'", ...(nonce === undefined ? [] : [`'nonce-${nonce}'`])],
    "img-src": ["'self'", "data:", "blob:", "http:", "https:"],
    "media-src": ["'self'", "data:", "blob:", "http:", "https:"],
    "font-src": ["'self'", "data:"],
    "connect-src": ["'self'", ...originOf(backend), ...connect, ...analyticsOrigins(options)],
    "worker-src": ["'self'", "blob:"],
    "frame-ancestors": isFramed ? ["'self'", ...frameAncestors] : ["'none'"],
    "base-uri": ["'self'"],
    "object-src": ["'none'"],
    "form-action": ["'self'"],
  };
  return {
    "Content-Security-Policy": policyText(policy),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    // The older header cannot name origins; browsers that know the policy do not look at it.
    ...(isFramed ? {} : { "X-Frame-Options": "DENY" }),
    // The camera reads barcodes where stock is counted, once the person allows it.
    "Permissions-Policy":
      "camera=(self), display-capture=(), geolocation=(), microphone=(), payment=(), publickey-credentials-get=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    ...(hsts ? { "Strict-Transport-Security": "max-age=31536000" } : {}),
  };
}

const tokenPages = new RegExp(tokenPagePattern);

/** What answers carry whose address may hold a token: they are kept nowhere and told to nobody. */
export const tokenPageHeaders: Record<string, string> = {
  "Cache-Control": "no-store",
  "Referrer-Policy": "no-referrer",
};

/**
 * What an answer carries in addition where its address may hold a token.
 *
 * @param path below the base path
 */
export function tokenHeaders(path: string): Record<string, string> {
  return tokenPages.test(path) ? tokenPageHeaders : {};
}

/**
 * The headers that answers of the backend get. They come from the admin's own address, and a file that somebody
 * uploaded there must not act in its name: opened as a document it has no scripts and no origin.
 *
 * @param contentType what the backend says the answer is
 */
export function backendAnswerHeaders(contentType: string): Record<string, string> {
  const policy = {
    "default-src": ["'none'"],
    "img-src": ["'self'", "data:"],
    "media-src": ["'self'", "data:"],
    "style-src": ["'unsafe-inline'"],
    "frame-ancestors": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    // The browsers' viewers of such files do not open in a sandbox, and run no script of the page.
    ...(/^application\/pdf\b/i.test(contentType) ? {} : { sandbox: [] }),
  };
  return { "Content-Security-Policy": policyText(policy), "X-Content-Type-Options": "nosniff" };
}
