import { readFile } from "node:fs/promises";
import { dirname, extname, relative, resolve } from "node:path";
import type { Plugin } from "esbuild";
import { namesTaken } from "../../syntax/names-taken";
import { type ParsedModule, parseModule } from "../../syntax/parse-module";
import { type Reexport, type Reexports, readReexports } from "../../syntax/read-reexports";

/** A module that passes on the names of others. */
interface Barrel {
  origins: Reexports["origins"];
  /** Whether a name is one that the barrel certainly does not have. */
  lacks(name: string): boolean;
}

/** A file that is smaller than this is read faster than it is looked through. */
const smallestBarrel = 20_000;

const scripts: ReadonlySet<string> = new Set([".js", ".jsx", ".mjs", ".ts", ".tsx"]);

async function parseFile(path: string): Promise<ParsedModule> {
  return parseModule({ path, source: path, text: await readFile(path, "utf8") });
}

async function barrelIn(path: string): Promise<Barrel | undefined> {
  const text = await readFile(path, "utf8");
  if (text.length < smallestBarrel) return undefined;
  const read = readReexports(text);
  if (read !== undefined)
    return read.origins.size === 0
      ? undefined
      : { origins: read.origins, lacks: (name) => !read.names.has(name) };
  const origins = new Map<string, Reexport>();
  const { exports, starRequests } = parseModule({ path, source: path, text });
  for (const [name, exported] of exports)
    if ("request" in exported && exported.name !== "*")
      origins.set(name, { request: exported.request, name: exported.name });
  if (origins.size === 0) return undefined;
  return { origins, lacks: (name) => starRequests.length === 0 && !exports.has(name) };
}

/**
 * Reads of a package with thousands of modules behind one only those whose names an author imports. The compiler would
 * read all of them to find out that it needs three: half a second for a set of icons.
 *
 * Only packages that declare to have no side effects are taken apart; where anything is unclear, nothing changes.
 */
export function barrelPlugin(project: string): Plugin {
  return {
    name: "tillhouse-barrel",
    setup(build) {
      const importers = new Map<string, Promise<ParsedModule>>();
      const barrels = new Map<string, Promise<Barrel | undefined>>();
      const once = <Value>(
        kept: Map<string, Promise<Value>>,
        path: string,
        make: () => Promise<Value>,
      ): Promise<Value> => {
        const value = kept.get(path) ?? make();
        kept.set(path, value);
        return value;
      };

      build.onResolve(
        { filter: /^@?[A-Za-z0-9]/ },
        async ({ path, importer, kind, namespace, resolveDir, pluginData }) => {
          // Resolving calls the plugins again; a mark keeps them from asking each other for ever.
          if (kind !== "import-statement" || pluginData !== undefined) return undefined;
          if (namespace !== "file" && namespace !== "tillhouse-slice") return undefined;
          const file = resolve(project, importer);
          if (
            path.startsWith("tillhouse-") ||
            /[\\/]node_modules[\\/]/.test(file) ||
            !scripts.has(extname(file))
          )
            return undefined;
          const found = await build.resolve(path, {
            importer,
            kind,
            namespace,
            resolveDir,
            pluginData: "tillhouse-barrel",
          });
          if (found.errors.length > 0 || found.sideEffects || found.namespace !== "file" || found.external)
            return undefined;
          if (!/[\\/]node_modules[\\/]/.test(found.path) || !scripts.has(extname(found.path)))
            return undefined;
          const names = namesTaken(await once(importers, file, () => parseFile(file)), path);
          const barrel = await once(barrels, found.path, () => barrelIn(found.path));
          if (names === undefined || names.size === 0 || barrel === undefined) return undefined;
          const { origins, lacks } = barrel;
          if (![...names].every((name) => origins.has(name) || lacks(name))) return undefined;
          // A name that is in no module is in this one neither: the compiler says where it is asked for, or drops it where
          // it is a type.
          const known = [...names].filter((name) => origins.has(name)).sort();
          return {
            path: relative(project, found.path),
            suffix: `?${known.join(",")}`,
            namespace: "tillhouse-barrel",
            sideEffects: false,
          };
        },
      );
      build.onLoad({ filter: /.*/, namespace: "tillhouse-barrel" }, async ({ path, suffix }) => {
        const file = resolve(project, path);
        const barrel = await once(barrels, file, () => barrelIn(file));
        const lines = suffix
          .slice(1)
          .split(",")
          .flatMap((name) => {
            const origin = barrel?.origins.get(name);
            if (origin === undefined) return [];
            return `export { ${origin.name} as ${name} } from ${JSON.stringify(origin.request)};`;
          });
        // Without a name it is a module all the same, of which the compiler knows that it has none.
        return { contents: ["export {};", ...lines].join("\n"), loader: "js", resolveDir: dirname(file) };
      });
    },
  };
}
