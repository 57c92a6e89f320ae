import { isIP } from "node:net";
import type { Check, DoctorContext } from "./check";
import { type Answer, probe } from "./probe";

/** Whether the page calls the backend itself, and by a cookie. */
interface Way {
  isDirect: boolean;
  isCookie: boolean;
}

function wayOf({ configuration }: DoctorContext): Way {
  return { isDirect: !configuration.values.proxy, isCookie: configuration.values.auth !== "bearer" };
}

/** What a browser asks before it lets a page of another origin send JSON. */
async function preflight(patient: DoctorContext): Promise<Answer> {
  return probe(`${patient.configuration.values.backend}/admin/auth`, {
    method: "OPTIONS",
    headers: {
      origin: patient.origin.origin,
      "access-control-request-method": "POST",
      "access-control-request-headers": "content-type",
    },
  });
}

/** Whether the backend lets the admin's page call it, where the page does. */
export async function checkCors(patient: DoctorContext): Promise<Check> {
  const { origin } = patient.origin;
  const { isDirect, isCookie } = wayOf(patient);
  if (!isDirect || origin === new URL(patient.configuration.values.backend).origin)
    return {
      id: "cors",
      status: "ok",
      message: "The page calls its own address only, so CORS plays no part.",
    };
  const answer = await preflight(patient);
  if ("problem" in answer)
    return { id: "cors", status: "skipped", message: "The backend does not answer the browser's question." };
  const allowed = answer.headers["access-control-allow-origin"];
  const cure = `Add the origin in the backend's environment, and start it again: ADMIN_CORS=${origin}`;
  if (allowed !== origin && (allowed !== "*" || isCookie)) {
    const says = allowed === undefined ? "nobody" : `"${String(allowed)}"`;
    return {
      id: "cors",
      status: "fault",
      message: `The backend does not let pages of ${origin} call it: it allows ${says}.`,
      why: "Without the proxy the browser blocks every request of the admin.",
      cure: `${cure} (projectConfig.admin_cors in medusa-config.js), or leave --no-proxy out.`,
    };
  }
  if (isCookie && answer.headers["access-control-allow-credentials"] !== "true") {
    return {
      id: "cors",
      status: "fault",
      message: `The backend lets pages of ${origin} call it, but without their cookie.`,
      cure: "Answer Access-Control-Allow-Credentials: true, leave --no-proxy out, or use --auth bearer.",
    };
  }
  return { id: "cors", status: "ok", message: `The backend lets pages of ${origin} call it.` };
}

/** A cookie as a browser reads it: attributes in lower case. */
interface Cookie {
  name: string;
  attributes: ReadonlyMap<string, string>;
}

function sessionCookie(answer: Answer): Cookie | undefined {
  if ("problem" in answer) return undefined;
  const cookies = (answer.headers["set-cookie"] ?? []).map((text): Cookie => {
    const [pair = "", ...rest] = text.split(";");
    const attributes = rest.map((part): [string, string] => {
      const [key = "", value = ""] = part.trim().split("=");
      return [key.toLowerCase(), value.toLowerCase()];
    });
    return { name: pair.split("=")[0] ?? "", attributes: new Map(attributes) };
  });
  return cookies.find(({ name }) => name === "connect.sid") ?? cookies[0];
}

function isLocal({ hostname }: URL): boolean {
  return /^(?:localhost|127\..*|\[::1\]|.*\.localhost)$/.test(hostname);
}

/** The part of an address that cookies belong to, as near as it can be told without a list of all suffixes. */
function siteOf({ protocol, hostname }: URL): string {
  const isName = isIP(hostname.replace(/[[\]]/g, "")) === 0;
  return `${protocol}//${isName ? hostname.split(".").slice(-2).join(".") : hostname}`;
}

