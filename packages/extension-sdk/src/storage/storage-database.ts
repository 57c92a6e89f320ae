import type { StorageDatabase } from "./admin-storage";

function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/**
 * Opens a database for each call, so that it is in nobody's way.
 *
 * @param name of the database, as the browser has it
 * @param store of the values in it
 */
export function createStorageDatabase(name: string, store: string): StorageDatabase {
  const act = async <Value>(
    mode: IDBTransactionMode,
    request: (values: IDBObjectStore) => IDBRequest<Value>,
  ): Promise<Value | undefined> => {
    try {
      const opening = indexedDB.open(name, 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore(store);
      const opened = await settled(opening);
      try {
        return await settled(request(opened.transaction(store, mode).objectStore(store)));
      } finally {
        opened.close();
      }
    } catch {
      // Some private windows refuse.
      return undefined;
    }
  };
  return {
    get: <Value>(key: string) =>
      act("readonly", (values) => values.get(key) as IDBRequest<Value | undefined>),
    put: async (key, value) => (await act("readwrite", (values) => values.put(value, key))) !== undefined,
    delete: async (key) => {
      await act("readwrite", (values) => values.delete(key));
    },
  };
}
