import { describe, expect, it, vi } from "vitest";
import { countSelected, createSelection, readSelected, writeSelected } from "./selection";

describe("the selection of a list", () => {
  it("adds, removes and reports its records", () => {
    const selection = createSelection();
    const listener = vi.fn();
    const stop = selection.subscribe(listener);
    selection.set(["a", "b"], true);
    selection.set(["a"], false);
    expect([...selection.current().ids]).toEqual(["b"]);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    selection.clear();
    expect(listener).toHaveBeenCalledTimes(2);
    expect(selection.has("b")).toBe(false);
  });

  it("knows all results but those that were removed", () => {
    const selection = createSelection();
    selection.selectAll();
    selection.set(["a"], false);
    expect(selection.has("a")).toBe(false);
    expect(selection.has("never seen")).toBe(true);
    expect(countSelected(selection.current(), 143)).toBe(142);
    selection.set(["a"], true);
    expect(countSelected(selection.current(), 143)).toBe(143);
  });

  it("is restored from a URL", () => {
    const some = { isAll: false, ids: new Set(["tag_1", "all"]) };
    const most = { isAll: true, ids: new Set(["tag_2"]) };
    expect(readSelected(writeSelected(some))).toEqual(some);
    expect(readSelected(writeSelected(most))).toEqual(most);
    expect(writeSelected(readSelected(""))).toBe("");
  });

  it("is kept out of a URL that would become too long", () => {
    const ids = new Set(Array.from({ length: 101 }, (_, index) => `tag_${index}`));
    expect(writeSelected({ isAll: false, ids })).toBe("");
  });
});
