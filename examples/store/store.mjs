/** The example store as a program: `import { startStore } from "./store.mjs"`. */
import { existsSync } from "node:fs";
import { mkdtemp, rm, truncate } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { adminAccount } from "./runtime/admin-account.mjs";
import { migrate, startBackend } from "./runtime/backend.mjs";
import { copyTemplate, databaseIn, findTemplate } from "./runtime/cluster.mjs";
import { beginEmpty, clearDatabase, isEmpty, moveAddresses, refreshDates, restoreSeed } from "./runtime/database.mjs";
import { installStore } from "./runtime/install.mjs";
import { takeDirectory } from "./runtime/lock.mjs";
import { dataPlaces } from "./runtime/places.mjs";
import { choosePort } from "./runtime/ports.mjs";
import { findPrograms, startPostgres, stopOrphan } from "./runtime/postgres.mjs";
import { writeUploads } from "./seed/uploads.mjs";

export { adminAccount, installStore };

/**
 * @typedef {object} StoreOptions
 * @property {number} [port] where Medusa listens; 0 takes any free port
 * @property {string} [host]
 * @property {string} [data] directory for the database, the uploads and the logs
 * @property {boolean} [fresh] throw the data away and begin again
 * @property {boolean} [empty] begin without the seed: a store that nobody has set up yet. Data that is there stays as it is
 * @property {boolean} [portFallback] take the next free port when this one is taken
 * @property {{ resolve: string, options: object }[]} [plugins] plugins beside those of the store, as in medusa-config.js
 * @property {boolean} [migrations] make the tables of those plugins, which takes some seconds
 * @property {string} [adminCors] the origins that may call the admin API, as Medusa's admin_cors
 * @property {(line: string) => void} [log]
 *
 * @typedef {object} RunningStore
 * @property {string} url
 * @property {number} port
 * @property {string} databaseUrl
 * @property {string} dataDirectory
 * @property {() => Promise<void>} stop ends Medusa and Postgres; calling it again waits for the same end
 * @property {() => Promise<void>} stopBackend ends Medusa alone
 * @property {() => Promise<void>} startBackend starts Medusa again, on the same port and database
 * @property {() => Promise<void>} restartBackend
 * @property {Promise<{ code: number | null, signal: string | null }>} exited when the store is over, asked to or not
 */

/**
 * Starts the store and answers when its API does.
 * @param {StoreOptions} [options]
 * @returns {Promise<RunningStore>}
 */
export async function startStore({ port = 9000, host = "127.0.0.1", data, fresh = false, empty = false, portFallback = false, plugins, migrations = false, adminCors, log = () => {} } = {}) {
  await installStore({ log });
  const places = await dataPlaces(data, { empty });
  const note = await takeDirectory(places);
  let database;
  try {
    // After the note is taken: a server that a killed store left behind may have held this very port until then.
    const chosenPort = await choosePort(port, host, { fallback: portFallback, log });
    database = await openDatabase({ places, fresh, empty, log });
    const url = `http://${["0.0.0.0", "::"].includes(host) ? "localhost" : host}:${chosenPort}`;
    const publicUrl = (process.env.BACKEND_URL || url).replace(/\/$/, "");
    await moveAddresses(database.url, publicUrl);
    if (migrations)
      await migrate({ databaseUrl: database.url, directory: places.files, logFile: places.backendLog, plugins });
    const begin = () =>
      startBackend({ port: chosenPort, host, databaseUrl: database.url, url, publicUrl, plugins, adminCors, directory: places.files, logFile: places.backendLog });
    return await runStore({ url, port: chosenPort, places, note, database, begin });
  } catch (error) {
    await database?.stop();
    await note.release();
    throw error;
  }
}

/**
 * Makes ready what a first start would wait for: the packages, the database out of the seed, and the empty one. Stores that
 * start at the same time do it once instead of each for itself.
 * @param {{ log?: (line: string) => void }} [options]
 */
export async function prepareStore({ log = () => {} } = {}) {
  await installStore({ log });
  const scratch = await mkdtemp(join(tmpdir(), "tillhouse-store-template-"));
  try {
    const { files, backendLog, postgresLog } = await dataPlaces(scratch);
    const programs = await findPrograms();
    for (const empty of [false, true]) await findTemplate({ programs, directory: files, backendLog, postgresLog, empty, log });
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** A database that is ready for Medusa: empty, or seeded, with dates that fit today. */
async function openDatabase({ places, fresh, empty, log }) {
  const { cluster, files: directory, backendLog, postgresLog } = places;
  await Promise.all([backendLog, postgresLog].map((file) => truncate(file).catch(() => {})));
  const given = process.env.DATABASE_URL;
  if (fresh) await rm(places.uploads, { recursive: true, force: true });
  if (given) {
    if (fresh) await clearDatabase(given);
    if (empty && (await isEmpty(given))) await beginEmpty({ url: given, directory, logFile: backendLog });
    else if (await isEmpty(given)) {
      log("The database is empty, so it gets the seed.");
      await restoreSeed({ url: given, directory, logFile: backendLog }).catch(async (error) => {
        // Tables without the seed would pass for a store the next time.
        await clearDatabase(given).catch(() => {});
        throw error;
      });
      await refreshDates(given);
    }
    if (!empty) await writeUploads(places.uploads);
    return { url: given, stop: async () => {}, ended: new Promise(() => {}) };
  }
  const programs = await findPrograms();
  if (await stopOrphan(cluster)) log("Stopped the Postgres that an earlier, killed start left behind.");
  const isNew = fresh || !existsSync(cluster);
  if (isNew) await copyTemplate({ programs, cluster, directory, backendLog, postgresLog, empty, log });
  const postgres = await startPostgres({ programs, cluster, logFile: postgresLog });
  try {
    if (isNew && !empty) await refreshDates(databaseIn(postgres));
    if (!empty) await writeUploads(places.uploads);
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  return { url: databaseIn(postgres), stop: postgres.stop, ended: postgres.ended, keeper: postgres.keeper };
}

/** @returns {Promise<RunningStore>} */
async function runStore({ url, port, places, note, database, begin }) {
  let backend;
  let stopped;
  let tellExited;
  const exited = new Promise((resolve) => {
    tellExited = resolve;
  });

  async function startAgain() {
    if (stopped) throw new Error("The store is stopped; start a new one.");
    if (backend) return;
    const started = await begin();
    backend = started;
    started.ended.then((result) => {
      // Only an end that nobody asked for is the store's end.
      if (backend !== started) return;
      backend = undefined;
      stop(result);
    });
    await note.add({ url, backend: started.process, keeper: database.keeper, cluster: places.cluster });
  }

  async function stopBackend() {
    const ending = backend;
    backend = undefined;
    await ending?.stop();
  }

  function stop(result = { code: 0, signal: null }) {
    stopped ??= (async () => {
      await stopBackend();
      await database.stop();
      await note.release();
      tellExited(result);
    })();
    return stopped;
  }

  await startAgain();
  database.ended.then(() => stop({ code: 1, signal: null }));
  return {
    url,
    port,
    databaseUrl: database.url,
    dataDirectory: places.dataDirectory,
    exited,
    stop: () => stop(),
    stopBackend,
    startBackend: startAgain,
    async restartBackend() {
      await stopBackend();
      await startAgain();
    },
  };
}
