import { useEffect, useRef, useState } from "react";
import type { StorageArea } from "../../storage/storage-area";
import { useStorage } from "../../storage/use-storage";
import type { GridEntry } from "../model/cell-text";
import type { GridColumn, GridValue } from "../model/column";
import {
  applyChanges,
  emptyHistory,
  type GridChange,
  type GridEdits,
  isSameEntry,
  redo,
  remember,
  undo,
} from "../model/edits";
import { readGridDraft, writeGridDraft } from "../save/grid-draft";
import type { GridFailure, GridRowResult } from "../save/save-grid";

/** Why cells were not saved, by the ids of rows and columns. */
export type GridFailures = ReadonlyMap<string, ReadonlyMap<string, GridFailure>>;

/** What is put into a cell. */
export interface GridPut {
  /** The id of the row. */
  rowId: string;
  /** The id of the column. */
  columnId: string;
  /** What the cell holds from now on. */
  entry: GridEntry;
}

/** Rows by their ids, and columns by theirs. */
export interface GridIndex<Row> {
  /** Rows, by their ids. */
  rows: ReadonlyMap<string, Row>;
  /** Columns, by their ids. */
  columns: ReadonlyMap<string, GridColumn<Row>>;
}

/** Before what was typed is kept in the browser, in milliseconds: a paste and the keys after it are one. */
const keptAfter = 250;

interface EditState<Row> {
  edits: GridEdits;
  history: typeof emptyHistory;
  failures: GridFailures;
  /** Rows as the store had them when they were saved; they are later than those that the grid was given. */
  fresh: ReadonlyMap<string, Row>;
}

function without(
  failures: GridFailures,
  cells: readonly { rowId: string; columnId: string }[],
): GridFailures {
  if (failures.size === 0) return failures;
  const next = new Map(failures);
  for (const { rowId, columnId } of cells) {
    const row = next.get(rowId);
    if (!row?.has(columnId)) continue;
    const left = new Map(row);
    left.delete(columnId);
    if (left.size === 0) next.delete(rowId);
    else next.set(rowId, left);
  }
  return next;
}

/** What was kept and still differs from what the store has: an answer may have been lost after all was done. */
function stillEdits<Row>(kept: GridEdits, { rows, columns }: GridIndex<Row>): GridEdits {
  const left = [...kept].flatMap(([rowId, edits]) => {
    const row = rows.get(rowId);
    if (row === undefined) return [];
    const open = [...edits].filter(([columnId, edit]) => {
      const column = columns.get(columnId);
      return column !== undefined && !isSameEntry(edit, { value: column.value(row) });
    });
    return open.length === 0 ? [] : [[rowId, new Map(open)] as const];
  });
  return new Map(left);
}

/** Keeps what is not saved in the browser, until it is. */
function useDraft(area: StorageArea, name: string | undefined, edits: GridEdits) {
  const latest = useRef({ name, edits, isKept: true });
  if (latest.current.edits !== edits) latest.current = { name, edits, isKept: false };
  const keep = () => {
    const { name, edits, isKept } = latest.current;
    latest.current.isKept = true;
    if (name !== undefined && !isKept) writeGridDraft(area, name, edits);
  };
  const latestKeep = useRef(keep);
  latestKeep.current = keep;
  useEffect(() => {
    if (latest.current.edits !== edits || latest.current.isKept) return;
    const timer = setTimeout(() => latestKeep.current(), keptAfter);
    return () => clearTimeout(timer);
  }, [edits]);
  useEffect(() => {
    const now = () => latestKeep.current();
    window.addEventListener("pagehide", now);
    return () => {
      window.removeEventListener("pagehide", now);
      now();
    };
  }, []);
}

/** What is not saved of a grid, with what was done and can be taken back, and what became of saving it. */
export function useGridEdits<Row>(given: GridIndex<Row>, draft: string | undefined) {
  const { local } = useStorage();
  const [state, setState] = useState<EditState<Row>>(() => ({
    edits: draft === undefined ? new Map() : stillEdits(readGridDraft(local, draft), given),
    history: emptyHistory,
    failures: new Map(),
    fresh: new Map(),
  }));
  const index = useRef(given);
  const [seen, setSeen] = useState(given.rows);
  if (seen !== given.rows) {
    // What the grid is given now was read after it was saved.
    setSeen(given.rows);
    if (state.fresh.size > 0) setState({ ...state, fresh: new Map() });
  }
  index.current = given;
  useDraft(local, draft, state.edits);

  const storedIn = (fresh: ReadonlyMap<string, Row>) => (rowId: string, columnId: string) => {
    const row = fresh.get(rowId) ?? index.current.rows.get(rowId);
    const column = index.current.columns.get(columnId);
    return row === undefined || column === undefined ? undefined : column.value(row);
  };
  /** What a cell holds: what was put into it, else what the store has. */
  const entryOf = (rowId: string, columnId: string): GridEntry => {
    const edit = state.edits.get(rowId)?.get(columnId);
    return edit ?? { value: storedIn(state.fresh)(rowId, columnId) ?? null };
  };
  const change = (changes: readonly GridChange[], history: typeof emptyHistory) =>
    setState((old) => ({
      ...old,
      edits: applyChanges(old.edits, changes, storedIn(old.fresh)),
      failures: without(old.failures, changes),
      history,
    }));

  return {
    ...state,
    entryOf,
    put: (puts: readonly GridPut[]) => {
      const changes = puts.flatMap(({ rowId, columnId, entry }): GridChange[] => {
        const before = entryOf(rowId, columnId);
        const { value, text } = before;
        return isSameEntry(before, entry) ? [] : [{ rowId, columnId, before: { value, text }, after: entry }];
      });
      if (changes.length > 0) change(changes, remember(state.history, changes));
      return changes.length;
    },
    /** @returns the cells that were changed */
    step: (way: "undo" | "redo"): readonly GridChange[] => {
      const taken = (way === "undo" ? undo : redo)(state.history);
      if (taken !== undefined) change(taken.changes, taken.history);
      return taken?.changes ?? [];
    },
    discard: () =>
      setState((old) => ({ ...old, edits: new Map(), failures: new Map(), history: emptyHistory })),
    /** What became of a row that was to be saved. */
    settle: ({ id, row, saved, failures }: GridRowResult<Row>, sent: GridEdits) =>
      setState((old) => {
        const fresh = new Map(old.fresh);
        if (row !== undefined) fresh.set(id, row);
        const edits = new Map(old.edits);
        const left = new Map(edits.get(id));
        for (const columnId of saved) {
          const before = sent.get(id)?.get(columnId);
          const now = left.get(columnId);
          // Somebody has gone on typing while it was on its way.
          if (now !== undefined && before !== undefined && isSameEntry(now, before)) left.delete(columnId);
          else if (now !== undefined && before !== undefined)
            left.set(columnId, { ...now, base: before.value });
        }
        for (const [columnId, { kind, now }] of failures) {
          const edit = left.get(columnId);
          // Whoever saves again knows by then what was changed.
          if (kind === "changed" && edit !== undefined)
            left.set(columnId, { ...edit, base: now as GridValue });
        }
        if (left.size === 0) edits.delete(id);
        else edits.set(id, left);
        const allFailures = new Map(old.failures);
        if (failures.size === 0) allFailures.delete(id);
        else allFailures.set(id, failures);
        return { ...old, edits, fresh, failures: allFailures };
      }),
  };
}
