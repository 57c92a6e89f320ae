// Builds the gallery for authors into the command line, which serves it while somebody develops: dev itself builds nothing of it.
import { copyFile, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { laterStyles } from "./gallery.mjs";
import { readGalleryReference } from "./gallery-reference.mjs";
import { rootDirectory } from "./workspace.mjs";

const sources = join(rootDirectory, "packages/extension-sdk/src/gallery/reference");
const directory = join(rootDirectory, "packages/admin-cli/dist/gallery");

await rm(directory, { recursive: true, force: true });
await build({
  entryPoints: {
    reference: join(sources, "reference.dev.tsx"),
    // Styles are an entry of their own: no component imports any.
    "reference-styles": join(sources, "reference.css"),
  },
  outdir: directory,
  bundle: true,
  splitting: true,
  format: "esm",
  target: "es2022",
  jsx: "automatic",
  minify: true,
  define: { "process.env.NODE_ENV": '"production"' },
  loader: { ".woff2": "file" },
  plugins: [laterStyles],
  alias: { "@tillhouse/mock-store": join(rootDirectory, "packages/mock-store/src/index.ts") },
  nodePaths: [join(rootDirectory, "node_modules"), join(rootDirectory, "packages/admin-ui/node_modules")],
  logLevel: "warning",
});
const messages = JSON.parse(
  await readFile(join(rootDirectory, "packages/admin-ui/src/messages/en.json"), "utf8"),
);
await writeFile(join(directory, "reference.json"), JSON.stringify({ ...readGalleryReference(), messages }));
await copyFile(join(sources, "index.html"), join(directory, "index.html"));
