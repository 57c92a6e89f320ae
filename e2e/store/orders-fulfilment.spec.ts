import type { APIRequestContext, Locator, Page } from "playwright/test";
import { text } from "../../scripts/text";
import { expectAccessible } from "../support/accessibility";
import {
  capture,
  fulfil,
  type PlacedOrder,
  placeOrder,
  read,
  readOrder,
  shelfOf,
  ship,
  write,
} from "../support/place-order";
import { addresses, expect, test } from "../support/test";

type Line = NonNullable<PlacedOrder["items"]>[number];

interface Reservation {
  id: string;
  line_item_id: string;
  location_id: string;
  quantity: number;
}

const section = (page: Page) => page.getByRole("region", { name: text("orders.sections.fulfillment") });
const press = (part: Locator, name: string) => part.getByRole("button", { name }).click();
const start = (page: Page, action: string) => press(section(page), `${action}…`);
const parcel = text("orders.fulfillment.numbered", { number: "\\d+" });
const ofParcel = text("list.partOf", { part: parcel, title: "" });
const menuName = new RegExp(`^${text("list.actionsFor", { title: "" })}(${ofParcel})?#`);
const menuOf = (place: Page | Locator) => place.getByRole("button", { name: menuName });

/** The lines of an order that was placed with two. */
function linesOf({ items = [] }: PlacedOrder): [Line, Line] {
  const [first, second] = items;
  if (first === undefined || second === undefined) throw new Error("The order has no two lines.");
  return [first, second];
}

interface Stock {
  id: string;
  location_levels: { location_id: string; stocked_quantity: number }[];
}

async function stockOf(api: APIRequestContext, { variant_id }: Line): Promise<Stock> {
  const path = `/variants/${variant_id}/inventory`;
  const { variant } = await read<{ variant: { inventory: Stock[] } }>(api, path);
  const [stock] = variant.inventory;
  if (stock === undefined) throw new Error("The variant is not counted.");
  return stock;
}

async function stockedAt(api: APIRequestContext, line: Line, place: string): Promise<number | undefined> {
  const { location_levels: levels } = await stockOf(api, line);
  return levels.find(({ location_id }) => location_id === place)?.stocked_quantity;
}

async function reservationsOf(api: APIRequestContext, { items = [] }: PlacedOrder): Promise<Reservation[]> {
  const ids = items.map(({ id }) => `line_item_id[]=${id}`).join("&");
  return (await read<{ reservations: Reservation[] }>(api, `/reservations?limit=100&${ids}`)).reservations;
}

async function open(page: Page, { id }: PlacedOrder) {
  await page.goto(`${addresses.app}/a/orders/${id}`);
  await expect(section(page)).toBeVisible();
}

async function send(page: Page, label: string) {
  const form = page.getByRole("dialog");
  await form.getByRole("button", { name: label, exact: true }).click();
  await expect(form).toBeHidden();
}

/** The parcels of an order with their numbers. */
async function parcelsOf(api: APIRequestContext, { id }: PlacedOrder) {
  const path = `/orders/${id}?expand=fulfillments,fulfillments.tracking_links`;
  return (await read<{ order: PlacedOrder }>(api, path)).order.fulfillments;
}

const numbersIn = (parcel: PlacedOrder["fulfillments"][number] | undefined) =>
  (parcel?.tracking_links ?? []).map(({ tracking_number }) => tracking_number);

