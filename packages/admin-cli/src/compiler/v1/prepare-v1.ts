import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import type { Problem } from "../../base/errors";
import { addCommand, findPackageManager } from "../../project/package-manager";
import type { Shell } from "../../site/shell";
import type { ModuleStore } from "../../syntax/module-store";
import type { ExtensionSource } from "../sources/contribution";
import { adminScripts } from "../sources/find-files";
import { findV1Contributions } from "./find-v1";
import { findRuntime, runtimePackage, type V1Runtime } from "./runtime";
import { compileStylesOnce, type StyleSource } from "./style-thread";
import type { V1Options, V1Styles } from "./v1-plugin";

/** The extensions of a project with what those of the official admin among them get. */
export interface PreparedV1 {
  sources: ExtensionSource[];
  problems: Problem[];
  /** Left out where there is nothing for the official admin. */
  v1?: V1Options;
}

/** What {@link prepareV1} needs to know. */
export interface PrepareV1Options {
  project: string;
  shell: Shell;
  modules: ModuleStore;
  /** Makes the style sheet. Default: once, in a thread that ends then. */
  compileStyles?: typeof compileStylesOnce;
}

/** What needs the runtime, which is not there or belongs to another version of the admin. */
async function wrongRuntime(
  { file, says }: { file: string; says: string },
  runtime: V1Runtime | undefined,
  { project, shell }: PrepareV1Options,
): Promise<Problem> {
  const install = addCommand(await findPackageManager(project, {}));
  const at = relative(project, file);
  if (runtime === undefined)
    return {
      rule: "official-runtime-missing",
      message: `${says}, and ${runtimePackage} is not installed.`,
      why: "The official admin gave its extensions many packages. That one holds them; who has no such extension does without.",
      hint: `Run: ${install} ${runtimePackage}`,
      file: at,
    };
  return {
    rule: "official-runtime-version",
    message: `${says}, and ${runtimePackage} is of version ${runtime.version} where the admin is of version ${shell.version}.`,
    why: "The two are made for each other: what an extension gets would be missing or broken.",
    hint: `Run: ${install} ${runtimePackage}@${shell.version}`,
    file: at,
  };
}

/** The folder whose files a contribution's source lies in. */
function rootOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/src/admin/"));
}

async function readSources(sources: readonly ExtensionSource[]): Promise<StyleSource[]> {
  const roots = new Set(
    sources.flatMap(({ contributions, bundle }) =>
      bundle === undefined ? contributions.flatMap(({ isV1, path }) => (isV1 ? rootOf(path) : [])) : [],
    ),
  );
  const scripts = (await Promise.all([...roots].map(adminScripts))).flat();
  const files = scripts.map(async (path) => ({ path, text: await readFile(path, "utf8") }));
  const bundles = sources.flatMap(({ bundle }) => bundle ?? []);
  return [...(await Promise.all(files)), ...bundles];
}

/**
 * Finds out what was written for the official admin, and gets ready what that admin gave to it.
 *
 * Projects without such extensions pay nothing: the runtime is not even looked for.
 */
export async function prepareV1(
  sources: readonly ExtensionSource[],
  options: PrepareV1Options,
): Promise<PreparedV1> {
  const { project, shell, modules, compileStyles = compileStylesOnce } = options;
  const found = await Promise.all(
    sources.map(async (source) => {
      const [first] = source.contributions;
      if (source.bundle !== undefined || source.entry !== undefined || first === undefined) return undefined;
      return findV1Contributions(rootOf(first.path), source.contributions, modules);
    }),
  );
  const withBundle = sources.find(({ bundle }) => bundle !== undefined);
  if (withBundle === undefined && found.every((each) => each === undefined || each.paths.size === 0))
    return { sources: [...sources], problems: [] };
  const runtime = await findRuntime(project);
  if (runtime === undefined || runtime.version !== shell.version) {
    const need = found.find((each) => each?.needs !== undefined)?.needs;
    const what =
      withBundle?.bundle === undefined
        ? need && { file: need.path, says: `This is for the official admin: it takes "${need.request}"` }
        : { file: withBundle.bundle.path, says: `"${withBundle.id}" is for the official admin` };
    const problems = what === undefined ? [] : [await wrongRuntime(what, runtime, options)];
    return { sources: sources.filter(({ bundle }) => bundle === undefined), problems };
  }
  const marked = sources.map((source, index) => ({
    ...source,
    contributions: source.contributions.map((compiled) =>
      source.bundle !== undefined || found[index]?.paths.has(compiled.path)
        ? { ...compiled, isV1: true }
        : compiled,
    ),
  }));
  let texts: Promise<StyleSource[]> | undefined;
  const read = (): Promise<StyleSource[]> => {
    texts ??= readSources(marked);
    return texts;
  };
  let made: Promise<string> | undefined;
  const styles: V1Styles = {
    async name() {
      // Without their paths: names of the output must not differ by machine.
      const all = (await read()).map(({ text }) => text);
      const hash = createHash("sha256").update(JSON.stringify([runtime.version, all]));
      return `v1-${hash.digest("hex").slice(0, 8)}.css`;
    },
    text() {
      made ??= read().then((all) => compileStyles(runtime, all));
      return made;
    },
  };
  return {
    sources: marked,
    problems: [],
    v1: {
      runtime,
      bundles: new Map(marked.flatMap(({ bundle }) => (bundle ? [[bundle.path, bundle.text] as const] : []))),
      native: {
        files: new Set(found.flatMap((each) => [...(each?.native ?? [])])),
        roots: marked.flatMap(({ entry, compat }) => [entry, compat?.root].flatMap((path) => path ?? [])),
      },
      styles,
      modules,
    },
  };
}
