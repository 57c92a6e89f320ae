import type { Page } from "playwright/test";
import { text } from "../../scripts/text";
import { account, expect } from "./test";

/** Signs in by the form of the page, as a person does. */
export async function signIn(page: Page, { email, password } = account): Promise<void> {
  await page.getByLabel(text("session.email")).fill(email);
  await page.getByLabel(text("session.password"), { exact: true }).fill(password);
  // A page of a host may have a button of the same name above the form.
  await page
    .getByRole("button", { name: text("session.signIn") })
    .last()
    .click();
}

/** The dialog over a page whose session has ended. */
export const sessionEnded = (page: Page) => page.getByRole("dialog", { name: text("session.endedTitle") });

/** Signs in again, over the page, and goes on. */
export async function signInAgain(page: Page): Promise<void> {
  const again = sessionEnded(page);
  await again.getByLabel(text("session.password"), { exact: true }).fill(account.password);
  await again.getByRole("button", { name: text("session.signIn") }).click();
  await expect(again).toBeHidden();
}
