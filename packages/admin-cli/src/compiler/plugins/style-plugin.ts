import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";

/** Refuses stylesheets that cannot be read, and those that reach outside of their extension; warns of directives. */
export function stylePlugin(): Plugin {
  return {
    name: "tillhouse-style",
    setup(build) {
      build.onLoad({ filter: /\.css$/, namespace: "file" }, async ({ path }) => {
        const { checkStyle } = await import("./check-style");
        const { errors, warnings } = await checkStyle(path, await readFile(path, "utf8"));
        return errors.length + warnings.length === 0 ? undefined : { errors, warnings };
      });
    },
  };
}
