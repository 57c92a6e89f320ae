import type { Page } from "playwright/test";
import { addresses } from "./urls";

/**
 * Goes to an address of an admin that is open already, as one of its links does: a quarter of the work of loading it. For
 * tests that are not about a load.
 */
export async function openAddress(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    // The router counts its entries there, and asks about unsaved changes by them.
    history.pushState({ idx: (history.state?.idx ?? 0) + 1 }, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  }, address);
}

/** Opens a page of the admin at `path` below `/app/a/`: loads the admin, or goes there where it is open already. */
export async function openPage(page: Page, path: string): Promise<void> {
  const address = `${addresses.app}/a/${path}`;
  if (page.url().startsWith(`${addresses.app}/a/`)) await openAddress(page, address);
  else await page.goto(address);
}
