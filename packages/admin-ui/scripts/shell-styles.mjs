// Writes the style sheets of a shell, each with its content in its name.
import { basename, join } from "node:path";
import { build } from "esbuild";
import { smallFonts } from "./fonts.mjs";
import { packageDirectory } from "./shell-scripts.mjs";

async function writeSheet(name, source, directory) {
  const { metafile } = await build({
    absWorkingDir: packageDirectory,
    entryPoints: { [name]: source },
    bundle: true,
    minify: true,
    metafile: true,
    outdir: join(directory, "assets"),
    entryNames: "[name]-[hash]",
    assetNames: "[name]-[hash]",
    loader: { ".woff2": "file" },
    target: ["chrome111", "firefox114", "safari16.4"],
    plugins: [smallFonts(join(packageDirectory, "node_modules/.cache/fonts"))],
    logLevel: "error",
  });
  const [path] = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === source);
  return `assets/${basename(path)}`;
}

/**
 * Writes the style sheets of the shell. What only some screens need is fetched at the lowest priority, holds nothing up, and counts
 * once the admin has begun (`start-shell.tsx`).
 *
 * @param {string} directory
 * @returns {Promise<{ styles: string[], tags: string[] }>} the sheets that every page waits for, and the tags that name all
 */
export async function writeStyles(directory) {
  const main = await writeSheet("main", "src/shell/main.css", directory);
  const later = await writeSheet("later", "src/shell/later.css", directory);
  return {
    styles: [main],
    tags: [
      `<link rel="stylesheet" href="./${main}" />`,
      `<link rel="stylesheet" href="./${later}" media="not all" data-later />`,
    ],
  };
}
