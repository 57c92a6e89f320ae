import type { APIRequestContext, Locator, Page } from "playwright/test";
import { text } from "../../scripts/text";
import { expectAccessibleInBothThemes } from "../support/accessibility";
import { chooseOutcome } from "../support/choose-outcome";
import {
  capture,
  fulfil,
  type OrderInput,
  type PlacedOrder,
  placeOrder,
  read,
  readOrder,
  shelfOf,
  ship,
  write,
} from "../support/place-order";
import { actionsMenu, addresses, expect, test, unique } from "../support/test";

/** An order that the customer has paid for and holds in their hands. */
async function sent(api: APIRequestContext, wanted: OrderInput = {}): Promise<PlacedOrder> {
  const order = await placeOrder(api, { quantity: 3, ...wanted });
  await capture(api, order);
  await fulfil(api, order);
  return ship(api, order);
}

/** What the order holds now that a test looks at, the last return first. */
async function stateOf(api: APIRequestContext, { id }: PlacedOrder) {
  const { order } = await read<{ order: PlacedOrder }>(
    api,
    `/orders/${id}?expand=items,returns.items,returns.shipping_method,refunds,payments`,
  );
  const returns = [...(order.returns ?? [])].sort((one, other) =>
    other.created_at.localeCompare(one.created_at),
  );
  return {
    order,
    returns,
    returnedOf: (line: Line) =>
      order.items?.find(({ id: other }) => other === line.id)?.returned_quantity ?? 0,
    refunded: (order.refunds ?? []).map(({ amount }) => amount),
  };
}

type Line = NonNullable<PlacedOrder["items"]>[number];

/** The lines of an order, which has as many as the test asked for. */
function linesOf({ items = [] }: PlacedOrder): [Line, Line] {
  const [first, second = first] = items;
  if (first === undefined || second === undefined) throw new Error("The order has no lines.");
  return [first, second];
}

async function inStock(
  api: APIRequestContext,
  { variant_id }: { variant_id?: string | null },
  place: string,
) {
  const { variant } = await read<{
    variant: { inventory: { location_levels: { location_id: string; stocked_quantity: number }[] }[] };
  }>(api, `/variants/${variant_id}/inventory`);
  return variant.inventory[0]?.location_levels.find(({ location_id }) => location_id === place)
    ?.stocked_quantity;
}

const form = (page: Page) => page.getByRole("dialog");
const section = (page: Page) =>
  page.getByRole("region", { name: text("orders.sections.returns"), exact: true });

const results = {
  receive: "returns.actionResults.receive",
  return: "orders.actionResults.return",
} as const;

/** Waits until the form has closed. The message alone does not tell: the page may show the one of an earlier action. */
async function done(page: Page, action: keyof typeof results) {
  await Promise.all([
    expect(form(page)).toHaveCount(0),
    expect(page.getByText(text(results[action], { count: 1 })).first()).toBeVisible(),
  ]);
}

/** The chosen location does not have what comes back. */
const notStocked = new RegExp(
  `${text("returns.errors.noLevel")}|${text("returns.notKept", { items: ".+" })}`,
);

const nameOf = ({ title, variant }: Line) => `${title}, ${variant?.title}`;
const more = (scope: Locator, line: Line) =>
  scope.getByRole("button", { name: text("ui.quantity.more", { item: nameOf(line) }) });

async function openOrder(page: Page, { id }: PlacedOrder) {
  await page.goto(`${addresses.app}/a/orders/${id}`);
}

async function openRequest(page: Page, order: PlacedOrder): Promise<Locator> {
  await openOrder(page, order);
  await chooseOutcome(page, "return");
  await expect(form(page).getByRole("spinbutton").first()).toBeVisible();
  return form(page);
}

/** Asks items back past the page, as somebody else would. */
const ask = (api: APIRequestContext, { id }: PlacedOrder, items: { item_id: string; quantity: number }[]) =>
  write(api, `/orders/${id}/return`, { items, refund: 1000, no_notification: true });

