import type { Configuration } from "../config";

function originOf(address: string): string[] {
  return address === "" ? [] : [new URL(address).origin];
}

/** The headers of scripts, styles, fonts and data, which are parts of a page and never one themselves. */
export const partHeaders: Record<string, string> = { "X-Content-Type-Options": "nosniff" };

/**
 * The headers that every page of the admin carries, and whatever else a browser may open as a document.
 *
 * Scripts come from the admin's own address only. Styles may stand in the page, because components and extensions place
 * them there while they run. Requests may go to the backend as well: extensions name its address at times.
 */
export function securityHeaders({
  backend,
  connect,
}: Pick<Configuration, "backend" | "connect">): Record<string, string> {
  const policy = {
    "default-src": ["'self'"],
    "script-src": ["'self'"],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:", "http:", "https:"],
    "media-src": ["'self'", "data:", "blob:", "http:", "https:"],
    "font-src": ["'self'", "data:"],
    "connect-src": ["'self'", ...originOf(backend), ...connect],
    "worker-src": ["'self'", "blob:"],
    "frame-ancestors": ["'none'"],
    "base-uri": ["'self'"],
    "object-src": ["'none'"],
    "form-action": ["'self'"],
  };
  return {
    "Content-Security-Policy": Object.entries(policy)
      .map(([name, sources]) => [name, ...sources].join(" "))
      .join("; "),
    "X-Content-Type-Options": "nosniff",
    // Addresses of invitations and password resets hold tokens, which no other site may learn.
    "Referrer-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
  };
}
