import { UNSAFE_DataRouterContext, useLocation } from "@tillhouse/extension-sdk/router";
import { useCallback, useContext, useRef } from "react";

/**
 * Tells whether the address is still the one that is drawn. Between a click and the drawing of the next page it is not:
 * whoever changes the address after a pause asks first, or the change would take that page back.
 *
 * @example
 * const isHere = useIsHere();
 * const timer = setTimeout(() => isHere() && setParameters(next), 250);
 */
export function useIsHere(): () => boolean {
  // The hooks of the router say what is drawn; where it has come to meanwhile stands in the router alone.
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const { key } = useLocation();
  const drawn = useRef(key);
  drawn.current = key;
  return useCallback(() => router === undefined || router.state.location.key === drawn.current, [router]);
}
