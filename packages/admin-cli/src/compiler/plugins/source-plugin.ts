import { dirname, extname, isAbsolute, relative, resolve } from "node:path";
import { apiVersion } from "@tillhouse/extension-sdk/contract";
import type { Loader, OnResolveResult, Plugin } from "esbuild";
import { createModuleStore, type ModuleStore } from "../../syntax/module-store";
import { type ParsedModule, parseModule } from "../../syntax/parse-module";
import type { ExtensionSource } from "../sources/contribution";
import { entryModule } from "../sources/entry-module";
import { extractExport, readExtractRequest } from "../sources/extract-export";

/** The import that stands for the entry of an extension. */
export function entryRequest(id: string): string {
  return `tillhouse-entry:${id}`;
}

const scripts: ReadonlySet<string> = new Set([".js", ".jsx", ".ts", ".tsx", ".mjs", ".mts"]);

async function sliceOf(
  path: string,
  name: string,
  read: (path: string) => Promise<ParsedModule>,
): Promise<string> {
  const whole = `export { ${name} } from ${JSON.stringify(path)};`;
  if (!scripts.has(extname(path))) return whole;
  const module = await read(path);
  // esbuild reports the mistake itself, with its own words, when it reads the file.
  if (module.problems.length > 0) return whole;
  const slice = extractExport(module, name);
  if (slice !== undefined) return slice;
  // What cannot be cut out is taken whole; a name that is not there is undefined, as in the running app.
  const isThere = module.exports.has(name) || module.exports.size === 0;
  return isThere ? whole : `const missing = undefined;\nexport { missing as ${name} };`;
}

/** What {@link sourcePlugin} needs to know. */
export interface SourcePluginOptions {
  project: string;
  extensions: readonly ExtensionSource[];
  /** Files that were parsed before. */
  modules?: ModuleStore;
}

/** Makes the entries of extensions and the slices of their files, none of which exist on disk. */
export function sourcePlugin({ extensions, project, modules }: SourcePluginOptions): Plugin {
  const store = modules ?? createModuleStore();
  const bundles = new Map(
    extensions.flatMap(({ bundle }) =>
      bundle === undefined ? [] : [[bundle.path, parseModule({ ...bundle, source: bundle.path })] as const],
    ),
  );
  const read = async (path: string): Promise<ParsedModule> => bundles.get(path) ?? store.read(path, path);
  return {
    name: "tillhouse-source",
    setup(build) {
      build.onResolve({ filter: /^tillhouse-entry:/ }, ({ path }) => ({
        path: path.slice("tillhouse-entry:".length),
        namespace: "tillhouse-entry",
      }));
      build.onLoad({ filter: /.*/, namespace: "tillhouse-entry" }, ({ path }) => {
        const extension = extensions.find(({ id }) => id === path);
        if (extension === undefined) return undefined;
        return { contents: entryModule(extension, apiVersion), loader: "js", resolveDir: project };
      });

      build.onResolve({ filter: /^tillhouse-slice:/ }, async ({ path, resolveDir, importer, kind }) => {
        const slice = readExtractRequest(path);
        if (slice === undefined) return undefined;
        const suffix = `?${slice.name}`;
        // Relative to the project: names of outputs are made from these paths too, and must not differ by machine.
        const at = (file: string): OnResolveResult => ({
          path: relative(project, file),
          suffix,
          namespace: "tillhouse-slice",
        });
        if (isAbsolute(slice.request)) return at(slice.request);
        const found = await build.resolve(slice.request, { resolveDir, importer, kind });
        if (found.errors.length > 0 || found.namespace !== "file" || found.external) return found;
        return at(found.path);
      });
      build.onLoad({ filter: /.*/, namespace: "tillhouse-slice" }, async ({ path, suffix }) => {
        // Keeping TypeScript's own loader drops the imports that only types use.
        const loader: Loader = /\.m?tsx?$/.test(path) ? (path.endsWith(".tsx") ? "tsx" : "ts") : "jsx";
        const file = resolve(project, path);
        return {
          contents: await sliceOf(file, suffix.slice(1), read),
          loader,
          resolveDir: dirname(file),
        };
      });
    },
  };
}
