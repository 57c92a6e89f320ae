/**
 * Makes the seed from nothing: an empty database, the migrations, a running Medusa, and then a year of a shop's life
 * through its APIs. Writes dump.jsonl.gz beside this file. Run it with `node seed/rebuild.mjs`.
 */
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { adminAccount } from "../runtime/admin-account.mjs";
import { createFirstUser, migrate, startBackend } from "../runtime/backend.mjs";
import { createEmptyDatabase, databaseIn } from "../runtime/cluster.mjs";
import { writeDump } from "../runtime/dump.mjs";
import { installStore } from "../runtime/install.mjs";
import { tailOf } from "../runtime/log-tail.mjs";
import { dataPlaces } from "../runtime/places.mjs";
import { probePort } from "../runtime/ports.mjs";
import { findPrograms } from "../runtime/postgres.mjs";
import { withDatabase } from "../runtime/sql.mjs";
import { createApi } from "./api.mjs";
import { fillStore } from "./fill.mjs";
import { printSummary } from "./summary.mjs";
import { writeUploads } from "./uploads.mjs";

const log = (line) => process.stdout.write(`${line}\n`);
// The addresses in the dump; a start rewrites them to its own.
const dumpUrl = "http://127.0.0.1:9000";

async function rebuild() {
  await installStore({ log });
  const place = await mkdtemp(join(tmpdir(), "marram-seed-"));
  const places = await dataPlaces(place);
  await mkdir(places.files, { recursive: true });
  let postgres;
  let backend;
  try {
    postgres = await createEmptyDatabase(await findPrograms(), places.cluster, places.postgresLog);
    const databaseUrl = databaseIn(postgres);
    log("Migrating an empty database …");
    await migrate({ databaseUrl, directory: places.files, logFile: places.backendLog });
    await createFirstUser(databaseUrl, adminAccount);
    await writeUploads(places.uploads);
    const port = await probePort(0, "127.0.0.1");
    const url = `http://127.0.0.1:${port}`;
    backend = await startBackend({ port, host: "127.0.0.1", databaseUrl, url, publicUrl: dumpUrl, directory: places.files, logFile: places.backendLog });
    const api = createApi(url);
    await api.signIn(adminAccount);
    await withDatabase(databaseUrl, async (client) => {
      await fillStore({ api, client, log, uploads: places.uploads, pictureUrl: (name) => `${dumpUrl}/uploads/seed/${name}.svg` });
      await printSummary(client, log);
      const size = await writeDump(client, dumpUrl);
      log(`Wrote seed/dump.jsonl.gz, ${Math.round(size / 1024)} kB.`);
    });
  } catch (error) {
    throw new Error(`${error.message}\nThe end of Medusa's log:\n${await tailOf(places.backendLog, 40)}`, { cause: error });
  } finally {
    await backend?.stop();
    await postgres?.stop();
    await rm(place, { recursive: true, force: true });
    if (!places.cluster.startsWith(place)) await rm(places.cluster, { recursive: true, force: true });
  }
}

rebuild().catch((error) => {
  process.stderr.write(`${error.stack}\n`);
  process.exitCode = 1;
});
