/**
 * Where a store keeps its things. Postgres refuses to run as root, so for root it runs as "nobody", and everything it
 * touches must lie where that user can go. Where it cannot, that part moves to a place under the system's lasting
 * temporary directory whose name follows from the place it stands for, so that the next start finds it again.
 */
import { createHash } from "node:crypto";
import { chmod, chown, lstat, mkdir, realpath, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const nobody = 65534;
const lastingTemporary = "/var/tmp";

export const storeDirectory = resolve(dirname(fileURLToPath(import.meta.url)), "..");
export const defaultDataDirectory = join(storeDirectory, ".data", "store");
const emptyDataDirectory = join(storeDirectory, ".data", "empty");
export const templatesDirectory = join(storeDirectory, ".data", "templates");
export const dumpFile = join(storeDirectory, "seed", "dump.jsonl.gz");

const isRoot = () => process.getuid?.() === 0;

/** The user that Postgres runs as, where that is not the user who starts the store. */
export const postgresUser = () => (isRoot() ? { uid: nobody, gid: nobody } : {});

/** @param {import("node:fs").Stats} status */
const letsNobodyIn = (status) => (status.uid === nobody ? status.mode & 0o100 : status.mode & 0o001) !== 0;

/** @param {string} directory which exists */
async function canNobodyReach(directory) {
  for (let place = directory; ; place = dirname(place)) {
    if (!letsNobodyIn(await stat(place))) return false;
    if (place === dirname(place)) return true;
  }
}

/** Lets others pass through a directory of ours, without letting them list it: temporary directories begin closed. */
async function openToAll(directory) {
  const status = await stat(directory);
  if (status.uid === 0 && !letsNobodyIn(status)) await chmod(directory, (status.mode & 0o7777) | 0o011);
}

/**
 * The directory itself when Postgres can go there, else its stand-in; either way it exists afterwards.
 * @param {string} directory
 */
export async function placeForPostgres(directory) {
  await mkdir(directory, { recursive: true });
  const real = await realpath(directory);
  if (!isRoot()) return real;
  await openToAll(real);
  if (await canNobodyReach(real)) return real;
  const standIn = join(lastingTemporary, `marram-store-${createHash("sha256").update(real).digest("hex").slice(0, 16)}`);
  await mkdir(standIn, { recursive: true, mode: 0o711 });
  const status = await lstat(standIn);
  if (!status.isDirectory() || status.uid !== 0) {
    throw new Error(`${standIn} belongs to another user. Remove it, or give a data directory that every user can enter.`);
  }
  await chmod(standIn, 0o711);
  return standIn;
}

/** Gives a directory to the user that Postgres runs as. @param {string} directory */
export async function giveToPostgres(directory) {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  if (isRoot()) await chown(directory, nobody, nobody);
}

/** @param {string | undefined} data @param {{ empty?: boolean }} [options] a store without the seed has a place of its own */
export async function dataPlaces(data, { empty = false } = {}) {
  const dataDirectory = resolve(data || process.env.STORE_DATA || (empty ? emptyDataDirectory : defaultDataDirectory));
  const postgresParent = await placeForPostgres(dataDirectory);
  const files = join(dataDirectory, "files");
  await mkdir(join(files, "uploads"), { recursive: true });
  return {
    dataDirectory,
    cluster: join(postgresParent, "postgres"),
    // Medusa writes uploads relative to its working directory and serves them under the same words.
    files,
    uploads: join(files, "uploads"),
    lock: join(dataDirectory, "running.json"),
    backendLog: join(dataDirectory, "medusa.log"),
    postgresLog: join(dataDirectory, "postgres.log"),
  };
}
