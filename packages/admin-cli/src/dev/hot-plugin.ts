import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";
import { sourceName } from "../compiler/sources/find-files";
import { hotRequest, isScript, withRefresh } from "./refresh-transform";

const packages = /[\\/]node_modules[\\/]/;
const liveRequest = "tillhouse-live:";
const stylesRequest = "tillhouse-styles:";

/** Whether a file belongs to somebody's package and not to what is being written. */
export function isInstalled(path: string): boolean {
  return packages.test(path);
}

/** The import that stands for everything that brings styles to an extension. */
export function stylesEntry(id: string): string {
  return stylesRequest + id;
}

/** What {@link hotPlugin} needs to know. */
export interface HotPluginOptions {
  project: string;
  /** The shell's file that keeps components and modules, relative to the page's root. */
  hot: string;
  /** The files that are imported for their styles. */
  styled: () => readonly string[];
  /** Told of each file that is loaded when it is shown. */
  onLive: (path: string) => void;
}

/**
 * Makes an extension exchangeable while it runs: its components are told to the page, and what loads when it is shown is
 * asked of the page, which knows where it is now. So a change of such a file is no change of those that load it.
 */
export function hotPlugin({ project, hot, styled, onLive }: HotPluginOptions): Plugin {
  return {
    name: "tillhouse-hot",
    setup(build) {
      const compiled = new Map<string, { text: string; code: string | undefined }>();
      build.onResolve({ filter: new RegExp(`^${hotRequest}$`) }, () => ({
        path: `../${hot}`,
        external: true,
      }));
      build.onResolve({ filter: new RegExp(`^${stylesRequest}`) }, ({ path }) => ({
        path: path.slice(stylesRequest.length),
        namespace: "tillhouse-styles",
      }));
      build.onLoad({ filter: /.*/, namespace: "tillhouse-styles" }, () => ({
        contents: styled()
          .map((path) => `import ${JSON.stringify(path)};`)
          .join("\n"),
        loader: "js",
        resolveDir: project,
      }));
      build.onResolve({ filter: /.*/ }, async ({ path, kind, pluginData, ...rest }) => {
        if (kind !== "dynamic-import" || pluginData !== undefined || isInstalled(rest.importer))
          return undefined;
        const found = await build.resolve(path, { ...rest, kind, pluginData: "tillhouse-live" });
        const isOwn = found.namespace === "file" && !found.external && !isInstalled(found.path);
        if (found.errors.length > 0 || !isOwn) return undefined;
        onLive(found.path);
        return { path: liveRequest + sourceName(project, found.path), external: true };
      });
      build.onLoad({ filter: /\.(?:jsx?|tsx?|mjs|mts)$/ }, async ({ path, namespace }) => {
        if (namespace !== "file" || isInstalled(path) || !isScript(path)) return undefined;
        const text = (await readFile(path, "utf8")).replace(/^\uFEFF/, "");
        const kept = compiled.get(path);
        const code = kept?.text === text ? kept.code : withRefresh(path, text, sourceName(project, path));
        compiled.set(path, { text, code });
        return code === undefined ? undefined : { contents: code, loader: "js" };
      });
    },
  };
}

const wholeLoad = new RegExp(`\\(\\) => import\\(("${liveRequest}[^"]*")\\)`, "g");
const anyLoad = new RegExp(`\\bimport\\(("${liveRequest}[^"]*")\\)`, "g");

/** Lets a script load what is shown later through the page: see {@link hotPlugin}. */
export function throughPage(script: string, hot: string): string {
  if (!script.includes(liveRequest)) return script;
  const fileOf = (request: string): string => JSON.stringify(JSON.parse(request).slice(liveRequest.length));
  const loads = script
    .replace(wholeLoad, (_, request: string) => `$tillhouseLoad(${fileOf(request)})`)
    .replace(anyLoad, (_, request: string) => `$tillhouseLoad(${fileOf(request)})()`);
  return `import { load as $tillhouseLoad } from ${JSON.stringify(`../${hot}`)};${loads}`;
}
