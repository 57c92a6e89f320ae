import type { Page } from "playwright/test";
import { expectAccessible } from "../support/accessibility";
import { dialog, dialogs, expect, heightOf, open, opener, test } from "../support/gallery";

/** Looks at the whole page, and at each dialog over it. */
async function lookAtAll(page: Page, look: (where: string, part: string) => Promise<void>) {
  // Nothing half behind what sticks to the window, which would count as a target too small.
  await page.setViewportSize({ width: 1440, height: 9000 });
  await look("page", "body");
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const name of dialogs) {
    await opener(page, name).click();
    await expect(dialog(page)).toBeVisible();
    await look(name, '[role$="dialog"]');
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
  }
}

for (const [query, rules] of [
  ["theme=light&dir=ltr", "all"],
  ["theme=dark&dir=ltr", "colours"],
  ["theme=light&dir=rtl", "layout"],
] as const)
  test(`axe finds no fault with ${query}, of ${rules} rules`, async ({ page }) => {
    // All of the gallery, with each dialog: a minute where the machine is busy.
    test.setTimeout(240_000);
    await open(page, query);
    await lookAtAll(page, (where, part) => expectAccessible(page, where, { part, rules }));
  });

test("each dialog holds the focus while it is open and returns it on close", async ({ page }) => {
  await open(page);
  const isInside = () =>
    page.evaluate(() => document.activeElement?.closest('[role="dialog"], [role="alertdialog"]') !== null);
  for (const name of dialogs) {
    await opener(page, name).focus();
    await page.keyboard.press("Enter");
    await expect(dialog(page), name).toBeVisible();
    const top = await page.evaluate(() => scrollY);
    for (let count = 0; count < 12; count++) {
      await expect.poll(isInside, name).toBe(true);
      await page.keyboard.press("Tab");
    }
    for (let count = 0; count < 3; count++) await page.keyboard.press("Shift+Tab");
    await expect.poll(isInside, name).toBe(true);
    await page.mouse.move(20, 300);
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(() => scrollY), name).toBe(top);
    // On an icon button the first Esc would take its tooltip away.
    await dialog(page).focus();
    await expect(page.getByRole("tooltip"), name).toHaveCount(0);
    // It is gone from the page a moment before it gives the keys back.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.keyboard.press("Escape");
    await expect(dialog(page), name).toHaveCount(0);
    await expect(opener(page, name), name).toBeFocused();
  }
});

test("menus, popovers and tooltips work by keyboard", async ({ page }) => {
  await open(page);
  const menu = page.locator("#menu-popover-tooltip").getByRole("button", { name: "More", exact: true });
  await menu.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Duplicate" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: "Archive" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu).toBeFocused();
  const popover = opener(page, "popover");
  await popover.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Contains")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(popover).toBeFocused();
  await page.getByRole("button", { name: "Tooltip bottom" }).focus();
  await expect(page.getByRole("tooltip")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("tooltip")).toHaveCount(0);
});

for (const direction of ["ltr", "rtl"])
  test(`nothing scrolls sideways at 320 px, ${direction}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const excess = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await open(page, `dir=${direction}`);
    await expect(opener(page, "dialog")).toBeVisible();
    await expect.poll(excess).toBe(0);
    for (const name of dialogs) {
      await opener(page, name).click();
      await expect.poll(() => dialog(page).boundingBox(), name).toMatchObject({ x: 0, width: 320 });
      const inner = await dialog(page).evaluate((element) =>
        [...element.querySelectorAll(".th-dialog__body")].map((body) => body.scrollWidth - body.clientWidth),
      );
      expect(inner.filter((pixels) => pixels > 0)).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toHaveCount(0);
    }
  });

test("theme, direction and density change in place and are kept in the URL", async ({ page }) => {
  await open(page);
  await page.getByLabel("Theme").selectOption("dark");
  await page.getByLabel("Direction").selectOption("rtl");
  await page.getByLabel("Density").selectOption("compact");
  const root = page.locator("[data-tillhouse]");
  await expect(root).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(root).toHaveAttribute("data-theme", "dark");
  await expect(root).toHaveAttribute("dir", "rtl");
  await expect.poll(() => heightOf(page.locator("#a-list tbody tr").first())).toBe(36);
});
