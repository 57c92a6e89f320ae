import { didYouMean } from "../../base/did-you-mean";
import type { Problem } from "../../base/errors";
import type { ParsedModule } from "../../syntax/parse-module";
import { locationOf } from "../../syntax/source-file";
import {
  entryOf,
  exportedValue,
  itemsOf,
  knownEntry,
  type StaticValue,
  textOf,
} from "../../syntax/static-value";
import { definitionOf, elementIdOf, exportsBody } from "./check-resource";
import type { SymbolTable } from "./symbol-table";

/** Where a definition lists elements that are told apart by their ids, and what they are called. */
const lists: readonly { path: readonly string[]; noun: string }[] = [
  { path: ["list", "columns"], noun: "columns" },
  { path: ["list", "filters"], noun: "filters" },
  { path: ["list", "views"], noun: "views" },
  { path: ["list", "links"], noun: "links" },
  { path: ["detail", "sections"], noun: "sections" },
  { path: ["form", "fields"], noun: "fields" },
  { path: ["actions"], noun: "actions" },
];

/** Where elements may name another resource. */
const referring: readonly (readonly string[])[] = [
  ["list", "columns"],
  ["list", "filters"],
  ["detail", "badges"],
  ["detail", "meta"],
  ["detail", "sections"],
  ["form", "fields"],
];

function elementsAt(definition: StaticValue, path: readonly string[]): readonly StaticValue[] {
  return itemsOf(path.reduce<StaticValue | undefined>((value, key) => knownEntry(value, key), definition));
}

/** Elements of one list that have one id: of two columns, the admin could not tell which somebody hid or moved. */
function checkIds(module: ParsedModule, definition: StaticValue): Problem[] {
  return lists.flatMap(({ path, noun }) => {
    const seen = new Set<string>();
    return elementsAt(definition, path).flatMap((element): Problem[] => {
      const id = elementIdOf(element);
      if (id === undefined || !seen.has(id)) {
        if (id !== undefined) seen.add(id);
        return [];
      }
      return [
        {
          rule: "element-duplicate",
          message: `There are two ${noun} "${id}".`,
          why: "Elements are told apart by their ids: what people hide, move or save of one would be done to both.",
          hint: "Give one of them another id, or remove it.",
          ...locationOf(module.file, element.start, element.end),
        },
      ];
    });
  });
}

/** Elements that name a resource that nobody has. */
function checkReferences(
  module: ParsedModule,
  definition: StaticValue,
  { resources, isOpen }: SymbolTable,
): Problem[] {
  // Where not every resource is known, each of them may be the one.
  if (isOpen || resources.size === 0) return [];
  return referring.flatMap((path) =>
    elementsAt(definition, path).flatMap((element): Problem[] => {
      const options = element.kind === "call" ? element.values[1] : element;
      const value = knownEntry(options, "related") ?? knownEntry(options, "to");
      const name = textOf(value);
      if (value === undefined || name === undefined || resources.has(name)) return [];
      const meant = didYouMean(name, [...resources]);
      return [
        {
          rule: "resource-unknown",
          message: `There is no resource "${name}".`,
          why: "Its records could not be loaded, so nothing would stand here.",
          hint:
            meant === undefined
              ? "Correct the name, or add the extension that has the resource to `extensions` in tillhouse.config."
              : `Did you mean "${meant}"?`,
          ...locationOf(module.file, value.start, value.end),
        },
      ];
    }),
  );
}

/** Parameters of a list's address that are no filters. */
const listParameters = ["q", "page", "rows", "order", "columns", "selected"];

/** The key of a filter, by which the address of a list has it. */
function filterKeyOf(filter: StaticValue): string | undefined {
  if (filter.kind !== "call") return textOf(knownEntry(filter, "key"));
  const [first] = filter.values;
  if (first === undefined || !/(?:^|\.)filter\.\w+$/.test(filter.callee)) return undefined;
  // `filter.badge(status)` takes the cell.
  return (
    textOf(first) ??
    (/(?:^|\.)cell\.\w+$/.test(first.kind === "call" ? first.callee : "") ? elementIdOf(first) : undefined)
  );
}

