import type { APIRequestContext, Locator, Page } from "playwright/test";
import { text } from "../../scripts/text";
import { expectAccessible } from "../support/accessibility";
import { addresses, expect, test, unique } from "../support/test";

interface Item {
  id: string;
  sku: string;
  location_levels: { location_id: string; stocked_quantity: number }[];
}

/** Three counted items at one location, and a second location that stocks none of them. */
async function makeItems(api: APIRequestContext) {
  const [harbour, barn] = await Promise.all(
    ["Count harbour", "Count barn"].map(async (name) => {
      const answer = await api.post("/admin/stock-locations", { data: { name: unique(name) } });
      return (await answer.json()).stock_location as { id: string; name: string };
    }),
  );
  if (harbour === undefined || barn === undefined) throw new Error("There is no location.");
  const title = unique("Counted cup");
  const code = unique("CUP").replace(/\s+/g, "-").toUpperCase();
  const sizes = ["S", "M", "L"];
  const answer = await api.post("/admin/products", {
    data: {
      title,
      options: [{ title: "Size" }],
      variants: sizes.map((size) => ({
        title: size,
        sku: `${code}-${size}`,
        manage_inventory: true,
        prices: [],
        options: [{ value: size }],
      })),
    },
  });
  expect(answer.ok()).toBe(true);
  const skus = sizes.map((size) => `${code}-${size}`);
  const read = async (sku: string): Promise<Item> => {
    const { inventory_items } = await (await api.get("/admin/inventory-items", { params: { sku } })).json();
    return inventory_items[0];
  };
  await Promise.all(
    skus.map(async (sku) => {
      const { id } = await read(sku);
      const level = { location_id: harbour.id, stocked_quantity: 5 };
      await api.post(`/admin/inventory-items/${id}/location-levels`, { data: level });
    }),
  );
  const stockOf = async (sku: string, { id }: { id: string }) =>
    (await read(sku)).location_levels.find(({ location_id }) => location_id === id)?.stocked_quantity ?? null;
  return { title, skus, harbour, barn, read, stockOf };
}

const title = text("inventory-items.grid.title");
const grid = (page: Page) => page.getByRole("grid", { name: title });
async function cell(page: Page, column: string, row: number) {
  const head = grid(page).getByRole("columnheader", { name: column, exact: true });
  const index = await head.getAttribute("aria-colindex");
  return grid(page).locator(`[aria-rowindex="${row + 1}"] > [aria-colindex="${index}"]`);
}
async function openGrid(page: Page, search: string, count: number) {
  await page.goto(`${addresses.app}/a/inventory?q=${encodeURIComponent(search)}`);
  await expect(page.getByRole("row")).toHaveCount(count + 1);
  await page.getByRole("checkbox", { name: text("list.selectPage") }).check();
  const entry = `${text("inventory-items.actions.editStock")}…`;
  const button = page.getByRole("button", { name: entry });
  const more = page.getByRole("button", { name: text("bulk.more") });
  await expect(button.or(more).first()).toBeVisible();
  if (await button.isVisible()) await button.click();
  else {
    await more.click();
    await page.getByRole("menuitem", { name: entry }).click();
  }
  await expect(grid(page)).toBeVisible();
}
async function paste(page: Page, lines: string) {
  await page.getByRole("button", { name: text("inventory-items.grid.paste") }).click();
  const dialog = page.getByRole("dialog", { name: text("inventory-items.grid.paste") });
  await dialog.getByLabel(text("inventory-items.grid.lines")).fill(lines);
  await dialog.getByRole("button", { name: text("inventory-items.grid.add") }).click();
  return dialog;
}
const save = (page: Page) => page.getByRole("button", { name: text("grid.save"), exact: true }).click();

// Other tests of this store count its locations.
test.afterEach(async ({ api }) => {
  const { stock_locations } = await (await api.get("/admin/stock-locations?limit=100")).json();
  for (const { id, name } of stock_locations)
    if (name.startsWith("Count ")) await api.delete(`/admin/stock-locations/${id}`);
});

test("a count is pasted by SKU, looked at and saved, and what is reserved is kept, cell by cell", async ({
  signedIn: page,
  api,
}) => {
  const { skus, harbour, barn, read, stockOf } = await makeItems(api);
  const [small = "", medium = "", large = ""] = skus;
  const { id } = await read(small);
  const reservation = { location_id: harbour.id, inventory_item_id: id, quantity: 2 };
  expect((await api.post("/admin/reservations", { data: reservation })).ok()).toBe(true);
  await openGrid(page, small, 1);

  await test.step("a pasted count", async () => {
    const dialog = await paste(
      page,
      [
        `SKU\t${harbour.name}\t${barn.name}`,
        `${small.toLowerCase()}\t12\t0`,
        "NO-SUCH-CUP\t3\t",
        `${large}\t+4\t`,
      ].join("\n"),
    );
    await expect(
      dialog.getByText(text("inventory-items.grid.problems.unknown", { number: 3, said: "NO-SUCH-CUP" })),
    ).toBeVisible();
    await expectAccessible(page, "a pasted count", { part: "[role=dialog]" });
    await dialog.getByRole("button", { name: text("inventory-items.grid.addLines", { count: 2 }) }).click();
    // The large one was not selected.
    await expect(page.getByText(text("grid.unsaved", { count: 3 }))).toBeVisible();
    await expect(await cell(page, harbour.name, 2)).toHaveText("9");
    expect(await stockOf(small, harbour)).toBe(5);

    // Nothing is closed by accident, and what was added is there when the page is loaded again.
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: text("form.leaveStay") }).click();
    await openGrid(page, small, 1);
    await expect(page.getByText(text("grid.unsaved", { count: 3 }))).toBeVisible();
    await save(page);
    await expect(page.getByText(text("grid.saved", { count: 3 }))).toBeVisible();
    expect(await Promise.all(skus.map((sku) => stockOf(sku, harbour)))).toEqual([12, 5, 9]);
    // Nothing is not the same as not kept.
    expect(await Promise.all(skus.map((sku) => stockOf(sku, barn)))).toEqual([0, null, null]);
    expect(medium).not.toBe("");
  });

  const there = await cell(page, harbour.name, 1);
  const other = await cell(page, barn.name, 1);
  const type = async (into: Locator, value: string) => {
    await into.click();
    await page.keyboard.type(value);
    await page.keyboard.press("Enter");
  };
  const empty = async (what: Locator) => {
    await what.click();
    await page.keyboard.press("Delete");
  };

  await test.step("what is reserved", async () => {
    await type(there, "1");
    await expect(there).toHaveAttribute("title", text("inventory-items.grid.belowReserved", { count: 2 }));
    await expect(there).not.toHaveAttribute("aria-invalid");
    await empty(there);
    await type(other, "7");
    await save(page);
    await expect(there).toHaveAttribute("title", text("inventory-items.grid.isReserved"));
    await expect(other).not.toHaveAttribute("data-changed");
    expect([await stockOf(small, harbour), await stockOf(small, barn)]).toEqual([12, 7]);
  });

  await test.step("what somebody else counts meanwhile is told, and not overwritten", async () => {
    await empty(other);
    await type(there, "6");
    await api.post(`/admin/inventory-items/${id}/location-levels/${harbour.id}`, {
      data: { stocked_quantity: 4 },
    });
    await save(page);
    await expect(there).toHaveAttribute("title", text("grid.problems.changed", { value: "4" }));
    expect([await stockOf(small, harbour), await stockOf(small, barn)]).toEqual([4, null]);
  });
});
