import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Problem } from "../base/errors";
import { version } from "../base/version";
import type { OutputFile } from "../compiler/bundle";
import { untold } from "../compiler/checks/rules";
import type { OutputComparison } from "../compiler/compare-output";
import type { BuiltExtension } from "../compiler/compile-project";
import type { PreviousSizes } from "../compiler/output-directory";
import type { SkippedFile } from "../compiler/sources/find-files";
import { loadConfiguration } from "../config/load-config";
import type { WrittenPreset } from "../presets/write-preset";
import { projectDirectory } from "../project/project-directory";
import { projectExtensions } from "../project/project-extensions";
import { type Budgets, refuseOverBudget } from "../settings/budgets";
import type { GivenSettings } from "../settings/schema";
import { dressPage, readBrand } from "../site/brand";
import { renderPage, signInOf } from "../site/page";
import { loadShell } from "../site/shell";
import { peakMemory } from "./peak-memory";

/** What `build` takes. Everything has a default. */
export interface BuildOptions extends GivenSettings {
  /** The project folder, with `src/admin` in it. Default: the working directory. */
  directory?: string;
  /** A configuration file. Default: `tillhouse.config.*` of the project, where it has one. */
  config?: string;
  /** A host to write files for, into `deploy/<preset>`: `docker` or `static`. Default: none. */
  preset?: string;
  /** Whether it does everything but write, and says what would change. Default: no. */
  dryRun?: boolean;
  /** Whether source maps are written. Default: no. */
  sourcemap?: boolean;
  /** How long one part of an extension may take when the output is tried out, in milliseconds. Default: 5000. */
  loadLimit?: number;
  /** Whether nothing else compiles in this process: then the compiler ends, with its memory, when it is done. Default: no. */
  isAlone?: boolean;
  /** A folder with a shell, instead of the installed one. */
  shell?: string;
  /** Variables for `process.env` in extensions and for defaults. Default: the environment of the process. */
  environment?: Readonly<Record<string, string | undefined>>;
}

/** What stands in `build.json`. */
export interface BuildManifest {
  /** The version of `@tillhouse/admin-cli`. */
  version: string;
  /** The prebuilt admin that the build was made with. */
  shell: {
    /** Version of `@tillhouse/admin-ui`. */
    version: string;
  };
  /** Path that the admin was built for: `/app`. `serve` may put it below another one. */
  basePath: string;
  /** URL of the backend that the page calls; `""` where the backend answers at the admin's own origin. */
  backend: string;
  /** The compiled extensions, in the order in which they are loaded. */
  extensions: BuiltExtension[];
}

/** What `build` did. */
export interface BuildResult {
  /** The output folder, absolute. */
  directory: string;
  /** Whether the output was written; `false` with `dryRun`. */
  written: boolean;
  /** What the output would be, beside the one that is there. With `dryRun` alone. */
  output?: OutputComparison;
  /** What was written into `build.json`, or would be. */
  manifest: BuildManifest;
  /** Files below `src/admin/widgets` and beside pages that were left out, and why. */
  skipped: SkippedFile[];
  /** What may be a mistake, and what could not be found out. */
  warnings: Problem[];
  /** The sizes of the output that this one replaces, by the ids of extensions; empty where there was none. */
  previous: PreviousSizes;
  /** The budgets that it was held against. */
  budgets: Budgets;
  /** How long it took. */
  milliseconds: number;
  /** The most memory that it needed at once, with the compiler's; 0 where that is not known. */
  peakMemoryBytes: number;
  /** What was written for a host, or would be, where one was named. */
  preset?: WrittenPreset;
}

/**
 * Compiles the extensions of a project and writes the whole admin as a static site.
 *
 * The output is complete and the same for every place: `serve` puts it below any base path. It replaces the previous
 * output in one step; on any failure the previous output stays as it was. Before that it is loaded once, and refused
 * where something of it does not work. Extensions: specification, section 2.
 *
 * @throws CommandError `invalid-extensions` with every mistake as a detail; `over-budget`,
 * `invalid-configuration`, `directory-missing`, `output-refused`, `shell-missing`, `shell-invalid`.
 * @example
 * const { directory, manifest } = await build({ directory: "shop", basePath: "/back/office" });
 * const { output } = await build({ directory: "shop", dryRun: true });
 */
