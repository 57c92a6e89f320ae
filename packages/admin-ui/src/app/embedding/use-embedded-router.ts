import { createMemoryHistory, createPath, type Router } from "@remix-run/router";
import { parsePath, type RouteObject, resolvePath } from "@tillhouse/extension-sdk/router";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { createHostHistory } from "../../core/host/host-history";
import type { HostRouter } from "../../core/host/host-router";
import { normalizedSearch } from "../../core/host/search-parameters";
import type { Provided } from "../provider/runtime";
import { createPlainRouter } from "./plain-router";
import { type SearchStateProps, scopedRouter } from "./search-state";

/** What a router of a single part is made of. */
export interface EmbeddedRouterOptions extends SearchStateProps {
  /** The path of its page in the admin: `/a/orders`. */
  path: string;
  routes: RouteObject[];
  /** What the names of its parameters begin with, unless the host says otherwise. */
  prefix: string;
}

/** A router, and what takes the place that the host is at now. */
interface MadeRouter {
  router: Router;
  follow(options: EmbeddedRouterOptions, hostRouter: HostRouter | undefined): void;
}

type Latest = { options: EmbeddedRouterOptions; provided: Provided };

function createHistory({ options, provided }: Latest) {
  const { path, prefix, searchPrefix = prefix, search, defaultSearch = "", isInUrl = true } = options;
  const { hostRouter } = provided;
  if (search === undefined && isInUrl && hostRouter !== undefined) {
    const part = { path, prefix: searchPrefix };
    const history = createHostHistory(scopedRouter(hostRouter, part), path);
    return {
      history,
      follow: (host: HostRouter | undefined) => host && history.update(scopedRouter(host, part)),
    };
  }
  return {
    history: createMemoryHistory({
      initialEntries: [`${path}${normalizedSearch(search ?? defaultSearch)}`],
    }),
  };
}

/**
 * A router of one part: what it shows is its search, and every link to another page leads out of it.
 *
 * @param read what the host gives at the moment
 */
function createEmbeddedRouter(read: () => Latest): MadeRouter {
  const { path, routes } = read().options;
  const { history, follow } = createHistory(read());
  const createHref = history.createHref.bind(history);
  history.createHref = (to) => {
    const { pathname = path, search = "", hash = "" } = typeof to === "string" ? parsePath(to) : to;
    const isOwn = pathname === path && follow !== undefined;
    return isOwn ? createHref(to) : read().provided.hrefOf({ path: createPath({ pathname, search, hash }) });
  };
  const router = createPlainRouter({ routes, history }).initialize();
  const go = router.navigate;
  let isReplacing = false;
  /** What the host gives is not told to it. */
  let isFollowing = false;
  let told = router.state.location.search;
  router.subscribe(({ location: { search } }) => {
    if (search === told) return;
    told = search;
    if (!isFollowing) read().options.onSearchChange?.(search, { replace: isReplacing });
  });
  const navigate = async (to: Parameters<typeof go>[0], options: Parameters<typeof go>[1] = {}) => {
    if (to === null || typeof to === "number") return go(to as never, options);
    const target = resolvePath(to, router.state.location.pathname);
    if (target.pathname !== path) {
      read().provided.open({ path: createPath(target) }, { replace: options.replace });
      return;
    }
    isReplacing = options.replace === true;
    // Steps of a state that the host keeps are the host's: the router has none to go back to.
    const isControlled = read().options.search !== undefined;
    await go(target, isControlled ? { ...options, replace: true } : options);
  };
  // The router knows it under several signatures; what it is called with is passed on.
  router.navigate = navigate as typeof router.navigate;
  return {
    router,
    follow({ search }, hostRouter) {
      follow?.(hostRouter);
      if (search === undefined || router.state.location.search === normalizedSearch(search)) return;
      isFollowing = true;
      void go({ pathname: path, search: normalizedSearch(search) }, { replace: true }).finally(() => {
        isFollowing = false;
      });
    },
  };
}

/** The router of one part, made when it is mounted and given up with it; `undefined` for a moment before. */
export function useEmbeddedRouter(options: EmbeddedRouterOptions, provided: Provided): Router | undefined {
  const [made, setMade] = useState<MadeRouter>();
  const latest = useRef({ options, provided });
  latest.current = { options, provided };
  useEffect(() => {
    const next = createEmbeddedRouter(() => latest.current);
    setMade(next);
    return () => {
      next.router.dispose();
      setMade(undefined);
    };
  }, []);
  const { search } = options;
  const { hostRouter } = provided;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows what the host gives, and nothing else
  useLayoutEffect(() => made?.follow(options, hostRouter), [made, search, hostRouter]);
  return made?.router;
}
