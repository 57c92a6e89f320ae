// Builds the packages that extensions of the official admin were given, as modules that a store's build takes from.
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { adminTextsPlugin } from "./admin-texts.mjs";
import { readLicences } from "./licences.mjs";
import { inPieces, isSheet, packages } from "./packages.mjs";

const require = createRequire(import.meta.url);
const directory = dirname(dirname(fileURLToPath(import.meta.url)));

const sheets = Object.keys(packages).filter(isSheet);
const scripts = Object.keys(packages).filter((name) => !isSheet(name));

/** What the store's build takes from the running admin. */
const shared =
  /^(?:react|react\/jsx-runtime|react-dom|react-dom\/client|react-router-dom|@tillhouse\/extension-sdk)$/;

/** `@medusajs/ui` → `medusajs-ui`. */
function fileName(name) {
  return name.replace("@", "").replaceAll("/", "-");
}

/** Where a package's module or style sheet lies in the output. */
function outputOf(name) {
  return `modules/${fileName(name)}${isSheet(name) ? "" : ".js"}`;
}

/** Leaves to the store's build what it shares, also for packages that ask by `require`. */
const sharedPlugin = {
  name: "shared",
  setup(pending) {
    pending.onResolve({ filter: shared }, ({ path, kind, namespace }) => {
      if (path === "react-dom")
        return { path: join(directory, "src/modules/react-dom.ts"), sideEffects: false };
      if (kind !== "require-call" || namespace === "required") return { path, external: true };
      return { path, namespace: "required" };
    });
    // What `require` gives is the package's own object.
    pending.onLoad({ filter: /.*/, namespace: "required" }, ({ path }) => ({
      contents: `import * as all from ${JSON.stringify(path)}; module.exports = "default" in all ? all.default : all;`,
      loader: "js",
    }));
    pending.onResolve({ filter: /^tillhouse-shell:/ }, ({ path }) => ({ path, external: true }));
  },
};

const ownModules = join(directory, "src/modules/");

/**
 * Takes each package once, as this one asks for it: the workspace has other versions of some, which packages beside them
 * would find. What our own modules do when they are loaded is kept.
 */
const oncePlugin = {
  name: "once",
  setup(pending) {
    pending.onResolve({ filter: /./ }, async ({ path, kind, importer, pluginData }) => {
      if (path.startsWith(ownModules)) return { path, sideEffects: true };
      if (pluginData === "once" || !(path in packages) || kind === "entry-point") return undefined;
      return await pending.resolve(path, { kind, importer, resolveDir: directory, pluginData: "once" });
    });
  },
};

/** The modules that stand for packages: what they export is written out, so that a store takes single names. */
function entryPlugin(names) {
  return {
    name: "entries",
    setup(pending) {
      pending.onResolve({ filter: /^runtime:/ }, ({ path }) => ({ path, namespace: "runtime" }));
      pending.onLoad({ filter: /.*/, namespace: "runtime" }, ({ path }) => {
        const name = path.slice("runtime:".length);
        return {
          contents: `export { ${(names.get(name) ?? []).join(", ")} } from ${JSON.stringify(sourceOf(name))};`,
          loader: "js",
          resolveDir: directory,
        };
      });
    },
  };
}

/** What stands for a package: our own module, or the package itself. */
function sourceOf(name) {
  const { source } = packages[name];
  return source === undefined ? name : join(directory, "src/modules", source);
}

const options = {
  absWorkingDir: directory,
  bundle: true,
  platform: "browser",
  format: "esm",
  target: "es2022",
  jsx: "automatic",
  metafile: true,
  // `process.env` is put in by the store's build; only the name of the mode decides what goes in here.
  define: { "process.env.NODE_ENV": '"production"', global: "globalThis" },
  legalComments: "inline",
  logLevel: "error",
  loader: { ".css": "empty" },
};

