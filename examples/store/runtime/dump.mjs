/**
 * The seed as a file: gzipped JSON lines, a heading and then one line for each table. Postgres writes and reads the rows
 * as JSON itself, so no value passes through a JavaScript number or date on its way.
 */
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { dumpFile, storeDirectory } from "./places.mjs";
import { inTransaction, quoted } from "./sql.mjs";

// What Medusa notes for itself and needs for minutes only: remembered answers to repeated requests, jobs to be queued.
const passing = new Set(["idempotency_key", "staged_job"]);

const day = 24 * 60 * 60 * 1000;

/** Names the seed together with the versions whose migrations made its tables. */
export async function seedHash() {
  const hash = createHash("sha256");
  for (const file of [dumpFile, join(storeDirectory, "package-lock.json"), new URL(import.meta.url)]) hash.update(await readFile(file));
  return hash.digest("hex").slice(0, 16);
}

/** @param {import("pg").Client} client */
async function tablesOf(client) {
  const { rows } = await client.query(
    `SELECT table_name AS table, json_agg(json_build_object('name', column_name, 'type', data_type) ORDER BY ordinal_position) AS columns
     FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND is_generated = 'NEVER' AND table_name !~ 'migrations$'
     GROUP BY table_name ORDER BY table_name`,
  );
  return rows;
}

/** @param {import("pg").Client} client @param {string} url which the pictures' addresses begin with */
export async function writeDump(client, url) {
  const { rows: [{ newest }] } = await client.query(`SELECT coalesce(max(created_at), now()) AS newest FROM "order"`);
  const lines = [JSON.stringify({ format: 1, newestOrder: newest, url })];
  for (const { table } of await tablesOf(client)) {
    if (passing.has(table)) continue;
    // Sorted, so that a rebuilt dump differs from the last one only where the seed does.
    const { rows: [{ count, content }] } = await client.query(
      `SELECT count(*)::int AS count, json_agg(row ORDER BY row::text)::text AS content FROM ${quoted(table)} AS row`,
    );
    if (count > 0) lines.push(`{"table":${JSON.stringify(table)},"rows":${content.replaceAll("\n", "")}}`);
  }
  const packed = gzipSync(lines.join("\n"), { level: 9 });
  await writeFile(dumpFile, packed);
  return packed.length;
}

/** Only a superuser may switch the checks of foreign keys off, or one who was allowed to. */
async function withoutChecks(client) {
  await client.query("SET LOCAL session_replication_role = replica").catch((error) => {
    throw new Error(`The seed cannot be loaded as this database user (${error.message}). Use a superuser, or let it: GRANT SET ON PARAMETER session_replication_role TO <user>`);
  });
}

/** Fills the migrated, empty tables. @param {import("pg").Client} client */
export async function loadDump(client) {
  const lines = gunzipSync(await readFile(dumpFile)).toString("utf8").split("\n");
  const heading = JSON.parse(lines[0]);
  const columns = new Map((await tablesOf(client)).map((entry) => [entry.table, entry.columns.map((column) => quoted(column.name)).join(", ")]));
  await inTransaction(client, async () => {
    // Rows come table by table, so what they refer to may not be there yet.
    await withoutChecks(client);
    for (const name of columns.keys()) await client.query(`DELETE FROM ${quoted(name)}`);
    for (const line of lines.slice(1)) {
      const table = line.slice('{"table":"'.length, line.indexOf('"', '{"table":"'.length));
      const names = columns.get(table);
      if (!names) throw new Error(`The seed has a table "${table}" which this Medusa has not. Rebuild it: node seed/rebuild.mjs`);
      const rows = line.slice(line.indexOf('"rows":') + '"rows":'.length, -1);
      await client.query(`INSERT INTO ${quoted(table)} (${names}) SELECT ${names} FROM json_populate_recordset(NULL::${quoted(table)}, $1::json)`, [rows]);
    }
    await setSequences(client);
    await client.query(`CREATE SCHEMA IF NOT EXISTS marram`);
    await client.query(`CREATE TABLE IF NOT EXISTS marram.state (key text PRIMARY KEY, value text NOT NULL)`);
    await setState(client, "url", heading.url);
    await setState(client, "newestOrder", heading.newestOrder);
  });
  return heading;
}

/** @param {import("pg").Client} client */
async function setSequences(client) {
  const { rows } = await client.query(
    `SELECT table_name AS table, column_name AS column, pg_get_serial_sequence(quote_ident(table_name), column_name) AS sequence
     FROM information_schema.columns
     WHERE table_schema = 'public' AND column_default LIKE 'nextval(%' AND table_name !~ 'migrations$'`,
  );
  for (const { table, column, sequence } of rows) {
    if (!sequence) continue;
    await client.query(`SELECT setval($1, coalesce((SELECT max(${quoted(column)}) FROM ${quoted(table)}), 0) + 1, false)`, [sequence]);
  }
}

/** @param {import("pg").Client} client @param {string} key @param {string} value */
export const setState = (client, key, value) =>
  client.query("INSERT INTO marram.state VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value", [key, value]);

/** @param {import("pg").Client} client @param {string} key @returns {Promise<string | undefined>} */
export async function getState(client, key) {
  const { rows } = await client.query("SELECT to_regclass('marram.state') IS NOT NULL AS exists");
  if (!rows[0].exists) return undefined;
  return (await client.query("SELECT value FROM marram.state WHERE key = $1", [key])).rows[0]?.value;
}

/**
 * Moves every date by whole days, past and future alike, so that the newest order is less than a day old: a shop whose
 * last order came months ago shows nothing in a screen that looks at this week.
 * @param {import("pg").Client} client
 */
export async function bringUpToDate(client, now = Date.now()) {
  const newest = Date.parse(await getState(client, "newestOrder"));
  const days = Math.floor((now - newest) / day);
  if (days === 0) return days;
  await inTransaction(client, async () => {
    await withoutChecks(client);
    for (const { table, columns } of await tablesOf(client)) {
      const dates = columns.filter((column) => column.type.startsWith("timestamp"));
      if (dates.length === 0) continue;
      const changes = dates.map(({ name }) => `${quoted(name)} = ${quoted(name)} + $1 * interval '1 day'`);
      await client.query(`UPDATE ${quoted(table)} SET ${changes.join(", ")}`, [days]);
    }
    await setState(client, "newestOrder", new Date(newest + days * day).toISOString());
  });
  return days;
}
