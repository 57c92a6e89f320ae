import type { MedusaClient } from "@tillhouse/extension-sdk";
import { type ClientOptions, createClient as createStoreClient } from "@tillhouse/extension-sdk/client";

/** How long the store may take to answer, in milliseconds, before nobody can be expected to wait on. */
const answersWithin = 60_000;

/** The `fetch` that the page has now: an extension that replaces it later does not come between the admin and the store. */
export const pageFetch = (): typeof fetch => window.fetch.bind(window);

/**
 * The admin's own client: it repeats nothing, because the cache reads again and a write is never sent twice behind the
 * operator's back, and it gives up on a store that does not answer.
 */
export function createClient({ fetch: send = pageFetch(), ...options }: ClientOptions): MedusaClient {
  return createStoreClient({ timeout: answersWithin, ...options, fetch: send });
}
