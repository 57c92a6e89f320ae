import type { CountItem } from "./count-items";

/** The items of the store as they were read last: codes are found without the network, too. */
export interface KeptItems {
  items: readonly CountItem[];
  locations: readonly { id: string; name: string }[];
  /** When they were read, in milliseconds. */
  readAt: number;
}

const database = "tillhouse-stock-count";
const storeName = "items";

function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Thousands of items are more than `localStorage` has room for. `undefined` where the browser has no database, or refuses. */
async function inDatabase<Value>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value | undefined> {
  try {
    const opening = indexedDB.open(database, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(storeName);
    const opened = await settled(opening);
    try {
      return await settled(act(opened.transaction(storeName, mode).objectStore(storeName)));
    } finally {
      opened.close();
    }
  } catch {
    return undefined;
  }
}

/** What was kept for a person. */
export function readKeptItems(userId: string): Promise<KeptItems | undefined> {
  // Only `keepItems` writes there.
  return inDatabase("readonly", (store) => store.get(userId) as IDBRequest<KeptItems | undefined>);
}

/** Keeps items for the next visit. */
export async function keepItems(userId: string, kept: KeptItems): Promise<void> {
  await inDatabase("readwrite", (store) => store.put(kept, userId));
}
