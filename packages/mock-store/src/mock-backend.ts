import type { MockData } from "./database/mock-data";
import { idsIn, MockDatabase } from "./database/mock-database";
import { errorResponse, isMockError, MockError } from "./database/mock-error";
import type { MockExtension, MockRouteContext } from "./extension/define-mock";
import { createExtensionSet, type HeldTables, tablesOf } from "./extension/extension-set";
import { matchEndpoint, readPattern } from "./http/match-endpoint";
import type { MockCall } from "./http/mock-call";
import { createSessions, unauthorized } from "./http/mock-sessions";
import { readRequest, type SentRequest } from "./http/read-request";
import { toResponse } from "./http/to-response";
import { findEndpoint, validateRequest } from "./http/validate-request";
import { storeRoutes } from "./routes/store-routes";
import { featureUrls, type ScenarioName, scenarios } from "./seed/scenarios";
import { seedStore } from "./seed/seed-store";

/** How a mock store differs from the usual one. */
export interface MockBackendOptions {
  /** What the store is like: a {@link ScenarioName}, or a scenario of an extension. `default` when left out. */
  scenario?: string;
  /** What extensions add to the store; see {@link defineMock}. Default: nothing. */
  extensions?: readonly MockExtension[];
  /** Changes what the store holds, at the start and after each reset. */
  fixtures?: (data: MockData) => void;
  /** Endpoints for one test: `{ "GET /reviews": () => ({ reviews: [], count: 0 }) }`. They win over those of extensions. */
  endpoints?: Readonly<Record<string, (question: MockRouteContext) => unknown>>;
  /** The time; when left out, one morning in January 2026 that goes on by a second with each look at the clock. */
  now?: () => Date;
  /** Whether somebody has to sign in first, as in a browser. In tests everybody is signed in. */
  needsSignIn?: boolean;
}

/** A call that the mock store was asked, and how it went. */
export interface MockRequest extends Pick<SentRequest, "method" | "path" | "query" | "payload"> {
  /** HTTP status that the store answered with. */
  status: number;
}

/** A Medusa v1 backend in memory. */
export interface MockBackend {
  /** Goes where a `fetch` goes. */
  fetch: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;
  /** What the store holds now. */
  readonly data: MockData;
  /** Every call since the last reset. */
  readonly requests: readonly MockRequest[];
  /** Name of the scenario that the store plays now. */
  readonly scenario: string;
  /** Names of all scenarios that it can play. */
  readonly scenarios: readonly string[];
  /** Whether an extension answers there. @param path of the whole address: `/admin/reviews` */
  hasOwnEndpoint(method: string, path: string): boolean;
  /** Makes it another store. What was written is gone, unless only its manners change. @throws Error for an unknown scenario. */
  play(scenario: string): void;
  /**
   * Takes other extensions in place of those before. What was written stays, but for tables that are defined otherwise now, and
   * for everything where the scenario itself was changed.
   *
   * @throws Error where two have the same endpoint or scenario; nothing is changed then.
   */
  replaceExtensions(extensions: readonly MockExtension[]): void;
  /** Everything is as at the start. */
  reset(): void;
}

const startOfTime = Date.UTC(2026, 0, 15, 9);

function tickingClock(): () => Date {
  let ticks = 0;
  return () => new Date(startOfTime + 1000 * ticks++);
}

/**
 * A Medusa v1 backend in memory: all addresses of the admin, a shop with products, customers and orders in every state,
 * and the store's own refusals. It needs no server, and every test may have one of its own.
 *
 * @example
 * const backend = createMockBackend({ scenario: "empty-shop" });
 * const answer = await backend.fetch("http://store.test/admin/products");
 * expect(await answer.json()).toMatchObject({ products: [], count: 0 });
 */
