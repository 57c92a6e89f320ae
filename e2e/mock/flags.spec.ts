import type { Page } from "playwright/test";
import { type TextKey, text } from "../../scripts/text";
import { expectAccessible } from "../support/accessibility";
import { openPage } from "../support/open-page";
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

// That all this is there on a store with everything: packages/admin-ui/test/omit-unavailable.test.ts.
test("spec 9.18: what the store does not have is neither shown nor requested", async ({ signedIn: page }) => {
  await withoutFeatures(
    page,
    "sales_channels",
    "publishable_api_keys",
    "tax_inclusive_pricing",
    "inventoryService",
    "stockLocationService",
  );
  const asked: string[] = [];
  page.on("request", (request) => {
    // Counts of views read no columns.
    if (/\/admin\/orders\?(?!.*limit=1&)/.test(request.url())) asked.push(request.url());
  });

  await test.step("columns and filters of a missing feature are not requested", async () => {
    await page.goto(at("orders"));
    await expect(recordRows(page).first()).toBeVisible();
    const head = (name: "payment_status" | "sales_channel") =>
      page.getByRole("columnheader", { name: text(`orders.fields.${name}`) });
    await expect(head("payment_status")).toBeVisible();
    await expect(head("sales_channel")).toHaveCount(0);
    await page.waitForLoadState("networkidle");
    expect(asked.at(-1)).toContain("expand=customer");
    expect(asked.at(-1)).not.toContain("sales_channel");
    await page.getByRole("button", { name: text("list.filter"), exact: true }).click();
    const filters = page.getByRole("dialog", { name: text("list.addFilter") });
    await expect(filters.getByRole("button", { name: text("orders.fields.customer") })).toBeVisible();
    await expect(filters.getByRole("button", { name: text("orders.fields.sales_channel") })).toHaveCount(0);
  });

  await test.step("a page whose feature is off says so", async () => {
    for (const path of ["sales-channels/sc_1", "sales-channels"]) {
      await openPage(page, path);
      await expect(page.getByText(text("needs.title"))).toBeVisible();
      await expect(page.getByText("sales_channels")).toBeVisible();
    }
    await expectAccessible(page, "what is off");
  });

  await test.step("the sidebar and the settings offer only what the store has", async () => {
    const sidebar = page.getByRole("navigation").first();
    await expect(sidebar.getByRole("link", { name: text("products.title"), exact: true })).toBeVisible();
    for (const resource of ["inventory-items.title", "reservations.title"] as const)
      await expect(sidebar.getByRole("link", { name: text(resource), exact: true })).toHaveCount(0);
    await openPage(page, "settings");
    const card = (title: TextKey) => page.getByRole("link", { name: new RegExp(text(title)) });
    await expect(card("currencies.title")).toBeVisible();
    for (const title of [
      "publishable-api-keys.title",
      "sales-channels.title",
      "stock-locations.title",
    ] as const)
      await expect(card(title)).toHaveCount(0);
  });

  await test.step("fields and forms of a missing feature are hidden", async () => {
    await openPage(page, "settings/currencies/dkk");
    await expect(page.getByText("Danish Krone").first()).toBeVisible();
    await expect(page.getByText(/includes tax|tax.inclusive/i)).toHaveCount(0);
    await expect(page.getByRole("link", { name: text("action.edit") })).toHaveCount(0);
  });

  await test.step("stock is a number of the variant itself", async () => {
    await openPage(page, "variants?q=mug");
    await recordRows(page).first().locator(".th-table__link").click();
    await page
      .getByRole("link", { name: text("action.edit") })
      .first()
      .click();
    await expect(
      page.getByRole("dialog").getByLabel(text("variants.fields.inventory_quantity")).first(),
    ).toBeVisible();
  });
});
