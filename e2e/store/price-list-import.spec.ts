import { readFile } from "node:fs/promises";
import type { APIRequestContext, Page } from "playwright/test";
import { text } from "../../scripts/text";
import { expectAccessible } from "../support/accessibility";
import { openPage } from "../support/open-page";
import { makeList, makeProduct, type PriceList, pricesOf, readList } from "../support/price-lists";
import { actionsMenu, expect, test, unique } from "../support/test";

/** Saves the prices of a list, and reads the file. */
async function exportedLines(page: Page, { id }: PriceList): Promise<string[]> {
  await openPage(page, `pricing/${id}`);
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: actionsMenu }).click();
  await page.getByRole("menuitem", { name: text("price-lists.actions.exportPrices") }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/-prices\.csv$/);
  return (await readFile(await file.path(), "utf8")).trimEnd().split("\r\n");
}

async function dropFile(page: Page, lines: readonly string[]): Promise<void> {
  const input = page.getByLabel(text("import.file.label"));
  await expect(input).toBeEnabled();
  const buffer = Buffer.from(`\uFEFF${lines.join("\r\n")}`);
  await input.setInputFiles({ name: "prices.csv", mimeType: "text/csv", buffer });
  await expect(page.getByRole("heading", { name: text("import.titles.columns") })).toBeVisible();
  await page.getByRole("button", { name: text("import.checkRows") }).click();
}

