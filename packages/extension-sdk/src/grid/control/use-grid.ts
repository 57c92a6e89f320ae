import { useMemo, useState } from "react";
import { useUi } from "../../ui/base/ui-context";
import {
  cellProblem,
  cellText,
  createSpeech,
  type GridEntry,
  type GridProblem,
  readCell,
} from "../model/cell-text";
import { formatTsv, type GridWrite, parseTsv, planPaste } from "../model/clipboard";
import { cellWarning, type GridColumn, readOnlyReason } from "../model/column";
import { countEdits } from "../model/edits";
import { planFill } from "../model/fill";
import { shownColumns } from "../model/layout";
import {
  boundsOf,
  currentRange,
  type GridCell,
  type GridSelectionAction,
  initialSelection,
  selectedCells,
  selectionReducer,
} from "../model/selection";
import type { GridSource } from "../save/save-grid";
import { failureProblem } from "./failure-problem";
import { type GridPut, useGridEdits } from "./use-grid-edits";
import { useGridLayout } from "./use-grid-layout";
import { type GridOutcome, useGridSave } from "./use-grid-save";

/** What {@link useGrid} works on. */
export interface GridOptions<Row> {
  /** The rows, in this order. Keep the list between drawings. */
  rows: readonly Row[];
  /** The first one says what a row is: it and the heads stay while the rest is scrolled. Keep the list between drawings. */
  columns: readonly GridColumn<Row>[];
  /** The id of a row: edits and drafts name it. */
  rowId(row: Row): string;
  /** Where the rows are read and written when they are saved. */
  source: GridSource<Row>;
  /**
   * Under this name the browser keeps what is not saved, until it is; name the person and what is edited. Without it what was typed
   * ends with the page.
   */
  draft?: string;
  /** Under this name the browser keeps which columns are shown, in which order and how wide. */
  layout?: string;
  /** Rows that are on their way at once while they are saved. */
  concurrency?: number;
  /** Something was saved: whoever shows the same records elsewhere reads them again. */
  onSaved?(outcome: GridOutcome): void;
}

/** A cell in which something is wrong. */
export interface GridProblemCell {
  /** The id of its row. */
  rowId: string;
  /** The id of its column. */
  columnId: string;
  /** What is wrong. */
  problem: GridProblem;
  /** The store or somebody else is the reason: saving again may do. */
  isFailure: boolean;
}

/** What was left out of something that was done with many cells. */
export interface GridDone {
  /** Cells that hold something else now. */
  changed: number;
  /** Cells that cannot be changed. */
  readOnly: number;
  /** Cells of a block that had no place. */
  cut: number;
}

/**
 * A grid: what it shows, what is selected, and what was changed and is not saved. Give it to a {@link DataGrid}, or to a
 * {@link GridDialog}.
 *
 * @example
 * const grid = useGrid({ rows: variants, columns, rowId: ({ id }) => id, source, draft: `${user.id}.prices.${product.id}` });
 * return <DataGrid grid={grid} label="Prices" />;
 */
