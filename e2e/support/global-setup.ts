// What all workers share: extensions and hosts are built once, and a range of ports is found in which nothing listens.
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "@tillhouse/admin-cli";
import type { FullConfig } from "playwright/test";
import { run } from "../../scripts/workspace.mjs";
import { prepareProjects } from "./environment";
import { portsPerWorker } from "./urls";

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "localhost", () => server.close(() => resolve(true)));
  });
}

/** Builds the hosts in a process of their own, so that another core builds the projects meanwhile. */
function buildHosts(): Promise<void> {
  const program = fileURLToPath(new URL("../../scripts/built-hosts.mjs", import.meta.url));
  return run(process.execPath, [program], { isQuiet: true });
}

/**
 * The first of as many free ports as are asked for. They lie below those that the system gives to connections, which could
 * take one of them before a worker does.
 */
async function findPorts(count: number): Promise<number> {
  for (let tries = 0; tries < 50; tries += 1) {
    const first = 20_000 + Math.floor(Math.random() * 100) * 100;
    const ports = Array.from({ length: count }, (_, index) => first + index);
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return first;
  }
  throw new Error(`There are no ${count} free ports in a row.`);
}

export default async function setUp({ workers }: FullConfig) {
  // A folder of its own: two checkouts may be tested side by side.
  const data = await mkdtemp(join(tmpdir(), "tillhouse-browser-tests-"));
  process.env.TILLHOUSE_TEST_DATA = data;
  process.env.TILLHOUSE_TEST_PORT = String(await findPorts(workers * portsPerWorker));
  const projects = await prepareProjects();
  const environment = { MEDUSA_ADMIN_SHOP: "The shop on the corner", API_TOKEN: "not for the browser" };
  await Promise.all([buildHosts(), ...projects.map((directory) => build({ directory, environment }))]);
  return () => rm(data, { recursive: true, force: true });
}
