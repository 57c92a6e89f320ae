import { mkdir, readFile, realpath, stat, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { Contribution } from "../compiler/contribution";
import type { SkippedFile } from "../compiler/find-files";
import { type ConfigurationSources, resolveConfig } from "../config";
import { CommandError, type Problem } from "../errors";
import { renderPage } from "../page";
import { loadShell, type Shell } from "../shell";
import { version } from "../version";

/** What `build` takes. Everything has a default. */
export interface BuildOptions {
  /** The project folder, with `src/admin` in it. Default: the working directory. */
  directory?: string;
  /** Where the output goes, relative to the project folder. Default: `build`. */
  outDir?: string;
  /** Where the admin will live on its address. Default: `/app`. Serving may choose another one. */
  basePath?: string;
  /** The backend's address for the page. Default: empty, which is the page's own address. */
  backend?: string;
  /** Whether source maps are written. Default: no. */
  sourcemap?: boolean;
  /** A folder with a shell, instead of the installed one. */
  shell?: string;
  /** Variables for `process.env` in extensions and for defaults. Default: the environment of the process. */
  environment?: Readonly<Record<string, string | undefined>>;
}

/** One compiled extension in the manifest. */
export interface BuiltExtension {
  id: string;
  module: string;
  styles: string[];
  /** The bytes of all its files, uncompressed and compressed with gzip. */
  bytes: number;
  gzipBytes: number;
  contributions: Contribution[];
}

/** What stands in `build.json`. */
export interface BuildManifest {
  /** The version of `@tillhouse/admin-cli`. */
  version: string;
  shell: { version: string };
  basePath: string;
  backend: string;
  extensions: BuiltExtension[];
}

/** What `build` did. */
export interface BuildResult {
  /** The output folder, absolute. */
  directory: string;
  manifest: BuildManifest;
  /** Files below `src/admin/widgets` and beside pages that were left out, and why. */
  skipped: SkippedFile[];
  /** What the compiler thinks may be a mistake. */
  warnings: Problem[];
}

async function projectDirectory(directory: string): Promise<string> {
  const asked = resolve(directory);
  const found = await stat(asked).catch(() => undefined);
  if (found?.isDirectory()) return realpath(asked);
  throw new CommandError({
    code: "directory-missing",
    message: `There is no folder ${asked}.`,
    hint: "Name the project's folder with --directory.",
  });
}

function invalidExtensions(problems: readonly Problem[]): CommandError {
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

interface Compiled {
  files: { name: string; contents: Uint8Array }[];
  extensions: BuiltExtension[];
  /** Scripts that the page fetches at once. */
  preload: string[];
  skipped: SkippedFile[];
  warnings: Problem[];
}

async function compile(
  project: string,
  shell: Shell,
  options: BuildOptions,
  page: { basePath: string; backend: string },
): Promise<Compiled> {
  const { collectContributions, projectExtensionId } = await import("../compiler/collect-contributions");
  const { v1Zones } = await import("@tillhouse/extension-sdk/contract");
  const zones = [...new Set([...v1Zones, ...shell.zones])];
  const { contributions, skipped, problems } = await collectContributions(project, zones);
  if (contributions.length === 0) {
    if (problems.length > 0) throw invalidExtensions(problems);
    return { files: [], extensions: [], preload: [], skipped, warnings: [] };
  }
  const { bundle } = await import("../compiler/bundle");
  const { compressed } = await import("../compiler/compress");
  const { processEnvironment } = await import("../compiler/process-environment");
  const sources = [{ id: await projectExtensionId(project), contributions }];
  const environment = options.environment ?? process.env;
  const variables = await processEnvironment({ project, environment, ...page });
  const result = await bundle({
    project,
    extensions: sources,
    shell,
    variables,
    sourcemap: options.sourcemap === true,
  });
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
    ({ id, module, styles, files }): BuiltExtension => ({
      id,
      module,
      styles,
      bytes: total(files, ""),
      gzipBytes: total(files, ".gz"),
      contributions: sources
        .filter((source) => source.id === id)
        .flatMap((source) => source.contributions.map(({ contribution }) => contribution)),
    }),
  );
  const preload = result.compiled.flatMap((extension) => extension.preload);
  return {
    files: [...result.files, ...neighbours],
    extensions,
    preload,
    skipped,
    warnings: result.warnings,
  };
}

/** Whether a mistake of the compiler is one that the checks have told in their own words. */
function isTold(problem: Problem, told: readonly Problem[]): boolean {
  return told.some(({ rule, file }) => rule === "syntax-error" && file === problem.file);
}

/**
 * Compiles the extensions of a project and writes the whole admin as a static site.
 *
 * The output is complete and the same for every place: `serve` puts it below any base path. It replaces the previous
 * output in one step; on any failure the previous output stays as it was. Extensions: specification, section 2.
 *
 * @throws CommandError `invalid-extensions` with every mistake as a detail; `invalid-configuration`,
 * `directory-missing`, `output-refused`, `shell-missing`, `shell-invalid`.
 * @example
 * const { directory, manifest } = await build({ directory: "shop", basePath: "/back/office" });
 */
export async function build(options: BuildOptions = {}): Promise<BuildResult> {
  const flags: ConfigurationSources["flags"] = {
    basePath: options.basePath,
    backend: options.backend,
    outDir: options.outDir,
  };
  const { values } = resolveConfig("build", { flags, environment: options.environment ?? process.env });
  const { basePath, backend } = values;
  const project = await projectDirectory(options.directory ?? ".");
  const { copyFiles, manifestName, prepareOutput, replaceOutput } = await import(
    "../compiler/output-directory"
  );
  const directory = await prepareOutput(project, values.outDir);
  const shell = await loadShell(options.shell);
  const { files, extensions, preload, skipped, warnings } = await compile(project, shell, options, {
    basePath,
    backend,
  });

  const manifest: BuildManifest = {
    version,
    shell: { version: shell.version },
    basePath,
    backend,
    extensions,
  };
  await replaceOutput(directory, async (temporary) => {
    await copyFiles(
      shell.directory,
      temporary,
      new Set(["index.html", "index.html.br", "index.html.gz", "shell.json"]),
    );
    const template = await readFile(join(shell.directory, "index.html"), "utf8");
    const page = {
      basePath,
      backend,
      extensions: extensions.map(({ id, module, styles }) => ({ id, module, styles })),
    };
    await writeFile(join(temporary, "index.html"), renderPage(template, page, preload));
    await writeFile(join(temporary, manifestName), `${JSON.stringify(manifest, undefined, 2)}\n`);
    if (files.length > 0) await mkdir(join(temporary, "extensions"), { recursive: true });
    for (const folder of new Set(files.map(({ name }) => dirname(name))))
      await mkdir(join(temporary, folder), { recursive: true });
    await Promise.all(files.map(({ name, contents }) => writeFile(join(temporary, name), contents)));
  });
  return { directory, manifest, skipped, warnings };
}
