import type { Page } from "playwright/test";
import { addresses } from "./urls";

/**
 * Opens a page of the admin at `path` below `/app/a/`. Where the admin is open already it goes there as one of its links
 * does, a quarter of the work of loading it: for tests that are not about a load.
 */
export async function openPage(page: Page, path: string): Promise<void> {
  const address = `${addresses.app}/a/${path}`;
  if (!page.url().startsWith(`${addresses.app}/a/`)) {
    await page.goto(address);
    return;
  }
  await page.evaluate((to) => {
    // The router counts its entries there, and asks about unsaved changes by them.
    history.pushState({ idx: (history.state?.idx ?? 0) + 1 }, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  }, address);
}
