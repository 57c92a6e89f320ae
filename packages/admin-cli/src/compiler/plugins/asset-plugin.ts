import { readFile } from "node:fs/promises";
import { relative, resolve } from "node:path";
import type { Loader, Plugin } from "esbuild";

const extensions = "svg|png|jpe?g|gif|webp|avif|ico|woff2?|ttf|otf|eot|mp3|mp4|webm|pdf";

/** Loaders for files that stylesheets refer to by `url(…)`, which esbuild makes relative to the stylesheet. */
export const assetLoaders: Record<string, Loader> = Object.fromEntries(
  [...extensions.replaceAll("jpe?g", "jpg|jpeg").replaceAll("woff2?", "woff|woff2").split("|")].map(
    (extension) => [`.${extension}`, "file" satisfies Loader],
  ),
);

/**
 * Makes `import logo from "./logo.svg"` the address of the file. The plain loader gives a path relative to the script,
 * which means nothing in a page at another depth. `?url` says the same, `?base64` puts the content into the script.
 */
export function assetPlugin(project: string): Plugin {
  return {
    name: "tillhouse-asset",
    setup(build) {
      const filter = new RegExp(`\\.(?:${extensions})(?:\\?(?:url|base64))?$`, "i");
      build.onResolve({ filter }, async ({ path, kind, namespace, resolveDir, importer, pluginData }) => {
        const fromScript =
          kind === "import-statement" || kind === "dynamic-import" || kind === "require-call";
        if (!fromScript || namespace === "tillhouse-asset" || pluginData !== undefined) return undefined;
        const [file = "", query] = path.split("?");
        const found = await build.resolve(file, {
          resolveDir,
          importer,
          kind,
          pluginData: "tillhouse-asset",
        });
        if (found.errors.length > 0 || found.external) return found;
        return {
          // Relative, so that names of outputs do not differ by machine.
          path: relative(project, found.path),
          namespace: "tillhouse-asset",
          suffix: query === "base64" ? "?base64" : "",
        };
      });
      build.onLoad({ filter: /.*/, namespace: "tillhouse-asset" }, async ({ path, suffix }) => {
        if (suffix === "?base64")
          return { contents: await readFile(resolve(project, path)), loader: "dataurl" };
        const request = JSON.stringify(`tillhouse-asset-file:${path}`);
        const contents = `import file from ${request};\nexport default /* @__PURE__ */ (() => new URL(file, import.meta.url).href)();`;
        return { contents, loader: "js" };
      });
      build.onResolve({ filter: /^tillhouse-asset-file:/ }, ({ path }) => ({
        path: path.slice("tillhouse-asset-file:".length),
        namespace: "tillhouse-asset-file",
      }));
      build.onLoad({ filter: /.*/, namespace: "tillhouse-asset-file" }, async ({ path }) => ({
        contents: await readFile(resolve(project, path)),
        loader: "file",
      }));
    },
  };
}
