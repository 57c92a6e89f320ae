// The element for pages without a bundler: one script to name, with React and everything else in it. What only some pages
// need comes with them, in files beside it.
import { cp, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const packageDirectory = dirname(dirname(fileURLToPath(import.meta.url)));
const outdir = join(packageDirectory, "dist/element");

await rm(outdir, { recursive: true, force: true });
await build({
  absWorkingDir: packageDirectory,
  entryPoints: { "tillhouse-admin": "dist/element.js" },
  outdir,
  bundle: true,
  splitting: true,
  minify: true,
  format: "esm",
  target: ["es2022", "chrome111", "firefox114", "safari16.4"],
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  chunkNames: "[name]-[hash]",
  legalComments: "none",
  logLevel: "warning",
});
// A document alone can have faces, so the page names this sheet.
for (const name of ["fonts.css", "fonts"])
  await cp(join(packageDirectory, "dist", name), join(outdir, name), { recursive: true });