function checkCookie({ name, attributes }: Cookie, patient: DoctorContext): Check {
  const { isDirect } = wayOf(patient);
  const page = patient.origin;
  const backend = new URL(patient.configuration.values.backend);
  const owner = isDirect ? backend : page;
  const fault = (message: string, cure: string, why?: string): Check => ({
    id: "cookies",
    status: "fault",
    message,
    ...(why !== undefined && { why }),
    cure,
  });
  const domain = attributes.get("domain")?.replace(/^\./, "");
  if (domain !== undefined && owner.hostname !== domain && !owner.hostname.endsWith(`.${domain}`))
    return fault(
      `The session cookie ${name} belongs to ${domain}; browsers drop it at ${owner.hostname}.`,
      "Take the domain out of projectConfig.session_options in medusa-config.js.",
    );
  if (attributes.has("secure") && owner.protocol === "http:" && !isLocal(owner))
    return fault(
      `The session cookie ${name} is for https only, and ${owner.origin} is not.`,
      "Open the admin by https: a proxy in front of it, and --trust-proxy.",
      "Browsers drop it, so nobody stays signed in.",
    );
  if (isDirect && siteOf(page) !== siteOf(backend)) {
    if (attributes.get("samesite") !== "none" || !attributes.has("secure"))
      return fault(
        `The session cookie ${name} is not sent from ${page.origin} to ${backend.origin}: it is not SameSite=None; Secure.`,
        "Leave --no-proxy out, or use --auth bearer. Else run the backend by https with NODE_ENV=production.",
        "The two addresses are two sites for a browser.",
      );
    return {
      id: "cookies",
      status: "warning",
      message: `The session cookie ${name} is one of another site, which several browsers block.`,
      cure: "Leave --no-proxy out, or use --auth bearer.",
    };
  }
  return { id: "cookies", status: "ok", message: `Browsers keep the session cookie ${name}.` };
}

/** Whether a browser at the admin's address keeps and sends the session cookie of the store. */
export async function checkCookies(patient: DoctorContext): Promise<Check> {
  const { values } = patient.configuration;
  const { isDirect, isCookie } = wayOf(patient);
  if (!isCookie)
    return { id: "cookies", status: "ok", message: "People sign in with a token, without a cookie." };
  const ask = (scheme: string): Promise<Answer> =>
    probe(`${values.backend}/health`, { headers: isDirect ? {} : { "x-forwarded-proto": scheme } });
  const isSecure = patient.origin.protocol === "https:";
  const told = isSecure && values.trustProxy ? "https" : "http";
  const cookie = sessionCookie(await ask(told));
  if (cookie !== undefined) return checkCookie(cookie, patient);
  const other = isDirect ? undefined : sessionCookie(await ask("https"));
  if (other === undefined)
    return {
      id: "cookies",
      status: "skipped",
      message: "The backend shows its session cookie to nobody unknown.",
    };
  return {
    id: "cookies",
    status: "fault",
    message: `The backend sets its session cookie ${other.name} over https only, and is told that people come by ${told}.`,
    why: "Nobody stays signed in.",
    cure: isSecure
      ? "Let serve believe the proxy in front of it: --trust-proxy, or TILLHOUSE_TRUST_PROXY=true."
      : "Open the admin by https (a proxy in front of it, and --trust-proxy), or run the backend with NODE_ENV=development.",
  };
}

/** Whether what stands in front of `serve` is believed, where something does. */
export function checkProxyHeaders(patient: DoctorContext): Check {
  const { values, origins } = patient.configuration;
  const { origin } = patient;
  if (origin.protocol === "https:" && !values.trustProxy) {
    return {
      id: "proxy-headers",
      status: "fault",
      message: `The admin is opened at ${origin.origin}, so a proxy stands in front of serve, which does not believe it.`,
      why: "The store is told http and the proxy's own address for everybody: secure cookies are not set, and limits count all people as one.",
      cure: "Use --trust-proxy, TILLHOUSE_TRUST_PROXY=true or trustProxy: true in tillhouse.config.ts, and let the proxy set X-Forwarded-For, -Proto and -Host.",
    };
  }
  if (values.trustProxy && isLocal(origin) && origin.protocol === "http:") {
    return {
      id: "proxy-headers",
      status: "warning",
      message: `X-Forwarded-* headers are believed (${origins.trustProxy}), and no proxy in front is known.`,
      why: "Without one, every client can name any address as its own.",
      cure: "Name the address that people open with --origin, or take --trust-proxy out.",
    };
  }
  return {
    id: "proxy-headers",
    status: "ok",
    message: values.trustProxy
      ? "What the proxy in front says about clients is believed."
      : "No proxy stands in front; what clients say about themselves is not believed.",
  };
}
