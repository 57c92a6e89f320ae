import { expect, it } from "vitest";
import type { RecordOf } from "../../records/resources";
import { namedLines } from "./line-items";

/** The published type has far more columns than these functions read. */
const line = (id: string, title: string, original_item_id: string | null = null) => ({
  id,
  title,
  original_item_id,
});
const order = (columns: object) => columns as RecordOf<"orders">;

const namesOf = (of: RecordOf<"orders">, ...ids: string[]) =>
  namedLines(
    ids.map((item_id) => ({ item_id, quantity: 1 })),
    of,
  ).map(({ name }) => name);

it("finds lines by the ids that they had before any edits", () => {
  const edited = order({
    items: [line("mug3", "Mug", "mug2"), line("tent3", "Tent", "tent2")],
    edits: [
      { items: [line("mug1", "Mug", "mug0"), line("tent1", "Old tent", "tent0")] },
      { items: [line("mug2", "Mug", "mug1"), line("tent2", "Old tent", "tent1")] },
      { items: [line("mug3", "Mug", "mug2"), line("tent3", "Tent", "tent2")] },
    ],
  });
  expect(namesOf(edited, "mug0", "mug1", "mug2", "mug3")).toEqual(["Mug", "Mug", "Mug", "Mug"]);
  // By what it is called now.
  expect(namesOf(edited, "tent0", "tent2")).toEqual(["Tent", "Tent"]);
});

it("names what an edit took out", () => {
  const edited = order({
    items: [],
    edits: [
      { items: [line("mug1", "Mug", "mug0")] },
      { items: [], changes: [{ original_line_item: line("mug1", "Mug", "mug0"), line_item: null }] },
    ],
  });
  expect(namesOf(edited, "mug0", "mug1", "item_unknown")).toEqual(["Mug", "Mug", "item_unknown"]);
});

it("finds lines that are given separately", () => {
  const some = [line("mug1", "Mug", "mug0")] as unknown as NonNullable<RecordOf<"orders">["items"]>;
  expect(namedLines([{ item_id: "mug0", quantity: 2 }], some)).toEqual([
    { id: "mug0", quantity: 2, name: "Mug" },
  ]);
  expect(namedLines(undefined, null)).toEqual([]);
});
