/** What can be known of the page and the store's address from inside the browser. */
export interface SignInFacts {
  /** The page's own address. */
  page: string;
  /** The backend's address; the page's own origin where a proxy stands between. */
  backend: string;
  /** How the person is known to the store: by a cookie or by a token. */
  auth: "cookie" | "bearer";
  /** What happened: the store answered and forgot, or the browser let no answer through. */
  failure: "forgotten" | "no-answer";
  /** Whether this browser keeps any cookie at all. */
  keepsCookies: boolean;
  /** The page stands in a frame of another site. */
  isFramed: boolean;
  /** With `no-answer`: the store can be reached, only its answers are not for this page. */
  isReachable: boolean;
}

/** A cause; its title and text are the keys `signInFailure.<cause>` and the same with `Text`. */
export type SignInCause =
  | "blockedCookies"
  | "framed"
  | "otherSite"
  | "secureCookie"
  | "proxy"
  | "instances"
  | "bearer"
  | "mixedContent"
  | "origin";

/** Whether a browser counts two addresses as one site: then cookies travel between them without being third-party. */
function isSameSite(one: URL, other: URL): boolean {
  if (one.protocol !== other.protocol) return false;
  if (one.hostname === other.hostname) return true;
  if (/^[\d.]+$|:/.test(one.hostname)) return false;
  // Without a list of public suffixes two labels have to do: shop.example.com and api.example.com are one site.
  const siteOf = ({ hostname }: URL) => hostname.split(".").slice(-2).join(".");
  return siteOf(one).includes(".") && siteOf(one) === siteOf(other);
}

/** Addresses that browsers trust as if they were https. */
function isThisMachine({ hostname }: URL): boolean {
  return hostname === "localhost" || hostname.endsWith(".localhost") || /^127\.|^\[::1\]$/.test(hostname);
}

/**
 * Why a sign-in that should have worked did not, the likeliest cause first. Medusa v1 gives its session cookie `Secure`
 * and `SameSite=None` where NODE_ENV is production or staging, and neither of them otherwise; over plain http a store in
 * production sends no cookie at all, and behind a proxy it goes by X-Forwarded-Proto.
 */
export function diagnoseSignIn(facts: SignInFacts): SignInCause[] {
  const page = new URL(facts.page);
  const backend = new URL(facts.backend);
  const isOtherOrigin = page.origin !== backend.origin;
  if (facts.failure === "no-answer") {
    if (!isOtherOrigin) return [];
    if (page.protocol === "https:" && backend.protocol === "http:" && !isThisMachine(backend))
      return ["mixedContent"];
    return facts.isReachable ? ["origin"] : [];
  }
  if (facts.auth === "bearer") return ["bearer"];
  if (!facts.keepsCookies) return ["blockedCookies"];
  if (isOtherOrigin && !isSameSite(page, backend)) return ["otherSite"];
  const causes: SignInCause[] = facts.isFramed ? ["framed"] : [];
  return backend.protocol === "http:"
    ? [...causes, "secureCookie", "proxy"]
    : [...causes, "proxy", "instances"];
}
