import type { Problem } from "../../base/errors";
import type { ParsedModule } from "../../syntax/parse-module";
import { locationOf } from "../../syntax/source-file";
import {
  describeValue,
  entryOf,
  exportedValue,
  isComputed,
  itemsOf,
  knownEntry,
  type StaticValue,
  textOf,
} from "../../syntax/static-value";
import type { FoundFile } from "../sources/find-files";
import { checkGroup } from "./check-group";
import type { OwnResource, SymbolTable } from "./symbol-table";

/** What a defining function was given: the definition itself. */
export function definitionOf(value: StaticValue | undefined, definer: string): StaticValue | undefined {
  if (value?.kind !== "call") return value;
  return value.callee === definer || value.callee.endsWith(`.${definer}`) ? value.values[0] : undefined;
}

/** Whether the default export is the body of a resource, which its definition names. */
export function exportsBody(module: ParsedModule): boolean {
  const value = exportedValue("default", module);
  return value?.kind === "call" && /(?:^|\.)defineBody$/.test(value.callee);
}

/** The id that a part of a resource has: `"title"`, `{ id: "rating" }`, or the key of `cell.date("created_at")`. */
export function elementIdOf(value: StaticValue): string | undefined {
  if (value.kind === "call") return textOf(value.values[0]);
  return textOf(value) ?? textOf(knownEntry(value, "id")) ?? textOf(knownEntry(value, "key"));
}

/** Reads of a resource what other parts of the project may refer to. */
export function readResource(module: ParsedModule): OwnResource {
  const definition = definitionOf(exportedValue("default", module), "defineResource");
  const name = textOf(knownEntry(definition, "name"));
  const zone =
    textOf(knownEntry(definition, "zone")) ??
    textOf(knownEntry(knownEntry(definition, "api"), "singularKey"));
  const route = textOf(knownEntry(definition, "route"));
  const sections = itemsOf(knownEntry(knownEntry(definition, "detail"), "sections")).flatMap(
    (section) => elementIdOf(section) ?? [],
  );
  return {
    ...(name === undefined ? {} : { name }),
    ...(zone === undefined ? {} : { zone }),
    ...(route === undefined ? {} : { route }),
    sections,
    source: module.file.source,
  };
}

const example =
  'defineResource({ name: "reviews", api: { singularKey: "review", pluralKey: "reviews" }, title: (review) => review.title, … })';

function isText(entry: StaticValue): boolean {
  return (textOf(entry) ?? "") !== "";
}

/** What every resource has to say: for what, and how to tell that it does. */
const required: readonly { path: readonly string[]; why: string; fits: (entry: StaticValue) => boolean }[] = [
  {
    path: ["name"],
    why: "The name is the address of its pages and the start of its texts.",
    fits: isText,
  },
  {
    path: ["api"],
    why: "Without it the admin does not know where the records live in the store's API.",
    fits: (entry) => entry.kind === "object",
  },
  {
    path: ["api", "singularKey"],
    why: "An answer of the API holds one record under this key.",
    fits: isText,
  },
  {
    path: ["api", "pluralKey"],
    why: "An answer of the API holds the records of a list under this key.",
    fits: isText,
  },
  {
    path: ["title"],
    why: "It is what a record is called in links, titles and notices.",
    fits: (entry) => entry.kind === "function",
  },
];

/** The first thing that a definition lacks; with it, the others are easily seen. */
function firstLack(module: ParsedModule, definition: StaticValue): Problem[] {
  for (const { path, why, fits } of required) {
    const parent = path.length > 1 ? knownEntry(definition, path[0] ?? "") : definition;
    const entry = parent === undefined ? "unknown" : entryOf(parent, path.at(-1) ?? "");
    if (parent === undefined || entry === "unknown") continue;
    if (entry !== "missing" && (isComputed(entry) || fits(entry))) continue;
    const at = entry === "missing" ? parent : entry;
    const name = path.join(".");
    return [
      {
        rule: "resource-invalid",
        message:
          entry === "missing"
            ? `The resource has no \`${name}\`.`
            : `The \`${name}\` of the resource is ${describeValue(entry)}, which cannot be used.`,
        why,
        hint: `Write for example: ${example}`,
        ...locationOf(module.file, at.start, at.end),
      },
    ];
  }
  return [];
}

/** A resource that a file exports under a name alone, where the default export is looked for. */
export function namedResource(module: ParsedModule): Problem | undefined {
  for (const [name, exported] of module.exports) {
    if (definitionOf(exportedValue(name, module), "defineResource") === undefined) continue;
    return {
      rule: "default-export-missing",
      message: "The file has no default export.",
      why: "The default export of a file in resources is the resource; this one is not found.",
      hint: `Export it as the default: export default ${name};`,
      ...locationOf(module.file, exported.start, exported.end),
    };
  }
  return undefined;
}

const stemOf = (file: string): string => file.replace(/\.[a-z]+$/, "");

/** Checks a resource's definition, its name, and that nobody else has that name. */
export function checkResource(
  module: ParsedModule,
  { segments }: FoundFile,
  { builtInResources, groups, resourceFiles }: SymbolTable,
): Problem[] {
  const definition = definitionOf(exportedValue("default", module), "defineResource");
  if (definition === undefined || definition.kind !== "object") return [];
  const nameEntry = knownEntry(definition, "name");
  const name = textOf(nameEntry);
  const problems = [
    ...firstLack(module, definition),
    ...checkGroup(module, knownEntry(definition, "nav"), groups),
  ];
  if (name === undefined || nameEntry === undefined) return problems;
  const place = locationOf(module.file, nameEntry.start, nameEntry.end);
  const file = segments.join("/");
  if (builtInResources.has(name))
    problems.push({
      rule: "resource-taken",
      message: `The admin has a resource "${name}" of its own.`,
      why: "Two resources cannot have one name: this one would be left out.",
      hint: `Give it another name, or change the admin's: extendResource("${name}", { … }).`,
      ...place,
    });
  // Two files of one name are told where files are found.
  else if (stemOf(resourceFiles.get(name) ?? "") !== stemOf(module.file.source))
    problems.push({
      rule: "resource-duplicate",
      message: `${resourceFiles.get(name)} defines a resource "${name}" already.`,
      why: "Two resources cannot have one name: this one would be left out.",
      hint: "Give one of them another name.",
      ...place,
    });
  else if (file.split("/").at(-1) !== name)
    problems.push({
      rule: "resource-name",
      message: `The resource "${name}" stands in a file named "${file}".`,
      why: "Messages and the list of what was built name a resource by its file.",
      hint: `Rename the file to ${name}.ts.`,
      ...place,
    });
  return problems;
}
