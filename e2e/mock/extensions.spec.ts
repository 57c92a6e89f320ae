import { text } from "../../scripts/text";
import { addresses, expect, recordRows, test } from "../support/test";

// The very same build output, served at three base paths.
for (const [place, address] of [
  ["/app", addresses.app],
  ["/", addresses.root],
  ["/back/office", addresses.deep],
] as const) {
  test.describe(`at ${place}`, () => {
    const base = address.replace(/\/$/, "");

    test("its widget shows data of the order", async ({ signedIn: page, api }) => {
      const { orders } = await (await api.get("/admin/orders?limit=1&expand=items")).json();
      await page.goto(`${base}/a/orders/${orders[0].id}`);
      const widget = page.getByRole("region", { name: "Packing" });
      await expect(widget).toBeVisible();
      const units = orders[0].items.reduce(
        (sum: number, item: { quantity: number }) => sum + item.quantity,
        0,
      );
      await expect(widget).toContainText(String(units));
    });

    test("spec 2.13: its page is reached by link, by reload and by URL", async ({ signedIn: page }) => {
      await page.goto(`${base}/`);
      const link = page.getByRole("link", { name: "Loyalty" });
      await expect(link.locator("svg")).toBeVisible();
      await link.click();
      await expect(page.getByRole("heading", { name: "Loyalty" })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(`${place === "/" ? "" : place}/a/loyalty`);
      await page.reload();
      await expect(page.getByRole("heading", { name: "Loyalty" })).toBeVisible();
    });

    test("its settings card opens its page", async ({ signedIn: page }) => {
      await page.goto(`${base}/a/settings`);
      await page
        .getByRole("main")
        .getByRole("link", { name: /Packing/ })
        .click();
      await expect(page.getByRole("heading", { name: /Packing/, level: 1 })).toBeVisible();
    });
  });
}

test.describe("an extension that fails", () => {
  test("is named on a card while everything else works", async ({ signedIn: page, api }) => {
    const { orders } = await (await api.get("/admin/orders?limit=1")).json();
    await page.goto(`${addresses.broken}/a/orders/${orders[0].id}`);
    const cards = page.getByRole("alert");
    await expect(cards).toHaveCount(2);
    await expect(cards.first()).toContainText("broken-extension");
    await cards.first().getByText(text("ui.error.details"), { exact: true }).click();
    await expect(cards.first()).toContainText("src/admin/widgets/throws-while-rendering.tsx");
    await cards.last().getByText(text("ui.error.details"), { exact: true }).click();
    await expect(cards.last()).toContainText("src/admin/widgets/throws-while-loading.tsx");
    await expect(page.getByText(`Order ${orders[0].display_id} is fine`)).toBeVisible();
    await expect(page.getByRole("table", { name: text("orders.sections.items") })).toBeVisible();
    await cards
      .first()
      .getByRole("button", { name: text("action.retry") })
      .click();
    await expect(cards.first()).toContainText("broken-extension");
  });

  test("breaks its own page only", async ({ signedIn: page }) => {
    await page.goto(`${addresses.broken}/a/fragile`);
    await expect(page.getByRole("alert")).toContainText("broken-extension");
    await page.getByRole("link", { name: text("orders.title") }).click();
    await expect(recordRows(page).first()).toBeVisible();
  });
});

test("a settings page of an extension saves in the store and updates its widget", async ({
  signedIn: page,
  api,
}) => {
  const note = `Fold twice ${Date.now()}`;
  await page.goto(`${addresses.app}/a/settings/packing`);
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
