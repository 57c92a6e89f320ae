import type { Page } from "playwright/test";
import { text } from "../../scripts/text";
import { expectAccessibleInBothThemes } from "../support/accessibility";
import { type SendingAdmin, serveWithKey } from "../support/analytics-served";
import { newPerson, overlayOf, signInByRequest } from "../support/analytics-users";
import { pressEscape } from "../support/press-escape";
import { signIn } from "../support/sign-in";
import { addresses, expect, recordRows, test } from "../support/test";

/** The admin with a write key, where people are asked. */
let asking: SendingAdmin;

test.beforeAll(async () => {
  asking = await serveWithKey();
});
test.afterAll(() => asking.close());

/** What the store keeps of somebody's choice. */
async function keptChoice(page: Page, admin: string): Promise<unknown> {
  const answer = await page.request.get(new URL("/admin/analytics-configs", admin).href);
  return (await answer.json()).analytics_config;
}

test.describe("the question what may be shared", () => {
  test("spec 2.4, 2.14, 2.17, 2.19: covers any page with content at most 664 px wide", async ({
    page,
    api,
  }) => {
    await signInByRequest(page, asking.url, await newPerson(api));
    await page.goto(`${asking.url}/a/products`);
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
  });

  test("spec 2.15: links to a page that says what is collected", async ({ page, api }) => {
    const deep = await serveWithKey("/back/office");
    await signInByRequest(page, deep.url, await newPerson(api));
    await page.goto(`${deep.url}/a/orders`);
    const opening = page.waitForEvent("popup");
    await overlayOf(page)
      .getByRole("link", { name: text("analytics.documentation") })
      .click();
    const explained = await opening;
    await expect(
      explained.getByRole("heading", { name: "Usage data: what is collected, and why" }),
    ).toBeVisible();
    await deep.close();
  });

  test("spec 2.17: appears a second after signing in and holds the focus", async ({ page, api }) => {
    const person = await newPerson(api);
    await page.goto(`${asking.url}/login`);
    await signIn(page, person);
    const overlay = overlayOf(page);
    await pressEscape(page, overlay);
    await expect(overlay).toBeVisible();
    await page.reload();
    await expect(overlay.getByLabel(text("analytics.email"))).toBeFocused();
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press("Tab");
      expect(await overlay.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
  });

  test("spec 2.16, 4.13, 4.14, 7.7, 8.2: is answered once by keyboard", { tag: "@clock" }, async ({
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
    expect(await keptChoice(page, asking.url)).toMatchObject({ anonymize: false, opt_out: true });
    await page.clock.install();
    await page.goto(`${asking.url}/a/customers`);
    await expect(recordRows(page).first()).toBeVisible();
    await page.clock.fastForward(5000);
    await expect(overlay).toBeHidden();
  });

  test("spec 5.4, 7.6, 7.24: opting out can be changed in the personal information", async ({
    page,
    api,
  }) => {
    await signInByRequest(page, asking.url, await newPerson(api, { anonymize: false, opt_out: false }));
    await page.goto(`${asking.url}/a/settings/personal-information`);
    const part = page.getByRole("region", { name: text("analytics.editTitle") });
    await expect(part.getByText(text("analytics.active"))).toBeVisible();
    const sent = page.waitForRequest("**/admin/analytics-configs/update");
    await part.getByRole("button", { name: text("analytics.edit") }).click();
    const drawer = page.getByRole("dialog", { name: text("analytics.editTitle") });
    await drawer.getByRole("switch", { name: text("analytics.anonymize") }).click();
    await drawer.getByRole("switch", { name: text("analytics.optOut") }).click();
    await drawer.getByRole("button", { name: text("action.save") }).click();
    expect((await sent).postDataJSON()).toEqual({ anonymize: false, opt_out: true });
    // The toast comes first, and may be gone before the drawer has closed.
    await expect(page.getByText(text("analytics.saved"), { exact: true })).toBeVisible();
    await expect(drawer).toBeHidden();
    await expect(part.getByText(text("analytics.disabled"))).toBeVisible();
    expect(await keptChoice(page, asking.url)).toMatchObject({ anonymize: false, opt_out: true });
  });

  test("spec 2.18, 8.1: stays open with the store's message when saving fails", async ({ page, api }) => {
    await signInByRequest(page, asking.url, await newPerson(api));
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/admin/analytics-configs", async (route) => {
      if (route.request().method() !== "POST") return route.continue();
      await answered;
      return route.fulfill({ status: 400, json: { message: ["Not today", "Nor tomorrow"] } });
    });
    await page.goto(`${asking.url}/a/orders`);
    const overlay = overlayOf(page);
    await overlay.getByRole("button", { name: text("analytics.continue") }).click();
    await expect(overlay).toHaveAttribute("aria-busy", "true");
    answer();
    await Promise.all([
      expect(page.getByText(text("analytics.errorTitle"), { exact: true })).toBeVisible(),
      expect(page.getByText("Not today", { exact: true })).toBeVisible(),
    ]);
    await overlay.getByRole("button", { name: text("analytics.later") }).click();
    await expect(overlay).toBeHidden();
  });

  test("spec 2.5, 6.6: is not asked before signing in", { tag: "@clock" }, async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("analytics-configs")) asked.push(request.url());
    });
    await page.clock.install();
    for (const path of ["/login", "/invite?token=none", "/reset-password"]) {
      await page.goto(`${asking.url}${path}`);
      await page.waitForLoadState("networkidle");
      await page.clock.fastForward(5000);
      await expect(overlayOf(page)).toBeHidden();
    }
    expect(asked).toEqual([]);
  });

  test("is not asked where no write key makes data leave", { tag: "@clock" }, async ({ page, api }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("analytics-configs")) asked.push(request.url());
    });
    await signInByRequest(page, addresses.app, await newPerson(api));
    await page.clock.install();
    await page.goto(`${addresses.app}/a/settings/personal-information`);
    await expect(page.getByRole("region", { name: text("personal.appearance") })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await page.clock.fastForward(5000);
    await expect(overlayOf(page)).toBeHidden();
    await expect(page.getByRole("region", { name: text("analytics.editTitle") })).toBeHidden();
    expect(asked).toEqual([]);
  });

  test("passes the accessibility rules, also at 320 px", async ({ page, api }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await signInByRequest(page, asking.url, await newPerson(api));
    await page.goto(`${asking.url}/a/orders`);
    const overlay = overlayOf(page);
    await overlay.getByLabel(text("analytics.email")).fill("ada");
    await overlay.getByRole("button", { name: text("analytics.continue") }).click();
    await expect(overlay.getByText(text("analytics.emailInvalid"))).toBeVisible();
    await expectAccessibleInBothThemes(page, "the question");
    await overlay.getByRole("switch", { name: text("analytics.optOut") }).click();
    await expectAccessibleInBothThemes(page, "the question, opted out");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
