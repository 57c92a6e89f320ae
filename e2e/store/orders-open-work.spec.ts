import type { APIRequestContext, Locator, Page } from "playwright/test";
import { text } from "../../scripts/text";
import { expectAccessibleInBothThemes } from "../support/accessibility";
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
import { actionsMenu, addresses, expect, recordRows, startsWith, test } from "../support/test";

/** An order that the customer has paid for and holds in their hands. */
async function sent(api: APIRequestContext, wanted: OrderInput = {}): Promise<PlacedOrder> {
  const order = await placeOrder(api, { lines: 1, quantity: 2, ...wanted });
  await capture(api, order);
  await fulfil(api, await readOrder(api, order.id));
  await ship(api, order);
  return readOrder(api, order.id);
}

/** The one line that these orders have. */
function lineOf({ items: [line] }: PlacedOrder): PlacedOrder["items"][number] {
  if (line === undefined) throw new Error("The order has no lines.");
  return line;
}

const nameOf = (order: PlacedOrder) => `${lineOf(order).title}, ${lineOf(order).variant?.title}`;

/** Another variant than the one that was bought. */
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
    claim_items: [{ item_id: lineOf(order).id, quantity: 1, reason: "wrong_item" }],
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

const rowOf = (page: Page, order: PlacedOrder): Locator =>
  recordRows(page).filter({ has: page.getByRole("link", { name: `#${order.display_id}`, exact: false }) });

const tabs = (page: Page) => page.getByRole("navigation", { name: text("views.title") });

