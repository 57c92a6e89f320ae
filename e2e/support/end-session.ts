import type { Page } from "playwright/test";

/** Ends the session so that it is noticed by what the person does next, and not by what the page asks by itself. */
export async function endSession(page: Page): Promise<void> {
  await page.route(/\/admin\/batch-jobs/, (route) => route.abort());
  // How much waits is counted by itself, too.
  await page.route(/\/admin\/[\w-]+\?(.*&)?limit=1(&|$)/, (route) => route.abort());
  await page.waitForLoadState("networkidle");
  await page.context().clearCookies();
}
