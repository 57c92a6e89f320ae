import { join, relative, resolve, sep } from "node:path";
import { type BuildContext, type BuildFailure, type BuildOptions, context, type Metafile } from "esbuild";
import type { OutputFile } from "../compiler/bundle";
import { moduleOptions } from "../compiler/module-options";
import { assetLoaders, assetPlugin } from "../compiler/plugins/asset-plugin";
import { barrelPlugin } from "../compiler/plugins/barrel-plugin";
import { compatPlugin } from "../compiler/plugins/compat-plugin";
import { forbiddenImportsPlugin } from "../compiler/plugins/forbidden-imports-plugin";
import { sharedPlugin } from "../compiler/plugins/shared-plugin";
import { entryRequest, sourcePlugin } from "../compiler/plugins/source-plugin";
import { stylePlugin } from "../compiler/plugins/style-plugin";
import type { ExtensionSource } from "../compiler/sources/contribution";
import { sourceName } from "../compiler/sources/find-files";
import { environmentOptions, withoutUnusedEnvironment } from "../compiler/sources/process-environment";
import { stylesRequest } from "../compiler/sources/v1-requests";
import { buildPastFaults, type GoneNames } from "../compiler/v1/past-faults";
import { isNativeFile, type V1Options } from "../compiler/v1/v1-plugin";
import type { ModuleStore } from "../syntax/module-store";
import type { DevShell } from "./dev-shell";
import { hotPlugin, isInstalled, stylesEntry, throughPage } from "./hot-plugin";
import { isScript } from "./refresh-transform";
import { createScriptGenerations } from "./script-generations";
import { isOfRuntime, pluginsOfV1, stylesByContent } from "./v1-in-dev";

/** An extension as the page gets it while it is written. */
export interface CompiledExtension {
  id: string;
  /** The module with its definition, relative to the page's root. */
  module: string;
  styles: string[];
  /** The script of each file that is loaded when it is shown, by the file as messages name it. */
  modules: Record<string, string>;
  files: OutputFile[];
  /** The author's files that it was made from, absolute. */
  inputs: string[];
}

/** What {@link createExtensionCompiler} needs to know. */
export interface ExtensionCompilerOptions {
  project: string;
  shell: DevShell;
  /** What `process.env` holds in the extension. */
  variables: Readonly<Record<string, string>>;
  /** Parsed files; those that change are forgotten by whoever tells of the change. */
  modules: ModuleStore;
  /** What extensions of the official admin get by now. */
  v1?: () => V1Options | undefined;
}

/** Compiles one extension again and again. */
export interface ExtensionCompiler {
  /**
   * Compiles it as it is on disk.
   *
   * @throws esbuild's BuildFailure
   */
  compile(source: ExtensionSource): Promise<CompiledExtension>;
  close(): Promise<void>;
}

/** More rounds than files import each other in a row are never needed. */
const mostRounds = 50;

/** The file behind an input of the compiler; slices and other made-up modules have the path of theirs. */
function fileOf(input: string, project: string): string | undefined {
  const match = /^(?:(tillhouse-[a-z]+):)?([^?]*)(?:\?.*)?$/.exec(input);
  if (match?.[2] === undefined || (match[1] !== undefined && match[1] !== "tillhouse-slice"))
    return undefined;
  return resolve(project, match[2]);
}

/** Files that get a script of their own: every script of the author, and the packages' that they import directly. */
function ownScripts({ inputs }: Metafile, { project, v1 }: ExtensionCompilerOptions): string[] {
  return Object.entries(inputs).flatMap(([input, { imports }]) => {
    const file = fileOf(input, project);
    const isBarrel = input.startsWith("tillhouse-barrel:");
    if (!isBarrel && (file === undefined || isInstalled(file) || isOfRuntime(file, v1?.()))) return [];
    const packaged = imports.flatMap(({ path, external }) => {
      const imported = external === true || path.includes(":") ? undefined : resolve(project, path);
      return imported !== undefined && isInstalled(imported) && isScript(imported) ? [imported] : [];
    });
    return file !== undefined && !input.includes(":") && isScript(file) ? [file, ...packaged] : packaged;
  });
}

/** What gets files of its own. */
interface Entries {
  scripts: readonly string[];
  /** Whether anything brings styles: they are put together in the order of the scripts. */
  hasStyles: boolean;
}

function options(
  source: ExtensionSource,
  { scripts, hasStyles }: Entries,
  { project, shell, variables, modules, v1 }: ExtensionCompilerOptions,
  gone: GoneNames,
): BuildOptions {
  const named = (path: string): string => sourceName(project, path).replace(/[^\w]+/g, "-");
  const id = source.id.replace(/[^\w.-]+/g, "-");
  return {
    ...moduleOptions,
    absWorkingDir: project,
    entryPoints: [
      { in: entryRequest(source.id), out: id },
      ...(hasStyles ? [{ in: stylesEntry(source.id), out: `${id}-styles` }] : []),
      // A script for each file: a change makes new ones of it and of those that import it, and all others stay.
      ...scripts.map((path) => ({ in: path, out: named(path).slice(-80) })),
    ],
    outdir: join(project, "extensions"),
    outbase: project,
    legalComments: "none",
    sourcemap: "inline",
    loader: { ".js": "jsx", ...assetLoaders },
    ...environmentOptions(variables),
    plugins: [
      ...pluginsOfV1(v1, project, gone),
      forbiddenImportsPlugin(),
      compatPlugin(project, [source]),
      sharedPlugin(shell),
      sourcePlugin({ project, extensions: [source], modules }),
      assetPlugin(project),
      stylePlugin(),
      barrelPlugin(project),
    ],
  };
}

