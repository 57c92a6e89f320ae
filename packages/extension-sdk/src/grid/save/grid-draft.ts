import type { GridEdit, GridEdits } from "../model/edits";

/** What is kept of a grid in the browser until it is saved. */
type KeptEdits = Readonly<Record<string, Readonly<Record<string, GridEdit>>>>;

const keyOf = (name: string) => `tillhouse.grid.${name}`;

/** What somebody had put into a grid and not saved when the page was left. */
export function readGridDraft(name: string): GridEdits {
  try {
    const kept = localStorage.getItem(keyOf(name));
    // Only this module writes the key.
    const rows = kept === null ? {} : (JSON.parse(kept) as KeptEdits);
    return new Map(Object.entries(rows).map(([id, row]) => [id, new Map(Object.entries(row))]));
  } catch {
    // A browser without storage keeps no drafts.
    return new Map();
  }
}

/**
 * The ids of the rows of which something is kept that is not saved: a grid whose rows are chosen each time asks for them, too.
 *
 * @param draft the name that the grid was given
 * @example const ids = [...new Set([...selected, ...draftedRows(draft)])];
 */
export function draftedRows(draft: string): string[] {
  return [...readGridDraft(draft).keys()];
}

/**
 * The ids of the columns of which something is kept that is not saved: a grid whose columns are chosen each time has them, too.
 *
 * @param draft the name that the grid was given
 * @example const years = [...new Set([...chosenYears, ...draftedColumns(draft)])];
 */
export function draftedColumns(draft: string): string[] {
  return [...new Set([...readGridDraft(draft).values()].flatMap((row) => [...row.keys()]))];
}

/** Keeps what is not saved; forgets it where everything is. */
export function writeGridDraft(name: string, edits: GridEdits): void {
  try {
    if (edits.size === 0) localStorage.removeItem(keyOf(name));
    else {
      const rows = [...edits].map(([id, row]) => [id, Object.fromEntries(row)]);
      localStorage.setItem(keyOf(name), JSON.stringify(Object.fromEntries(rows)));
    }
  } catch {
    // Full or forbidden: the grid itself still holds what was typed.
  }
}
