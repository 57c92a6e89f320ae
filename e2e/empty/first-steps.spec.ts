// A store that nobody has set up yet, and a person who opens it by its first steps alone. What they made is held against what the
// store then charges a customer.
import type { APIRequestContext, Page } from "playwright/test";
import { type TextKey, text } from "../../scripts/text";
import { expectAccessibleInBothThemes } from "../support/accessibility";
import { saveAnalyticsChoice } from "../support/save-analytics-choice";
import { actionsMenu, addresses, expect, startsWith, test, textbox } from "../support/test";

type StepName =
  Extract<TextKey, `first-steps.steps.${string}`> extends `first-steps.steps.${infer Name}` ? Name : never;

const stepTitle = (step: StepName) => text(`first-steps.steps.${step}`);

/** Goes back to the start page, and follows a step's link. */
async function begin(page: Page, step: StepName) {
  await page.getByRole("link", { name: text("home.title"), exact: true }).click();
  await page
    .getByRole("link", { name: text("first-steps.beginNamed", { step: stepTitle(step) }), exact: true })
    .click();
}

async function expectDone(page: Page, step: StepName, fact: string) {
  await page.getByRole("link", { name: text("home.title"), exact: true }).click();
  const row = page.getByRole("listitem").filter({ hasText: stepTitle(step) });
  await expect(row.getByText(text("first-steps.done"))).toBeAttached();
  await expect(row).toContainText(fact);
}

const fieldOf = (page: Page, key: TextKey) =>
  page
    .getByRole("dialog")
    .getByLabel(new RegExp(`^${text(key)}\\b`))
    .first();

const create = (page: Page) =>
  page.getByRole("dialog").getByRole("button", { name: text("action.create"), exact: true });

async function get(api: APIRequestContext, path: string) {
  return (await api.get(path)).json();
}

/** Buys one unit as a shopper does, and answers the order. */
async function buy(api: APIRequestContext, { key, country }: { key: string; country: string }) {
  const headers = { "x-publishable-api-key": key };
  const post = async (path: string, data: object = {}) => {
    const answer = await api.post(`/store${path}`, { headers, data });
    expect(answer.ok(), `${path} ${await answer.text()}`).toBe(true);
    return answer.json();
  };
  const { regions } = await (await api.get("/store/regions", { headers })).json();
  const { products } = await (
    await api.get(`/store/products?region_id=${regions[0].id}`, { headers })
  ).json();
  const { cart } = await post("/carts", {
    region_id: regions[0].id,
    country_code: country,
    items: [{ variant_id: products[0].variants[0].id, quantity: 1 }],
  });
  const path = `/carts/${cart.id}`;
  await post(path, {
    email: "shopper@example.com",
    shipping_address: {
      first_name: "Ida",
      last_name: "Holm",
      address_1: "Havnegade 1",
      city: "Aarhus",
      postal_code: "8000",
      country_code: country,
    },
  });
  const { shipping_options } = await (
    await api.get(`/store/shipping-options/${cart.id}`, { headers })
  ).json();
  await post(`${path}/shipping-methods`, { option_id: shipping_options[0].id });
  await post(`${path}/payment-sessions`);
  const { type, data } = await post(`${path}/complete`);
  expect(type).toBe("order");
  return data;
}

/** Puts the first steps away, which shows them no more, and takes that back. */
async function putAway(page: Page, api: APIRequestContext) {
  await page.getByRole("button", { name: text("first-steps.putAway") }).click();
  await expect(page).toHaveURL(/\/a\/orders$/);
  await expect(page.getByRole("link", { name: text("home.title"), exact: true })).toHaveCount(0);
  await page.goto(`${addresses.app}/a`);
  await expect(page).toHaveURL(/\/a\/orders$/);
  const { user } = await get(api, "/admin/auth");
  expect(user.metadata).toMatchObject({ tillhouse_first_steps: "put-away" });
  // The store takes a key away when it gets an empty text.
  await api.post(`/admin/users/${user.id}`, { data: { metadata: { tillhouse_first_steps: "" } } });
}

