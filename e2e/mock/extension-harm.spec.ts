import type { Page } from "playwright/test";
import { text } from "../../scripts/text";
import { addresses, expect, recordRows, test } from "../support/test";

const base = addresses.harmful;
const owner = "harmful-extension";

async function openPage(page: Page, name: string): Promise<void> {
  await page.goto(`${base}/a/${name}`);
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function problems(page: Page) {
  await page.getByRole("button", { name: /extension problem/ }).click();
  return page.getByRole("dialog", { name: /extension problem/ });
}

/** What the extension does while it is loaded, in this test. */
async function standIn(page: Page, code: string): Promise<void> {
  await page.route(/\/extensions\/harmful-extension-[^/]*\.js$/, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `${code}; export default { id: "${owner}", apiVersion: 1 };`,
    }),
  );
}

test.describe("an extension that empties the page", () => {
  test("is named, and what was typed is there again", async ({ signedIn: page }) => {
    await openPage(page, "harm");
    const typed = page.getByRole("textbox", { name: "Typed" });
    await typed.fill("Keep me");
    for (const name of ["Empty the page", "Empty what is drawn", "Empty it later"]) {
      await press(page, name);
      await expect(page.getByText(text("extension.emptied", { owner })).first()).toBeVisible();
      await expect(typed).toHaveValue("Keep me");
    }
    await page.getByRole("link", { name: text("products.title"), exact: true }).click();
    await expect(recordRows(page).first()).toBeVisible();
    await page
      .getByRole("button", { name: text("extension.turnOff") })
      .first()
      .click();
    await expect(await problems(page)).toContainText(text("problems.offForMe"));
  });

  test("without end is left out, and the page opens again", async ({ signedIn: page }) => {
    await openPage(page, "harm");
    await press(page, "Empty it for ever");
    await expect(page.getByText(text("extension.allOff"))).toBeVisible();
  });

  test("while it is loaded is named", async ({ signedIn: page }) => {
    await standIn(page, "document.body.innerHTML = ''");
    await openPage(page, "products");
    await expect(recordRows(page).first()).toBeVisible();
    await expect(await problems(page)).toContainText(text("problems.emptied"));
  });
});

test.describe("an extension that replaces built-ins", () => {
  test("while it is loaded is named, and the store is not blamed", async ({ signedIn: page }) => {
    await standIn(
      page,
      `window.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
       for (const name of ["map", "filter", "push"]) Array.prototype[name] = () => { throw new Error("no " + name) }`,
    );
    await openPage(page, "products");
    await expect(recordRows(page).first()).toBeVisible();
    await expect(page.getByText(text("error.network"))).toHaveCount(0);
    const list = await problems(page);
    await expect(list).toContainText(text("problems.replaced", { names: "fetch" }));
    await expect(list).toContainText(/that the admin needs: Array\.prototype\.\w+, .* put them back/);
    await list.getByRole("button", { name: text("extension.turnOff") }).click();
    await expect(await problems(page)).toContainText(text("problems.offForMe"));
    expect(await page.evaluate(() => String(window.fetch))).toContain("native code");
  });

  test("on a click is named, and the page goes on", async ({ signedIn: page }) => {
    await openPage(page, "harm");
    await press(page, "Replace fetch");
    await press(page, "Replace map");
    await press(page, "Style the page");
    const list = await problems(page);
    await expect(list).toContainText(text("problems.replaced", { names: "fetch" }));
    await expect(list).toContainText(text("problems.restored", { names: "Array.prototype.map" }));
    await expect(list).toContainText(text("problems.styled", { selectors: "*" }));
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: text("products.title"), exact: true }).click();
    await expect(recordRows(page).first()).toBeVisible();
  });
});

test.describe("an extension that keeps the page busy", () => {
  test("is named with how long it blocked, in a handler, a timer or a drawing", async ({
    signedIn: page,
  }) => {
    for (const [path, name] of [
      ["harm", "Block the handler"],
      ["harm", "Block a timer"],
      ["slow"],
    ] as const) {
      await openPage(page, path);
      if (name !== undefined) await press(page, name);
      await expect(page.getByText(new RegExp(`${owner}.*froze the page for [23] seconds`))).toBeVisible();
    }
  });

  test("by drawing itself without end is stopped, and an animation is not", async ({ signedIn: page }) => {
    await openPage(page, "animated");
    await expect(page.getByText("Turning")).toBeVisible();
    await page.waitForTimeout(5000);
    await expect(page.getByText("Turning")).toBeVisible();
    await openPage(page, "endless");
    const card = page.getByRole("alert");
    await expect(card).toContainText(text("extension.endlessText"), { timeout: 15_000 });
    await expect(card).toContainText("src/admin/routes/endless/page.tsx");
    await expect(page.getByText("Again and again")).toHaveCount(0);
  });
});
