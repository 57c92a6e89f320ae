import type { APIRequestContext, Locator, Page } from "playwright/test";
import { text } from "../../scripts/text";
import { chooseOutcome } from "../support/choose-outcome";
import { type PlacedOrder, read, readOrder, shelfOf, write } from "../support/place-order";
import { createSentOrder } from "../support/sent-order";
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

/** What is wrong with an exchange of nothing, or of more than there is. */
async function expectChecked(form: Locator, order: PlacedOrder) {
  await form.getByRole("button", { name: text("orders.actions.exchange") }).click();
  await expect(form.getByText(text("orders.lines.chooseOne"))).toBeVisible();
  await expect(form.getByText(text("orders.swap.chooseNew"))).toBeVisible();
  const quantity = form.getByRole("spinbutton", {
    name: text("ui.quantity.of", { item: order.items[0]?.title ?? "" }),
  });
  await quantity.fill("3");
  await quantity.blur();
  await expect(form.getByText(text("ui.number.most", { limit: 2 }))).toBeVisible();
}

/** Exchanges one unit for some of the very same, which is in stock, and offers its own way of shipping; answers what the form shows. */
async function exchange(page: Page, form: Locator, { order, count }: { order: PlacedOrder; count: number }) {
  const [item] = order.items;
  await form
    .getByRole("spinbutton", { name: text("ui.quantity.of", { item: item?.title ?? "" }) })
    .first()
    .fill("1");
  await form.getByRole("button", { name: startsWith(text("ui.lines.reasonOf", { item: "" })) }).click();
  await form.getByRole("combobox", { name: text("ui.lines.reason") }).selectOption({ index: 1 });
  await form.getByRole("textbox", { name: text("ui.lines.note") }).fill("One size up");
  await form.getByRole("button", { name: text("variants.addItems") }).click();
  const picker = page.getByRole("dialog", { name: text("variants.addTitle") });
  await picker.getByRole("searchbox").fill(item?.variant?.sku ?? "");
  await picker.getByRole("checkbox", { name: item?.variant?.sku ?? "" }).check();
  await picker.getByRole("button", { name: text("variants.add", { count: 1 }) }).click();
  await expect(picker).toBeHidden();
  await form
    .getByRole("group", { name: text("orders.swap.new") })
    .getByRole("spinbutton")
    .fill(String(count));
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
  return shown;
}

/** What the store keeps of it, and that the form has shown the difference that the store finds. */
async function expectExchanged(
  page: Page,
  api: APIRequestContext,
  { order, count, shown }: { order: PlacedOrder; count: number; shown: string },
): Promise<Swap> {
  const swap = await swapOf(api, order);
  expect(swap).toMatchObject({ payment_status: "not_paid", allow_backorder: true, no_notification: false });
  expect(swap.return_order?.items).toMatchObject([
    { item_id: order.items[0]?.id, quantity: 1, note: "One size up" },
  ]);
  expect(swap.return_order?.items?.[0]?.reason_id).toMatch(/^rr_/);
  expect(swap.return_order?.shipping_method).toBeTruthy();
  expect(swap.additional_items).toMatchObject([{ quantity: count }]);
  const offered = await (await api.get(`/store/shipping-options/${swap.cart_id}`)).json();
  expect(offered.shipping_options.map(({ amount }: { amount: number }) => amount)).toEqual([
    3 * 10 ** digitsOf(order),
  ]);
  const due = await cartTotal(api, swap);
  expect(shown).toContain(text(due < 0 ? "orders.swap.customerGets" : "orders.swap.customerPays"));
  expect(shown).toContain(money(due, order));
  await section(page).getByText(text("swaps.soFar")).click();
  await expect(section(page).getByText(money(due, order))).toBeVisible();
  return swap;
}

const inSection = (page: Page, name: string) => section(page).getByRole("button", { name });
const answer = (page: Page, name: string) =>
  page.getByRole("alertdialog").getByRole("button", { name }).click();
const expectState = (page: Page, state: string, count = 1) =>
  expect(section(page).getByText(state, { exact: true })).toHaveCount(count);

