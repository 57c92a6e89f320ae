import type { Locator, Page } from "playwright/test";
import { text } from "../../scripts/text";
import { choose, makeDraft, openDraft, readDraft, shelfOf } from "../support/create-draft-order";
import { pressEscape } from "../support/press-escape";
import { actionsMenu, addresses, expect, recordRows, startsWith, test } from "../support/test";

async function pick(page: Page, form: Locator, field: string, option: string): Promise<void> {
  await form.getByRole("combobox", { name: field }).click();
  await page.getByRole("option", { name: option }).first().click();
}

async function pickVariants(page: Page, form: Locator, count: number): Promise<void> {
  await form.getByRole("button", { name: text("variants.addItems") }).click();
  const picker = page.getByRole("dialog", { name: text("variants.addTitle") });
  await picker.getByRole("searchbox").fill("vest");
  // Until the store has answered the search, other items stand there as well.
  const vests = picker.getByRole("checkbox", { name: startsWith("Drift Down Vest") });
  for (let index = 0; index < count; index += 1) await vests.nth(index).check();
  await picker.getByRole("button", { name: text("variants.add", { count }) }).click();
  await expect(picker).toHaveCount(0);
}

test("spec 3.24: a draft order is created in one form at the prices that were typed, also in another region", async ({
  signedIn: page,
  api,
}) => {
  const [europe, japan] = [await shelfOf(api, "eur"), await shelfOf(api, "jpy")];
  const form = page.getByRole("dialog", { name: text("draft-orders.create") });
  const commit = form.getByRole("button", { name: text("draft-orders.createCommit"), exact: true });
  const code = form.getByRole("textbox", { name: text("draft-orders.discount.code") });
  const prices = form.getByRole("textbox", {
    name: startsWith(text("draft-orders.lines.priceOf", { title: "" })),
  });
  const aside = form.getByRole("complementary");

  // An order is begun from the list of orders, and from the palette, as a draft.
  await page.goto(`${addresses.app}/a/orders`);
  await page.getByRole("link", { name: text("orders.create") }).click();
  await expect(form).toBeVisible();
  await pressEscape(page, form);
  await expect(form).toHaveCount(0);
  await expect(recordRows(page).first()).toBeVisible();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("create order");
  await page.getByRole("option", { name: text("orders.create") }).click();
  await commit.click();
  await expect(form.getByText(text("draft-orders.errors.noItems"))).toBeVisible();

  await test.step("somebody buys in Europe", async () => {
    await pick(page, form, text("draft-orders.fields.region_id"), europe.region.name);
    await form.getByRole("combobox", { name: text("draft-orders.fields.customer") }).fill("liv.hjort");
    await page
      .getByRole("option", { name: /Liv Hjort/ })
      .first()
      .click();
    await expect(form.getByRole("textbox", { name: text("draft-orders.customer.email") })).toHaveValue(
      "liv.hjort@customers.example",
    );
    await pickVariants(page, form, 2);
    await form
      .getByRole("button", { name: startsWith(text("ui.quantity.more", { item: "" })) })
      .first()
      .click();
    await form.getByRole("button", { name: text("draft-orders.lines.addCustom") }).click();
    await form.getByRole("textbox", { name: text("draft-orders.lines.title") }).fill("Engraving");
    await prices.last().fill("12.50");
    await code.fill("NOPE");
    await form.getByRole("button", { name: text("draft-orders.discount.apply") }).click();
    await expect(form.getByText(text("draft-orders.discount.unknown", { code: "NOPE" }))).toBeVisible();
    await code.fill("YEN1000");
    await page.keyboard.press("Enter");
    await expect(form.getByText(text("draft-orders.discount.otherRegion"))).toBeVisible();
    await code.fill("welcome10");
    await page.keyboard.press("Enter");
    await expect(form.getByText("WELCOME10").first()).toBeVisible();
    await form.getByRole("radio", { name: europe.options[0]?.name ?? "" }).check();
    await expect(
      aside.getByRole("row", { name: startsWith(text("draft-orders.summary.total")) }),
    ).toContainText("EUR");
  });

  await test.step("another region keeps the items, and names the amounts that it could not keep", async () => {
    await pick(page, form, text("draft-orders.fields.region_id"), japan.region.name);
    await expect(form.getByText(text("draft-orders.lines.lostTitle", { currency: "JPY" }))).toBeVisible();
    await expect(form.getByRole("listitem").filter({ hasText: "Engraving" }).first()).toContainText("12.50");
    await expect(
      form.getByText(text("draft-orders.shipping.lost", { name: europe.options[0]?.name ?? "" })),
    ).toBeVisible();
    await commit.click();
    await expect(form.getByText(text("draft-orders.errors.price"))).toBeVisible();
  });

  await page.reload();
  await expect(form.getByRole("textbox", { name: text("draft-orders.lines.title") })).toHaveValue(
    "Engraving",
  );
  await prices.first().fill("9950");
  await prices.last().fill("1250");
  const address = form.getByRole("group", { name: text("draft-orders.fields.shipping_address") });
  for (const [field, typed] of Object.entries({
    [text("address.first_name")]: "Liv",
    [text("address.last_name")]: "Hjort",
    [text("address.address_1")]: "Weg 1",
    [text("address.city")]: "Kyoto",
  }))
    await address.getByRole("textbox", { name: field, exact: true }).fill(typed);
  await pick(page, address, text("address.country_code"), "Japan");
  await form.getByRole("radio", { name: japan.options[0]?.name ?? "" }).check();
  await form.getByRole("textbox", { name: text("draft-orders.shipping.price") }).fill("500");
  // 2 × 9950, one at the store's own price, 1250 and 500 for the way.
  await expect(
    aside.getByRole("row", { name: startsWith(text("draft-orders.summary.total")) }),
  ).toContainText("JPY");
  await expect(
    aside.getByRole("row", { name: startsWith(text("orders.event.items", { count: 4 })) }),
  ).toBeVisible();
  await expect(aside).toContainText("WELCOME10");
  await commit.click();

  await expect(page).toHaveURL(/draft-orders\/dorder_/);
  await expect(page.getByRole("link", { name: "Liv Hjort" })).toBeVisible();
  const { cart } = await readDraft(api, page.url().split("/").at(-1)?.split("?")[0] ?? "");
  const lines = (cart.items ?? []).map(({ title, quantity, unit_price }) => [title, quantity, unit_price]);
  expect(lines).toContainEqual(["Drift Down Vest", 2, 9950]);
  expect(lines).toContainEqual(["Engraving", 1, 1250]);
  expect(lines).toHaveLength(3);
  expect(cart.region_id).toBe(japan.region.id);
  expect(cart.shipping_methods?.map(({ price }) => price)).toEqual([500]);
  expect(cart.discounts?.map(({ code }) => code)).toEqual(["WELCOME10"]);
  expect(cart.billing_address?.city).toBe("Kyoto");
  expect(cart.email).toBe("liv.hjort@customers.example");
});

