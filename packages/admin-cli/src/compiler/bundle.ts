import { join, relative, resolve, sep } from "node:path";
import {
  type BuildFailure,
  type BuildOptions,
  build,
  type Message,
  type Metafile,
  type Plugin,
} from "esbuild";
import type { Problem } from "../base/errors";
import type { ModuleSize } from "../base/module-size";
import { addCommand, findPackageManager } from "../project/package-manager";
import type { PageExtension } from "../site/page";
import type { Shell } from "../site/shell";
import type { ModuleStore } from "../syntax/module-store";
import { isWarning } from "./checks/rules";
import { problemOfMessage } from "./esbuild-problems";
import { moduleOptions } from "./module-options";
import { moduleSizes } from "./module-sizes";
import { assetLoaders, assetPlugin } from "./plugins/asset-plugin";
import { barrelPlugin } from "./plugins/barrel-plugin";
import { compatPlugin } from "./plugins/compat-plugin";
import { forbiddenImportsPlugin } from "./plugins/forbidden-imports-plugin";
import { isDetail, sharedPlugin } from "./plugins/shared-plugin";
import { entryRequest, sourcePlugin } from "./plugins/source-plugin";
import { stylePlugin } from "./plugins/style-plugin";
import { failuresOf, isMissingExport, tolerantPlugin } from "./plugins/tolerant-plugin";
import type { ExtensionSource } from "./sources/contribution";
import { environmentOptions, withoutUnusedEnvironment } from "./sources/process-environment";
import { buildPastFaults, type GoneNames, othersOf, pluginOf } from "./v1/past-faults";
import { isNativeFile, type V1Options, type V1Styles, v1Plugin } from "./v1/v1-plugin";

/** What to compile and how. */
export interface BundleOptions {
  project: string;
  extensions: readonly ExtensionSource[];
  shell: Shell;
  /** What `process.env` holds in the extensions; see `processEnvironment`. */
  variables: Readonly<Record<string, string>>;
  sourcemap: boolean;
  /** Files that were parsed before. */
  modules?: ModuleStore;
  /** What the extensions of the official admin among them get. */
  v1?: V1Options;
}

/** A file of the output; its name is relative to the root of the page. */
export interface OutputFile {
  name: string;
  contents: Uint8Array;
}

/** A compiled extension: what the page needs to know of it, and the files that it loads. */
interface BundledExtension extends PageExtension {
  /** What is loaded at once: the module and what it imports. */
  preload: string[];
  /** The shell's files that come with that. */
  shellFiles: string[];
  /** All files, also those that are loaded later. */
  files: string[];
  /** What its code consists of, the largest first. */
  modules: ModuleSize[];
}

/** The compiled extensions, and what is wrong with them. With problems there are no files. */
export interface Bundle {
  files: OutputFile[];
  compiled: BundledExtension[];
  problems: Problem[];
  warnings: Problem[];
  /** Makes a file that nothing of the others is made of, and that takes as long as all of them. */
  later?: () => Promise<OutputFile>;
}

async function styleFile(styles: V1Styles): Promise<OutputFile> {
  const [name, text] = await Promise.all([styles.name(), styles.text()]);
  return { name: `extensions/${name}`, contents: Buffer.from(text) };
}

function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && "errors" in error && Array.isArray(error.errors);
}

/** Tells the same thing once: a slice and its file have the same lines. */
function distinct(problems: readonly Problem[]): Problem[] {
  const seen = new Map<string, Problem>();
  for (const problem of problems) {
    const key = JSON.stringify([problem.rule, problem.message, problem.file, problem.line]);
    if (!seen.has(key)) seen.set(key, problem);
  }
  return [...seen.values()];
}

type OutputImport = Metafile["outputs"][string]["imports"][number];

/** The outputs that can be reached from some of them. */
function reachable(
  names: readonly string[],
  metafile: Metafile,
  follows: (imported: OutputImport) => boolean = () => true,
): string[] {
  // A set that grows while it is walked: what is added is walked too.
  const seen = new Set(names);
  for (const name of seen)
    for (const imported of metafile.outputs[name]?.imports ?? [])
      if (imported.external !== true && follows(imported)) seen.add(imported.path);
  return [...seen];
}

