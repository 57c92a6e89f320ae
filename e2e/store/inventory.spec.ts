import type { APIRequestContext, Locator, Page } from "playwright/test";
import { text } from "../../scripts/text";
import { openPage } from "../support/open-page";
import { post } from "../support/open-shop";
import { expect, recordRows, test, unique } from "../support/test";

interface Level {
  location_id: string;
  stocked_quantity: number;
}

interface Item {
  id: string;
  sku: string;
  material: string | null;
  location_levels: Level[];
  title: string;
}

/** A product of its own, counted at the first location of the store. */
async function makeItem(api: APIRequestContext, stocked = 40) {
  const title = unique("Counted mug");
  const { product } = await (
    await api.post("/admin/products", {
      data: {
        title,
        options: [{ title: "Size" }],
        variants: [
          {
            title: "Large",
            sku: unique("MUG").replaceAll(" ", "-"),
            manage_inventory: true,
            options: [{ value: "Large" }],
            prices: [{ currency_code: "eur", amount: 2000 }],
          },
        ],
      },
    })
  ).json();
  const { stock_locations } = await (await api.get("/admin/stock-locations?limit=10")).json();
  const { variant } = await (await api.get(`/admin/variants/${product.variants[0].id}/inventory`)).json();
  const [{ id }] = variant.inventory;
  const [location, other] = stock_locations as { id: string; name: string }[];
  if (location === undefined || other === undefined) throw new Error("The store has two locations at least.");
  await api.post(`/admin/inventory-items/${id}/location-levels`, {
    data: { location_id: location.id, stocked_quantity: stocked },
  });
  return { id: id as string, title, sku: product.variants[0].sku as string, location, other };
}

async function readItem(api: APIRequestContext, id: string): Promise<Item> {
  return (await (await api.get(`/admin/inventory-items/${id}`)).json()).inventory_item;
}

const stockedAt = async (api: APIRequestContext, id: string, location: { id: string }) =>
  (await readItem(api, id)).location_levels.find(({ location_id }) => location_id === location.id)
    ?.stocked_quantity;

/** A search looks through all items, and the store works out each level by itself. */
const patience = { timeout: 40_000 };

/** Opens the editor of the stock of an item that is listed. */
async function openStock(page: Page, row: Locator) {
  await row.hover();
  const field = text("inventory-items.fields.levels");
  await row
    .getByRole("button", { name: new RegExp(text("list.editValue", { field, title: ".*" })) })
    // By keys: what was done before may be told right above it.
    .press("Enter");
  return page.getByRole("dialog");
}

