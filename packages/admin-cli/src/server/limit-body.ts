import type { IncomingMessage } from "node:http";

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
