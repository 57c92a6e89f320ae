import type { Router } from "@remix-run/router";
import { createPath, parsePath } from "@remix-run/router";
import { useLayoutEffect } from "react";
import { pathOf } from "../host/use-navigation-events";
import { overlayParameters } from "./use-scroll-memory";

/** Shows a page without what somebody else has opened over it or selected in it. */
export function useFreshPage(router: Router | undefined, isOthers: boolean): void {
  useLayoutEffect(() => {
    if (router === undefined || !isOthers) return;
    const shown = pathOf(router);
    const { search = "", ...place } = parsePath(shown);
    const parameters = [...new URLSearchParams(search)].filter(([name]) => !overlayParameters.has(name));
    const path = createPath({ ...place, search: new URLSearchParams(parameters).toString() });
    if (path !== shown) void router.navigate(path, { replace: true });
  }, [router, isOthers]);
}
