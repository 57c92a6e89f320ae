/** A place in the grid, counted from 0 among the rows and the columns that are shown. */
export interface GridCell {
  /** The index of the row. */
  row: number;
  /** The index of the column. */
  column: number;
}

/** A rectangle of cells. `from` stays where it is while `to` is moved. */
export interface GridRange {
  /** The corner where it began. */
  from: GridCell;
  /** The opposite corner. */
  to: GridCell;
}

/** How many rows and columns there are. */
export interface GridSize {
  /** How many rows. */
  rows: number;
  /** How many columns. */
  columns: number;
}

/** The edges of a range, both included. */
export interface GridBounds {
  /** The index of the first row. */
  top: number;
  /** The index of the last row. */
  bottom: number;
  /** The index of the first column. */
  start: number;
  /** The index of the last column. */
  end: number;
}

/** What is selected: ranges, of which the last is the one that is worked on, and the one cell that keys go to. */
export interface GridSelection {
  /** The cell that keys go to. */
  active: GridCell;
  /** What is selected; the last range is the one that is worked on. */
  ranges: readonly GridRange[];
}

/** Where a key or the pointer leads. */
export type GridSelectionAction =
  /** `extend` keeps the start of the range (Shift), `add` begins another one (Ctrl). */
  | {
      /** The pointer is pressed on a cell, or drawn over it. */
      type: "press";
      /** That cell. */
      cell: GridCell;
      /** Left out: nothing else stays selected. */
      mode?: "extend" | "add";
    }
  /** By rows and columns; with `isExtending` the range grows. */
  | {
      /** A step, or a page. */
      type: "move";
      /** How many rows down; below zero they go up. */
      rows: number;
      /** How many columns towards the end; below zero they go to the start. */
      columns: number;
      /** The range grows instead. */
      isExtending?: boolean;
    }
  /** To the last cell of a direction. */
  | {
      /** All the way. */
      type: "edge";
      /** Down, up, or neither. */
      rows: -1 | 0 | 1;
      /** To the end, to the start, or neither. */
      columns: -1 | 0 | 1;
      /** The range grows instead. */
      isExtending?: boolean;
    }
  /** To the next cell of the range, as Tab and Enter do; one cell alone is left for its neighbour. */
  | {
      /** The next cell, or the one before. */
      type: "advance";
      /** Down the rows first, or along the columns first. */
      by: "row" | "column";
      /** Forwards or backwards. */
      step: 1 | -1;
    }
  | {
      /** A complete row. */
      type: "row";
      /** The index of the row. */
      row: number;
      /** As with `press`. */
      mode?: "extend" | "add";
    }
  | {
      /** A complete column. */
      type: "column";
      /** The index of the column. */
      column: number;
      /** As with `press`. */
      mode?: "extend" | "add";
    }
  | {
      /** Every cell. */
      type: "all";
    }
  /** There are other rows or columns now. */
  | {
      /** What has no cells any more is left out. */
      type: "fit";
    };

const first: GridCell = { row: 0, column: 0 };

/** The first cell. */
export const initialSelection: GridSelection = { active: first, ranges: [{ from: first, to: first }] };

/** The edges of a range. */
export function boundsOf({ from, to }: GridRange): GridBounds {
  return {
    top: Math.min(from.row, to.row),
    bottom: Math.max(from.row, to.row),
    start: Math.min(from.column, to.column),
    end: Math.max(from.column, to.column),
  };
}

/** The range that is worked on. */
export function currentRange({ active, ranges }: GridSelection): GridRange {
  return ranges.at(-1) ?? { from: active, to: active };
}

/** Whether a cell is in one of the ranges. */
export function isSelected({ ranges }: GridSelection, { row, column }: GridCell): boolean {
  return ranges.some((range) => {
    const { top, bottom, start, end } = boundsOf(range);
    return row >= top && row <= bottom && column >= start && column <= end;
  });
}

