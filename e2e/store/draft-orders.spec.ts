import type { RecordOf } from "@tillhouse/extension-sdk";
import type { Locator, Page } from "playwright/test";
import { text } from "../../scripts/text";
import { choose, type Draft, makeDraft, openDraft, readDraft, shelfOf } from "../support/create-draft-order";
import { read } from "../support/place-order";
import { actionsMenu, addresses, expect, startsWith, test, unique } from "../support/test";

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

test("spec 3.24: a draft order is created in one form at the prices that were typed", async ({
  signedIn: page,
  api,
}) => {
  const { region, options } = await shelfOf(api, "eur");
  await page.goto(`${addresses.app}/a/draft-orders`);
  await page.getByRole("link", { name: text("draft-orders.create") }).click();
  const form = page.getByRole("dialog", { name: text("draft-orders.create") });
  await form.getByRole("button", { name: text("draft-orders.createCommit"), exact: true }).click();
  await expect(form.getByText(text("draft-orders.errors.noItems"))).toBeVisible();
  await pick(page, form, text("draft-orders.fields.region_id"), region.name);
  await form.getByRole("combobox", { name: text("draft-orders.fields.customer") }).fill("liv.hjort");
  await page
    .getByRole("option", { name: /Liv Hjort/ })
    .first()
    .click();
  await expect(form.getByRole("textbox", { name: text("draft-orders.customer.email") })).toHaveValue(
    "liv.hjort@customers.example",
  );

  await pickVariants(page, form, 2);
  const prices = form.getByRole("textbox", {
    name: startsWith(text("draft-orders.lines.priceOf", { title: "" })),
  });
  await prices.first().fill("99.50");
  await form
    .getByRole("button", { name: startsWith(text("ui.quantity.more", { item: "" })) })
    .first()
    .click();
  await form.getByRole("button", { name: text("draft-orders.lines.addCustom") }).click();
  await form.getByRole("textbox", { name: text("draft-orders.lines.title") }).fill("Engraving");
  await prices.last().fill("15");
  await form.getByRole("textbox", { name: text("draft-orders.discount.code") }).fill("NOPE");
  await form.getByRole("button", { name: text("draft-orders.discount.apply") }).click();
  await expect(form.getByText(text("draft-orders.discount.unknown", { code: "NOPE" }))).toBeVisible();
  await form.getByRole("textbox", { name: text("draft-orders.discount.code") }).fill("YEN1000");
  await page.keyboard.press("Enter");
  await expect(form.getByText(text("draft-orders.discount.otherRegion"))).toBeVisible();
  await form.getByRole("textbox", { name: text("draft-orders.discount.code") }).fill("welcome10");
  await page.keyboard.press("Enter");
  await expect(form.getByText("WELCOME10").first()).toBeVisible();

  await page.reload();
  await expect(
    form.getByText("Engraving").or(form.locator('input[value="Engraving"]')).first(),
  ).toBeVisible();
  const address = form.getByRole("group", { name: text("draft-orders.fields.shipping_address") });
  for (const [field, typed] of Object.entries({
    [text("address.first_name")]: "Liv",
    [text("address.last_name")]: "Hjort",
    [text("address.address_1")]: "Weg 1",
    [text("address.city")]: "Berlin",
  }))
    await address.getByRole("textbox", { name: field, exact: true }).fill(typed);
  await pick(page, address, text("address.country_code"), "Germany");
  await form.getByRole("radio", { name: options[0]?.name ?? "" }).check();
  await form.getByRole("textbox", { name: text("draft-orders.shipping.price") }).fill("5");
  // 2 × 99.50, one at the store's own price, 15.00 and 5.00 for the way.
  const total = form
    .getByRole("complementary")
    .getByRole("row", { name: startsWith(text("draft-orders.summary.total")) });
  await expect(total).toContainText("EUR");
  await expect(
    form
      .getByRole("complementary")
      .getByRole("row", { name: startsWith(text("orders.event.items", { count: 4 })) }),
  ).toBeVisible();
  await expect(form.getByRole("complementary")).toContainText("WELCOME10");
  await form.getByRole("button", { name: text("draft-orders.createCommit"), exact: true }).click();

  await expect(page).toHaveURL(/draft-orders\/dorder_/);
  await expect(page.getByRole("link", { name: "Liv Hjort" })).toBeVisible();
  const { cart } = await readDraft(api, page.url().split("/").at(-1)?.split("?")[0] ?? "");
  const lines = (cart.items ?? []).map(({ title, quantity, unit_price }) => [title, quantity, unit_price]);
  expect(lines).toContainEqual(["Drift Down Vest", 2, 9950]);
  expect(lines).toContainEqual(["Engraving", 1, 1500]);
  expect(lines).toHaveLength(3);
  expect(cart.shipping_methods?.map(({ price }) => price)).toEqual([500]);
  expect(cart.discounts?.map(({ code }) => code)).toEqual(["WELCOME10"]);
  expect(cart.billing_address?.city).toBe("Berlin");
  expect(cart.email).toBe("liv.hjort@customers.example");
});

