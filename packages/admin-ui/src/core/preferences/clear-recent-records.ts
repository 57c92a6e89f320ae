import type { StorageArea } from "@tillhouse/extension-sdk/internal";

/** Where the records that a person looked at are kept in this browser. */
export const recentKey = "tillhouse.recent";

/** Forgets the records that were looked at: their titles are names of customers. */
export function clearRecentRecords(area: StorageArea): void {
  area.removeItem(recentKey);
}