async function expectCounts(page: Page, counts: Readonly<Record<string, number>>): Promise<void> {
  for (const [label, value] of Object.entries(counts))
    await expect(
      page
        .locator("dl > div")
        .filter({ has: page.getByText(label, { exact: true }) })
        .locator("dd"),
    ).toHaveText(String(value));
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

const written = (list: PriceList, variant: { id: string }) =>
  pricesOf(list, variant)
    .map(
      ({ currency_code, amount, min_quantity, max_quantity }) =>
        `${currency_code} ${amount} ${min_quantity ?? ""}-${max_quantity ?? ""}`,
    )
    .sort();

/** Replaces the prices of a list by those of a file, which has to be chosen and says how many go. */
async function replacePrices(page: Page, api: APIRequestContext): Promise<void> {
  const product = await makeProduct(api, unique("Replaced cup"));
  const [small, medium] = product.variants;
  if (small === undefined || medium === undefined) throw new Error("There are two sizes.");
  const list = await makeList(api, unique("Replaced cups"), [
    { variant_id: small.id, currency_code: "eur", amount: 1000 },
    { variant_id: medium.id, currency_code: "eur", amount: 1100 },
    { variant_id: medium.id, currency_code: "usd", amount: 1500 },
  ]);
  // The page of all lists asks for one.
  await openPage(page, "pricing");
  await page.getByRole("link", { name: text("import.button"), exact: true }).click();
  await page.getByRole("combobox", { name: text("price-lists.one") }).fill(list.name);
  await page.getByRole("option", { name: list.name }).click();
  await dropFile(page, ["SKU,Price EUR", `${small.sku.toLowerCase()},9.50`]);
  const deleted = page.getByText(text("import.notes.pricesDeleted", { count: 2 }));
  await expect(page.getByText(text("import.notes.pricesKept", { count: 2 }))).toBeVisible();
  await page.getByLabel(text("price-lists.import.choices.delete")).check();
  await expect(deleted).toBeVisible();
  await press(page, text("import.goOn"));
  // The choice is kept with the file.
  await page.reload();
  await expect(deleted).toBeVisible();
  await press(page, text("import.job.confirm"));
  await expect(page.getByText(text("import.sending.phases.completed"))).toBeVisible();
  const after = await readList(api, list.id);
  const kept = list.prices.find(({ amount }) => amount === 1000);
  expect(after.prices.map(({ id, amount }) => ({ id, amount }))).toEqual([{ id: kept?.id, amount: 950 }]);
  await api.delete(`/admin/price-lists/${list.id}`);
}

test.describe("a file of prices", () => {
  test("is exported, changed in a spreadsheet and imported: by id, without a double, also after a lost answer, and replaces prices only if that was chosen", async ({
    signedIn: page,
    api,
  }) => {
    test.setTimeout(120_000);
    const product = await makeProduct(api, unique("Filed cup"));
    const [small, medium] = product.variants;
    if (small === undefined || medium === undefined) throw new Error("There are two sizes.");
    const list = await makeList(api, unique("Filed cups"), [
      { variant_id: small.id, currency_code: "eur", amount: 1000 },
      { variant_id: small.id, currency_code: "eur", amount: 900, min_quantity: 10, max_quantity: 49 },
      { variant_id: medium.id, currency_code: "usd", amount: 1500 },
    ]);
    const [head = "", ...rows] = await exportedLines(page, list);
    const titles = head.replace(/^\uFEFF/, "").split(";");
    const place = (title: string) => titles.indexOf(`"${title}"`);
    const plain = rows.find((row) => row.includes('"10.00"')) ?? "";
    const stepped = rows.find((row) => row.includes('"9.00"')) ?? "";
    expect(rows).toHaveLength(3);
    expect([place("Product Variant ID"), place("SKU")]).toEqual([0, 1]);
    expect(stepped.split(";")[place("Min Quantity")]).toBe('"10"');
    // As a spreadsheet writes it where the comma is the decimal sign. The price in dollars is left out of the file.
    const added = titles.map((_, index) =>
      index === 1
        ? `${small.sku}X`
        : index === place("Min Quantity")
          ? "50"
          : index === place("Price EUR")
            ? "8"
            : "",
    );
    const before = await readList(api, list.id);

    await page.getByRole("button", { name: actionsMenu }).click();
    await page.getByRole("menuitem", { name: text("price-lists.actions.importPrices") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(list.name);
    await dropFile(page, [titles.join(";"), plain.replace("10.00", "8,50"), stepped, added.join(";")]);
    const sku = page.getByLabel(text("import.rows.cell", { column: "SKU", row: 4 }));
    await expect(sku).toHaveAccessibleDescription(text("import.problems.unknownSku"));
    await expect(page.getByRole("button", { name: text("import.goOn"), exact: true })).toBeDisabled();
    await sku.fill(small.sku);
    await expect(page.getByText(text("import.rows.fine", { count: 3 }))).toBeVisible();
    await expectCounts(page, {
      [text("import.counts.newPrices")]: 1,
      [text("import.counts.changedPrices")]: 1,
      [text("import.counts.unchangedPrices")]: 1,
      [text("import.counts.deletedPrices")]: 0,
    });
    await expect(page.getByText(text("import.notes.pricesKept", { count: 1 }))).toBeVisible();
    await expectAccessible(page, "rows of a file of prices", { part: "main" });
    await press(page, text("import.goOn"));
    await expectAccessible(page, "a file of prices that is ready", { part: "main" });

    // The new price is written, and nobody hears of it.
    let isLost = false;
    await page.route("**/prices/batch", async (route) => {
      if (isLost) return route.continue();
      isLost = true;
      await route.fetch();
      return route.abort();
    });
    await press(page, text("import.job.confirm"));
    await expect(page.getByText(text("import.sending.phases.failed"))).toBeVisible();
    await press(page, text("import.sending.goOn"));
    await expect(page.getByText(text("import.sending.phases.completed"))).toBeVisible();
    const after = await readList(api, list.id);
    expect(written(after, small)).toEqual(["eur 800 50-", "eur 850 -", "eur 900 10-49"]);
    expect(written(after, medium)).toEqual(["usd 1500 -"]);
    const ids = new Set(after.prices.map(({ id }) => id));
    expect(before.prices.filter(({ id }) => !ids.has(id))).toEqual([]);
    expect(after.prices).toHaveLength(4);
    await api.delete(`/admin/price-lists/${list.id}`);
    await test.step("it replaces the prices only if that was chosen", () => replacePrices(page, api));
  });
});
