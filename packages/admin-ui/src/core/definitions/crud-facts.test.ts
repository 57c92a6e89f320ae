import { cell } from "@tillhouse/extension-sdk";
import { type AnyResource, type AnySection, cellId } from "@tillhouse/extension-sdk/internal";
import { expect, it } from "vitest";
import { withCrudFacts } from "./crud-facts";

function resourceWith(sections: readonly AnySection[], more: Partial<AnyResource> = {}): AnyResource {
  return {
    name: "shelves",
    api: { singularKey: "shelf", pluralKey: "shelves" },
    title: () => "",
    detail: { sections },
    ...more,
  };
}

/** Sections by their ids, each with the facts that were put to it. */
const crudFactsIn = ({ detail }: AnyResource) =>
  detail?.sections.map((section) => [
    section.id,
    ("facts" in section ? (section.crudFacts ?? []) : []).map(cellId).join(" "),
  ]);

it("are placed before the metadata or at the end", () => {
  const metadata: AnySection = { id: "metadata", column: "side", metadata: true };
  const all = "created_at updated_at id";
  expect(crudFactsIn(withCrudFacts(resourceWith([{ id: "a", facts: [] }, metadata])))).toEqual([
    ["a", ""],
    ["details", all],
    ["metadata", ""],
  ]);
  expect(crudFactsIn(withCrudFacts(resourceWith([])))).toEqual([["details", all]]);
});

it("join the details of the side column without repeating the page", () => {
  const sections: AnySection[] = [
    { id: "details", column: "side", facts: ["name"] },
    { id: "more", facts: [cell.text("id", { isSecret: true }) as never] },
  ];
  const detail = { sections, meta: [cell.date("created_at") as never] };
  expect(crudFactsIn(withCrudFacts(resourceWith([], { detail })))).toEqual([
    ["details", "updated_at"],
    ["more", ""],
  ]);
});

it("are left out without a page or with another key", () => {
  for (const same of [
    resourceWith([], { detail: undefined }),
    resourceWith([], { api: { singularKey: "shelf", pluralKey: "shelves", idKey: "code" } }),
  ])
    expect(withCrudFacts(same)).toBe(same);
});

it("return the same definition for the same one", () => {
  const shelves = resourceWith([]);
  expect(withCrudFacts(shelves)).toBe(withCrudFacts(shelves));
});