test("customer, addresses, discounts, shipping, notifications and region are changed separately, and a draft is deleted", async ({
  signedIn: page,
  api,
}) => {
  const [draft, nordics] = [await makeDraft(api, { shipping_methods: [] }), await shelfOf(api, "dkk")];
  await openDraft(page, draft);
  const done = async (label: string) => {
    const form = page.getByRole("dialog");
    await form.getByRole("button", { name: label, exact: true }).click();
    await expect(form).toHaveCount(0);
  };
  let form = await choose(page, `${text("draft-orders.actions.customer")}…`);
  await form.getByRole("combobox", { name: text("draft-orders.fields.customer") }).fill("fiona");
  await page
    .getByRole("option", { name: /Fiona MacGillivray/ })
    .first()
    .click();
  await expect(form.getByRole("textbox", { name: text("draft-orders.customer.email") })).toHaveValue(
    /^fiona/,
  );
  await done(text("draft-orders.actionCommits.customer"));
  form = await choose(page, `${text("draft-orders.actions.addresses")}…`);
  await form
    .getByRole("group", { name: text("draft-orders.fields.shipping_address") })
    .getByRole("textbox", { name: text("address.city") })
    .fill("Hamburg");
  await done(text("draft-orders.actionCommits.addresses"));
  form = await choose(page, `${text("draft-orders.actions.discounts")}…`);
  await form.getByRole("textbox", { name: text("draft-orders.discount.code") }).fill("WELCOME10");
  await form.getByRole("button", { name: text("draft-orders.discount.apply") }).click();
  await expect(form.getByRole("button", { name: text("ui.remove", { name: "WELCOME10" }) })).toBeVisible();
  await done(text("draft-orders.actionCommits.discounts"));
  form = await choose(page, `${text("draft-orders.actions.shipping")}…`);
  await form.getByRole("radio", { name: draft.shelf.options[1]?.name ?? "" }).check();
  await done(text("draft-orders.actionCommits.shipping"));
  await page.getByRole("button", { name: actionsMenu }).first().click();
  await page.getByRole("menuitem", { name: text("draft-orders.actions.mute") }).click();
  await expect(page.getByText(text("draft-orders.checkout.muted"))).toBeVisible();

  const { cart, no_notification_order } = await readDraft(api, draft.id);
  expect(cart.email).toMatch(/^fiona/);
  expect(cart.items?.map(({ unit_price }) => unit_price).sort()).toEqual([1500, 9900]);
  expect(cart.shipping_address?.city).toBe("Hamburg");
  expect(cart.shipping_address?.first_name).toBe("Ada");
  expect(cart.discounts?.map(({ code }) => code)).toEqual(["WELCOME10"]);
  expect(cart.shipping_methods?.map(({ shipping_option_id }) => shipping_option_id)).toEqual([
    draft.shelf.options[1]?.id,
  ]);
  expect(no_notification_order).toBe(true);

  // A draft that goes to another region says what it leaves behind.
  form = await choose(page, `${text("draft-orders.actions.region")}…`);
  await pick(page, form, text("draft-orders.fields.region_id"), nordics.region.name);
  await form.getByRole("button", { name: text("draft-orders.actions.region"), exact: true }).click();
  await expect(
    page.getByText(text("draft-orders.lost.title", { region: nordics.region.name })),
  ).toBeVisible();
  await expect(
    page.getByText(new RegExp(text("draft-orders.lost.prices", { names: ".*Engraving 15\\.00" }))),
  ).toBeVisible();
  const { cart: moved } = await readDraft(api, draft.id);
  expect(moved.region_id).toBe(nordics.region.id);
  expect(moved.items).toHaveLength(2);

  // A deleted draft leads back to the list.
  await choose(page, text("action.deleteWithQuestion"));
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: text("delete.confirm", { noun: text("draft-orders.noun") }) })
    .click();
  await expect(page).toHaveURL(/\/a\/draft-orders$/);
  await expect(page.getByRole("heading", { name: text("draft-orders.title") })).toBeVisible();
  expect((await api.get(`/admin/draft-orders/${draft.id}`)).status()).toBe(404);
});
