import {
  type AnyAction,
  type AnyCell,
  type AnyResource,
  type AnySection,
  type CellOf,
  normalizeCell,
  type StandardSchema,
} from "@tillhouse/extension-sdk";
import type { SampleRecord, TypedValues } from "@tillhouse/extension-sdk/testing";
import { type FormMode, valuesOf } from "../screens/form/form-values";
import type { Bench } from "./bench";
import { present } from "./claims";

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
export function searchTerm(bench: Bench, record: object): string {
  return plainTexts(cellsOf(bench.resource.list?.columns), record)[0] ?? bench.titleOf(record);
}

/** What a form that is empty, or filled with these values, is told by its schema. */
export function isRefusedEmpty(schema: StandardSchema, values: unknown): boolean {
  const result = schema["~standard"].validate(values);
  return !(result instanceof Promise) && result.issues !== undefined;
}

/** How the form is filled: a new record's values where it makes records, changes otherwise. */
export function formOf(
  { form }: AnyResource,
  { values = {}, change = {} }: { values?: TypedValues; change?: TypedValues },
) {
  if (form === undefined) return undefined;
  const mode: FormMode = form.on === "edit" ? "edit" : "create";
  return { form, mode, isNew: mode === "create", typed: mode === "create" ? values : change };
}

/** Whether a new record's form refuses to be sent as it opens. */
export function refusesEmpty(resource: AnyResource): boolean {
  const { form } = resource;
  return form !== undefined && form.on !== "edit" && isRefusedEmpty(form.schema, valuesOf(form, undefined));
}

type RelatedSection = Extract<AnySection, { related: string }>;

/** Sections that show records of another resource. */
export function relatedSections({ detail }: AnyResource): RelatedSection[] {
  return (detail?.sections ?? []).filter((section): section is RelatedSection => "related" in section);
}

/** A record that can take an action, or be deleted, as the definition says. */
export function recordThat(bench: Bench, what: string, rule: AnyAction["when"]): SampleRecord {
  // The rule reads the person and the store as the fake backend answers them.
  const setting = bench.setting as never;
  return present(
    bench.records.find((record) => rule === undefined || rule(record as never, setting)),
    `record in the sample that ${what}`,
  );
}
