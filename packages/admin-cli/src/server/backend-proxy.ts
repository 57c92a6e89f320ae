import {
  Agent,
  type ClientRequest,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestOptions,
  type ServerResponse,
} from "node:http";
import { request as httpsRequest, Agent as SecureAgent } from "node:https";
import { pipeline } from "node:stream";
import { systemCode } from "../errors";

/** Passes requests on to the backend. */
export interface BackendProxy {
  pass(request: IncomingMessage, response: ServerResponse): void;
  /** Ends the connections that are kept open to the backend. */
  close(): void;
}

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

/** How long a connection may take to come about, in milliseconds. An answer may take as long as it needs. */
const connectTimeout = 10_000;

function endToEndHeaders(message: IncomingMessage): OutgoingHttpHeaders {
  const named = (message.headers.connection ?? "").split(",").map((name) => name.trim().toLowerCase());
  const dropped = new Set([...hopByHop, ...named]);
  const headers: OutgoingHttpHeaders = {};
  // The distinct form keeps every value of a header that came more than once, cookies above all.
  for (const [name, values] of Object.entries(message.headersDistinct)) {
    if (!dropped.has(name) && values !== undefined) headers[name] = values.length === 1 ? values[0] : values;
  }
  return headers;
}

function forwardedHeaders(request: IncomingMessage): OutgoingHttpHeaders {
  const before = (name: keyof IncomingHttpHeaders): string | undefined => {
    const value = request.headers[name];
    return Array.isArray(value) ? value.join(", ") : value;
  };
  const client = request.socket.remoteAddress ?? "";
  const chain = before("x-forwarded-for");
  const host = before("x-forwarded-host") ?? request.headers.host;
  return {
    "x-forwarded-for": chain === undefined ? client : `${chain}, ${client}`,
    "x-forwarded-proto": before("x-forwarded-proto") ?? "http",
    "x-forwarded-port": before("x-forwarded-port") ?? String(request.socket.localPort ?? ""),
    ...(host === undefined ? {} : { "x-forwarded-host": host }),
  };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || (headers["content-length"] ?? "0") !== "0";
}

/** Why the backend cannot be reached, in words. */
export function unreachableReason(error: unknown): string {
  const reasons: Record<string, string> = {
    ECONNREFUSED: "nothing listens there",
    ENOTFOUND: "the host name is not known",
    EAI_AGAIN: "the host name cannot be looked up at the moment",
    ECONNRESET: "it ended the connection",
    ETIMEDOUT: "it does not answer",
    EHOSTUNREACH: "there is no way to the host",
  };
  const first = error instanceof AggregateError ? error.errors[0] : error;
  const code = systemCode(first) ?? systemCode(error);
  return (
    reasons[code ?? ""] ??
    (first instanceof Error && first.message !== "" ? first.message : (code ?? "unknown"))
  );
}

function respondUnreachable(
  backend: string,
  error: unknown,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const message = `The backend at ${backend} cannot be reached: ${unreachableReason(error)}. Start it, or name its address with --backend.`;
  const body = JSON.stringify({ type: "backend-unreachable", message });
  response.writeHead(502, {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
    "Cache-Control": "no-store",
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

/** A redirect to the backend's own address would leave the admin's; one inside it is made relative. */
function visibleLocation(location: string, target: URL): string {
  if (!location.startsWith(`${target.origin}/`)) return location;
  const path = location.slice(target.origin.length);
  const prefix = target.pathname.replace(/\/$/, "");
  return path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
}

/**
 * Makes a proxy to the backend: bodies stream both ways, cookies and all other headers pass as they are, nothing is
 * kept. A backend that is down is answered for with 502; the next request tries again.
 */
export function createBackendProxy(backend: string): BackendProxy {
  const target = new URL(backend);
  const secure = target.protocol === "https:";
  // A kept connection may be closing just when it is used. A read can be sent again; a write gets a new connection,
  // which asks to be kept all the same: a backend that closes it itself may do so over an upload it refuses.
  const AgentType = secure ? SecureAgent : Agent;
  const readAgent = new AgentType({ keepAlive: true });
  const send = secure ? httpsRequest : httpRequest;
  const prefix = target.pathname.replace(/\/$/, "");

  function optionsFor(request: IncomingMessage, agent: Agent): RequestOptions {
    const headers = { ...endToEndHeaders(request), ...forwardedHeaders(request), host: target.host };
    const chunked = request.headers["transfer-encoding"] !== undefined;
    return {
      agent,
      protocol: target.protocol,
      hostname: target.hostname.replace(/^\[(.*)\]$/, "$1"),
      port: target.port,
      method: request.method,
      path: prefix + (request.url ?? "/"),
      headers: chunked ? { ...headers, "transfer-encoding": "chunked" } : headers,
    };
  }

  function receive(incoming: IncomingMessage, response: ServerResponse): void {
    const headers = endToEndHeaders(incoming);
    if (typeof headers.location === "string") headers.location = visibleLocation(headers.location, target);
    response.writeHead(incoming.statusCode ?? 502, incoming.statusMessage, headers);
    // An answer that breaks off must break off here too: ending it would make it look complete.
    pipeline(incoming, response, (error) => {
      if (error) response.destroy();
    });
  }

  function attempt(request: IncomingMessage, response: ServerResponse, mayRepeat: boolean): void {
    const agent = mayRepeat ? readAgent : new AgentType({ keepAlive: true });
    const outgoing: ClientRequest = send(optionsFor(request, agent), (incoming) =>
      receive(incoming, response),
    );
    outgoing.setNoDelay(true);
    outgoing.on("socket", (socket) => {
      if (!socket.connecting) return;
      const timer = setTimeout(() => {
        outgoing.destroy(Object.assign(new Error("connect timeout"), { code: "ETIMEDOUT" }));
      }, connectTimeout);
      socket.once("connect", () => clearTimeout(timer));
      socket.once("close", () => clearTimeout(timer));
    });
    outgoing.on("error", (error) => {
      if (response.headersSent || response.destroyed) {
        // The answer is on its way and ends by itself: a backend may refuse an upload before it has read all of it.
        request.unpipe(outgoing);
        request.resume();
        return;
      }
      // A backend that restarts closes connections it kept; a request that fell into that moment was not handled.
      if (mayRepeat && outgoing.reusedSocket && systemCode(error) === "ECONNRESET") {
        attempt(request, response, false);
        return;
      }
      // The rest of an upload is read and dropped: closing on it would reset the connection and lose the answer.
      request.unpipe(outgoing);
      request.resume();
      respondUnreachable(backend, error, request, response);
    });
    response.once("close", () => {
      if (!response.writableFinished) outgoing.destroy();
      if (agent !== readAgent) agent.destroy();
    });
    if (hasBody(request)) request.pipe(outgoing);
    else outgoing.end();
  }

  return {
    pass(request, response) {
      const repeatable =
        request.method === "GET" || request.method === "HEAD" || request.method === "OPTIONS";
      attempt(request, response, repeatable && !hasBody(request));
    },
    close() {
      readAgent.destroy();
    },
  };
}
