import type { Page, Request } from "playwright/test";
import { text } from "../../scripts/text";
import { type SendingAdmin, serveWithKey } from "../support/analytics-served";
import { newPerson, overlayOf, signInByRequest } from "../support/analytics-users";
import type { FakeProvider } from "../support/fake-provider";
import { openPage } from "../support/open-page";
import { addresses, expect, recordRows, test } from "../support/test";

let provider: FakeProvider;
/** The admin with a write key, which sends to the provider. */
let sending: SendingAdmin;

test.beforeAll(async () => {
  sending = await serveWithKey();
  provider = sending.provider;
});
test.afterAll(() => sending.close());
test.beforeEach(() => {
  provider.events.length = 0;
  provider.requests.length = 0;
});

/** Lets everything that waits be sent. */
async function deliver(page: Page): Promise<void> {
  await page.clock.fastForward(31_000);
  await page.clock.fastForward(6_000);
}

/** Goes to pages that are told of, as links lead there: a record and lists whose numbers are sent. */
async function visitTold(page: Page): Promise<void> {
  await recordRows(page).first().locator("a.th-table__link").first().click();
  await expect(page).toHaveURL(/orders\/order_/);
  await page.getByRole("link", { name: text("products.title"), exact: true }).click();
  await expect(recordRows(page).first()).toBeVisible();
  for (const title of ["users.title", "regions.title"] as const) {
    await page
      .getByRole("link", { name: text("settings.title") })
      .first()
      .click();
    await page
      .getByRole("link", { name: text(title) })
      .first()
      .click();
    await expect(recordRows(page).first()).toBeVisible();
  }
}

/** Addresses outside of the admin and its store that a page asked for, or tried to. */
function foreignRequests(page: Page, admin: string): string[] {
  const own = new Set([new URL(admin).origin, new URL(addresses.store).origin]);
  const foreign: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith("http") && !own.has(url.origin)) foreign.push(url.href);
  });
  return foreign;
}

/** Opens every page that the sidebar and the settings lead to, and a record of each list. */
async function walkEverywhere(page: Page, admin: string): Promise<number> {
  const addressesOf = (links: string) =>
    page.locator(links).evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));
  await page.goto(`${admin}/a/settings`);
  await page.locator(".th-card").first().waitFor();
  const open = ["login", "reset-password", "invite?token=none", "nowhere", "a/nowhere"];
  const lists = [
    ...new Set([
      ...open.map((path) => `${admin}/${path}`),
      ...(await addressesOf(".th-navigation a")),
      ...(await addressesOf("nav a")),
      ...(await addressesOf("a.th-card")),
    ]),
  ];
  const underWay = new Set<Request>();
  page.on("request", (request) => underWay.add(request));
  page.on("requestfinished", (request) => underWay.delete(request));
  page.on("requestfailed", (request) => underWay.delete(request));
  /** Asked often: nearly each page waits for it. */
  const settle = (what: string) =>
    expect.poll(() => underWay.size, { message: what, intervals: [20] }).toBe(0);
  let opened = 0;
  for (const address of lists) {
    // Inside the page, as a link leads there; each goes on with what the one before has loaded.
    await page.evaluate((to) => {
      history.pushState(null, "", to);
      dispatchEvent(new PopStateEvent("popstate"));
      return new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
    }, address);
    await settle(`what ${address} asks for`);
    await expect(page.getByRole("heading").first()).not.toBeEmpty();
    opened += 1;
    const record = recordRows(page).first().locator("a.th-table__link").first();
    if ((await record.count()) === 0) continue;
    await record.click();
    await expect(page).not.toHaveURL(address);
    await settle(`what a record of ${address} asks for`);
    opened += 1;
  }
  return opened;
}

