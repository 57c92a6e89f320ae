// A file over 300 lines wants to be two. Where it does not, scripts/long-files.json says why. And the largest of the resources
// has a limit as a whole: what grows beyond it is an engine that lacks a word.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { rootDirectory } from "./workspace.mjs";

/** The most lines of a file without a reason. */
export const limit = 300;

/** The most lines of code that a folder may have, tests left out. */
export const folderLimits = { "packages/admin-ui/src/resources/orders": 5200 };

/** How many lines say something to the machine: blank ones and comments do not. */
export function linesOfCode(text) {
  return text.split("\n").filter((line) => !/^\s*(?:$|\/\/|\*|\/\*)/.test(line)).length;
}

/**
 * What is wrong with the sizes of folders.
 *
 * @param code lines of code of each file, by its path
 */
export function findLargeFolders(code, limits = folderLimits) {
  return Object.entries(limits).flatMap(([folder, most]) => {
    const within = Object.entries(code).filter(
      ([path]) => path.startsWith(`${folder}/`) && !path.includes(".test."),
    );
    const lines = within.reduce((sum, [, count]) => sum + count, 0);
    return lines > most ? [`${folder} has ${lines} lines of code, over ${most}`] : [];
  });
}

/**
 * What is wrong with the lengths of files.
 *
 * @param lengths lines of each file, by its path
 * @param reasons why a file is long, by its path
 */
export function findFaults(lengths, reasons) {
  const tooLong = Object.entries(lengths)
    .filter(([path, lines]) => lines > limit && !reasons[path])
    .map(([path, lines]) => `${path} has ${lines} lines, and no reason in scripts/long-files.json`);
  const idle = Object.keys(reasons)
    .filter((path) => !(lengths[path] > limit))
    .map((path) => `${path} is named in scripts/long-files.json, but it is not long`);
  return [...tooLong, ...idle];
}

function check() {
  const paths = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
    cwd: rootDirectory,
    encoding: "utf8",
  })
    .split("\n")
    .filter((path) => /\.(ts|tsx|mts|mjs|css)$/.test(path));
  const lengths = {};
  const code = {};
  for (const path of paths) {
    try {
      const text = readFileSync(join(rootDirectory, path), "utf8");
      lengths[path] = text.split("\n").length - 1;
      code[path] = linesOfCode(text);
    } catch {
      // Deleted, and not yet committed.
    }
  }
  const reasons = JSON.parse(readFileSync(join(rootDirectory, "scripts/long-files.json"), "utf8"));
  const faults = [...findFaults(lengths, reasons), ...findLargeFolders(code)];
  for (const fault of faults) console.log(`  ${fault}`);
  if (faults.length === 0)
    console.log(`  ok    ${paths.length} files, ${Object.keys(reasons).length} long with a reason`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) check();
