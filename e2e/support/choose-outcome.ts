import { expect, type Locator, type Page } from "playwright/test";
import { choose } from "./make-draft";

/** Opens the form for what comes back or was wrong, and says what the customer gets. */
export async function chooseOutcome(
  page: Page,
  outcome: "Money back" | "Other items" | "A replacement" | "Money for what was wrong",
): Promise<Locator> {
  const form = await choose(page, "Return, exchange or claim…");
  await form.getByRole("radio", { name: outcome }).check();
  // Another answer may have another form.
  await expect(form.getByRole("radio", { name: outcome })).toBeChecked();
  return form;
}
