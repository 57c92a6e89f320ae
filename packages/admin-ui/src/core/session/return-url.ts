/** The place of an address that is looked at here; only its path below the base path counts. */
interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** What begins with `/a` can only lead to the same origin; which one that is makes no difference here. */
const somewhere = "https://admin.invalid";

/**
 * An address that somebody may be led to after signing in: a page below `/a` of this very admin. Anything else — another
 * site, a script, a path beside the admin — is none.
 */
export function safeReturnUrl(address: string | null | undefined): string | undefined {
  if (!address?.startsWith("/a") || /[\\\p{Cc}]/u.test(address)) return undefined;
  if (!URL.canParse(address, somewhere)) return undefined;
  const { pathname, search, hash } = new URL(address, somewhere);
  const isInside = pathname === "/a" || pathname.startsWith("/a/");
  return isInside && !pathname.startsWith("/a//") ? `${pathname}${search}${hash}` : undefined;
}

/** The page that somebody wanted before the sign-in, from the sign-in page's own address. */
export function returnUrl(search: string): string | undefined {
  return safeReturnUrl(new URLSearchParams(search).get("next"));
}

/** The sign-in page, with the page that somebody wanted in its address: so it survives a reload as well. */
export function signInUrl({ pathname, search, hash }: Place): string {
  const wanted = safeReturnUrl(`${pathname}${search}${hash}`);
  const isStart = wanted === undefined || /^\/a\/?$/.test(wanted);
  return isStart ? "/login" : `/login?next=${encodeURIComponent(wanted)}`;
}
