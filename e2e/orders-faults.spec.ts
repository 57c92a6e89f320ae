import type { Locator, Page } from "playwright/test";
import { capture, type PlacedOrder, placeOrder, readOrder, write } from "./place-order";
import { addresses, expect, test } from "./store";

const open = (page: Page, order: PlacedOrder) => page.goto(`${addresses.app}/a/orders/${order.id}`);

/** Chooses something from the menu of the record. */
async function choose(page: Page, label: string): Promise<Locator> {
  await page
    .getByRole("button", { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: label }).click();
  return page.getByRole("dialog");
}

test.describe("two people at one order", () => {
  test("who change the same part of it are asked; what only one has changed stays", async ({
    signedIn: page,
    api,
  }) => {
    const order = await placeOrder(api, { lines: 1 });
    await open(page, order);
    let form = await choose(page, "Edit e-mail…");
    await form.getByRole("textbox", { name: "E-mail" }).fill("mine@customers.example");
    await write(api, `/orders/${order.id}`, { email: "theirs@customers.example" });
    await form.getByRole("button", { name: "Edit e-mail" }).click();
    const question = page.getByRole("dialog", { name: "Somebody else has changed this, too" });
    await expect(question).toContainText(`It was: ${order.email}`);
    await question.getByRole("radio", { name: "theirs@customers.example" }).check();
    await question.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect((await readOrder(api, order.id)).email).toBe("theirs@customers.example");

    form = await choose(page, "Edit shipping address…");
    await form.getByRole("textbox", { name: "City" }).fill("Mine");
    const { address_1, postal_code, country_code } = order.shipping_address;
    await write(api, `/orders/${order.id}`, {
      shipping_address: { address_1, postal_code, country_code, city: "Theirs" },
    });
    await form.getByRole("button", { name: "Edit shipping address" }).click();
    await expect(question).toContainText("1 Harbour Street, 10115 Theirs, Spain");
    await question.getByRole("radio", { name: /10115 Mine/ }).check();
    await question.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect((await readOrder(api, order.id)).shipping_address.city).toBe("Mine");
  });

  test("a refund is held to what somebody else has left of it", async ({ signedIn: page, api }) => {
    const order = await capture(api, await placeOrder(api, { lines: 1 }));
    await open(page, order);
    const form = await choose(page, "Refund…");
    await form.getByRole("textbox", { name: "Amount" }).fill("3.00");
    await write(api, `/orders/${order.id}/refund`, { amount: order.total - 100, reason: "other" });
    await form.getByRole("button", { name: "Refund", exact: true }).click();
    await expect(form.getByText("Cannot be more than 1.00")).toBeVisible();
    await expect(form.getByRole("textbox", { name: "Amount" })).toHaveValue("3.00");
    expect((await readOrder(api, order.id)).refunds).toHaveLength(1);
  });
});
