import type { Page } from "playwright/test";
import { account, addresses, expect, recordRows, test, unique } from "./store";

/** Ends the session so that it is noticed by what the person does next, and not by what the page asks by itself. */
async function endSession(page: Page) {
  await page.route(/\/admin\/batch-jobs/, (route) => route.fulfill({ json: { batch_jobs: [], count: 0 } }));
  await page.waitForLoadState("networkidle");
  await page.context().clearCookies();
}

test.describe("signing in", () => {
  test("a wrong password is told, and what was typed stays", async ({ page }) => {
    await page.goto(`${addresses.app}/login`);
    await page.getByLabel("E-mail").fill(account.email);
    await page.getByLabel("Password", { exact: true }).fill("wrong");
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByRole("alert")).toContainText("The e-mail or the password is not right");
    await expect(page.getByLabel("E-mail")).toHaveValue(account.email);
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue("wrong");
  });

  test("what is no e-mail address is told in the same words", async ({ page }) => {
    await page.goto(`${addresses.app}/login`);
    await page.getByLabel("E-mail").fill("nobody");
    await page.getByLabel("Password", { exact: true }).fill("wrong");
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByRole("alert")).toContainText("The e-mail or the password is not right");
  });

  test("an empty form asks for what is missing and calls nobody", async ({ page }) => {
    await page.goto(`${addresses.app}/login`);
    await page.getByLabel("E-mail").fill(account.email);
    let sent = 0;
    page.on("request", (call) => {
      if (call.method() === "POST") sent += 1;
    });
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByText("Enter a value.")).toBeVisible();
    await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
    expect(sent).toBe(0);
  });

  test("leads to the orders, by keyboard alone", async ({ page, api }) => {
    await page.goto(addresses.app);
    await expect(page.getByLabel("E-mail")).toBeFocused();
    await page.keyboard.type(account.email);
    await page.keyboard.press("Tab");
    await page.keyboard.type(account.password);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Orders" })).toBeVisible();
    const { count } = await (await api.get("/admin/orders?limit=1&fields=id")).json();
    await expect(page.getByText(`of ${count} orders`)).toBeVisible();
  });

  test("the wanted address survives it", async ({ page }) => {
    await page.goto(`${addresses.app}/a/collections?q=a`);
    await page.getByLabel("E-mail").fill(account.email);
    await page.getByLabel("Password", { exact: true }).fill(account.password);
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByRole("heading", { name: "Collections" })).toBeVisible();
    expect(new URL(page.url()).search).toBe("?q=a");
  });

  test("signing out ends the session in the store, and the back button shows nothing of it", async ({
    signedIn: page,
  }) => {
    await page.goto(`${addresses.app}/a/orders`);
    await expect(recordRows(page).first()).toBeVisible();
    await page.getByRole("link", { name: "Products" }).click();
    await expect(recordRows(page).first()).toBeVisible();
    await page.getByRole("button", { name: /account/ }).click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
    const session = await page.request.get(new URL("/admin/auth", addresses.app).href);
    expect(session.status()).toBe(401);
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  });

  test("a session that ends in mid-edit is taken up over the page, and nothing typed is lost", async ({
    signedIn: page,
    api,
  }) => {
    const title = unique("Interrupted");
    await page.goto(`${addresses.app}/a/collections?form=new`);
    const form = page.getByRole("dialog", { name: "Create collection" });
    await form.getByLabel("Title").fill(title);
    await endSession(page);
    await form.getByRole("button", { name: "Create" }).click();
    const again = page.getByRole("dialog", { name: "Sign in again" });
    await expect(again.getByLabel("E-mail")).toHaveValue(account.email);
    await expect(again.getByLabel("Password", { exact: true })).toBeFocused();
    await again.getByLabel("Password", { exact: true }).fill(account.password);
    await again.getByRole("button", { name: "Sign in" }).click();
    await expect(again).toBeHidden();
    await expect(form.getByLabel("Title")).toHaveValue(title);
    await form.getByRole("button", { name: "Create" }).click();
    await expect(form).toBeHidden();
    const { count } = await (await api.get(`/admin/collections?q=${encodeURIComponent(title)}`)).json();
    expect(count).toBe(1);
  });

  test("a list that could not be read for want of a session is read after signing in", async ({
    signedIn: page,
  }) => {
    await page.goto(`${addresses.app}/a/orders`);
    await expect(recordRows(page).first()).toBeVisible();
    await endSession(page);
    await page.getByRole("link", { name: "Products" }).click();
    const again = page.getByRole("dialog", { name: "Sign in again" });
    await again.getByLabel("Password", { exact: true }).fill(account.password);
    await again.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByRole("heading", { name: "Products" })).toBeVisible();
    await expect(recordRows(page).first()).toBeVisible();
  });
});
