import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from "node:http";
import { TLSSocket } from "node:tls";
import { backendAnswerHeaders } from "./security-headers";

/**
 * Headers that are about one connection and not about the message (RFC 9110, section 7.6.1), and `Expect`, which the
 * server has answered before a request comes here.
 */
const hopByHop: readonly string[] = [
  "connection",
  "expect",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
];

/** Headers that tell which program answers. */
const boasts: readonly string[] = ["server", "x-powered-by"];

function endToEndHeaders(message: IncomingMessage): OutgoingHttpHeaders {
  const named = (message.headers.connection ?? "").split(",").map((name) => name.trim().toLowerCase());
  const dropped = new Set([...hopByHop, ...named]);
  // Without its length, the body of a GET would be read as the next request, to any path of the backend.
  dropped.delete("content-length");
  const headers: OutgoingHttpHeaders = {};
  // The distinct form keeps every value of a header that came more than once, cookies above all.
  for (const [name, values] of Object.entries(message.headersDistinct)) {
    if (!dropped.has(name) && values !== undefined) headers[name] = values.length === 1 ? values[0] : values;
  }
  return headers;
}

const isEncrypted = ({ socket }: IncomingMessage): boolean => socket instanceof TLSSocket;

/** Whether the person's own connection is encrypted, as far as it can be known here. */
export function isSecure(request: IncomingMessage, trustProxy: boolean): boolean {
  const told = trustProxy ? request.headers["x-forwarded-proto"] : undefined;
  if (typeof told !== "string") return isEncrypted(request);
  return told.split(",")[0]?.trim().toLowerCase() === "https";
}

/** What the backend is told about the client. What the request itself says counts only behind a trusted proxy. */
function forwardedHeaders(request: IncomingMessage, trustProxy: boolean): OutgoingHttpHeaders {
  const before = (name: keyof IncomingHttpHeaders): string | undefined => {
    const value = trustProxy ? request.headers[name] : undefined;
    return Array.isArray(value) ? value.join(", ") : value;
  };
  const client = request.socket.remoteAddress ?? "";
  const chain = before("x-forwarded-for");
  const host = before("x-forwarded-host") ?? request.headers.host;
  return {
    "x-forwarded-for": chain === undefined ? client : `${chain}, ${client}`,
    "x-forwarded-proto": before("x-forwarded-proto") ?? (isEncrypted(request) ? "https" : "http"),
    "x-forwarded-port": before("x-forwarded-port") ?? String(request.socket.localPort ?? ""),
    ...(host === undefined ? {} : { "x-forwarded-host": host }),
  };
}

/** The headers that a request goes to the backend with. */
export function requestHeaders(
  request: IncomingMessage,
  target: URL,
  trustProxy: boolean,
): OutgoingHttpHeaders {
  const headers = endToEndHeaders(request);
  if (!trustProxy) {
    for (const name of ["forwarded", "x-real-ip", "x-forwarded-prefix", "x-original-url", "x-rewrite-url"])
      delete headers[name];
  }
  return { ...headers, ...forwardedHeaders(request, trustProxy), host: target.host };
}

/** A redirect to the backend's own address would leave the admin's; one inside it is made relative. */
function visibleLocation(location: string, target: URL): string {
  if (!location.startsWith(`${target.origin}/`)) return location;
  const path = location.slice(target.origin.length);
  const prefix = target.pathname.replace(/\/$/, "");
  // Two slashes at the start would be an address of another host.
  return (path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path).replace(/^\/{2,}/, "/");
}

/** What a cookie of the backend becomes on the admin's address. */
export interface CookieScope {
  /** Whether the person's connection is encrypted. */
  isSecure: boolean;
  /** Whether the admin may stand in a frame of another site. */
  isFramed: boolean;
  /** The path of the backend's address, without a slash at its end. */
  prefix: string;
}

/**
 * Makes a cookie of the backend one of the admin's own host: another domain would be refused by the browser, and so
 * would `Secure` without encryption. From the same address no cookie needs to be sent along by other sites.
 */
export function visibleCookie(cookie: string, { isSecure, isFramed, prefix }: CookieScope): string {
  const [pair = "", ...attributes] = cookie.split(";");
  const visible = attributes.flatMap((attribute) => {
    const [name = "", value = ""] = attribute.split("=");
    switch (name.trim().toLowerCase()) {
      case "domain":
        return [];
      case "secure":
        return isSecure ? [attribute] : [];
      case "partitioned":
        return isSecure && isFramed ? [attribute] : [];
      case "samesite":
        return value.trim().toLowerCase() === "none" && !(isSecure && isFramed)
          ? [" SameSite=Lax"]
          : [attribute];
      case "path":
        return prefix !== "" && `${value.trim()}/`.startsWith(`${prefix}/`)
          ? [` Path=${value.trim().slice(prefix.length) || "/"}`]
          : [attribute];
      default:
        return [attribute];
    }
  });
  return [pair, ...visible].join(";");
}

/** The headers that an answer of the backend comes with. */
export function answerHeaders(
  incoming: IncomingMessage,
  target: URL,
  place: CookieScope,
): OutgoingHttpHeaders {
  const headers = endToEndHeaders(incoming);
  for (const name of boasts) delete headers[name];
  if (typeof headers.location === "string") headers.location = visibleLocation(headers.location, target);
  const cookies = incoming.headers["set-cookie"];
  if (cookies !== undefined) headers["set-cookie"] = cookies.map((cookie) => visibleCookie(cookie, place));
  const ours = backendAnswerHeaders(incoming.headers["content-type"] ?? "");
  const policies = incoming.headersDistinct["content-security-policy"] ?? [];
  headers["content-security-policy"] = [...policies, ours["Content-Security-Policy"]].join(", ");
  headers["x-content-type-options"] = "nosniff";
  return headers;
}
