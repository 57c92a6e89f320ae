// Budgets of the shell: what the first list loads, what a resource adds, and what extensions may cost. Exceeding one
// fails the tests. Fonts are apart: they come once, and no text waits for them.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { build } from "esbuild";
import { rootDirectory } from "./workspace.mjs";

/** Where the plain resources are; larger ones have folders of their own, and come with the page that needs them. */
const folders = ["", "settings"].map((folder) =>
  join(rootDirectory, "packages/admin-ui/src/resources", folder),
);

/**
 * What one definition adds to the app: its own code, minified, and its English texts, brotli. What all definitions share
 * is not counted.
 */
export async function definitionSize(name, source, messages, folder = folders[0]) {
  const { outputFiles } = await build({
    stdin: { contents: source, loader: "tsx", resolveDir: folder },
    bundle: true,
    minify: true,
    format: "esm",
    write: false,
    external: ["@tillhouse/*", "react", "react-router-dom", "lucide-react", "zod", "zod/*"],
    jsx: "automatic",
  });
  const texts = Object.entries(messages).filter(([key]) => key.startsWith(`${name}.`));
  const content = Buffer.concat([
    ...outputFiles.map(({ contents }) => contents),
    Buffer.from(texts.length === 0 ? "" : JSON.stringify(Object.fromEntries(texts))),
  ]);
  return brotliCompressSync(content).length;
}

async function largestDefinition(messages) {
  const sizes = await Promise.all(
    folders
      .flatMap((folder) => readdirSync(folder).map((file) => ({ folder, file })))
      .filter(({ file }) => /\.tsx?$/.test(file) && !file.includes(".test."))
      .map(({ folder, file }) => ({ folder, file, source: readFileSync(join(folder, file), "utf8") }))
      .filter(({ source }) => source.includes("defineBody("))
      .map(async ({ folder, file, source }) => ({
        file,
        bytes: await definitionSize(file.replace(/\.tsx?$/, ""), source, messages, folder),
      })),
  );
  return sizes.reduce((largest, other) => (other.bytes > largest.bytes ? other : largest));
}

/** What the grid of the products' prices and fields costs whoever opens it, beyond what a page of a list has loaded. */
function gridFiles(shell, loaded) {
  const text = (file) => readFileSync(join(shell, file), "utf8");
  const withImports = (files) => {
    const found = new Set(files);
    for (const file of found)
      for (const [, other] of text(file).matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g))
        found.add(`assets/${other}`);
    return found;
  };
  const before = withImports(loaded);
  const scripts = readdirSync(join(shell, "assets"))
    .filter((file) => file.endsWith(".js"))
    .map((file) => `assets/${file}`);
  const drawing = scripts.filter((file) => text(file).includes("th-grid__canvas"));
  const dialogs = scripts.filter((file) => /\/(prices|products)-dialog-/.test(file));
  if (drawing.length === 0 || dialogs.length !== 2)
    throw new Error("The grid is not among the scripts of the shell.");
  const early = drawing.find((file) => before.has(file));
  if (early !== undefined) throw new Error(`${early} comes with a list: the grid has to be loaded late.`);
  return [...withImports([...drawing, ...dialogs])].filter((file) => !before.has(file));
}

async function check() {
  const shell = join(rootDirectory, "packages/admin-ui/dist/shell");
  const manifest = JSON.parse(readFileSync(join(shell, "shell.json"), "utf8"));
  const messages = readFileSync(join(rootDirectory, "packages/admin-ui/src/messages/en.json"), "utf8");
  const sizeOf = (files, compress) =>
    files.reduce((sum, file) => sum + compress(readFileSync(join(shell, file))).length, 0);
  const first = [manifest.early, manifest.entry, ...manifest.preload];
  const scripts = [...first, ...manifest.pages.area];
  const script = sizeOf(scripts, brotliCompressSync);
  const signIn = sizeOf([...first, ...manifest.pages.login], brotliCompressSync);
  const styles = sizeOf(manifest.styles, brotliCompressSync);
  const page = brotliCompressSync(readFileSync(join(shell, "index.html"))).length;
  // As the shell carries them: without the spaces that people read by.
  const texts = sizeOf(["public/locales/en/translation.json"], brotliCompressSync);
  const fonts = readdirSync(join(shell, "assets")).filter((file) =>
    /inter-(latin|european)-wght.*\.woff2$/.test(file),
  );
  if (fonts.length !== 2)
    throw new Error(`The shell has not the fonts that it should have: ${fonts.join(", ")}`);
  const font = fonts.reduce((sum, file) => sum + readFileSync(join(shell, "assets", file)).length, 0);
  const definition = await largestDefinition(JSON.parse(messages));

  const grid = gridFiles(shell, [...scripts, ...manifest.pages.bodies]);
  const everything = page + styles + texts;
  const [latin] = fonts.filter((file) => file.includes("latin"));
  const letters = readFileSync(join(shell, "assets", latin)).length;
  const budgets = [
    { what: "sign-in page in all, brotli", bytes: everything + signIn, limit: 160_000 },
    { what: "first list in all, brotli", bytes: everything + script, limit: 220_000 },
    { what: "  with the font of its letters", bytes: everything + script + letters, limit: 220_000 },
    { what: "  of it script", bytes: script, limit: 200_000 },
    { what: "  of it styles", bytes: styles, limit: 17_000 },
    { what: "fonts for Latin and European names", bytes: font, limit: 36_000 },
    // 183 kB before extensions could change everything; all of that may cost 15.
    { what: "script until a list stands, gzip", bytes: sizeOf(scripts, gzipSync), limit: 198_000 },
    { what: "grid, loaded late, brotli", bytes: sizeOf(grid, brotliCompressSync), limit: 45_000 },
    { what: `largest definition, ${definition.file}`, bytes: definition.bytes, limit: 2_000 },
  ];
  let failed = 0;
  for (const { what, bytes, limit } of budgets) {
    const isOver = bytes > limit;
    if (isOver) failed += 1;
    console.log(
      `  ${isOver ? "OVER" : "ok  "}  ${what.padEnd(44)} ${String(bytes).padStart(8)} of ${limit} bytes`,
    );
  }
  process.exitCode = failed === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await check();