/** What each element of a list is called; nothing where that is not known of every one. */
function namesOf(
  list: StaticValue | undefined,
  key: string,
  nameOf: (element: StaticValue) => string | undefined,
): string[] | undefined {
  const entry = list === undefined ? "unknown" : entryOf(list, key);
  if (entry === "missing") return [];
  if (entry === "unknown" || entry.kind !== "array" || entry.open) return undefined;
  const names = entry.items.map(nameOf);
  return names.some((name) => name === undefined) ? undefined : names.flatMap((name) => name ?? []);
}

/** Views that set a filter which their list does not have. */
function checkViews(module: ParsedModule, definition: StaticValue): Problem[] {
  const list = knownEntry(definition, "list");
  const keys = namesOf(list, "filters", filterKeyOf);
  if (list === undefined || keys === undefined) return [];
  return itemsOf(knownEntry(list, "views")).flatMap((view): Problem[] => {
    const value = knownEntry(view, "query");
    const query = textOf(value);
    // One that leads to another list says what that list shows.
    if (value === undefined || query === undefined || entryOf(view, "to") !== "missing") return [];
    const parameters = [...new Set(new URLSearchParams(query).keys())];
    return parameters.flatMap((parameter): Problem[] => {
      if (keys.includes(parameter) || listParameters.includes(parameter)) return [];
      const meant = didYouMean(parameter, [...keys, ...listParameters]);
      return [
        {
          rule: "view-filter",
          message: `The view "${textOf(knownEntry(view, "id")) ?? query}" sets "${parameter}", which is no filter of the list.`,
          why: "What the list does not know is passed over, so the view would show more than it says.",
          hint:
            meant !== undefined
              ? `Did you mean "${meant}"?`
              : keys.length === 0
                ? `Add the filter to \`filters\` of the list.`
                : `Add it to \`filters\` of the list. There are: ${keys.join(", ")}.`,
          ...locationOf(module.file, value.start, value.end),
        },
      ];
    });
  });
}

/** An entry of the sidebar that says the count of a view which its list does not have. */
function checkCounts(module: ParsedModule, definition: StaticValue): Problem[] {
  const value = knownEntry(knownEntry(definition, "nav"), "counts");
  const id = textOf(value);
  // The list may stand in a body of its own.
  const views = namesOf(knownEntry(definition, "list"), "views", elementIdOf);
  if (value === undefined || id === undefined || views === undefined || views.includes(id)) return [];
  const meant = didYouMean(id, views);
  return [
    {
      rule: "view-unknown",
      message: `The list has no view "${id}".`,
      why: "The entry of the sidebar would say no count.",
      hint:
        meant !== undefined
          ? `Did you mean "${meant}"?`
          : views.length === 0
            ? `Add a view "${id}" to \`views\` of the list.`
            : `Add it to \`views\` of the list. There are: ${views.join(", ")}.`,
      ...locationOf(module.file, value.start, value.end),
    },
  ];
}

/** The definition of a resource, or the body of it that stands in a file of its own. */
function definitionIn(module: ParsedModule): StaticValue | undefined {
  const value = exportedValue("default", module);
  if (value?.kind === "call" && exportsBody(module)) return value.values[1];
  return definitionOf(value, "defineResource");
}

/** Checks the elements of a resource, wherever they stand: in its definition, or in its body. */
export function checkElements(module: ParsedModule, known: SymbolTable): Problem[] {
  const definition = definitionIn(module);
  if (definition?.kind !== "object") return [];
  return [
    ...checkIds(module, definition),
    ...checkReferences(module, definition, known),
    ...checkViews(module, definition),
    ...checkCounts(module, definition),
  ];
}
