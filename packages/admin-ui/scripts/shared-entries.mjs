// What extensions share with the shell, as entries of its build: one for what the first page runs on, one for what comes when
// it is imported, and a small file for each package that gives its names back.
import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { shared, sharedLater } from "../src/shell/shared.mjs";

const packageDirectory = dirname(dirname(fileURLToPath(import.meta.url)));

const entryName = (specifier) => specifier.replace(/^@/, "").replaceAll("/", "-");

/** What stands in the name of a file for its content, as esbuild writes it. */
export const hashOf = (content) =>
  createHash("sha256").update(content).digest("base64url").replace(/[-_]/g, "0").slice(0, 8).toUpperCase();

/** A name of a shared package as the common entry calls it. */
const sharedName = (specifier, name) => `${entryName(specifier).replaceAll("-", "_")}$${name}`;

/** The two common entries of everything shared: what the first page runs on, and what comes when it is imported. */
const sharedGroups = { first: shared, later: sharedLater };
export const sharedEntry = {
  name: "shared-entry",
  setup({ onResolve, onLoad, resolve }) {
    onResolve({ filter: /^shared:(first|later)$/ }, ({ path }) => ({
      path: path.slice("shared:".length),
      namespace: "shared",
    }));
    onLoad({ filter: /.*/, namespace: "shared" }, async ({ path }) => {
      const lines = [];
      for (const [specifier, choice] of Object.entries(sharedGroups[path])) {
        const found = await resolve(specifier, { kind: "import-statement", resolveDir: packageDirectory });
        const { names, hasDefault } = await sharedNames(specifier, choice, found.path);
        const exported = [...names, ...(hasDefault ? ["default"] : [])];
        const list = exported.map((name) => `${name} as ${sharedName(specifier, name)}`);
        lines.push(`export { ${list.join(", ")} } from ${JSON.stringify(specifier)};`);
      }
      return { contents: lines.join("\n"), resolveDir: packageDirectory, loader: "js" };
    });
  },
};

/** The shell reads its texts from the files that are served beside it, and needs none in its code. */
export const noOwnMessages = {
  name: "no-own-messages",
  setup({ onLoad }) {
    onLoad({ filter: /\/core\/own-messages\.ts$/ }, () => ({ contents: "export const ownMessages = {};" }));
  },
};

/** Names of packages that are shared whole are read from the package itself: by running it, or by asking esbuild. */
async function sharedNames(specifier, choice, path) {
  if (choice !== true) return { names: choice.names, hasDefault: choice.hasDefault === true };
  if (specifier.startsWith("react")) {
    const exported = Object.keys(await import(specifier)).filter(
      (name) => !["default", "module.exports", "__esModule"].includes(name),
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
    outdir: packageDirectory,
    jsx: "automatic",
    logLevel: "silent",
  });
  const output = Object.values(metafile.outputs).find((file) => file.entryPoint !== undefined);
  return { names: output.exports.filter((name) => name !== "default"), hasDefault: false };
}

/** Where a path of an output is on the page. */
export const toSite = (path) => `assets/${basename(path)}`;

/** The output of an entry, and its path. */
export function entryOf(outputs, entryPoint) {
  const found = Object.entries(outputs).find(([, { entryPoint: source }]) => source === entryPoint);
  if (found === undefined) throw new Error(`The shell build has no output for ${entryPoint}.`);
  return { path: found[0], output: found[1] };
}

/** The file of one shared package: the common entry's names, given back under the package's own. */
async function writeSharedFile(specifier, common, directory) {
  const prefix = sharedName(specifier, "");
  const names = common.output.exports
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length));
  const list = names.map((name) => `${sharedName(specifier, name)} as ${name}`).join(",");
  const content = `export{${list}}from"./${basename(common.path)}";\n`;
  const file = `assets/${entryName(specifier)}-${hashOf(content)}.js`;
  await writeFile(join(directory, file), content);
  return { file, exports: names.filter((name) => name !== "default"), default: names.includes("default") };
}

/** Writes the files of all shared packages into a shell, and describes them as its `shell.json` does. */
export async function writeShared(outputs, directory) {
  const written = Object.entries(sharedGroups).flatMap(([group, packages]) => {
    const common = entryOf(outputs, `shared:${group}`);
    return Object.keys(packages).map(async (specifier) => [
      specifier,
      await writeSharedFile(specifier, common, directory),
    ]);
  });
  return Object.fromEntries(await Promise.all(written));
}
