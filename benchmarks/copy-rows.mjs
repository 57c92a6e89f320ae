// Grows a store by copying its rows within the database: what is copied is as real as what was there.

/** Columns of a table, to copy rows within it. */
async function columnsOf(client, table) {
  const { rows } = await client.query(
    "SELECT column_name FROM information_schema.columns WHERE table_name = $1 AND table_schema = 'public'",
    [table],
  );
  return rows.map(({ column_name: name }) => name);
}

/**
 * Copies rows of a table, with other values in some of the columns.
 *
 * @param {{ query(text: string, values?: unknown[]): Promise<{ rows: object[] }> }} client a connection to the database of the store
 * @param {{ table: string, from: string, where: string, values: Record<string, string>, leaveOut?: string[] }} rows `from` names
 *   the table that is copied `source`; the values are SQL
 */
export async function copyRows(client, { table, from, where, values, leaveOut = [] }) {
  const names = (await columnsOf(client, table)).filter((name) => !leaveOut.includes(name));
  const quoted = names.map((name) => `"${name}"`).join(", ");
  const chosen = names.map((name) => values[name] ?? `source."${name}"`).join(", ");
  await client.query(`INSERT INTO "${table}" (${quoted}) SELECT ${chosen} FROM ${from} WHERE ${where}`);
}
