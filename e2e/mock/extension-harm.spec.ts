import type { Page } from "playwright/test";
import { text } from "../../scripts/text";
import { addresses, expect, recordRows, test } from "../support/test";

const base = addresses.harmful;
const owner = "harmful-extension";

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function problems(page: Page) {
  await page.getByRole("button", { name: /extension problem/ }).click();
  return page.getByRole("dialog", { name: /extension problem/ });
}

test.describe("an extension that harms the page", () => {
  test("is named where it empties the page or replaces built-ins, and the page goes on", async ({
    signedIn: page,
  }) => {
    await page.goto(`${base}/a/harm`);
    const typed = page.getByRole("textbox", { name: "Typed" });
    await typed.fill("Keep me");
    await test.step("what was typed is there again", async () => {
      for (const name of ["Empty the page", "Empty what is drawn", "Empty it later"]) {
        await press(page, name);
        await expect(page.getByText(text("extension.emptied", { owner })).first()).toBeVisible();
        await expect(typed).toHaveValue("Keep me");
      }
    });

    await test.step("what was replaced is put back where nothing works without it", async () => {
      for (const name of ["Replace fetch", "Replace map", "Style the page"]) await press(page, name);
      const list = await problems(page);
      await expect(list).toContainText(text("problems.replaced", { names: "fetch" }));
      await expect(list).toContainText(text("problems.restored", { names: "Array.prototype.map" }));
      await expect(list).toContainText(text("problems.styled", { selectors: "*" }));
      await page.keyboard.press("Escape");
      await page.getByRole("link", { name: text("products.title"), exact: true }).click();
      await expect(recordRows(page).first()).toBeVisible();
    });

    await test.step("without end it is left out, and the page opens again", async () => {
      await page.getByRole("link", { name: "Harm" }).click();
      await press(page, "Empty it for ever");
      await expect(page.getByText(text("extension.allOff"))).toBeVisible();
    });
  });

  test("while it is loaded is named, the store is not blamed, and it can be turned off", async ({
    signedIn: page,
  }) => {
    await page.route(/\/extensions\/harmful-extension-[^/]*\.js$/, (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: `document.body.innerHTML = "";
          window.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
          for (const name of ["map", "filter", "push"]) Array.prototype[name] = () => { throw new Error("no " + name) };
          export default { id: "${owner}", apiVersion: 1 };`,
      }),
    );
    await page.goto(`${base}/a/products`);
    await expect(recordRows(page).first()).toBeVisible();
    await expect(page.getByText(text("error.network"))).toHaveCount(0);
    const list = await problems(page);
    await expect(list).toContainText(text("problems.emptied"));
    await expect(list).toContainText(text("problems.replaced", { names: "fetch" }));
    await expect(list).toContainText(/that the admin needs: Array\.prototype\.\w+, .* put them back/);
    await list
      .getByRole("button", { name: text("extension.turnOff") })
      .first()
      .click();
    await expect(await problems(page)).toContainText(text("problems.offForMe"));
    expect(await page.evaluate(() => String(window.fetch))).toContain("native code");
  });
});

test.describe("an extension that keeps the page busy", () => {
  // What is slow to draw: packages/admin-ui/test/page-harm.test.tsx. That an animation is left alone: watch-redraws.test.tsx.
  test("is named with how long it blocked, in a handler or a timer, and is stopped where it draws itself without end", async ({
    signedIn: page,
  }) => {
    // It is told once in a toast; the log has each time.
    const blocked: string[] = [];
    page.on("console", (message) => {
      if (/kept the page from answering; seconds: [23]/.test(message.text())) blocked.push(message.text());
    });
    await page.goto(`${base}/a/harm`);
    for (const name of ["Block the handler", "Block a timer"]) {
      const { length } = blocked;
      await press(page, name);
      await expect.poll(() => blocked.length, name).toBeGreaterThan(length);
    }
    await expect(page.getByText(new RegExp(`${owner}.*froze the page for [23] seconds`))).toBeVisible();

    await page.getByRole("link", { name: "Endless" }).click();
    const card = page.getByRole("alert");
    await expect(card).toContainText(text("extension.endlessText"), { timeout: 15_000 });
    await expect(card).toContainText("src/admin/routes/endless/page.tsx");
    await expect(page.getByText("Again and again")).toHaveCount(0);
  });
});