/** Opens a tab beside the orders. */
async function openTab(page: Page, name: string) {
  await page.goto(`${addresses.app}/a/orders`);
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
    const [swapped, claimed, edited] = [
      await sent(api),
      await sent(api),
      await placeOrder(api, { lines: 1 }),
    ];
    await makeSwap(api, swapped);
    await makeClaim(api, claimed);
    await makeEdit(api, edited);
    const { first_name: name } = swapped.shipping_address;

    await openTab(page, text("orders.views.exchanges"));
    const swap = rowOf(page, swapped);
    await expect(swap).toContainText(`1 × ${nameOf(swapped)}`);
    await expect(swap).toContainText(String(name));
    await expect(swap).toContainText(text("swaps.payment_status.not_paid"));
    await expectAccessibleInBothThemes(page, "the list of exchanges");
    await expectLeadsTo(page, swapped, text("orders.sections.swaps"));
    // The way back is the list that somebody came from.
    const wayBack = page.getByRole("main").getByRole("link", { name: text("swaps.title"), exact: true });
    // While sections arrive the page may still move to the one that was asked for.
    await expect(async () => {
      if (await wayBack.isVisible()) await wayBack.click({ timeout: 3000 });
      await expect(rowOf(page, swapped)).toBeVisible({ timeout: 4000 });
    }).toPass();

    await openTab(page, text("orders.views.claims"));
    const claim = rowOf(page, claimed);
    await expect(claim).toContainText(`1 × ${nameOf(claimed)}`);
    await expect(claim).toContainText("5.00");
    await expectLeadsTo(page, claimed, text("orders.sections.claims"));

    await openTab(page, text("orders.views.edits"));
    const edit = rowOf(page, edited);
    await expect(edit).toContainText(text("order-edits.status.requested"));
    await expect(edit).toContainText(
      new RegExp(text("order-edits.changes.item_add", { quantity: 1, name: ".+" })),
    );
    await expectLeadsTo(page, edited, text("orders.sections.order-edits"));
  });

  test("returns are received one after the other from their list", async ({ signedIn: page, api }) => {
    const orders = [await sent(api), await sent(api)];
    for (const order of orders) await askBack(api, order);
    const [earlier, later] = orders as [PlacedOrder, PlacedOrder];

    await openTab(page, text("orders.views.to-receive"));
    await expect(rowOf(page, later)).toContainText(`1 × ${nameOf(later)}`);
    await expect(rowOf(page, later)).toContainText("10.00");
    await rowOf(page, later)
      .getByRole("button", { name: `${text("returns.actions.receive")}…` })
      .click();
    const form = page.getByRole("dialog");
    await expect(form).toContainText(`#${later.display_id}`);
    await form
      .getByRole("button", {
        name: text("action.thenNext", {
          action: text("returns.actions.receive"),
          title: `#${earlier.display_id}`,
        }),
      })
      .click();
    // The next one is open by itself.
    await expect(form.getByRole("heading", { name: `#${earlier.display_id}` })).toBeVisible();
    await form.getByRole("button", { name: text("returns.actions.receive"), exact: true }).click();
    await expect(form).toBeHidden();
    for (const order of orders) {
      await expect(rowOf(page, order)).toBeHidden();
      const { order: now } = await read<{ order: PlacedOrder }>(
        api,
        `/orders/${order.id}?expand=returns,refunds`,
      );
      expect(now.returns?.map(({ status }) => status)).toEqual(["received"]);
      expect(now.refunds.map(({ amount }) => amount)).toEqual([1000]);
    }
  });

  test("the return of an exchange is received from the list as well", async ({ signedIn: page, api }) => {
    const order = await sent(api);
    await makeSwap(api, order);
    await openTab(page, text("orders.views.to-receive"));
    const row = rowOf(page, order);
    await expect(row).toContainText(text("returns.kind.exchange"));
    await expect(row).toContainText(`1 × ${nameOf(order)}`);
    await row.getByRole("button", { name: `${text("returns.actions.receive")}…` }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: text("returns.actions.receive"), exact: true })
      .click();
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(rowOf(page, order)).toBeHidden();
    const { swaps } = await readOrder(api, order.id);
    expect(swaps?.[0]?.return_order?.status).toBe("received");
  });

  test("the sidebar shows how many orders are to fulfil", async ({ signedIn: page, api }) => {
    const order = await placeOrder(api, { lines: 1 });
    const asked: URLSearchParams[] = [];
    page.on("request", (call) => {
      const { pathname, searchParams } = new URL(call.url());
      if (pathname.endsWith("/admin/orders") && searchParams.get("limit") === "1") asked.push(searchParams);
    });
    const toFulfil = async () => {
      const states = ["not_fulfilled", "partially_fulfilled", "partially_shipped", "canceled"];
      const query = [
        ...states.map((state) => `fulfillment_status[]=${state}`),
        "status[]=pending",
        "status[]=requires_action",
      ];
      return (await read<{ count: number }>(api, `/orders?limit=1&${query.join("&")}`)).count;
    };
    await page.goto(`${addresses.app}/a/orders/${order.id}`);
    const before = await toFulfil();
    const entry = page.getByRole("link", { name: startsWith(text("orders.title")) }).first();
    await expect(entry).toHaveAccessibleName(new RegExp(`${text("orders.views.to-fulfil")}: ${before}$`));
    for (const query of asked) {
      expect(query.get("fields")).toBe("id");
      expect(query.get("expand")).toBe("");
    }
    await page.getByRole("button", { name: actionsMenu }).first().click();
    await page.getByRole("menuitem", { name: startsWith(text("orders.actions.fulfil")) }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: text("orders.actions.fulfil") })
      .click();
    await expect(entry).toHaveAccessibleName(new RegExp(`${text("orders.views.to-fulfil")}: ${before - 1}$`));
    expect(await toFulfil()).toBe(before - 1);
  });

  test("an order is begun from the list of orders as a draft", async ({ signedIn: page }) => {
    await page.goto(`${addresses.app}/a/orders`);
    await page.getByRole("link", { name: text("orders.create") }).click();
    await expect(page.getByRole("dialog", { name: text("draft-orders.create") })).toBeVisible();
    await page.goto(`${addresses.app}/a/products`);
    await expect(recordRows(page).first()).toBeVisible();
    await page.keyboard.press("Control+k");
    await page.keyboard.type("create order");
    await page.getByRole("option", { name: text("orders.create") }).click();
    await expect(page.getByRole("dialog", { name: text("draft-orders.create") })).toBeVisible();
  });
});
