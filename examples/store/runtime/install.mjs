import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { storeDirectory } from "./places.mjs";

const modules = join(storeDirectory, "node_modules");
const stamp = join(modules, ".marram-lock");

const lockHash = async () => createHash("sha256").update(await readFile(join(storeDirectory, "package-lock.json"))).digest("hex");

/**
 * Installs the store's packages when they are missing or are not those of the lock file.
 * @param {{ log?: (line: string) => void }} [options]
 * @returns {Promise<boolean>} whether anything had to be installed
 */
export async function installStore({ log = () => {} } = {}) {
  const wanted = await lockHash();
  if (existsSync(stamp) && (await readFile(stamp, "utf8")) === wanted) return false;
  log("Installing the example store's packages (once; about half a minute).");
  const lines = [];
  const child = spawn("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: storeDirectory,
    // The script of another package's npm run would otherwise point npm at that package.
    env: { ...withoutNpm(process.env), MEDUSA_DISABLE_TELEMETRY: "true" },
    shell: process.platform === "win32",
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => lines.push(String(chunk)));
  const code = await new Promise((resolve) => {
    child.once("error", (error) => {
      lines.push(error.message);
      resolve(1);
    });
    child.once("close", resolve);
  });
  if (code !== 0) {
    throw new Error(`"npm ci" failed in ${storeDirectory}. What it said:\n${lines.join("").trim().split("\n").slice(0, 25).join("\n")}`);
  }
  await writeFile(stamp, wanted);
  return true;
}

const withoutNpm = (environment) => Object.fromEntries(Object.entries(environment).filter(([name]) => !/^npm_(config_local_prefix|package_|lifecycle_)/.test(name)));
