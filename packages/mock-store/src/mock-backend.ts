import type { Table } from "./database/columns";
import { idsIn, MockDatabase } from "./database/mock-database";
import { MockError } from "./database/mock-error";
import type { MockRow } from "./database/mock-rows";
import type { MockCall, MockHandler } from "./http/mock-call";
import { readRequest, type SentRequest } from "./http/read-request";
import { findEndpoint, validateRequest } from "./http/validate-request";
import { catalogueRoutes } from "./routes/catalogue-routes";
import { draftOrderRoutes } from "./routes/draft-order-routes";
import { inventoryRoutes } from "./routes/inventory-routes";
import { jobRoutes } from "./routes/job-routes";
import { orderEditRoutes } from "./routes/order-edit-routes";
import { orderRoutes } from "./routes/order-routes";
import { peopleRoutes } from "./routes/people-routes";
import { promotionRoutes } from "./routes/promotion-routes";
import { sessionRoutes } from "./routes/session-routes";
import { settingsRoutes } from "./routes/settings-routes";
import { swapRoutes } from "./routes/swap-routes";
import { featureUrls, isScenarioName, type ScenarioName, scenarioNames, scenarios } from "./seed/scenarios";
import { seedStore } from "./seed/seed-store";

const storeRoutes: Readonly<Record<string, MockHandler>> = {
  ...sessionRoutes,
  ...settingsRoutes,
  ...peopleRoutes,
  ...catalogueRoutes,
  ...promotionRoutes,
  ...inventoryRoutes,
  ...orderRoutes,
  ...swapRoutes,
  ...orderEditRoutes,
  ...draftOrderRoutes,
  ...jobRoutes,
};

/** What is asked at an endpoint of an extension. */
export type MockRouteContext = Pick<MockCall, "method" | "path" | "params" | "query" | "payload" | "files">;

/** What the mock store holds, table by table, as the store itself calls them. */
export interface MockData {
  /** The rows of a table, the first made first. */
  rows(table: Table): readonly MockRow[];
  /** The row with this id; `undefined` where there is none. */
  find(table: Table, id: string): MockRow | undefined;
  /** Adds a row; what is left out is as in a new row of the store. */
  insert(table: Table, values: object): MockRow;
  /** Writes columns of a row, and returns it. `undefined` leaves a column; metadata is changed key by key. */
  update(table: Table, row: MockRow, values: object): MockRow;
  /** Takes the row with this id out; nothing where there is none. */
  remove(table: Table, id: string): void;
}

/** How a mock store differs from the usual one. */
export interface MockBackendOptions {
  /** What the store is like; `default` when left out. */
  scenario?: ScenarioName;
  /** Changes what the store holds, at the start and after each reset. */
  fixtures?: (data: MockData) => void;
  /** Endpoints of extensions: `{ "GET /reviews": () => ({ reviews: [], count: 0 }) }`. They win over the store's own. */
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
  readonly scenario: ScenarioName;
  /** Makes it another store. What was written is gone, unless only its manners change. */
  play(scenario: ScenarioName): void;
  /** Everything is as at the start. */
  reset(): void;
}

const startOfTime = Date.UTC(2026, 0, 15, 9);

function tickingClock(): () => Date {
  let ticks = 0;
  return () => new Date(startOfTime + 1000 * ticks++);
}

const sessionCookie = "connect.sid";

/** The session of a cookie, `mock.<user>.<number>`: it says who it is, so that it outlives a restart of the mock store. */
function readSession(headers: Headers): string | undefined {
  return new RegExp(`${sessionCookie}=mock\\.([^;]+)`).exec(headers.get("cookie") ?? "")?.[1];
}

function readToken(headers: Headers): string | undefined {
  const bearer = /^Bearer (.+)$/.exec(headers.get("authorization") ?? "")?.[1];
  return bearer ?? headers.get("x-medusa-access-token") ?? undefined;
}

function unauthorized(): Response {
  return new Response("Unauthorized", { status: 401 });
}