/** The shell's files that some outputs import before they run. */
function shellFilesOf(names: readonly string[], metafile: Metafile, shell: Shell): string[] {
  const external = new Set(
    names.flatMap((name) =>
      (metafile.outputs[name]?.imports ?? []).flatMap(({ path, kind, external: isExternal }) =>
        isExternal === true && kind === "import-statement" ? [path.replace(/^\.\.\//, "")] : [],
      ),
    ),
  );
  const shared = [...shell.shared.values()].filter(({ file }) => external.has(file));
  return [...new Set(shared.flatMap(({ file, imports }) => [file, ...imports]))];
}

function compiledOf(
  metafile: Metafile,
  { extensions, shell }: Pick<BundleOptions, "extensions" | "shell">,
): BundledExtension[] {
  const entries = new Map(
    Object.entries(metafile.outputs).flatMap(([name, output]) =>
      output.entryPoint === undefined ? [] : [[output.entryPoint, { name, output }] as const],
    ),
  );
  return extensions.flatMap(({ id }) => {
    const entry = entries.get(entryRequest(id));
    if (entry === undefined) return [];
    const styles = entry.output.cssBundle === undefined ? [] : [entry.output.cssBundle];
    const preload = reachable([entry.name], metafile, ({ kind }) => kind === "import-statement");
    const files = reachable([entry.name, ...styles], metafile);
    const shellFiles = shellFilesOf(preload, metafile, shell);
    return {
      id,
      module: entry.name,
      styles,
      preload,
      shellFiles,
      files,
      modules: moduleSizes(files, metafile),
    };
  });
}

function buildOptions(
  options: BundleOptions,
  plugins: readonly Plugin[],
  gone: GoneNames = new Map(),
): BuildOptions & { write: false; metafile: true } {
  const { project, extensions, shell, sourcemap, v1 } = options;
  return {
    ...moduleOptions,
    absWorkingDir: project,
    entryPoints: extensions.map(({ id }) => ({ in: entryRequest(id), out: id.replace(/[^\w.-]+/g, "-") })),
    // Never written: the folder only gives the names in the result. The page has the extensions in `extensions/`.
    outdir: join(project, "extensions"),
    outbase: project,
    minify: true,
    legalComments: "eof",
    sourcemap: sourcemap ? "linked" : false,
    loader: { ".js": "jsx", ...assetLoaders },
    ...environmentOptions(options.variables),
    plugins: [
      ...plugins,
      ...(v1 === undefined ? [] : [v1Plugin({ ...v1, project, gone })]),
      forbiddenImportsPlugin(),
      compatPlugin(project, extensions),
      sharedPlugin(shell, gone),
      sourcePlugin(options),
      assetPlugin(project),
      stylePlugin(),
      barrelPlugin(project),
    ],
  };
}

/**
 * Looks for imports of names that do not exist. The compiler does so only when all files could be read, so after a
 * failure it is asked once more and gets past what failed: then everything that is wrong is told at once.
 */
async function missingExports(options: BundleOptions, errors: readonly Message[]): Promise<Message[]> {
  if (errors.every(isMissingExport)) return [];
  const { project } = options;
  const failures = failuresOf(errors, project);
  try {
    await build(buildOptions(options, [tolerantPlugin(failures, project)]));
    return [];
  } catch (error) {
    if (!isBuildFailure(error)) throw error;
    return error.errors.filter((message) => {
      const from = /^No matching export in "([^"]+)"/.exec(message.text)?.[1];
      return from !== undefined && !failures.broken.has(resolve(project, from));
    });
  }
}

/**
 * Whether the compiler warns of what nobody here can change: the runtime's own modules, and bundles of plugins, which were
 * compiled before.
 */
function isOfOthers(message: Message, options: BundleOptions): boolean {
  const { project, v1 } = options;
  if (v1 === undefined || isDetail(message.detail)) return false;
  // An import for its effects alone, of what has none: bundlers leave such behind.
  if (message.id === "ignored-bare-import" && message.text.includes('"tillhouse-v1')) return true;
  const file = resolve(project, message.location?.file ?? "");
  return file.startsWith(v1.runtime.directory + sep) || pluginOf(message, options) !== undefined;
}

/**
 * Compiles extensions: one entry each, split where components load later, with the shell's copies of shared packages.
 *
 * Nothing is written. Mistakes in the code are returned; only a fault of the compiler itself is thrown.
 */
export async function bundle(options: BundleOptions): Promise<Bundle> {
  const { project, shell, variables } = options;
  // Messages need it: those of mistakes at the end, those of plugins that are left out before.
  const findInstall = async (): Promise<string> => addCommand(await findPackageManager(project, {}));
  let install = options.v1 === undefined ? "" : await findInstall();
  const problemOf = (message: Message): Problem => problemOfMessage(message, { project, shell, install });
  const problemsOf = (messages: readonly Message[]): Problem[] => distinct(messages.map(problemOf));
  const warningsOf = (messages: readonly Message[]): Problem[] =>
    problemsOf(messages).map((problem) =>
      // What our own checks warn of has its rule; the compiler's words have none.
      isWarning(problem)
        ? problem
        : {
            ...problem,
            rule: "compile-warning",
            why: "It can be compiled, and is rarely what was meant.",
          },
    );
  const { extensions: all, v1 } = options;
  const isNative = (file: string): boolean =>
    v1 === undefined || isNativeFile(resolve(project, file), v1.native);
  const faults = { project, extensions: all, isNative, isFailure: isBuildFailure, problemOf };
  try {
    const { result, broken, warnings } = await buildPastFaults(({ gone, broken }) => {
      const extensions = options.extensions.filter(({ id }) => !broken.has(id));
      return build(buildOptions({ ...options, extensions }, [], gone));
    }, faults);
    const extensions = options.extensions.filter(({ id }) => !broken.has(id));
    const compiled = compiledOf(result.metafile, { shell, extensions });
    const styles = new Set(compiled.flatMap((extension) => extension.styles));
    const files = result.outputFiles
      .map((file) => ({
        name: relative(project, file.path).split(sep).join("/"),
        contents: file.path.endsWith(".js")
          ? Buffer.from(withoutUnusedEnvironment(file.text, variables))
          : file.contents,
      }))
      // A component's own stylesheet repeats what stands in the stylesheet of the whole extension.
      .filter(({ name }) => !/\.css(\.map)?$/.test(name) || styles.has(name.replace(/\.map$/, "")));
    const own = result.warnings.filter((message) => !isOfOthers(message, options));
    return {
      files,
      compiled,
      problems: [],
      warnings: [...warnings, ...warningsOf(own)],
      ...(v1 === undefined ? {} : { later: () => styleFile(v1.styles) }),
    };
  } catch (error) {
    if (!isBuildFailure(error)) throw error;
    const missing = othersOf(await missingExports(options, error.errors), faults);
    install = await findInstall();
    const problems = problemsOf([...error.errors, ...missing]);
    return { files: [], compiled: [], problems, warnings: warningsOf(error.warnings) };
  }
}
