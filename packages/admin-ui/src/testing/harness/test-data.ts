import type { AnyAction } from "@tillhouse/extension-sdk";
import {
  type AnyCell,
  type AnyResource,
  type AnySection,
  type CellOf,
  normalizeCell,
} from "@tillhouse/extension-sdk/internal";
import type { SampleRecord } from "@tillhouse/extension-sdk/testing";
import { present } from "./assertions";
import type { Harness } from "./harness";

/** The cells of a list. */
export function cellsOf(columns: readonly unknown[] = []): AnyCell[] {
  return columns.map((column) => normalizeCell(column as CellOf<object>));
}

/** Plain texts of a record that a list or section of these cells shows as they are. */
export function plainTexts(cells: readonly AnyCell[], record: object): string[] {
  return cells.flatMap((cell) => {
    if (cell.kind !== "text" || cell.isSecret || cell.isHidden) return [];
    const value: unknown = Reflect.get(record, cell.key);
    return typeof value === "string" && value !== "" ? [value] : [];
  });
}

/** Something to search for that stands in this record. */
export function searchTerm(harness: Harness, record: object): string {
  const cells = cellsOf(harness.resource.list?.columns);
  // What a title is made of is not always what the store searches: what a column that is hidden at first holds is.
  const all = cells.map((cell) => ({ ...cell, isHidden: false }));
  return plainTexts(cells, record)[0] ?? plainTexts(all, record)[0] ?? harness.titleOf(record);
}

/** Key of a section's title. */
export function sectionLabel({ id, label }: AnySection, resource: string): string {
  return label ?? `${resource}.sections.${id}`;
}

type RelatedSection = Extract<AnySection, { related: string }>;

/** Sections that show records of another resource. */
export function relatedSections({ detail }: AnyResource): RelatedSection[] {
  return (detail?.sections ?? []).filter((section): section is RelatedSection => "related" in section);
}

/** A record that can take an action, or be deleted, as the definition says. */
export function recordThat(harness: Harness, what: string, rule: AnyAction["when"]): SampleRecord {
  // The rule reads the person and the store as the fake backend answers them.
  const setting = harness.setting as never;
  return present(
    harness.records.find((record) => rule === undefined || rule(record as never, setting) === true),
    `record in the sample that ${what}`,
  );
}
