import type { AnyResource } from "@tillhouse/extension-sdk/internal";
import { expect, it } from "vitest";
import { relatedKind } from "./related";
import type { SectionWith } from "./section-kind";

const shelves: AnyResource = {
  name: "shelves",
  api: { singularKey: "shelf", pluralKey: "shelves" },
  title: () => "",
};
const books = { id: "books", related: "books", isList: true, path: "books" };

/** Whether the section is drawn while the record is on its way. */
function isDrawn(section: object): boolean {
  const drawn = relatedKind.drawFromId?.({
    section: section as SectionWith<"related">,
    resource: shelves,
    id: "shelf_1",
    title: "Books",
  });
  return drawn !== undefined;
}

it.each([
  ["a list below the record's path", true, books],
  ["a list that the record narrows", false, { ...books, filter: () => ({ shelf_id: "shelf_1" }) }],
  ["a list of its own path", false, { ...books, path: undefined }],
  ["rows without a list's tools", false, { ...books, isList: undefined }],
])("draws %s from the id: %s", (_section, expected, section) => {
  expect(isDrawn(section)).toBe(expected);
});
