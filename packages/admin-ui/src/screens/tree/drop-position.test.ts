import { type AnyResource, buildTree, visibleNodes } from "@tillhouse/extension-sdk/internal";
import { describe, expect, it } from "vitest";
import { dropAt } from "./drop-position";

const resource: AnyResource = {
  name: "items",
  api: { singularKey: "item", pluralKey: "items" },
  title: () => "",
  list: { columns: [], tree: { parentKey: "parent", rankKey: "rank" } },
};

// 0 a · 1   b · 2     c · 3   d · 4 e
const records = [
  { id: "a", parent: null, rank: 0 },
  { id: "b", parent: "a", rank: 0 },
  { id: "c", parent: "b", rank: 0 },
  { id: "d", parent: "a", rank: 1 },
  { id: "e", parent: null, rank: 1 },
];
const tree = buildTree(resource, records);
const rows = visibleNodes(tree, () => true);
const closed = visibleNodes(tree, () => false);

const drop = (dragged: string, index: number, fraction: number, level = 1, shown = rows) =>
  dropAt(shown, dragged, { index, fraction, level })?.place;

describe("a row that is dragged", () => {
  it("goes below a row from its middle, as its last child", () => {
    expect(drop("e", 0, 0.5)).toEqual({ parentId: "a", afterId: "d" });
    expect(drop("e", 2, 0.5)).toEqual({ parentId: "c", afterId: null });
    expect(drop("d", 0, 0.5)).toEqual({ parentId: "a", afterId: "b" });
  });

  it("goes between two rows at their edges", () => {
    expect(drop("e", 0, 0.1)).toEqual({ parentId: null, afterId: null });
    expect(drop("e", 0, 0.9)).toEqual({ parentId: "a", afterId: null });
    expect(drop("e", 1, 0.1)).toEqual({ parentId: "a", afterId: null });
    expect(drop("b", 3, 0.9, 2)).toEqual({ parentId: "a", afterId: "d" });
  });

  it("goes to the level of the pointer at the end of a branch", () => {
    expect(drop("e", 2, 0.9, 3)).toEqual({ parentId: "b", afterId: "c" });
    expect(drop("e", 2, 0.9, 2)).toEqual({ parentId: "a", afterId: "b" });
    // The row below is on level 2: nothing further out can come before it.
    expect(drop("e", 2, 0.9, 1)).toEqual({ parentId: "a", afterId: "b" });
    expect(drop("c", 4, 0.9, 5)).toEqual({ parentId: null, afterId: "e" });
  });

  it("leaves its parent when it is dragged sideways", () => {
    expect(drop("d", 3, 0.5, 1)).toEqual({ parentId: null, afterId: "a" });
    expect(drop("d", 3, 0.5, 2)).toEqual({ parentId: "a", afterId: "b" });
  });

  it("goes nowhere below itself", () => {
    expect(drop("a", 2, 0.5)).toEqual({ parentId: null, afterId: null });
    expect(drop("a", 1, 0.9, 3)).toEqual({ parentId: null, afterId: null });
    expect(drop("a", 9, 0.5)).toBeUndefined();
  });

  it("goes after a closed row, not into it", () => {
    expect(drop("e", 0, 0.9, 2, closed)).toEqual({ parentId: null, afterId: "a" });
  });
});
