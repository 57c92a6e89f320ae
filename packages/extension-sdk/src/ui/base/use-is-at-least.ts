import { useCallback, useSyncExternalStore } from "react";
import { hasHostStyles, useAdminRoot } from "./use-admin-root";

/**
 * Whether the admin is so wide, as its style sheet sees it: in the shell the window, inside a page of somebody else the
 * admin's own box.
 *
 * @param width in pixels
 * @example const hasColumns = useIsAtLeast(720);
 */
export function useIsAtLeast(width: number): boolean {
  const root = useAdminRoot();
  const subscribe = useCallback(
    (listener: () => void) => {
      if (root !== null && hasHostStyles(root)) {
        const observer = new ResizeObserver(listener);
        observer.observe(root);
        return () => observer.disconnect();
      }
      // A document of a test has no media.
      const query = window.matchMedia?.(`(min-width: ${width}px)`);
      query?.addEventListener("change", listener);
      return () => query?.removeEventListener("change", listener);
    },
    [root, width],
  );
  return useSyncExternalStore(subscribe, () => {
    // A box may be as wide as 719.5 pixels.
    if (root !== null && hasHostStyles(root)) return root.getBoundingClientRect().width >= width;
    return window.matchMedia?.(`(min-width: ${width}px)`).matches ?? true;
  });
}
