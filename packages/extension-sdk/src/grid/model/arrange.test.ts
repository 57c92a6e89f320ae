import { describe, expect, it } from "vitest";
import type { GridColumn } from "./column";
import { planFill } from "./fill";
import { findCells, nextCell } from "./find";
import {
  moveColumn,
  narrowest,
  offsetsOf,
  orderedColumns,
  seenColumns,
  seenRows,
  shownColumns,
  widthOf,
} from "./layout";

const column = (id: string, isHidden = false): GridColumn<object> => ({
  kind: "text",
  id,
  title: id,
  isHidden,
  value: () => null,
});
const columns = [column("title"), column("a"), column("b", true), column("c")];
const ids = (list: readonly GridColumn<object>[]) => list.map(({ id }) => id).join("");

describe("columns", () => {
  it("are shown as chosen, the first one always", () => {
    expect(ids(shownColumns(columns, {}))).toBe("titleac");
    expect(ids(shownColumns(columns, { shown: { b: true, a: false, title: false } }))).toBe("titlebc");
  });

  it("move among shown columns, but not before the first", () => {
    const moved = moveColumn(columns, {}, "c", -1);
    expect(ids(orderedColumns(columns, moved))).toBe("titlecab");
    expect(moveColumn(columns, moved, "c", -1)).toBe(moved);
    expect(moveColumn(columns, {}, "title", 1)).toEqual({});
  });

  it("are added last if they are new", () => {
    expect(ids(orderedColumns([...columns, column("d")], { order: ["c", "b"] }))).toBe("titlecbad");
  });

  it("keep a width that can be dragged again", () => {
    expect(widthOf(column("a"), { widths: { a: 3 } })).toBe(narrowest);
  });
});

describe("what is drawn", () => {
  it("is the visible rows and a few around them", () => {
    expect(seenRows(1000, 36, 3600, 360, 2)).toEqual({ start: 98, end: 112 });
    expect(seenRows(3, 36, 0, 360, 2)).toEqual({ start: 0, end: 3 });
  });

  it("is the visible columns and the first one", () => {
    const offsets = offsetsOf([200, 100, 100, 100, 100, 100]);
    expect(seenColumns(offsets, 0, 400, 0)).toEqual({ start: 1, end: 3 });
    expect(seenColumns(offsets, 150, 400, 0)).toEqual({ start: 2, end: 5 });
    expect(seenColumns(offsets, 150, 400, 1)).toEqual({ start: 1, end: 6 });
  });
});

describe("filling", () => {
  const range = (top: number, start: number, bottom: number, end: number) => ({
    from: { row: top, column: start },
    to: { row: bottom, column: end },
  });
  const told = (...parameters: Parameters<typeof planFill>) =>
    planFill(...parameters).map(({ from, to }) => `${from.row}${from.column}>${to.row}${to.column}`);

  it("takes the first row or the first column of the range", () => {
    expect(told(range(2, 1, 0, 2), "down")).toEqual(["01>11", "02>12", "01>21", "02>22"]);
    expect(told(range(0, 0, 1, 2), "right")).toEqual(["00>01", "00>02", "10>11", "10>12"]);
  });

  it("takes what precedes a single row or column", () => {
    expect(told(range(2, 1, 2, 1), "down")).toEqual(["11>21"]);
    expect(told(range(0, 1, 0, 1), "down")).toEqual([]);
  });
});

describe("finding", () => {
  const texts = [
    ["Crème", "10"],
    ["creme", "20"],
  ];
  const found = findCells(
    { rows: 2, columns: 2 },
    ({ row, column }) => texts[row]?.[column] ?? "",
    " CREME ",
  );

  it("ignores case and accents", () => {
    expect(found).toEqual([
      { row: 0, column: 0 },
      { row: 1, column: 0 },
    ]);
    expect(findCells({ rows: 2, columns: 2 }, () => "x", " ")).toEqual([]);
  });

  it("goes round from one result to the next", () => {
    expect(nextCell(found, { row: 0, column: 0 }, 1)).toEqual(found[1]);
    expect(nextCell(found, { row: 1, column: 1 }, 1)).toEqual(found[0]);
    expect(nextCell(found, { row: 0, column: 0 }, -1)).toEqual(found[1]);
    expect(nextCell([], { row: 0, column: 0 }, 1)).toBeUndefined();
  });
});
