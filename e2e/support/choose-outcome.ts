import { expect, type Locator, type Page } from "playwright/test";
import { text } from "../../scripts/text";
import { choose } from "./create-draft-order";

/** Opens the form for what comes back or was wrong, and says what the customer gets. */
export async function chooseOutcome(
  page: Page,
  outcome: "exchange" | "refund" | "replace" | "return",
): Promise<Locator> {
  const form = await choose(page, `${text("orders.alternatives.return")}…`);
  await form.getByRole("radio", { name: text(`orders.outcome.${outcome}`) }).check();
  // Another answer may have another form.
  await expect(form.getByRole("radio", { name: text(`orders.outcome.${outcome}`) })).toBeChecked();
  return form;
}
