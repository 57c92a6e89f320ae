/** What a worker has listening, each at a port of its own. */
const served = [
  "store",
  "app",
  "root",
  "deep",
  "notes",
  "fields",
  "places",
  "points",
  "brokenPoints",
  "harmful",
  "official",
  "officialPackages",
  "hosts",
  "next",
] as const;

type ServedName = (typeof served)[number];

const basePaths: Partial<Record<ServedName, string>> = {
  store: "",
  hosts: "",
  root: "",
  deep: "/back/office",
};

/** Where an example of embedding is: each has an origin of its own. */
export const exampleAddress = (name: string) => `http://${name}.localhost:${portOf("hosts")}`;

/** How many ports each worker may have. */
export const portsPerWorker = 20;

/** The port of something that a worker serves. */
export function portOf(name: ServedName): number {
  const first = Number(process.env.TILLHOUSE_TEST_PORT ?? 0);
  return first + Number(process.env.TEST_PARALLEL_INDEX ?? 0) * portsPerWorker + served.indexOf(name);
}

const addressOf = (name: ServedName) => `http://localhost:${portOf(name)}${basePaths[name] ?? "/app"}`;

/**
 * Where the admin and the store of this worker are. They are known before anything listens there, so that tests can name
 * them wherever they like.
 */
export const addresses = {
  /** The backend: a real store of this worker's own, or the mock store. */
  store: addressOf("store"),
  /** The admin with the example's extensions at `/app`, at the root and deeper. */
  app: addressOf("app"),
  root: addressOf("root"),
  deep: addressOf("deep"),
  /** An extension with a resource of its own. */
  notes: addressOf("notes"),
  /** An extension whose forms ask for everything that can be asked. */
  fields: addressOf("fields"),
  /** An extension that stands everywhere around the resources. */
  places: addressOf("places"),
  /** An extension with every extension point. */
  points: addressOf("points"),
  /** The same points, each of them broken. */
  brokenPoints: addressOf("brokenPoints"),
  harmful: addressOf("harmful"),
  /** Extensions that were written for the official admin. */
  official: addressOf("official"),
  /** The same, with what every shared package does, and the cases that are hard. */
  officialPackages: addressOf("officialPackages"),
  /** Where platforms are that mount the admin as a package. */
  hosts: addressOf("hosts"),
};
