/**
 * The store's own Postgres cluster. A filled cluster is kept as a template for each version of the seed: a new or
 * refreshed store is a copy of its files, which takes a fraction of the time that migrations and loading take.
 */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, cp, mkdir, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { beginEmpty, restoreSeed } from "./database.mjs";
import { seedHash } from "./dump.mjs";
import { placeForPostgres, templatesDirectory } from "./places.mjs";
import { createCluster, startPostgres } from "./postgres.mjs";
import { isAlive } from "./processes.mjs";
import { withDatabase } from "./sql.mjs";

const databaseName = "medusa";

/** The system's own copying is several times faster than Node's, and keeps the owner. */
const copyTree = (from, to) => (process.platform === "win32" ? cp(from, to, { recursive: true }) : promisify(execFile)("cp", ["-a", from, to]));

/** @param {import("./postgres.mjs").Programs} programs @param {string} cluster @param {string} logFile */
export async function createEmptyDatabase(programs, cluster, logFile) {
  await createCluster(programs, cluster);
  const postgres = await startPostgres({ programs, cluster, logFile });
  await withDatabase(postgres.url("postgres"), (client) => client.query(`CREATE DATABASE ${databaseName}`));
  return postgres;
}

/** The template of the present seed, or of a store with nothing in it, made now if there is none yet. */
export async function findTemplate({ programs, directory, backendLog, postgresLog, empty, log }) {
  const place = await placeForPostgres(templatesDirectory);
  const hash = await seedHash();
  const template = join(place, empty ? `${hash}-empty` : hash);
  if (existsSync(template)) return template;
  log(empty ? "Making an empty database; later starts copy it." : "Making the database out of the seed; later starts copy it.");
  const growing = join(place, `growing-${process.pid}-${Date.now()}`);
  let postgres;
  try {
    postgres = await createEmptyDatabase(programs, growing, postgresLog);
    await (empty ? beginEmpty : restoreSeed)({ url: postgres.url(databaseName), directory, logFile: backendLog });
    await postgres.stop();
  } catch (error) {
    await postgres?.stop();
    await rm(growing, { recursive: true, force: true });
    throw error;
  }
  await removeOthers(place, { growing, hash });
  // Another store may have made the same template meanwhile; either is as good.
  await rename(growing, template).catch(() => rm(growing, { recursive: true, force: true }));
  return template;
}

/** Templates of seeds that are no longer the present one, and those whose maker was killed, only take room. */
async function removeOthers(place, { growing, hash }) {
  for (const name of await readdir(place)) {
    const maker = Number(name.match(/^growing-(\d+)-/)?.[1]);
    const isLeft = maker && maker !== process.pid && !isAlive(maker);
    const isOld = /^[0-9a-f]{16}(-empty)?$/.test(name) && !name.startsWith(hash);
    if (isLeft || (isOld && join(place, name) !== growing)) await rm(join(place, name), { recursive: true, force: true });
  }
}

/** Puts a copy of a template at the given place. */
export async function copyTemplate({ cluster, ...options }) {
  const template = await findTemplate(options);
  const arriving = `${cluster}-arriving-${process.pid}`;
  const leaving = `${cluster}-leaving-${process.pid}`;
  await mkdir(dirname(cluster), { recursive: true });
  await copyTree(template, arriving);
  // Postgres accepts no directory that others may read.
  await chmod(arriving, 0o700);
  if (existsSync(cluster)) await rename(cluster, leaving);
  await rename(arriving, cluster);
  // Nobody waits for the removal of what nobody looks at; what a killed start leaves is removed by the next.
  removeLeftovers(cluster).catch(() => {});
}

async function removeLeftovers(cluster) {
  const place = dirname(cluster);
  for (const name of await readdir(place)) {
    if (name.startsWith("postgres-leaving-") || name.startsWith("postgres-arriving-")) await rm(join(place, name), { recursive: true, force: true });
  }
}

export const databaseIn = (postgres) => postgres.url(databaseName);
