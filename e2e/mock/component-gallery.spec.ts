// The gallery that authors look at while they develop.
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { dev } from "@tillhouse/admin-cli";
import { test as base, expect, type Page } from "playwright/test";
import { expectAccessibleInBothThemes } from "../support/accessibility";

const results = fileURLToPath(new URL("../results/", import.meta.url));

/** Tests of the gallery: an empty project is developed once. */
const test = base.extend<object, { gallery: string }>({
  gallery: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern that nothing is needed
    async ({}, use) => {
      await mkdir(results, { recursive: true });
      const directory = await mkdtemp(join(results, "gallery-"));
      const admin = await dev({ directory, port: 0, mock: true, environment: {} });
      await use(`${admin.url}/__gallery`);
      await admin.close();
      await rm(directory, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
});

const heading = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 });

async function open(page: Page, gallery: string) {
  await page.goto(gallery);
  // One page is a page of its own, with a heading of its own.
  await expect(heading(page).first()).toBeVisible();
}

/** Goes to another component of the page that is open. */
async function goTo(page: Page, name: string) {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, name);
  await expect(heading(page).first()).toHaveText(name);
}

const namesOf = (page: Page) =>
  page
    .getByRole("navigation", { name: "Components" })
    .locator("li > a")
    .evaluateAll((links) => links.map((link) => link.textContent ?? ""));

test("finds a component by what it is for, opens it by keyboard, and copies its code", async ({
  page,
  context,
  gallery,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, gallery);
  await page.getByRole("searchbox", { name: "Find a component" }).fill("isLoading submits");
  const link = page.getByRole("navigation", { name: "Components" }).getByRole("link", { name: "Button" });
  await link.press("Enter");
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toHaveText("Button");
  await expect(link).toHaveAttribute("aria-current", "page");
  const row = page.getByRole("row", { name: /^isLoading/ });
  await expect(row).toContainText("boolean");
  await expect(row).toContainText("Shows a spinner");
  await page.getByRole("button", { name: "Copy code of Button loading" }).press("Enter");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('import { Button } from "@tillhouse/extension-sdk/ui";');
  expect(copied).toContain("isLoading={isLoading}");

  await test.step("theme and direction are switched in place and kept in the address", async () => {
    await goTo(page, "FormPage");
    await page.getByLabel("Theme").selectOption("dark");
    await page.getByLabel("Direction").selectOption("rtl");
    await page.reload();
    const root = page.locator("[data-tillhouse]").first();
    await expect(root).toHaveAttribute("data-theme", "dark");
    await expect(root).toHaveAttribute("dir", "rtl");
    await expect(page.getByRole("heading", { name: "New campaign" })).toBeVisible();
  });
});

test("no page has a fault for axe, nor scrolls sideways at 390 px in either direction", async ({
  page,
  gallery,
}) => {
  await open(page, gallery);
  await expectAccessibleInBothThemes(page, "overview");
  // Components that stand in the gallery of all states are looked at there; of those alone one page is.
  for (const name of ["FormPage", "RecordPage", "ListPage", "Button", "PageActions"]) {
    await goTo(page, name);
    await expectAccessibleInBothThemes(page, name);
  }

  const names = await namesOf(page);
  expect(names.length).toBeGreaterThan(100);
  // On a phone the list is away while a component is shown.
  await page.setViewportSize({ width: 390, height: 844 });
  const wide: string[] = [];
  for (const name of names) {
    await goTo(page, name);
    const excess = await page.evaluate(() => {
      const page = document.documentElement;
      // What is drawn follows the direction of the root alone.
      const root = document.querySelector<HTMLElement>("[data-tillhouse]");
      return ["rtl", "ltr"].map((direction) => {
        root?.setAttribute("dir", direction);
        return page.scrollWidth - page.clientWidth;
      });
    });
    if (excess.some((pixels) => pixels > 0)) wide.push(`${name}: ${excess.join(" right to left, ")}`);
  }
  expect(wide).toEqual([]);
});
