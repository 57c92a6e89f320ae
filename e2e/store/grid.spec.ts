import type { APIRequestContext, Locator, Page } from "playwright/test";
import { text } from "../../scripts/text";
import { addresses, expect, test, unique } from "../support/test";

interface Price {
  id: string;
  currency_code: string;
  region_id: string | null;
  price_list_id: string | null;
  min_quantity: number | null;
  amount: number;
}

/** A product of its own with two variants and prices of every kind. */
async function makeProduct(api: APIRequestContext) {
  const { regions } = await (await api.get("/admin/regions")).json();
  const { store } = await (await api.get("/admin/store")).json();
  const codes: string[] = store.currencies.map(({ code }: { code: string }) => code);
  const [first = "", second = "", third = ""] = [
    store.default_currency_code,
    ...codes.filter((code) => code !== store.default_currency_code),
  ];
  const title = unique("Grid shirt");
  const prices = [
    { currency_code: first, amount: 1000 },
    { currency_code: second, amount: 2000 },
    { currency_code: third, amount: 3000 },
    { currency_code: first, amount: 900, min_quantity: 10 },
    { region_id: regions[0].id, amount: 1500 },
  ];
  const answer = await api.post("/admin/products", {
    data: {
      title,
      options: [{ title: "Size" }],
      variants: ["S", "M"].map((size) => ({ title: size, prices, options: [{ value: size }] })),
    },
  });
  const { product } = await answer.json();
  const [small, medium] = ["S", "M"].map((size) =>
    product.variants.find((variant: { title: string }) => variant.title === size),
  );
  const list = await api.post("/admin/price-lists", {
    data: {
      name: title,
      description: title,
      type: "sale",
      prices: [{ variant_id: small.id, currency_code: first, amount: 500 }],
    },
  });
  expect(list.ok()).toBe(true);
  const read = async (id: string): Promise<Price[]> => {
    const { variants } = await (await api.get(`/admin/products/${product.id}/variants?expand=prices`)).json();
    return variants.find((variant: { id: string }) => variant.id === id).prices;
  };
  return { product, small, medium, first, second, third, region: regions[0].id, read };
}

const grid = (page: Page, key: "pricesTitle" | "productsTitle") =>
  page.getByRole("grid", { name: text(`products.grid.${key}`) });
async function cell(of: Locator, column: string, row: number) {
  const index = await of
    .getByRole("columnheader", { name: column, exact: true })
    .getAttribute("aria-colindex");
  return of.locator(`[aria-rowindex="${row + 1}"] > [aria-colindex="${index}"]`);
}
async function openPrices(page: Page, { id, title }: { id: string; title: string }) {
  await page.goto(`${addresses.app}/a/products/${id}`);
  await page.getByRole("button", { name: text("list.actionsFor", { title }), exact: true }).click();
  await page.getByRole("menuitem", { name: `${text("products.actions.editPrices")}…` }).click();
  await expect(grid(page, "pricesTitle")).toBeVisible();
}
const save = (page: Page) => page.getByRole("button", { name: text("grid.save"), exact: true }).click();
const plain = (prices: Price[], code: string) =>
  prices.find(
    (one) => one.currency_code === code && !one.region_id && !one.price_list_id && !one.min_quantity,
  )?.amount;