test.describe("what is sent", () => {
  test("nothing leaves for anywhere else without a write key", async ({ page, api }) => {
    test.setTimeout(180_000);
    const foreign = foreignRequests(page, addresses.app);
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("analytics-configs")) asked.push(request.url());
    });
    // Somebody who has chosen nothing: where nothing leaves, nobody is asked either.
    await signInByRequest(page, addresses.app, await newPerson(api));
    expect(await walkEverywhere(page, addresses.app)).toBeGreaterThan(20);
    await expect(overlayOf(page)).toBeHidden();
    await openPage(page, "settings/personal-information");
    await expect(page.getByRole("region", { name: text("personal.appearance") })).toBeVisible();
    await expect(page.getByRole("region", { name: text("analytics.editTitle") })).toBeHidden();
    expect(asked).toEqual([]);
    expect(foreign).toEqual([]);
  });

  // What pages ask for besides does not follow from the choice: the walk above has seen it.
  test("nothing leaves for anywhere else before somebody has chosen, nor after opting out", async ({
    page,
    api,
  }) => {
    const foreign = foreignRequests(page, sending.url);
    const person = await newPerson(api);
    await signInByRequest(page, sending.url, person);
    await page.clock.install();
    await page.goto(`${sending.url}/a/orders`);
    const overlay = overlayOf(page);
    await expect(overlay).toBeVisible();
    await deliver(page);
    expect(foreign).toEqual([]);
    await overlay.getByRole("switch", { name: text("analytics.optOut") }).click();
    await overlay.getByRole("button", { name: text("analytics.continue") }).click();
    await expect(overlay).toBeHidden();
    await deliver(page);
    await page.goto(`${sending.url}/a/orders`);
    await visitTold(page);
    await deliver(page);
    expect(foreign).toEqual([]);
    expect(provider.requests).toEqual([]);
  });

  test("spec 3.11, 3.12, 3.13, 4.15, 4.16, 7.12: the person, the pages and the numbers, to the provider alone", async ({
    page,
    api,
  }) => {
    const person = await newPerson(api);
    const foreign = foreignRequests(page, sending.url);
    await signInByRequest(page, sending.url, person);
    await page.clock.install();
    await page.goto(`${sending.url}/a/orders?q=holm`);
    const overlay = overlayOf(page);
    await page.clock.fastForward(1500);
    await overlay.getByLabel(text("analytics.email")).fill("ada@marram.example");
    await overlay.getByRole("button", { name: text("analytics.continue") }).click();
    await expect(overlay).toBeHidden();
    const tracked = (name: string) =>
      provider.events.filter(({ event }) => event === name).map(({ properties }) => properties);
    // What is sent when the choice has been saved is put by after that; a clock that stands sends it only when it is told.
    await expect
      .poll(async () => {
        await deliver(page);
        return tracked("userEmail");
      })
      .toEqual([{ email: "ada@marram.example" }]);

    // From here on the page before can ask for nothing more, however late it was with that.
    await page.goto(`${sending.url}/a/orders`, { waitUntil: "commit" });
    provider.requests.length = 0;
    provider.events.length = 0;
    // What happens before the library is there is not told.
    await expect.poll(() => provider.requests).toContain("GET /v1/projects/key/settings");
    await visitTold(page);
    await deliver(page);
    await expect.poll(() => provider.events.map(({ event }) => event)).toContain("regions");
    const [{ count: users }, { count: orders }, { store }, { regions }] = await Promise.all(
      ["users?limit=1", "orders?limit=1&fields=id", "store", "regions?order=name"].map(async (path) =>
        (await api.get(`/admin/${path}`)).json(),
      ),
    );
    expect(provider.events.filter(({ type }) => type === "identify")[0]).toMatchObject({
      userId: person.id,
      traits: { store: store.name },
    });
    expect(tracked("storeName")[0]).toEqual({ name: store.name });
    expect(tracked("numOrders")).toEqual([{ count: orders }]);
    expect(tracked("numUsers")).toEqual([{ count: users }]);
    expect(tracked("numProducts")).toHaveLength(1);
    expect(tracked("regions")).toEqual([
      { count: regions.length, regions: regions.map(({ name }: { name: string }) => name) },
    ]);
    expect(
      provider.events.filter(({ type }) => type === "page").map(({ context }) => context.page.path),
    ).toEqual(
      expect.arrayContaining([
        "/a/orders",
        "/a/orders/:id",
        "/a/products",
        "/a/settings",
        "/a/settings/team",
      ]),
    );
    expect(provider.text()).not.toMatch(/order_01|holm|tillhouse\.test/i);
    expect(new Set(provider.requests)).toEqual(new Set(["GET /v1/projects/key/settings", "POST /v1/b"]));
    expect(new Set(foreign.map((url) => new URL(url).origin))).toEqual(new Set([provider.url]));

    await test.step("nothing of the person stays after signing out", async () => {
      await page.getByRole("button", { name: text("shell.userMenu", { name: "" }) }).click();
      await page.getByRole("menuitem", { name: text("session.signOut") }).click();
      await expect(page.getByRole("heading", { name: text("session.signIn") })).toBeVisible();
      const kept = await page.evaluate(() => `${JSON.stringify(localStorage)} ${document.cookie}`);
      expect(kept).not.toContain(person.id);
    });
  });
});
