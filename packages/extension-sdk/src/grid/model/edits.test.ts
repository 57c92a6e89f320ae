import { describe, expect, it } from "vitest";
import {
  applyChanges,
  countEdits,
  emptyHistory,
  type GridChange,
  type GridEdits,
  redo,
  remember,
  undo,
} from "./edits";

const stored: Record<string, Record<string, string | number | null>> = {
  a: { price: 1000, sku: "A" },
  b: { price: null, sku: "B" },
};
const storedOf = (rowId: string, columnId: string) => stored[rowId]?.[columnId];
const none: GridEdits = new Map();
const change = (
  rowId: string,
  columnId: string,
  before: string | number | null,
  after: string | number | null,
) => ({ rowId, columnId, before: { value: before }, after: { value: after } }) satisfies GridChange;

describe("what is not saved", () => {
  it("counts a cell until it equals the store again", () => {
    const edits = applyChanges(
      none,
      [change("a", "price", 1000, 0), change("b", "price", null, 500)],
      storedOf,
    );
    expect(countEdits(edits)).toBe(2);
    const back = applyChanges(edits, [change("a", "price", 0, 1000)], storedOf);
    expect([...back.keys()]).toEqual(["b"]);
  });

  it("distinguishes empty from zero", () => {
    expect(countEdits(applyChanges(none, [change("b", "price", null, 0)], storedOf))).toBe(1);
    expect(countEdits(applyChanges(none, [change("b", "price", null, null)], storedOf))).toBe(0);
    expect(
      applyChanges(none, [change("a", "price", 1000, null)], storedOf)
        .get("a")
        ?.get("price")?.value,
    ).toBeNull();
  });

  it("keeps invalid input and the store's first value", () => {
    const after = { value: null, text: "12,5x" };
    const first = applyChanges(none, [change("a", "price", 1000, 5)], storedOf);
    const second = applyChanges(first, [{ rowId: "a", columnId: "price", after }], storedOf);
    expect(second.get("a")?.get("price")).toEqual({ ...after, base: 1000 });
    // Unread text is not the emptiness that the store has.
    expect(countEdits(applyChanges(none, [{ rowId: "b", columnId: "price", after }], storedOf))).toBe(1);
  });

  it("keeps untouched rows the same and ignores unknown cells", () => {
    const first = applyChanges(none, [change("a", "price", 1000, 5)], storedOf);
    const second = applyChanges(first, [change("b", "sku", "B", "C"), change("c", "sku", "", "D")], storedOf);
    expect(second.get("a")).toBe(first.get("a"));
    expect(second.has("c")).toBe(false);
  });
});

describe("taking back", () => {
  const first = [change("a", "price", 1000, 5)];
  const second = [change("a", "price", 5, 6), change("b", "sku", "B", "C")];
  const history = remember(remember(emptyHistory, first), second);

  it("reverses the last changes and redoes them", () => {
    const back = undo(history);
    expect(back?.changes[0]).toMatchObject({ before: { value: 6 }, after: { value: 5 } });
    expect(redo(back?.history ?? emptyHistory)).toEqual({ changes: second, history });
    expect(undo(emptyHistory)).toBeUndefined();
    expect(redo(history)).toBeUndefined();
  });

  it("forgets what was undone after another change", () => {
    const back = undo(history)?.history ?? emptyHistory;
    expect(redo(remember(back, first))).toBeUndefined();
    expect(remember(back, [])).toBe(back);
  });
});
