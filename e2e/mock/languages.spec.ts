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

test("spec 2.36, 3.9, 3.10: each of the 21 languages takes effect at once, and in another tab from its next load", async ({
  page: first,
}) => {
  test.slow();
  await first.goto(signIn);
  await first.locator('input[name="email"]').fill("typed@example.com");
  const page = await first.context().newPage();
  await page.goto(signIn);
  const picker = page.locator("footer select");

  await test.step("all are offered", async () => {
    await expect(page.getByLabel(text("language.label"))).toHaveValue("en");
    const options = await picker
      .locator("option")
      .evaluateAll((all) =>
        all.map((option) => ({ locale: option.getAttribute("value"), name: option.textContent })),
      );
    expect(options).toEqual(languages.map(({ locale, name }) => ({ locale, name })));
  });

  await test.step("one that cannot be read leaves the page as it is", async () => {
    await page.route("**/locales/fr/*.json", (route) => route.fulfill({ status: 404, body: "" }));
    await picker.selectOption("fr");
    await expect(page.getByText(text("language.failedTitle", { name: "Français" }))).toBeVisible();
    await expectSpoken(page, "en");
    await expect(picker).toHaveValue("en");
    await page.unroute("**/locales/fr/*.json");
  });

  await test.step("each takes effect at once", async () => {
    await page.locator('input[name="email"]').fill("typed@example.com");
    const loaded = await page.evaluate(() => performance.timeOrigin);
    for (const { locale } of languages) {
      await picker.selectOption(locale);
      await expectSpoken(page, locale);
      await expect(picker).toHaveValue(locale);
      await expect.poll(() => page.evaluate(() => localStorage.getItem("i18nextLng"))).toBe(locale);
      await expect(page.locator('input[name="email"]')).toHaveValue("typed@example.com");
    }
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded);
  });

  await test.step("another tab follows from its next load", async () => {
    await picker.selectOption("de");
    await expectSpoken(page, "de");
    await expectSpoken(first, "en");
    await expect(first.locator('input[name="email"]')).toHaveValue("typed@example.com");
    await first.reload();
    await expectSpoken(first, "de");
  });
});

// What happens to a file that is missing or fails, and all sources of the language, unit tests show.
test("spec 7.11, 9.9, 9.10: the URL counts before a cookie, and only the files that are needed are read, from below the base path", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (call) => {
    if (call.url().includes("/locales/")) asked.push(call.url());
  });
  const filesOf = (...locales: string[]) =>
    locales.map((locale) => `${addresses.deep}/public/locales/${locale}/translation.json`);
  await page.context().addCookies([{ name: "i18next", value: "fr-CA", url: new URL(addresses.deep).origin }]);
  await page.goto(`${addresses.deep}/login?lng=sl-SI`);
  await expectSpoken(page, "sl");
  await expect.poll(() => [...asked].sort()).toEqual(filesOf("en", "sl"));
  asked.length = 0;
  await page.goto(`${addresses.deep}/login`);
  await expectSpoken(page, "fr");
  await expect.poll(() => [...asked].sort()).toEqual(filesOf("en", "fr"));
});
