/**
 * The Medusa server as a child of the store. It is what `medusa start` does, with three differences: it listens on one
 * address instead of all, it tells its parent when it listens or why it cannot, and it ends when the parent is gone.
 */
require("core-js/stable");
require("regenerator-runtime/runtime");
const express = require("express");
const { GracefulShutdownServer } = require("medusa-core-utils");
const loadMedusa = require("@medusajs/medusa/dist/loaders").default;

const longestStop = 4000;
const tell = (message) => new Promise((resolve) => (process.connected ? process.send(message, () => resolve()) : resolve()));

async function main() {
  const application = express();
  const medusa = await loadMedusa({ directory: __dirname.replace(/[\\/]runtime$/, ""), expressApp: application });
  const listening = application.listen(Number(process.env.PORT), process.env.HOST);
  // Longer than anybody who asks keeps an idle connection: it would be closed just when it is used again.
  listening.keepAliveTimeout = 75_000;
  const server = GracefulShutdownServer.create(listening, 20);
  let stopping = false;

  async function stop() {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(0), longestStop).unref();
    await server.shutdown(longestStop / 2);
    await medusa.prepareShutdown();
    await medusa.shutdown();
    process.exit(0);
  }

  listening.once("listening", () => tell({ ready: true }));
  listening.once("error", (error) => tell({ error: error.message, code: error.code }).then(() => process.exit(1)));
  process.on("disconnect", stop);
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, stop);
}

// Until the server is up there is nothing to end in an orderly way.
process.once("disconnect", () => setTimeout(() => process.exit(0), longestStop));
main().catch((error) => {
  console.error(error);
  tell({ error: error.message }).then(() => process.exit(1));
});
