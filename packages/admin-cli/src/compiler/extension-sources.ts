import { readFile } from "node:fs/promises";
import { basename, relative, resolve } from "node:path";
import type { Problem } from "../base/errors";
import { isPath } from "../project/installed-package";
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
import type { CompiledContribution, ExtensionSource } from "./sources/contribution";
import { type SkippedFile, sourceName } from "./sources/find-files";
import { collectBundle } from "./v1/collect-bundle";

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
  const { name, root, entry, bundle } = extension;
  if (entry !== undefined) return collectEntry(extension, entry, project);
  if (bundle !== undefined) {
    // A path is no id: it would be the name of a hidden file in the output, too.
    const id = isPath(name) ? await projectExtensionId(root) : name;
    return { ...(await collectBundle(id, bundle, project)), name, skipped: [] };
  }
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

/** Where a page of an extension is. */
function addressOf({ contribution }: CompiledContribution): string | undefined {
  if (contribution.kind === "route") return contribution.path.replace(/^\/*/, "/").replace(/:[^/]+/g, ":");
  return contribution.kind === "setting" ? `/settings/${contribution.path}` : undefined;
}

/** Leaves out the pages of a plugin's bundle whose addresses are taken: the first keeps one, as in the official admin. */
function withoutTakenPages(
  source: ExtensionSource,
  earlier: readonly ExtensionSource[],
): { source: ExtensionSource; problems: Problem[] } {
  if (source.bundle === undefined) return { source, problems: [] };
  const taken = new Map(
    earlier.flatMap(({ id, contributions }) =>
      contributions.flatMap((compiled) => {
        const address = addressOf(compiled);
        return address === undefined ? [] : [[address, id] as const];
      }),
    ),
  );
  const problems: Problem[] = [];
  const contributions = source.contributions.filter((compiled) => {
    const address = addressOf(compiled);
    const owner = address === undefined ? undefined : taken.get(address);
    if (owner === undefined) return true;
    problems.push({
      rule: "official-page-taken",
      message: `"${source.id}" has a page at ${address}, where "${owner}" has one already.`,
      why: "The first of the list keeps the address, as in the official admin.",
      hint: "Take one of the two plugins out, or put the one that you want first.",
      file: compiled.contribution.source,
    });
    return false;
  });
  return { source: { ...source, contributions }, problems };
}

/** Finds and checks everything that is to be compiled. Every mistake is collected; none ends the search. */
export async function collectSources(options: CollectSourcesOptions): Promise<ExtensionSources> {
  const { project, known, modules, configured } = options;
  const own = await collectFolders(project, { known, modules });
  const all = own.source.contributions.length > 0 ? [own] : [];
  const skippedBundles: Problem[] = [];
  for (const extension of configured.extensions) {
    const collected = await collectConfigured(extension, options);
    const { source, problems } = withoutTakenPages(
      collected.source,
      all.map((earlier) => earlier.source),
    );
    const taken = { ...collected, source, problems: [...collected.problems, ...problems] };
    // A plugin whose bundle is empty, or cannot be read, adds nothing.
    if (extension.bundle === undefined || source.contributions.length > 0) all.push(taken);
    else skippedBundles.push(...taken.problems);
  }
  return {
    sources: all.map(({ source }) => source),
    skipped: [own, ...all.filter((collected) => collected !== own)].flatMap(({ skipped }) => skipped),
    problems: [
      ...configured.problems,
      ...skippedBundles,
      ...[own, ...all.filter((collected) => collected !== own)].flatMap(({ problems }) => problems),
      ...sameIds(all),
    ],
  };
}