function matchesPath(pattern: string, { method, path }: { method: string; path: string }) {
  const [wanted, address = ""] = pattern.split(" ");
  const parts = path.split("/");
  const names = address.split("/");
  if (wanted !== method || names.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, name] of names.entries())
    if (name.startsWith(":")) params[name.slice(1)] = decodeURIComponent(parts[index] ?? "");
    else if (name !== parts[index]) return undefined;
  return params;
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
  let scenario: ScenarioName = options.scenario ?? "default";
  let db = build();
  let requests: MockRequest[] = [];
  let isOpen = !needsSignIn;
  let asked = 0;
  let sessionsMade = 0;
  const endedSessions = new Set<string>();

  function build(): MockDatabase {
    const made = new MockDatabase(options.now ?? tickingClock());
    seedStore(made, scenarios[scenario]);
    fixtures?.(made);
    return made;
  }

  function userOf(headers: Headers): MockRow | undefined {
    const session = readSession(headers);
    const isHeld = session !== undefined && !endedSessions.has(session);
    const id = isHeld ? session.replace(/\.\d+$/, "") : readToken(headers);
    if (id === undefined) return isOpen ? db.rows("user")[0] : undefined;
    return db.find("user", id) ?? db.rows("user")[0];
  }

  function signIn({ payload }: SentRequest, path: string): Response {
    const user = db.by("user", "email", payload.email)[0] ?? db.rows("user")[0];
    if (user === undefined || payload.password === "wrong") return unauthorized();
    // Without cookies there is one person: a test that calls the store as its page would.
    isOpen = !needsSignIn;
    if (path === "/auth/token") return Response.json({ access_token: user.id });
    sessionsMade += 1;
    const session = `${user.id}.${Date.now()}${sessionsMade}`;
    const cookie = `${sessionCookie}=mock.${session}; Path=/; HttpOnly; SameSite=Lax`;
    return Response.json({ user }, { headers: { "Set-Cookie": cookie } });
  }

  function hasFeature(path: string): boolean {
    const store = db.rows("store")[0];
    const held = store === undefined ? [] : [...idsIn(store, "flags"), ...idsIn(store, "modules")];
    return Object.entries(featureUrls).every(
      ([feature, paths]) =>
        held.includes(feature) || !paths.some((start) => path === start || path.startsWith(`${start}/`)),
    );
  }

  async function answerAdmin(sent: SentRequest): Promise<Response> {
    const path = sent.path.replace(/^\/admin/, "");
    const { method, headers, query, payload, files } = sent;
    if (method === "POST" && (path === "/auth" || path === "/auth/token")) return signIn(sent, path);
    const user = userOf(headers);
    const isPublic = /^\/(invites\/accept|users\/(password-token|reset-password))$/.test(path);
    if (user === undefined && !isPublic) return unauthorized();
    if (method === "DELETE" && path === "/auth") {
      isOpen = false;
      const session = readSession(headers);
      if (session !== undefined) endedSessions.add(session);
      return new Response("OK", { headers: { "Set-Cookie": `${sessionCookie}=; Path=/; Max-Age=0` } });
    }
    for (const [pattern, answer] of Object.entries(endpoints)) {
      const params = matchesPath(pattern, { method, path });
      if (params !== undefined)
        return toResponse(await answer({ method, path, params, query, payload, files }));
    }
    const found = hasFeature(path) ? findEndpoint(method, path) : undefined;
    const handler = found && storeRoutes[found.endpoint.pattern];
    if (found === undefined || handler === undefined)
      return new Response(`Cannot ${method} /admin${path}`, { status: 404 });
    const me = user ?? db.require("user", db.rows("user")[0]?.id);
    const call: MockCall = { method, path, params: found.params, query, payload, files, db, user: me };
    validateRequest(found.endpoint, call);
    return toResponse(await handler(call));
  }

  function answerControl({ method, path, payload }: SentRequest): Response {
    if (method === "POST" && path === "/__mock/scenario") {
      if (!isScenarioName(payload.scenario))
        return Response.json(
          { message: `There are the scenarios ${scenarioNames.join(", ")}.` },
          { status: 400 },
        );
      backend.play(payload.scenario);
    } else if (method === "POST" && path === "/__mock/reset") backend.reset();
    else if (method !== "GET" || path !== "/__mock") return new Response("Not found", { status: 404 });
    return Response.json({ scenario, scenarios: scenarioNames });
  }

  async function answer(sent: SentRequest): Promise<Response> {
    const { path } = sent;
    if (path === "/health") return new Response("OK");
    if (path === "/__mock" || path.startsWith("/__mock/")) return answerControl(sent);
    if (path !== "/admin" && !path.startsWith("/admin/"))
      return new Response(`Cannot ${sent.method} ${path}`, { status: 404 });
    const { delay, failsEvery } = scenarios[scenario];
    asked += 1;
    if (delay !== undefined) await wait(delay[0] + ((asked * 613) % (delay[1] - delay[0])));
    const isSpared = /^\/admin\/(auth|store|users\/me)/.test(path);
    if (failsEvery !== undefined && !isSpared && asked % failsEvery === 0)
      return new MockError(500, "unknown_error", "An unknown error occurred.", "unknown_error").toResponse();
    try {
      return await answerAdmin(sent);
    } catch (error) {
      if (error instanceof MockError) return error.toResponse();
      throw error;
    }
  }

  const backend: MockBackend = {
    async fetch(input, init) {
      const sent = await readRequest(input, init);
      const response = await answer(sent);
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
    play(next) {
      const isSameShop =
        scenarios[next].shop === scenarios[scenario].shop &&
        scenarios[next].hasNoFeatures === scenarios[scenario].hasNoFeatures;
      scenario = next;
      if (!isSameShop) db = build();
    },
    reset() {
      db = build();
      requests = [];
      isOpen = !needsSignIn;
      asked = 0;
    },
  };
  return backend;
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** What a handler answers, as the store would send it: rows without the mock's own keys. */
function toResponse(made: unknown): Response {
  if (made instanceof Response) return made;
  const body = JSON.stringify(made ?? {}, (key, value: unknown) => (key.startsWith("$") ? undefined : value));
  return new Response(body, { headers: { "Content-Type": "application/json" } });
}
