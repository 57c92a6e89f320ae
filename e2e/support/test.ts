import { existsSync, readFileSync } from "node:fs";
import {
  type APIRequestContext,
  test as base,
  expect,
  type Locator,
  type Page,
  request,
} from "playwright/test";
import { type TextKey, text } from "../../scripts/text";
import { type BackendName, type Environment, openEnvironment, storeLog } from "./environment";
import { addresses } from "./urls";

export { addresses };

export const account = { email: "admin@tillhouse.test", password: "tillhouse" };

/** A store closes a connection that was idle for long, maybe just when it is used again: each call has one of its own. */
const extraHTTPHeaders = { connection: "close" };

interface WorkerFixtures {
  /** Which kind of store the tests run on; a project of the configuration says so. */
  backend: BackendName;
  /** The backend of this worker and the admin in front of it. */
  environment: Environment;
  /** The one session of this worker, signed in again where a test has ended it. */
  session: { cookies: () => Promise<Cookies> };
}

type Cookies = Awaited<ReturnType<APIRequestContext["storageState"]>>["cookies"];

interface Fixtures {
  /** The store's own API, signed in: what a test did is checked here, not only on the page. */
  api: APIRequestContext;
  /** A page that is signed in already, at none of the admin's addresses yet. */
  signedIn: Page;
  /** What pages did against the policy that they were sent with. A test with such a thing fails. */
  violations: string[];
  /** The mock store is as at the start for each test; a real one keeps what tests have made. */
  freshBackend: undefined;
  /** What the store has logged while a test failed is told with its failure. */
  log: undefined;
}

/**
 * Tests of people at work: a signed-in page, and the store's API beside it.
 *
 * A test that sets the clock has the tag `@clock`, and a browser context of its own: one of the scripts that set it in each
 * page may stay behind in a context that is used again, and throws in pages that have no such clock.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  backend: ["store", { option: true, scope: "worker" }],
  environment: [
    async ({ backend }, use) => {
      const environment = await openEnvironment(backend);
      await use(environment);
      await environment.close();
    },
    { scope: "worker", auto: true, timeout: 120_000 },
  ],
  session: [
    async ({ environment: _ }, use) => {
      const context = await request.newContext({ baseURL: addresses.store, extraHTTPHeaders });
      await use({
        async cookies() {
          // Tests of signing out end it, and the store forgets it when it is stopped.
          const held = await context.get("/admin/auth");
          if (!held.ok()) {
            const answer = await context.post("/admin/auth", { data: account });
            if (!answer.ok()) throw new Error(`Nobody could sign in: ${await answer.text()}`);
          }
          return (await context.storageState()).cookies;
        },
      });
      await context.dispose();
    },
    { scope: "worker" },
  ],
  context: async ({ context: shared, browser }, use, { tags }) => {
    if (!tags.includes("@clock")) return await use(shared);
    const context = await browser.newContext();
    await use(context);
    await context.close();
  },
  freshBackend: [
    async ({ environment }, use) => {
      await environment.backend.reset();
      await use(undefined);
    },
    { auto: true },
  ],
  log: [
    async ({ environment: _ }, use, testInfo) => {
      const read = () => (existsSync(storeLog()) ? readFileSync(storeLog(), "utf8") : "");
      const { length } = read();
      await use(undefined);
      if (testInfo.status !== testInfo.expectedStatus)
        await testInfo.attach("store-log", { body: read().slice(length), contentType: "text/plain" });
    },
    { auto: true },
  ],
  api: async ({ session }, use) => {
    const storageState = { cookies: await session.cookies(), origins: [] };
    const context = await request.newContext({ baseURL: addresses.store, storageState, extraHTTPHeaders });
    await use(context);
    await context.dispose();
  },
  violations: [
    async ({ context }, use) => {
      const violations: string[] = [];
      await context.addInitScript(() => {
        addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) => {
          console.error(
            `Content Security Policy: ${violatedDirective} forbids ${blockedURI} (${sourceFile ?? "the page"})`,
          );
        });
      });
      context.on("console", (message) => {
        if (/content.security.policy/i.test(message.text())) violations.push(message.text());
      });
      await use(violations);
      expect(violations, "what pages did against their policy").toEqual([]);
    },
    { auto: true },
  ],
  signedIn: async ({ page, context, session }, use) => {
    await context.addCookies(await session.cookies());
    await use(page);
  },
});

export { expect };

/** A name that no other run has used. */
export function unique(name: string): string {
  return `${name} ${Date.now().toString(36)}`;
}

/** Matches what begins with a text: a star, a number or a name may come after it. */
export function startsWith(beginning: string): RegExp {
  return new RegExp(`^${beginning.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}`);
}

/** The name of the menu with the actions for something, whatever that is. */
export const actionsMenu = startsWith(text("list.actionsFor", { title: "" }));

/** The field for text whose label is just a text of the admin. */
export function textbox(page: Page, label: TextKey): Locator {
  return page.getByRole("textbox", { name: text(label), exact: true });
}

/** The rows of a list that hold records: bones and heads have no link. */
export function recordRows(page: Page): Locator {
  return page.getByRole("row").filter({ has: page.getByRole("link") });
}

/** Counts the calls to the store's API that a page makes. */
export function countCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (call) => {
    const { pathname, searchParams } = new URL(call.url());
    // The page after the one that is shown is read when that one stands, and so is how much other views hold.
    const isAhead = Number(searchParams.get("offset") ?? 0) > 0 || searchParams.get("limit") === "1";
    if (pathname.startsWith("/admin/") && !isAhead) calls.push(`${call.method()} ${pathname}`);
  });
  return calls;
}
