import { addresses, expect, recordRows, test } from "../support/test";

test.describe("products", () => {
  test("are searched and filtered by the store", async ({ signedIn: page, api }) => {
    const { count } = await (await api.get("/admin/products?limit=1&status[]=draft")).json();
    await page.goto(`${addresses.app}/a/products?status=draft`);
    await expect(page.getByText(new RegExp(`of ${count} products?`))).toBeVisible();
    await expect(recordRows(page).first()).toContainText("Draft");
  });

  test("show variants, prices and pictures of the store", async ({ signedIn: page, api }) => {
    const { products } = await (await api.get("/admin/products?limit=1&status[]=published&q=jacket")).json();
    const [product] = products;
    await page.goto(`${addresses.app}/a/products/${product.id}`);
    await expect(page.getByRole("heading", { name: product.title })).toBeVisible();
    const variants = page.getByRole("table", { name: "Variants" });
    for (const variant of product.variants)
      await expect(variants.getByText(variant.sku, { exact: true })).toBeVisible();
    const picture = page.getByRole("img").first();
    await expect(picture).toBeVisible();
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });
});
