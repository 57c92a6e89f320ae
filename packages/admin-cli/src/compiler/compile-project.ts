import { v1Zones } from "@tillhouse/extension-sdk/contract";
import { CommandError, type Problem } from "../errors";
import type { ProjectExtensions } from "../project-extensions";
import type { Shell } from "../shell";
import type { OutputFile } from "./bundle";
import { compressed } from "./compress";
import type { Contribution } from "./contribution";
import { collectSources } from "./extension-sources";
import type { SkippedFile } from "./find-files";
import type { ModuleSize } from "./module-sizes";
import { type ProcessEnvironmentOptions, processEnvironment } from "./process-environment";

/** One compiled extension in the manifest. */
export interface BuiltExtension {
  id: string;
  module: string;
  styles: string[];
  /** All scripts that are loaded for it, at once or later. */
  files: string[];
  /** The bytes of all its files, uncompressed and compressed with gzip. */
  bytes: number;
  gzipBytes: number;
  /** Of these, what is loaded with the page, compressed with gzip. */
  startGzipBytes: number;
  contributions: Contribution[];
}

/** What to compile, and for which shell. */
export interface CompileOptions extends ProcessEnvironmentOptions {
  shell: Shell;
  /** The extensions that the configuration names, beside the project's own folders. */
  configured?: ProjectExtensions;
  sourcemap: boolean;
}

/** What the extensions of a project became. */
export interface CompiledProject {
  files: OutputFile[];
  extensions: BuiltExtension[];
  /** What the code of each extension consists of, the largest first. */
  modules: ReadonlyMap<string, readonly ModuleSize[]>;
  /** Scripts that the page fetches at once. */
  preload: string[];
  skipped: SkippedFile[];
  warnings: Problem[];
}

/** The failure of a build for mistakes in the extensions, in the order of their places. */
export function invalidExtensions(problems: readonly Problem[]): CommandError {
  // By place, so that the list reads like the project; what has no place comes last.
  const key = ({ file, line = 0, column = 0 }: Problem): string =>
    `${file ?? "\uffff"} ${String(line).padStart(8, "0")} ${String(column).padStart(8, "0")}`;
  const details = [...problems].sort((left, right) =>
    key(left) < key(right) ? -1 : key(left) > key(right) ? 1 : 0,
  );
  return new CommandError({
    code: "invalid-extensions",
    message:
      details.length === 1
        ? "There is a mistake in the extensions. Nothing was written."
        : `There are ${details.length} mistakes in the extensions. Nothing was written.`,
    details,
  });
}

/** Whether a mistake of the compiler is one that the checks have told in their own words. */
function isTold(problem: Problem, told: readonly Problem[]): boolean {
  return told.some(({ rule, file }) => rule === "syntax-error" && file === problem.file);
}

/**
 * Finds, checks and compiles the extensions of a project. Nothing is written.
 *
 * @throws CommandError `invalid-extensions` with every mistake as a detail.
 */
export async function compileProject(options: CompileOptions): Promise<CompiledProject> {
  const { project, shell, configured = { extensions: [], problems: [] }, sourcemap } = options;
  const zones = [...new Set([...v1Zones, ...shell.zones])];
  const { sources, skipped, problems } = await collectSources({ project, zones, configured });
  if (sources.length === 0) {
    if (problems.length > 0) throw invalidExtensions(problems);
    return { files: [], extensions: [], modules: new Map(), preload: [], skipped, warnings: [] };
  }
  // The compiler is loaded only when there is something to compile.
  const { bundle } = await import("./bundle");
  const variables = await processEnvironment(options);
  const result = await bundle({ project, extensions: sources, shell, variables, sourcemap });
  // The compiler runs even after failed checks, so that everything that is wrong is told at once.
  const all = [...problems, ...result.problems.filter((problem) => !isTold(problem, problems))];
  if (all.length > 0) throw invalidExtensions(all);

  const neighbours = (await Promise.all(result.files.map(compressed))).flat();
  const sizes = new Map(
    [...result.files, ...neighbours].map(({ name, contents }) => [name, contents.length]),
  );
  const total = (names: readonly string[], suffix: string): number =>
    names.reduce((sum, name) => sum + (sizes.get(name + suffix) ?? sizes.get(name) ?? 0), 0);
  const extensions = result.compiled.map(
    ({ id, module, styles, files, preload }): BuiltExtension => ({
      id,
      module,
      styles,
      files: files.filter((name) => name.endsWith(".js")),
      bytes: total(files, ""),
      gzipBytes: total(files, ".gz"),
      startGzipBytes: total([...preload, ...styles], ".gz"),
      contributions: sources
        .filter((source) => source.id === id)
        .flatMap((source) => source.contributions.map(({ contribution }) => contribution)),
    }),
  );
  const preload = result.compiled.flatMap((extension) => extension.preload);
  return {
    files: [...result.files, ...neighbours],
    extensions,
    modules: new Map(result.compiled.map(({ id, modules }) => [id, modules])),
    preload,
    skipped,
    warnings: result.warnings,
  };
}
