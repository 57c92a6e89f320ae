import type { ActivityItem } from "@tillhouse/extension-sdk/internal";

/** Something that was changed in this browser, with the time and whether it was taken back. */
export interface ActivityEntry extends ActivityItem {
  id: string;
  /** ISO 8601 UTC. */
  at: string;
  /** ISO 8601 UTC; `undefined` while it stands. */
  undoneAt?: string;
}

/** The activity log of one person in this browser: what was changed, the last first. */
export interface ActivityLog {
  entries(): readonly ActivityEntry[];
  add(item: ActivityItem): ActivityEntry;
  markUndone(id: string): void;
  clear(): void;
  subscribe(listener: () => void): () => void;
}

/** Older entries make room for newer ones. */
const most = 100;

function read(key: string): readonly ActivityEntry[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    // Only this module writes the key, with entries of this very type.
    return Array.isArray(stored) ? (stored as ActivityEntry[]) : [];
  } catch {
    // A browser without storage, or a value of an older version: the log starts anew.
    return [];
  }
}

/**
 * Keeps what a person changed in this browser, so that it can be looked up and taken back after a reload. Several tabs
 * write to the same log.
 */
export function createActivityLog(userId: string): ActivityLog {
  const key = `tillhouse.activity.${userId}`;
  const listeners = new Set<() => void>();
  let current = read(key);
  let isStored = true;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const write = (change: (entries: readonly ActivityEntry[]) => readonly ActivityEntry[]) => {
    // Another tab may have added something since.
    current = change(isStored ? read(key) : current).slice(0, most);
    try {
      localStorage.setItem(key, JSON.stringify(current));
      isStored = true;
    } catch {
      // Then it is known until the page is closed.
      isStored = false;
    }
    tell();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key) return;
    current = read(key);
    tell();
  };
  return {
    entries: () => current,
    add: (item) => {
      const entry = { ...item, id: crypto.randomUUID(), at: new Date().toISOString() };
      write((entries) => [entry, ...entries]);
      return entry;
    },
    markUndone: (id) =>
      write((entries) =>
        entries.map((entry) => (entry.id === id ? { ...entry, undoneAt: new Date().toISOString() } : entry)),
      ),
    clear: () => write(() => []),
    subscribe: (listener) => {
      if (listeners.size === 0) window.addEventListener("storage", onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener("storage", onStorage);
      };
    },
  };
}
