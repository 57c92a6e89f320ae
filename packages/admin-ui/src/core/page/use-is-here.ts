import { UNSAFE_DataRouterContext, useLocation } from "@tillhouse/extension-sdk/router";
import { useCallback, useContext, useRef } from "react";

/**
 * Tells whether the address is still the one that is drawn. From the moment somebody goes to another page until that is drawn
 * it is not: whoever changes the address after a pause asks first, or the change would take that page back.
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
  return useCallback(() => {
    if (router === undefined) return true;
    const { location, navigation } = router.state;
    return navigation.state === "idle" && location.key === drawn.current;
  }, [router]);
}
