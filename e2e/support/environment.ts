// What one worker runs its tests on: a backend, and the admin served in every way that matters. Nothing of it is shared
// with another worker, so tests of two workers can never meet.
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { serve } from "@tillhouse/admin-cli";
import { startStore } from "../../examples/store/store.mjs";
import { copyProject } from "./copy-project";
import { serveHosts } from "./hosts";
import { addresses, portOf } from "./urls";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The projects that are built for the tests where they lie. */
const ownProjects = {
  basics: join(root, "examples/extension-basics"),
  notes: join(root, "examples/extension-resource"),
  points: join(root, "examples/extension-points"),
  fields: join(root, "e2e/fixtures/every-field"),
  places: join(root, "e2e/fixtures/places"),
  brokenPoints: join(root, "e2e/fixtures/broken-points"),
  harmful: join(root, "e2e/fixtures/harmful-extension"),
};

/** Those that are built where nothing of this repository is installed. */
const copiedProjects = {
  official: join(root, "e2e/fixtures/official-extensions"),
  officialPackages: join(root, "e2e/fixtures/official-packages"),
};

const copyOf = (name: keyof typeof copiedProjects) => join(process.env.TILLHOUSE_TEST_DATA ?? "", name);

/** Copies what is built elsewhere, and tells the folders of all projects. */
export async function prepareProjects(): Promise<string[]> {
  const copies = Object.entries(copiedProjects).map(async ([name, from]) => {
    const to = copyOf(name as keyof typeof copiedProjects);
    await copyProject(from, to);
    return to;
  });
  return [...Object.values(ownProjects), ...(await Promise.all(copies))];
}

/** Which kind of store the admin stands on. */
export type BackendName = "mock" | "store" | "empty";

interface Backend {
  /** Everything is as at the start, where that costs nothing. */
  reset(): Promise<void>;
  /** Ends the store and leaves the admin alone with it. */
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

/** The folder of this worker's store. */
const dataDirectory = () =>
  join(process.env.TILLHOUSE_TEST_DATA ?? "", `store-${process.env.TEST_PARALLEL_INDEX}`);

/** The store's log, which has the addresses that mails would lead to. */
export const storeLog = () => join(dataDirectory(), "medusa.log");

async function openStore({ empty = false } = {}): Promise<Backend> {
  const store = await startStore({
    port: portOf("store"),
    fresh: true,
    empty,
    data: dataDirectory(),
    host: "localhost",
    adminCors: addresses.hosts,
  });
  return {
    reset: async () => {},
    stop: store.stopBackend,
    start: store.startBackend,
    close: store.stop,
  };
}

async function openMock(): Promise<Backend> {
  const server = await serve({ port: portOf("store"), basePath: "/", mock: true, environment: {} });
  const onlyRealStores = () => Promise.reject(new Error("The mock store does not stop."));
  return {
    reset: async () => {
      await fetch(`${addresses.store}/__mock/reset`, { method: "POST" });
    },
    stop: onlyRealStores,
    start: onlyRealStores,
    close: () => server.close(),
  };
}

/** The backend that this worker's tests may stop, and an end to all of it. */
export interface Environment {
  backend: Backend;
  close(): Promise<void>;
}

/** Starts the backend of this worker and the admin in front of it. */
export async function openEnvironment(name: BackendName): Promise<Environment> {
  const backend = name === "mock" ? await openMock() : await openStore({ empty: name === "empty" });
  const { basics, notes, points, fields, places, brokenPoints, harmful } = ownProjects;
  const admins = {
    app: { directory: basics, storefrontUrl: "https://shop.example/products/{handle}" },
    root: { directory: basics, basePath: "/" },
    deep: { directory: basics, basePath: "/back/office" },
    notes: { directory: notes },
    fields: { directory: fields },
    places: { directory: places },
    points: { directory: points },
    brokenPoints: { directory: brokenPoints },
    harmful: { directory: harmful },
    official: { directory: copyOf("official") },
    officialPackages: { directory: copyOf("officialPackages") },
  } as const;
  const names = Object.keys(admins) as (keyof typeof admins)[];
  const servers = await Promise.all([
    ...names.map((admin) =>
      serve({
        basePath: "/app",
        ...admins[admin],
        port: portOf(admin),
        backend: addresses.store,
        environment: {},
      }),
    ),
    serveHosts(portOf("hosts"), addresses.store, portOf("next")),
  ]);
  return {
    backend,
    async close() {
      await Promise.all(servers.map((server) => server.close()));
      await backend.close();
    },
  };
}
