import type { Page } from "playwright/test";
import { text } from "../../scripts/text";
import { expectAccessible } from "../support/accessibility";
import { addresses, expect, recordRows, test } from "../support/test";

/** Takes features away from the store, as far as the page can tell. */
async function withoutFeatures(page: Page, ...names: string[]): Promise<void> {
  await page.route("**/admin/store", async (route) => {
    const response = await route.fetch();
    const { store } = await response.json();
    store.feature_flags = store.feature_flags.filter(({ key }: { key: string }) => !names.includes(key));
    store.modules = store.modules.filter(({ module }: { module: string }) => !names.includes(module));
    await route.fulfill({ response, json: { store } });
  });
}

const at = (path: string) => `${addresses.app}/a/${path}`;

// What is still asked when a test ends is nobody's concern any more.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

test("spec 9.18: a page whose feature is off says so", async ({ signedIn: page }) => {
  await withoutFeatures(page, "sales_channels");
  for (const path of ["sales-channels", "sales-channels/sc_1"]) {
    await page.goto(at(path));
    await expect(page.getByText(text("needs.title"))).toBeVisible();
    await expect(page.getByText("sales_channels")).toBeVisible();
  }
  await expectAccessible(page, "what is off");
});

test("spec 9.18: the settings offer only what the store has", async ({ signedIn: page }) => {
  await withoutFeatures(page, "publishable_api_keys");
  await page.goto(at("settings"));
  await expect(page.getByRole("link", { name: new RegExp(text("sales-channels.title")) })).toBeVisible();
  await expect(page.getByRole("link", { name: new RegExp(text("publishable-api-keys.title")) })).toHaveCount(
    0,
  );
});

test("spec 9.18: columns and filters of a missing feature are not requested", async ({ signedIn: page }) => {
  await page.goto(at("orders"));
  await expect(recordRows(page).first()).toBeVisible();
  await expect(page.getByRole("columnheader", { name: text("orders.fields.sales_channel") })).toBeVisible();
  await withoutFeatures(page, "sales_channels");
  const asked: string[] = [];
  page.on("request", (request) => {
    // Counts of views read no columns.
    if (/\/admin\/orders\?(?!.*limit=1&)/.test(request.url())) asked.push(request.url());
  });
  await page.goto(at("orders"));
  await expect(recordRows(page).first()).toBeVisible();
  await expect(page.getByRole("columnheader", { name: text("orders.fields.sales_channel") })).toHaveCount(0);
  await expect(page.getByRole("columnheader", { name: text("orders.fields.payment_status") })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(asked.at(-1)).toContain("expand=customer");
  expect(asked.at(-1)).not.toContain("sales_channel");
  await page.getByRole("button", { name: text("list.filter"), exact: true }).click();
  const filters = page.getByRole("dialog", { name: text("list.addFilter") });
  await expect(filters.getByRole("button", { name: text("orders.fields.customer") })).toBeVisible();
  await expect(filters.getByRole("button", { name: text("orders.fields.sales_channel") })).toHaveCount(0);
});

test("spec 9.18: fields and forms of a missing feature are hidden", async ({ signedIn: page }) => {
  await page.goto(at("settings/currencies/dkk"));
  await expect(page.getByRole("link", { name: text("action.edit") })).toBeVisible();
  await withoutFeatures(page, "tax_inclusive_pricing");
  await page.goto(at("settings/currencies/dkk"));
  await expect(page.getByText("Danish Krone").first()).toBeVisible();
  await expect(page.getByText(/includes tax|tax.inclusive/i)).toHaveCount(0);
  await expect(page.getByRole("link", { name: text("action.edit") })).toHaveCount(0);
});

test("spec 9.18: sections are hidden without the modules that they show", async ({ signedIn: page, api }) => {
  const { sales_channels: channels } = await (await api.get("/admin/sales-channels?limit=1")).json();
  await page.goto(at(`sales-channels/${channels[0].id}`));
  // The store says of this module that it resolves to `false`; it is there nevertheless.
  await expect(page.getByRole("heading", { name: text("sales-channels.sections.locations") })).toBeVisible();
  await withoutFeatures(page, "stockLocationService");
  await page.goto(at(`sales-channels/${channels[0].id}`));
  await expect(page.getByRole("heading", { name: text("sales-channels.sections.products") })).toBeVisible();
  await expect(page.getByRole("heading", { name: text("sales-channels.sections.locations") })).toHaveCount(0);
});

test("a store without the modules of stock shows no trace of them", async ({ signedIn: page }) => {
  await withoutFeatures(page, "inventoryService", "stockLocationService");
  await page.goto(at("products"));
  await expect(recordRows(page).first()).toBeVisible();
  const sidebar = page.getByRole("navigation").first();
  await expect(sidebar.getByRole("link", { name: text("products.title"), exact: true })).toBeVisible();
  for (const resource of ["inventory-items.title", "reservations.title"] as const)
    await expect(sidebar.getByRole("link", { name: text(resource), exact: true })).toHaveCount(0);
  await page.goto(at("settings"));
  await expect(page.getByRole("link", { name: new RegExp(text("sales-channels.title")) })).toBeVisible();
  await expect(page.getByRole("link", { name: new RegExp(text("stock-locations.title")) })).toHaveCount(0);
  // Stock is a number of the variant itself.
  await page.goto(at("variants?q=mug"));
  await recordRows(page).first().locator(".th-table__link").click();
  await page
    .getByRole("link", { name: text("action.edit") })
    .first()
    .click();
  await expect(
    page.getByRole("dialog").getByLabel(text("variants.fields.inventory_quantity")).first(),
  ).toBeVisible();
});
