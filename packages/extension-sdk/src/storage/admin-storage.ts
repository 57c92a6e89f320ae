import { createStorageArea, type StorageArea } from "./storage-area";

/** A line to the other tabs of the same admin. */
interface StorageChannel {
  /** Sends a message to the other tabs. */
  post(message: unknown): void;
  /** Stops listening; nothing can be sent any more. */
  close(): void;
}

/** Values of any size that a browser keeps, by key. A browser that has no database, or refuses, answers `undefined`. */
export interface StorageDatabase {
  /** What is kept under a key. Nothing checks its type: a database belongs to one module. */
  get<Value>(key: string): Promise<Value | undefined>;
  /** Keeps a value. @returns whether the browser has room for it */
  put(key: string, value: unknown): Promise<boolean>;
  /** Forgets a value. */
  delete(key: string): Promise<void>;
}

/** What one admin keeps in a browser. Another one on the page has its own. */
export interface AdminStorage {
  /** What stays when the tab is closed, of this store. */
  local: StorageArea;
  /** What lasts as long as the tab, of this store. */
  session: StorageArea;
  /** What stays and holds for every store, as how somebody wants the admin to look. */
  shared: StorageArea;
  /** What is too large for the others, of this store. */
  database(name: string, store: string): StorageDatabase;
  /** Opens a line to the other tabs of this admin. A browser without one works on by itself. */
  channel<Message>(name: string, listen: (message: Message) => void): StorageChannel;
}

/** Whose storage it is. */
export interface StorageOptions {
  /** Tells the admins of a page apart. Left out: the keys without a prefix. */
  storageKey?: string;
  /** Address of the store's backend, which tells stores apart. Left out: the store whose keys have no prefix. */
  backend?: string;
}

/** The store that came first has keys without a prefix: browsers hold them from before stores were told apart. */
const firstKey = "tillhouse.backend";

function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    // The browser has none, or a page in a frame may not have one.
    return undefined;
  }
}

/**
 * Opens the storage of an admin. Nothing is read before something is asked for, but which store came first.
 *
 * @example createAdminStorage({ storageKey: "outlet", backend: "https://outlet.example.com" }).local.getItem("tillhouse.recent")
 */
export function createAdminStorage({ storageKey, backend }: StorageOptions = {}): AdminStorage {
  const own = storageKey === undefined ? "" : `${storageKey}:`;
  const shared = createStorageArea(() => window.localStorage, own);
  if (backend !== undefined && shared.getItem(firstKey) === null) shared.setItem(firstKey, backend);
  const isFirst = backend === undefined || shared.getItem(firstKey) === backend;
  const prefix = isFirst ? own : `${own}${backend}:`;
  return {
    local: isFirst ? shared : createStorageArea(() => window.localStorage, prefix),
    session: createStorageArea(() => window.sessionStorage, prefix),
    shared,
    database: (name, store) => {
      // Few pages have something so large.
      const opened = async () =>
        (await import("./storage-database")).createStorageDatabase(prefix + name, store);
      return {
        get: async <Value>(key: string) => (await opened()).get<Value>(key),
        put: async (key, value) => (await opened()).put(key, value),
        delete: async (key) => (await opened()).delete(key),
      };
    },
    channel: <Message>(name: string, listen: (message: Message) => void) => {
      const channel = openChannel(own + name);
      // A name belongs to one module, which speaks to its own origin alone.
      if (channel) channel.onmessage = ({ data }: MessageEvent<Message>) => listen(data);
      return { post: (message) => channel?.postMessage(message), close: () => channel?.close() };
    },
  };
}
