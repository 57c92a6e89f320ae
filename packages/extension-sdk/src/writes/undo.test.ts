import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { inverseFor, inverseOf } from "./undo";
import { toastOf } from "./write-toast";
import type { Write } from "./write-types";

const resource = {
  name: "collections",
  api: { singularKey: "collection", pluralKey: "collections" },
  title: () => "",
};
const write = {
  kind: "members",
  id: "pcol_1",
  title: "First light",
  related: "products",
  members: { path: "products/batch", key: "product_ids", format: "ids" },
} as const;

/** What takes a write back. */
function backOf(what: Write) {
  const inverse = inverseOf({ queryClient: new QueryClient(), resource }, what);
  return inverseFor("collections", inverse?.({}))?.write;
}

it("takes out what was only put in, and puts what was moved back where it was", () => {
  const moved = [{ id: "pcol_2", title: "New arrivals", ids: ["p2", "p3"] }];
  expect(backOf({ ...write, add: ["p1", "p2", "p3"], moved, note: "1 added, 2 moved" })).toEqual({
    kind: "many",
    writes: [
      { ...write, add: undefined, remove: ["p1"] },
      {
        ...write,
        id: "pcol_2",
        title: "New arrivals",
        add: ["p2", "p3"],
        moved: [{ id: write.id, title: write.title, ids: ["p2", "p3"] }],
      },
    ],
  });
  expect(backOf({ ...write, add: ["p2", "p3"], moved })).toMatchObject({ id: "pcol_2", add: ["p2", "p3"] });
});

it("takes a plain addition back in one write, and puts in again what was taken out", () => {
  expect(backOf({ ...write, add: ["p1"] })).toEqual({ ...write, add: undefined, remove: ["p1"] });
  expect(backOf({ ...write, remove: ["p1"] })).toEqual({ ...write, add: ["p1"], remove: [] });
});

it("calls a change of members a change of the record that has them", () => {
  // Only its words are asked.
  const host = { translate: (key: string) => key } as never;
  expect(toastOf(host, resource, write)).toBe("notice.updated");
});
