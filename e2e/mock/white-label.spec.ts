import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type ServeResult, serve } from "@tillhouse/admin-cli";
import type { Page } from "playwright/test";
import { text } from "../../scripts/text";
import { expectAccessible } from "../support/accessibility";
import { account, addresses, expect, recordRows, startsWith, test } from "../support/test";

const pictures = fileURLToPath(new URL("../fixtures/brand", import.meta.url));

test.describe("whose admin it is", () => {
  let admin: ServeResult;
  test.beforeAll(async () => {
    const brand = {
      name: "Marram",
      logo: "logo.svg",
      logoDark: "logo-dark.svg",
      favicon: "logo.svg",
      signInArt: "art.svg",
      accent: "#7a1fa2",
      environmentName: "Staging",
      environmentTone: "negative",
    };
    admin = await serve({
      directory: pictures,
      port: 0,
      backend: addresses.store,
      environment: {},
      ...brand,
    });
  });
  test.afterAll(() => admin.close());

  const signIn = (page: Page) => page.request.post(new URL("/admin/auth", admin.url).href, { data: account });
  const token = (page: Page, name: string) =>
    page.evaluate((asked) => {
      const root = document.querySelector("[data-tillhouse]") ?? document.body;
      const probe = document.createElement("i");
      probe.style.color = `var(${asked})`;
      root.append(probe);
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    }, name);

  test("title, icon and colours are in the page before a script has run", async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${admin.url}/login`);
    expect(await page.title()).toBe("Staging · Marram");
    const icon = (await page.locator('link[rel="icon"]').getAttribute("href")) ?? "";
    const answer = await page.request.get(new URL(icon, admin.url).href);
    expect(answer.headers()["content-type"]).toContain("image/svg+xml");
    expect(await answer.text()).toContain("#d64541");
    const sheet = (await page.locator("#tillhouse-brand").getAttribute("href")) ?? "";
    expect(await (await page.request.get(new URL(sheet, admin.url).href)).text()).toContain("#7a1fa2");
    await context.close();
  });

  test("the sign-in shows logo, name, picture and environment in both themes", async ({ page }) => {
    for (const theme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme: theme });
      await page.goto(`${admin.url}/login`);
      const button = page.getByRole("button", { name: text("session.signIn") });
      await expect(button).toBeVisible();
      await expect(page.getByText("Marram", { exact: true })).toBeVisible();
      await expect(page.getByText("Staging", { exact: true })).toBeVisible();
      await expect(page).toHaveTitle(`Staging · ${text("session.signIn")} · Marram`);
      const logos = await page
        .locator(".th-brand__logo")
        .evaluateAll((all) =>
          all.filter((logo) => logo.checkVisibility()).map((logo) => logo.getAttribute("src")),
        );
      expect(logos).toHaveLength(1);
      expect(logos[0]).toContain(theme === "dark" ? "/brand/logoDark-" : "/brand/logo-");
      await expect
        .poll(() => page.locator(".th-auth__art").evaluate((art: HTMLImageElement) => art.naturalWidth))
        .toBeGreaterThan(0);
      await expectAccessible(page, theme, {
        bestPractice: true,
        rules: theme === "light" ? "all" : "colours",
      });
    }
  });

  test("the accent colours primary buttons with readable white text", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto(`${admin.url}/login`);
    const button = page.getByRole("button", { name: text("session.signIn") });
    await expect(button).toHaveCSS("background-color", "rgb(122, 31, 162)");
    await expect(button).toHaveCSS("color", "rgb(255, 255, 255)");
    expect(await token(page, "--th-accent-soft")).not.toBe(await token(page, "--th-accent"));
  });

  test("the environment is shown in the top bar and before each title, down to 320 px", async ({ page }) => {
    await signIn(page);
    await page.goto(`${admin.url}/a/orders`);
    await expect(recordRows(page).first()).toBeVisible();
    const badge = page.getByRole("banner").getByText("Staging", { exact: true });
    await expect(badge).toBeVisible();
    await expect(page).toHaveTitle(startsWith(`Staging · ${text("orders.title")} · `));
    await page.setViewportSize({ width: 320, height: 640 });
    await expect(badge).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(320);
  });

  test("an admin without a brand shows none of this", async ({ signedIn: page }) => {
    await page.goto(`${addresses.app}/a/orders`);
    await expect(page).toHaveTitle(startsWith(`${text("orders.title")} · `));
    await expect(page.locator(".th-environment, .th-brand__logo, #tillhouse-brand")).toHaveCount(0);
    await expect(page.locator(".th-brand__mark").first()).toBeVisible();
  });
});

test("a build takes its brand where it is served", async ({ page }) => {
  const directory = join(pictures, "../../../examples/extension-basics");
  const logo = join(pictures, "logo.svg");
  const start = (brand: { name: string; logo: string; basePath: string }) =>
    serve({ directory, port: 0, backend: addresses.store, environment: {}, ...brand });
  const [one, other] = await Promise.all([
    start({ name: "One", logo, basePath: "/app" }),
    start({ name: "Other", logo, basePath: "/back/office" }),
  ]);
  for (const [admin, name] of [
    [one, "One"],
    [other, "Other"],
  ] as const) {
    await page.goto(`${admin.url}/login`);
    await expect(page.getByText(name, { exact: true })).toBeVisible();
    await expect
      .poll(() => page.locator(".th-brand__logo").evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await admin.close();
  }
});
