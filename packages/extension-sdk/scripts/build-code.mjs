// Compiles the package. Its chunks are made by what the admin shows together, as those of the admin itself are: else a host's
// page would wait for a hundred files of a few lines, and for dialogs that nobody has opened.
import { copyFile, readFile, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { rolldown } from "rolldown";
import { refuseCircles } from "../../../scripts/refuse-circles.mjs";

const packageDirectory = dirname(dirname(fileURLToPath(import.meta.url)));
const sources = join(packageDirectory, "src");
const output = join(packageDirectory, "dist");
const admin = join(packageDirectory, "../admin-ui/src");

/** The modules of the package's entries, below `src`. */
const entries = [
  ...["index.ts", "contract.ts", "internal.ts", "router.ts"],
  ...["client", "ui", "kit", "inputs", "commerce", "tasks", "layers", "import", "grid"].map(inFolder),
  ...["storefront", "testing", "mock", "eslint", "mistakes", "compat"].map(inFolder),
];

function inFolder(name) {
  return `${name}/index.ts`;
}

/** Styles that come with a component are a text, which it gives to the document. */
const moduleTypes = { ".css": "text" };

/**
 * The modules of this package that parts of the admin run before they stand, without what those leave out of it.
 *
 * @param {string[]} parts files of the admin's sources
 * @returns {Promise<Set<string>>} paths
 */
async function modulesOf(parts) {
  const bundle = await rolldown({
    input: parts.map((part) => join(admin, part)),
    tsconfig: join(packageDirectory, "../../tsconfig.json"),
    external: /^(?!@tillhouse\/|\.|\/)/,
    moduleTypes,
    plugins: [
      {
        name: "without-what-comes-later",
        resolveDynamicImport: (specifier) => ({ id: String(specifier), external: true }),
      },
    ],
    logLevel: "silent",
  });
  const { output: chunks } = await bundle.generate({ format: "esm" });
  await bundle.close();
  const modules = chunks.flatMap((chunk) => Object.entries(chunk.modules));
  const isOwn = (id) => id.startsWith(sources) && !entries.some((file) => id === join(sources, file));
  return new Set(modules.flatMap(([id, { code }]) => (code && isOwn(id) ? [id] : [])));
}

/** What comes together: each group without what those above it have. */
async function readGroups() {
  const lists = await modulesOf([
    "core.tsx",
    "resources/built-in-groups.ts",
    "app/provider/area-provider.tsx",
    "app/embedding/list-content.tsx",
  ]);
  if (lists.size === 0) throw new Error("The admin's lists take nothing of this package.");
  return [
    { name: "lists", test: (id) => lists.has(id), priority: 3 },
    // What it loads when something opens stays apart.
    {
      name: "ui",
      test: (id) => id.startsWith(join(sources, "ui/")) && !/\/(?:overlays|index)\.tsx?$/.test(id),
      priority: 2,
    },
    {
      name: "kit",
      test: (id) => id.startsWith(join(sources, "kit/")) && !id.endsWith("/index.ts"),
      priority: 1,
    },
  ];
}

async function buildEntries() {
  const { dependencies, peerDependencies } = JSON.parse(
    await readFile(join(packageDirectory, "package.json"), "utf8"),
  );
  // The store's client names the whole server as a peer, so it travels inside this package; see docs/decisions.
  const given = Object.keys({ ...dependencies, ...peerDependencies });
  const bundle = await rolldown({
    cwd: packageDirectory,
    input: Object.fromEntries(entries.map((file) => [file.slice(0, -3), join(sources, file)])),
    // The linter reads the project's files. No entry for the browser imports it.
    external: (id) =>
      id.startsWith("node:") || given.some((name) => id === name || id.startsWith(`${name}/`)),
    platform: "browser",
    tsconfig: false,
    moduleTypes,
    transform: { target: "es2022", jsx: { runtime: "automatic" } },
    preserveEntrySignatures: "allow-extension",
    onLog(level, log, handle) {
      if (level === "warn") handle("error", log);
    },
  });
  const { output: chunks } = await bundle.write({
    dir: output,
    format: "esm",
    entryFileNames: "[name].js",
    chunkFileNames: "[name]-[hash].js",
    codeSplitting: { groups: await readGroups(), includeDependenciesRecursively: false },
  });
  await bundle.close();
  refuseCircles(chunks);
}

/** Builds the SDK of older versions of the contract: files that stand alone, made of the SDK that the admin shares. */
async function buildCompat() {
  await build({
    absWorkingDir: packageDirectory,
    entryPoints: ["src/compat/v0/index.ts", "src/compat/v0/kit.ts"],
    outdir: "dist/compat/v0",
    bundle: true,
    format: "esm",
    target: "es2022",
    logLevel: "warning",
    plugins: [
      {
        name: "shared-sdk",
        setup({ onResolve }) {
          onResolve({ filter: /^\.\.\/\.\.\/(?:kit\/)?index$/ }, ({ path }) => ({
            path: `@tillhouse/extension-sdk${path.includes("/kit/") ? "/kit" : ""}`,
            external: true,
          }));
        },
      },
    ],
  });
}

await rm(output, { recursive: true, force: true });
await buildEntries();
// The linter's own rules name their place in the published package.
await copyFile(join(packageDirectory, "../../docs/linting.md"), join(output, "linting.md"));
await buildCompat();
