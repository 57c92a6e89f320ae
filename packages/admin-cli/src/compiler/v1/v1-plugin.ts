import { dirname, relative, resolve, sep } from "node:path";
import { importMistake } from "@tillhouse/extension-sdk/mistakes";
import type { OnResolveResult, Plugin, ResolveOptions } from "esbuild";
import type { ModuleStore } from "../../syntax/module-store";
import { namesTaken } from "../../syntax/names-taken";
import { type ParsedModule, parseModule } from "../../syntax/parse-module";
import { bundleOf, contributionRequest, ownCopy, stylesRequest } from "../sources/v1-requests";
import type { RuntimeModule, V1Runtime } from "./runtime";

/** The style sheet of a project's extensions of the official admin. */
export interface V1Styles {
  /** Its name among the files of the output. It is there before the sheet is: what it is made of says it. */
  name(): Promise<string>;
  /** What stands in it. It is made when it is first asked for, which takes as long as compiling everything else. */
  text(): Promise<string>;
}

/** What {@link v1Plugin} needs to know. */
export interface V1PluginOptions {
  project: string;
  runtime: V1Runtime;
  /** The texts of plugins' bundles as they are compiled, by their files. */
  bundles: ReadonlyMap<string, string>;
  /** Files and folders that were not made for the official admin. */
  native: { files: ReadonlySet<string>; roots: readonly string[] };
  /** Names that extensions take of a package and that are gone from it; they are `undefined`, as they were in the official build. */
  gone: ReadonlyMap<string, ReadonlySet<string>>;
  /** The style sheet. */
  styles: V1Styles;
  /** Files that were parsed before. */
  modules: ModuleStore;
}

/** What the extensions of the official admin among those that are compiled get. */
export type V1Options = Omit<V1PluginOptions, "project" | "gone">;

/** Whether a file was not made for the official admin. */
export function isNativeFile(file: string, { files, roots }: V1PluginOptions["native"]): boolean {
  return files.has(file) || roots.some((root) => file.startsWith(root + sep));
}

function isSheet(name: string): boolean {
  return name.endsWith(".css");
}

/** One statement for each name: the compiler drops whole statements that nobody uses. */
function moduleCode(
  request: string,
  { exports, origins }: RuntimeModule,
  taken: ReadonlySet<string> | undefined,
  gone: Iterable<string> = [],
  sheets: readonly string[] = [],
): string {
  const whole = `tillhouse-v1-file:${request}`;
  const missing = [...gone].map((name) => `missing as ${name}`);
  return [
    // Without a name it is a module all the same.
    "export {};",
    ...sheets.map((sheet) => `import ${JSON.stringify(`tillhouse-v1-file:${sheet}`)};`),
    ...[...exports].flatMap((name) => {
      if (taken !== undefined && !taken.has(name)) return [];
      const origin = taken === undefined ? undefined : origins.get(name);
      const from = JSON.stringify(origin === undefined ? whole : `tillhouse-v1-piece:${origin.file}`);
      const exported = origin === undefined || origin.name === name ? name : `${origin.name} as ${name}`;
      return `export { ${exported} } from ${from};`;
    }),
    ...(missing.length === 0 ? [] : [`const missing = undefined;\nexport { ${missing.join(", ")} };`]),
  ].join("\n");
}

/** A package of many functions, each of which can be imported by a path of its own. */
function partOf(request: string): { name: string; part: string } | undefined {
  const [, name, part] = /^(lodash|date-fns)\/(\w+)(?:\.js)?$/.exec(request) ?? [];
  return name === undefined || part === undefined ? undefined : { name, part };
}

/**
 * Gives extensions of the official admin what that admin gave them: its packages, whatever the author has installed, and
 * those that were only there because the official admin had them for itself, where the author has none.
 */
