import type { APIRequestContext, Page } from "playwright/test";
import { text } from "../../scripts/text";
import { addresses, expect, recordRows, test, unique } from "../support/test";

const at = (path: string) => `${addresses.app}/a/${path}`;

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

/** Opens the editor of the stock of the only item that a search finds. */
async function openStock(page: Page, sku: string) {
  await page.goto(at(`inventory?q=${encodeURIComponent(sku)}`));
  await expect(recordRows(page)).toHaveCount(1, patience);
  await recordRows(page).first().hover();
  const field = text("inventory-items.fields.levels");
  await page
    .getByRole("button", { name: new RegExp(text("list.editValue", { field, title: ".*" })) })
    .click();
  return page.getByRole("dialog");
}

test.describe("inventory", () => {
  test("an item whose product was deleted elsewhere is listed, found and opened", async ({
    signedIn: page,
    api,
  }) => {
    const { id, sku } = await makeItem(api);
    const variants = async () =>
      (await (await api.get(`/admin/inventory-items?id[]=${id}&limit=1`)).json()).inventory_items[0].variants;
    const [variant] = await variants();
    await api.delete(`/admin/products/${variant.product_id}`);
    // The store keeps the link, and has nothing at its end.
    expect(await variants()).toEqual([null]);
    await page.goto(at(`inventory?q=${encodeURIComponent(sku)}`));
    await expect(recordRows(page)).toHaveCount(1, patience);
    await recordRows(page).first().getByRole("link", { name: sku }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(sku);
    // Without a search the store pages the list.
    await page.goto(at("inventory?order=-updated_at"));
    await expect(recordRows(page).first()).toContainText(sku);
    await api.delete(`/admin/inventory-items/${id}`);
  });

  test("stock is changed in its cell by what comes, and taken back by one undo", async ({
    signedIn: page,
    api,
  }) => {
    test.slow();
    const { id, sku, location } = await makeItem(api);
    const editor = await openStock(page, sku);
    await editor.getByRole("spinbutton", { name: location.name }).fill("+12");
    await expect(editor.getByText(text("stock.was", { was: "40" }))).toBeVisible();
    await editor.getByRole("button", { name: text("action.save") }).click();
    // What takes it back stays as long as the pointer rests on it: reading the list again may take longer than a toast does.
    const undo = page.getByRole("button", { name: text("action.undo") });
    await undo.hover();
    // The digits may be a part of the SKU as well.
    await expect.poll(() => stockedAt(api, id, location)).toBe(52);
    await expect(recordRows(page).first().getByText("52").first()).toBeVisible(patience);
    await undo.click();
    await expect.poll(() => stockedAt(api, id, location)).toBe(40);
    await expect(recordRows(page).first().getByText("40").first()).toBeVisible(patience);
  });

  test("what comes counts from what is stocked there now, and a number never overwrites somebody else's", async ({
    signedIn: page,
    api,
  }) => {
    test.slow();
    const { id, sku, location } = await makeItem(api);
    const path = `/admin/inventory-items/${id}/location-levels/${location.id}`;
    let editor = await openStock(page, sku);
    await expect(editor.getByRole("spinbutton", { name: location.name })).toHaveValue("40");
    await api.post(path, { data: { stocked_quantity: 30 } });
    await editor.getByRole("spinbutton", { name: location.name }).fill("-3");
    await editor.getByRole("button", { name: text("action.save") }).click();
    await expect(editor).toHaveCount(0);
    expect(await stockedAt(api, id, location)).toBe(27);

    editor = await openStock(page, sku);
    await expect(editor.getByRole("spinbutton", { name: location.name })).toHaveValue("27");
    await api.post(path, { data: { stocked_quantity: 20 } });
    await editor.getByRole("spinbutton", { name: location.name }).fill("50");
    await editor.getByRole("button", { name: text("action.save") }).click();
    await expect(
      page.getByText(text("stock.errors.changedMeanwhile", { was: "27", now: "20" })).first(),
    ).toBeVisible();
    await expect(editor.getByRole("spinbutton", { name: location.name })).toHaveValue("50");
    expect(await stockedAt(api, id, location)).toBe(20);
    // Whoever has seen it can save again.
    await expect(editor.getByText(text("stock.was", { was: "20" }))).toBeVisible();
    await editor.getByRole("button", { name: text("action.save") }).click();
    await expect(editor).toHaveCount(0);
    expect(await stockedAt(api, id, location)).toBe(50);
  });

  test("spec 3.18, 3.24, 7.22: the page of an item gives it a second location, and takes one away", async ({
    signedIn: page,
    api,
  }) => {
    const { id, location, other } = await makeItem(api);
    await api.post(`/admin/inventory-items/${id}/location-levels/${location.id}`, {
      data: { incoming_quantity: 17 },
    });
    await page.goto(at(`inventory/${id}`));
    const section = page.getByRole("region", { name: text("inventory-items.sections.levels") });
    const row = section.getByRole("row").filter({ has: page.getByRole("link", { name: location.name }) });
    await expect(row.getByRole("cell")).toContainText([location.name, "40", "0", "40"]);
    await expect(row.getByText(text("inventory-items.incoming", { count: 17, units: "17" }))).toBeVisible();
    await section.getByRole("link", { name: new RegExp(text("action.edit")) }).click();
    const form = page.getByRole("dialog");
    const group = (key: "levels" | "incoming") =>
      form.getByRole("group", { name: text(`inventory-items.fields.${key}`) });
    // What has come is stocked there, and is no longer on its way.
    await group("levels").getByRole("spinbutton", { name: location.name }).fill("+12");
    await group("incoming").getByRole("spinbutton", { name: location.name }).fill("-12");
    // Nothing comes to a location that does not stock it.
    await expect(group("incoming").getByRole("spinbutton")).toHaveCount(1);
    await form.getByRole("button", { name: text("action.save") }).click();
    await expect(form).toHaveCount(0);
    expect((await readItem(api, id)).location_levels).toMatchObject([
      { location_id: location.id, stocked_quantity: 52, incoming_quantity: 5 },
    ]);
    await section.getByRole("link", { name: new RegExp(text("action.edit")) }).click();
    await group("levels").getByRole("spinbutton", { name: location.name }).fill("");
    await group("levels").getByRole("spinbutton", { name: other.name }).fill("5");
    await form.getByRole("button", { name: text("action.save") }).click();
    await expect(section.getByRole("link", { name: other.name })).toBeVisible();
    await expect(section.getByRole("link", { name: location.name })).toHaveCount(0);
    const { location_levels } = await readItem(api, id);
    expect(location_levels).toMatchObject([{ location_id: other.id, stocked_quantity: 5 }]);
  });

  test("the list has the numbers of the location that is asked for, and those that are sold out", async ({
    signedIn: page,
    api,
  }) => {
    test.slow();
    const { id, sku, location, other } = await makeItem(api, 3);
    await api.post(`/admin/inventory-items/${id}/location-levels`, {
      data: { location_id: other.id, stocked_quantity: 0 },
    });
    const search = `q=${encodeURIComponent(sku)}`;
    await page.goto(at(`inventory?${search}&location_id=${location.id}`));
    await expect(recordRows(page)).toHaveCount(1, patience);
    await page.goto(at(`inventory?${search}&available_quantity=..0`));
    await expect(page.getByText(text("list.nothingFound")).first()).toBeVisible(patience);
    await page.goto(at(`inventory?${search}&location_id=${other.id}&available_quantity=..0`));
    await expect(recordRows(page)).toHaveCount(1, patience);
  });

  test("an item is deleted after its locations are named", async ({ signedIn: page, api }) => {
    const { id, title } = await makeItem(api, 7);
    await page.goto(at(`inventory/${id}?delete=${id}`));
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

  test("the channels of a location are changed from its own page", async ({ signedIn: page, api }) => {
    const { sales_channel } = await (
      await api.post("/admin/sales-channels", { data: { name: unique("Channel"), description: "" } })
    ).json();
    const { stock_location } = await (
      await api.post("/admin/stock-locations", { data: { name: unique("Place") } })
    ).json();
    await page.goto(at(`inventory/locations/${stock_location.id}`));
    const section = page.getByRole("region", { name: text("stock-locations.sections.sales_channels") });
    await section.getByRole("button", { name: text("members.add") }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("searchbox").fill(sales_channel.name);
    await dialog.getByRole("checkbox", { name: sales_channel.name }).check();
    await dialog.getByRole("button", { name: text("members.save", { count: 1 }) }).click();
    await expect(section.getByText(sales_channel.name)).toBeVisible();
    const read = async () =>
      (await (await api.get(`/admin/stock-locations/${stock_location.id}?expand=sales_channels`)).json())
        .stock_location.sales_channels;
    expect(await read()).toMatchObject([{ id: sales_channel.id }]);
    await section
      .getByRole("button", { name: text("members.remove", { title: sales_channel.name }) })
      .click();
    await expect(section.getByText(sales_channel.name)).toHaveCount(0);
    expect(await read()).toEqual([]);
  });
});
