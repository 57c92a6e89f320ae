// Brings the workspace to the point where it can run: packages installed, everything built that is stale.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const rootDirectory = dirname(dirname(fileURLToPath(import.meta.url)));

/** The folders of the packages that are built, in the order in which they are built: each needs some of those before it. */
export const packages = ["mock-store", "extension-sdk", "admin-ui", "admin-cli", "v1-runtime"];

/** The folders of all packages that are published; the last ones are published as they stand. */
export const publishedPackages = [...packages, "create-tillhouse", "medusa-plugin"];

/** Files of a package that its output is made from, beside its `src`. */
const buildFiles = ["package.json", "tsup.config.ts", "tsconfig.build.json", "scripts"];

/** Scripts of the workspace that take part in building a package. */
const buildScripts = [
  "complete-declarations.mjs",
  "build-gallery.mjs",
  "gallery-reference.mjs",
  "gallery.mjs",
  "refuse-circles.mjs",
];

/**
 * Runs a command to its end.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ directory?: string, isQuiet?: boolean, environment?: NodeJS.ProcessEnv }} [options] quiet shows the output
 * only when the command fails
 */
export async function run(
  command,
  args,
  { directory = rootDirectory, isQuiet = false, environment = process.env } = {},
) {
  const child = spawn(command, args, {
    cwd: directory,
    env: environment,
    stdio: isQuiet ? ["ignore", "pipe", "pipe"] : "inherit",
    shell: process.platform === "win32",
  });
  let output = "";
  child.stdout?.on("data", (chunk) => (output += chunk));
  child.stderr?.on("data", (chunk) => (output += chunk));
  const code = await new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  });
  if (code !== 0)
    throw new Error(`${command} ${args.join(" ")} failed (exit code ${code}).\n${output.trim()}`);
}

async function read(path) {
  return existsSync(path) ? await readFile(path, "utf8") : undefined;
}

async function filesBelow(path) {
  if (!existsSync(path)) return [];
  const entries = await readdir(path, { withFileTypes: true, recursive: true }).catch(() => undefined);
  if (entries === undefined) return [path];
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

async function hashOf(files, salt = "") {
  const hash = createHash("sha256").update(salt);
  for (const file of files.sort()) hash.update(file.slice(rootDirectory.length)).update(await readFile(file));
  return hash.digest("hex");
}

/** Installs the packages when they are missing or belong to another lock file. */
export async function ensureInstalled(log) {
  const stamp = join(rootDirectory, "node_modules/.installed");
  const wanted = await hashOf([join(rootDirectory, "package-lock.json")]);
  if ((await read(stamp)) === wanted) return false;
  log("Installing packages");
  await run("npm", ["ci", "--no-audit", "--no-fund"], { isQuiet: true });
  await writeFile(stamp, wanted);
  return true;
}

/** What each package has to be built from now, and whether that is what it was built from, in the order of building. */
async function readBuilds() {
  let below = "";
  const builds = [];
  for (const name of packages) {
    const directory = join(rootDirectory, "packages", name);
    const files = [
      ...(await filesBelow(join(directory, "src"))),
      ...(await Promise.all(buildFiles.map((file) => filesBelow(join(directory, file))))).flat(),
      join(rootDirectory, "tsconfig.json"),
      ...buildScripts.map((file) => join(rootDirectory, "scripts", file)),
    ];
    const hash = await hashOf(
      files.filter((file) => !/\.test(-d)?\.tsx?$/.test(file)),
      `${below}${await read(join(rootDirectory, "package-lock.json"))}`,
    );
    const stamp = join(directory, "dist/.built");
    builds.push({ name, directory, hash, stamp, isStale: (await read(stamp)) !== hash });
    below = hash;
  }
  return builds;
}

/** The packages that are not built, or whose sources have changed since. */
export async function stalePackages() {
  return (await readBuilds()).flatMap(({ name, isStale }) => (isStale ? [name] : []));
}

/** Builds each package whose sources, or whose packages below it, have changed. */
export async function ensureBuilt(log) {
  const built = [];
  for (const { name, directory, hash, stamp, isStale } of await readBuilds()) {
    if (!isStale) continue;
    log(`Building packages/${name}`);
    await run("npm", ["run", "build", "--silent"], { directory, isQuiet: true });
    await mkdir(dirname(stamp), { recursive: true });
    await writeFile(stamp, hash);
    built.push(name);
  }
  return built;
}
