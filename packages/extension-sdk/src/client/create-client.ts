import { type LazySdkOptions, lazySdk } from "./lazy-sdk";
import type { MedusaClient } from "./medusa-client";
import { MedusaError } from "./medusa-error";
import { queryString } from "./query-string";
import { type ApiScope, type Credentials, isPromised } from "./request-headers";
import { type RetryRule, retryOnConflict } from "./retry";
import type { StoreClient } from "./store-client";
import { createTransport } from "./transport";

/** Settings of {@link createClient}. */
export interface ClientOptions extends Credentials {
  /** Address of the backend, `http://localhost:9000` when left out; empty for the page's own origin. */
  backend?: string;
  /** Sends the requests; the browser's own `fetch` when left out. */
  fetch?: typeof fetch;
  /** How often a request that found no answer, or one of 409 or 501 to 599, is repeated; 0 when left out. */
  maxRetries?: number;
  /** Another rule for repeating than {@link retryOnConflict}. */
  retry?: RetryRule;
  /** How long the store may take to answer, in milliseconds; no limit when left out. */
  timeout?: number;
}

/** What a client can do for staff, and what it can do for shoppers. */
export type MedusaSdkClient = MedusaClient & StoreClient;

/** One call to the store, with everything that can be said about it. */
export interface ClientRequest {
  /** The HTTP method. */
  method: "GET" | "POST" | "DELETE";
  /** Below the backend: `/store/carts`. */
  path: string;
  /** Becomes a query string on GET, and a body on POST and DELETE. */
  payload?: object;
  /** Headers beside those that the client adds. They win over its own. */
  headers?: Record<string, string>;
  /** Ends the call: it then fails with `ERR_CANCELED`. */
  signal?: AbortSignal;
  /** Sends this one call in another way: one that tells how far an upload is. */
  fetch?: typeof fetch;
}

/** A path of a custom call with its prefix: `reviews`, `/reviews` and `/admin/reviews` are the same. */
function belowAdmin(path: string): string {
  const absolute = path.startsWith("/") ? path : `/${path}`;
  return /^\/admin(?:[/?]|$)/.test(absolute) ? absolute : `/admin${absolute}`;
}

/**
 * The client that talks to the store (specification, sections 7 and 9). It repeats nothing unless it is told to: the admin
 * leaves reading again to its cache, and never sends a write twice behind the operator's back.
 *
 * The calls that the admin itself makes are all made by path and cost next to nothing. Every other one that
 * `@medusajs/medusa-js` knows is there as well: its code is loaded with the first of them.
 *
 * @example
 * const client = createClient({ backend: "https://store.example.com", publishableKey: "pk_…", maxRetries: 3 });
 * const { products } = await client.products.list({ limit: 12 });
 */
export function createClient({
  backend = "http://localhost:9000",
  fetch: fetchLike,
  maxRetries = 0,
  retry = retryOnConflict(maxRetries),
  ...options
}: ClientOptions = {}): MedusaSdkClient {
  // What this client was told later; two clients on a page know nothing of each other's.
  const tokens: Partial<Record<ApiScope, string>> = {};
  let { publishableKey } = options;
  const transport = createTransport({
    ...options,
    get publishableKey() {
      return publishableKey;
    },
    getToken: (domain) => {
      const given = options.getToken?.(domain);
      return isPromised(given) ? given.then((token) => token ?? tokens[domain]) : (given ?? tokens[domain]);
    },
    fetch: fetchLike ?? ((input, init) => fetch(input, init)),
    retry,
    isRepeating: maxRetries > 0,
  });
  const completing: LazySdkOptions = { backend, transport };

  const send = async ({ path, payload, method, ...request }: ClientRequest) => {
    const isForm = typeof FormData !== "undefined" && payload instanceof FormData;
    const isRead = method === "GET";
    const { data, ...response } = await transport({
      ...request,
      baseURL: backend,
      url: isRead ? `${path}${queryString(payload)}` : path,
      method,
      // The transport gives a body to those requests that may have one.
      data: payload === undefined || isForm ? payload : JSON.stringify(payload),
    });
    return { ...Object(data), response };
  };
  const get = (path: string, payload?: object) => send({ method: "GET", path, payload });
  const post = (path: string, payload?: object) => send({ method: "POST", path, payload });
  const remove = (path: string) => send({ method: "DELETE", path });
  const getToken = (domain: ApiScope) => async (payload: object) => {
    const answer = await post(`/${domain}/auth/token`, payload);
    tokens[domain] = answer.access_token;
    return answer;
  };

  const face = {
    send,
    request: (method: ClientRequest["method"], path: string, payload?: object) =>
      send({ method, path: belowAdmin(path), payload }),
    setPublishableKey: (key: string) => {
      publishableKey = key;
    },
    errors: new MedusaError(),
    auth: { getToken: getToken("store") },
    customers: {
      listOrders: (query?: object) => get("/store/customers/me/orders", { limit: 10, offset: 0, ...query }),
    },
    admin: {
      auth: {
        getSession: () => get("/admin/auth"),
        createSession: (payload: object) => post("/admin/auth", payload),
        deleteSession: async () => {
          const answer = await remove("/admin/auth");
          // Whoever signs in next is not to work with the token of the one who left.
          tokens.admin = undefined;
          return answer;
        },
        getToken: getToken("admin"),
      },
      store: {
        retrieve: () => get("/admin/store"),
        // The published client leaves a part of the path out.
        addCurrency: (code: string) => post(`/admin/store/currencies/${code}`),
      },
      users: { list: (query?: object) => get("/admin/users", query) },
      variants: {
        // The published client forgets the id as soon as there is a query.
        retrieve: (id: string, query?: object) => get(`/admin/variants/${id}`, query),
      },
      custom: {
        get: (path: string, query?: object) => get(belowAdmin(path), query),
        post: (path: string, payload?: object) => post(belowAdmin(path), payload),
        delete: (path: string) => remove(belowAdmin(path)),
      },
    },
  };
  // What the store answers is typed by `@medusajs/client-types`; `MedusaSdkClient` says which call answers what.
  return lazySdk(face, completing) as MedusaSdkClient;
}
