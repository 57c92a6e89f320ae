import { apiVersion, checkRoutePath } from "@tillhouse/extension-sdk/contract";
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
import { checkPath } from "./check-code";
import { checkZones } from "./check-config";
import { checkGroup } from "./check-group";
import { wordDefinedPath } from "./check-paths";
import { definitionOf } from "./check-resource";
import { checkShape, entryShape, linkShape, type Shape } from "./check-shape";
import { checkShortcuts } from "./check-shortcuts";
import type { SymbolTable } from "./symbol-table";

const shape = {
  id: "any",
  apiVersion: "number",
  resources: "list",
  routes: "list",
  widgets: "list",
  settings: "list",
  changes: "list",
  commands: "list",
  groups: "list",
  transformResource: "function",
  transformSidebar: "function",
  messages: "any",
  kinds: "any",
  source: "text",
} satisfies Shape;

const guards = { ...entryShape, source: "text" } as const;
const shapes = {
  widgets: { ...guards, id: "text", zone: "any", load: "any" },
  routes: { ...guards, path: "text", load: "any", link: linkShape, title: "text", breadcrumb: "text" },
  settings: {
    ...guards,
    path: "text",
    label: "text",
    description: "text",
    icon: "component",
    load: "any",
    form: { schema: "any", fields: "list", defaultValues: "any", storage: "any" },
  },
  commands: {
    ...guards,
    id: "text",
    label: "text",
    keywords: "text",
    icon: "component",
    shortcut: "text",
    to: "text",
    run: "function",
  },
  groups: { id: "text", label: "text", order: "number" },
} satisfies Record<string, Shape>;

/** What each entry has to say, and for what. */
const required: Readonly<Record<keyof typeof shapes, Readonly<Record<string, string>>>> = {
  widgets: { id: "It names the widget in messages.", zone: "It is where the widget is shown." },
  routes: { path: "It is the address of the page.", load: "It is what the page consists of." },
  settings: {
    path: "It is the address of the settings page.",
    label: "It is what stands on the card.",
    description: "It is what stands on the card.",
  },
  commands: {
    id: "The keys that a person chose are remembered by it.",
    label: "It is what the command is found by.",
  },
  groups: { id: "Links name the group by it.", label: "It is what stands above the group." },
};

const nouns = {
  widgets: "widget",
  routes: "page",
  settings: "settings page",
  commands: "command",
  groups: "group",
} as const;

function checkRequired(module: ParsedModule, entry: StaticValue, kind: keyof typeof shapes): Problem[] {
  return Object.entries(required[kind]).flatMap(([name, why]): Problem[] =>
    entryOf(entry, name) !== "missing"
      ? []
      : [
          {
            rule: kind === "commands" ? "command-invalid" : "config-invalid",
            message: `The ${nouns[kind]} has no \`${name}\`.`,
            why,
            hint: `Add: ${name}: …`,
            ...locationOf(module.file, entry.start, entry.end),
          },
        ],
  );
}

function checkLoad(module: ParsedModule, entry: StaticValue): Problem[] {
  const load = knownEntry(entry, "load");
  if (load === undefined || load.kind === "function" || isComputed(load)) return [];
  return [
    {
      rule: "load-invalid",
      message: `\`load\` is ${describeValue(load)} and not a function.`,
      why: "The component is loaded when it is shown, and not with the page.",
      hint: 'Write for example: load: () => import("./loyalty-page")',
      ...locationOf(module.file, load.start, load.end),
    },
  ];
}

function checkRoute(module: ParsedModule, entry: StaticValue, { groups }: SymbolTable): Problem[] {
  const value = knownEntry(entry, "path");
  const path = textOf(value);
  const problem = path === undefined ? undefined : checkRoutePath(path);
  const link = knownEntry(entry, "link");
  return [
    ...(problem === undefined || value === undefined
      ? []
      : [{ ...wordDefinedPath(problem), ...locationOf(module.file, value.start, value.end) }]),
    ...(link?.kind === "object" ? checkGroup(module, link, groups) : []),
  ];
}

function checkCommand(module: ParsedModule, entry: StaticValue, known: SymbolTable): Problem[] {
  const to = knownEntry(entry, "to");
  const value = textOf(to);
  if (to !== undefined && value !== undefined)
    return checkPath(module, { value, start: to.start, end: to.end }, known, {
      noun: "command",
      base: "",
    });
  if (entryOf(entry, "to") !== "missing" || entryOf(entry, "run") !== "missing") return [];
  return [
    {
      rule: "command-invalid",
      message: "The command has neither `to` nor `run`.",
      why: "It would be offered and do nothing.",
      hint: 'Write where it leads, to: "/reviews", or what it does, run: (host) => …',
      ...locationOf(module.file, entry.start, entry.end),
    },
  ];
}

function checkRepeated(module: ParsedModule, commands: readonly StaticValue[]): Problem[] {
  const seen = new Set<string>();
  return commands.flatMap((command): Problem[] => {
    const value = knownEntry(command, "id");
    const id = textOf(value);
    if (value === undefined || id === undefined || !seen.has(id)) {
      if (id !== undefined) seen.add(id);
      return [];
    }
    return [
      {
        rule: "command-duplicate",
        message: `There are two commands "${id}".`,
        why: "The keys that a person chose are remembered by the id; the second one would be left out.",
        hint: "Give one of them another id.",
        ...locationOf(module.file, value.start, value.end),
      },
    ];
  });
}

function checkVersion(module: ParsedModule, definition: StaticValue): Problem[] {
  const value = knownEntry(definition, "apiVersion");
  if (value?.kind !== "literal" || typeof value.value !== "number" || value.value === apiVersion) return [];
  return [
    {
      rule: "api-version",
      message: `The extension is written for version ${value.value} of the extension contract. This admin speaks version ${apiVersion}.`,
      why: "The admin leaves out what it may misunderstand.",
      hint: "Remove `apiVersion`: the compiler sets it.",
      ...locationOf(module.file, value.start, value.end),
    },
  ];
}

/** The definition in `src/admin/extension.ts`, as far as its text tells. */
export function definedExtension(module: ParsedModule): StaticValue | undefined {
  return definitionOf(exportedValue("default", module), "defineExtension");
}

/** Checks what `src/admin/extension.ts` defines; its id is checked where it is read. */
export function checkDefinition(module: ParsedModule, known: SymbolTable): Problem[] {
  const definition = definedExtension(module);
  if (definition === undefined || isComputed(definition)) return [];
  if (definition.kind !== "object") return [];
  const lists = Object.entries(shapes).flatMap(([name, inner]) => {
    // The names are the keys of the very object that is walked.
    const kind = name as keyof typeof shapes;
    return itemsOf(knownEntry(definition, kind)).flatMap((entry): Problem[] => {
      if (isComputed(entry)) return [];
      if (entry.kind !== "object") return checkShape(entry, inner, { module, owner: nouns[kind] });
      return [
        ...checkShape(entry, inner, { module, owner: nouns[kind] }),
        ...checkRequired(module, entry, kind),
        ...checkLoad(module, entry),
        ...(kind === "widgets" ? checkZones(module, entry, known).problems : []),
        ...(kind === "routes" ? checkRoute(module, entry, known) : []),
        ...(kind === "commands" ? checkCommand(module, entry, known) : []),
      ];
    });
  });
  const commands = itemsOf(knownEntry(definition, "commands"));
  return [
    ...checkShape(definition, shape, { module, owner: "extension" }),
    ...checkVersion(module, definition),
    ...lists,
    ...checkRepeated(module, commands),
    ...checkShortcuts(module, commands, known),
  ];
}
