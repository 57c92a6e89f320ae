import type { StorageArea } from "../../storage/storage-area";
import type { GridEdit, GridEdits } from "../model/edits";

/** What is kept of a grid in the browser until it is saved. */
type KeptEdits = Readonly<Record<string, Readonly<Record<string, GridEdit>>>>;

const keyOf = (name: string) => `tillhouse.grid.${name}`;

/** What somebody had put into a grid and not saved when the page was left. */
export function readGridDraft(area: StorageArea, name: string): GridEdits {
  const rows = area.getJson<KeptEdits>(keyOf(name)) ?? {};
  return new Map(Object.entries(rows).map(([id, row]) => [id, new Map(Object.entries(row))]));
}

/** Keeps what is not saved; forgets it where everything is. The grid itself still holds what was typed. */
export function writeGridDraft(area: StorageArea, name: string, edits: GridEdits): void {
  const rows = [...edits].map(([id, row]) => [id, Object.fromEntries(row)]);
  area.setJson(keyOf(name), edits.size === 0 ? undefined : Object.fromEntries(rows));
}
