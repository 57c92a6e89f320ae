import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative, sep } from "node:path";
import { gzipSync } from "node:zlib";
import { apiVersion } from "@tillhouse/extension-sdk/contract";
import { CommandError, type Problem } from "../base/errors";
import type { ProvidedNames } from "../base/provided-names";
import { version } from "../base/version";
import type { OutputFile } from "../compiler/bundle";
import { untold } from "../compiler/checks/rules";
import type { OutputComparison } from "../compiler/compare-output";
import type { CompiledProject } from "../compiler/compile-project";
import { loadConfiguration } from "../config/load-config";
import { projectDirectory } from "../project/project-directory";
import { packageMark } from "../project/provided-names";
import { type Budgets, refuseOverBudget } from "../settings/budgets";
import { loadShell, type Shell } from "../site/shell";

/** What `bundle` takes. Everything has a default. */
export interface BundleCommandOptions {
  /** The project folder. Default: the working directory. */
  directory?: string;
  /** Where the package's modules go, relative to the project folder. Default: `dist`. */
  outDir?: string;
  /** Dependencies whose code is put into the modules; `["*"]` for all. Default: none, they stay dependencies. */
  inline?: readonly string[];
  /** Sets in `package.json` what is missing there. Default: no, what is missing is told. */
  fix?: boolean;
  /** Whether it does everything but write, and says what would change. Default: no. */
  dryRun?: boolean;
  /** How large the extension may become, as for `build`. */
  budgets?: Budgets;
  /** The configuration file, instead of the project's own. */
  config?: string;
  /** A folder with a shell, instead of the installed one. */
  shell?: string;
  /** Variables for defaults. Default: the environment of the process. */
  environment?: Readonly<Record<string, string | undefined>>;
}

/** What `bundle` did. */
export interface BundleCommandResult {
  /** The output folder, absolute. */
  directory: string;
  /** Whether the package was written; `false` with `dryRun`. */
  written: boolean;
  /** What the output would be, beside the one that is there. With `dryRun` alone. */
  output?: OutputComparison;
  /** The extension's id. */
  id: string;
  /** Version of the contract that the package is stamped with; an admin of another one refuses it. */
  apiVersion: number;
  /** The files, with their sizes as they are and compressed with gzip. */
  files: {
    /** Path in the output folder. */
    name: string;
    /** Size as it is, in bytes. */
    bytes: number;
    /** Size compressed with gzip, in bytes. */
    gzipBytes: number;
  }[];
  /** What a browser loads of it in an admin, minified; and the budget that it was held against. */
  compiled: {
    /** Size of all files as they are, in bytes. */
    bytes: number;
    /** Size of all files compressed with gzip, in bytes. */
    gzipBytes: number;
    /** Of these, what is loaded with the page, compressed with gzip, in bytes. */
    startGzipBytes: number;
  };
  /** The budgets that it was held against. */
  budgets: Budgets;
  /** Packages that come from the admin. */
  peers: string[];
  /** Packages that are installed with it. */
  external: string[];
  /** Packages whose code is in its files. */
  inlined: string[];
  /** Whether declarations were made. */
  hasTypes: boolean;
  /** Whether `package.json` was changed, or would be. */
  fixed: boolean;
  /** What may be a mistake. The package was made nevertheless. */
  warnings: Problem[];
  /** What the author should know and need not change, in sentences. */
  notes: string[];
}

async function isOwnPackage(directory: string): Promise<boolean> {
  const text = await readFile(join(directory, packageMark), "utf8").catch(() => "{}");
  try {
    return typeof Reflect.get(Object(JSON.parse(text)), "extension") === "string";
  } catch {
    return false;
  }
}

async function readDescription(project: string): Promise<{ text: string; values: Record<string, unknown> }> {
  const text = await readFile(join(project, "package.json"), "utf8").catch(() => undefined);
  if (text === undefined)
    throw new CommandError({
      code: "package-invalid",
      message: "There is no package.json, so there is no package to make.",
      hint: "Run npm init, or tillhouse init in an empty folder.",
    });
  try {
    return { text, values: Object(JSON.parse(text)) };
  } catch (cause) {
    throw new CommandError({
      code: "package-invalid",
      message: "package.json is no JSON.",
      hint: "Mend it first; npm tells the place.",
      cause,
    });
  }
}

/** The ranges in which the admin shares packages, as the SDK asks for them. */
async function sharedRanges(): Promise<Record<string, string>> {
  const require = createRequire(import.meta.url);
  const description: unknown = JSON.parse(
    await readFile(require.resolve("@tillhouse/extension-sdk/package.json"), "utf8"),
  );
  const peers: Record<string, string> = Object(Reflect.get(Object(description), "peerDependencies"));
  return { ...peers, "@tillhouse/extension-sdk": `^${version}` };
}

/** The names that an extension brings, for projects that it will be installed in; a shell without a registry knows none. */
async function describeNames(
  { files, extensions, sources }: CompiledProject,
  shell: Shell,
): Promise<ProvidedNames | undefined> {
  const { withTemporaryOutput } = await import("../compiler/temporary-output");
  const { describeOutput } = await import("../compiler/verify/verify-output");
  const described = await withTemporaryOutput(shell, files, (directory) =>
    describeOutput({ directory, shell, extensions }),
  );
  if (!("keys" in described) || described.own === undefined) return undefined;
  const { own, builtIn, keys } = described;
  const zones = new Set(builtIn?.zones.map(({ name }) => name));
  const ids = new Set(builtIn?.ids.map(({ id }) => id));
  const contributions = sources.flatMap((source) =>
    source.contributions.map(({ contribution }) => contribution),
  );
  const paths = (kind: "route" | "setting") =>
    contributions.flatMap((contribution) => (contribution.kind === kind ? contribution.path : []));
  return {
    zones: own.zones.flatMap(({ name }) => (zones.has(name) ? [] : name)).sort(),
    ids: own.ids.filter(({ id }) => !ids.has(id)).map(({ id, kind }) => ({ id, kind })),
    routes: paths("route"),
    settings: paths("setting"),
    messages: [...keys].sort(),
  };
}

