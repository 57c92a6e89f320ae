import type { APIRequestContext, Locator, Page } from "playwright/test";
import { text } from "../../scripts/text";
import { expectAccessibleInBothThemes } from "../support/accessibility";
import { openPage } from "../support/open-page";
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
import { expect, recordRows, startsWith, test } from "../support/test";

/** An order that the customer has paid for and holds in their hands. */
async function sent(api: APIRequestContext, wanted: OrderInput = {}): Promise<PlacedOrder> {
  const order = await placeOrder(api, { lines: 1, quantity: 2, ...wanted });
  await capture(api, order);
  await fulfil(api, await readOrder(api, order.id));
  await ship(api, order);
  return readOrder(api, order.id);
}

function lineOf({ items }: PlacedOrder, index = 0): PlacedOrder["items"][number] {
  const line = items[index];
  if (line === undefined) throw new Error("The order has too few lines.");
  return line;
}

const nameOf = (order: PlacedOrder, index = 0) =>
  `${lineOf(order, index).title}, ${lineOf(order, index).variant?.title}`;

/** Another variant than the first one that was bought. */
async function otherVariant(api: APIRequestContext, order: PlacedOrder): Promise<string> {
  const other = (await shelfOf(api, "eur")).variants.find((id) => id !== lineOf(order).variant_id);
  if (other === undefined) throw new Error("There is only one variant.");
  return other;
}

const back = (order: PlacedOrder) => [{ item_id: lineOf(order).id, quantity: 1 }];

const askBack = (api: APIRequestContext, order: PlacedOrder) =>
  write(api, `/orders/${order.id}/return`, { items: back(order), refund: 1000, no_notification: true });

async function makeSwap(api: APIRequestContext, order: PlacedOrder) {
  const additional_items = [{ variant_id: await otherVariant(api, order), quantity: 1 }];
  await write(api, `/orders/${order.id}/swaps`, {
    return_items: back(order),
    additional_items,
    no_notification: true,
  });
}

const makeClaim = (api: APIRequestContext, order: PlacedOrder) =>
  write(api, `/orders/${order.id}/claims`, {
    type: "refund",
    refund_amount: 500,
    claim_items: [{ item_id: lineOf(order, 1).id, quantity: 1, reason: "wrong_item" }],
    return_shipping: {},
    no_notification: true,
  });

async function makeEdit(api: APIRequestContext, order: PlacedOrder) {
  const { order_edit } = await write<{ order_edit: { id: string } }>(api, "/order-edits", {
    order_id: order.id,
  });
  const variant_id = await otherVariant(api, order);
  await write(api, `/order-edits/${order_edit.id}/items`, { variant_id, quantity: 1 });
  await write(api, `/order-edits/${order_edit.id}/request`);
}

/** Makes an exchange of the first line, a claim for the second one, and an edit. */
async function makeCases(api: APIRequestContext, order: PlacedOrder) {
  await makeSwap(api, order);
  await makeClaim(api, order);
  await makeEdit(api, order);
}

const rowOf = (page: Page, order: PlacedOrder): Locator =>
  recordRows(page).filter({ has: page.getByRole("link", { name: `#${order.display_id}`, exact: false }) });

const tabs = (page: Page) => page.getByRole("navigation", { name: text("views.title") });

/** Opens a tab beside the orders. */
async function openTab(page: Page, name: string) {
  await openPage(page, "orders");
  await tabs(page)
    .getByRole("link", { name: startsWith(name) })
    .click();
}

/** The row leads to the order, to the section of the case. */
async function expectLeadsTo(page: Page, order: PlacedOrder, section: string) {
  await rowOf(page, order).getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1, name: `#${order.display_id}` })).toBeVisible();
  await expect(page.getByRole("region", { name: section, exact: true })).toBeInViewport();
}

