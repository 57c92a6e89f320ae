import type { Host } from "@tillhouse/extension-sdk";
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
export function createCountStore(area: Host["storage"]["local"], userId: string): CountStore {
  const start = `tillhouse.stock-count.${userId}.`;
  const entryStart = `${start}entry.`;
  const listeners = new Set<() => void>();
  /** What a browser without storage, or without room in it, has to be told. */
  const unkept = new Set<string>();

  const write = (key: string, value: unknown) => {
    if (area.setJson(key, value)) unkept.delete(key);
    else unkept.add(key);
  };
  const readCounts = () => area.keys(entryStart).flatMap((key) => area.getJson<StockCount>(key) ?? []);

  let current: readonly StockCount[] = readCounts();
  const refresh = () => {
    current = readCounts();
    for (const listener of listeners) listener();
  };
  let stop: (() => void) | undefined;
  return {
    counts: () => current,
    isKept: () => unkept.size === 0,
    apply: ({ put, remove }) => {
      if (put !== undefined) write(`${entryStart}${put.id}`, put);
      for (const id of remove) write(`${entryStart}${id}`, undefined);
      refresh();
    },
    draft: () => area.getJson<CountDraft>(`${start}draft`),
    setDraft: (draft) => write(`${start}draft`, draft),
    location: () => area.getItem(`${start}location`) ?? undefined,
    setLocation: (id) => void area.setItem(`${start}location`, id),
    subscribe: (listener) => {
      if (listeners.size === 0) {
        stop = area.subscribe((key) => {
          if (key === undefined || key.startsWith(entryStart)) refresh();
        });
        // What another tab did while nobody listened.
        current = readCounts();
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop?.();
      };
    },
  };
}
