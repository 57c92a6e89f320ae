import { createMockBackend } from "@tillhouse/mock-store";
import german from "../../packages/admin-ui/src/messages/de.json" with { type: "json" };
import { text } from "../../scripts/text";
import { expect, test, unique } from "../support/test";
import { exampleAddress } from "../support/urls";

// The example of two stores side by side: one is this worker's store, the other one in memory.

test.describe("two admins on one page", () => {
  test("share no person, no language, no draft and no change", async ({ page, api }) => {
    const outletStore = createMockBackend({ needsSignIn: true });
    await page.route("**/outlet/**", async (route) => {
      const request = route.request();
      const answer = await outletStore.fetch(request.url().replace("/outlet/", "/"), {
        method: request.method(),
        headers: await request.allHeaders(),
        body: request.postData() ?? undefined,
      });
      await route.fulfill({
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        body: Buffer.from(await answer.arrayBuffer()),
      });
    });
    await page.goto(exampleAddress("embed-two-stores"));
    const main = page.getByRole("region", { name: "main" });
    const outlet = page.getByRole("region", { name: "outlet" });
    const userOf = (admin: typeof main) =>
      admin.getByRole("button", { name: text("shell.userMenu", { name: "" }) });
    const headingOf = (admin: typeof main) => admin.getByRole("heading", { level: 1 });
    await expect(outlet.getByRole("button", { name: /Pim Jansen/ })).toBeVisible();
    await expect(headingOf(main)).toHaveText(text("orders.title"));

    // Keys go to the one that was used last.
    await headingOf(outlet).click();
    await page.keyboard.type("gl");
    await expect(headingOf(outlet)).toHaveText(text("collections.title"));
    await page.keyboard.press("c");
    const form = page.getByRole("dialog", { name: text("collections.create") });
    await form.getByRole("textbox", { name: /^Title/ }).fill("Pim's plan");
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).join()))
      .toContain(".collections.new");

    // Another person: nothing of Pim is left, and the other store has not noticed.
    await page.evaluate(() => document.querySelector<HTMLElement>("header button")?.click());
    await expect(outlet.getByRole("button", { name: /Rosa Duarte/ })).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(headingOf(main)).toHaveText(text("orders.title"));
    const beginIn = async (admin: typeof main) => {
      await headingOf(admin).click();
      await page.keyboard.type("gl");
      await expect(headingOf(admin)).toHaveText(text("collections.title"));
      await page.keyboard.press("c");
      await expect(form.getByRole("textbox", { name: /^Title/ })).toHaveValue("");
    };
    await beginIn(main);
    await page.keyboard.press("Escape");
    await expect(form).toHaveCount(0);

    // A change of one is none of the other's.
    const title = unique("Outlet");
    await beginIn(outlet);
    await form.getByRole("textbox", { name: /^Title/ }).fill(title);
    await form.getByRole("button", { name: text("action.create") }).click();
    await expect(form).toHaveCount(0);
    const answer = await api.get(`/admin/collections?q=${encodeURIComponent(title)}`);
    expect((await answer.json()).collections).toEqual([]);

    // So is the language, over a reload too.
    await outlet.getByRole("button", { name: /Rosa Duarte/ }).click();
    await page.getByRole("menuitem", { name: text("personal.title") }).click();
    await outlet.getByRole("combobox", { name: text("language.title") }).fill("Deutsch");
    await page.getByRole("option", { name: /Deutsch/ }).click();
    await expect(headingOf(outlet)).toHaveText(german["personal.title"]);
    await page.reload();
    await expect(headingOf(outlet)).toHaveText(german["orders.title"]);
    await expect(headingOf(main)).toHaveText(text("orders.title"));
    await expect(userOf(main)).toBeVisible();
  });
});
