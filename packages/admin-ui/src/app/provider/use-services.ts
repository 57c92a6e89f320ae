import type { QueryClient } from "@tanstack/react-query";
import { AdminError, type MedusaClient } from "@tillhouse/extension-sdk";
import { type AdminStorage, useStorage } from "@tillhouse/extension-sdk/internal";
import { useEffect, useMemo, useRef, useState } from "react";
import type { ResolvedConfig } from "../../config/config";
import { createClient, pageFetch } from "../../core/context/client";
import { closeQueryClient, createQueryClient, sessionKey } from "../../core/context/query-client";
import { storeQuery } from "../../core/context/store-query";
import type { HostEvents } from "../../core/host/admin-events";
import type { PersonAtWork } from "../../core/host/use-person";
import { watchMutations } from "../../core/host/watch-mutations";
import { type Access, createAccess, type HostAccess } from "../../core/session/access";
import { openSessionChannel, type SessionChannel } from "../../core/session/session-channel";
import { applySessionMessage, sessionQuery } from "../../core/session/session-state";
import { hadSession } from "./remembered-session";

/** What the services of one admin are made of. */
export interface ServiceOptions {
  config: ResolvedConfig;
  /** What this admin keeps in the browser. */
  storage: AdminStorage;
  fetchLike?: typeof fetch;
  host?: HostAccess;
  /** Tells the host of what the store does. */
  events?: HostEvents;
}

/** Everything that one admin on the page has for itself. */
export interface Services {
  /** Calls the store, with the transport and the token of this admin. */
  client: MedusaClient;
  /** Cache of what the store has answered. */
  queryClient: QueryClient;
  /** How requests show who is signed in. */
  access: Access & {
    /** Connects the tabs of this admin, so that all learn of a sign-in and a sign-out. */
    line: SessionChannel;
  };
}

/** Makes them anew for each admin: two on one page share nothing. */
export function createServices({ config, storage, fetchLike, host, events }: ServiceOptions): Services {
  const access = createAccess(config, storage, host);
  const queryClient = createQueryClient((kind, error) => events?.emit("error", { kind, error }));
  const send = fetchLike ?? pageFetch();
  const client = createClient({
    backend: config.backend,
    fetch: events === undefined ? send : watchMutations(send, events, queryClient),
    getToken: (domain) => (domain === "admin" ? access.token() : undefined),
  });
  const parts = { client, queryClient, access, storage };
  const readStore = () => queryClient.prefetchQuery(storeQuery(client));
  // The first question to the store is on its way while texts and code are still loading.
  const asked = queryClient.prefetchQuery(sessionQuery(parts));
  // So is the second one: beside it where a cookie is most likely still good, or else after it.
  if (access.kind === "cookie" && hadSession(storage.shared)) void readStore();
  void asked.then(() => queryClient.getQueryData(sessionKey) && readStore());
  const line = openSessionChannel(
    storage,
    `tillhouse.session.${config.backend}${config.basePath}`,
    (news) => void applySessionMessage(news, parts),
  );
  return { client, queryClient, access: { ...access, line } };
}

/**
 * Made when the admin is mounted and given up with it, so that a host that takes it away keeps nothing of it.
 *
 * @param begun those that a page has begun with before it could mount the admin
 */
export function useServices(
  { config, fetchLike, host, events }: Omit<ServiceOptions, "storage">,
  begun?: Services,
) {
  const storage = useStorage();
  const [services, setServices] = useState(begun);
  useEffect(() => {
    const made = begun ?? createServices({ config, storage, fetchLike, host, events });
    setServices(made);
    return () => {
      made.access.line.close();
      // Pages let go of what was read in this very breath: each query that is let go sets its timer anew.
      queueMicrotask(() => closeQueryClient(made.queryClient));
    };
  }, [config, storage, fetchLike, host, events, begun]);
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
