import { createRequire } from "node:module";
import { dirname, join, resolve, sep } from "node:path";
import type { Plugin } from "esbuild";
import type { ExtensionSource } from "../sources/contribution";

/** The entries of the SDK that had other names in version 0, and the files with those names. */
const entries: ReadonlyMap<string, string> = new Map([
  ["@tillhouse/extension-sdk", "index.js"],
  ["@tillhouse/extension-sdk/kit", "kit.js"],
]);

/**
 * Gives packages that were built for the version of the contract before this one the SDK as it was then. It is made of the
 * SDK of today, which the running admin shares, and comes with those packages alone.
 */
export function compatPlugin(project: string, extensions: readonly ExtensionSource[]): Plugin {
  const old = extensions.flatMap(({ compat }) => compat ?? []);
  return {
    name: "tillhouse-compat",
    setup(build) {
      if (old.length === 0) return;
      const sdk = dirname(createRequire(import.meta.url).resolve("@tillhouse/extension-sdk/package.json"));
      build.onResolve({ filter: /^@tillhouse\/extension-sdk(?:\/kit)?$/ }, ({ path, importer }) => {
        const file = entries.get(path);
        const from = resolve(project, importer);
        const version = old.find(({ root }) => from.startsWith(root + sep))?.apiVersion;
        if (file === undefined || version === undefined) return undefined;
        return { path: join(sdk, "dist", "compat", `v${version}`, file), sideEffects: false };
      });
    },
  };
}
