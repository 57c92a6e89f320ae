// node benchmarks/run.mjs [--only catalogue|dev|first|grid|lists|mistakes|mount|orders|ready|tools|v1] [--save]: measures building, serving
// and the first pages on the example store, lists on a scripted one, what a mistake costs, a catalogue of 10,000 products, orders, the
// admin in hosts, and five screens and the tools beside the official ones, and prints JSON. --save writes it to benchmarks/results, a file for each.
import { spawn } from "node:child_process";
import { rm, writeFile } from "node:fs/promises";
import { cpus, loadavg, release, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { adminAccount, startStore } from "../examples/store/store.mjs";
import { ensureBuilt, ensureInstalled, rootDirectory } from "../scripts/workspace.mjs";
import { measureCatalogue } from "./catalogue.mjs";
import { measureDev } from "./dev.mjs";
import { measureGrid } from "./grid.mjs";
import { measureLists } from "./lists.mjs";
import { measureMistakes } from "./mistakes.mjs";
import { measureMount } from "./mount.mjs";
import { measureOrders } from "./orders.mjs";
import { measurePage, openBrowser } from "./page.mjs";
import { measureProcess, medians, usageOf } from "./process.mjs";
import { measureReady } from "./ready.mjs";
import { measureTools } from "./tools.mjs";
import { measureV1 } from "./v1.mjs";

const { values: options } = parseArgs({
  options: { only: { type: "string" }, save: { type: "boolean", default: false } },
});
const command = join(rootDirectory, "packages/admin-cli/dist/bin.js");
const example = join(rootDirectory, "examples/extension-basics");
const repeats = 5;

async function repeated(measure) {
  const runs = [];
  for (let index = 0; index < repeats; index += 1) runs.push(await measure());
  return medians(runs);
}

/** From the start of the process to the first answer, and the memory after that. */
async function measureServe(backend) {
  const port = 7300 + Math.floor(Math.random() * 500);
  const began = performance.now();
  const child = spawn(process.execPath, [command, "serve", "--port", String(port), "--backend", backend], {
    cwd: example,
    stdio: "ignore",
  });
  const address = `http://localhost:${port}/app`;
  try {
    for (;;) {
      const answer = await fetch(address, { headers: { accept: "text/html" } }).catch(() => undefined);
      if (answer?.ok) break;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    const firstAnswerSeconds = (performance.now() - began) / 1000;
    const { bytes } = await usageOf(child.pid);
    return { firstAnswerSeconds, memoryBytes: bytes };
  } finally {
    child.kill("SIGTERM");
    await new Promise((resolve) => child.on("close", resolve));
  }
}

async function measurePages(store) {
  const { serve } = await import("@tillhouse/admin-cli");
  const admin = await serve({ directory: example, port: 0, backend: store.url, environment: {} });
  const browser = await openBrowser();
  try {
    const page = (path, ready) => () =>
      measurePage(browser, { address: admin.url, path, account: adminAccount, ready });
    const rows = "tbody tr a";
    // The first visit of all warms the store up and is not counted.
    await page("/a/orders", rows)();
    // No build of the example: what extensions share is loaded with them, before anybody signs in.
    const plain = await serve({ directory: rootDirectory, port: 0, backend: store.url, environment: {} });
    const signIn = () =>
      measurePage(browser, { address: plain.url, path: "/login", ready: "input[type=password]" });
    const signInPage = await repeated(signIn);
    await plain.close();
    return {
      signIn: signInPage,
      orders: await repeated(page("/a/orders", rows)),
      products: await repeated(page("/a/products", rows)),
      collections: await repeated(page("/a/collections", rows)),
    };
  } finally {
    await browser.close();
    await admin.close();
  }
}

/** Building, serving and the first pages, each several times: the middle counts. */
async function measureFirst() {
  const data = join(tmpdir(), "tillhouse-benchmarks");
  const store = await startStore({ port: 0, fresh: true, data });
  try {
    const build = await repeated(() =>
      measureProcess(process.execPath, [command, "build"], { directory: example }),
    );
    const serve = await repeated(() => measureServe(store.url));
    return { repeats, build, serve, pages: await measurePages(store) };
  } finally {
    await store.stop();
    await rm(data, { recursive: true, force: true });
  }
}

/** Building and developing, beside the official tools on the same store. */
async function measureBeside() {
  const data = join(tmpdir(), "tillhouse-benchmarks");
  const store = await startStore({ port: 0, fresh: true, data });
  try {
    return await measureTools({ command, example, backend: store.url, log: console.error });
  } finally {
    await store.stop();
    await rm(data, { recursive: true, force: true });
  }
}

const parts = {
  catalogue: () => measureCatalogue(example),
  dev: measureDev,
  first: measureFirst,
  grid: measureGrid,
  lists: () => measureLists(example),
  mistakes: () => measureMistakes(command),
  mount: measureMount,
  orders: () => measureOrders(example),
  ready: () => measureReady(example),
  tools: measureBeside,
  v1: () => measureV1(command),
};

const chosen = options.only === undefined ? Object.keys(parts) : [options.only];
for (const name of chosen) {
  if (!(name in parts))
    throw new Error(`There is no part "${name}" to measure; there are ${Object.keys(parts).join(", ")}.`);
}
await ensureInstalled(console.error);
await ensureBuilt(console.error);
for (const name of chosen) {
  const result = {
    date: new Date().toISOString(),
    machine: {
      processor: cpus()[0]?.model,
      cores: cpus().length,
      memoryBytes: totalmem(),
      system: `${process.platform} ${release()}`,
      node: process.version,
      load: loadavg()[0],
    },
    ...(await parts[name]()),
  };
  const text = `${JSON.stringify(result, null, 2)}\n`;
  process.stdout.write(text);
  if (options.save) await writeFile(join(rootDirectory, `benchmarks/results/${name}.json`), text);
}
