import type { QueryClient } from "@tanstack/react-query";
import type { MedusaClient } from "@tillhouse/extension-sdk";
import { useEffect, useMemo, useRef, useState } from "react";
import { createBrowserRouter, createHashRouter, createMemoryRouter } from "react-router-dom";
import type { ResolvedConfig } from "../../config/config";
import { createClient } from "../../core/context/client";
import { createQueryClient, sessionKey } from "../../core/context/query-client";
import { storeQuery } from "../../core/context/store-query";
import { preloadChunk } from "../../core/lazy/load-chunk";
import { type Access, createAccess, type HostAccess } from "../../core/session/access";
import { openSessionChannel, type SessionChannel } from "../../core/session/session-channel";
import { applySessionMessage, sessionQuery } from "../../core/session/session-state";
import { loadAdminArea } from "./load-admin-area";
import { hadSession } from "./remembered-session";
import { loadLoginPage, routes } from "./routes";

/** What the services of one admin are made of. */
export interface ServiceOptions {
  config: ResolvedConfig;
  fetchLike?: typeof fetch;
  host?: HostAccess;
}

/** Everything that one admin on the page has for itself. */
export interface Services {
  /** Calls the store, with the transport and the token of this admin. */
  client: MedusaClient;
  /** Cache of what the store has answered. */
  queryClient: QueryClient;
  /** Router of the kind that the configuration names. */
  router: ReturnType<typeof createBrowserRouter>;
  /** How requests show who is signed in. */
  access: Access & {
    /** Connects the tabs of this admin, so that all learn of a sign-in and a sign-out. */
    line: SessionChannel;
  };
}

/** Makes them anew for each admin: two on one page share nothing. */
export function createServices({ config, fetchLike, host }: ServiceOptions): Services {
  // The page that is likely wanted travels with the question who is signed in. Where it fails it is asked for again.
  void preloadChunk(hadSession() ? loadAdminArea : loadLoginPage);
  const access = createAccess(config, host);
  const client = createClient({
    backend: config.backend,
    fetch: fetchLike,
    getToken: (domain) => (domain === "admin" ? access.token() : undefined),
  });
  const queryClient = createQueryClient();
  const parts = { client, queryClient, access };
  // The first question to the store is on its way while texts and code are still loading.
  const asked = queryClient.prefetchQuery(sessionQuery(parts));
  // So is the second one, whatever else the page still waits for.
  void asked.then(
    () => queryClient.getQueryData(sessionKey) && queryClient.prefetchQuery(storeQuery(client)),
  );
  const line = openSessionChannel(
    `tillhouse.session.${config.backend}${config.basePath}`,
    (news) => void applySessionMessage(news, parts),
  );
  const router =
    config.router === "hash"
      ? createHashRouter(routes)
      : config.router === "memory"
        ? createMemoryRouter(routes)
        : createBrowserRouter(routes, { basename: config.basePath });
  return { client, queryClient, router, access: { ...access, line } };
}

/**
 * Made when the admin is mounted and given up with it, so that a host that takes it away keeps nothing of it.
 *
 * @param begun those that a page has begun with before it could mount the admin
 */
export function useServices({ config, fetchLike, host }: ServiceOptions, begun?: Services) {
  const [services, setServices] = useState(begun);
  useEffect(() => {
    const made = begun ?? createServices({ config, fetchLike, host });
    setServices(made);
    return () => {
      made.router.dispose();
      made.access.line.close();
    };
  }, [config, fetchLike, host, begun]);
  return services;
}

/** What the host gives for signing people in: always the latest, while it stays one and the same for the services. */
export function useHostAccess({
  getToken,
  onUnauthorized,
  onSignOut,
}: Partial<HostAccess>): HostAccess | undefined {
  const latest = useRef({ getToken, onUnauthorized, onSignOut });
  latest.current = { getToken, onUnauthorized, onSignOut };
  const isHosts = getToken !== undefined;
  const canSignOut = onSignOut !== undefined;
  return useMemo(
    () =>
      isHosts
        ? {
            getToken: () => latest.current.getToken?.(),
            onUnauthorized: () => latest.current.onUnauthorized?.(),
            ...(canSignOut && { onSignOut: () => latest.current.onSignOut?.() }),
          }
        : undefined,
    [isHosts, canSignOut],
  );
}
