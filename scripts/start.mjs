// npm start: installs what is missing, builds what is stale, starts the example store and the admin with the example
// extension. Ctrl+C stops both.
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensureBuilt, ensureInstalled, rootDirectory } from "./workspace.mjs";

const began = performance.now();
const log = (line) => console.log(`  ${line}`);

const help = `npm start -- [options]

  --port N         port of the admin (7001)
  --backend URL    an existing backend; the example store is not started then
  --data DIR       where the example store keeps its database and uploads
  --empty          an example store that nobody has set up yet, with data of its own
  --fresh          throw the data of the example store away and begin again
  --help           this text`;

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: "string", default: "7001" },
        backend: { type: "string" },
        data: { type: "string" },
        empty: { type: "boolean", default: false },
        fresh: { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
    });
    return values;
  } catch (error) {
    console.error(`${error.message}\n\n${help}`);
    process.exit(2);
  }
}

/** Starts the example store unless another backend is named. Its packages are its own. */
async function startBackend({ backend, data, empty, fresh }) {
  if (backend !== undefined) return { url: backend, stop: async () => {} };
  const { installStore, startStore } = await import("../examples/store/store.mjs");
  await installStore({ log });
  return await startStore({ port: 9000, portFallback: true, data, empty, fresh, log });
}

async function start() {
  const options = readOptions();
  if (options.help) {
    console.log(help);
    return;
  }
  let stopping = false;
  const running = [];
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    for (const part of running.reverse()) await part().catch((error) => console.error(error.message));
    process.exit(0);
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);

  // The store has packages of its own and takes its time to start; the admin is installed and built meanwhile.
  const storeStarts = startBackend(options).then((store) => {
    running.push(() => store.stop());
    return store;
  });
  const prepare = async () => {
    await ensureInstalled(log);
    await ensureBuilt(log);
    const { build } = await import("@tillhouse/admin-cli");
    await build({ directory: join(rootDirectory, "examples/extension-basics") });
  };
  const [store] = await Promise.all([storeStarts, prepare()]);
  const { serve } = await import("@tillhouse/admin-cli");
  const admin = await serve({
    directory: join(rootDirectory, "examples/extension-basics"),
    port: options.port,
    backend: store.url,
    environment: {},
  });
  running.push(() => admin.close());
  const problem = await Promise.race([
    admin.backendProblem,
    new Promise((resolve) => setTimeout(resolve, 500)),
  ]);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`
  Tillhouse   ${admin.url}
  Backend     ${store.url}
  Sign in     admin@tillhouse.test, password tillhouse
  Ready in    ${seconds} s. Ctrl+C stops it.
`);
  if (problem) console.warn(`  ${problem}`);
  const ended = await store.exited;
  if (ended !== undefined && !stopping) {
    console.error("  The store has stopped by itself.");
    await stop();
  }
}

start().catch((error) => {
  console.error(`\n  ${error.message}`);
  if (error.hint) console.error(`  ${error.hint}`);
  process.exit(1);
});
