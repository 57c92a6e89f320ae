import { type AnyField, type AnyResource, cellKindOf } from "@tillhouse/extension-sdk/internal";
import { cellLabel } from "@tillhouse/extension-sdk/kit";
import english from "../../messages/en.json";
import { assertSame } from "../harness/assertions";
import { builtIn } from "../harness/complete-built-in";
import type { Subject } from "../harness/harness";
import { cellsOf, sectionLabel } from "../harness/test-data";
import type { Check } from "./check";

function fieldKeys(name: string, fields: readonly AnyField[] = []): string[] {
  return fields.flatMap((field) => [
    field.label ?? `${name}.fields.${field.key}`,
    ...(field.hint === undefined ? [] : [field.hint]),
    ...("options" in field ? field.options.map((word) => `${name}.${field.key}.${word}`) : []),
    ...(field.kind === "alternatives"
      ? field.options.map((word) => `${name}.${field.key}Hints.${word}`)
      : []),
    ...(field.kind === "group" ? fieldKeys(name, field.fields) : []),
  ]);
}

/** The key of every text that a resource shows. */
function textKeys(resource: AnyResource): string[] {
  const { name, list, detail, form, actions = [] } = resource;
  const sections = detail?.sections ?? [];
  const facts = sections.flatMap((section) => ("facts" in section ? section.facts : []));
  const cells = cellsOf([...(list?.columns ?? []), ...facts, ...(detail?.badges ?? [])]);
  return [
    `${name}.title`,
    `${name}.one`,
    ...(list ? [`${name}.count`, `${name}.emptyTitle`, `${name}.emptyText`] : []),
    ...(list?.search ? [`${name}.searchHint`] : []),
    ...(form && form.mode !== "edit" ? [`${name}.create`] : []),
    ...(form && form.mode !== "create" ? [`${name}.edit`] : []),
    ...(resource.nav?.group === "settings" ? [`${name}.description`] : []),
    ...actions.flatMap((action) => [
      `${name}.actions.${action.id}`,
      ...(action.alternativeTo === undefined ? [] : [`${name}.alternatives.${action.alternativeTo}`]),
      ...(action.confirm === undefined ? [] : [`${name}.actionTexts.${action.id}`]),
      ...(action.amount === undefined ? [] : [`${name}.actionAmounts.${action.id}`]),
      ...fieldKeys(name, action.form?.fields),
    ]),
    ...(resource.delete ? [`${name}.noun`, `${name}.deleteText`] : []),
    ...cells.map((cell) => cellLabel(cell, name)),
    ...cells.flatMap((cell) =>
      cell.kind === undefined
        ? []
        : (cellKindOf(cell).words?.(cell) ?? []).map((word) => `${name}.${cell.key}.${word}`),
    ),
    ...(list?.filters ?? []).flatMap((filter) => [
      filter.label ?? `${name}.fields.${filter.key}`,
      ...("options" in filter ? filter.options : []).map((word) => `${name}.${filter.key}.${word}`),
    ]),
    ...sections.flatMap((section) =>
      "metadata" in section || "sections" in section ? [] : sectionLabel(section, name),
    ),
    ...sections.flatMap((section) => ("subrecords" in section ? (section.empty ?? []) : [])),
    ...fieldKeys(name, form?.fields),
  ];
}

/** Whether there is a text for a key, in one form or in those that counting needs. */
function isSaid(texts: object, key: string): boolean {
  return key in texts || (`${key}_one` in texts && `${key}_other` in texts);
}

function saysEverything({ resource, messages = {} }: Subject): Check {
  return {
    name: "has a text for everything that it shows",
    verify: async () => {
      const texts = { ...messages, ...english };
      const missing = textKeys(resource).filter((key) => !isSaid(texts, key));
      assertSame([...new Set(missing)], [], "Keys without a text");
    },
  };
}

/** That a resource says everything in words. An extension without texts of its own has derived ones. */
export function textChecks(subject: Subject): Check[] {
  const isOwn = builtIn.resources?.some(({ name }) => name === subject.resource.name);
  return isOwn || subject.messages !== undefined ? [saysEverything(subject)] : [];
}
