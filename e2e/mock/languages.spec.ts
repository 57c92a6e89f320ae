import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright/test";
import { languages } from "../../packages/admin-ui/src/core/i18n/languages";
import { text } from "../../scripts/text";
import { addresses, expect, test } from "../support/test";

const messages = (locale: string): Record<string, string> =>
  JSON.parse(
    readFileSync(
      fileURLToPath(new URL(`../../packages/admin-ui/src/messages/${locale}.json`, import.meta.url)),
      "utf8",
    ),
  );
const english = messages("en");
const says = (locale: string, key: string) => messages(locale)[key] ?? english[key] ?? key;
const codeOf = (locale: string) => (locale === "tm" ? "ta" : locale);
const signIn = `${addresses.app}/login`;

/** That the page speaks a language: what it says of itself, and what it says. */
async function expectSpoken(page: Page, locale: string) {
  const root = page.locator("html");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(says(locale, "session.signIn"));
  await expect(root).toHaveAttribute("lang", codeOf(locale));
  await expect(root).toHaveAttribute("dir", locale === "ar" ? "rtl" : "ltr");
  await expect(page.locator("[data-tillhouse]").first()).toHaveAttribute("lang", codeOf(locale));
}

test.describe("languages", () => {
  test("spec 2.36, 3.9, 3.10: each of the 21 takes effect at once", async ({ page }) => {
    test.slow();
    await page.goto(signIn);
    const picker = page.getByLabel(text("language.label"));
    await expect(picker).toHaveValue("en");
    const options = await picker
      .locator("option")
      .evaluateAll((all) =>
        all.map((option) => ({ locale: option.getAttribute("value"), name: option.textContent })),
      );
    expect(options).toEqual(languages.map(({ locale, name }) => ({ locale, name })));
    await page.locator('input[name="email"]').fill("typed@example.com");
    const loaded = await page.evaluate(() => performance.timeOrigin);
    for (const { locale } of languages) {
      const current = page.locator("footer select");
      await current.selectOption(locale);
      await expectSpoken(page, locale);
      await expect(current).toHaveValue(locale);
      await expect.poll(() => page.evaluate(() => localStorage.getItem("i18nextLng"))).toBe(locale);
      await expect(page.locator('input[name="email"]')).toHaveValue("typed@example.com");
    }
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded);
  });

  test("spec 9.10: the URL counts before a cookie, local and session storage, the browser and the page", async ({
    browser,
  }) => {
    const context = await browser.newContext({ locale: "pl-PL" });
    const page = await context.newPage();
    const origin = new URL(addresses.app).origin;
    // What a source says is said again before each load: the language that is spoken is kept in local storage.
    let stored: { local?: string; session?: string } = { local: "hr", session: "it" };
    await page.addInitScript(() => {
      const said = /stored=([^;]*)/.exec(document.cookie)?.[1];
      if (said === undefined) return;
      const { local, session } = JSON.parse(decodeURIComponent(said));
      localStorage.clear();
      sessionStorage.clear();
      if (local) localStorage.setItem("i18nextLng", local);
      if (session) sessionStorage.setItem("i18nextLng", session);
    });
    const open = async (search = "") => {
      await context.addCookies([
        { name: "stored", value: encodeURIComponent(JSON.stringify(stored)), url: origin },
      ]);
      await page.goto(`${signIn}${search}`);
    };
    await context.addCookies([{ name: "i18next", value: "fr-CA", url: origin }]);
    await open("?lng=de-AT");
    await expectSpoken(page, "de");
    await open();
    await expectSpoken(page, "fr");
    await context.clearCookies({ name: "i18next" });
    await open();
    await expectSpoken(page, "hr");
    stored = { session: "it" };
    await open();
    await expectSpoken(page, "it");
    stored = {};
    await open();
    await expectSpoken(page, "pl");
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "languages", { get: () => [] });
      Object.defineProperty(navigator, "language", { get: () => undefined });
    });
    await page.route(`${signIn}*`, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace('<html lang="en"', '<html lang="cs"');
      await route.fulfill({ response: answer, body });
    });
    await open();
    await expectSpoken(page, "cs");
    await context.close();
  });

  test("spec 7.11, 9.9: only the files that are needed are read, from below the base path", async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (call) => {
      if (call.url().includes("/locales/")) asked.push(call.url());
    });
    await page.goto(`${addresses.deep}/login?lng=sl-SI`);
    await expectSpoken(page, "sl");
    await expect
      .poll(() => [...asked].sort())
      .toEqual(["en", "sl"].map((locale) => `${addresses.deep}/public/locales/${locale}/translation.json`));
  });

  test("spec 8.9: a missing file is logged while the page speaks English", async ({ page }) => {
    const logged: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") logged.push(message.text());
    });
    await page.route("**/locales/de/*.json", (route) => route.fulfill({ status: 404, body: "" }));
    await page.goto(`${signIn}?lng=de`);
    await expect(page.getByRole("heading", { name: text("session.signIn") })).toBeVisible();
    await expectSpoken(page, "en");
    await expect
      .poll(() => logged.filter((text) => text.includes('the translation "de" could not be loaded')).length)
      .toBe(1);
  });

  test("spec 9.11: a file that fails is requested again while the page speaks English", async ({ page }) => {
    let asked = 0;
    let answer = () => {};
    const isEnglish = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/locales/de/*.json", async (route) => {
      asked += 1;
      if (asked < 3) return route.fulfill({ status: 503, body: "" });
      // The third answer would come in the middle of a look at the page otherwise.
      await isEnglish;
      return route.continue();
    });
    await page.goto(`${signIn}?lng=de`);
    await expectSpoken(page, "en");
    answer();
    await expectSpoken(page, "de");
    expect(asked).toBe(3);
  });

  test("a language that cannot be read leaves the page as it is", async ({ page }) => {
    await page.route("**/locales/fr/*.json", (route) => route.fulfill({ status: 404, body: "" }));
    await page.goto(signIn);
    await page.locator("footer select").selectOption("fr");
    await expect(page.getByText(text("language.failedTitle", { name: "Français" }))).toBeVisible();
    await expectSpoken(page, "en");
    await expect(page.locator("footer select")).toHaveValue("en");
  });

  test("a change in one tab does not affect another tab until its next load", async ({ page }) => {
    await page.goto(signIn);
    const other = await page.context().newPage();
    await other.goto(signIn);
    await other.locator("footer select").selectOption("de");
    await expectSpoken(other, "de");
    await page.locator('input[name="email"]').fill("typed@example.com");
    await expectSpoken(page, "en");
    await page.reload();
    await expectSpoken(page, "de");
  });
});
