import type { MedusaClient } from "@tillhouse/extension-sdk";
import { type CompleteClientOptions, completeClient } from "./complete-client";
import { queryString } from "./query-string";
import { createTransport } from "./transport";

/** Settings of {@link createClient}. */
export interface ClientOptions {
  /** Address of the backend; empty for the page's own origin. */
  backend: string;
  fetch?: typeof fetch;
}

type Method = "GET" | "POST" | "DELETE";

/**
 * The client that talks to the store (specification, sections 7 and 9). It retries nothing by itself: reading is
 * retried by the query client, and a write is never sent twice behind the operator's back.
 *
 * The calls that the admin itself makes are all made by path and cost next to nothing. Every other one that
 * `@medusajs/medusa-js` knows is there as well: its code is loaded with the first of them.
 */
export function createClient({ backend, fetch: fetchLike }: ClientOptions): MedusaClient {
  const options: CompleteClientOptions = {
    backend,
    transport: createTransport(fetchLike ?? ((input, init) => fetch(input, init))),
  };
  const send = async (method: Method, path: string, payload?: object) => {
    const isForm = typeof FormData !== "undefined" && payload instanceof FormData;
    const { data, ...response } = await options.transport({
      baseURL: backend,
      url: `/admin${path}`,
      method,
      headers: { Accept: "application/json", "Content-Type": "application/json" },
      data: payload === undefined || isForm ? payload : JSON.stringify(payload),
    });
    return { ...Object(data), response };
  };
  const get = (path: string, query?: object) => send("GET", `${path}${queryString(query)}`);
  const face = {
    request: (method: Method, path: string, payload?: object) =>
      method === "GET" ? get(path, payload) : send(method, path, payload),
    admin: {
      auth: {
        getSession: () => get("/auth"),
        createSession: (payload: object) => send("POST", "/auth", payload),
        deleteSession: () => send("DELETE", "/auth"),
      },
      store: { retrieve: () => get("/store") },
      users: { list: (query?: object) => get("/users", query) },
      custom: {
        get,
        post: (path: string, payload?: object) => send("POST", path, payload),
        delete: (path: string) => send("DELETE", path),
      },
    },
  };
  // What the store answers is typed by `@medusajs/client-types`; `MedusaClient` says which call answers what.
  return completeClient(face, options) as MedusaClient;
}
