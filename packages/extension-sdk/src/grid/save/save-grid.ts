import type { AdminError } from "../../errors/errors";
import { createProgress } from "../../records/action-progress";
import { runSteps, type Step } from "../../tasks/steps";
import type { GridColumn, GridValue } from "../model/column";
import type { GridEdit } from "../model/edits";

/** Values of one row, by the ids of columns. */
export type GridValues = Readonly<Record<string, GridValue>>;

/** Where the rows of a grid are kept. */
export interface GridSource<Row> {
  /**
   * Reads rows as the store has them now; those that are gone are left out. It is asked before they are written, at most
   * {@link readAtOnce} at a time, and where the answer of a write was lost.
   */
  read(ids: readonly string[]): Promise<readonly Row[]>;
  /**
   * Writes what was changed of one row.
   *
   * @param row as it was just read: what is not among `values` has to stay so
   * @param refuse for a store that takes a row cell by cell: tells why one cell is not saved, by the id of its column, while the
   * others of the row are
   * @returns the row as the store has it then
   */
  write(row: Row, values: GridValues, refuse: (columnId: string, error: AdminError) => void): Promise<Row>;
}

/** Why a cell was not saved. */
export interface GridFailure {
  /** `changed`: somebody else has changed it; `gone`: its row is not there any more; `refused`: the store said why. */
  kind: "changed" | "gone" | "refused";
  /** `refused` alone. */
  error?: AdminError;
  /** `changed` alone: what the store has by now. */
  now?: GridValue;
}

/** A row that is to be saved. */
export interface GridRowToSave {
  /** The id of the row. */
  id: string;
  /** What was changed of it, by the ids of columns. */
  edits: ReadonlyMap<string, GridEdit>;
}

/** What came of one row. */
export interface GridRowResult<Row> {
  /** The id of the row. */
  id: string;
  /** As the store has it by now, as far as that is known. */
  row?: Row;
  /** Ids of the columns that hold by now what was wanted. */
  saved: readonly string[];
  /** Why cells were not saved, by the ids of columns. */
  failures: ReadonlyMap<string, GridFailure>;
}

/** What saving needs beside the rows. */
export interface SaveGridOptions<Row> {
  /** Where the rows are read and written. */
  source: GridSource<Row>;
  /** All columns; they read what a row holds. */
  columns: readonly GridColumn<Row>[];
  /** The id of a row. */
  rowId(row: Row): string;
  /** Rows that are on their way at once. */
  concurrency?: number;
  /** Ends the saving: what is on its way is waited for, nothing more is sent. */
  signal?: AbortSignal;
  /** Called as soon as a row is settled. */
  onRow(result: GridRowResult<Row>): void;
}

/** Rows that are read in one call before they are written. */
export const readAtOnce = 50;

/** After so many rows in a row that did not reach the store, no more are tried. */
const unreachedRows = 4;

/** Parts what is wanted of a row into what is there already, what somebody else has changed, and what is to be written. */
function compareRow<Row>(
  row: Row,
  edits: ReadonlyMap<string, GridEdit>,
  columns: readonly GridColumn<Row>[],
): {
  /** Ids of the columns that hold already what was typed. */
  saved: string[];
  /** What somebody else has changed, by the ids of columns. */
  changed: Map<string, GridFailure>;
  /** What is to be written, by the ids of columns. */
  wanted: Record<string, GridValue>;
} {
  const saved: string[] = [];
  const changed = new Map<string, GridFailure>();
  const wanted: Record<string, GridValue> = {};
  for (const column of columns) {
    const edit = edits.get(column.id);
    if (edit === undefined) continue;
    const now = column.value(row);
    if (now === edit.value) saved.push(column.id);
    else if (now === edit.base) wanted[column.id] = edit.value;
    else changed.set(column.id, { kind: "changed", now });
  }
  return { saved, changed, wanted };
}

/** The columns that an error of the store is about: those that it names, else all that were sent. */
export function blamedColumns(error: AdminError, sent: readonly string[]): readonly string[] {
  const said = `${error.details.field ?? ""} ${error.message}`.toLowerCase();
  const named = sent.filter((id) =>
    new RegExp(`(^|[^a-z0-9_])${id.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}($|[^a-z0-9_])`).test(said),
  );
  return named.length > 0 ? named : sent;
}

