// The style sheet of what comes after the first list. The page names it, but it holds nothing up: until it is wanted it fits
// no medium, which browsers read such a sheet for last of all.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { hashOf } from "./shared-entries.mjs";
import { packageDirectory } from "./shell-options.mjs";

/** Writes the sheet. @returns the tag that names it */
export async function writeLaterStyles(outDirectory) {
  const { outputFiles } = await build({
    absWorkingDir: packageDirectory,
    entryPoints: ["src/styles/pages/index.css"],
    bundle: true,
    minify: true,
    write: false,
    outdir: outDirectory,
  });
  const { contents } = outputFiles[0];
  const file = `assets/pages-${hashOf(contents)}.css`;
  await mkdir(join(outDirectory, "assets"), { recursive: true });
  await writeFile(join(outDirectory, file), contents);
  return `<link rel="stylesheet" href="./${file}" media="not all" data-tillhouse-later />`;
}
