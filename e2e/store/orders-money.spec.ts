import type { APIRequestContext, Locator, Page } from "playwright/test";
import { text } from "../../scripts/text";
import {
  capture,
  fulfil,
  type PlacedOrder,
  placeOrder,
  read,
  readOrder,
  write,
} from "../support/place-order";
import { actionsMenu, addresses, expect, startsWith, test, unique } from "../support/test";

const open = (page: Page, order: PlacedOrder) => page.goto(`${addresses.app}/a/orders/${order.id}`);

const payment = (page: Page) =>
  page.getByRole("region", { name: text("orders.sections.payment"), exact: true });

/** An amount as a person reads it, from what the store keeps. */
function money(amount: number, { currency_code }: Pick<PlacedOrder, "currency_code">): string {
  const digits = currency_code === "jpy" ? 0 : 2;
  const text = new Intl.NumberFormat("en", {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(Math.abs(amount) / 10 ** digits);
  return `${amount < 0 ? "−" : ""}${text}`;
}

const openMenu = (page: Page) => page.getByRole("button", { name: actionsMenu }).first().click();

/** Chooses something from the menu of the record. */
async function choose(page: Page, label: string): Promise<Locator> {
  await openMenu(page);
  await page.getByRole("menuitem", { name: label }).click();
  return page.getByRole("dialog").or(page.getByRole("alertdialog"));
}

/** It says how much goes back, once that is known. */
const refundIt = new RegExp(`^${text("orders.actions.refund")}( [\\d.,]+ [A-Z]{3})?$`);

const expectHeldBack = (control: Locator) => expect(control).toHaveAttribute("aria-disabled", "true");

const rowOf = (page: Page, text: string | RegExp) =>
  payment(page).getByRole("listitem").filter({ hasText: text });

async function refunds(api: APIRequestContext, { id }: PlacedOrder) {
  const order = await readOrder(api, id);
  return {
    order,
    refunds: order.refunds.map(({ amount, reason, note }) => ({ amount, reason, note })),
  };
}

/** The totals below the items and in the payments, as the store has counted them, whatever its taxes and digits. */
async function expectTotals(page: Page, order: PlacedOrder) {
  const items = page.getByRole("table", { name: text("orders.sections.items") });
  const total = (name: RegExp) => items.getByRole("row", { name });
  const isGross = order.items.some(({ includes_tax }) => includes_tax);
  const ways = order.shipping_methods.map((way) => (isGross ? way.total : way.subtotal) ?? 0);
  const shipping = ways.reduce((sum, amount) => sum + amount, 0);
  const goods = order.items.reduce((sum, line) => sum + line.unit_price * line.quantity, 0);
  await expect(total(startsWith(text("orders.totals.refunded")))).toContainText(
    money(-order.refunded_total, order),
  );
  await expect(total(startsWith(text("orders.totals.total")))).toContainText(money(order.total, order));
  await expect(total(startsWith(text("orders.totals.shipping")))).toContainText(money(shipping, order));
  const tax = isGross ? text("orders.totals.included.named", { tax: "" }) : text("orders.totals.tax");
  await expect(total(startsWith(tax))).toContainText(money(order.tax_total, order));
  if (isGross) {
    await expect(total(startsWith(text("orders.totals.items")))).toContainText(money(goods, order));
    await expect(total(startsWith(text("orders.totals.subtotal")))).toHaveCount(0);
    expect(goods + shipping).toBe(order.total);
  } else
    await expect(total(startsWith(text("orders.totals.subtotal")))).toContainText(
      money(order.subtotal, order),
    );
  await expect(total(startsWith(text("orders.totals.paid")))).toContainText(money(order.total, order));
  expect(order.subtotal + order.shipping_total + order.tax_total).toBe(order.total);
  await expect(rowOf(page, text("orders.payment.at.authorized"))).toContainText(
    money(order.payments[0]?.amount ?? 0, order),
  );
  const net = rowOf(page, text("orders.payment.net"));
  await expect(net).toContainText(money(order.paid_total - order.refunded_total, order));
  await expect(net).toContainText(order.currency_code.toUpperCase());
}

/** Opens the form that gives money back, with a reason in it. */
async function beginRefund(page: Page) {
  await payment(page)
    .getByRole("button", { name: text("orders.actions.refund") })
    .click();
  const form = page.getByRole("dialog");
  await form
    .getByRole("combobox", { name: text("orders.fields.reason") })
    .selectOption(text("orders.reason.other"));
  return {
    form,
    amount: form.getByRole("textbox", { name: text("orders.fields.amount") }),
    send: form.getByRole("button", { name: refundIt }),
  };
}

/** An order with discounts that leave nothing to pay. */
async function placeFreeOrder(api: APIRequestContext): Promise<PlacedOrder> {
  const code = unique("GRATIS").replace(" ", "").toUpperCase();
  const { regions } = await read<{ regions: { id: string }[] }>(api, "/regions?limit=50");
  const common = { regions: regions.map(({ id }) => id), is_dynamic: false, is_disabled: false };
  const rules = {
    [code]: { type: "percentage", value: 100, allocation: "total" },
    [`${code}SHIP`]: { type: "free_shipping", value: 0, allocation: "total" },
  };
  await Promise.all(
    Object.entries(rules).map(([code, rule]) => write(api, "/discounts", { code, rule, ...common })),
  );
  return placeOrder(api, { currency: "usd", discounts: Object.keys(rules) });
}

test.describe("the money of an order", () => {
  test("spec 4.25: is captured and refunded, never above what is left", async ({ signedIn: page, api }) => {
    const order = await placeOrder(api, { currency: "eur", quantity: 2 });
    const whole = `${money(order.total, order)} EUR`;
    await open(page, order);
    await test.step("it is taken in before anything goes back", async () => {
      await expectHeldBack(payment(page).getByRole("button", { name: text("orders.actions.refund") }));
      await page
        .getByRole("button", { name: text("orders.actions.capture") })
        .first()
        .click();
      await expect(page.getByRole("alertdialog")).toContainText(
        text("orders.actionTexts.capture", { amount: whole }),
      );
      await page
        .getByRole("button", { name: text("orders.actionAmounts.capture", { amount: whole }) })
        .click();
      await expect(
        payment(page).getByText(text("orders.payment_status.captured"), { exact: true }),
      ).toBeVisible();
      expect((await readOrder(api, order.id)).payment_status).toBe("captured");
      await expect(page.getByRole("button", { name: text("orders.actions.capture") })).toHaveCount(0);
    });
    await test.step("a part goes back with a reason and a note", async () => {
      const { form, amount, send } = await beginRefund(page);
      await expect(
        form.getByText(text("orders.refund.soFar", { refunded: "0.00 EUR", left: whole })),
      ).toBeVisible();
      await amount.fill(money(order.total + 1, order).replaceAll(",", ""));
      await send.click();
      await expect(form.getByText(text("ui.number.most", { limit: whole }))).toBeVisible();
      await amount.fill("0");
      await expect(form.getByText(new RegExp(text("ui.number.least", { limit: ".+" })))).toBeVisible();
      expect((await refunds(api, order)).refunds).toEqual([]);
      await amount.fill("12.34");
      await form
        .getByRole("combobox", { name: text("orders.fields.reason") })
        .selectOption(text("orders.reason.claim"));
      await form.getByRole("textbox", { name: text("orders.fields.note") }).fill("A scratch on the lid");
      await send.click();
      await expect(form).toHaveCount(0);
      await expect(rowOf(page, "A scratch on the lid")).toContainText("−12.34");
      const partly = await refunds(api, order);
      expect(partly.refunds).toEqual([{ amount: 1234, reason: "claim", note: "A scratch on the lid" }]);
      expect(partly.order.payment_status).toBe("partially_refunded");
      await expectTotals(page, partly.order);
    });
    await test.step("another part goes back for the chosen items", async () => {
      const { form, amount } = await beginRefund(page);
      await form.getByText(text("orders.refund.byLines")).click();
      const [line] = order.items;
      const worth = Math.round((line?.refundable ?? 0) / 2);
      const item = form.getByRole("listitem").filter({ hasText: line?.title });
      await item.getByRole("checkbox").check();
      await item.getByRole("button", { name: text("ui.quantity.less", { item: "" }) }).click();
      await expect(amount).toHaveValue(money(worth, order));
      const half = `${money(worth, order)} EUR`;
      await form.getByRole("button", { name: text("orders.actionAmounts.refund", { amount: half }) }).click();
      await expect(form).toHaveCount(0);
      expect((await refunds(api, order)).refunds).toContainEqual({
        amount: worth,
        reason: "other",
        note: expect.stringContaining(`1 × ${line?.title}`),
      });
    });
    await test.step("then all that is left, and nothing more", async () => {
      const { form, send } = await beginRefund(page);
      await form
        .getByRole("button", { name: startsWith(text("orders.refund.full", { amount: "" })) })
        .click();
      await send.click();
      await expect(
        payment(page).getByText(text("orders.payment_status.refunded"), { exact: true }),
      ).toBeVisible();
      const after = await readOrder(api, order.id);
      expect(after.refunded_total).toBe(order.total);
      expect(after.payment_status).toBe("refunded");
      await expect(rowOf(page, text("orders.payment.net"))).toContainText("0.00");
      await payment(page)
        .getByRole("button", { name: text("orders.actions.refund") })
        .hover();
      await expect(page.getByText(text("orders.reasons.allRefunded")).first()).toBeVisible();
    });
  });

  test("is asked for in the order's own currency, and never above what somebody else has left", async ({
    signedIn: page,
    api,
  }) => {
    const order = await capture(api, await placeOrder(api, { currency: "jpy" }));
    await open(page, order);
    await test.step("a yen has no digits", async () => {
      const { form, amount, send } = await beginRefund(page);
      await amount.fill("125.50");
      await send.click();
      await expect(form.getByText(text("ui.number.integer"))).toBeVisible();
      await amount.fill("125");
      await send.click();
      await expect(form).toHaveCount(0);
      const after = await readOrder(api, order.id);
      expect(after.refunded_total).toBe(125);
      await expectTotals(page, after);
    });
    // Somebody else gives most of the rest back while the form is open, then all of it: what was typed stays.
    const theirs = (amount: number) =>
      write(api, `/orders/${order.id}/refund`, { amount, reason: "other", no_notification: true });
    const { form, amount, send } = await beginRefund(page);
    await amount.fill("200");
    await theirs(order.total - 225);
    await send.click();
    await expect(form.getByText(text("ui.number.most", { limit: "100 JPY" }))).toBeVisible();
    await expect(amount).toHaveValue("200");
    expect((await readOrder(api, order.id)).refunds).toHaveLength(2);
    await amount.fill("60");
    await theirs(100);
    await send.click();
    await expect(form.getByText(text("orders.reasons.allRefunded"))).toBeVisible();
    await expect(amount).toHaveValue("60");
    expect((await readOrder(api, order.id)).refunded_total).toBe(order.total);
  });
});

test.describe("an order as a whole", () => {
  test("spec 4.25: is marked as paid if it costs nothing, completed, archived, unarchived, and cancelled once nothing prevents it", async ({
    signedIn: page,
    api,
  }) => {
    const placed = await placeFreeOrder(api);
    expect(placed.total).toBe(0);
    const order = await fulfil(api, placed);
    await page.goto(`${addresses.app}/a/orders`);
    await page.getByRole("link", { name: `#${order.display_id}`, exact: true }).click();
    await test.step("a question announces what is still open and closes with its page", async () => {
      const question = await choose(page, `${text("orders.actions.complete")}…`);
      await expect(question).toHaveAccessibleDescription(new RegExp(text("orders.warnings.ship")));
      await page.goBack();
      await expect(question).toHaveCount(0);
      await page.goForward();
      await expect(page.getByRole("heading", { name: `#${order.display_id}` })).toBeVisible();
      await expect(question).toHaveCount(0);
    });

    await page.getByRole("button", { name: `${text("orders.actions.markPaid")}…` }).click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: text("orders.actions.markPaid") })
      .click();
    await expect(
      payment(page).getByText(text("orders.payment_status.captured"), { exact: true }),
    ).toBeVisible();
    expect((await readOrder(api, order.id)).payment_status).toBe("captured");
    await expect(page.getByRole("button", { name: text("orders.actions.markPaid") })).toHaveCount(0);

    await openMenu(page);
    await expectHeldBack(page.getByRole("menuitem", { name: startsWith(text("orders.actions.archive")) }));
    await expectHeldBack(page.getByRole("menuitem", { name: startsWith(text("orders.actions.cancel")) }));
    await expect(page.getByText(text("orders.reasons.hasFulfillments"))).toBeVisible();
    await page.keyboard.press("Escape");
    const finish = async (action: "complete" | "archive" | "unarchive", status: "completed" | "archived") => {
      const label = text(`orders.actions.${action}`);
      const question = await choose(page, `${label}…`);
      await question.getByRole("button", { name: label }).click();
      await expect(question).toHaveCount(0);
      await expect(page.getByText(text(`orders.status.${status}`), { exact: true }).first()).toBeVisible();
      expect((await readOrder(api, order.id)).status).toBe(status);
    };
    await finish("complete", "completed");
    await finish("archive", "archived");
    await write(api, `/orders/${order.id}/fulfillments/${order.fulfillments[0]?.id}/cancel`);
    await finish("unarchive", "completed");

    const dialog = await choose(page, `${text("orders.actions.cancel")}…`);
    await dialog.getByRole("textbox").fill(`#${order.display_id}`);
    await dialog.getByRole("button", { name: text("orders.actions.cancel") }).click();
    await expect(
      payment(page).getByText(text("orders.payment_status.canceled"), { exact: true }).first(),
    ).toBeVisible();
    expect((await readOrder(api, order.id)).status).toBe("canceled");
    await expect(payment(page).getByRole("button")).toHaveCount(0);
    await openMenu(page);
    await expectHeldBack(page.getByRole("menuitem", { name: text("orders.actions.editEmail") }));
    await expect(
      page.getByRole("menuitem", {
        name: new RegExp(`${text("orders.actions.cancel")}|${text("orders.actions.complete")}`),
      }),
    ).toHaveCount(0);
  });

  test("gets another e-mail and separate addresses, also where somebody else changes them, another customer and another shipping method", async ({
    signedIn: page,
    api,
  }) => {
    const email = `${unique("keeper").replace(" ", "-")}@customers.example`;
    const person = { email, first_name: "Keeper", last_name: unique("Lund"), password: "marram-shopper" };
    const [order, { customer }] = await Promise.all([
      placeOrder(api, { currency: "dkk" }),
      write<{ customer: { id: string } }>(api, "/customers", person),
    ]);
    await open(page, order);
    const question = page.getByRole("dialog", { name: text("form.conflictTitle") });
    /** Somebody else has changed the same meanwhile: which of both stays is asked. */
    const decide = async (before: string, option: string | RegExp) => {
      await expect(question).toContainText(before);
      await question.getByRole("radio", { name: option }).check();
      await question.getByRole("button", { name: text("form.conflictSave") }).click();
      await expect(page.getByRole("dialog")).toHaveCount(0);
    };
    let form = await choose(page, `${text("orders.actions.editEmail")}…`);
    await form.getByRole("textbox", { name: text("orders.fields.email") }).fill("nobody");
    await form.getByRole("button", { name: text("orders.actionCommits.editEmail") }).click();
    await expect(form.getByText(text("form.email"))).toBeVisible();
    await form.getByRole("textbox", { name: text("orders.fields.email") }).fill("ada@customers.example");
    await form.getByRole("button", { name: text("orders.actionCommits.editEmail") }).click();
    await expect(form).toHaveCount(0);
    expect((await readOrder(api, order.id)).email).toBe("ada@customers.example");
    form = await choose(page, `${text("orders.actions.editEmail")}…`);
    await form.getByRole("textbox", { name: text("orders.fields.email") }).fill("mine@customers.example");
    await write(api, `/orders/${order.id}`, { email: "theirs@customers.example" });
    await form.getByRole("button", { name: text("orders.actionCommits.editEmail") }).click();
    await decide(text("form.conflictBefore", { value: "ada@customers.example" }), "theirs@customers.example");

    form = await choose(page, `${text("orders.actions.editShippingAddress")}…`);
    await form.getByRole("textbox", { name: text("address.city") }).fill("Malmö");
    await form.getByRole("combobox", { name: text("address.country_code") }).fill("jap");
    await expect(page.getByRole("option", { name: "Japan" })).toHaveCount(0);
    await form.getByRole("combobox", { name: text("address.country_code") }).fill("swed");
    await page.getByRole("option", { name: "Sweden" }).click();
    const { address_1, postal_code, country_code } = order.shipping_address;
    await write(api, `/orders/${order.id}`, {
      shipping_address: { address_1, postal_code, country_code, city: "Theirs" },
    });
    await form.getByRole("button", { name: text("orders.actionCommits.editShippingAddress") }).click();
    await decide("1 Harbour Street, 10115 Theirs, ", /10115 Malmö/);
    let now = await readOrder(api, order.id);
    expect(now.email).toBe("theirs@customers.example");
    expect(now.shipping_address).toMatchObject({ city: "Malmö", country_code: "se", first_name: "Maren" });
    expect(now.billing_address.city).toBe("Seaside");

    form = await choose(page, `${text("orders.actions.editBillingAddress")}…`);
    await expect(form.getByRole("textbox", { name: text("address.city") })).toHaveValue("Seaside");
    await form.getByRole("switch", { name: text("orders.fields.isSame") }).click();
    await expect(form.getByRole("textbox", { name: text("address.city") })).toHaveCount(0);
    await form.getByRole("button", { name: text("orders.actionCommits.editBillingAddress") }).click();
    await expect(form).toHaveCount(0);
    now = await readOrder(api, order.id);
    expect(now.billing_address).toMatchObject({ city: "Malmö", country_code: "se" });
    expect(now.billing_address.id).not.toBe(now.shipping_address.id);
    await expect(page.getByText(text("orders.address.same"))).toBeVisible();

    form = await choose(page, `${text("orders.actions.transfer")}…`);
    await form.getByRole("combobox", { name: text("orders.transfer.to") }).fill(order.email);
    await page.getByRole("option", { name: order.email }).click();
    await form.getByRole("button", { name: text("orders.actionCommits.transfer") }).click();
    await expect(form.getByText(text("orders.transfer.same"))).toBeVisible();
    await form.getByRole("combobox", { name: text("orders.transfer.to") }).fill(email);
    await page.getByRole("option", { name: new RegExp(email) }).click();
    await form.getByRole("button", { name: text("orders.actionCommits.transfer") }).click();
    await expect(form).toHaveCount(0);
    expect(await readOrder(api, order.id)).toMatchObject({ customer_id: customer.id, email });

    form = await choose(page, `${text("orders.actions.addShippingMethod")}…`);
    const options = form.getByRole("combobox", { name: text("orders.fields.option_id") });
    await expect(options.getByRole("option", { name: /Express, next day/ })).toBeDisabled();
    await options.selectOption({ label: "Pallet and bulky goods, 149.00 DKK" });
    await expect(form.getByRole("textbox", { name: text("orders.fields.price") })).toHaveValue("149.00");
    await form.getByRole("textbox", { name: text("orders.fields.price") }).fill("0");
    await form.getByRole("button", { name: text("orders.actions.addShippingMethod") }).click();
    await expect(form).toHaveCount(0);
    const shipped = await readOrder(api, order.id);
    const methods = shipped.shipping_methods.map(({ price, shipping_option: option }) => [
      option?.name,
      price,
    ]);
    expect(methods).toContainEqual(["Pallet and bulky goods", 0]);
    expect(methods).toHaveLength(2);
    await expect(page.getByRole("row", { name: startsWith(text("orders.totals.total")) })).toContainText(
      money(shipped.total, shipped),
    );

    form = await choose(page, `${text("orders.actions.mute")}…`);
    await form.getByRole("button", { name: text("orders.actions.mute") }).click();
    await expect(form).toHaveCount(0);
    expect((await readOrder(api, order.id)).no_notification).toBe(true);
  });
});
