import {
  Agent,
  type ClientRequest,
  request as httpRequest,
  type IncomingMessage,
  type RequestOptions,
  type ServerResponse,
} from "node:http";
import { request as httpsRequest, Agent as SecureAgent } from "node:https";
import { pipeline } from "node:stream";
import { systemCode } from "../base/errors";
import type { Configuration } from "../settings/schema";
import type { FailedRequest } from "./failed-request";
import { limitBody, refuseBody } from "./limit-body";
import { logFailedRequest } from "./log-failed-request";
import { answerHeaders, isSecure, requestHeaders } from "./proxy-headers";
import { respondText } from "./respond";
import { backendAnswerHeaders } from "./security-headers";

/** Passes requests on to the backend. */
export interface BackendProxy {
  pass(request: IncomingMessage, response: ServerResponse): void;
  /** Ends the connections that are kept open to the backend. */
  close(): void;
}

/** What a proxy needs to know. */
export interface BackendProxyOptions
  extends Pick<Configuration, "backend" | "trustProxy" | "frameAncestors"> {
  /** How large a body may be, in bytes. */
  bodyLimit: number;
  /** How long a client may send nothing while its body is under way, in milliseconds. */
  bodyTimeout: number;
  /** Told of each request that the backend failed on or did not answer. */
  onFailure?: (failed: FailedRequest) => void;
}

/** How long a connection may take to come about, in milliseconds. An answer may take as long as it needs. */
const connectTimeout = 10_000;

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

function isLoopback(address = ""): boolean {
  return address === "::1" || /^(?:::ffff:)?127\./.test(address);
}

/** What is said in the backend's place: nobody was there to be asked, or somebody was and gave no answer. */
type Failure = "backend-unreachable" | "backend-silent";

function respondWithout(
  backend: string,
  { type, error }: { type: Failure; error: unknown },
  request: IncomingMessage,
  response: ServerResponse,
): void {
  // Where the backend is concerns whoever runs both, and nobody on another machine.
  const isLocal =
    isLoopback(request.socket.remoteAddress) && request.headers["x-forwarded-for"] === undefined;
  const messages: Record<Failure, [local: string, elsewhere: string]> = {
    "backend-unreachable": [
      `The backend at ${backend} cannot be reached: ${unreachableReason(error)}. Start it, or name its address with --backend.`,
      "The store's backend cannot be reached.",
    ],
    "backend-silent": [
      `The backend at ${backend} was asked and gave no answer that can be passed on: ${unreachableReason(error)}.`,
      "The store's backend was asked and gave no answer.",
    ],
  };
  const body = JSON.stringify({ type, message: messages[type][isLocal ? 0 : 1] });
  response.writeHead(502, {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
    "Cache-Control": "no-store",
    ...backendAnswerHeaders("application/json"),
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

/**
 * Makes a proxy to the backend: bodies stream both ways, cookies and all other headers pass as they are, nothing is
 * kept. A backend that is down is answered for with 502; the next request tries again.
 */
export function createBackendProxy(options: BackendProxyOptions): BackendProxy {
  const { backend, trustProxy } = options;
  const target = new URL(backend);
  const secure = target.protocol === "https:";
  // A kept connection may be closing just when it is used. A read can be sent again; a write gets a new connection,
  // which asks to be kept all the same: a backend that closes it itself may do so over an upload it refuses.
  const AgentType = secure ? SecureAgent : Agent;
  const readAgent = new AgentType({ keepAlive: true });
  const send = secure ? httpsRequest : httpRequest;
  const prefix = target.pathname.replace(/\/$/, "");

  function optionsFor(request: IncomingMessage, agent: Agent): RequestOptions {
    const headers = requestHeaders(request, target, trustProxy);
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

  function receive(incoming: IncomingMessage, request: IncomingMessage, response: ServerResponse): void {
    const place = {
      isSecure: isSecure(request, trustProxy),
      isFramed: options.frameAncestors.length > 0,
      prefix,
    };
    try {
      response.writeHead(
        incoming.statusCode ?? 502,
        incoming.statusMessage,
        answerHeaders(incoming, target, place),
      );
    } catch (error) {
      // The backend's headers hold what no header may hold; passed on they could end one and begin another.
      incoming.destroy();
      respondWithout(backend, { type: "backend-silent", error }, request, response);
      return;
    }
    // An answer that breaks off must break off here too: ending it would make it look complete.
    pipeline(incoming, response, (error) => {
      if (error) response.destroy();
    });
  }

  function attempt(request: IncomingMessage, response: ServerResponse, mayRepeat: boolean): void {
    const agent = mayRepeat ? readAgent : new AgentType({ keepAlive: true });
    const outgoing: ClientRequest = send(optionsFor(request, agent), (incoming) =>
      receive(incoming, request, response),
    );
    outgoing.setNoDelay(true);
    let isConnected = false;
    outgoing.on("socket", (socket) => {
      isConnected = !socket.connecting;
      if (isConnected) return;
      socket.once(secure ? "secureConnect" : "connect", () => {
        isConnected = true;
      });
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
      // Of what went to a backend that has been reached, nobody knows what came of it.
      const type = isConnected ? "backend-silent" : "backend-unreachable";
      respondWithout(backend, { type, error }, request, response);
    });
    response.once("close", () => {
      if (!response.writableFinished) outgoing.destroy();
      if (agent !== readAgent) agent.destroy();
    });
    if (!hasBody(request)) {
      outgoing.end();
      return;
    }
    limitBody(request, options, (status, text) => {
      request.unpipe(outgoing);
      outgoing.destroy();
      if (response.headersSent) response.destroy();
      else if (status === 413) refuseBody(request, response, options.bodyTimeout);
      else respondText(response, status, text, { Connection: "close" });
    });
    request.pipe(outgoing);
  }

  return {
    pass(request, response) {
      response.once("finish", () => {
        if (response.statusCode >= 500) options.onFailure?.(logFailedRequest(request, response.statusCode));
      });
      const repeatable =
        request.method === "GET" || request.method === "HEAD" || request.method === "OPTIONS";
      attempt(request, response, repeatable && !hasBody(request));
    },
    close() {
      readAgent.destroy();
    },
  };
}
