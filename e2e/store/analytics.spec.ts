import type { Page } from "playwright/test";
import { text } from "../../scripts/text";
import { expectAccessibleInBothThemes } from "../support/accessibility";
import { type SendingAdmin, serveWithKey } from "../support/analytics-served";
import { newPerson, overlayOf, signInByRequest } from "../support/analytics-users";
import { pressEscape } from "../support/press-escape";
import { signIn } from "../support/sign-in";
import { expect, test } from "../support/test";

/** The admin with a write key, where people are asked; below a path that links have to know. */
let asking: SendingAdmin;

test.beforeAll(async () => {
  asking = await serveWithKey("/back/office");
});
test.afterAll(() => asking.close());

/** What the store keeps of somebody's choice. */
async function keptChoice(page: Page): Promise<unknown> {
  const answer = await page.request.get(new URL("/admin/analytics-configs", asking.url).href);
  return (await answer.json()).analytics_config;
}

// When it appears, what it takes and refuses, and what it says when saving fails is for the unit tests: these are of what a
// browser draws, of its keys, and of what the store keeps.
test.describe("the question what may be shared", () => {
  test("spec 2.4, 2.5, 2.14, 2.15, 2.17, 2.19, 6.6: covers any page after signing in, and links to what is collected", async ({
    page,
    api,
  }) => {
    const person = await newPerson(api);
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("analytics-configs")) asked.push(request.url());
    });
    await page.goto(`${asking.url}/invite?token=none`);
    await expect(page.getByRole("heading", { name: text("invite.dead.broken") })).toBeVisible();
    await page.goto(`${asking.url}/a/products`);
    await page.getByRole("link", { name: text("session.forgotten") }).click();
    await expect(page).toHaveURL(/\/reset-password\?/);
    await page.goBack();
    await expect(page.getByLabel(text("session.email"))).toBeVisible();
    // It never appears before it is known that nothing was chosen.
    expect(asked).toEqual([]);

    await signIn(page, person);
    // What is covered is hidden from assistive technology, and the list may come after the question.
    await expect(page.locator("tbody tr a").first()).toBeVisible();
    const overlay = overlayOf(page);
    await expect(overlay).toBeVisible();
    // It slides in.
    await expect.poll(() => overlay.boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 });
    const form = await overlay.locator("form").boundingBox();
    expect(form?.width).toBe(664);
    expect(form?.x).toBe((1440 - 664) / 2);
    await expect(overlay.getByRole("button", { name: text("analytics.continue") })).toBeInViewport();

    await expect(overlay.getByLabel(text("analytics.email"))).toBeFocused();
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press("Tab");
      expect(await overlay.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await pressEscape(page, overlay);
    await expect(overlay).toBeVisible();
    const opening = page.waitForEvent("popup");
    await overlay.getByRole("link", { name: text("analytics.documentation") }).click();
    const explained = await opening;
    await expect(
      explained.getByRole("heading", { name: "Usage data: what is collected, and why" }),
    ).toBeVisible();
    await explained.close();

    await page.setViewportSize({ width: 320, height: 640 });
    await overlay.getByLabel(text("analytics.email")).fill("ada");
    await overlay.getByRole("button", { name: text("analytics.continue") }).click();
    await expect(overlay.getByText(text("analytics.emailInvalid"))).toBeVisible();
    await expectAccessibleInBothThemes(page, "the question");
    await overlay.getByRole("switch", { name: text("analytics.optOut") }).click();
    await expectAccessibleInBothThemes(page, "the question, opted out", {
      part: '[role="dialog"]',
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test("spec 2.16, 4.13, 4.14, 5.4, 7.6, 7.7, 7.24, 8.2: is answered once by keyboard, and changed in the personal information", async ({
    page,
    api,
  }) => {
    await signInByRequest(page, asking.url, await newPerson(api));
    await page.goto(`${asking.url}/a/orders`);
    const overlay = overlayOf(page);
    await expect(overlay.getByLabel(text("analytics.email"))).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await expect(overlay.getByLabel(text("analytics.email"))).toBeDisabled();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    const anonymize = overlay.getByRole("switch", { name: text("analytics.anonymize") });
    await expect(anonymize).not.toBeChecked();
    await expect(anonymize).toBeDisabled();
    for (const control of [anonymize, overlay.getByLabel(text("analytics.email"))])
      expect(
        await control.evaluate((element) =>
          Number(getComputedStyle(element.closest(".th-consent__part") ?? element).opacity),
        ),
      ).toBe(0.5);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    // The toast comes first, and may be gone before the question has closed.
    await Promise.all([
      expect(page.getByText(text("analytics.successTitle"), { exact: true })).toBeVisible(),
      expect(page.getByText(text("analytics.saved"), { exact: true })).toBeVisible(),
    ]);
    await expect(overlay).toBeHidden();
    expect(await keptChoice(page)).toMatchObject({ anonymize: false, opt_out: true });

    // With the answer of the store there is nothing to ask: that nobody is asked then is for the unit tests.
    const known = page.waitForResponse((answer) => answer.url().endsWith("/admin/analytics-configs"));
    await page.goto(`${asking.url}/a/settings/personal-information`);
    expect((await known).status()).toBe(200);
    const part = page.getByRole("region", { name: text("analytics.editTitle") });
    await expect(part.getByText(text("analytics.disabled"))).toBeVisible();
    const sent = page.waitForRequest("**/admin/analytics-configs/update");
    await part.getByRole("button", { name: text("analytics.edit") }).click();
    const drawer = page.getByRole("dialog", { name: text("analytics.editTitle") });
    await drawer.getByRole("switch", { name: text("analytics.optOut") }).click();
    await drawer.getByRole("switch", { name: text("analytics.anonymize") }).click();
    await drawer.getByRole("button", { name: text("action.save") }).click();
    expect((await sent).postDataJSON()).toEqual({ anonymize: true, opt_out: false });
    // The toast comes first, and may be gone before the drawer has closed.
    await expect(page.getByText(text("analytics.saved"), { exact: true })).toBeVisible();
    await expect(drawer).toBeHidden();
    await expect(part.getByText(text("analytics.active"))).toBeVisible();
    expect(await keptChoice(page)).toMatchObject({ anonymize: true, opt_out: false });
    await expect(overlay).toBeHidden();
  });
});
