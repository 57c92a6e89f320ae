import type { Page } from "playwright/test";
import { expectAccessible, expectAccessibleInBothThemes } from "../support/accessibility";
import { dialog, dialogs, expect, heightOf, open, opener, test } from "../support/gallery";

const wide = { width: 1440, height: 900 };
const narrow = { width: 320, height: 640 };

/** How far the page could be scrolled sideways. */
const excessOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const isInDialog = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[role="dialog"], [role="alertdialog"]') !== null);

/** What is drawn follows the direction of the root alone, so it can change below a dialog as well. */
const setDirection = (page: Page, direction: "ltr" | "rtl") =>
  page.locator("[data-tillhouse]").evaluate((root, dir) => root.setAttribute("dir", dir), direction);

test("the page has no fault for axe in any theme and direction, which change in place and are kept in the URL", async ({
  page,
}) => {
  // All of the gallery at once: most of a minute where the machine is busy.
  test.setTimeout(240_000);
  await open(page, "theme=light&dir=ltr");
  // Nothing half behind what sticks to the window, which would count as a target too small.
  await page.setViewportSize({ width: 1440, height: 9000 });
  await expectAccessible(page, "light", { part: "body" });
  await page.getByLabel("Theme").selectOption("dark");
  const root = page.locator("[data-tillhouse]");
  await expect(root).toHaveAttribute("data-theme", "dark");
  await expectAccessible(page, "dark", { part: "body", rules: "colours" });
  await page.getByLabel("Direction").selectOption("rtl");
  await expect(root).toHaveAttribute("dir", "rtl");
  await expectAccessible(page, "right to left", { part: "body", rules: "layout" });

  await page.getByLabel("Density").selectOption("compact");
  await page.setViewportSize(wide);
  await page.reload();
  await expect(root).toHaveAttribute("data-theme", "dark");
  await expect(root).toHaveAttribute("dir", "rtl");
  await expect.poll(() => heightOf(page.locator("#a-list tbody tr").first())).toBe(36);

  await page.getByLabel("Density").selectOption("default");
  await page.setViewportSize(narrow);
  await expect.poll(() => excessOf(page), "right to left, at 320 px").toBe(0);
  await page.getByLabel("Direction").selectOption("ltr");
  await expect(root).toHaveAttribute("dir", "ltr");
  await expect.poll(() => excessOf(page), "left to right, at 320 px").toBe(0);
});

/** Holds the focus, and the page behind where it is. */
async function expectHeld(page: Page, name: string) {
  const top = await page.evaluate(() => scrollY);
  for (let count = 0; count < 12; count++) {
    await expect.poll(() => isInDialog(page), name).toBe(true);
    await page.keyboard.press("Tab");
  }
  for (let count = 0; count < 3; count++) await page.keyboard.press("Shift+Tab");
  await expect.poll(() => isInDialog(page), name).toBe(true);
  await page.mouse.move(20, 300);
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => scrollY), name).toBe(top);
}

/** Fills a narrow window, with nothing to scroll sideways inside. */
async function expectNarrow(page: Page, name: string) {
  await expect.poll(() => dialog(page).boundingBox(), name).toMatchObject({ x: 0, width: narrow.width });
  const inner = await dialog(page).evaluate((element) =>
    [...element.querySelectorAll(".th-dialog__body")].map((body) => body.scrollWidth - body.clientWidth),
  );
  expect(
    inner.filter((pixels) => pixels > 0),
    name,
  ).toEqual([]);
}

test("what opens over the page is used by keyboard, and dialogs have no fault in any theme, direction and width", async ({
  page,
}) => {
  test.setTimeout(240_000);
  // Without the rest of the gallery, which each dialog would hide and each look of axe would go through.
  await open(page, "only=overlays");
  await page.addStyleTag({ content: "main { min-block-size: 300vh }" });
  const roomOf = () => document.documentElement.scrollHeight - innerHeight;
  expect(await page.evaluate(roomOf), "what the page behind could scroll").toBeGreaterThan(600);
  for (const name of dialogs) {
    await opener(page, name).focus();
    await page.keyboard.press("Enter");
    await expect(dialog(page), name).toBeVisible();
    await expectHeld(page, name);
    const part = '[role$="dialog"]';
    await expectAccessibleInBothThemes(page, name, { part });
    await setDirection(page, "rtl");
    await expectAccessible(page, `${name}, right to left`, { part, rules: "layout" });
    await page.setViewportSize(narrow);
    await expectNarrow(page, `${name}, right to left`);
    await setDirection(page, "ltr");
    await expectNarrow(page, name);
    await page.setViewportSize(wide);
    // On an icon button the first Esc would take its tooltip away.
    await dialog(page).focus();
    await expect(page.getByRole("tooltip"), name).toHaveCount(0);
    // It is gone from the page a moment before it gives the keys back. Where nothing else is drawn, the callback may never come.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 100 })));
    await page.keyboard.press("Escape");
    await expect(dialog(page), name).toHaveCount(0);
    await expect(opener(page, name), name).toBeFocused();
  }
  await test.step("menus, popovers and tooltips", async () => {
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
});
