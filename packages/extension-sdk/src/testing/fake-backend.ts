import type { AnyResource } from "../resource/define-resource";
import { FakeError } from "./fake-error";
import { type FakeCall, matchesPattern, readCall } from "./fake-request";
import { type FakeRoute, routesOf } from "./fake-routes";
import { createTable, type FakeTable, requireRecord } from "./fake-table";
import { mergedMetadata } from "./fake-write";
import { requiredFeatures } from "./required-features";
import type { AnySample, SampleRecord } from "./sample";

/** How the fake backend fails: nobody answers, or it is a refusal. A status of 504 is a store that took too long. */
export type FakeFailure =
  | "network"
  | {
      /** HTTP status of the answer. */
      status: number;
      /** JSON of the answer: `{ message, type }` as the store says it. Left out: `{}`. */
      body?: unknown;
    };

/** What the fake backend consists of. */
export interface FakeBackendOptions {
  /** Definitions whose calls the backend answers. */
  resources: readonly AnyResource[];
  /** One for each resource; without it the backend throws. */
  samples: readonly AnySample[];
  /** The store's settings, beside those that every store has. */
  store?: SampleRecord;
  /** The signed-in person, beside what every person has. */
  user?: SampleRecord;
}

/** A backend in memory, and what a test can do to it. */
export interface FakeBackend {
  /** Goes where a `fetch` goes: `<Admin fetch={backend.fetch} />`. */
  fetch: typeof fetch;
  /** Every call so far. */
  calls: readonly FakeCall[];
  /** The calls to one address: `callsTo("POST /collections/:id")`. */
  callsTo(pattern: string): FakeCall[];
  /** Calls to addresses that nobody declared; they were answered with 404. */
  undeclared: readonly FakeCall[];
  /** The signed-in person and the store's settings, as the store holds them now. */
  user: SampleRecord;
  /** The store's settings, as the store holds them now. */
  store: SampleRecord;
  /** The records of a resource, as the store holds them now. */
  records(resource: string): SampleRecord[];
  /** Somebody else changes a record. */
  change(resource: string, id: string, change: SampleRecord): void;
  /** Ids of the records of another resource that a section with members holds. */
  members(resource: string, id: string, section: string): string[];
  /**
   * The next calls to an address fail; all of them unless `times` says how many. With `isDone` the store does what it is asked, and only
   * its answer is lost.
   */
  fail(
    pattern: string,
    failure: FakeFailure,
    options?: {
      /** How many calls fail. Left out: all, until `recover`. */
      times?: number;
      /** The store does what it is asked, and only its answer is lost. */
      isDone?: boolean;
    },
  ): void;
  /** Answers to an address wait until the returned function is called. */
  hold(pattern: string): () => void;
  /** Nothing fails and nothing waits any more. */
  recover(): void;
  /** The session ends: every call is answered with 401 until somebody signs in. */
  signOut(): void;
}

interface Trouble {
  pattern: string;
  failure?: FakeFailure;
  isDone?: boolean;
  gate?: Promise<void>;
  times: number;
}

function refusal(status: number, message: string, type?: string): Response {
  return Response.json({ message, type }, { status });
}

function failed(failure: Exclude<FakeFailure, "network">): Response {
  return Response.json(failure.body ?? {}, { status: failure.status });
}

/** What the admin itself asks, whatever resources there are. */
function ownRoutes(user: SampleRecord, store: SampleRecord): FakeRoute[] {
  return [
    { pattern: "GET /auth", answer: () => ({ user }) },
    { pattern: "GET /store", answer: () => ({ store }) },
    // The admin asks for batch jobs by itself; this store does nothing by itself.
    { pattern: "GET /batch-jobs", answer: () => ({ batch_jobs: [], count: 0, offset: 0, limit: 100 }) },
    {
      pattern: "POST /uploads",
      answer: () => ({ uploads: [{ url: "https://files.test/upload.png", key: "upload.png" }] }),
    },
    { pattern: "GET /users/me", answer: () => ({ user }) },
    {
      pattern: `POST /users/${String(user.id)}`,
      answer: ({ payload }) => {
        const metadata = mergedMetadata(user.metadata, Object(payload).metadata);
        return { user: Object.assign(user, payload, { metadata }) };
      },
    },
    { pattern: `GET /users/${String(user.id)}`, answer: () => ({ user }) },
  ];
}

/** What a resource of that name would answer otherwise; no definition needs to declare it. */
function standInRoutes(store: SampleRecord): FakeRoute[] {
  return [
    // Nobody has written anything about any record.
    { pattern: "GET /notes", answer: () => ({ notes: [], count: 0, offset: 0, limit: 50 }) },
    // The sidebar counts those that wait.
    { pattern: "GET /orders", answer: () => ({ orders: [], count: 0, offset: 0, limit: 1 }) },
    {
      pattern: "POST /store",
      answer: ({ payload }) => {
        const metadata = mergedMetadata(store.metadata, Object(payload).metadata);
        return { store: Object.assign(store, payload, { metadata }) };
      },
    },
  ];
}

