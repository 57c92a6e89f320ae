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

/** @param storage of the tab; without one nothing is remembered. */
export function openLoadWatchdog(
  page: Window,
  storage: Pick<Storage, "getItem" | "setItem"> | undefined,
): LoadWatchdog {
  const busy = new Set<string>();
  const write = () => {
    try {
      storage?.setItem(key, JSON.stringify([...busy]));
    } catch {
      // A full or blocked storage: then a frozen page is not remembered.
    }
  };
  let found: string[] = [];
  try {
    const stored: unknown = JSON.parse(storage?.getItem(key) ?? "[]");
    found = Array.isArray(stored) ? stored.filter((id) => typeof id === "string") : [];
  } catch {
    // The text of somebody else: nobody is suspected.
  }
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