test("spec 4.25, 7.22: packs a part, ships it, and packs the rest, with no quantity that is empty, too large or unavailable", async ({
  signedIn: page,
  api,
}) => {
  const form = page.getByRole("dialog");
  const place = form.getByLabel(text("fulfillments.fields.location_id"));
  const typed = form.getByRole("spinbutton");
  const order = await placeOrder(api, { lines: 2, quantity: 3 });
  const { locationId } = await shelfOf(api, "eur");
  const [first, second] = linesOf(order);
  const before = (await stockedAt(api, first, locationId)) ?? 0;
  const fulfilled = async () =>
    (await readOrder(api, order.id)).items?.map(({ fulfilled_quantity }) => fulfilled_quantity);
  // At one of the places nothing of the first line is left.
  const { id, location_levels } = await stockOf(api, first);
  const bare = location_levels.find(({ location_id }) => location_id !== locationId);
  const levels = `/inventory-items/${id}/location-levels/${bare?.location_id}`;
  await write(api, levels, { stocked_quantity: 0 });
  try {
    await open(page, order);
    await start(page, text("orders.actions.fulfil"));
    // A place that has what is wanted is proposed.
    await expect(place.locator("option:checked")).toHaveText(
      new RegExp(`${text("orders.stock.location.all")}$`),
    );
    await place.selectOption(locationId);
    await expectAccessible(page, "packing", { part: '[role="dialog"]', bestPractice: true });
    await form.getByRole("checkbox", { name: text("ui.lines.all") }).uncheck();
    await press(form, text("orders.actions.fulfil"));
    await expect(form.getByText(text("orders.lines.chooseOne"))).toBeVisible();
    await typed.first().fill("4");
    await press(form, text("orders.actions.fulfil"));
    await expect(form.getByText(text("ui.number.most", { limit: "3" }))).toBeVisible();
    await typed.first().fill("1");
    await place.selectOption(bare?.location_id ?? "");
    await expect(form.getByText(text("orders.stock.there", { count: 0 })).first()).toBeVisible();
    await press(form, text("orders.actions.fulfil"));
    await expect(form.getByText(text("ui.lines.wrong"))).toBeVisible();
  } finally {
    await write(api, levels, { stocked_quantity: bare?.stocked_quantity ?? 0 });
  }
  await place.selectOption(locationId);
  await typed.last().fill("3");
  await send(page, text("orders.actions.fulfil"));
  await expect(section(page).getByText(text("orders.fulfillment.packed"))).toBeVisible();
  const now = await readOrder(api, order.id);
  expect(now).toMatchObject({ fulfillment_status: "partially_fulfilled" });
  expect(now.fulfillments).toMatchObject([{ location_id: locationId, no_notification: false }]);
  expect(await fulfilled()).toEqual([1, 3]);
  expect(await stockedAt(api, first, locationId)).toBe(before - 1);
  expect(
    (await reservationsOf(api, order)).map(({ line_item_id, quantity }) => [line_item_id, quantity]),
  ).toEqual([[first.id, 2]]);

  await start(page, text("fulfillments.actions.ship"));
  // What is in the parcel.
  await expect(form.getByRole("listitem").filter({ hasText: first.title })).toContainText("1 ×");
  await form.getByLabel(text("fulfillments.fields.tracking_numbers")).fill("PN1, PN2");
  await form.getByRole("switch", { name: text("orders.fields.notify") }).click();
  await send(page, text("fulfillments.actions.ship"));
  await expect(section(page).getByText("PN2")).toBeVisible();
  const [sent] = (await parcelsOf(api, order)) ?? [];
  expect(sent).toMatchObject({ no_notification: true, shipped_at: expect.any(String) });
  // The store answers them in no order of its own.
  expect(numbersIn(sent).sort()).toEqual(["PN1", "PN2"]);

  await test.step("the rest is packed although somebody else packs a part of it meanwhile, and one is unpacked", async () => {
    await start(page, text("orders.actions.fulfil"));
    await expect(typed).toHaveCount(1);
    await expect(typed).toHaveValue("2");
    await expect(place).not.toHaveValue("");
    await place.selectOption(locationId);
    await fulfil(api, order, [{ item_id: first.id, quantity: 1 }]);
    await press(form, text("orders.actions.fulfil"));
    await expect(form.getByText(text("fulfillments.errors.lessLeft"))).toBeVisible();
    await expect(typed).toHaveValue("1");
    await send(page, text("orders.actions.fulfil"));
    expect(await fulfilled()).toEqual([3, 3]);
    await expect(section(page).getByText(text("orders.fulfillment.left.order"))).toBeHidden();
    await menuOf(section(page)).last().click();
    await page.getByRole("menuitem", { name: `${text("fulfillments.actions.cancel")}…` }).click();
    await press(page.getByRole("alertdialog"), text("fulfillments.actions.cancel"));
    // It lies in stock, and is left to fulfil.
    await expect(section(page).getByText(text("orders.fulfillment.left.order"))).toBeVisible();
    expect(await fulfilled()).toEqual([2, 3]);
    expect(await stockedAt(api, first, locationId)).toBe(before - 2);
  });

  await test.step("no parcel is shipped or cancelled that somebody else was faster with", async () => {
    await start(page, text("fulfillments.actions.ship"));
    await form.getByLabel(text("fulfillments.fields.tracking_numbers")).fill("PN9");
    await ship(api, order);
    await press(form, text("fulfillments.actions.ship"));
    await expect(form.getByText(text("fulfillments.errors.shippedMeanwhile"))).toBeVisible();
    const { items } = await readOrder(api, order.id);
    // The store would have counted every item twice.
    expect(items.find(({ id }) => id === first.id)?.shipped_quantity).toBe(2);
    expect(items.find(({ id }) => id === second.id)?.shipped_quantity).toBe(3);
    expect((await parcelsOf(api, order))?.flatMap(numbersIn)).not.toContain("PN9");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: text("form.leaveConfirm") }).click();
    // What was shipped can no longer be taken back, and says so.
    const parcel = section(page).getByRole("listitem").filter({ hasText: "PN00012345678" });
    await menuOf(parcel).click();
    const entry = page.getByRole("menuitem", { name: `${text("fulfillments.actions.cancel")}…` });
    await expect(entry).toBeDisabled();
    await expect(page.getByText(text("fulfillments.reasons.shipped"))).toBeVisible();
  });
});

