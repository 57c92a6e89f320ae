// What judges extensions outside a browser: the registry with the admin's own definitions, and the words for what is wrong
// with others, in one file that imports nothing. The command line runs what it compiled against it. It is no part of
// what is served.
import { deepStrictEqual } from "node:assert";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { withoutComponents } from "./without-components.mjs";

const options = {
  bundle: true,
  minify: true,
  format: "esm",
  platform: "node",
  target: "node20",
  jsx: "automatic",
  define: { "process.env.NODE_ENV": '"production"' },
  // React DOM and the router are written for require.
  banner: {
    js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
  },
  legalComments: "none",
  tsconfigRaw: { compilerOptions: { jsx: "react-jsx" } },
  logLevel: "error",
};

/** A definition as it can be compared: what is a component is one like any other. */
function comparable(value) {
  if (typeof value === "function" || typeof value?.$$typeof === "symbol") return "component or function";
  if (value instanceof Map || value instanceof Set) return [...value].map(comparable);
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, comparable(child)]));
}

/** Refuses a registry that says something else of the built-in definitions than one with everything in it. */
async function compare(registry, source) {
  const file = `${source.outfile}.whole.mjs`;
  try {
    await build({ ...options, ...source, outfile: file });
    const whole = await import(pathToFileURL(file).href);
    deepStrictEqual(comparable(await registry.builtInRegistry()), comparable(await whole.builtInRegistry()));
  } finally {
    await rm(file, { force: true });
  }
}

/**
 * Writes the file.
 *
 * @returns the zones, ids and keys of the built-in definitions with the keys of their texts; which texts and lists are known
 *   before any body is loaded
 */
export async function buildRegistry(packageDirectory, outfile) {
  const messages = JSON.parse(await readFile(join(packageDirectory, "src/messages/en.json"), "utf8"));
  const words = Object.entries(messages).flatMap(([key, text]) =>
    key.startsWith("problems.") ? [[key.slice("problems.".length), text]] : [],
  );
  const source = {
    absWorkingDir: packageDirectory,
    stdin: {
      contents: `import { builtIn } from "./src/resources/built-in";
        import { completeExtensions } from "./src/core/bodies/bodies";
        import { createRegistry } from "./src/core/registry/create-registry";
        import { firstTexts } from "./src/core/i18n/first-texts";
        import { manifestOf } from "./src/core/registry/manifest";
        const words = ${JSON.stringify(Object.fromEntries(words))};
        const own = await completeExtensions([builtIn]);
        const registryOf = async (extensions) =>
          createRegistry([...own, ...(await completeExtensions(extensions))]);
        export const isFirstText = firstTexts(builtIn.resources);
        export const firstLists = builtIn.resources.flatMap(({ name, route = name, list }) =>
          list === undefined ? [] : ["a/" + route],
        );
        export const builtInRegistry = () => registryOf([]);
        export const manifest = async (extensions = []) => manifestOf(await registryOf(extensions));
        export const validate = async (extensions) =>
          (await registryOf(extensions)).problems.map((problem) => ({
            ...problem,
            text: (words[problem.reason] ?? problem.reason).replace(
              /\\{\\{(\\w+)\\}\\}/g,
              (_, name) => problem.values?.[name] ?? "",
            ),
          }));`,
      loader: "ts",
      resolveDir: packageDirectory,
    },
    outfile,
  };
  await build({ ...options, ...source, plugins: [withoutComponents] });
  const registry = await import(pathToFileURL(outfile).href);
  await compare(registry, source);
  const { manifest, isFirstText, firstLists } = registry;
  return {
    described: { ...(await manifest()), messages: Object.keys(messages) },
    isFirstText,
    firstLists,
  };
}
