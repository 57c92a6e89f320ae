import type { QueryClient } from "@tanstack/react-query";
import type { HostEvents, Mutation } from "./admin-events";

/** Requests that change nothing in the store: they sign in and out, and they ask for links. */
const open = /^\/admin\/(?:auth|users\/(?:password-token|reset-password)|invites\/accept)(?:\/|$)/;

const verbs = { POST: "update", DELETE: "delete" } as const;

/** What stands in an address in the place of an id. */
function isId(part: string): boolean {
  return /_[0-9A-Za-z]{8,}$/.test(part) || /^[0-9a-f-]{36}$/.test(part);
}

/**
 * What a request changes, read from its address.
 *
 * @returns `undefined` for what reads, and for what no member of staff does.
 * @example mutationOf("POST", "/admin/orders/order_01H…/fulfillment") // { resource: "orders", id: "order_01H…", action: "fulfillment", … }
 */
export function mutationOf(method: string, path: string, body: unknown): Mutation | undefined {
  if ((method !== "POST" && method !== "DELETE") || !path.startsWith("/admin/") || open.test(path))
    return undefined;
  const [resource = "", ...rest] = path.slice("/admin/".length).split("/").filter(Boolean);
  const [first, ...others] = rest;
  const hasId = first !== undefined && (isId(first) || others.length > 0 || method === "DELETE");
  const [id, below] = hasId ? [first, others] : [undefined, rest];
  const action = below.join("/") || (id === undefined && resource !== "store" ? "create" : verbs[method]);
  return {
    method,
    path,
    resource,
    action,
    ...(id !== undefined && { id }),
    ...(body !== undefined && { body }),
  };
}

/** The record as a list or a page has it. */
function knownRecord(queryClient: QueryClient, { id }: Mutation): unknown {
  if (id === undefined) return undefined;
  // Resources are not all called as their addresses are, and no two records have one id.
  const isOf = ({ queryKey: [, kind, of] }: { queryKey: readonly unknown[] }) =>
    kind === "record" && of === id;
  return queryClient
    .getQueriesData({ predicate: isOf })
    .map(([, data]) => data)
    .find((data) => data !== undefined);
}

function bodyOf(body: unknown): unknown {
  if (typeof body !== "string") return undefined;
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

async function answerOf(response: Response): Promise<unknown> {
  try {
    return await response.clone().json();
  } catch {
    // Some changes are answered with nothing.
    return undefined;
  }
}

/**
 * Tells the host of each change, and asks it before. All changes go through the client of the admin, so none is missed,
 * whichever page or extension makes it.
 *
 * @param send sends the requests
 */
export function watchMutations(
  send: typeof fetch,
  events: HostEvents,
  queryClient: QueryClient,
): typeof fetch {
  return async (input, init) => {
    const method = init?.method?.toUpperCase() ?? "GET";
    if (method === "GET" || method === "HEAD") return send(input, init);
    const { pathname } = new URL(String(input instanceof Request ? input.url : input), window.location.href);
    const start = pathname.indexOf("/admin/");
    const made = start < 0 ? undefined : mutationOf(method, pathname.slice(start), bodyOf(init?.body));
    if (made === undefined) return send(input, init);
    const before = knownRecord(queryClient, made);
    const mutation: Mutation = before === undefined ? made : { ...made, before };
    const message = await events.refusal(mutation);
    // As the store refuses what is not allowed, so that every page knows how to tell it.
    if (message !== undefined) return Response.json({ type: "not_allowed", message }, { status: 403 });
    const response = await send(input, init);
    if (response.ok) events.emit("mutation", { ...mutation, after: await answerOf(response) });
    return response;
  };
}
