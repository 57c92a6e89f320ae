import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type ServeOptions, serve } from "@tillhouse/admin-cli";
import type { Locator, Page } from "playwright/test";
import { text } from "../../scripts/text";
import { expectAccessible } from "../support/accessibility";
import { signIn } from "../support/sign-in";
import { addresses, expect, recordRows, startsWith, test } from "../support/test";

const pictures = fileURLToPath(new URL("../fixtures/brand", import.meta.url));

const start = (brand: ServeOptions) =>
  serve({ port: 0, backend: addresses.store, environment: {}, ...brand });

const widthOf = (picture: Locator) => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);

/** What a custom property of the admin is as a colour. */
const colour = (page: Page, name: string) =>
  page.evaluate((asked) => {
    const root = document.querySelector("[data-tillhouse]") ?? document.body;
    const probe = document.createElement("i");
    probe.style.color = `var(${asked})`;
    root.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);

// What is in the page before a script has run: packages/admin-cli/test/brand.test.ts.
test("whose admin it is: logo, name, picture, accent and environment, in both themes and down to 320 px", async ({
  page,
}) => {
  const admin = await start({
    directory: pictures,
    name: "Marram",
    logo: "logo.svg",
    logoDark: "logo-dark.svg",
    favicon: "logo.svg",
    signInArt: "art.svg",
    accent: "#7a1fa2",
    environmentName: "Staging",
    environmentTone: "negative",
  });
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(`${admin.url}/login`);
  const button = page.getByRole("button", { name: text("session.signIn") });
  await expect(button).toBeVisible();
  await expect(page.getByText("Marram", { exact: true })).toBeVisible();
  await expect(page.getByText("Staging", { exact: true })).toBeVisible();
  await expect(page).toHaveTitle(`Staging · ${text("session.signIn")} · Marram`);
  await expect.poll(() => widthOf(page.locator(".th-auth__art"))).toBeGreaterThan(0);

  await test.step("the accent colours primary buttons with readable white text", async () => {
    await expect(button).toHaveCSS("background-color", "rgb(122, 31, 162)");
    await expect(button).toHaveCSS("color", "rgb(255, 255, 255)");
    expect(await colour(page, "--th-accent-soft")).not.toBe(await colour(page, "--th-accent"));
  });

  for (const [theme, logo] of [
    ["light", "/brand/logo-"],
    ["dark", "/brand/logoDark-"],
  ] as const)
    await test.step(`the logo of the ${theme} theme`, async () => {
      await page.emulateMedia({ colorScheme: theme });
      const logos = page.locator(".th-brand__logo").filter({ visible: true });
      await expect(logos).toHaveCount(1);
      await expect(logos).toHaveAttribute("src", new RegExp(logo));
      await expectAccessible(page, theme, {
        bestPractice: true,
        rules: theme === "light" ? "all" : "colours",
      });
    });

  await test.step("the environment is in the top bar and before each title", async () => {
    await signIn(page);
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
  await admin.close();
});

test("a build takes its brand where it is served, and has none where nobody gives one", async ({
  page,
  context,
  session,
}) => {
  const admin = await start({
    directory: join(pictures, "../../../examples/extension-basics"),
    name: "Other",
    logo: join(pictures, "logo.svg"),
    basePath: "/back/office",
  });
  await page.goto(`${admin.url}/login`);
  await expect(page.getByText("Other", { exact: true }).first()).toBeVisible();
  await expect.poll(() => widthOf(page.locator(".th-brand__logo").first())).toBeGreaterThan(0);
  await admin.close();

  await context.addCookies(await session.cookies());
  await page.goto(`${addresses.app}/a/orders`);
  await expect(page).toHaveTitle(startsWith(`${text("orders.title")} · `));
  await expect(page.locator(".th-environment, .th-brand__logo, #tillhouse-brand")).toHaveCount(0);
  await expect(page.locator(".th-brand__mark").first()).toBeVisible();
});
