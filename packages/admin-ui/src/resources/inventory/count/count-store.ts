import type { CountItem } from "./count-items";
import type { QueueChange, StockCount } from "./count-queue";

/** A number that is being typed. */
export interface CountDraft {
  item: CountItem;
  counted: number | null;
  /** The item was found by the camera, which is opened again after it. */
  isScanned: boolean;
}

/** What one person counts in this browser. Each count has a key of its own, so two tabs cannot take each other's away. */
export interface CountStore {
  counts(): readonly StockCount[];
  /** Whether the browser keeps them; otherwise they are known until the page is closed. */
  isKept(): boolean;
  apply(change: QueueChange): void;
  draft(): CountDraft | undefined;
  setDraft(draft: CountDraft | undefined): void;
  location(): string | undefined;
  setLocation(id: string): void;
  subscribe(listener: () => void): () => void;
}

/** Opens what a person counts. Others who use this browser do not see it. */
export function createCountStore(userId: string): CountStore {
  const start = `tillhouse.stock-count.${userId}.`;
  const entryStart = `${start}entry.`;
  const listeners = new Set<() => void>();
  /** What a browser without storage, or without room in it, has to be told. */
  const unkept = new Map<string, string>();

  const read = (key: string): string | null => {
    try {
      return unkept.get(key) ?? localStorage.getItem(key);
    } catch {
      return unkept.get(key) ?? null;
    }
  };
  const write = (key: string, value: string | undefined) => {
    unkept.delete(key);
    try {
      if (value === undefined) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    } catch {
      if (value !== undefined) unkept.set(key, value);
    }
  };
  const parse = <Value>(text: string | null): Value | undefined => {
    try {
      // Only this module writes these keys, with values of these very types.
      return text === null ? undefined : (JSON.parse(text) as Value);
    } catch {
      return undefined;
    }
  };
  const keys = () => {
    try {
      return [...new Set([...Object.keys(localStorage), ...unkept.keys()])];
    } catch {
      return [...unkept.keys()];
    }
  };
  const readCounts = () =>
    keys()
      .filter((key) => key.startsWith(entryStart))
      .flatMap((key) => parse<StockCount>(read(key)) ?? []);

  let current: readonly StockCount[] = readCounts();
  const refresh = () => {
    current = readCounts();
    for (const listener of listeners) listener();
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(entryStart)) refresh();
  };
  return {
    counts: () => current,
    isKept: () => unkept.size === 0,
    apply: ({ put, remove }) => {
      if (put !== undefined) write(`${entryStart}${put.id}`, JSON.stringify(put));
      for (const id of remove) write(`${entryStart}${id}`, undefined);
      refresh();
    },
    draft: () => parse<CountDraft>(read(`${start}draft`)),
    setDraft: (draft) => write(`${start}draft`, draft && JSON.stringify(draft)),
    location: () => read(`${start}location`) ?? undefined,
    setLocation: (id) => write(`${start}location`, id),
    subscribe: (listener) => {
      if (listeners.size === 0) {
        window.addEventListener("storage", onStorage);
        // What another tab did while nobody listened.
        current = readCounts();
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener("storage", onStorage);
      };
    },
  };
}
