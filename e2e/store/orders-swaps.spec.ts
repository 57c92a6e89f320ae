import type { APIRequestContext, Page } from "playwright/test";
import { text } from "../../scripts/text";
import { chooseOutcome } from "../support/choose-outcome";
import {
  capture,
  fulfil,
  type OrderCurrency,
  type PlacedOrder,
  placeOrder,
  read,
  readOrder,
  shelfOf,
  ship,
  write,
} from "../support/place-order";
import { actionsMenu, addresses, expect, startsWith, test } from "../support/test";

type Swap = NonNullable<PlacedOrder["swaps"]>[number];

const section = (page: Page) => page.getByRole("region", { name: text("orders.sections.swaps") });
const digitsOf = ({ currency_code }: PlacedOrder) => (currency_code === "jpy" ? 0 : 2);

/** An amount as a person reads it, without its sign. */
function money(amount: number, order: PlacedOrder): string {
  const digits = digitsOf(order);
  return new Intl.NumberFormat("en", { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    Math.abs(amount) / 10 ** digits,
  );
}

async function shippedOrder(api: APIRequestContext, currency: OrderCurrency): Promise<PlacedOrder> {
  const order = await placeOrder(api, { currency, lines: 1, quantity: 2 });
  await capture(api, order);
  await fulfil(api, await readOrder(api, order.id));
  return ship(api, order);
}

async function swapOf(api: APIRequestContext, { id }: { id: string }): Promise<Swap> {
  const { swaps } = await readOrder(api, id);
  expect(swaps).toHaveLength(1);
  // There is one, as was just checked.
  return swaps?.[0] as Swap;
}

/** What the exchange comes to by the customer's own cart. */
async function cartTotal(api: APIRequestContext, { id }: Swap): Promise<number> {
  return (await read<{ swap: { cart: { total: number } } }>(api, `/swaps/${id}`)).swap.cart.total;
}

/** The customer goes through the checkout of the exchange. The store stumbles over its answers there, after it did what it was asked. */
async function confirm(api: APIRequestContext, { cart_id }: Swap) {
  const { shipping_options: options } = await (await api.get(`/store/shipping-options/${cart_id}`)).json();
  const [first] = options.filter(({ is_return }: { is_return: boolean }) => !is_return);
  await api.post(`/store/carts/${cart_id}/shipping-methods`, { data: { option_id: first.id } });
  await api.post(`/store/carts/${cart_id}/payment-sessions`);
  expect((await (await api.post(`/store/carts/${cart_id}/complete`)).json()).type).toBe("swap");
}

/** Adds the first item of the catalog that is found. */
async function addItem(page: Page) {
  await page.getByRole("button", { name: text("variants.addItems") }).click();
  const picker = page.getByRole("dialog", { name: text("variants.addTitle") });
  await picker.getByRole("checkbox").and(picker.locator(":enabled")).first().check();
  await picker.getByRole("button", { name: text("variants.add", { count: 1 }) }).click();
  await expect(picker).toBeHidden();
}

test.describe("exchanges of an order", () => {
  for (const currency of ["eur", "jpy"] as const)
    test(`one in ${currency} shows the difference that the store finds`, async ({ signedIn: page, api }) => {
      const order = await shippedOrder(api, currency);
      const [item] = order.items;
      await page.goto(`${addresses.app}/a/orders/${order.id}`);
      const form = await chooseOutcome(page, "exchange");
      await form.getByRole("button", { name: text("orders.actions.exchange") }).click();
      await expect(form.getByText(text("orders.lines.chooseOne"))).toBeVisible();
      await expect(form.getByText(text("orders.swap.chooseNew"))).toBeVisible();
      const quantity = form.getByRole("spinbutton", {
        name: text("ui.quantity.of", { item: item?.title ?? "" }),
      });
      await quantity.fill("3");
      await quantity.blur();
      await expect(form.getByText(text("ui.number.most", { limit: 2 }))).toBeVisible();
      await quantity.fill("1");
      await form.getByRole("button", { name: startsWith(text("ui.lines.reasonOf", { item: "" })) }).click();
      await form.getByRole("combobox", { name: text("ui.lines.reason") }).selectOption({ index: 1 });
      await form.getByRole("textbox", { name: text("ui.lines.note") }).fill("One size up");
      await addItem(page);
      await form.getByRole("combobox", { name: text("orders.return.option") }).selectOption({ index: 2 });
      await form
        .getByRole("button", {
          name: text("action.of", { action: text("ui.metadata.add"), title: text("orders.swap.offers") }),
        })
        .click();
      await form.getByRole("combobox", { name: text("orders.swap.option") }).click();
      // The profile of gift cards has an option, too, which is not offered for goods.
      await page
        .getByRole("listbox")
        .getByRole("option", { name: /to your door/ })
        .first()
        .click();
      await form.getByRole("textbox", { name: text("orders.swap.price"), exact: true }).fill("3");
      const total = form.getByRole("row").filter({
        hasText: new RegExp(`^(${text("orders.swap.customerPays")}|${text("orders.swap.customerGets")})`),
      });
      await expect(total).toBeVisible();
      const shown = (await total.textContent()) ?? "";
      await form.getByRole("button", { name: text("orders.actions.exchange") }).click();
      await expect(form).toBeHidden();

      const swap = await swapOf(api, order);
      expect(swap).toMatchObject({
        payment_status: "not_paid",
        allow_backorder: true,
        no_notification: false,
      });
      expect(swap.return_order?.items).toMatchObject([
        { item_id: item?.id, quantity: 1, note: "One size up" },
      ]);
      expect(swap.return_order?.items?.[0]?.reason_id).toMatch(/^rr_/);
      expect(swap.return_order?.shipping_method).toBeTruthy();
      expect(swap.additional_items).toMatchObject([{ quantity: 1 }]);
      const offered = await (await api.get(`/store/shipping-options/${swap.cart_id}`)).json();
      expect(offered.shipping_options.map(({ amount }: { amount: number }) => amount)).toEqual([
        3 * 10 ** digitsOf(order),
      ]);
      const due = await cartTotal(api, swap);
      expect(shown).toContain(text(due < 0 ? "orders.swap.customerGets" : "orders.swap.customerPays"));
      expect(shown).toContain(money(due, order));
      await section(page).getByText(text("swaps.soFar")).click();
      await expect(section(page).getByText(money(due, order))).toBeVisible();
    });

  test("spec 4.25, 7.22: are confirmed by the customer, paid, fulfilled and received", async ({
    signedIn: page,
    api,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const order = await shippedOrder(api, "eur");
    const shelf = await shelfOf(api, "eur");
    await write(api, `/orders/${order.id}/swaps`, {
      return_items: [{ item_id: order.items[0]?.id, quantity: 1 }],
      additional_items: [{ variant_id: shelf.variants[0], quantity: 3 }],
      no_notification: true,
    });
    const swap = await swapOf(api, order);
    await page.goto(`${addresses.app}/a/orders/${order.id}`);
    // What waits for the customer says so, and the link that the customer needs is at hand.
    await expect(section(page).getByRole("button", { name: text("swaps.actions.capture") })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await expect(section(page).getByRole("button", { name: text("swaps.actions.fulfil") })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await section(page)
      .getByRole("button", { name: text("swaps.actions.copyLink") })
      .click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain(swap.cart_id ?? "no cart");

    await confirm(api, swap);
    await page.reload();
    const { difference_due } = await swapOf(api, order);
    await expect(
      section(page).getByText(`${text("orders.swap.customerPays")} ${money(difference_due ?? 0, order)}`),
    ).toBeVisible();
    await expect(section(page).getByRole("button", { name: text("swaps.actions.copyLink") })).toHaveCount(0);
    await section(page)
      .getByRole("button", { name: text("swaps.actions.capture") })
      .click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: text("swaps.actions.capture") })
      .click();
    await expect(
      section(page).getByText(text("swaps.payment_status.captured"), { exact: true }),
    ).toBeVisible();
    expect(await swapOf(api, order)).toMatchObject({ payment_status: "captured" });

    await section(page)
      .getByRole("button", { name: text("swaps.actions.fulfil") })
      .click();
    const packing = page.getByRole("dialog");
    await packing
      .getByRole("combobox", { name: text("fulfillments.fields.location_id") })
      .selectOption(shelf.locationId);
    await packing.getByRole("button", { name: text("swaps.actions.fulfil") }).click();
    await expect(
      section(page).getByText(text("swaps.fulfillment_status.fulfilled"), { exact: true }),
    ).toBeVisible();
    expect(await swapOf(api, order)).toMatchObject({ fulfillment_status: "fulfilled" });

    await section(page)
      .getByRole("button", { name: text("returns.actions.receive") })
      .click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: text("returns.actions.receive") })
      .click();
    await expect(section(page).getByText(text("returns.status.received"), { exact: true })).toBeVisible();
    expect((await swapOf(api, order)).return_order?.status).toBe("received");
  });

  for (const { who, back, button, question } of [
    { who: "gets money back", back: 2, button: text("swaps.actions.refund"), question: true },
    { who: "owes nothing", back: 1, button: text("swaps.actions.settle"), question: false },
  ])
    test(`are settled where the customer ${who}`, async ({ signedIn: page, api }) => {
      const order = await shippedOrder(api, "eur");
      const { shipping_options: ways } = await read<{ shipping_options: { id: string }[] }>(
        api,
        `/shipping-options?region_id=${order.region_id}&is_return=false`,
      );
      await write(api, `/orders/${order.id}/swaps`, {
        return_items: [{ item_id: order.items[0]?.id, quantity: back }],
        additional_items: [{ variant_id: order.items[0]?.variant_id, quantity: 1 }],
        custom_shipping_options: [{ option_id: ways[0]?.id, price: 0 }],
        no_notification: true,
      });
      await confirm(api, await swapOf(api, order));
      const { difference_due: due } = await swapOf(api, order);
      await page.goto(`${addresses.app}/a/orders/${order.id}`);
      await expect(
        section(page).getByText(
          due === 0 ? text("swaps.even") : `${text("orders.swap.customerGets")} ${money(due ?? 0, order)}`,
        ),
      ).toBeVisible();
      await expect(section(page).getByRole("button", { name: text("swaps.actions.capture") })).toHaveCount(0);
      await section(page).getByRole("button", { name: button }).click();
      if (question) await page.getByRole("alertdialog").getByRole("button", { name: button }).click();
      await expect(
        section(page).getByText(text("swaps.payment_status.difference_refunded"), { exact: true }),
      ).toBeVisible();
      await expect(section(page).getByRole("button", { name: button })).toHaveCount(0);
      expect(await swapOf(api, order)).toMatchObject({ payment_status: "difference_refunded" });
      const { refunds } = await readOrder(api, order.id);
      expect(refunds?.map(({ amount, reason }) => [amount, reason])).toEqual(
        due === 0 ? [] : [[-(due ?? 0), "swap"]],
      );
    });

  test("spec 4.25: are cancelled once nothing comes back for them", async ({ signedIn: page, api }) => {
    const order = await shippedOrder(api, "eur");
    const shelf = await shelfOf(api, "eur");
    await write(api, `/orders/${order.id}/swaps`, {
      return_items: [{ item_id: order.items[0]?.id, quantity: 1 }],
      additional_items: [{ variant_id: shelf.variants[1], quantity: 1 }],
      no_notification: true,
    });
    await page.goto(`${addresses.app}/a/orders/${order.id}`);
    const menus = section(page).getByRole("button", { name: actionsMenu });
    await menus.first().click();
    await expect(
      page.getByRole("menuitem", {
        name: new RegExp(`${text("swaps.actions.cancel")}…\\s*${text("orders.reasons.partComesBack")}`),
      }),
    ).toHaveAttribute("aria-disabled", "true");
    await page.keyboard.press("Escape");
    await menus.nth(1).click();
    await page.getByRole("menuitem", { name: `${text("returns.actions.cancel")}…` }).click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: text("returns.actions.cancel") })
      .click();
    await expect(section(page).getByText(text("returns.status.canceled"), { exact: true })).toBeVisible();
    await menus.first().click();
    await page.getByRole("menuitem", { name: `${text("swaps.actions.cancel")}…` }).click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: text("swaps.actions.cancel") })
      .click();
    await expect(section(page).getByText(text("swaps.payment_status.canceled"), { exact: true })).toHaveCount(
      3,
    );
    expect(await swapOf(api, order)).toMatchObject({
      payment_status: "canceled",
      fulfillment_status: "canceled",
    });
  });
});
