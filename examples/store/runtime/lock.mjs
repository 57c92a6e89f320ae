/** One data directory, one store: a note in it tells which process runs on it. */
import { readFile, rm, writeFile } from "node:fs/promises";
import { endProcess, identify, isRunning } from "./processes.mjs";

/**
 * Takes the directory, or says which process has it. What a killed store left behind is ended.
 * @param {{ lock: string, dataDirectory: string }} places
 */
export async function takeDirectory({ lock, dataDirectory }) {
  const before = await readFile(lock, "utf8").then(JSON.parse).catch(() => ({}));
  if (await isRunning(before.store)) {
    throw Object.assign(
      new Error(`The data directory ${dataDirectory} is in use by the store with process ${before.store.id}${before.url ? ` at ${before.url}` : ""}. Stop it, or choose another data directory.`),
      { code: "DATA_IN_USE" },
    );
  }
  await endProcess(before.backend, [["SIGTERM", 3000], ["SIGKILL", 2000]]);
  await endProcess(before.keeper, [["SIGTERM", 8000], ["SIGKILL", 1000]]);
  const note = { store: await identify(process.pid) };
  const write = () => writeFile(lock, `${JSON.stringify(note, null, 2)}\n`);
  await write();
  return {
    /** @param {object} more */
    async add(more) {
      Object.assign(note, more);
      await write();
    },
    release: () => rm(lock, { force: true }),
  };
}
