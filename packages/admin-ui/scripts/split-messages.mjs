import { mkdir, readFile, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

const packageDirectory = dirname(dirname(fileURLToPath(import.meta.url)));

/** Tells of a text whether it may be said before the body of any resource is there, as the shell's files tell them apart. */
async function readFirstTexts() {
  const directory = join(packageDirectory, "node_modules/.cache/tillhouse");
  const file = join(directory, "first-texts.mjs");
  await mkdir(directory, { recursive: true });
  await build({
    absWorkingDir: packageDirectory,
    stdin: {
      contents: `import { builtIn } from "./src/resources/built-in";
        import { firstTexts } from "./src/core/i18n/first-texts";
        export const isFirstText = firstTexts(builtIn.resources);`,
      resolveDir: packageDirectory,
    },
    bundle: true,
    format: "esm",
    platform: "node",
    packages: "external",
    tsconfigRaw: {},
    outfile: file,
    plugins: [
      {
        name: "no-bodies",
        setup({ onResolve }) {
          onResolve({ filter: /./ }, ({ kind }) =>
            kind === "dynamic-import" ? { path: "no-body", external: true } : undefined,
          );
        },
      },
    ],
  });
  const { isFirstText } = await import(`${pathToFileURL(file)}?${Date.now()}`);
  await rm(file);
  return isFirstText;
}

/**
 * Cuts each language that comes with the package in two, as the files of the shell are cut: what the first list says, and what
 * only pages say that are loaded later.
 */
export const splitMessages = {
  name: "split-messages",
  setup({ onLoad, onResolve }) {
    let first;
    onResolve({ filter: /\.json\?(?:first|pages)$/ }, ({ path, resolveDir }) => {
      const [file, half] = path.split("?");
      return { path: join(resolveDir, file), suffix: `?${half}`, namespace: "split-messages" };
    });
    onLoad({ filter: /[\\/]bundled-messages\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, "utf8");
      const map = /= (\{\n[\s\S]*?\n\});/.exec(text)?.[1];
      if (map === undefined) throw new Error(`${path} has no map of languages.`);
      const half = (name) => map.replaceAll('.json")', `.json?${name}")`);
      return {
        contents: `export const bundledMessages = ${half("first")};\nexport const bundledPageMessages = ${half("pages")};\n`,
        loader: "js",
        resolveDir: dirname(path),
      };
    });
    onLoad({ filter: /./, namespace: "split-messages" }, async ({ path, suffix }) => {
      first ??= readFirstTexts();
      const isFirstText = await first;
      const texts = Object.entries(JSON.parse(await readFile(path, "utf8")));
      const own = texts.filter(([key]) => isFirstText(key) === (suffix === "?first"));
      const json = JSON.stringify(JSON.stringify(Object.fromEntries(own)));
      return { contents: `export default /* @__PURE__ */ JSON.parse(${json});`, loader: "js" };
    });
  },
};
