// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import type { GridEdit } from "../model/edits";
import { draftedColumns, draftedRows, readGridDraft, writeGridDraft } from "./grid-draft";

beforeEach(() => localStorage.clear());

const edit: GridEdit = { value: 2, base: 1 };
const row = (...columns: string[]) => new Map(columns.map((id) => [id, edit]));
const edits = new Map([
  ["mug", row("stocked", "incoming")],
  ["tent", row("incoming", "2027")],
]);

it("names each row and each column once that has something unsaved", () => {
  writeGridDraft("stock", edits);
  expect(draftedRows("stock")).toEqual(["mug", "tent"]);
  expect(draftedColumns("stock")).toEqual(["stocked", "incoming", "2027"]);
  expect(readGridDraft("stock")).toEqual(edits);
});

it("keeps drafts apart by their names", () => {
  writeGridDraft("stock", edits);
  writeGridDraft("prices", new Map([["mug", row("eur")]]));
  expect(draftedColumns("prices")).toEqual(["eur"]);
  expect(draftedColumns("nobody's")).toEqual([]);
});

it("names nothing once everything is saved", () => {
  writeGridDraft("stock", edits);
  writeGridDraft("stock", new Map());
  expect(draftedRows("stock")).toEqual([]);
  expect(draftedColumns("stock")).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

it("names nothing of a draft that cannot be read", () => {
  localStorage.setItem("tillhouse.grid.stock", "{");
  expect(draftedRows("stock")).toEqual([]);
  expect(draftedColumns("stock")).toEqual([]);
});
