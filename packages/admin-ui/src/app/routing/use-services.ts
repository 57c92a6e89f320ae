import { createRouter } from "@remix-run/router";
import type { QueryClient } from "@tanstack/react-query";
import { AdminError, type MedusaClient } from "@tillhouse/extension-sdk";
import { type AdminStorage, useStorage } from "@tillhouse/extension-sdk/internal";
import {
  createBrowserRouter,
  createHashRouter,
  createMemoryRouter,
  type RouteObject,
} from "@tillhouse/extension-sdk/router";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { ResolvedConfig } from "../../config/config";
import { createClient, pageFetch } from "../../core/context/client";
import { createQueryClient, sessionKey } from "../../core/context/query-client";
import { storeQuery } from "../../core/context/store-query";
import type { HostEvents } from "../../core/host/admin-events";
import { createHostHistory } from "../../core/host/host-history";
import type { HostRouter } from "../../core/host/host-router";
import type { PersonAtWork } from "../../core/host/use-person";
import { watchMutations } from "../../core/host/watch-mutations";
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
  /** What this admin keeps in the browser. */
  storage: AdminStorage;
  fetchLike?: typeof fetch;
  host?: HostAccess;
  /** The host's router as it is at the start. */
  hostRouter?: HostRouter;
  /** Tells the host of what the store does. */
  events?: HostEvents;
}

/** Everything that one admin on the page has for itself. */
export interface Services {
  /** Calls the store, with the transport and the token of this admin. */
  client: MedusaClient;
  /** Cache of what the store has answered. */
  queryClient: QueryClient;
  /** Router of the kind that the configuration names. */
  router: ReturnType<typeof createBrowserRouter>;
  /** Takes the host's router as it is now; nothing where the admin has a router of its own. */
  followHost?: (router: HostRouter) => void;
  /** How requests show who is signed in. */
  access: Access & {
    /** Connects the tabs of this admin, so that all learn of a sign-in and a sign-out. */
    line: SessionChannel;
  };
}

/** React Router tells its router of boundaries for errors in this way. */
const mapRouteProperties = ({ errorElement }: RouteObject) => ({ hasErrorBoundary: errorElement != null });

/** The router of an admin: in the host's, or of the kind that the configuration names. */
function createAdminRouter(
  { router: kind, basePath }: ResolvedConfig,
  hostRouter: HostRouter | undefined,
): Pick<Services, "router" | "followHost"> {
  if (hostRouter !== undefined) {
    const history = createHostHistory(hostRouter, basePath);
    const router = createRouter({
      routes,
      history,
      basename: basePath,
      mapRouteProperties,
      future: { v7_prependBasename: true },
    }).initialize();
    return { router, followHost: history.update };
  }
  if (kind === "hash") return { router: createHashRouter(routes) };
  if (kind === "memory") return { router: createMemoryRouter(routes) };
  return { router: createBrowserRouter(routes, { basename: basePath }) };
}

/** Makes them anew for each admin: two on one page share nothing. */
export function createServices({
  config,
  storage,
  fetchLike,
  host,
  hostRouter,
  events,
}: ServiceOptions): Services {
  // The page that is likely wanted travels with the question who is signed in. Where it fails it is asked for again.
  void preloadChunk(hadSession(storage.shared) ? loadAdminArea : loadLoginPage);
  const access = createAccess(config, storage, host);
  const queryClient = createQueryClient((kind, error) => events?.emit("error", { kind, error }));
  const send = fetchLike ?? pageFetch();
  const client = createClient({
    backend: config.backend,
    fetch: events === undefined ? send : watchMutations(send, events, queryClient),
    getToken: (domain) => (domain === "admin" ? access.token() : undefined),
  });
  const parts = { client, queryClient, access, storage };
  // The first question to the store is on its way while texts and code are still loading.
  const asked = queryClient.prefetchQuery(sessionQuery(parts));
  // So is the second one, whatever else the page still waits for.
  void asked.then(
    () => queryClient.getQueryData(sessionKey) && queryClient.prefetchQuery(storeQuery(client)),
  );
  const line = openSessionChannel(
    storage,
    `tillhouse.session.${config.backend}${config.basePath}`,
    (news) => void applySessionMessage(news, parts),
  );
  const { router, followHost } = createAdminRouter(config, hostRouter);
  return { client, queryClient, router, followHost, access: { ...access, line } };
}

/**
 * Made when the admin is mounted and given up with it, so that a host that takes it away keeps nothing of it.
 *
 * @param begun those that a page has begun with before it could mount the admin
 */
export function useServices(
  { config, fetchLike, host, hostRouter, events }: Omit<ServiceOptions, "storage">,
  begun?: Services,
) {
  const storage = useStorage();
  const [services, setServices] = useState(begun);
  const latestRouter = useRef(hostRouter);
  latestRouter.current = hostRouter;
  const isInHost = hostRouter !== undefined;
  useEffect(() => {
    const made =
      begun ??
      createServices({
        config,
        storage,
        fetchLike,
        host,
        events,
        hostRouter: isInHost ? latestRouter.current : undefined,
      });
    setServices(made);
    return () => {
      made.router.dispose();
      made.access.line.close();
      // What was read would stay for minutes, and everything that it leads to. Pages let go of it in this very breath: each
      // query that is let go sets its timer anew.
      queueMicrotask(() => made.queryClient.clear());
    };
  }, [config, storage, fetchLike, host, events, begun, isInHost]);
  const followHost = services?.followHost;
  useLayoutEffect(() => {
    if (hostRouter !== undefined) followHost?.(hostRouter);
  }, [followHost, hostRouter]);
  return services;
}

/** What the host gives for signing people in: always the latest, while it stays one and the same for the services. */
export function useHostAccess({
  getToken,
  onUnauthorized,
  onSignOut,
  who,
}: Partial<HostAccess> & { who: PersonAtWork }): HostAccess | undefined {
  const latest = useRef({ getToken, onUnauthorized, onSignOut, who });
  latest.current = { getToken, onUnauthorized, onSignOut, who };
  const isHosts = getToken !== undefined;
  const canSignOut = onSignOut !== undefined;
  return useMemo(
    () =>
      isHosts
        ? {
            getToken: () => {
              // What somebody has begun does not go on with the token of the next one.
              if (!latest.current.who.isCurrent())
                throw new AdminError("unauthorized", "Somebody else is at work by now.");
              return latest.current.getToken?.();
            },
            onUnauthorized: () => latest.current.onUnauthorized?.(),
            ...(canSignOut && { onSignOut: () => latest.current.onSignOut?.() }),
          }
        : undefined,
    [isHosts, canSignOut],
  );
}
