import type { APIRequestContext, Page } from "playwright/test";
import { text } from "../../scripts/text";
import { openPage } from "../support/open-page";
import { placeOrder, read, write } from "../support/place-order";
import { actionsMenu, expect, recordRows, test, unique } from "../support/test";

interface Reservation {
  id: string;
  inventory_item_id: string;
  location_id: string;
  line_item_id: string | null;
  quantity: number;
  description: string | null;
  created_by: string;
  metadata: Record<string, unknown> | null;
}

interface Level {
  location_id: string;
  stocked_quantity: number;
  reserved_quantity: number;
}

interface Stock {
  id: string;
  sku: string;
  location_levels: Level[];
}

async function readReservation(api: APIRequestContext, id: string): Promise<Reservation> {
  return (await read<{ reservation: Reservation }>(api, `/reservations/${id}`)).reservation;
}

async function levelAt(api: APIRequestContext, { id }: Stock, location: string): Promise<Level> {
  const { inventory_item } = await read<{ inventory_item: Stock }>(api, `/inventory-items/${id}`);
  const level = inventory_item.location_levels.find(({ location_id }) => location_id === location);
  if (level === undefined) throw new Error("It is not stocked there.");
  return level;
}

/** An item of the test's own, of which ten are stocked at one location and four at another. */
async function stockOfOwn(api: APIRequestContext): Promise<{ item: Stock; here: string; there: string }> {
  const { stock_locations: locations } = await read<{ stock_locations: { id: string; name: string }[] }>(
    api,
    "/stock-locations?limit=50",
  );
  const [here, there] = locations.map(({ id }) => id);
  if (here === undefined || there === undefined) throw new Error("The store has no two locations.");
  const { product } = await write<{ product: { variants: { id: string }[] } }>(api, "/products", {
    title: unique("Lantern"),
    options: [{ title: "Size" }],
    variants: [
      { title: "One", sku: unique("LANTERN").replace(" ", "-"), prices: [], options: [{ value: "One" }] },
    ],
  });
  const { variant } = await read<{ variant: { inventory: Stock[] } }>(
    api,
    `/variants/${product.variants[0]?.id}/inventory`,
  );
  const [item] = variant.inventory;
  if (item === undefined) throw new Error("The variant is not counted.");
  for (const [location_id, stocked_quantity] of [
    [here, 10],
    [there, 4],
  ] as const) {
    const path = `/inventory-items/${item.id}/location-levels`;
    const isThere = item.location_levels?.some((level) => level.location_id === location_id);
    if (isThere) await write(api, `${path}/${location_id}`, { stocked_quantity });
    else await write(api, path, { location_id, stocked_quantity });
  }
  return { item, here, there };
}

async function openAction(page: Page, action: "change" | "release") {
  // By keys: what was done before may be told right above it.
  await page.getByRole("button", { name: actionsMenu }).press("Enter");
  await page.getByRole("menuitem", { name: `${text(`reservations.actions.${action}`)}…` }).press("Enter");
}

const quantity = text("reservations.fields.quantity");
const location = text("reservations.fields.location_id");

