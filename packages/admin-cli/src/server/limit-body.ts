import type { IncomingMessage, ServerResponse } from "node:http";
import { sendText } from "./respond";

/** How much and how slowly a client may send. */
export interface BodyLimits {
  /** In bytes. */
  bodyLimit: number;
  /** In milliseconds, between two pieces. */
  bodyTimeout: number;
}

/**
 * Watches the body of a request while it is read. A length that was told beforehand is checked elsewhere; this one
 * counts what really comes, and gives up on clients that hold a connection without sending.
 */
export function limitBody(
  request: IncomingMessage,
  { bodyLimit, bodyTimeout }: BodyLimits,
  refuse: (status: 408 | 413, text: string) => void,
): void {
  let size = 0;
  const timer = setTimeout(() => {
    // While the backend does not take more, it is not the client that is slow.
    if (request.isPaused()) timer.refresh();
    else end(408, "The body did not come");
  }, bodyTimeout);
  timer.unref();
  function stop(): void {
    clearTimeout(timer);
    request.off("data", count);
  }
  function end(status: 408 | 413, text: string): void {
    stop();
    refuse(status, text);
  }
  function count(chunk: Buffer): void {
    timer.refresh();
    size += chunk.length;
    if (size > bodyLimit) end(413, "The body is too large");
  }
  request.on("data", count);
  request.once("end", stop);
  request.once("close", stop);
}

/** How long a body is dropped at most, in times that it may stand still: five minutes where that is one. */
const droppedTimeouts = 5;

/**
 * Refuses a body that is too large. What is still on its way is read and dropped: browsers read an answer when they have sent
 * everything, and a connection that is closed before that is reset, and the answer lost with it.
 */
export function refuseBody(request: IncomingMessage, response: ServerResponse, bodyTimeout: number): void {
  sendText(response, 413, "The body is too large", { Connection: "close" });
  const standing = setTimeout(end, bodyTimeout).unref();
  const lasting = setTimeout(end, bodyTimeout * droppedTimeouts).unref();
  function end(): void {
    clearTimeout(standing);
    clearTimeout(lasting);
    response.end();
  }
  request.on("data", () => standing.refresh());
  request.once("end", end);
  request.once("close", end);
  request.resume();
}
