import type { Page } from "playwright/test";
import { text } from "../../scripts/text";
import { type SendingAdmin, serveWithKey } from "../support/analytics-served";
import { newPerson, overlayOf, signInByRequest } from "../support/analytics-users";
import type { FakeProvider } from "../support/fake-provider";
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

/** Opens a page and waits until the library is there: what happens from then on is told. */
async function openTold(page: Page, path: string): Promise<void> {
  // From here on the page before can ask for nothing more, however late it was with that.
  await page.goto(`${sending.url}/a/${path}`, { waitUntil: "commit" });
  provider.requests.length = 0;
  await expect.poll(() => provider.requests).toContain("GET /v1/projects/key/settings");
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
  const lists = [
    ...new Set([
      ...(await addressesOf(".th-navigation a")),
      ...(await addressesOf("nav a")),
      ...(await addressesOf("a.th-card")),
    ]),
  ];
  let opened = 0;
  for (const path of ["login", "reset-password", "invite?token=none", "nowhere", "a/nowhere"]) {
    await page.goto(`${admin}/${path}`);
    await page.waitForLoadState("networkidle");
    opened += 1;
  }
  await page.goto(`${admin}/a/settings`);
  for (const address of lists) {
    // Inside the page, as a link leads there; each goes on with what the one before has loaded.
    await page.evaluate((to) => {
      history.pushState(null, "", to);
      dispatchEvent(new PopStateEvent("popstate"));
    }, address);
    await expect(page.getByRole("heading", { level: 1 }).first()).not.toBeEmpty();
    await page.waitForLoadState("networkidle");
    opened += 1;
    const record = recordRows(page).first().locator("a.th-table__link").first();
    if ((await record.count()) === 0) continue;
    await record.click();
    await expect(page).not.toHaveURL(address);
    await page.waitForLoadState("networkidle");
    opened += 1;
  }
  return opened;
}

