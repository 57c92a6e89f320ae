// What judges extensions outside a browser: the registry with the admin's own definitions, and the words for what is wrong
// with others, in one file that imports nothing. The command line runs what it compiled against it. It is no part of
// what is served.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

/** Writes the file and tells the zones, ids and keys of the built-in definitions, and the keys of their texts. */
export async function buildRegistry(packageDirectory, outfile) {
  const texts = ["en.json", "pages/en.json"].map(async (file) =>
    JSON.parse(await readFile(join(packageDirectory, "src/messages", file), "utf8")),
  );
  const messages = Object.assign({}, ...(await Promise.all(texts)));
  const words = Object.entries(messages).flatMap(([key, text]) =>
    key.startsWith("problems.") ? [[key.slice("problems.".length), text]] : [],
  );
  await build({
    stdin: {
      contents: `import { builtIn } from "./src/resources/built-in";
        import { createRegistry } from "./src/core/create-registry";
        import { manifestOf } from "./src/core/manifest";
        const words = ${JSON.stringify(Object.fromEntries(words))};
        export const manifest = (extensions = []) => manifestOf(createRegistry([builtIn, ...extensions]));
        export const judge = (extensions) =>
          createRegistry([builtIn, ...extensions]).problems.map((problem) => ({
            ...problem,
            text: (words[problem.reason] ?? problem.reason).replace(
              /\\{\\{(\\w+)\\}\\}/g,
              (_, name) => problem.values?.[name] ?? "",
            ),
          }));`,
      loader: "ts",
      resolveDir: packageDirectory,
    },
    absWorkingDir: packageDirectory,
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
    outfile,
    logLevel: "error",
  });
  const { manifest } = await import(pathToFileURL(outfile).href);
  return { ...manifest(), messages: Object.keys(messages) };
}
