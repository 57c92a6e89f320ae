import { useAdminRoot } from "@tillhouse/extension-sdk/internal";
import { useEffect } from "react";

/** Where the focus goes when what had it is gone: never to the page, where a keyboard would have to start from the top. */
export function useFocusIn() {
  const root = useAdminRoot();
  return (selector: string) => root?.querySelector<HTMLElement>(selector)?.focus();
}

/** Takes the focus up into a part of the page when something changes there and the focus was lost by it. */
export function useRestoreFocus(selector: string, change: unknown): void {
  const focusIn = useFocusIn();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is looked for when something has changed
  useEffect(() => {
    if (document.activeElement === document.body) focusIn(selector);
  }, [change]);
}
