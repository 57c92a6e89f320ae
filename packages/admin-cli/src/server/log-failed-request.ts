import type { IncomingMessage } from "node:http";

import type { FailedRequest } from "./failed-request";

/** What is told of a request that was answered with this status. */
export function logFailedRequest({ method, url, headers }: IncomingMessage, status: number): FailedRequest {
  const id = headers["x-request-id"];
  return {
    method: method ?? "GET",
    path: (url ?? "/").replace(/\?.*$/, "").replace(/[^/]*(?:@|%40)[^/]*/gi, "…"),
    status,
    // Anybody can send anything; a log takes only what looks like an id.
    requestId: typeof id === "string" && /^[\w.:-]{1,128}$/.test(id) ? id : undefined,
  };
}