test.describe("what is sent", () => {
  test("nothing leaves for anywhere else after somebody has opted out", async ({ page, api }) => {
    test.setTimeout(180_000);
    const foreign = foreignRequests(page, sending.url);
    await signInByRequest(page, sending.url, await newPerson(api, { anonymize: false, opt_out: true }));
    expect(await walkEverywhere(page, sending.url)).toBeGreaterThan(20);
    expect(foreign).toEqual([]);
    expect(provider.requests).toEqual([]);
  });

  test("nothing leaves for anywhere else without a write key", async ({ page, api }) => {
    test.setTimeout(180_000);
    const foreign = foreignRequests(page, addresses.app);
    await signInByRequest(page, addresses.app, await newPerson(api, { anonymize: false, opt_out: false }));
    expect(await walkEverywhere(page, addresses.app)).toBeGreaterThan(20);
    expect(foreign).toEqual([]);
  });

  test("nothing leaves for anywhere else before somebody has chosen", async ({ page, api }) => {
    const foreign = foreignRequests(page, sending.url);
    await signInByRequest(page, sending.url, await newPerson(api));
    await page.clock.install();
    await page.goto(`${sending.url}/a/orders`);
    await expect(overlayOf(page)).toBeVisible();
    await deliver(page);
    expect(foreign).toEqual([]);
  });

  test("spec 3.11, 3.12, 3.13, 4.15, 7.12: the person, the pages and the numbers, to the provider alone", async ({
    page,
    api,
  }) => {
    const person = await newPerson(api, { anonymize: false, opt_out: false });
    const foreign = foreignRequests(page, sending.url);
    await signInByRequest(page, sending.url, person);
    await page.clock.install();
    await page.goto(`${sending.url}/a/orders?q=holm`);
    await expect(page.getByRole("heading", { name: text("orders.title") })).toBeVisible();
    await openTold(page, "orders");
    await recordRows(page).first().locator("a.th-table__link").first().click();
    await expect(page).toHaveURL(/orders\/order_/);
    await page.getByRole("link", { name: text("products.title"), exact: true }).click();
    await expect(recordRows(page).first()).toBeVisible();
    await page.getByRole("link", { name: text("settings.title") }).click();
    await page
      .getByRole("link", { name: text("users.title") })
      .first()
      .click();
    await expect(recordRows(page).first()).toBeVisible();
    await page
      .getByRole("link", { name: text("settings.title") })
      .first()
      .click();
    await page
      .getByRole("link", { name: text("regions.title") })
      .first()
      .click();
    await expect(recordRows(page).first()).toBeVisible();
    await deliver(page);
    await expect.poll(() => provider.events.map(({ event }) => event)).toContain("regions");
    const { users, orders } = {
      users: (await (await api.get("/admin/users?limit=1")).json()).count,
      orders: (await (await api.get("/admin/orders?limit=1&fields=id")).json()).count,
    };
    const { store } = await (await api.get("/admin/store")).json();
    const { regions } = await (await api.get("/admin/regions?order=name")).json();
    const tracked = (name: string) =>
      provider.events.filter(({ event }) => event === name).map(({ properties }) => properties);
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
  });

  test("spec 4.16: the e-mail address that somebody leaves", async ({ page, api }) => {
    await signInByRequest(page, sending.url, await newPerson(api));
    await page.clock.install();
    await page.goto(`${sending.url}/a/orders`);
    const overlay = overlayOf(page);
    await page.clock.fastForward(1500);
    await overlay.getByLabel(text("analytics.email")).fill("ada@marram.example");
    await overlay.getByRole("button", { name: text("analytics.continue") }).click();
    await expect(overlay).toBeHidden();
    // What is sent when the choice has been saved is put by after that; a clock that stands sends it only when it is told.
    await expect
      .poll(async () => {
        await deliver(page);
        return provider.events.find(({ event }) => event === "userEmail")?.properties;
      })
      .toEqual({
        email: "ada@marram.example",
      });
  });

  test("nothing that identifies an anonymous person", async ({ page, api }) => {
    const person = await newPerson(api, { anonymize: true, opt_out: false });
    await signInByRequest(page, sending.url, person);
    await page.clock.install();
    await page.goto(`${sending.url}/a/customers?q=holm`);
    await expect(page.getByRole("heading", { name: text("customers.title") })).toBeVisible();
    await openTold(page, "customers");
    await recordRows(page).first().locator("a.th-table__link").first().click();
    await expect(page).toHaveURL(/customers\/cus_/);
    await page
      .getByRole("link", { name: text("orders.title") })
      .first()
      .click();
    await expect(recordRows(page).first()).toBeVisible();
    await deliver(page);
    await expect.poll(() => provider.events.map(({ event }) => event)).toContain("numOrders");
    const { store } = await (await api.get("/admin/store")).json();
    const sent = provider.text().split("\n").slice(-1)[0] ?? "";
    for (const secret of [person.id, person.email, store.name, "cus_", "holm", "localhost", "Mozilla"])
      expect(sent).not.toContain(secret);
    for (const { type, userId } of provider.events) {
      expect(type).not.toBe("identify");
      expect(userId ?? null).toBeNull();
    }
  });

  test("nothing of the person before after signing out", async ({ page, api }) => {
    const person = await newPerson(api, { anonymize: false, opt_out: false });
    await signInByRequest(page, sending.url, person);
    await openTold(page, "orders");
    await expect(recordRows(page).first()).toBeVisible();
    await page.getByRole("button", { name: text("shell.userMenu", { name: "" }) }).click();
    await page.getByRole("menuitem", { name: text("session.signOut") }).click();
    await expect(page.getByRole("heading", { name: text("session.signIn") })).toBeVisible();
    await expect.poll(() => provider.events.length).toBeGreaterThan(0);
    const kept = await page.evaluate(() => `${JSON.stringify(localStorage)} ${document.cookie}`);
    expect(kept).not.toContain(person.id);
  });
});
