// npm run write: writes every file anew that is made from others. What it says of the packages is read from their
// output, so they have to be built; `--build` does that first.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureBuilt, ensureInstalled, rootDirectory, run, stalePackages } from "./workspace.mjs";

const script = (name) => ({ name, command: process.execPath, args: [`scripts/${name}.mjs`, "--write"] });

/** What writes, and what it writes. The manifest has the ids, which a test takes as they are with `-u`. */
const writers = [
  script("check-folders"),
  script("check-docs"),
  script("check-api"),
  script("check-spec-coverage"),
  {
    name: "zones and ids",
    command: process.execPath,
    args: [
      "node_modules/vitest/vitest.mjs",
      "run",
      "-u",
      "--root",
      "packages/admin-ui",
      "test/manifest.test.ts",
    ],
  },
];

/** A source that a writer writes: the packages are built from it. */
const ids = join(rootDirectory, "packages/extension-sdk/src/extension/built-in-ids.ts");

/**
 * Why nothing can be written; nothing where all is built.
 *
 * @param {readonly string[]} stale names of packages
 */
export function faultOfBuild(stale) {
  if (stale.length === 0) return undefined;
  const names = stale.map((name) => `packages/${name}`).join(", ");
  return `Not built, or changed since: ${names}. Run npm run write -- --build, which builds first.`;
}

async function write() {
  const isBuilding = process.argv.includes("--build");
  const log = (line) => console.log(`  ${line} …`);
  if (isBuilding) {
    await ensureInstalled(log);
    await ensureBuilt(log);
  }
  const fault = faultOfBuild(await stalePackages());
  if (fault !== undefined) throw new Error(fault);
  const before = await readFile(ids, "utf8");
  const failed = [];
  for (const { name, command, args } of writers) {
    console.log(`── ${name} ──`);
    await run(command, args).catch(() => failed.push(name));
  }
  if (failed.length > 0) throw new Error(`What these said is still to be done: ${failed.join(", ")}.`);
  if ((await readFile(ids, "utf8")) !== before)
    throw new Error(
      "The ids have changed, and docs/api has them, too. Run npm run write -- --build once more.",
    );
}

if (import.meta.url === pathToFileURL(process.argv[1]).href)
  write().catch((error) => {
    console.error(`\n  ${error.message}`);
    process.exitCode = 1;
  });
