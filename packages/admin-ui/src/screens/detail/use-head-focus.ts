import { useUi } from "@tillhouse/extension-sdk/ui";
import { useEffect } from "react";

/**
 * Gives the focus to the title of a page once it is known, where nothing has it: the row that led here is gone, and a screen
 * reader says where one is.
 */
export function useHeadFocus(id: string, isTitled: boolean): void {
  const { container } = useUi();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every other record one is on another page
  useEffect(() => {
    if (!isTitled || document.activeElement !== document.body) return;
    container?.querySelector<HTMLElement>(".th-page-head h1")?.focus({ preventScroll: true });
  }, [container, id, isTitled]);
}