test("prices that are typed in a grid survive a reload and somebody else's change, and leave other prices alone", async ({
  signedIn: page,
  api,
}) => {
  const { product, small, medium, first, second, third, region, read } = await makeProduct(api);
  const prices = grid(page, "pricesTitle");
  await openPrices(page, product);
  await (await cell(prices, first.toUpperCase(), 1)).click();
  await page.keyboard.type("11");
  await page.keyboard.press("Enter");
  await page.keyboard.type("22");
  await page.keyboard.press("Enter");
  await page.reload();
  await openPrices(page, product);
  await expect(page.getByText(text("grid.unsaved", { count: 2 }))).toBeVisible();

  // Somebody else prices the second one meanwhile; the answer for the first one is lost on its way back.
  const others = (await read(medium.id)).filter(({ price_list_id }) => !price_list_id);
  await api.post(`/admin/products/${product.id}/variants/${medium.id}`, {
    data: {
      prices: others.map(({ currency_code, region_id, amount, min_quantity }) => ({
        ...(region_id ? { region_id } : { currency_code }),
        amount: currency_code === first && !region_id && !min_quantity ? 3300 : amount,
        ...(min_quantity && { min_quantity }),
      })),
    },
  });
  const ofFirst = `**/admin/products/${product.id}/variants/${small.id}`;
  let posts = 0;
  await page.route(ofFirst, async (route) => {
    posts += 1;
    await route.fetch();
    await route.abort("connectionreset");
  });
  await save(page);
  const [one, two] = [await cell(prices, first.toUpperCase(), 1), await cell(prices, first.toUpperCase(), 2)];
  await expect(two).toHaveAttribute("title", text("grid.problems.changed", { value: "33.00" }));
  await expect(one).not.toHaveAttribute("data-changed", "true");
  expect([posts, plain(await read(small.id), first), plain(await read(medium.id), first)]).toEqual([
    1, 1100, 3300,
  ]);
  await save(page);
  await expect(page.getByText(text("grid.saved", { count: 1 }))).toBeVisible();
  expect(plain(await read(medium.id), first)).toBe(2200);
  expect(plain(await read(medium.id), second)).toBe(2000);
  await page.unroute(ofFirst);

  await (await cell(prices, first.toUpperCase(), 1)).click();
  await page.keyboard.type("12.5");
  await page.keyboard.press("Enter");
  // Emptied: this price is taken away, which is not 0.
  await (await cell(prices, second.toUpperCase(), 2)).click();
  await page.keyboard.press("Delete");
  await save(page);
  await expect(page.getByText(text("grid.saved", { count: 2 }))).toBeVisible();
  const [ofSmall, ofMedium] = [await read(small.id), await read(medium.id)];
  expect(plain(ofSmall, first)).toBe(1250);
  expect(plain(ofSmall, second)).toBe(2000);
  expect(ofSmall.find(({ price_list_id }) => price_list_id)?.amount).toBe(500);
  expect(plain(ofMedium, second)).toBeUndefined();
  expect(plain(ofMedium, first)).toBe(2200);
  for (const kept of [ofSmall, ofMedium]) {
    expect(kept.find(({ region_id }) => region_id === region)?.amount).toBe(1500);
    expect(kept.find(({ min_quantity }) => min_quantity === 10)?.amount).toBe(900);
  }

  // With one currency left the store would lose the price by quantity.
  const last = await cell(prices, third.toUpperCase(), 2);
  await last.click();
  await page.keyboard.press("Delete");
  await save(page);
  await expect(last).toHaveAttribute("title", text("products.grid.tiers"));
  expect(await read(medium.id)).toEqual(ofMedium);
});

test("the fields of many products are changed side by side", async ({ signedIn: page, api }) => {
  const title = unique("Grid scarf");
  const made = await Promise.all(
    ["A", "B"].map(
      async (letter) =>
        (await (await api.post("/admin/products", { data: { title: `${title} ${letter}` } })).json()).product,
    ),
  );
  await page.goto(`${addresses.app}/a/products?q=${encodeURIComponent(title)}`);
  await expect(page.getByRole("link", { name: `${title} A` })).toBeVisible();
  await page.getByRole("checkbox", { name: text("list.selectPage") }).check();
  await page.getByRole("button", { name: text("bulk.more") }).click();
  await page.getByRole("menuitem", { name: `${text("products.actions.editInGrid")}…` }).click();
  const products = grid(page, "productsTitle");
  const status = text("products.fields.status");
  await (await cell(products, status, 1)).click();
  // As a spreadsheet has it; one cell fills the whole range.
  await page.keyboard.press("Shift+ArrowDown");
  await page.evaluate((word) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", word);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text("products.status.published"));
  await (await cell(products, text("products.fields.material"), 1)).click();
  await page.keyboard.type("Wool");
  await page.keyboard.press("Enter");
  await save(page);
  await expect(page.getByText(text("grid.saved", { count: 3 }))).toBeVisible();
  const after = await Promise.all(
    made.map(async ({ id }) => (await (await api.get(`/admin/products/${id}`)).json()).product),
  );
  expect(after.map((product) => product.status)).toEqual(["published", "published"]);
  expect(after.map((product) => product.material).sort()).toEqual(["Wool", null].sort());
});