test.describe("reservations", () => {
  test("a reservation is made, changed, moved, and released with another one, and one for an order holds no more than its line", async ({
    signedIn: page,
    api,
  }) => {
    // A whole life of one: most of a minute where the machine is busy.
    test.slow();
    const order = await placeOrder(api, { lines: 1, quantity: 2 });
    const [line] = order.items;
    const { reservations } = await read<{ reservations: Reservation[] }>(
      api,
      `/reservations?line_item_id[]=${line?.id}`,
    );
    const [reservation] = reservations;
    if (line === undefined || reservation === undefined) throw new Error("Nothing is reserved for the line.");
    const { item, here, there } = await stockOfOwn(api);
    const description = unique("Photo shoot");
    await openPage(page, "inventory/reservations");
    await expect(recordRows(page).first()).toBeVisible();
    await page.getByRole("link", { name: text("reservations.create") }).click();
    const form = page.getByRole("dialog", { name: text("reservations.create") });
    await form.getByRole("combobox", { name: text("reservations.fields.inventory_item_id") }).fill(item.sku);
    await page.getByRole("option", { name: /^Lantern/ }).click();
    await form.getByLabel(location).selectOption(here);
    // What is there is told, and more than that cannot be saved: the store would.
    await expect(
      form.getByText(text("reservations.there", { stocked: "10", reserved: "0", available: "10" })),
    ).toBeVisible();
    await form.getByLabel(quantity).fill("11");
    await form.getByLabel(text("reservations.fields.description")).fill(description);
    await form.getByRole("button", { name: text("action.create") }).click();
    await expect(form.getByText(text("ui.number.most", { limit: "10" })).first()).toBeVisible();
    await form.getByLabel(quantity).fill("3");
    await form.getByRole("button", { name: text("action.create") }).click();
    await expect(page).toHaveURL(/reservations\/resitem_[^/?]+$/);
    const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    const { users } = await read<{ users: { id: string }[] }>(api, "/users");
    const made = await readReservation(api, id);
    expect(made).toMatchObject({
      inventory_item_id: item.id,
      location_id: here,
      quantity: 3,
      description,
      line_item_id: null,
    });
    expect(users.map((user) => user.id)).toContain(made.created_by);
    expect(await levelAt(api, item, here)).toMatchObject({ reserved_quantity: 3 });
    // Its own address says ids alone: the page reads what they stand for.
    await expect(page.getByRole("heading", { level: 1 })).toContainText(item.sku);
    await expect(page.getByText(description).first()).toBeVisible();

    const change = page.getByRole("dialog", { name: text("reservations.actions.change") });

    await test.step("it is changed and moved", async () => {
      // At the other location four are stocked: what is moved has to fit there.
      await openAction(page, "change");
      await change.getByLabel(quantity).fill("6");
      await change.getByLabel(location).selectOption(there);
      await change.getByRole("button", { name: text("reservations.actions.change") }).click();
      await expect(change.getByText(text("ui.number.most", { limit: "4" }))).toBeVisible();
      expect(await readReservation(api, id)).toMatchObject({ location_id: here, quantity: 3 });
      await change.getByLabel(quantity).fill("4");
      await change.getByRole("button", { name: text("reservations.actions.change") }).click();
      await expect(change).toBeHidden();
      expect(await readReservation(api, id)).toMatchObject({ location_id: there, quantity: 4, description });
      expect(await levelAt(api, item, here)).toMatchObject({ reserved_quantity: 0 });
      expect(await levelAt(api, item, there)).toMatchObject({ reserved_quantity: 4 });
    });

    await test.step("it is released with another one", async () => {
      // Two of this item: the list finds them by a part of their description, and releases both at once.
      const { reservation: second } = await write<{ reservation: Reservation }>(api, "/reservations", {
        inventory_item_id: item.id,
        location_id: here,
        quantity: 2,
        description: `${description}, again`,
      });
      await openPage(
        page,
        `inventory/reservations?description=${encodeURIComponent(description.toLowerCase())}`,
      );
      await expect(recordRows(page)).toHaveCount(2);
      await expect(recordRows(page).first()).toContainText(item.sku);
      for (const row of await recordRows(page).all()) await row.getByRole("checkbox").check();
      await page.getByRole("button", { name: `${text("reservations.actions.release")}…` }).click();
      await page
        .getByRole("alertdialog")
        .getByRole("button", { name: text("reservations.actions.release") })
        .click();
      await expect(
        page.getByText(text("reservations.actionResults.release", { count: 2 })).first(),
      ).toBeVisible();
      for (const gone of [id, second.id])
        expect((await api.get(`/admin/reservations/${gone}`)).status()).toBe(404);
      for (const location of [here, there])
        expect(await levelAt(api, item, location)).toMatchObject({ reserved_quantity: 0 });
    });

    await test.step("what is reserved for an order leads there, and is never more than what is left of its line", async () => {
      await openPage(page, `inventory/reservations?inventory_item_id=${reservation.inventory_item_id}`);
      await expect(page.getByRole("link", { name: `#${order.display_id}` })).toHaveAttribute(
        "href",
        new RegExp(`/a/orders/${order.id}$`),
      );
      await openPage(page, `inventory/reservations/${reservation.id}`);
      await expect(page.getByRole("heading", { level: 1, name: line.title })).toBeVisible();
      await expect(page.getByRole("link", { name: `#${order.display_id}` })).toBeVisible();
      await openAction(page, "change");
      await change.getByLabel(quantity).fill("3");
      await change.getByRole("button", { name: text("reservations.actions.change") }).click();
      await expect(change.getByText(text("ui.number.most", { limit: "2" }))).toBeVisible();
      await change.getByLabel(quantity).fill("1");
      await change.getByRole("button", { name: text("reservations.actions.change") }).click();
      await expect(change).toBeHidden();
      expect(await readReservation(api, reservation.id)).toMatchObject({
        quantity: 1,
        line_item_id: line.id,
        location_id: reservation.location_id,
      });
    });
  });
});
