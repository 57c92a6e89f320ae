import { expect, type Locator, type Page } from "playwright/test";

/** Presses Escape once the topmost layer has the focus: before that it does not listen yet. */
export async function pressEscape(page: Page, layer: Locator): Promise<void> {
  await expect(layer.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
}
