// A file over 300 lines wants to be two. Where it does not, scripts/long-files.json says why. A folder with more than 20 files
// wants folders. And what orders take has a limit as a whole, wherever it lies: what grows beyond it is an engine that lacks a
// word.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { rootDirectory } from "./workspace.mjs";

/** The most lines of a file without a reason. */
export const limit = 300;

/** The most files that lie side by side in a folder of a package. */
export const filesLimit = 20;

/** Folders of data, one file for each language. */
const dataFolders = ["packages/admin-ui/src/messages"];

/** Folders with too many files of their own; those in folders below are not counted. */
export function findCrowds(paths) {
  const counts = {};
  for (const path of paths)
    if (/^packages\/[^/]+\/src\//.test(path)) counts[dirname(path)] = (counts[dirname(path)] ?? 0) + 1;
  return Object.entries(counts)
    .filter(([folder, count]) => count > filesLimit && !dataFolders.includes(folder))
    .map(([folder, count]) => `${folder} has ${count} files of its own, over ${filesLimit}`);
}

const resources = "packages/admin-ui/src/resources/";

/** What orders take, and the most lines of it: their folders, those that exist for them, and the entry that these share. */
export const orders = {
  folders: [`${resources}orders/`, "packages/extension-sdk/src/commerce/"],
  // Variants, what they cost and whether they can be bought belong to the catalogue, which orders only pick from; inventory says how
  // much lies where.
  except: ["variants/", "pricing/", "purchasable/", "inventory/", "locations/"].map(
    (name) => `packages/extension-sdk/src/commerce/${name}`,
  ),
  // Of these some 550 look lost answers up, tell what is open and what is left to pay; 300 read totals with their tax, print
  // who sells, and a slip for each parcel; 340 are lists of cases; 300 pack and send many, find and refund by items; 50
  // make one form of return, exchange and claim, and find what two people asked back in one moment; 80 are
  // imports that folders part, and lines that longer names break; 130 say what members of the shared entry mean; 15 of the
  // entry name what says whether something can be bought, and providers; 10 keep what is for staff from exchanges.
  most: 10400,
};

/**
 * How many lines folders have, and the files beside them that they reach by relative imports. Tests are left out.
 *
 * @param texts what stands in each file, by its path
 * @param except folders below those that are not counted
 */
export function linesReached(texts, folders, except = []) {
  const reached = new Set();
  const follow = (path) => {
    if (reached.has(path)) return;
    reached.add(path);
    for (const [, named] of texts[path].matchAll(/(?:from|import\() ?"(\.[^"]*)"/g)) {
      const found = [".ts", ".tsx"]
        .map((end) => join(dirname(path), named) + end)
        .find((file) => file in texts);
      if (found?.startsWith(resources)) follow(found);
    }
  };
  const isCode = (path) =>
    /\.tsx?$/.test(path) && !/\.test\./.test(path) && !except.some((folder) => path.startsWith(folder));
  for (const path of Object.keys(texts))
    if (isCode(path) && folders.some((folder) => path.startsWith(folder))) follow(path);
  return [...reached].reduce((sum, path) => sum + texts[path].split("\n").length - 1, 0);
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
  const all = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
    cwd: rootDirectory,
    encoding: "utf8",
  })
    .split("\n")
    // Deleted, and not yet committed.
    .filter((path) => path !== "" && existsSync(join(rootDirectory, path)));
  const paths = all.filter((path) => /\.(ts|tsx|mts|mjs|css)$/.test(path));
  const lengths = {};
  const texts = {};
  for (const path of paths) {
    const text = readFileSync(join(rootDirectory, path), "utf8");
    lengths[path] = text.split("\n").length - 1;
    texts[path] = text;
  }
  const reasons = JSON.parse(readFileSync(join(rootDirectory, "scripts/long-files.json"), "utf8"));
  const faults = [...findFaults(lengths, reasons), ...findCrowds(all)];
  const taken = linesReached(texts, orders.folders, orders.except);
  if (taken > orders.most) faults.push(`orders take ${taken} lines, over ${orders.most}`);
  for (const fault of faults) console.log(`  ${fault}`);
  if (faults.length === 0)
    console.log(
      `  ok    ${paths.length} files, ${Object.keys(reasons).length} long with a reason; orders take ${taken} lines of ${orders.most}`,
    );
  process.exitCode = faults.length === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) check();
