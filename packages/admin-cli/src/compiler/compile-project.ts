import { CommandError, type Problem } from "../base/errors";
import type { ModuleSize } from "../base/module-size";
import type { Bundle, OutputFile } from "./bundle";
import { type CheckProjectOptions, checkProject } from "./check-project";
import { inOrder } from "./checks/rules";
import { compressAll } from "./compress";
import type { Contribution, ExtensionSource } from "./sources/contribution";
import type { SkippedFile } from "./sources/find-files";
import { isOfV1 } from "./v1/is-of-v1";

/** One compiled extension in the manifest. */
export interface BuiltExtension {
  /** Id of the extension, unique in the build. */
  id: string;
  /** The script that the page loads first, relative to the root of the output. */
  module: string;
  /** Style sheets that the page loads with it, relative to the root of the output. */
  styles: string[];
  /** All scripts that are loaded for it, at once or later. */
  files: string[];
  /** The bytes of all its files, uncompressed and compressed with gzip. */
  bytes: number;
  /** Size of all its files compressed with gzip, in bytes. */
  gzipBytes: number;
  /** Of these, what is loaded with the page, compressed with gzip. */
  startGzipBytes: number;
  /** Whether any of it was written for the official admin. */
  isV1?: boolean;
  /** What it adds to the admin, as far as its sources say. */
  contributions: Contribution[];
}

/** What to compile, and for which shell. */
export type CompileOptions = CheckProjectOptions;

/** What the extensions of a project became. */
export interface CompiledProject {
  /** What was compiled. */
  sources: ExtensionSource[];
  files: OutputFile[];
  extensions: BuiltExtension[];
  /** What the code of each extension consists of, the largest first. */
  modules: ReadonlyMap<string, readonly ModuleSize[]>;
  /** Scripts that the page fetches at once. */
  preload: string[];
  skipped: SkippedFile[];
  warnings: Problem[];
  /** Makes the files that nothing of the others is made of; see {@link Bundle}. */
  later(): Promise<OutputFile[]>;
}

/** The failure of a build for mistakes in the extensions, in the order of their places. */
export function invalidExtensions(problems: readonly Problem[]): CommandError {
  const details = inOrder(problems);
  return new CommandError({
    code: "invalid-extensions",
    message:
      details.length === 1
        ? "There is a mistake in the extensions. Nothing was written."
        : `There are ${details.length} mistakes in the extensions. Nothing was written.`,
    details,
  });
}

/**
 * Finds, checks and compiles the extensions of a project. Nothing is written.
 *
 * @throws CommandError `invalid-extensions` with every mistake as a detail.
 */
export async function compileProject(options: CompileOptions): Promise<CompiledProject> {
  const {
    sources,
    bundle: result,
    skipped,
    mistakes,
    warnings,
  } = await checkProject({
    ...options,
    isBuilding: true,
  });
  if (mistakes.length > 0) throw invalidExtensions(mistakes);
  const later = async (): Promise<OutputFile[]> => {
    if (result?.later === undefined) return [];
    const made = [await result.later()];
    return [...made, ...(await compressAll(made))];
  };
  if (result === undefined)
    return { sources, files: [], extensions: [], modules: new Map(), preload: [], skipped, warnings, later };
  return { ...(await measureBundle(result, sources)), sources, skipped, warnings, later };
}

/** Compresses what was compiled, and tells how large each extension is. */
export async function measureBundle(
  result: Bundle,
  sources: readonly ExtensionSource[],
): Promise<Omit<CompiledProject, "sources" | "skipped" | "warnings" | "later">> {
  const compressed = await compressAll(result.files);
  const sizes = new Map(
    [...result.files, ...compressed].map(({ name, contents }) => [name, contents.length]),
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
      ...(isOfV1(id, sources) ? { isV1: true } : {}),
      contributions: sources
        .filter((source) => source.id === id)
        .flatMap((source) => source.contributions.map(({ contribution }) => contribution)),
    }),
  );
  const preload = result.compiled.flatMap((extension) => [...extension.preload, ...extension.shellFiles]);
  return {
    files: [...result.files, ...compressed],
    extensions,
    modules: new Map(result.compiled.map(({ id, modules }) => [id, modules])),
    preload: [...new Set(preload)],
  };
}
