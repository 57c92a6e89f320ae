import { expect, type Locator, type Page } from "playwright/test";

/** Presses Escape once a layer has the focus, itself or something in it: before that it does not listen yet. */
export async function pressEscape(page: Page, layer: Locator): Promise<void> {
  await expect
    .poll(() => layer.evaluate((element) => element.contains(element.ownerDocument.activeElement)))
    .toBe(true);
  await page.keyboard.press("Escape");
}
