// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it } from "vitest";
import { translateEnglish } from "../../gallery/translate-english.dev";
import { UiProvider } from "../../ui/base/ui-context";
import type { GridColumn } from "../model/column";
import type { GridSelectionAction } from "../model/selection";
import { useGrid } from "./use-grid";

afterEach(cleanup);

type Row = Record<"id" | "name" | "sku" | "note", string>;

const rows = ["mug", "tent", "lamp"].map((id): Row => ({ id, name: id, sku: id, note: "" }));
const columns: GridColumn<Row>[] = [
  { kind: "readOnly", id: "name", title: "Name", value: ({ name }) => name },
  { kind: "text", id: "note", title: "Note", isHidden: true, value: ({ note }) => note },
  { kind: "text", id: "sku", title: "SKU", value: ({ sku }) => sku },
];
const source = { read: async () => rows, write: async (row: Row) => row };

function openGrid(given: readonly Row[]) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <UiProvider container={document.body} direction="ltr" translate={translateEnglish} locale="en">
      {children}
    </UiProvider>
  );
  const { result } = renderHook(() => useGrid({ rows: given, columns, rowId: ({ id }) => id, source }), {
    wrapper,
  });
  return {
    select: (...actions: readonly GridSelectionAction[]) => {
      // Each follows from the selection that the one before it left.
      for (const action of actions) act(() => result.current.select(action));
    },
    show: (columnId: string) => act(() => result.current.reveal({ rowId: "mug", columnId })),
    selected: () => result.current.selected().map(({ rowId, columnId }) => `${rowId}.${columnId}`),
  };
}

it.each<[string, readonly GridSelectionAction[], readonly string[]]>([
  ["the first cell", [], ["mug.name"]],
  ["a column, by what is shown", [{ type: "column", column: 1 }], ["mug.sku", "tent.sku", "lamp.sku"]],
  ["a row without hidden columns", [{ type: "row", row: 1 }], ["tent.name", "tent.sku"]],
  [
    "cells of several ranges, each once",
    [
      { type: "row", row: 2 },
      { type: "press", cell: { row: 2, column: 1 }, mode: "add" },
      { type: "press", cell: { row: 0, column: 1 }, mode: "add" },
    ],
    ["mug.sku", "lamp.name", "lamp.sku"],
  ],
])("names %s by the ids of rows and columns", (_selection, actions, expected) => {
  const grid = openGrid(rows);
  grid.select(...actions);
  expect(grid.selected().sort()).toEqual([...expected].sort());
});

it("names the column that stands there once a hidden one is shown", () => {
  const grid = openGrid(rows);
  grid.show("note");
  expect(grid.selected()).toEqual(["mug.note"]);
  grid.select({ type: "column", column: 2 });
  expect(grid.selected()).toEqual(["mug.sku", "tent.sku", "lamp.sku"]);
});

it("names nothing of a grid without rows", () => {
  expect(openGrid([]).selected()).toEqual([]);
});
