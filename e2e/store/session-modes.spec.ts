import { serve } from "@tillhouse/admin-cli";
import type { Page } from "playwright/test";
import { text } from "../../scripts/text";
import { endSession } from "../support/end-session";
import { sessionEnded, signIn, signInAgain } from "../support/sign-in";
import { account, addresses, expect, recordRows, test } from "../support/test";

type Requested = NonNullable<Window["requested"]>;

const host = () => `${addresses.hosts}/react-18`;

async function requestFromHost(page: Page, requested: Requested) {
  await page.addInitScript((given) => {
    window.requested = given;
  }, requested);
}

/** Everything that scripts of a page could read of a token. */
function stored(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]));
}

/** The headers of the calls that need somebody. */
function headersOfCalls(page: Page): Record<string, string>[] {
  const headers: Record<string, string>[] = [];
  page.on("request", (call) => {
    const { pathname } = new URL(call.url());
    if (call.method() !== "OPTIONS" && /^\/admin\/(orders|store)/.test(pathname))
      headers.push(call.headers());
  });
  return headers;
}

async function signOut(page: Page) {
  await page.getByRole("button", { name: text("shell.userMenu", { name: "" }) }).click();
  await page.getByRole("menuitem", { name: text("session.signOut") }).click();
}

test("spec 6.2, 3.25: a bearer token is kept in memory only, and asked for again over the page when it has expired", async ({
  page,
}) => {
  await requestFromHost(page, { signIn: "bearer" });
  const headers = headersOfCalls(page);
  const asked: string[] = [];
  page.on("request", (call) => {
    const { pathname } = new URL(call.url());
    if (call.method() !== "OPTIONS" && pathname.startsWith("/admin/auth"))
      asked.push(`${call.method()} ${pathname}`);
  });
  await page.goto(`${host()}/a/orders`);
  const answered = page.waitForResponse(
    (answer) => answer.url().endsWith("/admin/auth/token") && answer.ok(),
  );
  await signIn(page);
  const { access_token: token } = await (await answered).json();
  await expect(recordRows(page).first()).toBeVisible();
  // Nobody is asked who is signed in before there is a token.
  expect(asked.slice(0, 2)).toEqual(["POST /admin/auth/token", "GET /admin/auth"]);
  expect(headers.length).toBeGreaterThan(0);
  expect(headers.every(({ authorization }) => authorization === `Bearer ${token}`)).toBe(true);
  expect(await stored(page)).not.toContain(token);

  await page.route("**/admin/products*", (route) =>
    route.fulfill({
      status: 401,
      body: "Unauthorized",
      headers: { "access-control-allow-origin": addresses.hosts, "access-control-allow-credentials": "true" },
    }),
  );
  await page.getByRole("link", { name: text("products.title"), exact: true }).click();
  const again = sessionEnded(page);
  await expect(again.getByLabel(text("session.email"))).toHaveValue(account.email);
  await page.unroute("**/admin/products*");
  await signInAgain(page);
  await expect(page.getByRole("heading", { name: text("products.title") })).toBeVisible();
  await expect(recordRows(page).first()).toBeVisible();

  await page.reload();
  await expect(page.getByRole("button", { name: text("session.signIn") })).toBeVisible();
});

test("spec 6.2: serve offers the sign-in of a bearer token, which survives a reload only where it is configured", async ({
  page,
}) => {
  const server = await serve({
    port: 0,
    backend: addresses.store,
    auth: "bearer",
    tokenStorage: "session",
    environment: {},
  });
  const headers = headersOfCalls(page);
  await page.goto(`${server.url}/a/orders`);
  await signIn(page);
  await expect(recordRows(page).first()).toBeVisible();
  await page.reload();
  await expect(recordRows(page).first()).toBeVisible();
  expect(headers.length).toBeGreaterThan(0);
  expect(headers.every(({ authorization }) => authorization?.startsWith("Bearer "))).toBe(true);
  await signOut(page);
  await expect(page.getByRole("button", { name: text("session.signIn") })).toBeVisible();
  expect(await stored(page)).not.toContain("tillhouse.token");
  await server.close();
});

test("spec 6.2: a host's token is sent with every call, without a sign-in page", async ({
  page,
  request,
}) => {
  const answer = await request.post(`${addresses.store}/admin/auth/token`, { data: account });
  const { access_token: token } = await answer.json();
  await requestFromHost(page, { signIn: "token" });
  const headers = headersOfCalls(page);
  await page.goto(`${host()}/login`);
  await expect(page.getByRole("heading", { name: text("hostAccess.title") })).toBeVisible();
  await expect(page.getByLabel(text("session.password"), { exact: true })).toHaveCount(0);
  expect(await page.evaluate(() => window.unauthorized)).toBe(1);
  await page.getByRole("button", { name: text("action.retry") }).click();
  await expect(page.getByRole("alert")).toContainText(text("hostAccess.refused"));
  await page.evaluate((given) => {
    window.platformToken = given;
  }, token);
  await page.getByRole("button", { name: text("action.retry") }).click();
  await expect(recordRows(page).first()).toBeVisible();
  expect(headers.every(({ authorization }) => authorization === `Bearer ${token}`)).toBe(true);

  // In one breath: whatever else asks the store with that token opens the dialog before a pointer could reach the link.
  await page
    .getByRole("link", { name: text("products.title"), exact: true })
    .evaluate((link: HTMLElement) => {
      window.platformToken = "no longer good";
      link.click();
    });
  const ended = page.getByRole("dialog", { name: text("hostAccess.endedTitle") });
  await expect(ended).toBeVisible();
  expect(await page.evaluate(() => window.unauthorized)).toBe(2);
  await page.evaluate((given) => {
    window.platformToken = given;
  }, token);
  await ended.getByRole("button", { name: text("action.retry") }).click();
  await expect(ended).toBeHidden();
  await expect(recordRows(page).first()).toBeVisible();

  await signOut(page);
  await expect(page.getByRole("heading", { name: text("hostAccess.title") })).toBeVisible();
  expect(await page.evaluate(() => window.platformToken)).toBeUndefined();
});

for (const name of ["react-18", "react-19"])
  test(`a platform's sign-in page replaces the admin's, on ${name}`, async ({ page }) => {
    await requestFromHost(page, { signIn: "page" });
    await page.goto(`${addresses.hosts}/${name}/a/collections?q=a`);
    await expect(page.getByText("asks in a page, on the way to /a/collections?q=a")).toBeVisible();
    await page.getByLabel("Platform account").fill(account.email);
    await page.getByLabel("Platform password").fill("wrong");
    await page.getByRole("button", { name: "Enter the platform" }).click();
    await expect(page.getByRole("alert")).toContainText("unauthorized");
    await page.getByLabel("Platform password").fill(account.password);
    await page.getByRole("button", { name: "Enter the platform" }).click();
    await expect(page.getByRole("heading", { name: text("collections.title") })).toBeVisible();
    // The dialog over the page shows the same component.
    if (name === "react-18") return;
    await endSession(page);
    await page.getByRole("link", { name: text("products.title"), exact: true }).click();
    const again = sessionEnded(page);
    await expect(again.getByLabel("Platform account")).toHaveValue(account.email);
    await again.getByLabel("Platform password").fill(account.password);
    await again.getByRole("button", { name: "Enter the platform" }).click();
    await expect(again).toBeHidden();
    await expect(recordRows(page).first()).toBeVisible();
  });
