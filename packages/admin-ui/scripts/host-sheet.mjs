// Reads everything that the sheet for hosts is made of: the faces of the letters, the look, what the shell loads with single
// components, and what the library of toasts places in the page by itself.
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, transform } from "esbuild";
import postcss from "postcss";
import { smallFonts } from "./fonts.mjs";
import { hostStyles, reachesOut, resetOf } from "./host-styles.mjs";

const packageDirectory = dirname(dirname(fileURLToPath(import.meta.url)));
const sdk = join(packageDirectory, "../extension-sdk/src");

/** A name that no host has for a face of its own: theirs may be another cut. */
const family = '"Tillhouse Inter"';

/** The sheets that components bring as texts. */
async function textsOfComponents() {
  const { outputFiles } = await build({
    absWorkingDir: packageDirectory,
    stdin: {
      contents: `export { treeStyles } from "./src/screens/tree/tree-styles";
        export { importStyles } from "${sdk}/import/view/import-styles";`,
      resolveDir: packageDirectory,
    },
    bundle: true,
    format: "esm",
    write: false,
  });
  const { treeStyles, importStyles } = await import(
    `data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`
  );
  const grid = await readFile(join(sdk, "styles/later/grid.css"), "utf8");
  return [treeStyles, importStyles, grid].join("\n");
}

/** The sheet that sonner would place in the head of the page, for the toasts of the admin alone. */
async function textOfToasts() {
  const library = await readFile(fileURLToPath(import.meta.resolve("sonner")), "utf8");
  const [, literal] = /\n__insertCSS\((".*")\);/.exec(library) ?? [];
  if (literal === undefined) throw new Error("sonner places its styles in a way that is not known here.");
  const root = postcss.parse(JSON.parse(literal));
  const moves = [];
  root.walkAtRules("keyframes", (rule) => {
    moves.push(rule.params);
    rule.params = `th-${rule.params}`;
  });
  root.walkDecls(/^animation(-name)?$/, (declaration) => {
    for (const name of moves)
      declaration.value = declaration.value.replace(
        new RegExp(`(?<![\\w-])${name}(?![\\w-])`, "g"),
        `th-${name}`,
      );
  });
  root.walkRules((rule) => {
    if (/keyframes$/.test(rule.parent.name ?? "")) return;
    rule.selectors = rule.selectors
      .filter((selector) => !selector.startsWith("html"))
      .map((selector) => `[data-tillhouse] ${selector}`);
  });
  return `@layer tillhouse.toasts { ${root} }`;
}

/** The faces of the letters, as a sheet beside the folder `fonts`; and those files. */
export async function buildFaces() {
  const { outputFiles } = await build({
    absWorkingDir: packageDirectory,
    stdin: {
      contents: `@import "@fontsource-variable/inter/wght.css";`,
      loader: "css",
      resolveDir: packageDirectory,
    },
    bundle: true,
    minify: true,
    write: false,
    outdir: join(packageDirectory, "dist"),
    assetNames: "fonts/[name]",
    loader: { ".woff2": "file" },
    plugins: [smallFonts(join(packageDirectory, "node_modules/.cache/fonts"))],
    logLevel: "error",
  });
  const sheet = outputFiles.find(({ path }) => path.endsWith(".css"));
  return {
    css: sheet.text.replaceAll(/"?Inter Variable"?/g, family),
    files: outputFiles.filter((file) => file !== sheet),
  };
}

/** The look of the admin inside the page of a host, minified and without faces. */
export async function buildHostSheet() {
  const { outputFiles } = await build({
    stdin: {
      contents: `@import "../extension-sdk/src/styles/index.css"; @import "./src/styles/index.css"; @import "./src/styles/host.css";`,
      loader: "css",
      resolveDir: packageDirectory,
    },
    bundle: true,
    write: false,
    logLevel: "warning",
  });
  const parts = [resetOf(), outputFiles[0].text, await textsOfComponents(), await textOfToasts()];
  const css = hostStyles(parts.join("\n")).replaceAll(/"?Inter Variable"?,\s*"?Inter"?/g, family);
  if (css.includes("Inter Variable"))
    throw new Error("The sheet for hosts names a face that a host may have.");
  const outside = reachesOut(css);
  if (outside.length > 0)
    throw new Error(`The sheet for hosts would reach into the host's page: ${outside.join(", ")}`);
  const { code } = await transform(css, { loader: "css", minify: true });
  return code;
}