test.describe("a store that nobody has set up yet", () => {
  test("is opened by its first steps alone", async ({ signedIn: page, api }) => {
    test.setTimeout(240_000);
    await saveAnalyticsChoice(addresses.store);
    await page.goto(`${addresses.app}/a`);
    await putAway(page, api);
    await page.goto(`${addresses.app}/a`);
    await expect(page.getByRole("heading", { name: text("first-steps.title") })).toBeVisible();
    await expect(page.getByText(text("first-steps.progress", { done: 1, all: 10 }))).toBeVisible();
    await expectAccessibleInBothThemes(page, "first steps");

    await begin(page, "name");
    await textbox(page, "store-details.fields.name").fill("Fjord Goods");
    await page.getByRole("button", { name: text("action.save"), exact: true }).click();
    await expect(page.getByText(text("settings.saved"))).toBeVisible();
    await expectDone(page, "name", "Fjord Goods");

    await begin(page, "currency");
    await page.getByRole("searchbox").first().fill("danish");
    const krone = page.getByRole("row").filter({ hasText: "Danish Krone" });
    await krone.getByRole("button", { name: actionsMenu }).click();
    await page.getByRole("menuitem", { name: text("currencies.actions.add") }).click();
    await expect.poll(async () => (await get(api, "/admin/store")).store.currencies.length).toBe(2);
    await expectDone(page, "currency", "DKK");

    await begin(page, "region");
    await fieldOf(page, "regions.fields.name").fill("Nordics");
    await fieldOf(page, "regions.fields.currency_code").selectOption("dkk");
    await page.getByRole("combobox", { name: text("regions.fields.countries") }).fill("denm");
    await page.getByRole("option", { name: /^Denmark/ }).click();
    await page.keyboard.press("Escape");
    await fieldOf(page, "regions.fields.tax_rate").fill("25");
    await create(page).click();
    await expect(page.getByRole("heading", { level: 1, name: "Nordics" })).toBeVisible();
    await expectDone(page, "region", "Nordics");
    await expectDone(page, "payment", "Manual");

    await begin(page, "shipping");
    await textbox(page, "shipping-options.fields.name").fill("Parcel to your door");
    await fieldOf(page, "shipping-options.fields.fulfillment_option").selectOption({
      label: "Manual fulfillment, Manual",
    });
    await page.getByRole("textbox", { name: text("shipping-options.fields.amount"), exact: true }).fill("49");
    await create(page).click();
    await expect(page.getByRole("heading", { level: 1, name: "Parcel to your door" })).toBeVisible();
    await expectDone(page, "shipping", "Parcel to your door");

    await begin(page, "location");
    await fieldOf(page, "stock-locations.fields.name").fill("Harbour");
    await fieldOf(page, "stock-locations.fields.address_1").fill("Havnegade 12");
    // A street without a country is half an address.
    await create(page).click();
    await expect(page.getByText(text("stock-locations.errors.address")).first()).toBeVisible();
    await page.getByRole("combobox", { name: text("stock-locations.fields.country_code") }).fill("denm");
    await page.getByRole("option", { name: /Denmark/ }).click();
    await create(page).click();
    await expect(page.getByRole("heading", { level: 1, name: "Harbour" })).toBeVisible();
    const { stock_locations } = await get(api, "/admin/stock-locations?expand=address,sales_channels");
    expect(stock_locations).toMatchObject([
      {
        name: "Harbour",
        address: { address_1: "Havnegade 12", country_code: "dk" },
        sales_channels: [{ name: "Default Sales Channel" }],
      },
    ]);
    await expectDone(page, "location", "Harbour");

    await begin(page, "product");
    await fieldOf(page, "products.fields.name").fill("Wool scarf");
    const cell = (column: string) =>
      page.getByLabel(startsWith(text("products.variants.cell", { column, title: "" }).trim())).first();
    await cell(text("products.variants.price", { currency: "DKK" })).fill("200");
    await cell(text("products.variants.columns.quantity")).fill("5");
    await page.getByRole("button", { name: text("products.submitAs.published") }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Wool scarf" })).toBeVisible();
    await expectDone(page, "product", "Wool scarf");

    await begin(page, "key");
    await fieldOf(page, "publishable-api-keys.fields.title").fill("Storefront");
    await create(page).click();
    await expect(page.getByRole("dialog")).toBeHidden();
    await expectDone(page, "key", "Storefront");
    await expect(page.getByText(text("first-steps.progress", { done: 9, all: 10 }))).toBeVisible();

    // What the page of the region shows is what a customer is charged.
    await page
      .getByRole("link", { name: text("first-steps.changeNamed", { step: stepTitle("region") }) })
      .click();
    await expect(page.getByRole("row").filter({ hasText: "Nordics" })).toContainText("25%");
    await page.keyboard.press("Escape");
    const { publishable_api_keys } = await get(api, "/admin/publishable-api-keys");
    const order = await buy(api, { key: publishable_api_keys[0].id, country: "dk" });
    expect(order).toMatchObject({
      currency_code: "dkk",
      subtotal: 20000,
      shipping_total: 4900,
      tax_total: 6225,
      total: 31125,
      shipping_methods: [{ price: 4900 }],
      items: [{ title: "Wool scarf", quantity: 1, unit_price: 20000, tax_lines: [{ rate: 25 }] }],
    });

    // Somebody has bought: the store is open, and the list goes away, though nobody was invited.
    await page.getByRole("link", { name: text("home.title"), exact: true }).click();
    await expect(page).toHaveURL(/\/a\/orders$/);
    await expect(page.getByRole("link", { name: "#1", exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: text("home.title"), exact: true })).toHaveCount(0);
  });
});
