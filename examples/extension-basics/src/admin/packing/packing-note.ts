import type { Host } from "@tillhouse/extension-sdk";

/** Where the note is kept in the store's metadata. */
export const packingNoteKey = "packing_note";

/** The note for the packing table; empty where there is none. */
export function readPackingNote(store: Host["store"]): string {
  const note: unknown = store?.metadata?.[packingNoteKey];
  return typeof note === "string" ? note : "";
}
