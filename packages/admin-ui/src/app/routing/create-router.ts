import { createRouter } from "@remix-run/router";
import type { AdminStorage } from "@tillhouse/extension-sdk/internal";
import {
  createBrowserRouter,
  createHashRouter,
  createMemoryRouter,
  type RouteObject,
} from "@tillhouse/extension-sdk/router";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { ResolvedConfig } from "../../config/config";
import { createHostHistory } from "../../core/host/host-history";
import type { HostRouter } from "../../core/host/host-router";
import { preloadChunk } from "../../core/lazy/load-chunk";
import { hadSession } from "../provider/remembered-session";
import type { AdminRouter } from "../provider/runtime";
import { loadAdminArea } from "./load-admin-area";
import { loadLoginPage, routes } from "./routes";

/** Loads the pages that are likely wanted, while it is asked who is signed in. Where it fails they are asked for again. */
export function preloadPages(storage: AdminStorage): void {
  void preloadChunk(hadSession(storage.shared) ? loadAdminArea : loadLoginPage);
}

/** React Router tells its router of boundaries for errors in this way. */
const mapRouteProperties = ({ errorElement }: RouteObject) => ({ hasErrorBoundary: errorElement != null });

/** The router of an admin, and what takes the host's router as it is now: nothing where the admin has one of its own. */
interface MadeRouter {
  router: AdminRouter;
  followHost?: (router: HostRouter) => void;
}

/** The router of an admin: in the host's, or of the kind that the configuration names. */
function createAdminRouter(
  { router: kind, basePath }: ResolvedConfig,
  hostRouter: HostRouter | undefined,
): MadeRouter {
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

/**
 * The router of the pages, made when they are mounted and given up with them.
 *
 * @param config nothing, as long as there is nothing to show
 */
export function useAdminRouter(
  config: ResolvedConfig | undefined,
  hostRouter: HostRouter | undefined,
): AdminRouter | undefined {
  const [made, setMade] = useState<MadeRouter>();
  const latest = useRef(hostRouter);
  latest.current = hostRouter;
  const isInHost = hostRouter !== undefined;
  useEffect(() => {
    if (config === undefined) return;
    const next = createAdminRouter(config, isInHost ? latest.current : undefined);
    setMade(next);
    return () => {
      next.router.dispose();
      setMade(undefined);
    };
  }, [config, isInHost]);
  const followHost = made?.followHost;
  useLayoutEffect(() => {
    if (hostRouter !== undefined) followHost?.(hostRouter);
  }, [followHost, hostRouter]);
  return made?.router;
}
