// Builds the gallery for authors into the command line, which serves it while somebody develops: dev itself builds nothing of it.
import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { adoptedStyles, placesStyles } from "../packages/admin-ui/scripts/adopted-styles.mjs";
import { laterStyles } from "./gallery.mjs";
import { readGalleryReference } from "./gallery-reference.mjs";
import { rootDirectory } from "./workspace.mjs";

const sources = join(rootDirectory, "packages/extension-sdk/src/gallery/reference");
const directory = join(rootDirectory, "packages/admin-cli/dist/gallery");

/** The page has the policy of the admin: libraries give their sheets to the document by script. */
const adopted = {
  name: adoptedStyles.name,
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]react-style-singleton[\\/]/ }, async ({ path }) => {
      const contents = await adoptedStyles.load(path);
      return contents === undefined ? undefined : { contents, loader: "js" };
    }),
};

await rm(directory, { recursive: true, force: true });
const { outputFiles } = await build({
  entryPoints: {
    reference: join(sources, "reference.dev.tsx"),
    // Styles are an entry of their own: no component imports any.
    "reference-styles": join(sources, "reference.css"),
  },
  outdir: directory,
  write: false,
  bundle: true,
  splitting: true,
  format: "esm",
  target: "es2022",
  jsx: "automatic",
  minify: true,
  define: { "process.env.NODE_ENV": '"production"' },
  loader: { ".woff2": "file" },
  plugins: [laterStyles, adopted],
  alias: { "@tillhouse/mock-store": join(rootDirectory, "packages/mock-store/src/index.ts") },
  nodePaths: [join(rootDirectory, "node_modules"), join(rootDirectory, "packages/admin-ui/node_modules")],
  logLevel: "warning",
});
await mkdir(directory, { recursive: true });
for (const { path, contents, text } of outputFiles) {
  if (path.endsWith(".js") && placesStyles(text))
    throw new Error(`${path} places styles in the page, which its policy forbids. See adopted-styles.mjs.`);
  await writeFile(path, contents);
}
const messages = JSON.parse(
  await readFile(join(rootDirectory, "packages/admin-ui/src/messages/en.json"), "utf8"),
);
await writeFile(join(directory, "reference.json"), JSON.stringify({ ...readGalleryReference(), messages }));
await copyFile(join(sources, "index.html"), join(directory, "index.html"));