export function useGrid<Row>(options: GridOptions<Row>) {
  const { rows: given, columns, rowId } = options;
  const { locale, translate } = useUi();
  const speech = useMemo(
    () => createSpeech({ locale, yes: translate("grid.yes"), no: translate("grid.no") }),
    [locale, translate],
  );
  // Who gives the rows names them the same way each time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function is another one with each drawing
  const byId = useMemo(() => new Map(given.map((row) => [rowId(row), row])), [given]);
  const columnsById = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  const edited = useGridEdits({ rows: byId, columns: columnsById }, options.draft);
  const { edits, failures, fresh, entryOf, put } = edited;
  const ids = useMemo(() => [...byId.keys()], [byId]);
  const rowOf = (id: string): Row | undefined => fresh.get(id) ?? byId.get(id);
  const { layout, setLayout } = useGridLayout(options.layout);
  const shown = useMemo(() => shownColumns(columns, layout), [columns, layout]);
  const size = { rows: ids.length, columns: shown.length };
  const [selected, setSelected] = useState(initialSelection);
  const selection = selectionReducer(selected, { type: "fit" }, size);
  const select = (action: GridSelectionAction) => setSelected(selectionReducer(selection, action, size));
  const saver = useGridSave({ ...options, settle: edited.settle });

  const problems = useMemo(() => {
    const found: GridProblemCell[] = [];
    const add = (cell: Omit<GridProblemCell, "problem">, problem: GridProblem | undefined) => {
      if (problem !== undefined) found.push({ ...cell, problem });
    };
    const order = new Map(ids.map((id, index) => [id, index]));
    for (const [rowId, row] of edits) {
      const record = fresh.get(rowId) ?? byId.get(rowId);
      if (record === undefined) continue;
      for (const [columnId, edit] of row) {
        const column = columnsById.get(columnId);
        if (column === undefined) continue;
        const own = cellProblem(column, edit, record, speech);
        const failure = failures.get(rowId)?.get(columnId);
        const why = failure && failureProblem(failure, column, speech, translate);
        add({ rowId, columnId, isFailure: own === undefined }, own ?? why);
      }
    }
    return found.sort((left, right) => (order.get(left.rowId) ?? 0) - (order.get(right.rowId) ?? 0));
  }, [edits, failures, fresh, byId, columnsById, ids, speech, translate]);

  const idsAt = ({ row, column }: GridCell) => ({ rowId: ids[row], column: shown[column] });
  const entryAt = (cell: GridCell): GridEntry => {
    const { rowId, column } = idsAt(cell);
    return rowId === undefined || column === undefined ? { value: null } : entryOf(rowId, column.id);
  };
  const reasonAt = (cell: GridCell): boolean | string => {
    const { rowId, column } = idsAt(cell);
    const row = rowId === undefined ? undefined : rowOf(rowId);
    return column === undefined || row === undefined || readOnlyReason(column, row);
  };
  const warningAt = (cell: GridCell): string | undefined => {
    const { rowId, column } = idsAt(cell);
    const row = rowId === undefined ? undefined : rowOf(rowId);
    return column === undefined || row === undefined ? undefined : cellWarning(column, entryAt(cell), row);
  };
  const textAt = (cell: GridCell): string => {
    const { column } = idsAt(cell);
    return column === undefined ? "" : cellText(column, entryAt(cell), speech);
  };
  /** Puts entries into cells; those that cannot be changed are left as they are. */
  const putAll = (cells: readonly (GridCell & { entry: (column: GridColumn<Row>) => GridEntry })[]) => {
    const open = cells.filter((cell) => reasonAt(cell) === false);
    const puts = open.flatMap((cell): GridPut[] => {
      const { rowId, column } = idsAt(cell);
      return rowId === undefined || column === undefined
        ? []
        : [{ rowId, columnId: column.id, entry: cell.entry(column) }];
    });
    return { changed: put(puts), readOnly: cells.length - open.length, cut: 0 };
  };
  const write = (writes: readonly GridWrite[]) =>
    putAll(writes.map((cell) => ({ ...cell, entry: (column) => readCell(column, cell.text, speech) })));

  return {
    rows: given,
    ids,
    columns,
    shown,
    size,
    speech,
    layout,
    setLayout,
    selection,
    select,
    edits,
    failures,
    problems,
    /** How many cells are not saved. */
    count: countEdits(edits),
    rowOf,
    entryOf,
    entryAt,
    textAt,
    reasonAt,
    warningAt,
    isReadOnlyAt: (cell: GridCell) => reasonAt(cell) !== false,
    /** Puts texts into cells, as if they were typed. */
    write,
    /** Puts a value into cells. */
    set: (cells: readonly GridCell[], entry: GridEntry): GridDone =>
      putAll(cells.map((cell) => ({ ...cell, entry: () => entry }))),
    /**
     * Puts values into cells by the ids of their rows and columns, shown or not: what was read from elsewhere. It is taken back in
     * one step.
     */
    put: (puts: readonly GridPut[]): GridDone => {
      const open = puts.filter(({ rowId, columnId }) => {
        const [row, column] = [rowOf(rowId), columnsById.get(columnId)];
        return row !== undefined && column !== undefined && readOnlyReason(column, row) === false;
      });
      return { changed: put(open), readOnly: puts.length - open.length, cut: 0 };
    },
    /** The cells that are selected, by the ids of their rows and columns. */
    selected: (): { rowId: string; columnId: string }[] =>
      selectedCells(selection).flatMap((cell) => {
        const { rowId, column } = idsAt(cell);
        return rowId === undefined || column === undefined ? [] : [{ rowId, columnId: column.id }];
      }),
    /** Empties what is selected. */
    clear: (): GridDone => write(selectedCells(selection).map((cell) => ({ ...cell, text: "" }))),
    /** What is selected, as spreadsheets take it. */
    copy: (): string => {
      const { top, bottom, start, end } = boundsOf(currentRange(selection));
      const line = (row: number) =>
        Array.from({ length: end - start + 1 }, (_, index) => textAt({ row, column: start + index }));
      return formatTsv(Array.from({ length: bottom - top + 1 }, (_, index) => line(top + index)));
    },
    paste: (text: string): GridDone => {
      const block = parseTsv(text);
      const range = currentRange(selection);
      const { writes, cut } = planPaste(block, range, size);
      const last = writes.at(-1);
      if (writes.length > 1 && last !== undefined) {
        const { top, start } = boundsOf(range);
        setSelected({
          active: { row: top, column: start },
          ranges: [{ from: { row: top, column: start }, to: last }],
        });
      }
      return { ...write(writes), cut };
    },
    fill: (direction: "down" | "right"): GridDone =>
      putAll(
        planFill(currentRange(selection), direction).map(({ from, to }) => ({
          ...to,
          // Within its column a value stays what it is; another column reads it anew.
          entry: (column) =>
            from.column === to.column
              ? { value: entryAt(from).value, text: entryAt(from).text }
              : readCell(column, textAt(from), speech),
        })),
      ),
    canUndo: edited.history.past.length > 0,
    canRedo: edited.history.future.length > 0,
    /** Takes back what was done last, or does it again, and shows where. */
    step: (way: "undo" | "redo"): number => {
      const changes = edited.step(way);
      const [changed] = changes;
      if (changed !== undefined) reveal(changed);
      return changes.length;
    },
    /** Goes to a cell; a column that is left out is shown for it. */
    reveal: (cell: { rowId: string; columnId: string }) => reveal(cell),
    discard: edited.discard,
    saving: saver.saving,
    outcome: saver.outcome,
    stop: saver.stop,
    /** Saves everything, unless something is wrong: then it goes there. */
    save: async (): Promise<GridOutcome | undefined> => {
      const wrong = problems.find(({ isFailure }) => !isFailure);
      if (wrong !== undefined) reveal(wrong);
      return wrong === undefined && saver.saving === undefined ? saver.save(edits) : undefined;
    },
  };

  function reveal({ rowId, columnId }: { rowId: string; columnId: string }) {
    let columnsNow = shown;
    if (!shown.some(({ id }) => id === columnId)) {
      const next = { ...layout, shown: { ...layout.shown, [columnId]: true } };
      setLayout(next);
      columnsNow = shownColumns(columns, next);
    }
    const cell = { row: ids.indexOf(rowId), column: columnsNow.findIndex(({ id }) => id === columnId) };
    if (cell.row >= 0 && cell.column >= 0) setSelected({ active: cell, ranges: [{ from: cell, to: cell }] });
  }
}

/** What {@link useGrid} answers. */
export type GridControl<Row> = ReturnType<typeof useGrid<Row>>;
