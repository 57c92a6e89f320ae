/** What a store's database goes through before Medusa may start on it. */
import { adminAccount } from "./admin-account.mjs";
import { createFirstUser, migrate } from "./backend.mjs";
import { bringUpToDate, getState, loadDump, setState } from "./dump.mjs";
import { inTransaction, withDatabase } from "./sql.mjs";

/** The tables and the seed, into a database without tables. @param {{ url: string, directory: string, logFile: string }} options */
export async function restoreSeed({ url, directory, logFile }) {
  await migrate({ databaseUrl: url, directory, logFile });
  await withDatabase(url, loadDump);
}

/** The tables, and the one who signs in. What every store has, Medusa makes when it starts. @param {{ url: string, directory: string, logFile: string }} options */
export async function beginEmpty({ url, directory, logFile }) {
  await migrate({ databaseUrl: url, directory, logFile });
  await createFirstUser(url, adminAccount);
}

/** @param {string} url */
export const isEmpty = (url) =>
  withDatabase(url, async (client) => {
    const { rows } = await client.query("SELECT count(*)::int AS tables FROM information_schema.tables WHERE table_schema = 'public'");
    return rows[0].tables === 0;
  });

/** Throws away every table of a database that is not ours to drop. @param {string} url */
export const clearDatabase = (url) =>
  withDatabase(url, (client) => client.query("DROP SCHEMA IF EXISTS marram CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public"));

/** @param {string} url */
export const refreshDates = (url) => withDatabase(url, (client) => bringUpToDate(client));

const pictureColumns = [["product", "thumbnail"], ["image", "url"], ["line_item", "thumbnail"]];

/**
 * Medusa stores the full address of a picture, so the addresses follow the store to its present one.
 * @param {string} databaseUrl
 * @param {string} storeUrl
 */
export const moveAddresses = (databaseUrl, storeUrl) =>
  withDatabase(databaseUrl, async (client) => {
    const before = await getState(client, "url");
    if (!before || before === storeUrl) return;
    await inTransaction(client, async () => {
      for (const [table, column] of pictureColumns) {
        await client.query(
          `UPDATE "${table}" SET "${column}" = $2 || substr("${column}", length($1) + 1) WHERE starts_with("${column}", $1 || '/uploads/')`,
          [before, storeUrl],
        );
      }
      await setState(client, "url", storeUrl);
    });
  });
