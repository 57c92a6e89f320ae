import type { Page } from "playwright/test";
import { text } from "../../scripts/text";
import { expectAccessible } from "../support/accessibility";
import { openPage } from "../support/open-page";
import { pressEscape } from "../support/press-escape";
import { addresses, expect, recordRows, startsWith, test, unique } from "../support/test";

/** A newer version was put online: files of the old one that are not loaded yet are gone. */
async function putNewVersionOnline(page: Page): Promise<() => void> {
  let areGone = true;
  await page.route(/\.js(\?|$)/, (route) =>
    areGone ? route.fulfill({ status: 404, body: "Not found" }) : route.continue(),
  );
  // The route stays: one that is taken away while a file is on its way answers that one twice.
  return () => {
    areGone = false;
  };
}

/** The store fails on an address, once for each answer; the ids that the requests carried. */
async function failOn(page: Page, address: string, method: string, headers: Record<string, string> = {}) {
  const ids: string[] = [];
  await page.route(address, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    ids.push((await route.request().headerValue("x-request-id")) ?? "");
    return route.fulfill({
      status: 500,
      headers,
      json: { type: "unknown_error", message: "An unknown error occurred." },
    });
  });
  return ids;
}

test.describe("after a new version was put online", () => {
  // Files that are still on their way are nobody's concern any more.
  test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

  test("a half-filled form asks to reload and restores its draft", async ({ signedIn: page }) => {
    const title = unique("Wizard");
    await page.route("**/admin/wizards**", (route) =>
      route.fulfill({ json: { wizards: [], count: 0, offset: 0, limit: 20 } }),
    );
    await page.goto(`${addresses.fields}/a/wizards?form=new`);
    const form = page.getByRole("dialog");
    await form.getByRole("textbox", { name: "Title", exact: true }).fill(title);
    await form.getByRole("button", { name: text("ui.wizard.next") }).click();
    await form.getByRole("textbox", { name: "Weight", exact: true }).fill("12");
    await page.waitForLoadState("networkidle");
    const bringBack = await putNewVersionOnline(page);
    await form.getByRole("button", { name: text("ui.wizard.next") }).click();
    await expect(form.getByText(text("stale.title"))).toBeVisible();
    await expect(form.getByText(text("stale.text"))).toBeVisible();
    await expect(form.getByRole("combobox", { name: "Status" })).toBeVisible();

    // The browser asks nothing: a question that nobody answers would leave the page where it is.
    const asked: string[] = [];
    page.on("dialog", (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    bringBack();
    await form.getByRole("button", { name: text("action.reload") }).click();
    await expect(form.getByRole("textbox", { name: "Title", exact: true })).toHaveValue(title);
    await form.getByRole("button", { name: text("ui.wizard.next") }).click();
    await expect(form.getByRole("textbox", { name: "Weight", exact: true })).toHaveValue("12");
    await form.getByRole("button", { name: text("ui.wizard.next") }).click();
    await expect(form.getByRole("textbox", { name: "Motto", exact: true })).toBeVisible();
    expect(asked).toEqual([]);
  });

  test("a menu, a dialog and a page that cannot be loaded ask to reload in their place without breaking the page", async ({
    signedIn: page,
  }) => {
    const settings = page.getByRole("link", { name: text("settings.title") });
    const question = page.getByRole("alertdialog", { name: text("stale.title") });
    await page.goto(`${addresses.app}/a/orders`);
    await expect(recordRows(page).first()).toBeVisible();
    await page.waitForLoadState("networkidle");

    await test.step("a lost connection is not reported as a new version", async () => {
      await page.context().setOffline(true);
      await settings.click();
      await expect(page.getByText(text("stale.offlineTitle"))).toBeVisible();
      await page.context().setOffline(false);
      await page.goBack();
      await expect(recordRows(page).first()).toBeVisible();
      await page.waitForLoadState("networkidle");
    });

    await putNewVersionOnline(page);
    await test.step("a menu", async () => {
      await page.getByRole("button", { name: text("shell.userMenu", { name: "" }) }).click();
      await pressEscape(page, question);
      await expect(question).toBeHidden();
      await expect(recordRows(page).first()).toBeVisible();
    });

    await test.step("a dialog, each time that it is opened", async () => {
      const exporting = page.getByRole("button", { name: text("export.button") });
      await exporting.click();
      await expect(question).toBeVisible();
      await expectAccessible(page, "the question", { part: "[role=alertdialog]" });
      await question.getByRole("button", { name: text("stale.later") }).click();
      await expect(question).toBeHidden();
      await expect(recordRows(page).first()).toBeVisible();
      await exporting.click();
      await expect(question).toBeVisible();
      await question.getByRole("button", { name: text("stale.later") }).click();
    });

    await test.step("a page", async () => {
      await settings.click();
      await expect(page.getByText(text("stale.title"))).toBeVisible();
      await expect(page.getByRole("button", { name: text("action.reload") })).toBeVisible();
    });
  });
});

test("the id of a request that failed is shown, and a form that is given up while it is being saved does not lead away", async ({
  signedIn: page,
  api,
}) => {
  await test.step("the id is sent with every request, shown below the error of a list, and can be copied", async () => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const ids = await failOn(page, "**/admin/collections?**", "GET");
    await page.goto(`${addresses.app}/a/collections`);
    await expect(page.getByText(text("error.listTitle", { noun: text("collections.title") }))).toBeVisible();
    const copy = page
      .getByRole("alert")
      .getByRole("button", { name: text("ui.copy", { value: "", name: text("ui.error.requestId") }) });
    await copy.click();
    await expect(copy).toHaveAttribute("data-outcome", "copied");
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^[0-9a-f]{32}$/);
    expect(copied).toBe(ids.at(-1));
    await page.unroute("**/admin/collections?**");
    await page.getByRole("button", { name: text("action.retry") }).click();
    await expect(recordRows(page).first()).toBeVisible();
  });

  const title = unique("Given up");
  await page.getByRole("link", { name: text("collections.create") }).click();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/admin/collections", async (route) => {
    if (route.request().method() === "POST") await answered;
    await route.continue();
  });
  const form = page.getByRole("dialog", { name: text("collections.create") });
  await form.getByLabel(text("collections.fields.title")).fill(title);
  await form.getByRole("button", { name: text("action.create") }).click();
  await page.goBack();
  await page.getByRole("button", { name: text("form.leaveConfirm") }).click();
  await expect(form).toBeHidden();
  await page
    .getByRole("link", { name: startsWith(text("orders.title")) })
    .first()
    .click();
  await expect(page).toHaveURL(/\/a\/orders/);
  answer();
  // It was sent before it was given up.
  await expect(page.getByText(text("toast.created", { noun: text("collections.one") }))).toBeVisible();
  const { collections } = await (await api.get(`/admin/collections?q=${encodeURIComponent(title)}`)).json();
  expect(collections).toHaveLength(1);
  await expect(page).toHaveURL(/\/a\/orders/);

  await test.step("it is shown in the banner of a form that was not saved", async () => {
    await failOn(page, "**/admin/collections", "POST", { "X-Request-Id": "req_of_the_store" });
    await openPage(page, "collections?form=new");
    await form.getByLabel(text("collections.fields.title")).fill(unique("Failing"));
    await form.getByRole("button", { name: text("action.create"), exact: true }).click();
    const banner = form.getByRole("alert");
    await expect(banner).toContainText(text("error.server"));
    await expect(banner).toContainText(text("form.kept"));
    const name = text("ui.copy", { value: "req_of_the_store", name: text("ui.error.requestId") });
    await expect(banner.getByRole("button", { name })).toBeVisible();
  });
});