test.describe("returns", () => {
  test("spec 4.25, 7.22: are requested with the refund that the form showed", async ({
    signedIn: page,
    api,
  }) => {
    const order = await sent(api);
    const [shirt, other] = linesOf(order);
    const request = await openRequest(page, order);
    await request.getByRole("button", { name: text("orders.actions.return") }).click();
    await expect(request.getByText(text("orders.lines.chooseOne"))).toBeVisible();

    await more(request, shirt).click();
    await more(request, shirt).click();
    const quantity = request.getByRole("spinbutton", { name: text("ui.quantity.of", { item: other.title }) });
    await quantity.fill("4");
    await quantity.blur();
    await expect(request.getByText(text("ui.number.most", { limit: "3" }))).toBeVisible();
    await quantity.fill("3");
    await request.getByRole("button", { name: text("ui.lines.reasonOf", { item: shirt.title }) }).click();
    await request
      .getByRole("combobox", { name: text("ui.lines.reason") })
      .selectOption({ label: "Does not fit › Too small" });
    await request.getByRole("textbox", { name: text("ui.lines.note") }).fill("Tight at the shoulders");
    await request
      .getByRole("combobox", { name: text("orders.return.option") })
      .selectOption({ label: "Return label, 7.90 EUR" });
    await request.getByRole("textbox", { name: text("orders.return.price") }).fill("5");

    const [two = 0, three = 0] = [Math.round(((shirt.refundable ?? 0) * 2) / 3), other.refundable];
    const shown = async () =>
      Number(await request.getByRole("textbox", { name: text("orders.fields.refund") }).inputValue());
    await expect.poll(async () => Math.round((await shown()) * 100)).toBe(two + three - 500);
    await request.getByRole("button", { name: text("orders.actions.return") }).click();
    await done(page, "return");
    await expect(section(page).getByText("Too small: Tight at the shoulders")).toBeVisible();

    const { returns } = await stateOf(api, order);
    expect(returns).toHaveLength(1);
    expect(returns[0]).toMatchObject({
      status: "requested",
      refund_amount: two + three - 500,
      shipping_method: { price: 500 },
      no_notification: false,
    });
    const { return_reasons: reasons } = await read<{
      return_reasons: { return_reason_children: { id: string; label: string }[] }[];
    }>(api, "/return-reasons");
    const small = reasons
      .flatMap(({ return_reason_children }) => return_reason_children)
      .find(({ label }) => label === "Too small");
    const items = returns[0]?.items?.map(({ item_id, quantity: many, reason_id, note }) => ({
      item_id,
      many,
      reason_id,
      note,
    }));
    expect(items).toHaveLength(2);
    expect(items).toEqual(
      expect.arrayContaining([
        { item_id: shirt.id, many: 2, reason_id: small?.id, note: "Tight at the shoulders" },
        { item_id: other.id, many: 3, reason_id: null, note: null },
      ]),
    );
  });

  test("give back anything from nothing to everything, and are cancelled after a question", async ({
    signedIn: page,
    api,
  }) => {
    const order = await sent(api, { currency: "jpy" });
    const request = await openRequest(page, order);
    await request.getByRole("checkbox", { name: text("ui.lines.all") }).check();
    // Net, with the tax on top.
    await request
      .getByRole("combobox", { name: text("orders.return.option") })
      .selectOption({ label: "Return label, 1,200 JPY" });
    const refund = request.getByRole("textbox", { name: text("orders.fields.refund") });
    const worth = (order.items ?? []).reduce((sum, { refundable }) => sum + (refundable ?? 0), 0);
    await expect(refund).toHaveValue(String(worth - 1320));
    await refund.fill(String((order.refundable_amount ?? 0) + 1));
    await request.getByRole("button", { name: text("orders.actions.return") }).click();
    await expect(request.getByText(new RegExp(text("ui.number.most", { limit: ".+" })))).toBeVisible();
    await refund.fill("0");
    await request.getByRole("button", { name: text("orders.actions.return") }).click();
    await done(page, "return");
    expect((await stateOf(api, order)).returns[0]?.refund_amount).toBe(0);

    const cancel = async () => {
      await section(page).getByRole("button", { name: actionsMenu }).click();
      await page.getByRole("menuitem", { name: text("returns.actions.cancel") }).click();
      return page.getByRole("alertdialog");
    };
    await (await cancel()).getByRole("button", { name: text("returns.actionKeeps.cancel") }).click();
    expect((await stateOf(api, order)).returns[0]?.status).toBe("requested");
    await (await cancel()).getByRole("button", { name: text("returns.actions.cancel") }).click();
    await expect(section(page).getByText(text("returns.status.canceled"))).toBeVisible();
    expect((await stateOf(api, order)).returns[0]?.status).toBe("canceled");
    await expect(section(page).getByRole("button", { name: text("returns.actions.receive") })).toHaveCount(0);

    const again = await openRequest(page, order);
    await again.getByRole("checkbox", { name: text("ui.lines.all") }).check();
    await again
      .getByRole("textbox", { name: text("orders.fields.refund") })
      .fill(String(order.refundable_amount));
    await again.getByRole("button", { name: text("orders.actions.return") }).click();
    await done(page, "return");
    const [last] = (await stateOf(api, order)).returns;
    expect(last).toMatchObject({ status: "requested", refund_amount: order.refundable_amount });
  });

  test("receive only the ticked lines", async ({ signedIn: page, api }) => {
    const order = await sent(api);
    const [shirt, other] = linesOf(order);
    const { locationId } = await shelfOf(api, "eur");
    const before = await inStock(api, shirt, locationId);
    await ask(api, order, [
      { item_id: shirt.id, quantity: 2 },
      { item_id: other.id, quantity: 1 },
    ]);
    await openOrder(page, order);
    const receive = section(page).getByRole("button", { name: text("returns.actions.receive") });
    await receive.click();
    await form(page)
      .getByRole("button", { name: text("action.cancel") })
      .click();
    await expect(form(page)).toHaveCount(0);
    expect((await stateOf(api, order)).returns[0]?.status).toBe("requested");

    await receive.click();
    await form(page).getByRole("checkbox", { name: other.title }).uncheck();
    await form(page)
      .getByRole("button", { name: text("ui.quantity.less", { item: nameOf(shirt) }) })
      .click();
    await expect(form(page).getByRole("checkbox", { name: text("returns.fields.isWaiting") })).toBeChecked();
    await form(page)
      .getByRole("textbox", { name: text("returns.fields.refund") })
      .fill("7.77");
    await form(page)
      .getByRole("button", { name: text("returns.actions.receive") })
      .click();
    await done(page, "receive");

    const { returns, returnedOf, refunded, order: after } = await stateOf(api, order);
    expect([shirt, other].map(returnedOf)).toEqual([1, 0]);
    expect(refunded).toEqual([777]);
    expect(after.fulfillment_status).toBe("partially_returned");
    expect(returns.filter(({ status }) => status === "received")).toMatchObject([{ refund_amount: 777 }]);
    const [rest] = returns.filter(({ status }) => status === "requested");
    expect(rest?.items?.map(({ item_id, quantity }) => [item_id, quantity]).sort()).toEqual(
      [
        [shirt.id, 1],
        [other.id, 1],
      ].sort(),
    );
    expect(await inStock(api, shirt, locationId)).toBe((before ?? 0) + 1);

    await section(page)
      .getByRole("button", { name: text("returns.actions.receive") })
      .click();
    await form(page)
      .getByRole("button", { name: text("returns.actions.receive") })
      .click();
    await expect(section(page).getByText(text("returns.status.received"), { exact: true })).toHaveCount(2);
    expect([shirt, other].map((await stateOf(api, order)).returnedOf)).toEqual([2, 1]);
  });

  test("are received with the request at a chosen location", async ({ signedIn: page, api }) => {
    const order = await sent(api, { lines: 1 });
    const [item] = linesOf(order);
    const name = unique("Barn");
    const { stock_location: barn } = await write<{ stock_location: { id: string } }>(
      api,
      "/stock-locations",
      {
        name,
      },
    );
    try {
      const request = await openRequest(page, order);
      await more(request, item).click();
      await request.getByRole("switch", { name: text("orders.fields.isHere") }).check();
      const place = request.getByRole("combobox", { name: text("orders.return.location") });
      await place.fill(name);
      await page.getByRole("option", { name }).click();
      await expect(request.getByText(text("returns.notKept", { items: item.title }))).toBeVisible();
      await request.getByRole("button", { name: text("orders.actions.return") }).click();
      await expect(request.getByRole("alert")).toContainText(notStocked);
      expect((await stateOf(api, order)).returns).toEqual([]);
      await place.fill("Copenhagen");
      await page.getByRole("option", { name: "Copenhagen warehouse" }).click();
      await expect(request.getByText(notStocked)).toHaveCount(0);
      await request.getByRole("button", { name: text("orders.actions.return") }).click();
      await done(page, "return");
    } finally {
      await api.delete(`/admin/stock-locations/${barn.id}`);
    }
    const { returns, returnedOf, refunded } = await stateOf(api, order);
    expect(returns).toMatchObject([{ status: "received" }]);
    expect(returnedOf(item)).toBe(1);
    expect(refunded).toEqual([returns[0]?.refund_amount]);
  });

  test("say that somebody else was faster, and keep what was typed", async ({ signedIn: page, api }) => {
    const order = await sent(api);
    const [shirt] = linesOf(order);
    const request = await openRequest(page, order);
    await request.getByRole("checkbox", { name: shirt.title }).check();
    await ask(api, order, [{ item_id: shirt.id, quantity: 2 }]);
    await request.getByRole("button", { name: text("orders.actions.return") }).click();
    await expect(request.getByText(text("returns.errors.tooMany"))).toBeVisible();
    await expect(request.getByRole("checkbox", { name: shirt.title })).toBeChecked();
    const { returns } = await stateOf(api, order);
    expect(returns).toHaveLength(1);

    await openOrder(page, order);
    await section(page)
      .getByRole("button", { name: text("returns.actions.receive") })
      .click();
    await expect(form(page).getByRole("checkbox", { name: shirt.title })).toBeChecked();
    const { locationId } = await shelfOf(api, "eur");
    await write(api, `/returns/${returns[0]?.id}/receive`, {
      items: [{ item_id: shirt.id, quantity: 2 }],
      refund: 0,
      location_id: locationId,
    });
    await form(page)
      .getByRole("button", { name: text("returns.actions.receive") })
      .click();
    await expect(form(page).getByText(text("returns.errors.received"))).toBeVisible();
    expect((await readOrder(api, order.id)).refunded_total).toBe(0);
  });

  test("are requested by keyboard alone, on a narrow screen, in both themes", async ({
    signedIn: page,
    api,
  }) => {
    await page.setViewportSize({ width: 320, height: 720 });
    const order = await sent(api);
    const [shirt, other] = linesOf(order);
    const request = await openRequest(page, order);
    const quantity = request.getByRole("spinbutton", { name: text("ui.quantity.of", { item: shirt.title }) });
    await quantity.focus();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await expect(quantity).toHaveValue("2");
    await request.getByRole("checkbox", { name: other.title }).focus();
    await page.keyboard.press("Space");
    const reason = request.getByRole("button", { name: text("ui.lines.reasonOf", { item: other.title }) });
    await reason.focus();
    await page.keyboard.press("Enter");
    await expect(reason).toHaveAttribute("aria-expanded", "true");
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
    await expectAccessibleInBothThemes(page, "the request");
    await request.getByRole("button", { name: text("orders.actions.return") }).focus();
    await page.keyboard.press("Enter");
    await done(page, "return");
    expect((await stateOf(api, order)).returns[0]?.items).toHaveLength(2);
  });
});
