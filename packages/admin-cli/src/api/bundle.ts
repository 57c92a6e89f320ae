import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative, sep } from "node:path";
import { gzipSync } from "node:zlib";
import { apiVersion } from "@tillhouse/extension-sdk/contract";
import { CommandError, type Problem } from "../base/errors";
import { version } from "../base/version";
import type { OutputFile } from "../compiler/bundle";
import { loadConfiguration } from "../config/load-config";
import { projectDirectory } from "../project/project-directory";
import { type Budgets, refuseOverBudget } from "../settings/budgets";
import { loadShell } from "../site/shell";

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
  /** Whether `package.json` was changed. */
  fixed: boolean;
  /** What may be a mistake. The package was made nevertheless. */
  warnings: Problem[];
  /** What the author should know and need not change, in sentences. */
  notes: string[];
}

const markName = "tillhouse.json";

async function isOwnPackage(directory: string): Promise<boolean> {
  const text = await readFile(join(directory, markName), "utf8").catch(() => "{}");
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
  const { environment = process.env, config, inline = [], fix = false } = options;
  const project = await projectDirectory(options.directory ?? ".");
  const flags = options.budgets === undefined ? {} : { budgets: options.budgets };
  const { values } = await loadConfiguration("build", { project, config, flags, environment });
  const { basePath, backend, budgets } = values;
  const { prepareOutput, replaceOutput } = await import("../compiler/output-directory");
  const directory = await prepareOutput(project, options.outDir ?? "dist", isOwnPackage);
  const description = await readDescription(project);
  const shell = await loadShell(options.shell);

  const { compileProject } = await import("../compiler/compile-project");
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
  refuseOverBudget(compiled.extensions, compiled.modules, budgets);
  const { verifyProject } = await import("../compiler/verify/verify-project");
  const { withTemporaryOutput } = await import("../compiler/temporary-output");
  const recompile = async (): Promise<OutputFile[]> =>
    (await compileProject({ ...compiling, sourcemap: true })).files;
  const unproved = await withTemporaryOutput(shell, compiled.files, (temporary) =>
    verifyProject({ directory: temporary, project, shell, extensions: compiled.extensions, recompile }),
  );

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
  await replaceOutput(directory, async (temporary) => {
    for (const { name, contents } of made.files) {
      await mkdir(dirname(join(temporary, name)), { recursive: true });
      await writeFile(join(temporary, name), contents);
    }
    const mark = { extension: built.id, apiVersion, version };
    await writeFile(join(temporary, markName), `${JSON.stringify(mark)}\n`);
  });
  if (fixed)
    await writeFile(
      join(project, "package.json"),
      `${JSON.stringify(made.description, undefined, indent)}\n`,
    );
  const notes = [...made.notes];
  const { checkPacked } = await import("../compiler/packaging/check-package");
  const needed = made.files.map(({ name }) => `${relative(project, directory).split(sep).join("/")}/${name}`);
  const packed = await checkPacked(project, needed);
  if (packed === undefined) notes.push("npm could not be asked which files it would publish.");
  const { bytes, gzipBytes, startGzipBytes } = built;
  return {
    directory,
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
    warnings: [...compiled.warnings, ...unproved, ...(packed?.problems ?? [])],
    notes,
  };
}