const holds = <Row>(row: Row, values: GridValues, columns: readonly GridColumn<Row>[]) =>
  columns.every((column) => !(column.id in values) || column.value(row) === values[column.id]);

/**
 * Saves rows, each with one write of what was changed of it. A row is read just before: what it holds already is not written, and
 * what somebody else has changed meanwhile is told and left as it is. One that fails holds back none of the others. So another try,
 * also after a reload, does what is left, cell by cell.
 *
 * @throws what ends everything: nobody is signed in any more, the store cannot be reached, rows could not be read, the signal
 */
export async function saveGrid<Row>(
  rows: readonly GridRowToSave[],
  { source, columns, rowId, concurrency = 4, signal, onRow }: SaveGridOptions<Row>,
): Promise<void> {
  const progress = createProgress();
  const ending = new AbortController();
  const end = () => ending.abort(signal?.reason);
  signal?.addEventListener("abort", end);
  let unreached = 0;
  const tell = (result: GridRowResult<Row>, error: AdminError | undefined) => {
    unreached = error?.code === "network" ? unreached + 1 : 0;
    if (unreached === unreachedRows) ending.abort(error);
    onRow(result);
  };
  for (let start = 0; start < rows.length; start += readAtOnce) {
    signal?.throwIfAborted();
    const piece = rows.slice(start, start + readAtOnce);
    const read = await source.read(piece.map(({ id }) => id));
    const known = new Map(read.map((row) => [rowId(row), row]));
    const written = new Map<string, Row>();
    const refused = new Map<string, Map<string, AdminError>>();
    const stepOf = ({ id, edits }: GridRowToSave) => {
      const row = known.get(id);
      const compared = row && compareRow(row, edits, columns);
      const values = compared?.wanted ?? {};
      const step: Step<boolean> = {
        id,
        find: async (_, { isLost }) => {
          if (row === undefined || Object.keys(values).length === 0) return true;
          if (!isLost) return undefined;
          const [now] = await source.read([id]);
          if (now === undefined || !holds(now, values, columns)) return undefined;
          written.set(id, now);
          return true;
        },
        run: async () => {
          // There is a row wherever there is something to write.
          if (row === undefined) return true;
          const cells = new Map<string, AdminError>();
          refused.set(id, cells);
          written.set(id, await source.write(row, values, (column, error) => cells.set(column, error)));
          return true;
        },
      };
      return { id, step, row, values, compared, all: [...edits.keys()] };
    };
    const work = piece.map(stepOf);
    const byId = new Map(work.map((one) => [one.id, one]));
    const onSettled = ({ id }: Step, error: AdminError | undefined) => {
      const one = byId.get(id);
      if (one === undefined) return;
      if (one.row === undefined || one.compared === undefined) {
        const gone = one.all.map((column) => [column, { kind: "gone" }] as const);
        tell({ id, saved: [], failures: new Map(gone) }, error);
        return;
      }
      const sent = Object.keys(one.values);
      const failures = new Map(one.compared.changed);
      const cells = (error === undefined && refused.get(id)) || new Map<string, AdminError>();
      for (const [column, error] of cells) failures.set(column, { kind: "refused", error });
      if (error !== undefined && error.code !== "unauthorized")
        for (const column of blamedColumns(error, sent)) failures.set(column, { kind: "refused", error });
      tell(
        {
          id,
          row: written.get(id) ?? one.row,
          saved: [
            ...one.compared.saved,
            ...(error === undefined ? sent.filter((column) => !cells.has(column)) : []),
          ],
          failures,
        },
        error ?? [...cells.values()].find(({ code }) => code === "network"),
      );
    };
    const steps = work.map(({ step }) => step);
    const { failures } = await runSteps(steps, {
      concurrency,
      onFailure: "continue",
      progress,
      signal: ending.signal,
      onSettled,
    });
    const out = failures.find(({ error }) => error.code === "unauthorized");
    if (out !== undefined) throw out.error;
    for (const { id } of piece) progress.set(id, undefined);
    ending.signal.throwIfAborted();
  }
  signal?.throwIfAborted();
}
