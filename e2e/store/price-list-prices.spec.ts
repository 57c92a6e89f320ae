import type { APIRequestContext, Page } from "playwright/test";
import { text } from "../../scripts/text";
import { expectAccessible } from "../support/accessibility";
import { openPage } from "../support/open-page";
import { makeList, makeProduct, type PriceList, pricesOf, readList } from "../support/price-lists";
import { actionsMenu, addresses, expect, test, unique } from "../support/test";

const at = (path: string) => `${addresses.app}/a/${path}`;

const grid = (page: Page, name: string) =>
  page.getByRole("grid", { name: text("price-lists.grid.of", { name }) });

async function cell(page: Page, name: string, column: string, row: number) {
  const head = grid(page, name).getByRole("columnheader", { name: column, exact: true });
  const index = await head.getAttribute("aria-colindex");
  return grid(page, name).locator(`[aria-rowindex="${row + 1}"] > [aria-colindex="${index}"]`);
}

async function typeInto(page: Page, name: string, column: string, row: number, amount: string) {
  await (await cell(page, name, column, row)).click();
  await page.keyboard.type(amount);
  await page.keyboard.press("Enter");
}

const save = (page: Page) => page.getByRole("button", { name: text("grid.save"), exact: true }).click();

async function openGrid(page: Page, { id, name }: PriceList) {
  await openPage(page, `pricing/${id}`);
  await page
    .getByRole("region", { name: text("price-lists.sections.products") })
    .getByRole("button", { name: text("price-lists.actions.editPrices") })
    .click();
  await expect(grid(page, name)).toBeVisible();
}

/** Prices by quantity stand beside the plain one, and gaps and overlaps are shown. */
async function priceByQuantity(page: Page, api: APIRequestContext): Promise<void> {
  const product = await makeProduct(api, unique("Bulk cup"), ["One"]);
  const [variant] = product.variants;
  if (variant === undefined) throw new Error("There is one size.");
  const list = await makeList(api, unique("Bulk"), [
    { variant_id: variant.id, currency_code: "eur", amount: 900, min_quantity: 10, max_quantity: 19 },
    { variant_id: variant.id, currency_code: "eur", amount: 1000 },
  ]);
  await openGrid(page, list);
  const between = `EUR, ${text("price-lists.steps.between", { from: "10", to: "19" })}`;
  await expect(await cell(page, list.name, between, 1)).toHaveText("9.00");
  await page.getByRole("button", { name: text("price-lists.steps.title") }).click();
  const steps = page.getByRole("dialog", { name: text("price-lists.steps.title") });
  await steps.getByLabel(text("price-lists.steps.min"), { exact: true }).fill("30");
  await steps.getByRole("button", { name: text("price-lists.steps.add") }).click();
  await expect(steps.getByText(text("price-lists.steps.gap", { from: "20", to: "29" }))).toBeVisible();
  await expectAccessible(page, "quantities of prices", { part: "[role=dialog]" });
  await steps.getByRole("button", { name: text("price-lists.steps.done") }).click();
  const from = `EUR, ${text("price-lists.steps.from", { from: "30" })}`;
  await typeInto(page, list.name, from, 1, "8");
  await typeInto(page, list.name, "EUR", 1, "9.9");
  await save(page);
  await expect(page.getByText(text("grid.saved", { count: 2 }))).toBeVisible();
  const { prices } = await readList(api, list.id);
  expect(
    prices
      .map(({ amount, min_quantity, max_quantity }) => [min_quantity, max_quantity, amount])
      .sort((left, right) => Number(left[0]) - Number(right[0])),
  ).toEqual([
    [null, null, 990],
    [10, 19, 900],
    [30, null, 800],
  ]);
  expect(prices.map(({ id }) => id)).toEqual(expect.arrayContaining(list.prices.map(({ id }) => id)));
  await api.delete(`/admin/price-lists/${list.id}`);
}

