/** The Medusa server of a store: start it, wait until it really answers, stop it; and the migrations of its database. */
import { execFile, fork } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { tailOf } from "./log-tail.mjs";
import { storeDirectory } from "./places.mjs";
import { identify, pause } from "./processes.mjs";

const startPatience = 90_000;

/** @param {string} file @param {{ environment: Record<string, string>, directory: string, logFile: string }} options */
function forkWithLog(file, { environment, directory, logFile }) {
  const log = openSync(logFile, "a");
  const child = fork(join(storeDirectory, "runtime", file), [], {
    cwd: directory,
    // In a group of its own: Ctrl+C in a terminal reaches the store alone, which then stops things in the right order.
    detached: true,
    execArgv: [],
    env: { ...process.env, NODE_OPTIONS: "", NODE_ENV: "development", MEDUSA_DISABLE_TELEMETRY: "true", ...environment },
    stdio: ["ignore", log, log, "ipc"],
  });
  closeSync(log);
  return child;
}

/** @param {{ databaseUrl: string, directory: string, logFile: string, plugins?: object[] }} options `plugins` as in `startBackend` */
export async function migrate({ databaseUrl, directory, logFile, plugins = [] }) {
  const environment = { DATABASE_URL: databaseUrl, STORE_PLUGINS: JSON.stringify(plugins) };
  const child = forkWithLog("migrate.cjs", { environment, directory, logFile });
  const code = await new Promise((resolve) => child.once("exit", resolve));
  if (code !== 0) throw new Error(`The database migrations failed. The end of ${logFile}:\n${await tailOf(logFile)}`);
}

/**
 * The first user has nobody who could invite them; Medusa makes them by a command of its own.
 * @param {string} databaseUrl @param {{ email: string, password: string }} account
 */
export async function createFirstUser(databaseUrl, { email, password }) {
  const command = join(storeDirectory, "node_modules/@medusajs/medusa-cli/cli.js");
  await promisify(execFile)(process.execPath, [command, "user", "-e", email, "-p", password], {
    cwd: storeDirectory,
    env: { ...process.env, DATABASE_URL: databaseUrl, NODE_ENV: "development", MEDUSA_DISABLE_TELEMETRY: "true" },
  });
}

/** @param {string} url */
async function answers(url) {
  try {
    // Medusa answers /health before its routes are there; regions come out of the database.
    const health = await fetch(`${url}/health`);
    const region = await fetch(`${url}/store/regions?limit=1`);
    await Promise.all([health.text(), region.text()]);
    return health.ok && region.ok;
  } catch {
    return false;
  }
}

/**
 * @param {{ port: number, host: string, databaseUrl: string, url: string, publicUrl: string, adminCors?: string,
 *   directory: string, logFile: string }} options
 */
export async function startBackend({ port, host, databaseUrl, url, publicUrl, plugins, adminCors, directory, logFile }) {
  const environment = { PORT: String(port), HOST: host, DATABASE_URL: databaseUrl, BACKEND_URL: publicUrl };
  if (adminCors) environment.ADMIN_CORS = adminCors;
  if (plugins) environment.STORE_PLUGINS = JSON.stringify(plugins);
  const child = forkWithLog("serve.cjs", { environment, directory, logFile });
  const ended = new Promise((resolve) => child.once("exit", (code, signal) => resolve({ code, signal })));
  let problem;
  let listening = false;
  let over = false;
  child.on("message", (message) => {
    if (message.ready) listening = true;
    if (message.error) problem = message;
  });
  child.once("error", (error) => {
    problem = { error: error.message };
  });
  ended.then(() => {
    over = true;
  });

  async function stop() {
    if (child.connected) child.disconnect();
    const killed = setTimeout(() => child.kill("SIGKILL"), 8000);
    const result = await ended;
    clearTimeout(killed);
    return result;
  }

  const deadline = Date.now() + startPatience;
  while (!(listening && (await answers(url)))) {
    if (problem?.code === "EADDRINUSE") {
      await stop();
      throw Object.assign(new Error(`Port ${port} on ${host} is taken by another program. Stop that program, or choose another port.`), { code: "PORT_TAKEN", port });
    }
    if (over || problem || Date.now() > deadline) {
      const reason = problem?.error ?? (over ? "the server ended" : "the server did not answer in time");
      await stop();
      throw new Error(`Medusa did not start: ${reason}. The end of ${logFile}:\n${await tailOf(logFile)}`);
    }
    await pause(25);
  }
  return { process: await identify(child.pid), stop, ended };
}
