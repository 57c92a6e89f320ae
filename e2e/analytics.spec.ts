import { join } from "node:path";
import { fileURLToPath } from "node:url";
import AxeBuilder from "@axe-core/playwright";
import { type ServeResult, serve } from "@tillhouse/admin-cli";
import type { APIRequestContext, Page } from "playwright/test";
import { type FakeProvider, openProvider } from "./fake-provider";
import { type AnalyticsChoice, saveAnalyticsChoice } from "./save-analytics-choice";
import { addresses, expect, recordRows, test } from "./store";

const directory = join(fileURLToPath(new URL("..", import.meta.url)), "examples/extension-basics");

interface Person {
  id: string;
  email: string;
  password: string;
}

let provider: FakeProvider;
/** The admin with a write key, which sends to the provider. */
let sending: ServeResult;

test.beforeAll(async () => {
  provider = await openProvider();
  sending = await serve({
    directory,
    port: 0,
    backend: addresses.store,
    environment: {},
    analyticsWriteKey: "key",
    analyticsCdn: provider.url,
    analyticsApiHost: `${provider.url}/v1`,
  });
});
test.afterAll(async () => {
  await sending.close();
  provider.close();
});
test.beforeEach(() => {
  provider.events.length = 0;
  provider.requests.length = 0;
});

/** Somebody new, who has chosen nothing yet, or this. */
async function newPerson(api: APIRequestContext, choice?: AnalyticsChoice): Promise<Person> {
  const made = { email: `usage-${Date.now().toString(36)}@tillhouse.test`, password: "tillhouse-1" };
  const answer = await api.post("/admin/users", { data: { ...made, role: "admin" } });
  const person = { ...made, id: (await answer.json()).user.id };
  if (choice !== undefined) await saveAnalyticsChoice(addresses.store, person, choice);
  return person;
}

async function signIn(page: Page, admin: string, { email, password }: Person): Promise<void> {
  await page.request.post(new URL("/admin/auth", admin).href, { data: { email, password } });
}

/** What the store keeps of somebody's choice. */
async function keptChoice(page: Page, admin: string): Promise<unknown> {
  const answer = await page.request.get(new URL("/admin/analytics-configs", admin).href);
  return (await answer.json()).analytics_config;
}

const overlayOf = (page: Page) => page.getByRole("dialog", { name: "Help us get better" });

/** Lets everything that waits be sent. */
async function deliver(page: Page): Promise<void> {
  await page.clock.fastForward(31_000);
  await page.clock.fastForward(6_000);
}

