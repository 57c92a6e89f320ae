import type { Page } from "playwright/test";
import { text } from "../../scripts/text";
import { openAddress } from "../support/open-page";
import { addresses, expect, recordRows, test } from "../support/test";

const loyalty = (page: Page) => page.getByRole("heading", { name: "Loyalty" });

test("spec 2.13: its page is reached by link, by reload and by URL, and its settings are saved in the store and reach its widget", async ({
  signedIn: page,
  api,
}) => {
  await page.goto(`${addresses.app}/`);
  const link = page.getByRole("link", { name: "Loyalty" });
  await expect(link.locator("svg")).toBeVisible();
  await link.click();
  await expect(loyalty(page)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/app/a/loyalty");
  await page.reload();
  await expect(loyalty(page)).toBeVisible();

  const note = `Fold twice ${Date.now()}`;
  await openAddress(page, `${addresses.app}/a/settings`);
  await page
    .getByRole("main")
    .getByRole("link", { name: /Packing/ })
    .click();
  await expect(page.getByRole("heading", { name: /Packing/, level: 1 })).toBeVisible();
  await page.getByLabel("Note", { exact: true }).fill(note);
  await page.getByRole("button", { name: text("action.save") }).click();
  await expect(page.getByText("The note is saved.")).toBeVisible();
  await expect(page.getByText(text("ui.field.changed"))).toBeHidden();
  const { store } = await (await api.get("/admin/store")).json();
  expect(JSON.stringify(store.metadata)).toContain(note);
  await page.getByRole("link", { name: text("orders.title") }).click();
  await recordRows(page).first().getByRole("link").click();
  await expect(page.getByRole("region", { name: "Packing" })).toContainText(note);
});

// The very same build output, served at other base paths.
for (const [place, address] of [
  ["", addresses.root],
  ["/back/office", addresses.deep],
] as const)
  test(`spec 2.13: at ${place || "/"} its page, its widget and its settings are reached by URL and by link`, async ({
    signedIn: page,
    api,
  }) => {
    const { orders } = await (await api.get("/admin/orders?limit=1&expand=items")).json();
    const base = address.replace(/\/$/, "");
    await page.goto(`${base}/a/loyalty`);
    await expect(loyalty(page)).toBeVisible();

    await openAddress(page, `${base}/a/orders/${orders[0].id}`);
    const units = orders[0].items.reduce((sum: number, item: { quantity: number }) => sum + item.quantity, 0);
    await expect(page.getByRole("region", { name: "Packing" })).toContainText(String(units));

    await openAddress(page, `${base}/a/settings`);
    await page
      .getByRole("main")
      .getByRole("link", { name: /Packing/ })
      .click();
    await expect(page.getByRole("heading", { name: /Packing/, level: 1 })).toBeVisible();
    await page.getByRole("link", { name: "Loyalty" }).click();
    await expect(loyalty(page)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(`${place}/a/loyalty`);
  });
