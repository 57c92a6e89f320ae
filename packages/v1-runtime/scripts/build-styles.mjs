// Builds dist/styles.js: what makes the style sheet of a store's extensions, with Tailwind in it, for Node.js.
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { readLicences } from "./licences.mjs";

const require = createRequire(import.meta.url);
const directory = dirname(dirname(fileURLToPath(import.meta.url)));

/** Takes a faster module of ours for one of Tailwind's. */
const fasterColors = {
  name: "faster-colors",
  setup(build) {
    const path = join(directory, "src/styles/flatten-colors.ts");
    build.onResolve({ filter: /\/flattenColorPalette$/ }, () => ({ path }));
  },
};

/** The sources of the components of `@medusajs/ui`. */
async function readComponents() {
  const root = join(dirname(require.resolve("@medusajs/ui")), "../esm");
  const entries = await readdir(root, { recursive: true });
  const paths = entries.filter((path) => path.endsWith(".js")).sort();
  return await Promise.all(
    paths.map(async (path) => ({ path, text: await readFile(join(root, path), "utf8") })),
  );
}

/**
 * Writes `styles.js`, `prepared-styles.json`, which it reads, and `styles.licences.txt`.
 *
 * @param {string} outDirectory
 */
export async function buildStyles(outDirectory) {
  await mkdir(outDirectory, { recursive: true });
  const outfile = join(outDirectory, "styles.js");
  const { metafile } = await build({
    absWorkingDir: directory,
    entryPoints: ["src/styles/index.ts"],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    minify: true,
    metafile: true,
    legalComments: "eof",
    alias: {
      // The preset's module for `import` asks for another package by `require`, which a module does not have.
      "@medusajs/ui-preset": require.resolve("@medusajs/ui-preset"),
      // Tailwind brings the same one a second time.
      "postcss-selector-parser": dirname(require.resolve("postcss-selector-parser/package.json")),
    },
    plugins: [fasterColors],
    banner: {
      js: 'import { createRequire as createRequireOfStyles } from "node:module"; const require = createRequireOfStyles(import.meta.url);',
    },
  });
  const inputs = Object.keys(metafile.inputs).map((path) => join(directory, path));
  await writeFile(join(outDirectory, "styles.licences.txt"), await readLicences(inputs));
  // Once here, so that a store's build makes the styles of its own classes alone.
  const { prepareStyles } = await import(`${pathToFileURL(outfile)}?${process.hrtime.bigint()}`);
  const prepared = await prepareStyles(await readComponents());
  await writeFile(join(outDirectory, "prepared-styles.json"), JSON.stringify(prepared));
}
