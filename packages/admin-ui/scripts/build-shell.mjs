// Builds the shell: one artefact for every base path and backend. Everything that extensions share is one entry beside
// the app, split together with it, so that extensions import the very code that the app runs on. Each shared package then
// gets a small file of its own, which gives that entry's names back under the package's own. An entry for each package
// would cut the same code into three times as many files.
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { build } from "esbuild";
import { placesStyles } from "./adopted-styles.mjs";
import { buildRegistry } from "./build-registry.mjs";
import { dependents, fewChunks, kernelImport } from "./few-chunks.mjs";
import { writeLaterStyles } from "./later-styles.mjs";
import { entryOf, hashOf, toSite, writeShared } from "./shared-entries.mjs";
import { packageDirectory, shellOptions } from "./shell-options.mjs";

const outDirectory = join(packageDirectory, "dist/shell");
const compressible = new Set([".js", ".css", ".json", ".svg", ".html"]);

async function precompress(file) {
  const content = await readFile(file);
  if (content.length < 1024) return;
  const [small, smaller] = await Promise.all([
    promisify(gzip)(content, { level: 9 }),
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  ]);
  await Promise.all([writeFile(`${file}.gz`, small), writeFile(`${file}.br`, smaller)]);
}

async function filesBelow(directory) {
  const entries = await readdir(directory, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** All chunks that an output needs before it runs, in loading order. */
function staticImports(outputs, output, found = new Set()) {
  for (const { path, kind } of outputs[output].imports) {
    if (kind !== "import-statement" || found.has(path)) continue;
    found.add(path);
    staticImports(outputs, path, found);
  }
  return [...found];
}

/** The script that runs first; in a file of its own, so that it waits for no other. */
async function writeEarly() {
  const { outputFiles } = await build({
    absWorkingDir: packageDirectory,
    entryPoints: ["src/shell/early.ts"],
    outdir: outDirectory,
    bundle: true,
    write: false,
    format: "esm",
    target: "es2022",
    minify: true,
  });
  const { contents } = outputFiles[0];
  const file = `assets/early-${hashOf(contents)}.js`;
  await writeFile(join(outDirectory, file), contents);
  return file;
}

const entries = {
  directory: packageDirectory,
  main: "src/shell/main.tsx",
  area: "src/app/admin-area.tsx",
  whole: "src/app/whole.ts",
  // What a list may show by itself, before anybody has touched it: it must not bring along what the list does without.
  onLists: [
    "../extension-sdk/src/read-newest.ts",
    "src/app/analytics-area.tsx",
    "src/app/extension-commands.tsx",
    "src/app/home-page.tsx",
    "src/app/pinned-views.tsx",
    "src/app/problems-button.tsx",
    "src/app/safe-mode-banner.tsx",
    "src/app/sidebar-badge.tsx",
    "src/core/page-contribution.tsx",
    "src/core/tell-batch-jobs.ts",
    "src/screens/list/selection-dock.tsx",
    "src/screens/list/unread-note.tsx",
    "src/screens/list/view-tabs.tsx",
    "src/screens/list/virtual-rows.tsx",
  ],
};

/** Builds the shell, with each module that comes by itself saying what it counts on. */
const buildShell = (known) =>
  build({
    ...shellOptions(
      { directory: outDirectory, entries: { main: entries.main }, mode: "production" },
      { plugins: [fewChunks(known, entries)], after: (path) => kernelImport(known, path) },
    ),
    minify: true,
    logOverride: { "ignored-bare-import": "silent" },
    write: known.size > 0,
  });

await rm(outDirectory, { recursive: true, force: true });
// The first build finds out what comes by itself, the second one is it.
const { metafile: graph } = await buildShell(new Map());
const { metafile } = await buildShell(dependents(graph, entries));

for (const file of (await filesBelow(outDirectory)).filter((name) => name.endsWith(".js"))) {
  if (placesStyles(await readFile(file, "utf8")))
    throw new Error(
      `${basename(file)} places styles in the page, which its policy forbids. See adopted-styles.mjs.`,
    );
}

const outputs = metafile.outputs;
const main = entryOf(outputs, "src/shell/main.tsx");
const preload = staticImports(outputs, main.path).map(toSite);
/** What a page that comes by itself needs beyond the files of every page. */
const pageFiles = (entryPoint) => {
  const { path } = entryOf(outputs, entryPoint);
  return [path, ...staticImports(outputs, path)]
    .map(toSite)
    .filter((file) => file !== toSite(main.path) && !preload.includes(file));
};
const area = pageFiles("src/app/admin-area.tsx");
const pages = {
  area,
  whole: pageFiles("src/app/whole.ts").filter((file) => !area.includes(file)),
  login: pageFiles("src/app/gate/login-page.tsx"),
};
const early = await writeEarly();
const styles = main.output.cssBundle === undefined ? [] : [toSite(main.output.cssBundle)];
const { version } = JSON.parse(await readFile(join(packageDirectory, "package.json"), "utf8"));
const contract = await import("../../extension-sdk/dist/contract.js");

const registryFile = "registry.js";
const described = await buildRegistry(packageDirectory, join(outDirectory, registryFile));
const routes = [...new Set([...contract.builtInRoutes, ...described.addresses])].sort();
const manifest = {
  version,
  apiVersion: contract.apiVersion,
  entry: toSite(main.path),
  styles,
  preload,
  early,
  pages,
  shared: await writeShared(outputs, outDirectory),
  zones: described.zones.map(({ name }) => name),
  ids: described.ids,
  shortcuts: described.shortcuts,
  messages: described.messages,
  registry: registryFile,
  routes,
};
const tags = [
  `<script type="application/json" id="tillhouse-pages">${JSON.stringify(pages)}</script>`,
  `<script type="module" async src="./${early}"></script>`,
  ...styles.map((file) => `<link rel="stylesheet" href="./${file}" />`),
  await writeLaterStyles(outDirectory),
  ...preload.map((file) => `<link rel="modulepreload" href="./${file}" />`),
  `<script type="module" src="./${manifest.entry}"></script>`,
];
const page = await readFile(join(packageDirectory, "src/shell/index.html"), "utf8");
await writeFile(join(outDirectory, "index.html"), page.replace("<!--assets-->", tags.join("\n    ")));
await writeFile(
  join(outDirectory, "favicon.svg"),
  await readFile(join(packageDirectory, "src/shell/favicon.svg")),
);
await mkdir(join(outDirectory, "public"), { recursive: true });
// What is collected of those who allow it: a page of its own, which anybody can read.
for (const file of ["usage-data.html", "usage-data.css"])
  await copyFile(join(packageDirectory, "src/shell", file), join(outDirectory, "public", file));
const messages = join(packageDirectory, "src/messages");
/** What every page says, and what only those say that are loaded later. */
const textFiles = { translation: messages, pages: join(messages, "pages") };
for (const [name, folder] of Object.entries(textFiles)) {
  for (const file of (await readdir(folder)).filter((entry) => entry.endsWith(".json"))) {
    const directory = join(outDirectory, "public/locales", basename(file, extname(file)));
    await mkdir(directory, { recursive: true });
    const texts = JSON.parse(await readFile(join(folder, file), "utf8"));
    await writeFile(join(directory, `${name}.json`), JSON.stringify(texts));
  }
}
for (const file of await filesBelow(outDirectory)) {
  if (compressible.has(extname(file)) && !["index.html", registryFile].includes(basename(file)))
    await precompress(file);
}
await writeFile(join(outDirectory, "shell.json"), `${JSON.stringify(manifest, null, 2)}\n`);
// What can be extended, for people and tools: no part of what is served.
const extensible = {
  version,
  apiVersion: contract.apiVersion,
  routes,
  ...described,
};
await writeFile(join(outDirectory, "../manifest.json"), `${JSON.stringify(extensible, null, 2)}\n`);
