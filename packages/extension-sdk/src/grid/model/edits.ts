import type { GridEntry } from "./cell-text";
import type { GridValue } from "./column";

/** What somebody has put into a cell and not saved. */
export interface GridEdit extends GridEntry {
  /** What the store had when it was first changed: tells what others have changed meanwhile. */
  base: GridValue;
}

/** What is not saved, by the ids of rows and columns. */
export type GridEdits = ReadonlyMap<string, ReadonlyMap<string, GridEdit>>;

/** A cell that was changed. */
export interface GridChange {
  /** The id of the row. */
  rowId: string;
  /** The id of the column. */
  columnId: string;
  /** What the cell held. */
  before: GridEntry;
  /** What it holds now. */
  after: GridEntry;
}

/** What was done, and what was taken back of it: each is what one key or one paste has changed. */
export interface GridHistory {
  /** What can be taken back, the last of it at the end. */
  past: readonly (readonly GridChange[])[];
  /** What can be done again, the next of it at the end. */
  future: readonly (readonly GridChange[])[];
}

/** Steps that can be taken back. */
const remembered = 200;

/** Nothing was done so far. */
export const emptyHistory: GridHistory = { past: [], future: [] };

/** Whether two cells hold the same. */
export function isSameEntry(left: GridEntry, right: GridEntry): boolean {
  return left.value === right.value && left.text === right.text;
}

/**
 * Puts changes into what is not saved. A cell that holds again what the store has is no edit any more.
 *
 * @param storedOf what the store has in a cell; `undefined` where there is no such cell
 */
export function applyChanges(
  edits: GridEdits,
  changes: readonly Pick<GridChange, "rowId" | "columnId" | "after">[],
  storedOf: (rowId: string, columnId: string) => GridValue | undefined,
): GridEdits {
  const next = new Map(edits);
  const copied = new Map<string, Map<string, GridEdit>>();
  for (const { rowId, columnId, after } of changes) {
    const stored = storedOf(rowId, columnId);
    if (stored === undefined) continue;
    let row = copied.get(rowId);
    if (row === undefined) {
      row = new Map(next.get(rowId));
      copied.set(rowId, row);
      next.set(rowId, row);
    }
    if (isSameEntry(after, { value: stored })) row.delete(columnId);
    else row.set(columnId, { ...after, base: row.get(columnId)?.base ?? stored });
  }
  for (const [rowId, row] of copied) if (row.size === 0) next.delete(rowId);
  return next;
}

/** How many cells are not saved. */
export function countEdits(edits: GridEdits): number {
  let count = 0;
  for (const row of edits.values()) count += row.size;
  return count;
}

/** Notes what was done; what was taken back before cannot be done again then. */
export function remember(history: GridHistory, changes: readonly GridChange[]): GridHistory {
  return changes.length === 0 ? history : { past: [...history.past, changes].slice(-remembered), future: [] };
}

const turned = (changes: readonly GridChange[]): GridChange[] =>
  changes.map(({ before, after, ...cell }) => ({ ...cell, before: after, after: before }));

/** Takes back what was done last. @returns what to change for it, and the history after it */
export function undo({ past, future }: GridHistory):
  | {
      /** What to change for it. */
      changes: GridChange[];
      /** What can be taken back and done again after it. */
      history: GridHistory;
    }
  | undefined {
  const last = past.at(-1);
  if (last === undefined) return undefined;
  return { changes: turned(last), history: { past: past.slice(0, -1), future: [...future, last] } };
}

/** Does again what was taken back last. */
export function redo({ past, future }: GridHistory):
  | {
      /** What to change for it. */
      changes: readonly GridChange[];
      /** What can be taken back and done again after it. */
      history: GridHistory;
    }
  | undefined {
  const next = future.at(-1);
  if (next === undefined) return undefined;
  return { changes: next, history: { past: [...past, next], future: future.slice(0, -1) } };
}
