import type { StorageArea } from "@tillhouse/extension-sdk/internal";

/**
 * Remembers, in this tab, which extensions were on their way. A page that an endless loop has frozen never takes its note
 * back, and the next one finds it.
 */
export interface LoadWatchdog {
  /** Those that were on their way when the page before this one stopped. */
  readonly found: readonly string[];
  /** Takes note of one that is being loaded. */
  add(id: string): void;
  /** It has loaded, or has failed: either way it let the page go on. */
  clear(id: string): void;
}

const key = "tillhouse.loading-extensions";

/** @param area of the tab */
export function openLoadWatchdog(page: Window, area: Pick<StorageArea, "getJson" | "setJson">): LoadWatchdog {
  const busy = new Set<string>();
  const write = () => void area.setJson(key, [...busy]);
  const stored = area.getJson<unknown>(key);
  // The text of somebody else: nobody is suspected.
  const found = Array.isArray(stored) ? stored.filter((id) => typeof id === "string") : [];
  write();
  // Whoever leaves a page that is still loading has not been kept from it: a frozen page does not get here.
  page.addEventListener("pagehide", () => {
    busy.clear();
    write();
  });
  return {
    found,
    add(id) {
      busy.add(id);
      write();
    },
    clear(id) {
      busy.delete(id);
      write();
    },
  };
}
