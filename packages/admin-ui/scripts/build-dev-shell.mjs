// Builds the shell that `tillhouse dev` serves: the same app with React's development build, which can exchange
// components in place, and with what tells and takes changes. What is the same for every shell (texts, pages, the icon) is
// taken from the other one.
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { adoptedStyles } from "./adopted-styles.mjs";
import { directBarrels } from "./barrels.mjs";
import { smallFonts } from "./fonts.mjs";
import { entryOf, noOwnMessages, sharedEntry, toSite, writeShared } from "./shared-entries.mjs";

const packageDirectory = dirname(dirname(fileURLToPath(import.meta.url)));
const outDirectory = join(packageDirectory, "dist/shell-dev");
const sources = [join(packageDirectory, "src"), join(packageDirectory, "../extension-sdk/src")];

/** The style sheets of the panels are texts: each is adopted by the panel's own root. */
const panelStyles = {
  name: "panel-styles",
  setup({ onLoad }) {
    onLoad(
      { filter: /(?:shell\/dev\/overlay|inspector\/(?:inspector|inspect-button|outlines))\.css$/ },
      async ({ path }) => ({
        contents: await readFile(path, "utf8"),
        loader: "text",
      }),
    );
  },
};

await rm(outDirectory, { recursive: true, force: true });
await mkdir(outDirectory, { recursive: true });
const { metafile } = await build({
  absWorkingDir: packageDirectory,
  entryPoints: {
    main: "src/shell/dev/main.tsx",
    hot: "src/shell/dev/hot-modules.ts",
    shared: "shared:first",
    "shared-later": "shared:later",
  },
  outdir: join(outDirectory, "assets"),
  entryNames: "[name]-[hash]",
  chunkNames: "chunk-[hash]",
  assetNames: "[name]-[hash]",
  bundle: true,
  splitting: true,
  format: "esm",
  target: "es2022",
  // Names stay, so that React's warnings and the browser's tools speak of components by them.
  minifyWhitespace: true,
  minifySyntax: true,
  jsx: "automatic",
  define: { "process.env.NODE_ENV": '"development"' },
  loader: { ".woff2": "file" },
  legalComments: "none",
  logLevel: "error",
  metafile: true,
  plugins: [
    panelStyles,
    sharedEntry,
    adoptedStyles,
    noOwnMessages,
    directBarrels(sources),
    smallFonts(join(packageDirectory, "node_modules/.cache/fonts")),
  ],
});

const main = entryOf(metafile.outputs, "src/shell/dev/main.tsx");
const hot = toSite(entryOf(metafile.outputs, "src/shell/dev/hot-modules.ts").path);
const entry = toSite(main.path);
const styles = main.output.cssBundle === undefined ? [] : [toSite(main.output.cssBundle)];
const shell = JSON.parse(await readFile(join(packageDirectory, "dist/shell/shell.json"), "utf8"));
const tags = [
  ...styles.map((file) => `<link rel="stylesheet" href="./${file}" />`),
  // Scripts run in this order: React has to find the hook that the first one places.
  `<script type="module" src="./${hot}"></script>`,
  `<script type="module" src="./${entry}"></script>`,
];
const page = await readFile(join(packageDirectory, "src/shell/index.html"), "utf8");
await writeFile(join(outDirectory, "index.html"), page.replace("<!--assets-->", tags.join("\n    ")));
// What extensions are judged by is the same in both; what the page loads is not.
const { preload, early, pages, registry, ...described } = shell;
const shared = await writeShared(metafile.outputs, outDirectory);
const description = { ...described, entry, styles, hot, shared };
await writeFile(join(outDirectory, "shell.json"), `${JSON.stringify(description, null, 2)}\n`);
