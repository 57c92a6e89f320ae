import type { IncomingMessage } from "node:http";

/** A request that the backend failed on, for a log: whoever was shown the id of a request finds it there. */
export interface FailedRequest {
  method: string;
  /** Without its query and without e-mail addresses, which are nobody's business. */
  path: string;
  status: number;
  /** What the page has sent as `X-Request-Id`. */
  requestId: string | undefined;
}

/** What is told of a request that was answered with this status. */
export function failedRequest({ method, url, headers }: IncomingMessage, status: number): FailedRequest {
  const id = headers["x-request-id"];
  return {
    method: method ?? "GET",
    path: (url ?? "/").replace(/\?.*$/, "").replace(/[^/]*(?:@|%40)[^/]*/gi, "…"),
    status,
    // Anybody can send anything; a log takes only what looks like an id.
    requestId: typeof id === "string" && /^[\w.:-]{1,128}$/.test(id) ? id : undefined,
  };
}
