// Collects the licences of what is built into the package.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** The folder of the package that a file of `node_modules` belongs to. */
function packageOf(path) {
  const [, folder] = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path.replaceAll("\\", "/")) ?? [];
  return folder;
}

/**
 * The licences of the packages that went into a build: their terms ask that they come along.
 *
 * @param {string[]} inputs files, absolute
 */
export async function readLicences(inputs) {
  const folders = new Set(inputs.map(packageOf).filter((folder) => folder !== undefined));
  const licences = new Map();
  for (const folder of folders) {
    const { name, version, license } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
    const files = await readdir(folder);
    const file = files.find((each) => /^licen[cs]e/i.test(each));
    const text = file === undefined ? "" : `\n\n${(await readFile(join(folder, file), "utf8")).trim()}`;
    licences.set(`${name} ${version}`, `${name} ${version} (${license})${text}\n`);
  }
  return [...licences]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([, text]) => text)
    .join(`\n${"-".repeat(80)}\n\n`);
}