export async function build(options: BuildOptions = {}): Promise<BuildResult> {
  const began = performance.now();
  const {
    directory: _,
    config,
    dryRun = false,
    sourcemap,
    preset,
    shell: asked,
    environment = process.env,
    loadLimit,
    isAlone = false,
    ...flags
  } = options;
  const project = await projectDirectory(options.directory ?? ".");
  const configuration = await loadConfiguration("build", { project, config, flags, environment });
  const { values } = configuration;
  const { basePath, backend, budgets } = values;
  const { copyFiles, manifestName, prepareOutput, readPrevious, replaceOutput, writeOutput } = await import(
    "../compiler/output-directory"
  );
  const directory = await prepareOutput(project, values.outDir);
  const brand = await readBrand(values, project);
  const shell = await loadShell(asked);
  const previous = await readPrevious(directory);
  const { compileProject } = await import("../compiler/compile-project");
  const configured = await projectExtensions({ project, configuration, environment });
  const compiling = { project, shell, basePath, backend, environment, configured };
  const compiled = await compileProject({ ...compiling, sourcemap: sourcemap === true });
  const { files, extensions, preload, skipped } = compiled;
  refuseOverBudget(compiled, budgets);
  // Where loading the output fails, it is compiled once more, with a new one.
  if (isAlone && extensions.length > 0) await (await import("esbuild")).stop();

  const manifest: BuildManifest = {
    version,
    shell: { version: shell.version },
    basePath,
    backend,
    extensions,
  };
  const warnings = [...compiled.warnings];
  let written: WrittenPreset | undefined;
  const fill = async (temporary: string): Promise<void> => {
    await copyFiles(shell.directory, temporary, {
      skip: new Set(["index.html", "index.html.br", "index.html.gz", "shell.json", shell.registry ?? ""]),
      previous: directory,
    });
    const template = await readFile(join(shell.directory, "index.html"), "utf8");
    const { html, identity, files: brandFiles } = await dressPage(template, brand, shell.directory);
    const page = {
      ...identity,
      ...signInOf(values),
      basePath,
      backend,
      extensions: extensions.map(({ id, module, styles, files }) => ({ id, module, styles, files })),
    };
    await writeFile(join(temporary, "index.html"), renderPage(html, page, preload));
    await writeFile(join(temporary, manifestName), `${JSON.stringify(manifest, undefined, 2)}\n`);
    if (brandFiles.size > 0) await mkdir(join(temporary, "brand"));
    for (const [name, contents] of brandFiles) await writeFile(join(temporary, name), contents);
    await writeOutput(files, temporary, directory);
    if (extensions.length > 0) {
      const { verifyProject } = await import("../compiler/verify/verify-project");
      const recompile = async (): Promise<OutputFile[]> =>
        (await compileProject({ ...compiling, sourcemap: true })).files;
      const tried = await verifyProject({
        directory: temporary,
        project,
        shell,
        extensions,
        limit: loadLimit,
        recompile,
      });
      warnings.push(...untold(tried, warnings));
    }
    await writeOutput(await compiled.later(), temporary, directory);
    if (preset === undefined) return;
    const { writePreset } = await import("../presets/write-preset");
    const { values: serving } = await loadConfiguration("serve", {
      project,
      config,
      // The page's backend is not where the host passes requests on to.
      flags: { ...flags, backend: undefined, proxy: backend === "" },
      environment,
    });
    written = await writePreset({
      name: preset,
      version,
      project,
      output: directory,
      build: temporary,
      page: { basePath, backend },
      serving,
      dryRun,
    });
  };
  let output: OutputComparison | undefined;
  if (dryRun) output = await (await import("../compiler/compare-output")).tryOutput(directory, fill);
  else await replaceOutput(directory, fill);
  return {
    directory,
    written: !dryRun,
    ...(output === undefined ? {} : { output }),
    manifest,
    skipped,
    warnings,
    previous,
    budgets,
    milliseconds: Math.round(performance.now() - began),
    peakMemoryBytes: await peakMemory(),
    ...(written === undefined ? {} : { preset: written }),
  };
}
