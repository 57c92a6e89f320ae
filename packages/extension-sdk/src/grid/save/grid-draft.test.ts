// @vitest-environment happy-dom
import { renderHook } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { createAdminStorage } from "../../storage/admin-storage";
import type { GridEdit } from "../model/edits";
import { readGridDraft, writeGridDraft } from "./grid-draft";
import { useDraftedColumns, useDraftedRows } from "./use-drafted";

beforeEach(() => localStorage.clear());

const { local } = createAdminStorage();
const edit: GridEdit = { value: 2, base: 1 };
const row = (...columns: string[]) => new Map(columns.map((id) => [id, edit]));
const edits = new Map([
  ["mug", row("stocked", "incoming")],
  ["tent", row("incoming", "2027")],
]);

const draftedRows = (draft: string) => renderHook(() => useDraftedRows(draft)).result.current;
const draftedColumns = (draft: string) => renderHook(() => useDraftedColumns(draft)).result.current;

it("names each row and each column once that has something unsaved", () => {
  writeGridDraft(local, "stock", edits);
  expect(draftedRows("stock")).toEqual(["mug", "tent"]);
  expect(draftedColumns("stock")).toEqual(["stocked", "incoming", "2027"]);
  expect(readGridDraft(local, "stock")).toEqual(edits);
});

it("keeps drafts apart by their names", () => {
  writeGridDraft(local, "stock", edits);
  writeGridDraft(local, "prices", new Map([["mug", row("eur")]]));
  expect(draftedColumns("prices")).toEqual(["eur"]);
  expect(draftedColumns("nobody's")).toEqual([]);
});

it("names nothing once everything is saved", () => {
  writeGridDraft(local, "stock", edits);
  writeGridDraft(local, "stock", new Map());
  expect(draftedRows("stock")).toEqual([]);
  expect(draftedColumns("stock")).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

it("names nothing of a draft that cannot be read", () => {
  localStorage.setItem("tillhouse.grid.stock", "{");
  expect(draftedRows("stock")).toEqual([]);
  expect(draftedColumns("stock")).toEqual([]);
});