/** Makes the compiler of one extension. What can be kept from one time to the next is kept. */
export function createExtensionCompiler(compilerOptions: ExtensionCompilerOptions): ExtensionCompiler {
  const { project, shell, variables } = compilerOptions;
  let kept: { context: BuildContext<BuildOptions>; entries: string } | undefined;
  let found: ReadonlySet<string> = new Set();
  let hadStyles = false;
  let live = new Set<string>();
  const rounds = createScriptGenerations();
  const gone = new Map<string, ReadonlySet<string>>();

  async function build(source: ExtensionSource, wanted: Entries) {
    const entries = JSON.stringify([source, wanted, compilerOptions.v1?.() !== undefined]);
    if (kept?.entries !== entries) {
      await kept?.context.dispose();
      const all = options(source, wanted, compilerOptions, gone);
      const plugin = hotPlugin({
        project,
        hot: shell.hot,
        styled: () => wanted.scripts,
        onLive: (path) => live.add(path),
      });
      kept = { context: await context({ ...all, plugins: [plugin, ...(all.plugins ?? [])] }), entries };
    }
    live = new Set();
    const result = await kept.context.rebuild();
    // `write: false` and `metafile: true` bring both.
    return { outputs: result.outputFiles ?? [], metafile: result.metafile as Metafile };
  }

  async function compileWith(source: ExtensionSource, known: ReadonlySet<string>) {
    let scripts = new Set(known);
    let hasStyles = hadStyles;
    for (let round = 0; round < mostRounds; round += 1) {
      const built = await build(source, { scripts: [...scripts].sort(), hasStyles });
      const next = new Set([...scripts, ...live, ...ownScripts(built.metafile, compilerOptions)]);
      const isComplete =
        hasStyles || !Object.keys(built.metafile.inputs).some((input) => input.endsWith(".css"));
      if (next.size === scripts.size && isComplete) {
        found = scripts;
        hadStyles = hasStyles;
        return built;
      }
      scripts = next;
      hasStyles ||= !isComplete;
    }
    throw new Error(`The files of the extension "${source.id}" have no end.`);
  }

  return {
    async compile(source) {
      const own = source.contributions.map(({ path }) => path);
      // A bundle is no script of its own: what it exports is changed before it is compiled.
      const start = new Set(
        source.bundle !== undefined ? [] : source.entry === undefined ? own : [source.entry],
      );
      // A file that is gone must not be asked for: then everything is looked for anew.
      const isNative = (file: string): boolean => {
        const v1 = compilerOptions.v1?.();
        return v1 === undefined || isNativeFile(resolve(project, file), v1.native);
      };
      const isFailure = (error: unknown): error is BuildFailure =>
        error instanceof Error && "errors" in error;
      const { result: built } = await buildPastFaults(
        (faults) => {
          for (const [request, names] of faults.gone) gone.set(request, names);
          return compileWith(source, new Set([...start, ...found])).catch(() => {
            found = new Set();
            return compileWith(source, start);
          });
        },
        // A bundle is compiled by itself here: left out, nothing is left.
        {
          project,
          extensions: [],
          isNative,
          isFailure,
          problemOf: ({ text }) => ({ rule: "compile", message: text }),
        },
      );
      const { outputs, metafile } = built;
      const name = (path: string): string => relative(project, path).split(sep).join("/");
      const byEntry = new Map(
        Object.entries(metafile.outputs).flatMap(([path, output]) =>
          output.entryPoint === undefined ? [] : [[output.entryPoint, { path, output }] as const],
        ),
      );
      const styles = byEntry.get(stylesEntry(source.id))?.output.cssBundle;
      const scripts = outputs.map(({ path }) => name(path)).filter((path) => path.endsWith(".js"));
      rounds.note(scripts.map((path) => path.slice(path.lastIndexOf("/") + 1)));
      const modules: Record<string, string> = {};
      for (const path of live) {
        const at = byEntry.get(sourceName(project, path))?.path;
        if (at !== undefined) modules[sourceName(project, path)] = rounds.urlOf(at);
      }
      const styleSheet = stylesByContent(compilerOptions.v1);
      const hasOwn = `tillhouse-v1:${stylesRequest}` in metafile.inputs;
      const extra = hasOwn
        ? [{ name: `extensions/${await styleSheet.name()}`, contents: Buffer.from(await styleSheet.text()) }]
        : [];
      return {
        id: source.id,
        module: rounds.urlOf(byEntry.get(entryRequest(source.id))?.path ?? ""),
        styles: styles === undefined ? [] : [styles],
        modules,
        files: [
          ...extra,
          ...outputs.map((file) => ({
            name: name(file.path),
            contents: file.path.endsWith(".js")
              ? Buffer.from(
                  rounds.withAddresses(
                    throughPage(withoutUnusedEnvironment(file.text, variables), shell.hot),
                  ),
                )
              : file.contents,
          })),
        ],
        inputs: Object.keys(metafile.inputs).flatMap((input) => {
          const file = fileOf(input, project);
          return file === undefined || isInstalled(file) || isOfRuntime(file, compilerOptions.v1?.())
            ? []
            : [file];
        }),
      };
    },
    async close() {
      await kept?.context.dispose();
      kept = undefined;
    },
  };
}
