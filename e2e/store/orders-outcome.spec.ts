import { text } from "../../scripts/text";
import { chooseOutcome } from "../support/choose-outcome";
import { capture, fulfil, placeOrder, readOrder, ship } from "../support/place-order";
import { pressEscape } from "../support/press-escape";
import { addresses, expect, startsWith, test } from "../support/test";

test("return, exchange and claim share one form and what was typed in it", async ({
  signedIn: page,
  api,
}) => {
  const order = await ship(
    api,
    await fulfil(api, await capture(api, await placeOrder(api, { quantity: 2 }))),
  );
  const title = order.items[0]?.title ?? "";
  await page.goto(`${addresses.app}/a/orders/${order.id}`);
  const form = await chooseOutcome(page, "return");
  await form.getByRole("spinbutton", { name: text("ui.quantity.of", { item: title }) }).fill("2");
  await form
    .getByRole("button", { name: startsWith(text("ui.lines.reasonOf", { item: "" })) })
    .first()
    .click();
  await form.getByRole("combobox", { name: text("ui.lines.reason") }).selectOption({ index: 1 });
  await form.getByRole("textbox", { name: text("ui.lines.note") }).fill("Torn at the seam");
  await form.getByRole("textbox", { name: text("orders.fields.refund") }).fill("5");

  await form.getByRole("radio", { name: text("orders.outcome.exchange") }).check();
  await expect(form.getByRole("group", { name: text("orders.swap.new") })).toBeVisible();
  await expect(form.getByRole("radio", { name: text("orders.outcome.exchange") })).toBeFocused();
  await expect(form.getByRole("spinbutton", { name: text("ui.quantity.of", { item: title }) })).toHaveValue(
    "2",
  );
  await form.getByRole("radio", { name: text("orders.outcome.refund") }).check();
  await expect(form.getByRole("spinbutton", { name: text("ui.quantity.of", { item: title }) })).toHaveValue(
    "2",
  );
  await expect(form.getByRole("textbox", { name: text("ui.lines.note") })).toHaveValue("Torn at the seam");
  // The reasons of a claim are others.
  await expect(form.getByRole("combobox", { name: text("ui.lines.reason") })).toHaveValue("");
  await expect(form.getByRole("textbox", { name: text("orders.fields.refund") })).toHaveValue("5.00");

  // Nothing of it is lost by leaving either.
  await page.keyboard.press("Escape");
  await pressEscape(page, page.getByRole("alertdialog"));
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await form.getByRole("radio", { name: text("orders.outcome.replace") }).check();
  await expect(form.getByRole("group", { name: text("orders.claim.new"), exact: true })).toBeVisible();
  await form.getByRole("radio", { name: text("orders.outcome.return") }).check();
  await expect(form.getByRole("textbox", { name: text("orders.fields.refund") })).toHaveValue("5.00");
  await form.getByRole("button", { name: text("orders.actions.return") }).click();
  await expect(form).toBeHidden();

  const after = await readOrder(api, order.id);
  expect(after.returns).toMatchObject([
    { refund_amount: 500, items: [{ requested_quantity: 2, note: "Torn at the seam" }] },
  ]);
  expect([after.swaps, after.claims]).toEqual([[], []]);
});
