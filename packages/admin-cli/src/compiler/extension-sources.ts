import { readFile } from "node:fs/promises";
import { basename, relative, resolve } from "node:path";
import type { Problem } from "../base/errors";
import type { ProjectExtension, ProjectExtensions } from "../project/project-extensions";
import type { ModuleStore } from "../syntax/module-store";
import { parseModule } from "../syntax/parse-module";
import { definedId } from "./checks/check-extension";
import type { SymbolTable } from "./checks/symbol-table";
import {
  type CollectedContributions,
  type CollectOptions,
  collectContributions,
  projectExtensionId,
} from "./collect-contributions";
import type { ExtensionSource } from "./sources/contribution";
import { type SkippedFile, sourceName } from "./sources/find-files";

/** What there is to compile: the project's own folders and the extensions that its configuration names. */
export interface ExtensionSources {
  sources: ExtensionSource[];
  skipped: SkippedFile[];
  problems: Problem[];
}

/** What {@link collectSources} needs to know. */
export interface CollectSourcesOptions {
  project: string;
  known: SymbolTable;
  modules: ModuleStore;
  configured: ProjectExtensions;
}

interface Collected extends Omit<CollectedContributions, "contributions"> {
  source: ExtensionSource;
  /** How messages name it. */
  name: string;
}

async function collectFolders(root: string, setting: CollectOptions): Promise<Collected> {
  const { contributions, skipped, problems } = await collectContributions(root, setting);
  const code = contributions.find(({ contribution }) => contribution.kind === "extension")?.contribution;
  const id = code?.kind === "extension" ? code.id : await projectExtensionId(root);
  return { source: { id, contributions }, name: id, skipped, problems };
}

/** Names the files of another folder as seen from the project. */
function seenFromProject(collected: Collected, root: string, project: string): Collected {
  const rename = (source: string): string => sourceName(project, resolve(root, source));
  const { source, skipped, problems } = collected;
  return {
    ...collected,
    source: {
      ...source,
      contributions: source.contributions.map((compiled) => ({
        ...compiled,
        contribution: { ...compiled.contribution, source: rename(compiled.contribution.source) },
      })),
    },
    skipped: skipped.map((file) => ({ ...file, source: rename(file.source) })),
    problems: problems.map((problem) =>
      problem.file === undefined ? problem : { ...problem, file: rename(problem.file) },
    ),
  };
}

async function collectEntry(
  { name, root, apiVersion }: ProjectExtension,
  entry: string,
  project: string,
): Promise<Collected> {
  const source = sourceName(project, entry);
  const module = parseModule({ path: entry, source, text: await readFile(entry, "utf8") });
  const id = definedId(module) ?? basename(name);
  const contribution = { kind: "extension", id, source } as const;
  return {
    source: {
      id,
      entry,
      ...(apiVersion === undefined ? {} : { compat: { root, apiVersion } }),
      contributions: [{ contribution, path: entry, hasConfig: false }],
    },
    name,
    skipped: [],
    problems: [...module.problems],
  };
}

async function collectConfigured(
  extension: ProjectExtension,
  { project, known, modules }: CollectSourcesOptions,
): Promise<Collected> {
  const { name, root, entry } = extension;
  if (entry !== undefined) return collectEntry(extension, entry, project);
  const collected = seenFromProject(await collectFolders(root, { known, modules }), root, project);
  if (collected.source.contributions.length > 0 || collected.problems.length > 0)
    return { ...collected, name };
  const problem: Problem = {
    rule: "extension-empty",
    message: `"${name}" has nothing in its src/admin.`,
    hint: "Remove it from the list of extensions, or look into its folder.",
    file: relative(project, root),
  };
  return { ...collected, name, problems: [problem] };
}

function sameIds(all: readonly Collected[]): Problem[] {
  return all.flatMap(({ source, name }, index) => {
    const other = all.slice(0, index).find((earlier) => earlier.source.id === source.id);
    if (other === undefined) return [];
    return [
      {
        rule: "extension-duplicate",
        message: `${other.name === source.id ? "The project" : `"${other.name}"`} and "${name}" both call their extension "${source.id}".`,
        why: "The id names an extension in the output, in messages and in what people turn off.",
        hint: "Give one of them another id in src/admin/extension.ts, or in its entry.",
      },
    ];
  });
}

/** Finds and checks everything that is to be compiled. Every mistake is collected; none ends the search. */
export async function collectSources(options: CollectSourcesOptions): Promise<ExtensionSources> {
  const { project, known, modules, configured } = options;
  const own = await collectFolders(project, { known, modules });
  const all = own.source.contributions.length > 0 ? [own] : [];
  for (const extension of configured.extensions) all.push(await collectConfigured(extension, options));
  return {
    sources: all.map(({ source }) => source),
    skipped: [own, ...all.filter((collected) => collected !== own)].flatMap(({ skipped }) => skipped),
    problems: [
      ...configured.problems,
      ...[own, ...all.filter((collected) => collected !== own)].flatMap(({ problems }) => problems),
      ...sameIds(all),
    ],
  };
}
