// Starts what the browser tests run on: the example store with fresh data, and the admin served in every way that
// matters. The tests get the addresses; a small door lets them stop and start the backend.
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, serve } from "@tillhouse/admin-cli";
import { startStore } from "../examples/store/store.mjs";
import { openHosts } from "./hosts";
import { saveAnalyticsChoice } from "./save-analytics-choice";

const root = fileURLToPath(new URL("..", import.meta.url));

async function openDoor(store: Awaited<ReturnType<typeof startStore>>) {
  const server = createServer((request, response) => {
    const act = request.url === "/stop" ? store.stopBackend : store.startBackend;
    act().then(
      () => response.end("done"),
      (error: Error) => response.writeHead(500).end(error.message),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The door has no port.");
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}

export default async function setUp() {
  // A folder of its own: two checkouts may be tested side by side.
  const data = await mkdtemp(join(tmpdir(), "tillhouse-browser-tests-"));
  const hosts = await openHosts();
  const store = await startStore({ port: 0, fresh: true, data, host: "localhost", adminCors: hosts.origin });
  await saveAnalyticsChoice(store.url);
  await hosts.build(store.url);
  const directory = join(root, "examples/extension-basics");
  const ownResource = join(root, "examples/extension-resource");
  const everyField = join(root, "e2e/fixtures/every-field");
  const places = join(root, "e2e/fixtures/places");
  const points = join(root, "examples/extension-points");
  const brokenPoints = join(root, "e2e/fixtures/broken-points");
  const broken = join(root, "e2e/fixtures/broken-extension");
  await build({ directory, environment: {} });
  await build({ directory: broken, environment: {} });
  await build({ directory: ownResource, environment: {} });
  await build({ directory: everyField, environment: {} });
  await build({ directory: places, environment: {} });
  await build({ directory: points, environment: {} });
  await build({ directory: brokenPoints, environment: {} });
  const common = { port: 0, backend: store.url, environment: {} };
  const servers = await Promise.all([
    serve({ ...common, directory, basePath: "/app" }),
    serve({ ...common, directory, basePath: "/" }),
    serve({ ...common, directory, basePath: "/back/office" }),
    serve({ ...common, directory: broken, basePath: "/app" }),
    serve({ ...common, directory: ownResource, basePath: "/app" }),
    serve({ ...common, directory: everyField, basePath: "/app" }),
    serve({ ...common, directory: places, basePath: "/app" }),
    serve({ ...common, directory: points, basePath: "/app" }),
    serve({ ...common, directory: brokenPoints, basePath: "/app" }),
  ]);
  const [app, atRoot, deep, brokenApp, notes, fields, placesApp, pointsApp, brokenPointsApp] = servers;
  const door = await openDoor(store);
  const addresses = {
    app: app.url,
    root: atRoot.url,
    deep: deep.url,
    broken: brokenApp.url,
    notes: notes.url,
    fields: fields.url,
    places: placesApp.url,
    points: pointsApp.url,
    brokenPoints: brokenPointsApp.url,
    hosts: hosts.origin,
    store: store.url,
    storeLog: join(store.dataDirectory, "medusa.log"),
    door: door.url,
  };
  process.env.TILLHOUSE_TEST_ADDRESSES = JSON.stringify(addresses);
  return async () => {
    door.close();
    hosts.close();
    await Promise.all(servers.map((server) => server.close()));
    await store.stop();
    await rm(data, { recursive: true, force: true });
  };
}
