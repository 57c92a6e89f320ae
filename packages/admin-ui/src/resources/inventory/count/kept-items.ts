import type { Host } from "@tillhouse/extension-sdk";
import type { CountItem } from "./count-items";

/** The items of the store as they were read last: codes are found without the network, too. */
export interface KeptItems {
  items: readonly CountItem[];
  locations: readonly { id: string; name: string }[];
  /** When they were read, in milliseconds. */
  readAt: number;
}

/** Where a person's items are kept: thousands are more than `localStorage` has room for. */
export function openKeptItems({ storage, user }: Pick<Host, "storage" | "user">) {
  const database = storage.database("tillhouse-stock-count", "items");
  return {
    /** What was kept. */
    read: () => database.get<KeptItems>(user.id),
    /** Keeps items for the next visit. */
    keep: (kept: KeptItems) => database.put(user.id, kept),
  };
}
