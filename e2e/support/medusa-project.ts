// examples/medusa-project in a folder of its own, as installed there, and its server by the command that owners start it by.
import { spawn } from "node:child_process";
import { openSync } from "node:fs";
import { cp, mkdir, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { migrate } from "../../examples/store/runtime/backend.mjs";
import { copyTemplate, databaseIn } from "../../examples/store/runtime/cluster.mjs";
import { moveAddresses, refreshDates } from "../../examples/store/runtime/database.mjs";
import { dataPlaces } from "../../examples/store/runtime/places.mjs";
import { choosePort } from "../../examples/store/runtime/ports.mjs";
import { findPrograms, startPostgres } from "../../examples/store/runtime/postgres.mjs";
import { writeUploads } from "../../examples/store/seed/uploads.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const source = join(root, "examples/medusa-project");

/** What is installed for the store, which has Medusa, and the packages of this workspace. */
const installed = [join(root, "examples/store/node_modules"), join(root, "packages")];

/** Links packages, as an installation would have them: those of a scope beside those that are there. */
async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) {
    if (name.startsWith(".")) continue;
    if (name.startsWith("@")) await linkPackages(join(from, name), join(to, name));
    else await symlink(join(from, name), join(to, name), "junction");
  }
}

/** Plugins from npm that bring pages and widgets for the official admin, as they are published. */
export const publishedPlugins: Readonly<Record<string, object>> = {
  "medusa-plugin-variant-images": {},
  "medusa-product-reviews": {},
  "@rsc-labs/medusa-store-analytics": {},
  // It asks for a key and does nothing with it until somebody pays.
  "medusa-payment-stripe": { api_key: "sk_test_none", webhook_secret: "none" },
};

/** How they stand in the project's configuration, before those that it has. */
const publishedEntries = Object.entries(publishedPlugins)
  .map(([resolve, options]) => `  ${JSON.stringify({ resolve, options: { enableUI: true, ...options } })},\n`)
  .join("");

async function change(file: string, from: string, to: string): Promise<void> {
  await writeFile(file, (await readFile(file, "utf8")).replace(from, to));
}

const listStart = "const plugins = [\n";

/** Writes {@link publishedPlugins} into the project's configuration. */
export async function addPublishedPlugins(directory: string): Promise<void> {
  await change(join(directory, "medusa-config.js"), listStart, listStart + publishedEntries);
}

/** Takes them out again. */
export async function removePublishedPlugins(directory: string): Promise<void> {
  await change(join(directory, "medusa-config.js"), publishedEntries, "");
}

/**
 * Copies the project with {@link publishedPlugins}, and gives it the packages that it would have after an installation.
 */
export async function copyMedusaProject(directory: string): Promise<void> {
  await cp(source, directory, { recursive: true });
  const modules = join(directory, "node_modules");
  const [store = "", own = ""] = installed;
  await linkPackages(store, modules);
  await linkPackages(own, join(modules, "@tillhouse"));
  await addPublishedPlugins(directory);
  // One of them has a page at /reviews as well, and the first one would keep it.
  const bundle = join(directory, "plugins/medusa-plugin-reviews/dist/admin/_virtual_entry.js");
  await change(bundle, 'path: "/reviews"', 'path: "/ratings"');
}

/** A database with the seed and the tables of {@link publishedPlugins}, for a project that is started at the port. */
export async function startDatabase(data: string, uploads: string) {
  const { cluster, files, backendLog, postgresLog } = await dataPlaces(data);
  const programs = await findPrograms();
  const log = () => {};
  await copyTemplate({ programs, cluster, directory: files, backendLog, postgresLog, empty: false, log });
  const postgres = await startPostgres({ programs, cluster, logFile: postgresLog });
  const databaseUrl = databaseIn(postgres);
  const { resolve } = createRequire(join(root, "examples/store/"));
  const plugins = Object.entries(publishedPlugins).map(([name, options]) => ({
    resolve: dirname(resolve(`${name}/package.json`)),
    options,
  }));
  const port = await choosePort(0, "127.0.0.1", { fallback: false, log });
  await refreshDates(databaseUrl);
  await moveAddresses(databaseUrl, `http://localhost:${port}`);
  await migrate({ databaseUrl, directory: files, logFile: backendLog, plugins });
  await writeUploads(uploads);
  return { databaseUrl, port, stop: postgres.stop };
}

/** The texts of the files that the project came with, by their names. */
export async function readMedusaProject(directory: string): Promise<Record<string, string>> {
  const entries = await readdir(source, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(source.length + 1));
  const read = async (name: string) => [name, await readFile(join(directory, name), "utf8")] as const;
  return Object.fromEntries(await Promise.all(names.map(read)));
}

/** How a server is started. */
interface MedusaOptions {
  directory: string;
  port: number;
  databaseUrl: string;
  /** The file that gets what it prints. */
  logFile: string;
  /** Whether it is started as `medusa develop` starts it, which compiles the project's server code before. Default: no. */
  isDeveloping?: boolean;
}

/** Starts `medusa start` in a project, and waits until it answers. */
export async function startMedusa(options: MedusaOptions) {
  const { directory, port, databaseUrl, logFile, isDeveloping = false } = options;
  const log = openSync(logFile, "a");
  const command = join(directory, "node_modules/@medusajs/medusa-cli/cli.js");
  const child = spawn(process.execPath, [command, "start", "--port", String(port)], {
    cwd: directory,
    env: {
      ...process.env,
      NODE_OPTIONS: "",
      NODE_ENV: "development",
      MEDUSA_DISABLE_TELEMETRY: "true",
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      ...(isDeveloping && { COMMAND_INITIATED_BY: "develop" }),
    },
    stdio: ["ignore", log, log],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill("SIGTERM");
    const killed = setTimeout(() => child.kill("SIGKILL"), 8_000);
    await ended;
    clearTimeout(killed);
  };
  const url = `http://localhost:${port}`;
  for (const end = Date.now() + 90_000; ; ) {
    // Routes come after /health, and regions out of the database.
    const answer = await fetch(`${url}/store/regions?limit=1`).catch(() => undefined);
    if (answer?.ok) return { url, stop };
    if (child.exitCode !== null || Date.now() > end) {
      await stop();
      throw new Error(`Medusa did not start:\n${(await readFile(logFile, "utf8")).slice(-3000)}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
