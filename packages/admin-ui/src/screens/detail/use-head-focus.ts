import { useAdminRoot } from "@tillhouse/extension-sdk/internal";
import { useEffect } from "react";

/**
 * Gives the focus to the title of a page once it is known, where nothing has it: the row that led here is gone, and a screen
 * reader says where one is.
 */
export function useHeadFocus(id: string, isTitled: boolean): void {
  const root = useAdminRoot();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every other record one is on another page
  useEffect(() => {
    if (!isTitled || document.activeElement !== document.body) return;
    root?.querySelector<HTMLElement>(".th-page-head h1")?.focus({ preventScroll: true });
  }, [root, id, isTitled]);
}
