import type { BuildOptions } from "esbuild";

/** How extensions are compiled, whatever for: as modules for browsers, which are kept in memory with what they are made of. */
export const moduleOptions = {
  write: false,
  metafile: true,
  bundle: true,
  splitting: true,
  format: "esm",
  platform: "browser",
  target: "es2022",
  jsx: "automatic",
  jsxDev: false,
  charset: "utf8",
  logLevel: "silent",
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  assetNames: "[name]-[hash]",
} as const satisfies BuildOptions;
