import {
  packageOf,
  plainSubpaths,
  sharedAliases,
  sharedSubpathMistake,
} from "@tillhouse/extension-sdk/mistakes";
import type { Plugin } from "esbuild";
import type { SharedModule, Shell } from "../../site/shell";
import { ownCopy } from "../sources/v1-requests";

/** What an esbuild message carries for {@link problemOfMessage} in its `detail`. */
export interface MessageDetail {
  rule: string;
  /** What the refused import asks for; left out where a file itself is refused. */
  request?: string;
  why: string;
  hint: string;
}

/** Whether what a message carries is ours. */
export function isDetail(value: unknown): value is MessageDetail {
  return typeof value === "object" && value !== null && "rule" in value && "hint" in value;
}

/** The packages that an extension takes from the running admin. */
export function sharedPackages(shell: Shell): Set<string> {
  return new Set([...[...shell.shared.keys()].map(packageOf), ...Object.keys(sharedAliases)]);
}

/** One statement for each name: the compiler drops whole statements that nobody uses, and not names out of one. */
function sharedModuleCode(name: string, shared: SharedModule, gone: Iterable<string> = []): string {
  const from = JSON.stringify(`tillhouse-shell:${name}`);
  const names = [...shared.exports, ...(shared.default ? ["default"] : [])];
  const missing = [...gone].map((name) => `missing as ${name}`);
  return [
    ...names.map((exported) => `export { ${exported} } from ${from};`),
    ...(missing.length === 0 ? [] : [`const missing = undefined;\nexport { ${missing.join(", ")} };`]),
  ].join("\n");
}

/**
 * Turns imports of shared packages into imports of the shell's own files, wherever they stand: in authors' code, and in
 * a dependency's `import` or `require`. A second React cannot get in.
 *
 * Each shared package becomes a module that passes on the names the shell has. So esbuild itself finds an import of a
 * name that is missing, with its place.
 *
 * @param gone names that are `undefined` all the same, by the package.
 */
export function sharedPlugin(
  shell: Shell,
  gone: ReadonlyMap<string, ReadonlySet<string>> = new Map(),
): Plugin {
  const names = [...shell.shared.keys()];
  const packages = sharedPackages(shell);
  const pattern = [...packages].map((name) => name.replace(/[/.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  return {
    name: "tillhouse-shared",
    setup(build) {
      build.onResolve({ filter: new RegExp(`^(?:${pattern})(?:/|$)`) }, ({ path, kind, pluginData }) => {
        if (pluginData === ownCopy) return undefined;
        if (kind === "import-rule" || kind === "url-token" || plainSubpaths.has(path)) return undefined;
        const plain = path.replace(/\.js$/, "");
        const target = [path, plain, sharedAliases[path] ?? ""].find((name) => shell.shared.has(name));
        if (target !== undefined) {
          const isObject = kind === "require-call" && shell.shared.get(target)?.default === true;
          return {
            path: target,
            namespace: isObject ? "tillhouse-object" : "tillhouse-shared",
            sideEffects: false,
          };
        }
        const mistake = sharedSubpathMistake(path, names);
        if (mistake === undefined) return undefined;
        const { message: text, meant: _, ...detail } = mistake;
        return { errors: [{ text, detail: { ...detail, request: path } satisfies MessageDetail }] };
      });
      build.onLoad({ filter: /.*/, namespace: "tillhouse-shared" }, ({ path }) => {
        const shared = shell.shared.get(path);
        if (shared === undefined) return undefined;
        return { contents: sharedModuleCode(path, shared, gone.get(path)), loader: "js" };
      });
      // What `require` gives is the package's own object, with everything that is on it, as without sharing.
      build.onLoad({ filter: /.*/, namespace: "tillhouse-object" }, ({ path }) => ({
        contents: `module.exports = require(${JSON.stringify(`tillhouse-default:${path}`)}).default;`,
        loader: "js",
      }));
      build.onResolve({ filter: /^tillhouse-default:/ }, ({ path }) => ({
        path: path.slice("tillhouse-default:".length),
        namespace: "tillhouse-default",
        sideEffects: false,
      }));
      build.onLoad({ filter: /.*/, namespace: "tillhouse-default" }, ({ path }) => ({
        contents: `export { default } from ${JSON.stringify(`tillhouse-shell:${path}`)};`,
        loader: "js",
      }));
      build.onResolve({ filter: /^tillhouse-shell:/ }, ({ path }) => {
        const shared = shell.shared.get(path.slice("tillhouse-shell:".length));
        // Everything of an extension lies in one folder beside the shell's, so one relative path fits every chunk.
        if (shared === undefined) return undefined;
        return { path: `../${shared.file}`, external: true, sideEffects: false };
      });
    },
  };
}