test("another region keeps the items of a new draft and names the amounts it could not keep", async ({
  signedIn: page,
  api,
}) => {
  const [europe, japan] = [await shelfOf(api, "eur"), await shelfOf(api, "jpy")];
  await page.goto(`${addresses.app}/a/draft-orders?form=new`);
  const form = page.getByRole("dialog", { name: text("draft-orders.create") });
  await pick(page, form, text("draft-orders.fields.region_id"), europe.region.name);
  const email = `${unique("yen").replace(" ", "-")}@customers.example`;
  await form.getByRole("textbox", { name: text("draft-orders.customer.email") }).fill(email);
  await pickVariants(page, form, 1);
  await form.getByRole("button", { name: text("draft-orders.lines.addCustom") }).click();
  await form.getByRole("textbox", { name: text("draft-orders.lines.title") }).fill("Gift wrap");
  await form
    .getByRole("textbox", { name: startsWith(text("draft-orders.lines.priceOf", { title: "" })) })
    .last()
    .fill("12.50");
  await form.getByRole("radio", { name: europe.options[0]?.name ?? "" }).check();

  await pick(page, form, text("draft-orders.fields.region_id"), japan.region.name);
  await expect(form.getByText(text("draft-orders.lines.lostTitle", { currency: "JPY" }))).toBeVisible();
  await expect(form.getByRole("listitem").filter({ hasText: "Gift wrap" }).first()).toContainText("12.50");
  await expect(
    form.getByText(text("draft-orders.shipping.lost", { name: europe.options[0]?.name ?? "" })),
  ).toBeVisible();
  await form.getByRole("button", { name: text("draft-orders.createCommit"), exact: true }).click();
  await expect(form.getByText(text("draft-orders.errors.price"))).toBeVisible();
  await form
    .getByRole("textbox", { name: startsWith(text("draft-orders.lines.priceOf", { title: "" })) })
    .last()
    .fill("1250");
  await form.getByRole("button", { name: text("draft-orders.createCommit"), exact: true }).click();
  await expect(page).toHaveURL(/draft-orders\/dorder_/);
  const { cart } = await readDraft(api, page.url().split("/").at(-1)?.split("?")[0] ?? "");
  expect(cart.region_id).toBe(japan.region.id);
  expect(cart.items?.map(({ title, unit_price }) => [title, unit_price]).sort()).toEqual([
    ["Drift Down Vest", expect.any(Number)],
    ["Gift wrap", 1250],
  ]);
  expect(cart.email).toBe(email);
});

