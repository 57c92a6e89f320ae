import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import * as field from "../fields/field";
import type { Write } from "../records/write-types";
import type { AnyResource } from "../resource/define-resource";
import { inverseFor, inverseOf } from "./undo";
import { toastOf } from "./write-toast";

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

it("removes what was added and returns what was moved", () => {
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

it("undoes a plain addition in one write", () => {
  expect(backOf({ ...write, add: ["p1"] })).toEqual({ ...write, add: undefined, remove: ["p1"] });
  expect(backOf({ ...write, remove: ["p1"] })).toEqual({ ...write, add: ["p1"], remove: [] });
});

it("names a change of members after the record that has them", () => {
  // Only its words are asked.
  const host = { translate: (key: string) => key } as never;
  expect(toastOf(host, resource, write)).toBe("toast.updated");
});

it("undoes records that are known by their names", () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(["products", "record", "prod_1", {}], {
    id: "prod_1",
    tags: [{ id: "ptag_1", value: "sale", created_at: "2026-01-01" }],
    type: { id: "ptyp_1", value: "Coats" },
  });
  const fields = [
    field.recordNames("tags", { to: "product-tags", nameKey: "value" }),
    field.recordName("type", { to: "product-types", nameKey: "value" }),
  ];
  // Of its form nothing but the fields is asked.
  const products = { ...resource, name: "products", form: { fields } } as unknown as AnyResource;
  const payload = { tags: [], type: null };
  const back = inverseOf({ queryClient, resource: products }, { kind: "update", id: "prod_1", payload });
  expect(back?.({})).toMatchObject([{ payload: { tags: [{ value: "sale" }], type: { value: "Coats" } } }]);
});
