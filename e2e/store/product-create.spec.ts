import type { APIRequestContext, Page } from "playwright/test";
import { type TextKey, text } from "../../scripts/text";
import { openPage } from "../support/open-page";
import { placeOrder, read, shelfOf } from "../support/place-order";
import { pressByKeys, tabTo } from "../support/tab-to";
import { expect, startsWith, test, unique } from "../support/test";

/** A picture of one pixel. */
const picture = (name: string) => ({
  name,
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
});

interface MadeProduct {
  id: string;
  title: string;
  handle: string;
  status: string;
  subtitle: string | null;
  thumbnail: string | null;
  images: { url: string }[];
  options: { title: string }[];
  type: { value: string } | null;
  tags: { value: string }[];
  profile_id: string;
  variants: {
    id: string;
    title: string;
    sku: string | null;
    prices: { currency_code: string; amount: number }[];
  }[];
}

/** Counts what a pointer presses, in the page and in nothing else. */
async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0;
  await page.exposeFunction("noteClick", () => {
    clicks += 1;
  });
  await page.addInitScript(() => {
    addEventListener(
      "click",
      // A key that presses a button has no number of presses.
      ({ isTrusted, detail }) => isTrusted && detail > 0 && Reflect.get(window, "noteClick")(),
      true,
    );
  });
  return () => clicks;
}

async function madeProduct(api: APIRequestContext, title: string): Promise<MadeProduct | undefined> {
  const { products } = await read<{ products: MadeProduct[] }>(
    api,
    `/products?title=${encodeURIComponent(title)}&expand=images,options,type,tags,variants,variants.prices,profiles`,
  );
  expect(products.length).toBeLessThan(2);
  return products[0];
}

/** A field by its label, which has a star where it is required. */
const field = (page: Page, key: TextKey) =>
  page
    .getByRole("dialog")
    .getByLabel(new RegExp(`^${text(key)}\\b`))
    .first();
const cell = (page: Page, column: string, title: string) =>
  page.getByLabel(text("products.variants.cell", { column, title }), { exact: true });
const price = (currency: string) => text("products.variants.price", { currency });

/** Types one option with its values, by keys alone. */
async function typeOption(page: Page, row: number, title: string, values: readonly string[]) {
  await page
    .getByLabel(startsWith(text("products.options.title")))
    .nth(row)
    .focus();
  await page.keyboard.type(title);
  await page.keyboard.press("Tab");
  await page.keyboard.type(`${values.join(",")},`);
}

