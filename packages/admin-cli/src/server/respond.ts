import type { IncomingMessage, ServerResponse } from "node:http";

/** Sends one line of text, for people who read it in a terminal or a network panel, and leaves the answer open. */
export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  const body = `${text}\n`;
  response.writeHead(status, {
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
    "Cache-Control": "no-store",
    ...headers,
  });
  if (response.req.method === "HEAD") response.flushHeaders();
  else response.write(body);
}

/** Answers with one line of text. */
export function respondText(...answer: Parameters<typeof sendText>): void {
  sendText(...answer);
  answer[0].end();
}

/** Answers with data for a program, which is true at this moment alone. */
export function respondJson(response: ServerResponse, status: number, value: object): void {
  const body = JSON.stringify(value);
  response.writeHead(status, {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
    "Cache-Control": "no-store",
  });
  response.end(response.req.method === "HEAD" ? undefined : body);
}

/** Whether the client has this version already, as `If-None-Match` says. */
export function isUnchanged(request: IncomingMessage, etag: string): boolean {
  const header = request.headers["if-none-match"];
  if (header === undefined) return false;
  const bare = etag.replace(/^W\//, "");
  return header.split(",").some((value) => ["*", bare].includes(value.trim().replace(/^W\//, "")));
}