/** Opens a page and waits until the library is there: what happens from then on is told. */
async function openTold(page: Page, path: string): Promise<void> {
  provider.requests.length = 0;
  await page.goto(`${sending.url}/a/${path}`);
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
  for (const address of lists) {
    await page.goto(address);
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

test.describe("the question what may be shared", () => {
  test("spec 2.4, 2.14, 2.17, 2.19: lies over the whole of any page, its content at most 664 px wide", async ({
    page,
    api,
  }) => {
    await signIn(page, addresses.app, await newPerson(api));
    await page.goto(`${addresses.app}/a/products`);
    await expect(recordRows(page).first()).toBeVisible();
    const overlay = overlayOf(page);
    await expect(overlay).toBeVisible();
    expect(await overlay.boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 });
    const form = await overlay.locator("form").boundingBox();
    expect(form?.width).toBe(664);
    expect(form?.x).toBe((1440 - 664) / 2);
    await expect(overlay.getByRole("button", { name: "Continue" })).toBeInViewport();
  });

  test("spec 2.15: its link leads to a page that says what is collected", async ({ page, api }) => {
    await signIn(page, addresses.deep, await newPerson(api));
    await page.goto(`${addresses.deep}/a/orders`);
    const opening = page.waitForEvent("popup");
    await overlayOf(page).getByRole("link", { name: "What is collected, and why" }).click();
    const explained = await opening;
    await expect(
      explained.getByRole("heading", { name: "Usage data: what is collected, and why" }),
    ).toBeVisible();
  });

  test("spec 2.17: comes by itself a second after signing in, stays through a reload, and holds the keyboard", async ({
    page,
    api,
  }) => {
    const person = await newPerson(api);
    await page.goto(`${addresses.app}/login`);
    await page.getByLabel("E-mail").fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await page.getByRole("button", { name: "Sign in" }).click();
    const overlay = overlayOf(page);
    await expect(overlay).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(overlay).toBeVisible();
    await page.reload();
    await expect(overlay).toBeVisible();
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press("Tab");
      expect(await overlay.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
  });

  test("spec 2.16, 4.13, 4.14, 7.7, 8.2: is answered once, by the keyboard alone, and never comes again", async ({
    page,
    api,
  }) => {
    await signIn(page, addresses.app, await newPerson(api));
    await page.goto(`${addresses.app}/a/orders`);
    const overlay = overlayOf(page);
    await expect(overlay.getByLabel("E-mail")).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await expect(overlay.getByLabel("E-mail")).toBeDisabled();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    const anonymize = overlay.getByRole("switch", { name: "Anonymize my usage data" });
    await expect(anonymize).not.toBeChecked();
    await expect(anonymize).toBeDisabled();
    for (const control of [anonymize, overlay.getByLabel("E-mail")])
      expect(
        await control.evaluate((element) =>
          Number(getComputedStyle(element.closest(".th-consent__part") ?? element).opacity),
        ),
      ).toBe(0.5);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(overlay).toBeHidden();
    await expect(page.getByText("Success", { exact: true })).toBeVisible();
    await expect(page.getByText("Your preferences were successfully updated", { exact: true })).toBeVisible();
    expect(await keptChoice(page, addresses.app)).toMatchObject({ anonymize: false, opt_out: true });
    await page.goto(`${addresses.app}/a/customers`);
    await expect(recordRows(page).first()).toBeVisible();
    await page.waitForTimeout(1500);
    await expect(overlay).toBeHidden();
  });

  test("spec 5.4, 7.6, 7.24: opting out is changed at any time, in the personal information", async ({
    page,
    api,
  }) => {
    await signIn(page, addresses.app, await newPerson(api, { anonymize: false, opt_out: false }));
    await page.goto(`${addresses.app}/a/settings/personal-information`);
    const part = page.getByRole("region", { name: "Usage insights" });
    await expect(part.getByText("Active")).toBeVisible();
    const sent = page.waitForRequest("**/admin/analytics-configs/update");
    await part.getByRole("button", { name: "Edit preferences" }).click();
    const drawer = page.getByRole("dialog", { name: "Usage insights" });
    await drawer.getByRole("switch", { name: "Anonymize" }).click();
    await drawer.getByRole("switch", { name: "Opt out" }).click();
    await drawer.getByRole("button", { name: "Save changes" }).click();
    expect((await sent).postDataJSON()).toEqual({ anonymize: false, opt_out: true });
    await expect(drawer).toBeHidden();
    await expect(part.getByText("Disabled")).toBeVisible();
    await expect(page.getByText("Your preferences were successfully updated", { exact: true })).toBeVisible();
    expect(await keptChoice(page, addresses.app)).toMatchObject({ anonymize: false, opt_out: true });
  });

  test("spec 2.18, 8.1: stays while it is sent, and says what the store says when that fails", async ({
    page,
    api,
  }) => {
    await signIn(page, addresses.app, await newPerson(api));
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/admin/analytics-configs", async (route) => {
      if (route.request().method() !== "POST") return route.continue();
      await answered;
      return route.fulfill({ status: 400, json: { message: ["Not today", "Nor tomorrow"] } });
    });
    await page.goto(`${addresses.app}/a/orders`);
    const overlay = overlayOf(page);
    await overlay.getByRole("button", { name: "Continue" }).click();
    await expect(overlay).toHaveAttribute("aria-busy", "true");
    answer();
    await expect(page.getByText("Error", { exact: true })).toBeVisible();
    await expect(page.getByText("Not today", { exact: true })).toBeVisible();
    await overlay.getByRole("button", { name: "Not now" }).click();
    await expect(overlay).toBeHidden();
  });

  test("spec 2.5, 6.6: nobody is asked who is not signed in", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("analytics-configs")) asked.push(request.url());
    });
    for (const path of ["/login", "/invite?token=none", "/reset-password"]) {
      await page.goto(`${addresses.app}${path}`);
      await page.waitForLoadState("networkidle");
    }
    await page.waitForTimeout(1500);
    await expect(overlayOf(page)).toBeHidden();
    expect(asked).toEqual([]);
  });

  for (const theme of ["light", "dark"]) {
    test(`can be used by everybody, and at 320 px, in the ${theme} theme`, async ({ page, api }) => {
      await page.addInitScript(
        (name) => localStorage.setItem("tillhouse.theme", JSON.stringify(name)),
        theme,
      );
      await page.setViewportSize({ width: 320, height: 640 });
      await signIn(page, addresses.app, await newPerson(api));
      await page.goto(`${addresses.app}/a/orders`);
      const overlay = overlayOf(page);
      await overlay.getByLabel("E-mail").fill("ada");
      await overlay.getByRole("button", { name: "Continue" }).click();
      await expect(overlay.getByText("Please enter a valid email")).toBeVisible();
      const look = async () =>
        (
          await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"]).analyze()
        ).violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
        );
      expect(await look()).toEqual([]);
      await overlay.getByRole("switch", { name: "Opt out" }).click();
      expect(await look()).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  }
});

