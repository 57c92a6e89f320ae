import { readBody, type SentBody } from "./read-body";
import { readQuery } from "./read-query";

/** A request in the store's words. */
export interface SentRequest extends SentBody {
  /** HTTP method in capitals; `GET` where the request names none. */
  method: string;
  /** Of the whole address: `/admin/orders`. */
  path: string;
  /** Parameters of the URL, with lists and ranges put together again; see `readQuery`. */
  query: Record<string, unknown>;
  /** As they were sent; the cookie and the token of a session are read from them. */
  headers: Headers;
}

/** Reads what goes where a `fetch` goes. */
export async function readRequest(input: RequestInfo | URL, init: RequestInit = {}): Promise<SentRequest> {
  const request = input instanceof Request ? input : undefined;
  const address = new URL(request?.url ?? String(input), "http://store.test");
  const headers = new Headers(init.headers ?? request?.headers);
  const body = init.body ?? (request?.body ? await request.arrayBuffer() : undefined);
  return {
    method: (init.method ?? request?.method ?? "GET").toUpperCase(),
    path: address.pathname,
    query: readQuery(address.searchParams),
    headers,
    ...(await readBody(body, headers.get("content-type") ?? "")),
  };
}
