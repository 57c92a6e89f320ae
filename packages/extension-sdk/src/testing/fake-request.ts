import { readQuery } from "@tillhouse/mock-store";

/** Every call that the fake backend got. */
export interface FakeCall {
  /** HTTP method in capitals: `POST`. */
  method: string;
  /** Below `/admin`: `/collections/pcol_1`. */
  path: string;
  /** As the store reads it: lists and ranges are put together again. */
  query: Record<string, unknown>;
  /** The JSON that was sent; `{}` without one. */
  payload: Record<string, unknown>;
  /** The answer's status; 0 where there was none. */
  status: number;
  /** The store did what it was asked, whatever it answered. */
  isDone: boolean;
  /** Why the store refused it. */
  complaint?: string;
}

function readPayload(body: unknown): Record<string, unknown> {
  if (typeof body !== "string" || body === "") return {};
  return Object(JSON.parse(body));
}

/** What was asked, in the store's words. */
export function readCall(input: RequestInfo | URL, init: RequestInit = {}): FakeCall {
  const address = new URL(input instanceof Request ? input.url : String(input), "http://store.test");
  return {
    method: (init.method ?? "GET").toUpperCase(),
    path: address.pathname.replace(/^.*?\/admin(?=\/|$)/, ""),
    query: readQuery(address.searchParams),
    payload: readPayload(init.body),
    status: 0,
    isDone: false,
  };
}

/**
 * Whether an address is one of a pattern: `:name` stands for any one part.
 *
 * @example matchesPattern("POST /collections/:id", "POST", "/collections/pcol_1") // true
 */
export function matchesPattern(pattern: string, method: string, path: string): boolean {
  const [wantedMethod, wantedPath = ""] = pattern.split(" ");
  const wanted = wantedPath.split("/");
  const parts = path.split("/");
  return (
    (wantedMethod === "*" || wantedMethod === method) &&
    wanted.length === parts.length &&
    wanted.every((part, index) => part.startsWith(":") || part === parts[index])
  );
}
