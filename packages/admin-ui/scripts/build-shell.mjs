// Builds the shell: one artefact for every base path and backend. Each shared package is an entry of its own, split
// together with the app, so that extensions import the very files that the app runs on.
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { build } from "esbuild";
import { shared } from "../src/shell/shared.mjs";

const packageDirectory = dirname(dirname(fileURLToPath(import.meta.url)));
const outDirectory = join(packageDirectory, "dist/shell");
const compressible = new Set([".js", ".css", ".json", ".svg", ".html"]);

const entryName = (specifier) => specifier.replace(/^@/, "").replaceAll("/", "-");

/** Entries of shared packages are made here, so that their names are data in one place. */
const sharedEntries = {
  name: "shared-entries",
  setup({ onResolve, onLoad, resolve }) {
    onResolve({ filter: /^shared:/ }, ({ path }) => ({
      path: path.slice("shared:".length),
      namespace: "shared",
    }));
    onLoad({ filter: /.*/, namespace: "shared" }, async ({ path: specifier }) => {
      const found = await resolve(specifier, { kind: "import-statement", resolveDir: packageDirectory });
      const names = await sharedNames(specifier, found.path);
      const lines = [`export { ${names.names.join(", ")} } from ${JSON.stringify(specifier)};`];
      if (names.hasDefault) lines.push(`export { default } from ${JSON.stringify(specifier)};`);
      return { contents: lines.join("\n"), resolveDir: packageDirectory, loader: "js" };
    });
  },
};

/** Names of packages that are shared whole are read from the package itself: by running it, or by asking esbuild. */
async function sharedNames(specifier, path) {
  const choice = shared[specifier];
  if (choice !== true) return { names: choice.names, hasDefault: choice.hasDefault === true };
  if (specifier.startsWith("react")) {
    const exported = Object.keys(await import(specifier)).filter(
      (name) => name !== "default" && name !== "module.exports" && !name.startsWith("__"),
    );
    return { names: exported, hasDefault: true };
  }
  const { metafile } = await build({
    entryPoints: [path],
    bundle: true,
    format: "esm",
    metafile: true,
    write: false,
    packages: "external",
    outdir: outDirectory,
    jsx: "automatic",
    logLevel: "silent",
  });
  const output = Object.values(metafile.outputs).find((file) => file.entryPoint !== undefined);
  return { names: output.exports.filter((name) => name !== "default"), hasDefault: false };
}

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

/** The zones that the built-in screens render, read from the definitions themselves. */
async function builtInZones() {
  const outfile = join(outDirectory, "registry.mjs");
  await build({
    stdin: {
      contents: `import { builtIn } from "./src/resources/built-in"; import { createRegistry } from "./src/core/registry";
        export const { zones } = createRegistry([builtIn]);`,
      loader: "ts",
      resolveDir: packageDirectory,
    },
    bundle: true,
    format: "esm",
    platform: "node",
    jsx: "automatic",
    packages: "external",
    tsconfigRaw: { compilerOptions: { jsx: "react-jsx" } },
    outfile,
    logLevel: "error",
  });
  const { zones } = await import(outfile);
  await rm(outfile);
  return zones;
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

await rm(outDirectory, { recursive: true, force: true });
const specifiers = Object.keys(shared);
const { metafile } = await build({
  absWorkingDir: packageDirectory,
  entryPoints: {
    main: "src/shell/main.tsx",
    ...Object.fromEntries(specifiers.map((specifier) => [entryName(specifier), `shared:${specifier}`])),
  },
  outdir: join(outDirectory, "assets"),
  entryNames: "[name]-[hash]",
  chunkNames: "chunk-[hash]",
  assetNames: "[name]-[hash]",
  bundle: true,
  splitting: true,
  format: "esm",
  target: ["es2022", "chrome111", "firefox114", "safari16.4"],
  minify: true,
  jsx: "automatic",
  define: { "process.env.NODE_ENV": '"production"' },
  loader: { ".woff2": "file" },
  legalComments: "none",
  metafile: true,
  plugins: [sharedEntries],
});

const outputs = metafile.outputs;
const toSite = (path) => `assets/${basename(path)}`;
const entryOf = (entryPoint) => {
  const found = Object.entries(outputs).find(([, { entryPoint: source }]) => source === entryPoint);
  if (found === undefined) throw new Error(`The shell build has no output for ${entryPoint}.`);
  return { path: found[0], output: found[1] };
};
const main = entryOf("src/shell/main.tsx");
const preload = staticImports(outputs, main.path).map(toSite);
const styles = main.output.cssBundle === undefined ? [] : [toSite(main.output.cssBundle)];
const { version } = JSON.parse(await readFile(join(packageDirectory, "package.json"), "utf8"));
const contract = await import("../../extension-sdk/dist/contract.js");

const manifest = {
  version,
  apiVersion: contract.apiVersion,
  entry: toSite(main.path),
  styles,
  preload,
  shared: Object.fromEntries(
    specifiers.map((specifier) => {
      const { path, output } = entryOf(`shared:${specifier}`);
      return [
        specifier,
        {
          file: toSite(path),
          exports: output.exports.filter((name) => name !== "default"),
          default: output.exports.includes("default"),
        },
      ];
    }),
  ),
  zones: await builtInZones(),
  routes: contract.builtInRoutes,
};
const tags = [
  ...styles.map((file) => `<link rel="stylesheet" href="./${file}" />`),
  ...preload.map((file) => `<link rel="modulepreload" href="./${file}" />`),
  `<script type="module" src="./${manifest.entry}"></script>`,
];
const page = await readFile(join(packageDirectory, "src/shell/index.html"), "utf8");
await writeFile(join(outDirectory, "index.html"), page.replace("<!--assets-->", tags.join("\n    ")));
await writeFile(
  join(outDirectory, "favicon.svg"),
  await readFile(join(packageDirectory, "src/shell/favicon.svg")),
);
const messages = join(packageDirectory, "src/messages");
for (const file of await readdir(messages)) {
  const directory = join(outDirectory, "public/locales", basename(file, extname(file)));
  await mkdir(directory, { recursive: true });
  await writeFile(
    join(directory, "translation.json"),
    JSON.stringify(JSON.parse(await readFile(join(messages, file), "utf8"))),
  );
}
for (const file of await filesBelow(outDirectory)) {
  if (compressible.has(extname(file)) && basename(file) !== "index.html") await precompress(file);
}
await writeFile(join(outDirectory, "shell.json"), `${JSON.stringify(manifest, null, 2)}\n`);