test.describe("exchanges of an order", () => {
  test("spec 4.25, 7.22: show the difference that the store finds, and are confirmed by the customer, paid, fulfilled and received", async ({
    signedIn: page,
    api,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const order = await createSentOrder(api, { lines: 1, quantity: 2 });
    await page.goto(`${addresses.app}/a/orders/${order.id}`);
    const swap = await test.step("it is made in one form", async () => {
      const form = await chooseOutcome(page, "exchange");
      await expectChecked(form, order);
      // The customer pays for two of them.
      const shown = await exchange(page, form, { order, count: 3 });
      return expectExchanged(page, api, { order, count: 3, shown });
    });
    await test.step("what waits for the customer says so, and the link that the customer needs is at hand", async () => {
      for (const action of ["capture", "fulfil"] as const)
        await expect(inSection(page, text(`swaps.actions.${action}`))).toHaveAttribute(
          "aria-disabled",
          "true",
        );
      await inSection(page, text("swaps.actions.copyLink")).click();
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toContain(swap.cart_id ?? "no cart");
    });
    await test.step("once it is confirmed it is paid", async () => {
      await confirm(api, swap);
      await page.reload();
      const { difference_due } = await swapOf(api, order);
      await expect(
        section(page).getByText(`${text("orders.swap.customerPays")} ${money(difference_due ?? 0, order)}`),
      ).toBeVisible();
      await expect(inSection(page, text("swaps.actions.copyLink"))).toHaveCount(0);
      await inSection(page, text("swaps.actions.capture")).click();
      await answer(page, text("swaps.actions.capture"));
      await expectState(page, text("swaps.payment_status.captured"));
      expect(await swapOf(api, order)).toMatchObject({ payment_status: "captured" });
    });
    await test.step("it is packed", async () => {
      await inSection(page, text("swaps.actions.fulfil")).click();
      const packing = page.getByRole("dialog");
      await packing
        .getByRole("combobox", { name: text("fulfillments.fields.location_id") })
        .selectOption((await shelfOf(api, "eur")).locationId);
      await packing.getByRole("button", { name: text("swaps.actions.fulfil") }).click();
      await expectState(page, text("swaps.fulfillment_status.fulfilled"));
      expect(await swapOf(api, order)).toMatchObject({ fulfillment_status: "fulfilled" });
    });
    await test.step("what comes back is received", async () => {
      await inSection(page, text("returns.actions.receive")).click();
      await page
        .getByRole("dialog")
        .getByRole("button", { name: text("returns.actions.receive") })
        .click();
      await expectState(page, text("returns.status.received"));
      expect((await swapOf(api, order)).return_order?.status).toBe("received");
    });
  });

  test("spec 4.25: show the difference where taxes come on top, and are cancelled once nothing comes back for them", async ({
    signedIn: page,
    api,
  }) => {
    // A whole line comes back: a part of one has a share of its tax that the store rounds once more.
    const order = await createSentOrder(api, { currency: "jpy", lines: 1, quantity: 1 });
    await page.goto(`${addresses.app}/a/orders/${order.id}`);
    const shown = await exchange(page, await chooseOutcome(page, "exchange"), { order, count: 1 });
    await expectExchanged(page, api, { order, count: 1, shown });

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
    await answer(page, text("returns.actions.cancel"));
    await expectState(page, text("returns.status.canceled"));
    await menus.first().click();
    await page.getByRole("menuitem", { name: `${text("swaps.actions.cancel")}…` }).click();
    await answer(page, text("swaps.actions.cancel"));
    await expectState(page, text("swaps.payment_status.canceled"), 3);
    expect(await swapOf(api, order)).toMatchObject({
      payment_status: "canceled",
      fulfillment_status: "canceled",
    });
  });

  test("are settled where the customer gets money back, and where the customer owes nothing", async ({
    signedIn: page,
    api,
  }) => {
    const order = await createSentOrder(api, { lines: 1, quantity: 3 });
    const [item] = order.items;
    const { shipping_options: ways } = await read<{ shipping_options: { id: string }[] }>(
      api,
      `/shipping-options?region_id=${order.region_id}&is_return=false`,
    );
    for (const quantity of [2, 1])
      await write(api, `/orders/${order.id}/swaps`, {
        return_items: [{ item_id: item?.id, quantity }],
        additional_items: [{ variant_id: item?.variant_id, quantity: 1 }],
        custom_shipping_options: [{ option_id: ways[0]?.id, price: 0 }],
        no_notification: true,
      });
    const swaps = async () =>
      [...((await readOrder(api, order.id)).swaps ?? [])].sort((one, other) =>
        one.created_at.localeCompare(other.created_at),
      );
    for (const swap of await swaps()) await confirm(api, swap);
    const [due = 0, even] = (await swaps()).map(({ difference_due }) => difference_due ?? undefined);
    expect(due).toBeLessThan(0);
    expect(even).toBe(0);
    await page.goto(`${addresses.app}/a/orders/${order.id}`);
    await expect(
      section(page).getByText(`${text("orders.swap.customerGets")} ${money(due, order)}`),
    ).toBeVisible();
    await expect(section(page).getByText(text("swaps.even"))).toBeVisible();
    await expect(inSection(page, text("swaps.actions.capture"))).toHaveCount(0);
    await inSection(page, text("swaps.actions.refund")).click();
    await answer(page, text("swaps.actions.refund"));
    await expectState(page, text("swaps.payment_status.difference_refunded"));
    await expect(inSection(page, text("swaps.actions.refund"))).toHaveCount(0);
    // No money moves: nobody is asked.
    await inSection(page, text("swaps.actions.settle")).click();
    await expectState(page, text("swaps.payment_status.difference_refunded"), 2);
    await expect(inSection(page, text("swaps.actions.settle"))).toHaveCount(0);
    expect((await swaps()).map(({ payment_status }) => payment_status)).toEqual([
      "difference_refunded",
      "difference_refunded",
    ]);
    const { refunds } = await readOrder(api, order.id);
    expect(refunds.map(({ amount, reason }) => [amount, reason])).toEqual([[0 - due, "swap"]]);
  });
});
