#!/usr/bin/env node
import { parseArgs } from "node:util";
import { adminAccount, startStore } from "./store.mjs";

const help = `Starts the example store, a Medusa backend with a year of a shop's life in it.

  node examples/store/start.mjs [options]

  --port N     where the store listens (default: $PORT, or 9000)
  --data DIR   where its database, uploads and logs are (default: $STORE_DATA, or .data/store beside this file)
  --empty      begin without the seed, in .data/empty: a store that nobody has set up yet
  --fresh      throw the data away and begin again
  --help       show this

DATABASE_URL names a Postgres of your own; none is started then. README.md has the other variables.
`;
const options = { port: { type: "string" }, data: { type: "string" }, fresh: { type: "boolean" }, empty: { type: "boolean" }, help: { type: "boolean", short: "h" } };
const say = (line) => process.stdout.write(`${line}\n`);

function refuse(message) {
  process.stderr.write(`${message}\nTry: node examples/store/start.mjs --help\n`);
  process.exit(2);
}

function readArguments() {
  try {
    const { values } = parseArgs({ options, strict: true, allowPositionals: false });
    const port = values.port ?? process.env.PORT ?? "9000";
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) refuse(`"${port}" is not a port: a whole number from 0 to 65535 is.`);
    return { ...values, port: Number(port) };
  } catch (error) {
    return refuse(error.message.split(". To specify")[0]);
  }
}

async function main() {
  const { port, data, fresh, empty, help: wantsHelp } = readArguments();
  if (wantsHelp) return say(help);
  let store;
  let asked = false;
  async function stop() {
    if (asked) return;
    asked = true;
    // While it still starts there is nothing to stop here: what was started ends when this process does.
    if (!store) process.exit(130);
    say("Stopping the store …");
    await store.stop();
  }
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);
  store = await startStore({ port, data, fresh, empty, host: process.env.HOST || "127.0.0.1", adminCors: process.env.ADMIN_CORS, log: say });
  say(`The store answers at ${store.url}`);
  say(`Sign in as ${adminAccount.email} with the password ${adminAccount.password}`);
  say(`Its data is in ${store.dataDirectory}`);
  say("Press Ctrl+C to stop it.");
  const { code, signal } = await store.exited;
  if (!asked) throw new Error(`The server ended by itself (${signal ?? `exit code ${code}`}). The reason is at the end of ${store.dataDirectory}/medusa.log`);
}

main().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
