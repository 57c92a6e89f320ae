import {
  type APIRequestContext,
  test as base,
  expect,
  type Locator,
  type Page,
  request,
} from "playwright/test";

/** Where the admin and the store are; the environment has put it there. */
export interface Addresses {
  app: string;
  root: string;
  deep: string;
  broken: string;
  /** An extension with a resource of its own. */
  notes: string;
  /** An extension whose forms ask for everything that can be asked. */
  fields: string;
  /** An extension that stands everywhere around the resources. */
  places: string;
  /** An extension with every extension point. */
  points: string;
  /** The same points, each of them broken. */
  brokenPoints: string;
  /** Where platforms are that mount the admin as a package. */
  hosts: string;
  store: string;
  /** The store's log, which has the addresses that mails would lead to. */
  storeLog: string;
  door: string;
}

export const addresses: Addresses = JSON.parse(process.env.TILLHOUSE_TEST_ADDRESSES ?? "{}");

export const account = { email: "admin@tillhouse.test", password: "tillhouse" };

interface Fixtures {
  /** The store's own API, signed in on its own: what a test did is checked here, not only on the page. */
  api: APIRequestContext;
  /** A page that is signed in already, at none of the admin's addresses yet. */
  signedIn: Page;
  /** What pages did against the policy that they were sent with. A test with such a thing fails. */
  violations: string[];
}

/** Tests of people at work: a signed-in page, and the store's API beside it. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the parameter's shape.
  api: async ({}, use) => {
    const context = await request.newContext({ baseURL: addresses.store });
    await context.post("/admin/auth", { data: account });
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
  signedIn: async ({ page }, use) => {
    for (const address of [addresses.app, addresses.root, addresses.deep, addresses.broken, addresses.notes])
      await page.request.post(new URL("/admin/auth", address).href, { data: account });
    await use(page);
  },
});

export { expect };

/** A name that no other run has used. */
export function unique(name: string): string {
  return `${name} ${Date.now().toString(36)}`;
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
