import { text } from "../../scripts/text";
import { expectAccessibleInBothThemes } from "../support/accessibility";
import { addresses, expect, test, textbox } from "../support/test";

test.describe("store details", () => {
  test("change the name, the links and the metadata of the store", async ({ signedIn: page, api }) => {
    const read = async () => (await (await api.get("/admin/store")).json()).store;
    const before = await read();
    const save = page.getByRole("button", { name: text("action.save"), exact: true });
    try {
      await page.goto(`${addresses.app}/a/settings`);
      await page.getByRole("link", { name: new RegExp(text("store-details.title")) }).click();
      await textbox(page, "store-details.fields.name").fill("Marram Test");
      const payment = textbox(page, "store-details.fields.payment_link_template");
      await payment.fill("https://shop.example/pay/{payment_id}");
      await payment.blur();
      await expect(page.getByText(text("store-details.errors.cart_id")).first()).toBeVisible();
      await payment.fill("https://shop.example/pay/");
      await payment.press("End");
      await payment
        .locator("xpath=ancestor::*[contains(@class,'th-input')][1]")
        .getByRole("button", { name: text("store-details.insert", { placeholder: "{cart_id}" }) })
        .click();
      await expect(payment).toHaveValue("https://shop.example/pay/{cart_id}");
      await expect(page.getByRole("link", { name: /^https:\/\/shop\.example\/pay\/cart_/ })).toBeVisible();
      await textbox(page, "store-details.fields.order_edit_link_template").fill(
        "https://shop.example/edits/{order_edit_id}",
      );
      await expectAccessibleInBothThemes(page, "store details");
      await save.click();
      await expect(page.getByText(text("settings.saved"))).toBeVisible();
      expect(await read()).toMatchObject({
        name: "Marram Test",
        payment_link_template: "https://shop.example/pay/{cart_id}",
        invite_link_template: before.invite_link_template,
        metadata: {
          ...before.metadata,
          order_edit_link_template: "https://shop.example/edits/{order_edit_id}",
        },
      });
      // An empty template is none, and takes the key out of the metadata.
      await payment.fill("");
      await textbox(page, "store-details.fields.order_edit_link_template").fill("");
      await save.click();
      const templates = async () => {
        const { payment_link_template: paid, metadata } = await read();
        return [paid, "order_edit_link_template" in (metadata ?? {})];
      };
      await expect.poll(templates).toEqual([null, false]);
      // The button is there for what is not saved.
      await expect(save).toBeHidden();

      await test.step("what somebody else has changed meanwhile is shown, and what only they have stays", async () => {
        await textbox(page, "store-details.fields.name").fill("Mine");
        await api.post("/admin/store", {
          data: { name: "Theirs", swap_link_template: "https://shop.example/swap/{cart_id}" },
        });
        await save.click();
        const dialog = page.getByRole("dialog");
        await expect(dialog.getByText("Theirs", { exact: true })).toBeVisible();
        expect((await read()).name).toBe("Theirs");
        await dialog.getByRole("radio", { name: "Mine", exact: true }).check();
        await dialog.getByRole("button", { name: text("form.conflictSave") }).click();
        await expect(dialog).toHaveCount(0);
        await expect
          .poll(read)
          .toMatchObject({ name: "Mine", swap_link_template: "https://shop.example/swap/{cart_id}" });
        await expect(save).toBeHidden();
      });

      // What is set elsewhere is a link away.
      await expect(page.getByRole("link", { name: before.default_sales_channel.name })).toBeVisible();
      await page.getByRole("link", { name: text("store-details.changeCurrencies") }).click();
      await expect(page.getByRole("heading", { level: 1, name: text("currencies.title") })).toBeVisible();
    } finally {
      const { name, payment_link_template, swap_link_template } = before;
      const metadata = { order_edit_link_template: "" };
      await api.post("/admin/store", {
        data: { name, payment_link_template, swap_link_template, metadata },
      });
    }
  });
});