test.describe("a new product", () => {
  test("a shirt with 12 variants, 3 pictures and prices in 3 currencies is published in 20 clicks", async ({
    signedIn: page,
    api,
  }) => {
    // The store makes twelve variants, each with its stock, and then an order: most of a minute where it is busy.
    test.slow();
    const title = unique("Harbour shirt");
    const clicks = await countClicks(page);
    await openPage(page, "products");
    await page.getByRole("link", { name: text("products.create") }).click();
    // The first field has the focus.
    await expect(field(page, "products.fields.name")).toBeFocused();
    await page.keyboard.type(title);

    const chooser = page.waitForEvent("filechooser");
    await page.locator('input[type="file"]').click();
    await (await chooser).setFiles(["front.png", "back.png", "worn.png"].map(picture));

    const add = page.getByRole("button", {
      name: text("action.of", { action: text("ui.metadata.add"), title: text("products.fields.options") }),
    });
    await add.click();
    await typeOption(page, 0, "Size", ["S", "M", "L", "XL"]);
    await add.click();
    await typeOption(page, 1, "Colour", ["Sand", "Navy", "Rust"]);

    await cell(page, price("EUR"), "S / Sand").click();
    await page.keyboard.type("39");
    await cell(page, price("USD"), "S / Sand").click();
    await page.keyboard.type("45.5");
    await cell(page, price("JPY"), "S / Sand").click();
    await page.keyboard.type("6200");
    const stock = text("products.variants.columns.quantity");
    await cell(page, stock, "S / Sand").click();
    await page.keyboard.type("25");
    for (const column of [price("EUR"), price("USD"), price("JPY"), stock])
      await page.getByRole("button", { name: text("products.variants.fill", { column }) }).click();
    await page.getByRole("button", { name: text("products.submitAs.published") }).click();
    // Its own page comes after it.
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible({ timeout: 30_000 });
    expect(clicks()).toBeLessThanOrEqual(20);

    const made = await madeProduct(api, title);
    expect(made?.status).toBe("published");
    expect(made?.images).toHaveLength(3);
    expect(made?.images.map(({ url }) => url)).toContain(made?.thumbnail);
    expect(made?.options.map((option) => option.title).sort()).toEqual(["Colour", "Size"]);
    expect(made?.variants).toHaveLength(12);
    for (const { prices } of made?.variants ?? [])
      expect(prices.map(({ currency_code, amount }) => `${currency_code} ${amount}`).sort()).toEqual([
        "eur 3900",
        "jpy 6200",
        "usd 4550",
      ]);

    // In the shop, as a customer.
    const variant = made?.variants.find((one) => one.title === "M / Navy");
    const order = await placeOrder(api, { items: [{ variant_id: variant?.id ?? "", quantity: 1 }] });
    expect(order.items.map((item) => item.title)).toEqual([title]);
    expect((await shelfOf(api, "eur")).region.id).toBe(order.region_id);
  });

  test("is made by keyboard alone, kept while it is typed, sent as a draft, and created once where the answer is lost", async ({
    signedIn: page,
    api,
  }) => {
    await openPage(page, "products");
    await expect(page.getByRole("row").getByRole("link").first()).toBeVisible();

    await test.step("by keyboard alone, after errors on its fields", async () => {
      const title = unique("Keyed shirt");
      await page.keyboard.press("c");
      await expect(field(page, "products.fields.name")).toBeFocused();
      await tabTo(page, field(page, "products.fields.subtitle"));
      await page.keyboard.type("Cut wide");
      const add = text("action.of", {
        action: text("ui.metadata.add"),
        title: text("products.fields.options"),
      });
      await pressByKeys(page, add);
      await tabTo(page, page.getByLabel(startsWith(text("products.options.title"))).first());
      await page.keyboard.type("Size");
      await page.keyboard.press("Tab");
      await page.keyboard.type("S,M,");
      await tabTo(page, cell(page, price("EUR"), "S"));
      await page.keyboard.type("12.5");
      await pressByKeys(page, text("products.submitAs.published"));
      await expect(page.getByText(text("form.required")).first()).toBeVisible();
      await expect(field(page, "products.fields.subtitle")).toHaveValue("Cut wide");
      // What is missing has the focus.
      await expect(field(page, "products.fields.name")).toBeFocused();
      await page.keyboard.type(title);
      await pressByKeys(page, text("products.submitAs.published"));
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible({ timeout: 30_000 });
      const made = await madeProduct(api, title);
      expect(made).toMatchObject({ status: "published", subtitle: "Cut wide" });
      const small = made?.variants.find((one) => one.title === "S");
      expect(small?.prices).toMatchObject([{ currency_code: "eur", amount: 1250 }]);
      expect(made?.variants).toHaveLength(2);
    });

    await test.step("kept while it is typed, and sent as a draft", async () => {
      const title = unique("Kept shirt");
      await openPage(page, "products?form=new");
      await field(page, "products.fields.name").fill(title);
      await page.locator('input[type="file"]').setInputFiles(picture("front.png"));
      await field(page, "products.fields.type").fill("Shirts of linen");
      await page.getByRole("option", { name: /Shirts of linen/ }).click();
      await field(page, "products.fields.tags").fill("linen,");
      await expect(page.getByRole("progressbar")).toHaveCount(0);
      await expect(
        page.getByRole("button", { name: text("ui.media.view", { name: "front.png" }) }),
      ).toBeVisible();

      await page.reload();
      await expect(field(page, "products.fields.name")).toHaveValue(title);
      await page.getByRole("button", { name: text("products.submitAs.draft") }).click();
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible({ timeout: 30_000 });
      const made = await madeProduct(api, title);
      expect(made).toMatchObject({ status: "draft", type: { value: "Shirts of linen" } });
      expect(made?.tags.map(({ value }) => value)).toEqual(["linen"]);
      expect(made?.images).toHaveLength(1);
      expect(made?.variants).toHaveLength(1);
    });

    await test.step("once, where the answer is lost", async () => {
      const lost = unique("Lost shirt");
      await openPage(page, "products?form=new");
      await field(page, "products.fields.name").fill(lost);
      // The store makes it, and nobody hears of it.
      await page.route(/\/admin\/products$/, async (route) => {
        if (route.request().method() !== "POST") return route.continue();
        await route.fetch();
        await route.abort("connectionreset");
      });
      await page.getByRole("button", { name: text("products.submitAs.published") }).click();
      await expect(page.getByRole("heading", { level: 1, name: lost })).toBeVisible({ timeout: 30_000 });
      expect((await madeProduct(api, lost))?.status).toBe("published");
    });
  });
});
