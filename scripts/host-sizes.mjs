// What the admin costs the page of a host until the rows of its first list stand: script, texts and styles, brotli. What the host
// has anyway is apart: React, and its own router.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { buildHost, writeHost } from "./vite-hosts.mjs";

/**
 * The examples that are measured: the file of each that has the admin, the files that a list waits for beside it, and the most
 * that all of it may be, in bytes.
 */
export const measuredHosts = [
  { example: "embed-parts", page: "desk", waits: ["area-provider", "list-content"], limit: 150_000 },
  { example: "embed-vite-react-19", page: "back-office", waits: ["admin-area", "built-in"], limit: 200_000 },
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

/**
 * What the admin costs the page of a host that was built.
 *
 * @param {string} folder where its files are
 * @param {(typeof measuredHosts)[number]} host
 * @param {string} styles its sheet
 * @returns {number} bytes
 */
export function costOf(folder, { page, waits }, styles) {
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

/**
 * Builds a host with Vite, and measures it.
 *
 * @param {string} directory where it was written
 * @param {(typeof measuredHosts)[number]} host
 * @returns {Promise<number>} bytes
 */
export async function costByVite(directory, host) {
  await buildHost("vite-8", directory, { onNextMajors: true });
  return costOfBuilt(directory, host);
}

/**
 * What Vite has built of a host.
 *
 * @param {string} directory
 * @param {(typeof measuredHosts)[number]} host
 * @returns {number} bytes
 */
export function costOfBuilt(directory, host) {
  const folder = join(directory, "dist/assets");
  return costOf(folder, host, join(folder, named(folder, host.page, ".css")[0]));
}

/**
 * What the pages of a built host load by themselves: the scripts and styles of the HTML, with what they import.
 *
 * @param {string} directory where it was built
 * @returns {number} bytes
 */
export function firstLoad(directory) {
  const html = readFileSync(join(directory, "dist/index.html"), "utf8");
  const files = [...html.matchAll(/"\/assets\/([^"]+\.(?:js|css))"/g)].map(([, file]) => file);
  const folder = join(directory, "dist/assets");
  return [...withImports(folder, files)].reduce((sum, file) => sum + sizeOf(join(folder, file)), 0);
}

/**
 * The same of a host with an empty page in the place of the one that has the admin.
 *
 * @param {string} directory where that host is written
 * @param {Record<string, string>} files of the host
 * @param {(typeof measuredHosts)[number]} host
 * @returns {Promise<number>} bytes
 */
export async function firstLoadWithout(directory, files, { page }) {
  await writeHost(directory, { ...files, [`src/${page}.tsx`]: "export default () => null;\n" });
  await buildHost("vite-8", directory, { onNextMajors: true });
  return firstLoad(directory);
}