test.describe("inventory", () => {
  test("stock is changed in its cell, listed by location, and found after its product is gone", async ({
    signedIn: page,
    api,
  }) => {
    test.slow();
    const { id, title, sku, location, other } = await makeItem(api);
    const path = `/admin/inventory-items/${id}/location-levels`;
    await api.post(path, { data: { location_id: other.id, stocked_quantity: 0 } });
    const search = `inventory?q=${encodeURIComponent(sku)}`;
    // Without a search the store pages the list: what was made last comes first.
    await openPage(page, "inventory?order=-updated_at");
    const row = recordRows(page).first();
    await expect(row).toContainText(sku);
    const editor = await openStock(page, row);
    const stocked = editor.getByRole("spinbutton", { name: location.name });
    const save = () => editor.getByRole("button", { name: text("action.save") }).click();

    await test.step("by what comes, and taken back by one undo", async () => {
      await stocked.fill("+12");
      await expect(editor.getByText(text("stock.was", { was: "40" }))).toBeVisible();
      await save();
      // What takes it back stays as long as the pointer rests on it: reading the list again may take longer than a toast does.
      const undo = page.getByRole("button", { name: text("action.undo") });
      await undo.hover();
      // The digits may be a part of the SKU as well.
      await expect.poll(() => stockedAt(api, id, location)).toBe(52);
      await expect(row.getByText("52").first()).toBeVisible(patience);
      await undo.click();
      await expect.poll(() => stockedAt(api, id, location)).toBe(40);
      await expect(row.getByText("40").first()).toBeVisible(patience);
    });

    await test.step("a number never overwrites somebody else's", async () => {
      await openStock(page, row);
      await expect(stocked).toHaveValue("40");
      await api.post(`${path}/${location.id}`, { data: { stocked_quantity: 20 } });
      await stocked.fill("50");
      await save();
      await expect(
        page.getByText(text("stock.errors.changedMeanwhile", { was: "40", now: "20" })).first(),
      ).toBeVisible();
      await expect(stocked).toHaveValue("50");
      expect(await stockedAt(api, id, location)).toBe(20);
      // Whoever has seen it can save again.
      await expect(editor.getByText(text("stock.was", { was: "20" }))).toBeVisible();
      await save();
      await expect(editor).toHaveCount(0);
      expect(await stockedAt(api, id, location)).toBe(50);
    });

    await test.step("the list has the numbers of a location, and what is sold out there, when the product was deleted elsewhere", async () => {
      const variants = async () =>
        (await (await api.get(`/admin/inventory-items?id[]=${id}&limit=1`)).json()).inventory_items[0]
          .variants;
      const [variant] = await variants();
      await api.delete(`/admin/products/${variant.product_id}`);
      // The store keeps the link, and has nothing at its end.
      expect(await variants()).toEqual([null]);
      await openPage(page, `inventory?order=-updated_at&location_id=${location.id}`);
      await expect(page).toHaveURL(/location_id/);
      await expect(row.getByText(title)).toHaveCount(0);
      await expect(row).toContainText(sku);
      await openPage(page, `${search}&available_quantity=..0`);
      await expect(page.getByText(text("list.nothingFound")).first()).toBeVisible(patience);
      await openPage(page, `${search}&location_id=${other.id}&available_quantity=..0`);
      await expect(recordRows(page)).toHaveCount(1, patience);
      await openPage(page, `${search}&location_id=${location.id}`);
      await expect(page.getByRole("cell", { name: "50", exact: true }).first()).toBeVisible(patience);
      // What a search looks through was read while there was a product.
      await page.reload();
      await expect(row).toContainText(sku, patience);
      await row.getByRole("link", { name: sku }).click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText(sku);
      await api.delete(`/admin/inventory-items/${id}`);
    });
  });

  test("spec 3.18, 3.24, 7.22: the pages of an item and of a location change what is stocked where, and for which channels", async ({
    signedIn: page,
    api,
  }) => {
    const { id, title, location, other } = await makeItem(api);
    await api.post(`/admin/inventory-items/${id}/location-levels/${location.id}`, {
      data: { incoming_quantity: 17 },
    });
    await openPage(page, `inventory/${id}`);
    const section = page.getByRole("region", { name: text("inventory-items.sections.levels") });

    await test.step("what has come is stocked there", async () => {
      const row = section.getByRole("row").filter({ has: page.getByRole("link", { name: location.name }) });
      await expect(row.getByRole("cell")).toContainText([location.name, "40", "0", "40"]);
      await expect(row.getByText(text("inventory-items.incoming", { count: 17, units: "17" }))).toBeVisible();
    });

    await test.step("a second location is given, and one taken away", async () => {
      await section.getByRole("link", { name: new RegExp(text("action.edit")) }).press("Enter");
      const form = page.getByRole("dialog");
      const group = (key: "levels" | "incoming") =>
        form.getByRole("group", { name: text(`inventory-items.fields.${key}`) });
      await group("levels").getByRole("spinbutton", { name: location.name }).fill("+12");
      await group("incoming").getByRole("spinbutton", { name: location.name }).fill("-12");
      // Nothing comes to a location that does not stock it.
      await expect(group("incoming").getByRole("spinbutton")).toHaveCount(1);
      await form.getByRole("button", { name: text("action.save") }).click();
      await expect(form).toHaveCount(0);
      expect((await readItem(api, id)).location_levels).toMatchObject([
        { location_id: location.id, stocked_quantity: 52, incoming_quantity: 5 },
      ]);
      await section.getByRole("link", { name: new RegExp(text("action.edit")) }).press("Enter");
      await group("levels").getByRole("spinbutton", { name: location.name }).fill("");
      await group("levels").getByRole("spinbutton", { name: other.name }).fill("7");
      await form.getByRole("button", { name: text("action.save") }).click();
      await expect(section.getByRole("link", { name: other.name })).toBeVisible();
      await expect(section.getByRole("link", { name: location.name })).toHaveCount(0);
      const { location_levels } = await readItem(api, id);
      expect(location_levels).toMatchObject([{ location_id: other.id, stocked_quantity: 7 }]);
    });

    await test.step("the item is deleted after its locations are named", async () => {
      await openPage(page, `inventory/${id}?delete=${id}`);
      const question = page.getByRole("alertdialog");
      await expect(
        question.getByText(text("inventory-items.goes.levels", { count: 1, units: "7" })),
      ).toBeVisible();
      await question.getByRole("textbox").fill(`${title} · Large`);
      await question
        .getByRole("button", { name: text("delete.confirm", { noun: text("inventory-items.noun") }) })
        .click();
      await expect(question).toHaveCount(0);
      expect((await api.get(`/admin/inventory-items/${id}`)).status()).toBe(404);
    });

    await test.step("a location's channels are changed from its own page", async () => {
      const [{ sales_channel }, { stock_location }] = await Promise.all([
        post(api, "/admin/sales-channels", { name: unique("Channel"), description: "" }),
        post(api, "/admin/stock-locations", { name: unique("Place") }),
      ]);
      await openPage(page, `inventory/locations/${stock_location.id}`);
      const channels = page.getByRole("region", { name: text("stock-locations.sections.sales_channels") });
      await channels.getByRole("button", { name: text("members.add") }).press("Enter");
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("searchbox").fill(sales_channel.name);
      await dialog.getByRole("checkbox", { name: sales_channel.name }).check();
      await dialog.getByRole("button", { name: text("members.save", { count: 1 }) }).click();
      await expect(channels.getByText(sales_channel.name)).toBeVisible();
      const read = async () =>
        (await (await api.get(`/admin/stock-locations/${stock_location.id}?expand=sales_channels`)).json())
          .stock_location.sales_channels;
      expect(await read()).toMatchObject([{ id: sales_channel.id }]);
      await channels
        .getByRole("button", { name: text("members.remove", { title: sales_channel.name }) })
        .press("Enter");
      await expect(channels.getByText(sales_channel.name)).toHaveCount(0);
      expect(await read()).toEqual([]);
    });
  });
});
