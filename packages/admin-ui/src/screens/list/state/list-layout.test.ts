import { cell } from "@tillhouse/extension-sdk";
import { cellId } from "@tillhouse/extension-sdk/internal";
import { expect, it } from "vitest";
import { allCells, allowedWidth, moveColumn, shownCells, toggleColumn } from "./list-layout";

const all = allCells({
  list: {
    columns: [
      "title",
      cell.text("handle"),
      cell.date("created_at"),
      cell.date("updated_at", { isHidden: true }),
    ],
  },
});
const shown = (columns?: readonly string[]) => shownCells(all, columns).map(cellId);

it("shows the columns that the resource chose", () => {
  expect(shown()).toEqual(["title", "handle", "created_at"]);
});

it("keeps the link to the record first", () => {
  expect(shown(["updated_at", "title", "handle"])).toEqual(["title", "updated_at", "handle"]);
  expect(shown([])).toEqual(["title"]);
});

it("ignores columns that no longer exist", () => {
  expect(shown(["gone", "handle"])).toEqual(["title", "handle"]);
});

it("moves a column to where it was dropped", () => {
  expect(moveColumn(["a", "b", "c"], "a", "c")).toEqual(["b", "c", "a"]);
  expect(moveColumn(["a", "b", "c"], "c", "a")).toEqual(["c", "a", "b"]);
  expect(moveColumn(["a", "b"], "x", "a")).toEqual(["a", "b"]);
});

it("shows and hides a column", () => {
  expect(toggleColumn(["a"], "b")).toEqual(["a", "b"]);
  expect(toggleColumn(["a", "b"], "a")).toEqual(["b"]);
});

it("limits widths", () => {
  expect([allowedWidth(1), allowedWidth(200.4), allowedWidth(5000)]).toEqual([64, 200, 900]);
});
