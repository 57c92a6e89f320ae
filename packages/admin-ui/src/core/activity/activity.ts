import type { ActivityItem, StorageArea } from "@tillhouse/extension-sdk/internal";

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
  /** Until when the person has looked at it, ISO 8601 UTC; empty in a browser that never did. */
  seenAt(): string;
  markSeen(at: string): void;
  subscribe(listener: () => void): () => void;
}

/** Older entries make room for newer ones. */
const most = 100;

/**
 * Keeps what a person changed in this browser, so that it can be looked up and taken back after a reload. Several tabs
 * write to the same log.
 */
export function createActivityLog(area: StorageArea, userId: string): ActivityLog {
  const key = `tillhouse.activity.${userId}`;
  const seenKey = `tillhouse.activity-seen.${userId}`;
  const listeners = new Set<() => void>();
  const read = (): readonly ActivityEntry[] => {
    const stored = area.getJson<readonly ActivityEntry[]>(key);
    // A value of an older version: the log starts anew.
    return Array.isArray(stored) ? stored : [];
  };
  const readSeen = () => area.getJson<string>(seenKey) ?? "";
  let current = read();
  let seen = readSeen();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const write = (change: (entries: readonly ActivityEntry[]) => readonly ActivityEntry[]) => {
    // Another tab may have added something since.
    current = change(read()).slice(0, most);
    area.setJson(key, current);
    tell();
  };
  let stop: (() => void) | undefined;
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
    seenAt: () => seen,
    markSeen: (at) => {
      seen = at;
      area.setJson(seenKey, at);
      tell();
    },
    subscribe: (listener) => {
      if (listeners.size === 0)
        stop = area.subscribe((changed) => {
          if (changed === key) current = read();
          else if (changed === seenKey) seen = readSeen();
          else return;
          tell();
        });
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop?.();
      };
    },
  };
}