export function v1Plugin(options: V1PluginOptions): Plugin {
  // What may change from one build to the next is asked for each time: `dev` builds again and again with one plugin.
  const { project, runtime } = options;
  const isRuntime = (file: string): boolean => file.startsWith(runtime.directory + sep);
  const names = [...runtime.modules.keys()].map((name) => name.replace(/[/.*+?^${}()|[\]\\]/g, "\\$&"));
  const pattern = new RegExp(`^(?:${names.join("|")}|lodash/\\w+(?:\\.js)?|date-fns/\\w+)$`);
  /** The style sheets in a package, which the official page had. */
  const sheetsOf = (name: string): string[] =>
    [...runtime.modules.keys()].filter((each) => each.startsWith(`${name}/`) && isSheet(each));
  const parsed = async (path: string): Promise<ParsedModule> => {
    const text = options.bundles.get(path);
    return text === undefined ? options.modules.read(path, path) : parseModule({ path, source: path, text });
  };
  const styles = { path: stylesRequest, namespace: "tillhouse-v1" };
  return {
    name: "tillhouse-v1",
    setup(build) {
      build.onResolve({ filter: new RegExp(`^${stylesRequest}$`) }, () => styles);
      build.onLoad({ filter: /.*/, namespace: "tillhouse-v1" }, async () => {
        // All files of extensions lie in one folder.
        const address = JSON.stringify(`./${await options.styles.name()}`);
        return {
          contents: `export default /* @__PURE__ */ (() => new URL(${address}, import.meta.url).href)();`,
          loader: "js",
        };
      });

      build.onResolve({ filter: /^tillhouse-v1-bundle:/ }, ({ path }) => ({
        path: relative(project, bundleOf(path)),
        namespace: "tillhouse-v1-bundle",
      }));
      build.onLoad({ filter: /.*/, namespace: "tillhouse-v1-bundle" }, ({ path }) => {
        const file = resolve(project, path);
        return { contents: options.bundles.get(file) ?? "", loader: "jsx", resolveDir: dirname(file) };
      });

      build.onResolve({ filter: /^tillhouse-v1-file:/ }, ({ path }): OnResolveResult | undefined => {
        const module = runtime.modules.get(path.slice("tillhouse-v1-file:".length));
        if (module === undefined) return undefined;
        return { path: module.file, sideEffects: module.hasSideEffects || isSheet(module.file) };
      });
      build.onResolve({ filter: /^tillhouse-v1-piece:/ }, ({ path }) => ({
        path: path.slice("tillhouse-v1-piece:".length),
        sideEffects: false,
      }));
      build.onLoad({ filter: /.*/, namespace: "tillhouse-v1-module" }, ({ path, suffix }) => {
        const part = partOf(path);
        if (part !== undefined) return { contents: moduleOfPart(part), loader: "js" };
        const module = runtime.modules.get(path);
        const taken = suffix === "" ? undefined : new Set(suffix.slice(1).split(","));
        if (module === undefined) return undefined;
        return {
          contents: moduleCode(path, module, taken, options.gone.get(path), sheetsOf(path)),
          loader: "js",
        };
      });
      // A plugin's bundle that was not shaken clean asks for packages of the server and does nothing with them.
      build.onLoad({ filter: /.*/, namespace: "tillhouse-v1-server" }, () => ({
        contents: "module.exports = {};",
        loader: "js",
      }));
      build.onResolve({ filter: /^[@A-Za-z]/ }, ({ path, importer }) => {
        if (!options.bundles.has(resolve(project, importer))) return undefined;
        if (importMistake(path)?.rule !== "import-server") return undefined;
        return { path, namespace: "tillhouse-v1-server", sideEffects: false };
      });

      /** What the author has installed, where it is. */
      const installed = async (
        path: string,
        options: ResolveOptions,
      ): Promise<OnResolveResult | undefined> => {
        // A file that is made up has no folder of its own.
        const resolveDir = options.resolveDir === "" ? project : options.resolveDir;
        const found = await build.resolve(path, { ...options, resolveDir, pluginData: ownCopy });
        return found.errors.length === 0 ? found : undefined;
      };

      // It asks the running admin's React for all that it needs.
      build.onResolve(
        { filter: /^react-dom\/server(?:\.browser)?$/ },
        async ({ path, pluginData, ...from }) => {
          if (pluginData === ownCopy || isNativeFile(resolve(project, from.importer), options.native))
            return undefined;
          const { importer, kind, namespace, resolveDir } = from;
          return installed(path, { importer, kind, namespace, resolveDir });
        },
      );

      build.onResolve(
        { filter: pattern },
        async ({ path, importer, kind, resolveDir, namespace, pluginData }) => {
          const file = resolve(project, importer);
          if (pluginData === ownCopy || isRuntime(file)) return undefined;
          if (path !== contributionRequest && isNativeFile(file, options.native)) return undefined;
          const part = partOf(path);
          const module = runtime.modules.get(part?.name ?? path);
          // Not every path of such a package is one of its functions: `lodash/fp` is a package of its own.
          if (module === undefined || (part && !module.exports.has(part.part))) return undefined;
          const own = module.isAliased
            ? undefined
            : await installed(path, { importer, kind, namespace, resolveDir });
          if (own !== undefined) return own;
          if (isSheet(path)) return { path: module.file };
          const sideEffects = module.hasSideEffects || sheetsOf(path).length > 0;
          const found = { path, namespace: "tillhouse-v1-module", sideEffects };
          if (module.origins.size === 0 || kind !== "import-statement") return found;
          const taken = namesTaken(await parsed(file), path);
          return taken === undefined ? found : { ...found, suffix: `?${[...taken].sort().join(",")}` };
        },
      );
    },
  };
}

function moduleOfPart({ name, part }: { name: string; part: string }): string {
  const from = JSON.stringify(`tillhouse-v1-file:${name}`);
  return name === "lodash"
    ? `import whole from ${from};\nexport default whole.${part};`
    : `export { ${part}, ${part} as default } from ${from};`;
}
