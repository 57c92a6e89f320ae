// Builds the shell: one artefact for every base path and backend.
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { build } from "esbuild";
import { placesStyles } from "./adopted-styles.mjs";
import { buildRegistry } from "./build-registry.mjs";
import { bodySources, packageDirectory, toSite, writeScripts } from "./shell-scripts.mjs";
import { writeStyles } from "./shell-styles.mjs";

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

/** The script that runs first; in a file of its own, so that it waits for no other. */
async function writeEarly() {
  const { outputFiles } = await build({
    absWorkingDir: packageDirectory,
    entryPoints: ["src/shell/preload.ts"],
    outdir: join(outDirectory, "assets"),
    entryNames: "[name]-[hash]",
    bundle: true,
    write: false,
    format: "esm",
    target: "es2022",
    minify: true,
  });
  const [{ path, contents }] = outputFiles;
  await writeFile(path, contents);
  return toSite(path);
}

await rm(outDirectory, { recursive: true, force: true });
const { chunkOf, importsOf, shared } = await writeScripts({
  directory: outDirectory,
  entries: { main: "src/shell/main.tsx" },
  mode: "production",
  minify: true,
});

for (const file of (await filesBelow(outDirectory)).filter((name) => name.endsWith(".js"))) {
  if (placesStyles(await readFile(file, "utf8")))
    throw new Error(
      `${basename(file)} places styles in the page, which its policy forbids. See adopted-styles.mjs.`,
    );
}

const main = chunkOf("src/shell/main.tsx");
const preload = importsOf(main);
/** What a page that comes by itself needs beyond the files of every page. */
const pageFiles = (source) => {
  const chunk = chunkOf(source);
  return [chunk.fileName, ...importsOf(chunk)].filter(
    (file) => file !== main.fileName && !preload.includes(file),
  );
};
const registryFile = "registry.js";
const { described, isFirstText, firstLists } = await buildRegistry(
  packageDirectory,
  join(outDirectory, registryFile),
);
// The frame, and what the admin brings, which it asks for at once.
const area = [...new Set(["src/app/routing/admin-area.tsx", "src/resources/built-in.ts"].flatMap(pageFiles))];
if (area.includes(chunkOf("src/app/auth/sign-in/login-page.tsx").fileName))
  throw new Error("Every page would load the sign-in page: what both need is to stand in the group app.");
const pages = {
  area: area.map(toSite),
  // The addresses that need no more than that: of lists that are known from the start, and where work begins.
  first: ["", "a", ...firstLists],
  bodies: [...new Set(["src/screens/detail/detail-screen.tsx", ...bodySources].flatMap(pageFiles))]
    .filter((file) => !area.includes(file))
    .map(toSite),
  login: pageFiles("src/app/auth/sign-in/login-page.tsx").map(toSite),
};
const early = await writeEarly();
const { styles, tags: styleTags } = await writeStyles(outDirectory);
const { version } = JSON.parse(await readFile(join(packageDirectory, "package.json"), "utf8"));
const contract = await import("../../extension-sdk/dist/contract.js");

const routes = [...new Set([...contract.builtInRoutes, ...described.addresses])].sort();
const manifest = {
  version,
  apiVersion: contract.apiVersion,
  entry: toSite(main.fileName),
  styles,
  preload: preload.map(toSite),
  early,
  pages,
  shared,
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
  ...styleTags,
  ...manifest.preload.map((file) => `<link rel="modulepreload" href="./${file}" />`),
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
for (const file of (await readdir(messages)).filter((entry) => entry.endsWith(".json"))) {
  const directory = join(outDirectory, "public/locales", basename(file, extname(file)));
  await mkdir(directory, { recursive: true });
  const texts = Object.entries(JSON.parse(await readFile(join(messages, file), "utf8")));
  // What every page says, and what comes with the bodies of resources.
  const files = {
    translation: texts.filter(([key]) => isFirstText(key)),
    pages: texts.filter(([key]) => !isFirstText(key)),
  };
  for (const [name, entries] of Object.entries(files))
    await writeFile(join(directory, `${name}.json`), JSON.stringify(Object.fromEntries(entries)));
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
