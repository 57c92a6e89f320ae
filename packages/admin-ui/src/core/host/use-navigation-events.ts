import { createPath, type Router } from "@remix-run/router";
import { useEffect } from "react";
import type { HostEvents, NavigateEvent } from "./admin-events";

const actions = { POP: "pop", PUSH: "push", REPLACE: "replace" } as const;

/** The page that a router shows, below the base path: `/a/orders?page=2`. */
export function pathOf({ state: { location }, basename = "/" }: Router): string {
  const { pathname } = location;
  const isBelowBase = basename !== "/" && pathname.toLowerCase().startsWith(basename.toLowerCase());
  return createPath({
    ...location,
    pathname: (isBelowBase ? pathname.slice(basename.length) : pathname) || "/",
  });
}

/** Tells the host of each page that the admin moves to. */
export function useNavigationEvents(router: Router | undefined, events: HostEvents): void {
  useEffect(() => {
    if (router === undefined) return;
    let told = pathOf(router);
    return router.subscribe(({ historyAction }) => {
      const path = pathOf(router);
      if (path === told) return;
      told = path;
      const action: NavigateEvent["action"] = actions[historyAction];
      events.emit("navigate", { path, action });
    });
  }, [router, events]);
}