test.describe("what is sent", () => {
  test("nothing leaves for anywhere else when somebody has opted out, on any page", async ({ page, api }) => {
    test.setTimeout(180_000);
    const foreign = foreignRequests(page, sending.url);
    await signIn(page, sending.url, await newPerson(api, { anonymize: false, opt_out: true }));
    expect(await walkEverywhere(page, sending.url)).toBeGreaterThan(20);
    expect(foreign).toEqual([]);
    expect(provider.requests).toEqual([]);
  });

  test("nothing leaves for anywhere else without a write key, on any page", async ({ page, api }) => {
    test.setTimeout(180_000);
    const foreign = foreignRequests(page, addresses.app);
    await signIn(page, addresses.app, await newPerson(api, { anonymize: false, opt_out: false }));
    expect(await walkEverywhere(page, addresses.app)).toBeGreaterThan(20);
    expect(foreign).toEqual([]);
  });

  test("nothing leaves for anywhere else before somebody has chosen", async ({ page, api }) => {
    const foreign = foreignRequests(page, sending.url);
    await signIn(page, sending.url, await newPerson(api));
    await page.clock.install();
    await page.goto(`${sending.url}/a/orders`);
    await expect(overlayOf(page)).toBeVisible();
    await deliver(page);
    expect(foreign).toEqual([]);
  });

  test("spec 3.11, 3.12, 3.13, 4.15, 7.12: who it is, the pages and the numbers, in batches, to the provider alone", async ({
    page,
    api,
  }) => {
    const person = await newPerson(api, { anonymize: false, opt_out: false });
    const foreign = foreignRequests(page, sending.url);
    await signIn(page, sending.url, person);
    await page.clock.install();
    await page.goto(`${sending.url}/a/orders?q=holm`);
    await expect(page.getByRole("heading", { name: "Orders" })).toBeVisible();
    await openTold(page, "orders");
    await recordRows(page).first().locator("a.th-table__link").first().click();
    await expect(page).toHaveURL(/orders\/order_/);
    await page.getByRole("link", { name: "Products" }).click();
    await expect(recordRows(page).first()).toBeVisible();
    await page.getByRole("link", { name: "Settings" }).click();
    await page.getByRole("link", { name: "Team" }).first().click();
    await expect(recordRows(page).first()).toBeVisible();
    await deliver(page);
    await expect.poll(() => provider.events.map(({ event }) => event)).toContain("numUsers");
    const { users, orders } = {
      users: (await (await api.get("/admin/users?limit=1")).json()).count,
      orders: (await (await api.get("/admin/orders?limit=1&fields=id")).json()).count,
    };
    const { store } = await (await api.get("/admin/store")).json();
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
    await signIn(page, sending.url, await newPerson(api));
    await page.clock.install();
    await page.goto(`${sending.url}/a/orders`);
    const overlay = overlayOf(page);
    await page.clock.fastForward(1500);
    await overlay.getByLabel("E-mail").fill("ada@marram.example");
    await overlay.getByRole("button", { name: "Continue" }).click();
    await expect(overlay).toBeHidden();
    await deliver(page);
    await expect
      .poll(() => provider.events.find(({ event }) => event === "userEmail")?.properties)
      .toEqual({
        email: "ada@marram.example",
      });
  });

  test("nothing that tells who somebody is who is anonymous", async ({ page, api }) => {
    const person = await newPerson(api, { anonymize: true, opt_out: false });
    await signIn(page, sending.url, person);
    await page.clock.install();
    await page.goto(`${sending.url}/a/customers?q=holm`);
    await expect(page.getByRole("heading", { name: "Customers" })).toBeVisible();
    await openTold(page, "customers");
    await recordRows(page).first().locator("a.th-table__link").first().click();
    await expect(page).toHaveURL(/customers\/cus_/);
    await page.getByRole("link", { name: "Orders" }).first().click();
    await expect(recordRows(page).first()).toBeVisible();
    await deliver(page);
    await expect.poll(() => provider.events.map(({ event }) => event)).toContain("numOrders");
    const { store } = await (await api.get("/admin/store")).json();
    const text = provider.text().split("\n").slice(-1)[0] ?? "";
    for (const secret of [person.id, person.email, store.name, "cus_", "holm", "localhost", "Mozilla"])
      expect(text).not.toContain(secret);
    for (const { type, userId } of provider.events) {
      expect(type).not.toBe("identify");
      expect(userId ?? null).toBeNull();
    }
  });

  test("nothing of the one before after signing out, and nobody is known any more", async ({ page, api }) => {
    const person = await newPerson(api, { anonymize: false, opt_out: false });
    await signIn(page, sending.url, person);
    await openTold(page, "orders");
    await expect(recordRows(page).first()).toBeVisible();
    await page.getByRole("button", { name: /account/ }).click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
    await expect.poll(() => provider.events.length, { timeout: 10_000 }).toBeGreaterThan(0);
    const kept = await page.evaluate(() => `${JSON.stringify(localStorage)} ${document.cookie}`);
    expect(kept).not.toContain(person.id);
  });
});
