// Stops the store under the running page: these tests have a worker, and so a store, of their own.
import type { Locator, Page } from "playwright/test";
import { text } from "../../scripts/text";
import { sessionEnded, signIn, signInAgain } from "../support/sign-in";
import { account, addresses, expect, test, unique } from "../support/test";

/**
 * Presses a button, unless the sign-in lies over it already: the store has forgotten the session, and the question about
 * batch jobs may find that out first.
 */
async function press(page: Page, button: Locator): Promise<void> {
  await expect(async () => {
    if (!(await sessionEnded(page).isVisible())) await button.click({ timeout: 3000 });
  }).toPass();
}

test.describe("a backend that is gone for a while", () => {
  test.afterEach(async ({ environment }) => {
    await environment.backend.start();
  });

  test("is survived without a reload or a loss of input, from the first page on", async ({
    signedIn: page,
    api,
    environment,
  }) => {
    test.slow();
    await test.step("the first page is retried by itself", async () => {
      await environment.backend.stop();
      await page.goto(`${addresses.app}/a/collections`);
      await expect(page.getByText(text("error.unreachableTitle"))).toBeVisible({ timeout: 15_000 });
      await page.evaluate(() => Reflect.set(window, "isSamePage", true));
      await environment.backend.start();
      await expect(page.getByRole("heading", { name: text("session.signIn") })).toBeVisible({
        timeout: 40_000,
      });
      await signIn(page);
    });

    const title = unique("Written in the dark");
    await page.getByRole("link", { name: text("collections.create") }).click();
    const form = page.getByRole("dialog", { name: text("collections.create") });
    const create = form.getByRole("button", { name: text("action.create") });
    await form.getByLabel(text("collections.fields.title")).fill(title);
    await environment.backend.stop();
    await create.click();
    await expect(form.getByRole("alert")).toContainText(`${text("error.network")} ${text("form.kept")}`);
    await expect(form.getByLabel(text("collections.fields.title"))).toHaveValue(title);
    await environment.backend.start();
    await press(page, create);
    await signInAgain(page);
    await create.click();
    await expect(page.getByText(text("toast.created", { noun: text("collections.one") }))).toBeVisible({
      timeout: 15_000,
    });
    await api.post("/admin/auth", { data: account });
    const { count } = await (await api.get(`/admin/collections?q=${encodeURIComponent(title)}`)).json();
    expect(count).toBe(1);
    expect(await page.evaluate(() => Reflect.get(window, "isSamePage"))).toBe(true);
  });
});