test("spec 4.25: undoes what was reserved when one line fails, and packs and ships the items of a claim together", async ({
  signedIn: page,
  api,
}) => {
  const form = page.getByRole("dialog");
  const order = await placeOrder(api, { lines: 2, quantity: 2 });
  const { locationId } = await shelfOf(api, "eur");
  for (const { id } of await reservationsOf(api, order)) await api.delete(`/admin/reservations/${id}`);
  await open(page, order);
  await menuOf(page).first().click();
  await page.getByRole("menuitem", { name: `${text("orders.actions.allocate")}…` }).click();
  await form.getByLabel(text("reservations.fields.location_id")).selectOption(locationId);
  const [, second] = linesOf(order);
  await page.route("**/admin/reservations", async (route) => {
    const isSecond = route.request().postData()?.includes(second.id);
    if (route.request().method() !== "POST" || !isSecond) return route.fallback();
    await expect.poll(async () => (await reservationsOf(api, order)).length).toBe(1);
    await route.fulfill({ status: 400, json: { type: "invalid_data", message: "Out of order" } });
  });
  await press(form, text("orders.actions.allocate"));
  const undone = text("reservations.errors.takenBack", { item: ".+", reason: "Out of order" });
  await expect(form.getByText(new RegExp(undone))).toBeVisible();
  expect(await reservationsOf(api, order)).toEqual([]);
  await page.unroute("**/admin/reservations");
  await send(page, text("orders.actions.allocate"));
  const made = await reservationsOf(api, order);
  expect(made.map(({ line_item_id }) => line_item_id).sort()).toEqual(
    order.items?.map(({ id }) => id).sort(),
  );
  expect(made).toMatchObject([
    { quantity: 2, location_id: locationId },
    { quantity: 2, location_id: locationId },
  ]);

  // Each line says what is reserved for it; what it holds already it may keep, and more of the line it cannot have.
  const [first] = linesOf(order);
  const item = `${first.title}, ${first.variant?.title}`;
  const line = page.getByRole("button", { name: text("orders.reserved.of", { item, count: 2, left: 2 }) });
  await line.click();
  const shown = page.getByRole("dialog", { name: text("orders.reserved.title") });
  await shown.getByRole("button", { name: `${text("reservations.actions.change")}…` }).click();
  const change = page.getByRole("dialog", { name: text("reservations.actions.change") });
  await change.getByLabel(text("reservations.fields.quantity")).fill("3");
  await change.getByLabel(text("reservations.fields.description")).fill("One is lent out");
  await expect(change.getByText(text("ui.number.most", { limit: "2" }))).toBeVisible();
  await change.getByLabel(text("reservations.fields.quantity")).fill("1");
  await change.getByRole("button", { name: text("reservations.actions.change") }).click();
  const left = text("orders.reserved.at", { count: 1, location: "Copenhagen warehouse" });
  await expect(shown.getByText(left)).toBeVisible();
  const changed = (await reservationsOf(api, order)).find(({ line_item_id }) => line_item_id === first.id);
  expect(changed).toMatchObject({ quantity: 1, description: "One is lent out", location_id: locationId });
  await shown.getByRole("button", { name: `${text("reservations.actions.release")}…` }).click();
  await press(page.getByRole("alertdialog"), text("reservations.actions.release"));
  await expect(shown.getByText(text("orders.reserved.nothing"))).toBeVisible();
  expect(await reservationsOf(api, order)).toHaveLength(1);

  await test.step("the items of a claim are packed and shipped together", async () => {
    await capture(api, order);
    await fulfil(api, await readOrder(api, order.id));
    await ship(api, order);
    const path = `/shipping-options?region_id=${order.region_id}`;
    type Options = { shipping_options: { id: string; is_return: boolean }[] };
    const { shipping_options: options } = await read<Options>(api, path);
    await write(api, `/orders/${order.id}/claims`, {
      type: "replace",
      claim_items: [{ item_id: first.id, quantity: 1, reason: "wrong_item" }],
      additional_items: [{ variant_id: first.variant_id, quantity: 1 }],
      shipping_methods: [{ option_id: options.find(({ is_return }) => !is_return)?.id, price: 0 }],
      no_notification: true,
    });
    await page.reload();
    await start(page, text("claims.actions.fulfil"));
    await expect(form.getByText(text("fulfillments.hints.completeClaim"))).toBeVisible();
    await form.getByLabel(text("fulfillments.fields.location_id")).selectOption(locationId);
    await send(page, text("claims.actions.fulfil"));
    const packed = text("orders.fulfillment.numberedClaim", { number: 1 });
    await expect(section(page).getByText(packed)).toBeVisible();
    await start(page, text("fulfillments.actions.ship"));
    // Whether the customer hears of it was decided with the claim.
    await expect(form.getByRole("switch")).toHaveCount(0);
    await form.getByLabel(text("fulfillments.fields.tracking_numbers")).fill("PN77");
    await send(page, text("fulfillments.actions.ship"));
    await expect(section(page).getByText("PN77")).toBeVisible();
    const { order: now } = await read<{ order: PlacedOrder }>(
      api,
      `/orders/${order.id}?expand=claims,claims.fulfillments,claims.fulfillments.tracking_links`,
    );
    expect(now.claims).toMatchObject([
      {
        fulfillment_status: "shipped",
        fulfillments: [{ location_id: locationId, tracking_links: [{ tracking_number: "PN77" }] }],
      },
    ]);
  });
});