test.describe("open work of all orders", () => {
  test("exchanges, claims and edits are listed with order, customer, items and state", async ({
    signedIn: page,
    api,
  }) => {
    const order = await sent(api, { lines: 2 });
    await makeCases(api, order);
    const { first_name: name } = order.shipping_address;
    const row = rowOf(page, order);

    await openTab(page, text("orders.views.exchanges"));
    await expect(row).toContainText(`1 × ${nameOf(order)}`);
    await expect(row).toContainText(String(name));
    await expect(row).toContainText(text("swaps.payment_status.not_paid"));
    await expectAccessibleInBothThemes(page, "the list of exchanges", { except: [".th-sidebar"] });
    await expectLeadsTo(page, order, text("orders.sections.swaps"));
    // The way back is the list that somebody came from.
    const wayBack = page.getByRole("main").getByRole("link", { name: text("swaps.title"), exact: true });
    // While sections arrive the page may still move to the one that was asked for.
    await expect(async () => {
      if (await wayBack.isVisible()) await wayBack.click({ timeout: 3000 });
      await expect(row).toBeVisible({ timeout: 4000 });
    }).toPass();

    await openTab(page, text("orders.views.claims"));
    await expect(row).toContainText(`1 × ${nameOf(order, 1)}`);
    await expect(row).toContainText("5.00");
    await expectLeadsTo(page, order, text("orders.sections.claims"));

    await openTab(page, text("orders.views.edits"));
    await expect(row).toContainText(text("order-edits.status.requested"));
    await expect(row).toContainText(
      new RegExp(text("order-edits.changes.item_add", { quantity: 1, name: ".+" })),
    );
    await expectLeadsTo(page, order, text("orders.sections.order-edits"));
  });

  test("returns, also those of exchanges, are filtered by state and received one after the other from their list", async ({
    signedIn: page,
    api,
  }) => {
    const [swapped, later] = [await sent(api), await sent(api)];
    await makeSwap(api, swapped);
    await askBack(api, later);
    await openTab(page, text("orders.views.to-receive"));
    await expect(page).toHaveURL(/orders\/returns/);
    const row = rowOf(page, later);
    await expect(row).toContainText(`1 × ${nameOf(later)}`);
    await expect(row).toContainText("10.00");
    await expect(row).toContainText(text("returns.status.requested"));
    await expect(rowOf(page, swapped)).toContainText(text("returns.kind.exchange"));
    await expect(rowOf(page, swapped)).toContainText(`1 × ${nameOf(swapped)}`);

    await row.getByRole("button", { name: `${text("returns.actions.receive")}…` }).click();
    const form = page.getByRole("dialog");
    await expect(form).toContainText(`#${later.display_id}`);
    await form
      .getByRole("button", {
        name: text("action.thenNext", {
          action: text("returns.actions.receive"),
          title: `#${swapped.display_id}`,
        }),
      })
      .click();
    // The next one is open by itself.
    await expect(form.getByRole("heading", { name: `#${swapped.display_id}` })).toBeVisible();
    await form.getByRole("button", { name: text("returns.actions.receive"), exact: true }).click();
    await expect(form).toBeHidden();
    for (const order of [swapped, later]) await expect(rowOf(page, order)).toBeHidden();
    const { order: received } = await read<{ order: PlacedOrder }>(
      api,
      `/orders/${later.id}?expand=returns,refunds`,
    );
    expect(received.returns?.map(({ status }) => status)).toEqual(["received"]);
    expect(received.refunds.map(({ amount }) => amount)).toEqual([1000]);
    const { swaps } = await readOrder(api, swapped.id);
    expect(swaps?.[0]?.return_order?.status).toBe("received");

    await openPage(page, "orders/returns?status=requested");
    await expect(page.getByRole("table")).not.toHaveAttribute("aria-busy", "true");
    await expect(row).toHaveCount(0);
    await openPage(page, "orders/returns?status=received");
    await row.getByRole("link").first().click();
    await expect(page.getByRole("heading", { level: 1, name: `#${later.display_id}` })).toBeVisible();
  });
});
