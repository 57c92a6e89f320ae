import { useRef, useState } from "react";
import { type AdminError, toAdminError } from "../../errors/errors";
import type { GridColumn } from "../model/column";
import { countEdits, type GridEdits } from "../model/edits";
import { type GridRowResult, type GridSource, saveGrid } from "../save/save-grid";

/** How saving goes. */
export interface GridSaving {
  /** Rows that are settled, of all that are to be saved. */
  done: number;
  /** How many rows are to be saved. */
  count: number;
  /** No further row is sent; what is on its way is waited for. */
  isStopping: boolean;
}

/** How the last saving ended. */
export interface GridOutcome {
  /** Cells that were saved. */
  saved: number;
  /** Cells that were not. */
  failed: number;
  /** It was stopped before all rows were sent. */
  isStopped: boolean;
  /** What ended it before all rows were sent. */
  error?: AdminError;
}

interface SaveSetting<Row> {
  source: GridSource<Row>;
  columns: readonly GridColumn<Row>[];
  rowId(row: Row): string;
  concurrency?: number;
  settle(result: GridRowResult<Row>, sent: GridEdits): void;
  onSaved?(outcome: GridOutcome): void;
}

/** Saves what was changed in a grid: one write for each row, which can be stopped and gone on with. */
export function useGridSave<Row>(setting: SaveSetting<Row>) {
  const [saving, setSaving] = useState<GridSaving>();
  const [outcome, setOutcome] = useState<GridOutcome>();
  const ending = useRef<AbortController>(undefined);
  return {
    saving,
    outcome,
    stop: () => {
      ending.current?.abort();
      setSaving((old) => old && { ...old, isStopping: true });
    },
    save: async (edits: GridEdits): Promise<GridOutcome> => {
      const rows = [...edits].map(([id, row]) => ({ id, edits: row }));
      ending.current = new AbortController();
      const { signal } = ending.current;
      let [done, saved, failed] = [0, 0, 0];
      setOutcome(undefined);
      setSaving({ done, count: rows.length, isStopping: false });
      const onRow = (result: GridRowResult<Row>) => {
        done += 1;
        saved += result.saved.length;
        failed += result.failures.size;
        setting.settle(result, edits);
        setSaving((old) => old && { ...old, done });
      };
      const error = await saveGrid(rows, { ...setting, signal, onRow }).then(
        () => undefined,
        (thrown: unknown) => (signal.aborted ? undefined : toAdminError(thrown)),
      );
      const isStopped = signal.aborted && saved + failed < countEdits(edits);
      const ended = { saved, failed, isStopped, error };
      setSaving(undefined);
      setOutcome(ended);
      if (saved > 0) setting.onSaved?.(ended);
      return ended;
    },
  };
}