test.describe("prices of a list", () => {
  test("products are added by SKU, priced by a formula and by hand, and a price is never there twice", async ({
    signedIn: page,
    api,
  }) => {
    const product = await makeProduct(api, unique("Listed cup"));
    const [small, medium] = product.variants;
    if (small === undefined || medium === undefined) throw new Error("There are two sizes.");
    const list = await makeList(api, unique("Cups"));
    await page.goto(at(`pricing/${list.id}`));
    await page
      .getByRole("region", { name: text("price-lists.sections.products") })
      .getByRole("button", { name: text("price-lists.actions.addProducts") })
      .click();
    const adding = page.getByRole("dialog", { name: text("price-lists.actions.addProducts") });
    await adding
      .getByLabel(text("price-lists.add.skus"))
      .fill(`${small.sku.toLowerCase()}\n${medium.sku}\nNO-SUCH-CUP\n${small.sku}`);
    await adding.getByRole("button", { name: text("price-lists.add.add") }).click();
    await expect(adding.getByText("NO-SUCH-CUP")).toBeVisible();
    await expectAccessible(page, "products that are added", { part: "[role=dialog]" });
    await adding.getByRole("button", { name: text("price-lists.add.rest", { count: 2 }) }).click();
    await expect(await cell(page, list.name, text("price-lists.grid.base", { scope: "EUR" }), 1)).toHaveText(
      "15.38",
    );

    // 20 % off, rounded to .95: of 15.38 and of 20.00.
    await page.getByRole("button", { name: text("price-lists.change.title") }).click();
    const change = page.getByRole("dialog", { name: text("price-lists.change.title") });
    await change.getByLabel(text("price-lists.change.rounding")).selectOption("95");
    await expectAccessible(page, "a change of prices", { part: "[role=dialog]" });
    // The other currencies and the regions have no base price: the button counts what it changes.
    await change.getByRole("button", { name: text("price-lists.change.do", { count: 4 }) }).click();
    await expect(await cell(page, list.name, "EUR", 1)).toHaveText("11.95");
    await expect(await cell(page, list.name, "USD", 2)).toHaveText("15.95");
    // 0 is a price.
    await typeInto(page, list.name, "USD", 1, "0");
    expect((await readList(api, list.id)).prices).toEqual([]);
    await save(page);
    await expect(page.getByText(text("grid.saved", { count: 4 }))).toBeVisible();
    const before = await readList(api, list.id);
    expect(
      pricesOf(before, small)
        .map(({ currency_code, amount }) => [currency_code, amount])
        .sort(),
    ).toEqual([
      ["eur", 1195],
      ["usd", 0],
    ]);

    // The answer is lost after the store has done it.
    let lost = 0;
    let isLosing = true;
    await page.route(/\/admin\/price-lists\/[^/]+$/, async (route) => {
      if (!isLosing || route.request().method() !== "POST") return route.continue();
      lost += 1;
      await route.fetch();
      return route.abort();
    });
    await typeInto(page, list.name, "EUR", 1, "11");
    await save(page);
    await expect
      .poll(
        async () =>
          pricesOf(await readList(api, list.id), small).find(({ currency_code }) => currency_code === "eur")
            ?.amount,
      )
      .toBe(1100);
    expect(lost).toBeGreaterThan(0);
    // Another try may be on its way: a route that is taken away then would answer twice.
    isLosing = false;
    await typeInto(page, list.name, "EUR", 1, "10.50");
    await (await cell(page, list.name, "USD", 2)).click();
    await page.keyboard.press("Delete");
    await save(page);
    // The store takes a price away in one call and changes another in the next.
    await expect
      .poll(async () => {
        const now = await readList(api, list.id);
        const inEuro = pricesOf(now, small).filter(({ currency_code }) => currency_code === "eur");
        return [now.prices.length, ...inEuro.map(({ amount }) => amount)];
      })
      .toEqual([3, 1050]);
    const after = await readList(api, list.id);
    const held = ({ prices }: PriceList) => prices.map(({ id }) => id).sort();
    expect(held(before)).toEqual(expect.arrayContaining(held(after)));
    await api.delete(`/admin/price-lists/${list.id}`);
  });

  test("prices by quantity stand beside the plain one; of more than fifty products every price is there, and products are removed with their prices", async ({
    signedIn: page,
    api,
  }) => {
    await test.step("prices by quantity, with their gaps and overlaps", () => priceByQuantity(page, api));
    // Products of the seed, each with a price of its first size: a draft changes no price of another test.
    const name = unique("Crowd");
    const { products: listed } = await (
      await api.get(
        "/admin/products?is_giftcard=false&limit=56&order=created_at&fields=id,title,created_at&expand=variants",
      )
    ).json();
    const products: { title: string; variants: { id: string }[] }[] = listed;
    expect(products).toHaveLength(56);
    const prices = products.map(({ variants: [first] }) => ({
      variant_id: first?.id,
      currency_code: "eur",
      amount: 1200,
    }));
    const list = await makeList(api, name, prices);
    await openPage(page, `pricing/${list.id}`);
    const section = page.getByRole("region", { name: text("price-lists.sections.products") });
    await expect(section.getByText("56").first()).toBeVisible();
    await section.getByRole("button", { name: text("list.showMore", { count: 46 }) }).click();
    await expect(section.getByRole("row")).toHaveCount(31);

    let left = prices.length;
    const remove = async (...removed: typeof products) => {
      await section.getByRole("button", { name: text("price-lists.actions.removeProducts") }).click();
      const form = page.getByRole("dialog", { name: text("price-lists.actions.removeProducts") });
      for (const { title } of removed) await form.getByRole("checkbox", { name: title, exact: true }).check();
      const count = removed.length;
      await expect(
        form.getByText(text("price-lists.remove.gone", { count, prices: String(count) })),
      ).toBeVisible();
      if (removed.length > 1)
        await expectAccessible(page, "products that are removed", { part: "[role=dialog]" });
      await form.getByRole("button", { name: text("price-lists.actionCommits.removeProducts") }).click();
      await expect(form).toHaveCount(0);
      left -= count;
      await expect.poll(async () => (await readList(api, list.id)).prices.length).toBe(left);
    };
    // The form shows the first of them by title.
    const byTitle = products.toSorted((one, other) => (one.title < other.title ? -1 : 1));
    const [one, two, three, ...others] = byTitle;
    if (!one || !two || !three) throw new Error("There are more than fifty.");
    await remove(one);
    await remove(two, three);

    // A copy has all of them, as a draft.
    await page.getByRole("button", { name: actionsMenu }).click();
    await page.getByRole("menuitem", { name: text("price-lists.actions.copy") }).click();
    const copyName = text("price-lists.copyName", { name });
    await expect(page.getByRole("heading", { level: 1 })).toContainText(copyName);
    const copyId = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    const copy = await readList(api, copyId);
    expect(copy).toMatchObject({ name: copyName, status: "draft" });
    expect(copy.prices).toHaveLength(left);

    // There are 53 products left, and the grid has a row for each of their sizes.
    await section.getByRole("button", { name: text("price-lists.actions.editPrices") }).click();
    await expect(grid(page, copyName)).toHaveAttribute(
      "aria-rowcount",
      String(others.flatMap(({ variants }) => variants).length + 1),
    );
    for (const { id } of [list, copy]) await api.delete(`/admin/price-lists/${id}`);
  });
});
