import { resolve } from "node:path";
import type { Problem } from "../base/errors";
import type { ProvidedNames } from "../base/provided-names";
import type { Shell } from "../site/shell";
import { type ModuleStore, readSource } from "../syntax/module-store";
import { entryOf, itemsOf, knownEntry, type StaticValue, textOf } from "../syntax/static-value";
import { checkChanges } from "./checks/check-changes";
import { checkCode } from "./checks/check-code";
import { checkWidgetConfig } from "./checks/check-config";
import { checkDefinition, definedExtension } from "./checks/check-definition";
import { checkElements } from "./checks/check-elements";
import { checkLanguages, type LanguageTexts } from "./checks/check-languages";
import { checkMessages } from "./checks/check-messages";
import { checkMisplaced } from "./checks/check-misplaced";
import { routePathOf } from "./checks/check-paths";
import { checkResource, readResource } from "./checks/check-resource";
import { checkWidgetProps } from "./checks/check-widget-props";
import { createSymbolTable, type SymbolTable } from "./checks/symbol-table";
import { checkCycles } from "./import-cycles";
import { type FoundFile, sourceName } from "./sources/find-files";
import { type ExtensionScan, type ScannedModule, scanExtension } from "./sources/scan-extension";

/** The extensions' folders as a whole: what can be referred to, and what is wrong between files. */
export interface Validation {
  known: SymbolTable;
  problems: Problem[];
}

/** What {@link validateExtensions} needs to know. */
export interface ValidationOptions {
  project: string;
  /** The folders with a `src/admin`, absolute: the project's and those of linked extensions. */
  roots: readonly string[];
  /** What installed extensions bring; `undefined` for each that does not say so. Default: none are installed. */
  installed?: readonly (ProvidedNames | undefined)[];
  shell: Shell;
  modules: ModuleStore;
}

interface ReadScan extends ExtensionScan {
  languages: readonly LanguageTexts[];
}

async function readTexts(scan: ExtensionScan): Promise<ReadScan> {
  const files = scan.files.filter(({ kind }) => kind === "messages");
  const checked = await Promise.all(
    files.map(async (file) => checkMessages(await readSource(file.path, file.source), file)),
  );
  return { ...scan, languages: checked.flatMap(({ texts }) => texts ?? []) };
}

function filesOf(scan: ExtensionScan, kind: FoundFile["kind"]): { file: FoundFile; found: ScannedModule }[] {
  return scan.files.flatMap((file) => {
    const found = scan.reached.get(file.path);
    return file.kind === kind && found !== undefined && found.module.problems.length === 0
      ? [{ file, found }]
      : [];
  });
}

function definitionsOf(scan: ExtensionScan): StaticValue[] {
  return filesOf(scan, "extension").flatMap(({ found }) => definedExtension(found.module) ?? []);
}

function texts(values: readonly StaticValue[], key: string): string[] {
  return values.flatMap((value) => textOf(knownEntry(value, key)) ?? []);
}

function namesIn(
  scans: readonly ReadScan[],
  shell: Shell,
  installed: readonly (ProvidedNames | undefined)[],
): SymbolTable {
  const definitions = scans.flatMap(definitionsOf);
  const listed = (key: string): StaticValue[] =>
    definitions.flatMap((definition) => itemsOf(knownEntry(definition, key)));
  return createSymbolTable(shell, {
    installed,
    resources: scans.flatMap((scan) =>
      filesOf(scan, "resource").flatMap(({ found: { module } }) =>
        module.exports.has("default") ? readResource(module) : [],
      ),
    ),
    // Resources that stand in code are values of other modules: nothing is known of their zones.
    isOpen: listed("resources").length > 0,
    routes: [
      ...scans.flatMap((scan) => filesOf(scan, "route").map(({ file }) => routePathOf(file))),
      ...texts(listed("routes"), "path"),
    ],
    settings: [
      ...scans.flatMap((scan) =>
        filesOf(scan, "setting").map(({ file }) => file.segments.slice(0, -1).join("/")),
      ),
      ...texts(listed("settings"), "path"),
    ],
    groups: texts(listed("groups"), "id"),
    // Texts that a definition loads are in modules that only run.
    hasOpenMessages: definitions.some((definition) => entryOf(definition, "messages") !== "missing"),
    englishMessages: new Map(
      scans.flatMap(({ languages }) =>
        languages.flatMap(({ language, texts: own }) => (language === "en" ? Object.entries(own) : [])),
      ),
    ),
    messages: new Set(
      scans.flatMap(({ languages }) => languages.flatMap(({ texts: own }) => Object.keys(own))),
    ),
  });
}

async function validate(scan: ReadScan, known: SymbolTable, modules: ModuleStore): Promise<Problem[]> {
  const entries = new Set(scan.files.map(({ path }) => path));
  return [
    ...[...scan.reached].flatMap(([path, { module, facts }]) =>
      module.problems.length === 0
        ? checkCode(module, facts, known)
        : entries.has(path)
          ? []
          : module.problems,
    ),
    ...filesOf(scan, "resource").flatMap(({ file, found: { module } }) => [
      ...checkResource(module, file, known),
      ...checkElements(module, known),
    ]),
    ...filesOf(scan, "extension").flatMap(({ found }) => checkDefinition(found.module, known)),
    ...filesOf(scan, "widget").flatMap(({ found: { module, facts } }) =>
      checkWidgetProps(module, checkWidgetConfig(module, known).zones, { known, types: facts.widgetTypes }),
    ),
    ...checkLanguages(scan.languages),
    ...checkCycles(scan),
    ...(await checkMisplaced(scan, modules)),
  ];
}

/**
 * Reads the folders of all extensions once and judges what is between their files: names that are referred to, texts and
 * their keys, changes, links. What a file has to be by itself is judged where contributions are collected.
 */
export async function validateExtensions({
  project,
  roots,
  installed = [],
  shell,
  modules,
}: ValidationOptions): Promise<Validation> {
  const scans = await Promise.all(roots.map(async (root) => readTexts(await scanExtension(root, modules))));
  const known = namesIn(scans, shell, installed);
  const results = await Promise.all(
    scans.map(async (scan) => {
      const problems = await validate(scan, known, modules);
      // Files of another folder are named as seen from the project.
      return problems.map((problem) =>
        problem.file === undefined
          ? problem
          : { ...problem, file: sourceName(project, resolve(scan.root, problem.file)) },
      );
    }),
  );
  const changes = scans.flatMap(({ reached }) =>
    [...reached.values()].flatMap(({ module, facts }) =>
      [...facts.calls].sort((left, right) => left.start - right.start).map((call) => ({ module, call })),
    ),
  );
  return { known, problems: [...results.flat(), ...checkChanges(changes, known)] };
}
