import {
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
} from "@tillhouse/extension-sdk/router";
import type { ReactNode } from "react";

const noRoute = { outlet: null, matches: [], isDataRoute: false };

/**
 * Lets what is inside have a router of its own. A host on the same copy of React Router would have the admin below its own
 * router, which React Router refuses.
 */
export function OutsideRouter({ children }: { children: ReactNode }) {
  return (
    // The types know of no page outside of a router, where this is what there is.
    <LocationContext.Provider value={null as never}>
      <RouteContext.Provider value={noRoute}>{children}</RouteContext.Provider>
    </LocationContext.Provider>
  );
}
