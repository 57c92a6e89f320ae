/** Keys and texts that a browser keeps, of one admin. Keys of other admins on the page are not among them. */
export interface StorageArea {
  /** What is kept under a key, or `null`. */
  getItem(key: string): string | null;
  /**
   * Keeps a text. What the browser has no room for, or does not allow, is known until the page is closed.
   *
   * @returns whether the browser keeps it
   */
  setItem(key: string, value: string): boolean;
  /** Forgets what is kept under a key. */
  removeItem(key: string): void;
  /**
   * What {@link StorageArea.setJson} kept under a key; `undefined` where there is nothing, or no JSON. Nothing checks its type: a
   * key belongs to one module.
   */
  getJson<Value>(key: string): Value | undefined;
  /**
   * Keeps a value as JSON; `undefined` forgets it.
   *
   * @returns whether the browser keeps it
   */
  setJson(key: string, value: unknown): boolean;
  /** The keys that begin with a text. */
  keys(start: string): string[];
  /**
   * Hears of what another tab has kept or forgotten.
   *
   * @param listener told of the key; `undefined` where all may be others
   * @returns what ends it
   */
  subscribe(listener: (key: string | undefined) => void): () => void;
}

/**
 * Opens the keys that begin with a prefix. This is the one place that knows what a browser without storage does: it throws.
 *
 * @param open gives the browser's storage; asked each time, because it may throw
 */
export function createStorageArea(open: () => Storage, prefix: string): StorageArea {
  /** What the browser did not take. It is newer than what the browser has. */
  const unkept = new Map<string, string>();
  const attempt = <Value>(act: (storage: Storage) => Value): Value | undefined => {
    try {
      return act(open());
    } catch {
      return undefined;
    }
  };
  const area: StorageArea = {
    getItem: (key) => unkept.get(key) ?? attempt((storage) => storage.getItem(prefix + key)) ?? null,
    setItem(key, value) {
      const isKept = attempt((storage) => {
        storage.setItem(prefix + key, value);
        return true;
      });
      if (isKept) unkept.delete(key);
      else unkept.set(key, value);
      return isKept === true;
    },
    removeItem(key) {
      unkept.delete(key);
      attempt((storage) => storage.removeItem(prefix + key));
    },
    getJson<Value>(key: string) {
      try {
        const text = area.getItem(key);
        return text === null ? undefined : (JSON.parse(text) as Value);
      } catch {
        return undefined;
      }
    },
    setJson(key, value) {
      if (value !== undefined) return area.setItem(key, JSON.stringify(value));
      area.removeItem(key);
      return true;
    },
    keys(start) {
      const kept = attempt(Object.keys) ?? [];
      const own = kept.flatMap((key) => (key.startsWith(prefix + start) ? [key.slice(prefix.length)] : []));
      return [...new Set([...own, ...[...unkept.keys()].filter((key) => key.startsWith(start))])];
    },
    subscribe(listener) {
      const onStorage = ({ key, storageArea }: StorageEvent) => {
        // Events that tests make have no area.
        if (storageArea !== null && storageArea !== attempt((storage) => storage)) return;
        if (key === null) listener(undefined);
        else if (key.startsWith(prefix)) listener(key.slice(prefix.length));
      };
      window.addEventListener("storage", onStorage);
      return () => window.removeEventListener("storage", onStorage);
    },
  };
  return area;
}
