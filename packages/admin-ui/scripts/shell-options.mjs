// How every shell is built: what it shares with extensions beside its own scripts, in modules with their content in their names.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { adoptedStyles } from "./adopted-styles.mjs";
import { directBarrels } from "./barrels.mjs";
import { smallFonts } from "./fonts.mjs";
import { noOwnMessages, sharedEntry } from "./shared-entries.mjs";

export const packageDirectory = dirname(dirname(fileURLToPath(import.meta.url)));

const sources = [join(packageDirectory, "src"), join(packageDirectory, "../extension-sdk/src")];

/**
 * The options of esbuild that shells have in common.
 *
 * @param {{ directory: string, entries: Record<string, string>, mode: "production" | "development" }} shell
 * @param {{ plugins?: import("esbuild").Plugin[], after?: (path: string) => string }} own
 *   plugins of this shell alone, and what is to stand at the end of a source file
 */
export function shellOptions({ directory, entries, mode }, { plugins = [], after } = {}) {
  return {
    absWorkingDir: packageDirectory,
    entryPoints: { ...entries, shared: "shared:first", "shared-later": "shared:later" },
    outdir: join(directory, "assets"),
    entryNames: "[name]-[hash]",
    chunkNames: "chunk-[hash]",
    assetNames: "[name]-[hash]",
    bundle: true,
    splitting: true,
    format: "esm",
    target: ["es2022", "chrome111", "firefox114", "safari16.4"],
    jsx: "automatic",
    define: { "process.env.NODE_ENV": JSON.stringify(mode) },
    loader: { ".woff2": "file" },
    legalComments: "none",
    metafile: true,
    plugins: [
      sharedEntry,
      adoptedStyles,
      noOwnMessages,
      ...plugins,
      directBarrels(sources, after),
      smallFonts(join(packageDirectory, "node_modules/.cache/fonts")),
    ],
  };
}
