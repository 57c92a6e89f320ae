import { describe, expect, it } from "vitest";
import {
  boundsOf,
  currentRange,
  type GridSelection,
  type GridSelectionAction,
  initialSelection,
  isSelected,
  selectedCells,
  selectionReducer,
} from "./selection";

const size = { rows: 5, columns: 4 };
const at = (row: number, column: number) => ({ row, column });
const after = (...actions: GridSelectionAction[]): GridSelection =>
  actions.reduce((selection, action) => selectionReducer(selection, action, size), initialSelection);
const tell = (selection: GridSelection) => {
  const { active, ranges } = selection;
  const edges = ranges.map((range) => {
    const { top, start, bottom, end } = boundsOf(range);
    return `${top}${start}-${bottom}${end}`;
  });
  return `${active.row}${active.column} ${edges.join(" ")}`;
};

describe("the pointer", () => {
  it("selects one cell and extends or adds with Shift and Ctrl", () => {
    const pressed = after({ type: "press", cell: at(3, 2) });
    expect(tell(pressed)).toBe("32 32-32");
    expect(
      tell(after({ type: "press", cell: at(3, 2) }, { type: "press", cell: at(1, 1), mode: "extend" })),
    ).toBe("32 11-32");
    const added = after({ type: "press", cell: at(0, 0) }, { type: "press", cell: at(2, 2), mode: "add" });
    expect(tell(added)).toBe("22 00-00 22-22");
    expect(isSelected(added, at(0, 0)) && !isSelected(added, at(1, 1))).toBe(true);
  });

  it("selects whole rows, columns and everything", () => {
    expect(tell(after({ type: "row", row: 2 }))).toBe("20 20-23");
    expect(tell(after({ type: "row", row: 1 }, { type: "row", row: 3, mode: "extend" }))).toBe("10 10-33");
    expect(tell(after({ type: "column", column: 1 }))).toBe("01 01-41");
    expect(tell(after({ type: "press", cell: at(2, 1) }, { type: "all" }))).toBe("21 00-43");
  });

  it("counts a cell in two ranges once", () => {
    const both = after({ type: "row", row: 1 }, { type: "column", column: 1, mode: "add" });
    expect(selectedCells(both)).toHaveLength(4 + 5 - 1);
  });
});

describe("keys", () => {
  it("move the active cell and stop at the edges", () => {
    expect(tell(after({ type: "move", rows: -1, columns: 2 }))).toBe("02 02-02");
    expect(tell(after({ type: "edge", rows: 1, columns: 1 }))).toBe("43 43-43");
    expect(tell(after({ type: "move", rows: 9, columns: 0 }, { type: "edge", rows: 0, columns: 1 }))).toBe(
      "43 43-43",
    );
  });

  it("resize the range with Shift while the active cell stays", () => {
    const down = { type: "move", rows: 1, columns: 0, isExtending: true } as const;
    const up = { type: "move", rows: -1, columns: 0, isExtending: true } as const;
    expect(tell(after({ type: "press", cell: at(2, 1) }, down, down))).toBe("21 21-41");
    expect(tell(after({ type: "press", cell: at(2, 1) }, down, up, up))).toBe("21 11-21");
  });

  it("go round within a range", () => {
    const chosen = [
      { type: "press", cell: at(1, 1) },
      { type: "press", cell: at(2, 2), mode: "extend" },
    ] as const;
    const next = { type: "advance", by: "column", step: 1 } as const;
    expect(tell(after(...chosen, next))).toBe("12 11-22");
    expect(tell(after(...chosen, next, next))).toBe("21 11-22");
    expect(tell(after(...chosen, { type: "advance", by: "row", step: 1 }))).toBe("21 11-22");
    expect(tell(after(...chosen, { type: "advance", by: "row", step: -1 }))).toBe("22 11-22");
    expect(tell(after({ type: "press", cell: at(1, 1) }, { type: "advance", by: "row", step: 1 }))).toBe(
      "21 21-21",
    );
  });
});

it("stays within the grid when rows and columns go", () => {
  const selection = after(
    { type: "press", cell: at(1, 1) },
    { type: "press", cell: at(4, 3), mode: "extend" },
  );
  const fitted = selectionReducer(selection, { type: "fit" }, { rows: 2, columns: 2 });
  expect(boundsOf(currentRange(fitted))).toEqual({ top: 1, bottom: 1, start: 1, end: 1 });
  expect(selectionReducer(selection, { type: "fit" }, { rows: 0, columns: 1 }).active).toEqual(at(0, 0));
});
