/** @param {string} url @param {(client: import("pg").Client) => Promise<any>} work */
export async function withDatabase(url, work) {
  // Loaded late: store.mjs is imported before its packages are installed.
  const { default: postgres } = await import("pg");
  const client = new postgres.Client({ connectionString: url });
  // A server that is stopped while a connection closes is not an error of the work that is done.
  client.on("error", () => {});
  try {
    await client.connect();
  } catch (error) {
    throw new Error(`Cannot reach the database ${withoutPassword(url)}: ${error.message || error.code}. Check DATABASE_URL and that the server runs.`);
  }
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** @param {string} url */
export const withoutPassword = (url) => url.replace(/^(\w+:\/\/[^:/@]+):[^@]*@/, "$1@");

/** @param {string} name */
export const quoted = (name) => `"${name.replaceAll('"', '""')}"`;

/** @param {() => Promise<void>} work @param {import("pg").Client} client */
export async function inTransaction(client, work) {
  await client.query("BEGIN");
  try {
    const result = await work();
    await client.query("COMMIT");
    return result;
  } catch (error) {
    await client.query("ROLLBACK").catch(() => {});
    throw error;
  }
}