interface PackedFiles {
  problems: Problem[];
  notes: string[];
}

const notPacked: PackedFiles = {
  problems: [],
  notes: ["npm was not asked which files it would publish: it looks at the files themselves."],
};

/** What npm would leave out of the package. */
async function askNpm(
  project: string,
  directory: string,
  files: readonly Pick<OutputFile, "name">[],
): Promise<PackedFiles> {
  const { checkPacked } = await import("../compiler/packaging/check-package");
  const folder = relative(project, directory).split(sep).join("/");
  const packed = await checkPacked(
    project,
    files.map(({ name }) => `${folder}/${name}`),
  );
  if (packed === undefined)
    return { problems: [], notes: ["npm could not be asked which files it would publish."] };
  return { problems: packed.problems, notes: [] };
}

/**
 * Makes the extension of a project into an npm package: modules with what loads later apart, declarations, and a stamp of
 * the contract's version. What the admin shares is left to it.
 *
 * The extension is compiled and loaded as for a build first, and refused for the same mistakes; so is a `package.json`
 * that would make a package which cannot be used. On any failure the previous output stays as it was.
 *
 * @throws CommandError `invalid-extensions`, `package-invalid`, `over-budget`, `invalid-configuration`,
 * `directory-missing`, `output-refused`, `shell-missing`, `shell-invalid`.
 * @example
 * const { files, peers } = await bundle({ directory: "reviews", fix: true });
 */
export async function bundle(options: BundleCommandOptions = {}): Promise<BundleCommandResult> {
  const { environment = process.env, config, inline = [], fix = false, dryRun = false } = options;
  const project = await projectDirectory(options.directory ?? ".");
  const flags = options.budgets === undefined ? {} : { budgets: options.budgets };
  const { values } = await loadConfiguration("build", { project, config, flags, environment });
  const { basePath, backend, budgets } = values;
  const { prepareOutput, replaceOutput } = await import("../compiler/output-directory");
  const directory = await prepareOutput(project, options.outDir ?? "dist", isOwnPackage);
  const description = await readDescription(project);
  const shell = await loadShell(options.shell);

  const { compileProject, invalidExtensions } = await import("../compiler/compile-project");
  const compiling = { project, shell, basePath, backend, environment };
  const compiled = await compileProject({ ...compiling, sourcemap: false });
  const [built] = compiled.extensions;
  const [extension] = compiled.sources;
  if (built === undefined || extension === undefined)
    throw new CommandError({
      code: "package-invalid",
      message: "There is nothing in src/admin to make a package of.",
      hint: "Run tillhouse init to begin with a widget, a page, a settings card or a resource.",
    });
  refuseOverBudget(compiled, budgets);
  const { verifyCompiled } = await import("../compiler/verify/verify-project");
  const tried = await verifyCompiled(compiled, { ...compiling, sourcemap: false });
  if (tried.problems.length > 0) throw invalidExtensions(tried.problems);
  const provides = await describeNames(compiled, shell);

  const { buildPackage } = await import("../compiler/packaging/build-package");
  const made = await buildPackage({
    project,
    extension,
    shell,
    folder: relative(project, directory).split(sep).join("/"),
    description: description.values,
    inline,
    ranges: await sharedRanges(),
    fix,
  });
  const fixed = fix && made.description !== description.values;
  const indent = /\n([ \t]+)"/.exec(description.text)?.[1] ?? "  ";
  const fill = async (temporary: string): Promise<void> => {
    for (const { name, contents } of made.files) {
      await mkdir(dirname(join(temporary, name)), { recursive: true });
      await writeFile(join(temporary, name), contents);
    }
    const mark = {
      extension: built.id,
      apiVersion,
      version,
      ...(provides === undefined ? {} : { provides }),
    };
    await writeFile(join(temporary, packageMark), `${JSON.stringify(mark)}\n`);
  };
  let output: OutputComparison | undefined;
  if (dryRun) output = await (await import("../compiler/compare-output")).tryOutput(directory, fill);
  else await replaceOutput(directory, fill);
  if (fixed && !dryRun)
    await writeFile(
      join(project, "package.json"),
      `${JSON.stringify(made.description, undefined, indent)}\n`,
    );
  const notes = [...made.notes];
  const packed = dryRun ? notPacked : await askNpm(project, directory, made.files);
  notes.push(...packed.notes);
  const { bytes, gzipBytes, startGzipBytes } = built;
  return {
    directory,
    written: !dryRun,
    ...(output === undefined ? {} : { output }),
    id: built.id,
    apiVersion,
    files: made.files.map(({ name, contents }) => ({
      name,
      bytes: contents.length,
      gzipBytes: gzipSync(contents).length,
    })),
    compiled: { bytes, gzipBytes, startGzipBytes },
    budgets,
    peers: made.bundled.peers,
    external: made.bundled.external,
    inlined: made.bundled.inlined,
    hasTypes: made.hasTypes,
    fixed,
    warnings: [...compiled.warnings, ...untold(tried.warnings, compiled.warnings), ...packed.problems],
    notes,
  };
}