/** The names that each package exports. */
async function readExports() {
  const { metafile } = await build({
    ...options,
    entryPoints: scripts.map((name) => ({ in: sourceOf(name), out: fileName(name) })),
    outdir: "exports",
    write: false,
    plugins: [adminTextsPlugin, sharedPlugin, oncePlugin],
  });
  const outputs = new Map(
    Object.entries(metafile.outputs).map(([path, output]) => [basename(path, ".js"), output]),
  );
  return new Map(
    scripts.map((name) => {
      if (packages[name].exports !== undefined) return [name, packages[name].exports];
      const { exports: found, entryPoint } = outputs.get(fileName(name));
      const isCommon = metafile.inputs[entryPoint]?.format === "cjs";
      const names = isCommon ? Object.keys(require(name)) : found;
      const usable = names.filter((each) => /^[A-Za-z_$][\w$]*$/.test(each) && each !== "__esModule");
      return [name, [...new Set([...usable, ...(isCommon ? ["default"] : [])])].sort()];
    }),
  );
}

/** Where the names of a module come from that another piece has: `{ Button: ["modules/pieces/A.js", "Button"] }`. */
function originsOf(text) {
  const origins = new Map();
  const named = (list) =>
    list
      .split(",")
      .map((part) => part.trim().split(/\s+as\s+/))
      .filter(([name]) => name !== "");
  for (const [, list, file] of text.matchAll(/^import \{([^}]*)\} from "\.\/(pieces\/[^"]+)";/gm))
    for (const [name, local = name] of named(list)) origins.set(local, [`modules/${file}`, name]);
  const [, exported = ""] = /^export \{([^}]*)\};/m.exec(text) ?? [];
  return Object.fromEntries(
    named(exported).flatMap(([local, name = local]) =>
      origins.has(local) ? [[name, origins.get(local)]] : [],
    ),
  );
}

/** Each file of packages that consist of many, so that each stays one that can be left out. */
async function readPieces() {
  const files = await Promise.all(
    inPieces.map(async (name) => {
      const main = require.resolve(name);
      const root = join(dirname(main), "../esm");
      return (await readdir(root, { recursive: true }))
        .filter((path) => path.endsWith(".js"))
        .map((path) => ({
          in: join(root, path),
          out: `pieces/${fileName(name)}-${path.replace(/\.js$/, "").replaceAll("/", "-")}`,
        }));
    }),
  );
  return [...files.flat(), { in: join(ownModules, "ui-toasts.ts"), out: "pieces/ui-toasts" }];
}

/**
 * Writes the modules into `modules/`, `runtime.json` with what each exports, and `modules.licences.txt`.
 *
 * @param {string} outDirectory
 */
export async function buildModules(outDirectory) {
  const names = await readExports();
  const outdir = join(outDirectory, "modules");
  await rm(outdir, { recursive: true, force: true });
  await mkdir(outdir, { recursive: true });
  const { metafile } = await build({
    ...options,
    entryPoints: [
      ...scripts.map((name) => ({ in: `runtime:${name}`, out: fileName(name) })),
      ...(await readPieces()),
    ],
    outdir,
    splitting: true,
    chunkNames: "pieces/[hash]",
    plugins: [entryPlugin(names), adminTextsPlugin, sharedPlugin, oncePlugin],
  });
  await build({
    entryPoints: sheets.map((name) => ({
      in: require.resolve(name),
      out: fileName(name).replace(/\.css$/, ""),
    })),
    outdir,
    bundle: true,
    minify: true,
    logLevel: "error",
    // Their pictures are tiny.
    loader: { ".svg": "dataurl" },
  });
  const described = Object.entries(packages).map(
    async ([name, { isAliased = false, hasSideEffects = false }]) => {
      const file = outputOf(name);
      const origins = inPieces.includes(name)
        ? originsOf(await readFile(join(outDirectory, file), "utf8"))
        : undefined;
      return [name, { file, isAliased, hasSideEffects, exports: names.get(name) ?? [], origins }];
    },
  );
  const modules = Object.fromEntries(await Promise.all(described));
  const { version } = require("../package.json");
  await writeFile(join(outDirectory, "runtime.json"), `${JSON.stringify({ version, modules }, null, 1)}\n`);
  const inputs = Object.keys(metafile.inputs).filter((path) => !path.includes(":"));
  const licences = await readLicences(inputs.map((path) => join(directory, path)));
  await writeFile(join(outDirectory, "modules.licences.txt"), licences);
}
