import { expect, type Locator, type Page } from "playwright/test";

/** More than a form has to be gone through. */
const mostPresses = 60;

/** Presses Tab until something has the focus, or a control in it: keys reach it from where they are. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const hasFocus = () => target.evaluate((element) => element.contains(document.activeElement));
  for (let presses = 0; presses < mostPresses && !(await hasFocus()); presses += 1)
    await page.keyboard.press("Tab");
  expect(await hasFocus(), "reached by Tab").toBe(true);
}

/** Goes on with Tab, as far as a button of this name, and presses it. */
export async function pressByKeys(page: Page, name: string): Promise<void> {
  const button = page.getByRole("button", { name, exact: true });
  await expect(button).toBeEnabled();
  await tabTo(page, button);
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
}
