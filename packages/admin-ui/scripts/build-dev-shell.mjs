// Builds the shell that `tillhouse dev` serves: the same app with React's development build, which can exchange
// components in place, and with what tells and takes changes. What is the same for every shell (texts, pages, the icon) is
// taken from the other one.
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { packageDirectory, toSite, writeScripts } from "./shell-scripts.mjs";
import { writeStyles } from "./shell-styles.mjs";

const outDirectory = join(packageDirectory, "dist/shell-dev");

await rm(outDirectory, { recursive: true, force: true });
await mkdir(outDirectory, { recursive: true });
const { chunkOf, shared } = await writeScripts({
  directory: outDirectory,
  entries: { main: "src/shell/dev/main.tsx", hot: "src/shell/dev/hot-modules.ts" },
  mode: "development",
  // Names stay, so that React's warnings and the browser's tools speak of components by them.
  minify: { compress: true, mangle: false, codegen: true },
});
const hot = toSite(chunkOf("src/shell/dev/hot-modules.ts").fileName);
const entry = toSite(chunkOf("src/shell/dev/main.tsx").fileName);
const { styles, tags: styleTags } = await writeStyles(outDirectory);
const shell = JSON.parse(await readFile(join(packageDirectory, "dist/shell/shell.json"), "utf8"));
const tags = [
  ...styleTags,
  // Scripts run in this order: React has to find the hook that the first one places.
  `<script type="module" src="./${hot}"></script>`,
  `<script type="module" src="./${entry}"></script>`,
];
const page = await readFile(join(packageDirectory, "src/shell/index.html"), "utf8");
await writeFile(join(outDirectory, "index.html"), page.replace("<!--assets-->", tags.join("\n    ")));
// What extensions are judged by is the same in both; what the page loads is not.
const { preload, early, pages, registry, ...described } = shell;
const description = { ...described, entry, styles, hot, shared };
await writeFile(join(outDirectory, "shell.json"), `${JSON.stringify(description, null, 2)}\n`);
