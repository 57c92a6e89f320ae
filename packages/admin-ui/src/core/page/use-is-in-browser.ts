import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether it is drawn in a browser. On a server it is not, nor while the browser takes over what a server has drawn. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
