import Medusa from "@medusajs/medusa-js";
import type { MedusaClient } from "@tillhouse/extension-sdk";
import { fetchAdapter } from "./fetch-adapter";

/** Settings of {@link createClient}. */
export interface ClientOptions {
  /** Address of the backend; empty for the page's own origin. */
  backend: string;
  fetch?: typeof fetch;
}

/**
 * The client that talks to the store (specification, sections 7 and 9). It retries nothing by itself: reading is
 * retried by the query client, and a write is never sent twice behind the operator's back.
 */
export function createClient({ backend, fetch: fetchLike }: ClientOptions): MedusaClient {
  const transport = fetchLike ?? ((input, init) => fetch(input, init));
  const medusa = new Medusa({ baseUrl: backend, maxRetries: 0, axiosAdapter: fetchAdapter(transport) });
  const client: unknown = Object.assign(medusa, {
    request: (method: "GET" | "POST" | "DELETE", path: string, payload?: Record<string, unknown>) =>
      medusa.admin.custom.client.request(method, `/admin${path}`, payload),
  });
  // The published declarations import the whole server; `MedusaClient` is the face that the admin types itself.
  return client as MedusaClient;
}
