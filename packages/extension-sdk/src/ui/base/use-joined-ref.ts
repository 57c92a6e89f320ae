import { type ForwardedRef, type RefObject, useCallback } from "react";

/** One ref that fills both: the component needs the element itself and the caller asked for it too. */
export function useJoinedRef<Value>(own: RefObject<Value | null>, forwarded: ForwardedRef<Value>) {
  return useCallback(
    (value: Value | null) => {
      // The types of React 18 call it read-only when it starts as null; it is a plain object in both versions.
      (own as { current: Value | null }).current = value;
      if (typeof forwarded === "function") forwarded(value);
      else if (forwarded) forwarded.current = value;
    },
    [own, forwarded],
  );
}