export function createMockBackend(options: MockBackendOptions = {}): MockBackend {
  const { endpoints = {}, fixtures, needsSignIn = false } = options;
  let set = createExtensionSet(options.extensions ?? []);
  let scenario = options.scenario ?? "default";
  let store: ScenarioName = set.storeScenario(scenario);
  let held: HeldTables = [];
  let db = build();
  let requests: MockRequest[] = [];
  let asked = 0;
  const sessions = createSessions(needsSignIn);

  function build(): MockDatabase {
    const made = new MockDatabase(options.now ?? tickingClock());
    seedStore(made, scenarios[store]);
    held = set.makeTables({ data: made, store, now: () => made.now() });
    set.fill(scenario, made, held);
    fixtures?.(made);
    return made;
  }

  function hasFeature(path: string): boolean {
    const store = db.rows("store")[0];
    const held = store === undefined ? [] : [...idsIn(store, "flags"), ...idsIn(store, "modules")];
    return Object.entries(featureUrls).every(
      ([feature, paths]) =>
        held.includes(feature) || !paths.some((start) => path === start || path.startsWith(`${start}/`)),
    );
  }

  /** What an endpoint that somebody wrote answers. What goes wrong in it is told, as nobody else could tell. */
  async function answerOwn(pattern: string, answer: () => unknown): Promise<Response> {
    try {
      return toResponse(await answer());
    } catch (error) {
      if (isMockError(error)) throw error;
      const reason = error instanceof Error ? error.message : String(error);
      const message = `The mock of ${pattern} failed: ${reason}`;
      throw new MockError({ status: 500, message, code: "unknown_error" });
    }
  }

  async function answerAdmin(sent: SentRequest): Promise<Response> {
    const path = sent.path.replace(/^\/admin/, "");
    const { method, headers, query, payload, files, body } = sent;
    if (method === "POST" && (path === "/auth" || path === "/auth/token"))
      return sessions.signIn(db, sent, path);
    const user = sessions.userOf(db, headers);
    const isPublic = /^\/(invites\/accept|users\/(password-token|reset-password))$/.test(path);
    if (user === undefined && !isPublic) return unauthorized();
    if (method === "DELETE" && path === "/auth") return sessions.signOut(headers);
    const question = { method, path, query, payload, files, body, headers };
    for (const [pattern, answer] of Object.entries(endpoints)) {
      const params = matchEndpoint(readPattern(pattern), method, path);
      if (params !== undefined) return answerOwn(pattern, () => answer({ ...question, params }));
    }
    const own = set.find(method, path);
    if (own !== undefined) {
      const { endpoint, index, params, pattern } = own;
      const context = { ...question, params, tables: tablesOf(held, index), data: db };
      return answerOwn(pattern, () => endpoint(context));
    }
    const found = hasFeature(path) ? findEndpoint(method, path) : undefined;
    const handler = found && storeRoutes[found.endpoint.pattern];
    if (found === undefined || handler === undefined)
      return new Response(`Cannot ${method} /admin${path}`, { status: 404 });
    const me = user ?? db.require("user", db.rows("user")[0]?.id);
    const call: MockCall = { ...question, params: found.params, db, user: me };
    validateRequest(found.endpoint, call);
    return toResponse(await handler(call));
  }

  function answerControl({ method, path, payload }: SentRequest): Response {
    if (method === "POST" && path === "/__mock/scenario") {
      const next = set.scenarios.find((name) => name === payload.scenario);
      if (next === undefined)
        return Response.json(
          { message: `There are the scenarios ${set.scenarios.join(", ")}.` },
          { status: 400 },
        );
      backend.play(next);
    } else if (method === "POST" && path === "/__mock/reset") backend.reset();
    else if (method !== "GET" || path !== "/__mock") return new Response("Not found", { status: 404 });
    return Response.json({ scenario, scenarios: set.scenarios });
  }

  async function answer(sent: SentRequest): Promise<Response> {
    const { path } = sent;
    if (path === "/health") return new Response("OK");
    if (path === "/__mock" || path.startsWith("/__mock/")) return answerControl(sent);
    if (path !== "/admin" && !path.startsWith("/admin/"))
      return new Response(`Cannot ${sent.method} ${path}`, { status: 404 });
    const { delay, failsEvery } = scenarios[store];
    asked += 1;
    if (delay !== undefined) await wait(delay[0] + ((asked * 613) % (delay[1] - delay[0])));
    const isSpared = /^\/admin\/(auth|store|users\/me)/.test(path);
    if (failsEvery !== undefined && !isSpared && asked % failsEvery === 0)
      return errorResponse(
        new MockError({ status: 500, message: "An unknown error occurred.", code: "unknown_error" }),
      );
    return answerAdmin(sent);
  }

  const backend: MockBackend = {
    async fetch(input, init) {
      const refused = (error: unknown): Response => {
        if (isMockError(error)) return errorResponse(error);
        throw error;
      };
      const sent = await readRequest(input, init).catch(refused);
      if (sent instanceof Response) return sent;
      const response = await answer(sent).catch(refused);
      const { method, path, query, payload } = sent;
      if (path.startsWith("/admin")) requests.push({ method, path, query, payload, status: response.status });
      return response;
    },
    get data() {
      return db;
    },
    get requests() {
      return requests;
    },
    get scenario() {
      return scenario;
    },
    get scenarios() {
      return set.scenarios;
    },
    hasOwnEndpoint: (method, path) =>
      path.startsWith("/admin/") && set.find(method, path.slice("/admin".length)) !== undefined,
    play(next) {
      const nextStore = set.storeScenario(next);
      const isSameShop =
        scenarios[nextStore].shop === scenarios[store].shop &&
        scenarios[nextStore].hasNoFeatures === scenarios[store].hasNoFeatures &&
        set.scenarioSource(next) === set.scenarioSource(scenario);
      scenario = next;
      store = nextStore;
      if (!isSameShop) db = build();
    },
    replaceExtensions(extensions) {
      const next = createExtensionSet(extensions);
      const isSame = next.scenarioSource(scenario) === set.scenarioSource(scenario);
      set = next;
      // A scenario that is gone leaves the store that it was played in.
      if (!set.scenarios.includes(scenario)) scenario = store;
      store = set.storeScenario(scenario);
      if (isSame) held = set.makeTables({ data: db, store, now: () => db.now(), held });
      else db = build();
    },
    reset() {
      db = build();
      requests = [];
      asked = 0;
      sessions.reset();
    },
  };
  return backend;
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
