// Measures what the admin costs the page of a host, as Vite and esbuild build it: script, texts and styles until the rows of the
// first list stand, brotli. What the host has anyway is apart: React, and its own router. Run it after the packages are built.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build as bundle } from "esbuild";
import { buildHost, filesOfExample, writeHost } from "../scripts/vite-hosts.mjs";
import { rootDirectory } from "../scripts/workspace.mjs";

/** Examples, the file of each that has the admin, and the files that a list waits for beside it. */
const hosts = [
  { example: "embed-parts", page: "desk", waits: ["area-provider", "list-content"], limit: 205_000 },
  { example: "embed-vite-react-19", page: "back-office", waits: ["admin-area", "built-in"], limit: 230_000 },
];

const sizeOf = (file) => brotliCompressSync(readFileSync(file)).length;

/** Files by the name that they were made of. */
function named(folder, name, ending = ".js") {
  return readdirSync(folder).filter((file) => file.startsWith(`${name}-`) && file.endsWith(ending));
}

function withImports(folder, start, found = new Set()) {
  for (const file of start) {
    if (found.has(file)) continue;
    found.add(file);
    const text = readFileSync(join(folder, file), "utf8");
    const imports = [...text.matchAll(/(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g)].map(([, path]) => path);
    withImports(folder, imports, found);
  }
  return found;
}

/** English in its two halves: the first list says the smaller one. */
function firstTexts(folder) {
  const sizes = named(folder, "en").map((file) => sizeOf(join(folder, file)));
  if (sizes.length !== 2) throw new Error(`${folder} has not the texts of English in two files.`);
  return Math.min(...sizes);
}

function measure(folder, { page, waits }, styles) {
  const own = withImports(folder, [...named(folder, "index"), ...named(folder, "main")]);
  const start = [page, "bundled-messages", ...waits].map((name) => {
    const files = named(folder, name);
    if (files.length === 0) throw new Error(`${folder} has no file of ${name}.`);
    return files;
  });
  const script = [...withImports(folder, start.flat())]
    .filter((file) => !own.has(file))
    .reduce((sum, file) => sum + sizeOf(join(folder, file)), 0);
  return script + firstTexts(folder) + sizeOf(styles);
}

async function byVite(directory, host) {
  await buildHost("vite-8", directory, { onNextMajors: true });
  const folder = join(directory, "dist/assets");
  return measure(folder, host, join(folder, named(folder, host.page, ".css")[0]));
}

async function byEsbuild(directory, host) {
  const folder = join(directory, "esbuild");
  await bundle({
    entryPoints: [join(directory, "src/main.tsx")],
    entryNames: "[name]-[hash]",
    outdir: folder,
    bundle: true,
    splitting: true,
    minify: true,
    format: "esm",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    loader: { ".woff2": "file" },
    alias: { react: "react-19", "react-dom": "react-dom-19", "react-router-dom": "react-router-dom-7" },
    // The paths of this repository lead to sources.
    tsconfigRaw: {},
    logLevel: "error",
  });
  return measure(folder, host, join(directory, "node_modules/@tillhouse/admin-ui/dist/styles.css"));
}

let failed = 0;
for (const host of hosts) {
  const directory = join(rootDirectory, "benchmarks/results/.hosts", host.example);
  await writeHost(directory, await filesOfExample(host.example));
  for (const [name, build] of Object.entries({ Vite: byVite, esbuild: byEsbuild })) {
    const bytes = await build(directory, host);
    // esbuild tells nothing of what is shown together: its figure is to be read, not held.
    const isOver = name === "Vite" && bytes > host.limit;
    if (isOver) failed += 1;
    console.log(
      `  ${isOver ? "OVER" : "ok  "}  ${`${host.example}, ${name}`.padEnd(34)} ${bytes} of ${host.limit} bytes`,
    );
  }
}
process.exitCode = failed === 0 ? 0 : 1;