test("a change of items keeps the shipping that the store removes", async ({ signedIn: page, api }) => {
  const draft = await makeDraft(api);
  await openDraft(page, draft);
  const form = await choose(page, `${text("draft-orders.actions.items")}…`);
  await form.getByRole("button", { name: text("ui.quantity.more", { item: "Drift Down Vest" }) }).click();
  await form
    .getByRole("textbox", {
      name: startsWith(text("draft-orders.lines.priceOf", { title: "Drift Down Vest" })),
    })
    .fill("80");
  await form.getByRole("textbox", { name: text("draft-orders.lines.title") }).fill("Engraving, gold");
  await form.getByRole("button", { name: text("draft-orders.lines.addCustom") }).click();
  await form
    .getByRole("textbox", { name: text("draft-orders.lines.title") })
    .last()
    .fill("Card");
  await form
    .getByRole("textbox", { name: startsWith(text("draft-orders.lines.priceOf", { title: "" })) })
    .last()
    .fill("2.25");
  await form.getByRole("button", { name: text("draft-orders.actionCommits.items"), exact: true }).click();
  await expect(form).toHaveCount(0);
  const lines = (cart: { items?: NonNullable<Draft["cart"]>["items"] }) =>
    (cart.items ?? []).map(({ title, quantity, unit_price }) => [title, quantity, unit_price]).sort();
  const changed = await readDraft(api, draft.id);
  expect(lines(changed.cart)).toEqual([
    ["Card", 1, 225],
    ["Drift Down Vest", 3, 8000],
    ["Engraving, gold", 1, 1500],
  ]);
  expect(changed.cart.shipping_methods?.map(({ price }) => price)).toEqual([500]);

  // A form starts with what its page has read.
  await expect(page.getByRole("row", { name: /Card/ })).toBeVisible();
  await choose(page, `${text("draft-orders.actions.items")}…`);
  await form.getByRole("button", { name: text("ui.remove", { name: "Card" }) }).click();
  await form.getByRole("button", { name: text("draft-orders.actionCommits.items"), exact: true }).click();
  await expect(form).toHaveCount(0);
  const { cart } = await readDraft(api, draft.id);
  expect(lines(cart)).toHaveLength(2);
  expect(cart.shipping_methods).toHaveLength(1);
});

test("customer, addresses, discounts, shipping and notifications are changed separately", async ({
  signedIn: page,
  api,
}) => {
  const draft = await makeDraft(api, { shipping_methods: [] });
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
});

test("a draft that goes to another region says what it leaves behind", async ({ signedIn: page, api }) => {
  const draft = await makeDraft(api);
  const nordics = await shelfOf(api, "dkk");
  await openDraft(page, draft);
  const form = await choose(page, `${text("draft-orders.actions.region")}…`);
  await pick(page, form, text("draft-orders.fields.region_id"), nordics.region.name);
  await form.getByRole("button", { name: text("draft-orders.actions.region"), exact: true }).click();
  await expect(
    page.getByText(text("draft-orders.lost.title", { region: nordics.region.name })),
  ).toBeVisible();
  await expect(
    page.getByText(new RegExp(text("draft-orders.lost.prices", { names: ".*Engraving 15\\.00" }))),
  ).toBeVisible();
  const { cart } = await readDraft(api, draft.id);
  expect(cart.region_id).toBe(nordics.region.id);
  expect(cart.items).toHaveLength(2);
});

test("a paid draft becomes an order that cannot be edited as a draft", async ({ signedIn: page, api }) => {
  const draft = await makeDraft(api);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await openDraft(page, draft);
  await page.getByRole("button", { name: text("draft-orders.actions.paymentLink") }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(draft.cart_id);
  await page.getByRole("button", { name: `${text("draft-orders.actions.pay")}…` }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: text("draft-orders.actions.pay"), exact: true })
    .click();
  await expect(page.getByText(text("draft-orders.status.completed")).first()).toBeVisible();
  const { order_id, status } = await readDraft(api, draft.id);
  expect(status).toBe("completed");
  const { order } = await read<{ order: RecordOf<"orders"> }>(api, `/orders/${order_id}`);
  expect([order.payment_status, order.draft_order_id]).toEqual(["captured", draft.id]);
  await expect(page.getByRole("button", { name: text("draft-orders.actions.paymentLink") })).toHaveCount(0);
  await expect(page.getByRole("button", { name: `${text("draft-orders.actions.pay")}…` })).toHaveCount(0);
  await page
    .getByRole("button", { name: text("draft-orders.actions.order") })
    .or(page.getByRole("link", { name: text("draft-orders.actions.order") }))
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`orders/${order_id}`));
});

test("a deleted draft leads back to the list", async ({ signedIn: page, api }) => {
  const draft = await makeDraft(api);
  await openDraft(page, draft);
  await choose(page, text("action.deleteWithQuestion"));
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: text("delete.confirm", { noun: text("draft-orders.noun") }) })
    .click();
  await expect(page).toHaveURL(/\/a\/draft-orders$/);
  await expect(page.getByRole("heading", { name: text("draft-orders.title") })).toBeVisible();
  expect((await api.get(`/admin/draft-orders/${draft.id}`)).status()).toBe(404);
});
