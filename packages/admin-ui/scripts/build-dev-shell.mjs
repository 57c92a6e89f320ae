// Builds the shell that `tillhouse dev` serves: the same app with React's development build, which can exchange
// components in place, and with what tells and takes changes. What is the same for every shell (texts, pages, the icon) is
// taken from the other one.
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { writeLaterStyles } from "./later-styles.mjs";
import { entryOf, toSite, writeShared } from "./shared-entries.mjs";
import { packageDirectory, shellOptions } from "./shell-options.mjs";

const outDirectory = join(packageDirectory, "dist/shell-dev");

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
const entries = { main: "src/shell/dev/main.tsx", hot: "src/shell/dev/hot-modules.ts" };
const { metafile } = await build({
  ...shellOptions({ directory: outDirectory, entries, mode: "development" }, { plugins: [panelStyles] }),
  // Names stay, so that React's warnings and the browser's tools speak of components by them.
  minifyWhitespace: true,
  minifySyntax: true,
  logLevel: "error",
});

const main = entryOf(metafile.outputs, "src/shell/dev/main.tsx");
const hot = toSite(entryOf(metafile.outputs, "src/shell/dev/hot-modules.ts").path);
const entry = toSite(main.path);
const styles = main.output.cssBundle === undefined ? [] : [toSite(main.output.cssBundle)];
const shell = JSON.parse(await readFile(join(packageDirectory, "dist/shell/shell.json"), "utf8"));
const tags = [
  ...styles.map((file) => `<link rel="stylesheet" href="./${file}" />`),
  await writeLaterStyles(outDirectory),
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