function createTables({ resources, samples }: FakeBackendOptions): Map<string, FakeTable> {
  return new Map(
    resources.map((resource) => {
      const sample = samples.find(({ of }) => of === resource.name);
      if (sample === undefined) throw new Error(`There is no sample of "${resource.name}".`);
      return [resource.name, createTable(resource, sample)];
    }),
  );
}

/**
 * A backend in memory that behaves as Medusa v1 does, for every address that the given definitions declare. An address
 * that nobody declared is answered with 404, a key that the API does not take with 400.
 *
 * @example
 * const backend = createFakeBackend({ resources: [reviews], samples: [reviewsSample] });
 * render(<Admin config={{ router: "memory" }} extensions={[{ id: "x", resources: [reviews] }]} fetch={backend.fetch} />);
 * expect(backend.callsTo("POST /reviews/:id")).toEqual([expect.objectContaining({ payload: { title: "Better" } })]);
 */
export function createFakeBackend(options: FakeBackendOptions): FakeBackend {
  const tables = createTables(options);
  const user: SampleRecord = {
    id: "usr_me",
    email: "person@store.test",
    first_name: "Pat",
    last_name: "Person",
    role: "admin",
    metadata: null,
    ...options.user,
  };
  const store: SampleRecord = {
    id: "store_1",
    name: "Sample store",
    default_currency_code: "eur",
    currencies: [{ code: "eur" }],
    // Flags and modules are told apart by nobody who only asks whether there is one.
    feature_flags: options.resources.flatMap(requiredFeatures).map((key) => ({ key, value: true })),
    modules: [],
    ...Object.assign({}, ...options.samples.map((sample) => sample.store)),
    ...options.store,
  };
  const world = { tables, store };
  const routes = [
    ...ownRoutes(user, store),
    ...[...tables.values()].flatMap((table) => routesOf(table, world)),
    ...standInRoutes(store),
  ];
  const calls: FakeCall[] = [];
  const undeclared: FakeCall[] = [];
  let troubles: Trouble[] = [];
  let isSignedIn = true;

  const tableOf = (name: string): FakeTable => {
    const table = tables.get(name);
    if (table === undefined) throw new Error(`The fake backend knows no resource "${name}".`);
    return table;
  };

  const session = (method: string): Response => {
    if (method === "POST") isSignedIn = true;
    if (method === "DELETE") isSignedIn = false;
    return isSignedIn ? Response.json({ user }) : refusal(401, "Unauthorized", "unauthorized");
  };

  const answer = (call: FakeCall): Response => {
    const { method, path } = call;
    if (path === "/auth") return session(method);
    if (!isSignedIn) return refusal(401, "Unauthorized", "unauthorized");
    const route = routes.find(({ pattern }) => matchesPattern(pattern, method, path));
    if (route === undefined) {
      undeclared.push(call);
      return refusal(404, `Cannot ${method} /admin${path}`);
    }
    try {
      const at = route.pattern.split(" ")[1]?.split("/").indexOf(":id") ?? -1;
      const made = route.answer(call, decodeURIComponent(path.split("/")[at] ?? ""));
      call.isDone = true;
      const saysOnlyOk = options.samples.some((sample) => sample.saysOnlyOk?.includes(route.pattern));
      return saysOnlyOk ? new Response("OK") : Response.json(made);
    } catch (error) {
      if (error instanceof FakeError) call.complaint = error.message;
      if (error instanceof FakeError) return refusal(error.status, error.message, error.type);
      throw error;
    }
  };

  const troubleFor = ({ method, path }: FakeCall): Trouble | undefined => {
    const trouble = troubles.find(({ pattern, times }) => times > 0 && matchesPattern(pattern, method, path));
    if (trouble !== undefined) trouble.times -= 1;
    return trouble;
  };

  const serve = async (call: FakeCall): Promise<Response> => {
    const trouble = troubleFor(call);
    if (trouble?.gate !== undefined) await trouble.gate;
    const failure = trouble?.failure;
    if (trouble?.isDone) answer(call);
    if (failure === "network") throw new TypeError("Failed to fetch");
    return failure === undefined ? answer(call) : failed(failure);
  };

  return {
    fetch: async (input, init) => {
      const call = readCall(input, init);
      calls.push(call);
      const response = await serve(call);
      call.status = response.status;
      return response;
    },
    calls,
    undeclared,
    user,
    store,
    callsTo: (pattern) => calls.filter(({ method, path }) => matchesPattern(pattern, method, path)),
    records: (name) => tableOf(name).records,
    change: (name, id, change) => {
      Object.assign(requireRecord(tableOf(name), id), change);
    },
    members: (name, id, section) => [...(tableOf(name).members.get(`${id} ${section}`) ?? [])],
    fail: (pattern, failure, { times = Number.POSITIVE_INFINITY, isDone } = {}) => {
      troubles.push({ pattern, failure, times, isDone });
    },
    hold: (pattern) => {
      let release: () => void = () => undefined;
      const gate = new Promise<void>((resolve) => {
        release = resolve;
      });
      const trouble: Trouble = { pattern, gate, times: Number.POSITIVE_INFINITY };
      troubles.push(trouble);
      return () => {
        troubles = troubles.filter((other) => other !== trouble);
        release();
      };
    },
    recover: () => {
      troubles = [];
    },
    signOut: () => {
      isSignedIn = false;
    },
  };
}
