import type { AnySection } from "@tillhouse/extension-sdk/internal";
import { expect, it } from "vitest";
import { sectionsOf } from "./sections-kind";

const sections: readonly AnySection[] = [
  { id: "text", facts: ["text"] },
  {
    id: "shelves",
    column: "side",
    sections: ({ shelves }: { shelves: string[] }) =>
      shelves.map((id) => ({ id, label: "reviews.shelf", related: "products", filter: () => ({ id }) })),
  },
  { id: "metadata", metadata: true },
];

it("puts the sections that follow from the record in the place of the one that names them", () => {
  const shown = sectionsOf(sections, { shelves: ["upper", "lower"] });
  expect(shown.map(({ id, column }) => [id, column])).toEqual([
    ["text", undefined],
    ["upper", "side"],
    ["lower", "side"],
    ["metadata", undefined],
  ]);
});

it("has none of them where the record asks for none, or is not there yet", () => {
  expect(sectionsOf(sections, { shelves: [] }).map(({ id }) => id)).toEqual(["text", "metadata"]);
  expect(sectionsOf(sections, undefined).map(({ id }) => id)).toEqual(["text", "metadata"]);
});