/** Every selected cell once, row by row. */
export function selectedCells(selection: GridSelection): GridCell[] {
  const found = new Map<string, GridCell>();
  for (const range of selection.ranges) {
    const { top, bottom, start, end } = boundsOf(range);
    for (let row = top; row <= bottom; row++)
      for (let column = start; column <= end; column++) found.set(`${row} ${column}`, { row, column });
  }
  return [...found.values()];
}

const between = (value: number, count: number) => Math.min(Math.max(value, 0), Math.max(count - 1, 0));

const alone = (cell: GridCell): GridSelection => ({ active: cell, ranges: [{ from: cell, to: cell }] });

function spread(
  selection: GridSelection,
  range: GridRange,
  mode: "extend" | "add" | undefined,
): GridSelection {
  const others = mode === undefined ? [] : mode === "add" ? selection.ranges : selection.ranges.slice(0, -1);
  return { active: mode === "extend" ? selection.active : range.from, ranges: [...others, range] };
}

function advance(
  selection: GridSelection,
  by: "row" | "column",
  step: 1 | -1,
  size: GridSize,
): GridSelection {
  const range = currentRange(selection);
  const { top, bottom, start, end } = boundsOf(range);
  const { row, column } = selection.active;
  const [rows, columns] = [bottom - top + 1, end - start + 1];
  if (rows * columns === 1) {
    const next = by === "row" ? { row: row + step, column } : { row, column: column + step };
    return alone({ row: between(next.row, size.rows), column: between(next.column, size.columns) });
  }
  const count = rows * columns;
  const index = by === "row" ? (column - start) * rows + row - top : (row - top) * columns + column - start;
  const next = (index + step + count) % count;
  const active =
    by === "row"
      ? { row: top + (next % rows), column: start + Math.floor(next / rows) }
      : { row: top + Math.floor(next / columns), column: start + (next % columns) };
  return { ...selection, active };
}

/**
 * What is selected after a key or the pointer.
 *
 * @example selectionReducer(selection, { type: "move", rows: 1, columns: 0, isExtending: true }, { rows: 40, columns: 6 })
 */
export function selectionReducer(
  selection: GridSelection,
  action: GridSelectionAction,
  size: GridSize,
): GridSelection {
  const fit = ({ row, column }: GridCell): GridCell => ({
    row: between(row, size.rows),
    column: between(column, size.columns),
  });
  const go = (cell: GridCell, isExtending: boolean | undefined): GridSelection =>
    isExtending
      ? spread(selection, { from: currentRange(selection).from, to: fit(cell) }, "extend")
      : alone(fit(cell));
  const from = "isExtending" in action && action.isExtending ? currentRange(selection).to : selection.active;
  switch (action.type) {
    case "press": {
      const cell = fit(action.cell);
      const start = action.mode === "extend" ? currentRange(selection).from : cell;
      return spread(selection, { from: start, to: cell }, action.mode);
    }
    case "move":
      return go({ row: from.row + action.rows, column: from.column + action.columns }, action.isExtending);
    case "edge": {
      const edge = (step: number, count: number, now: number) =>
        step === 0 ? now : step < 0 ? 0 : count - 1;
      const cell = {
        row: edge(action.rows, size.rows, from.row),
        column: edge(action.columns, size.columns, from.column),
      };
      return go(cell, action.isExtending);
    }
    case "advance":
      return advance(selection, action.by, action.step, size);
    case "row": {
      const start = action.mode === "extend" ? currentRange(selection).from.row : action.row;
      const range = {
        from: fit({ row: start, column: 0 }),
        to: fit({ row: action.row, column: size.columns }),
      };
      return spread(selection, range, action.mode);
    }
    case "column": {
      const start = action.mode === "extend" ? currentRange(selection).from.column : action.column;
      const range = {
        from: fit({ row: 0, column: start }),
        to: fit({ row: size.rows, column: action.column }),
      };
      return spread(selection, range, action.mode);
    }
    case "all":
      return { ...selection, ranges: [{ from: first, to: fit({ row: size.rows, column: size.columns }) }] };
    case "fit":
      return {
        active: fit(selection.active),
        ranges: selection.ranges.map(({ from, to }) => ({ from: fit(from), to: fit(to) })),
      };
  }
}
