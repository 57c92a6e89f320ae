import type { APIRequestContext, Locator, Page } from "playwright/test";
import { text } from "../../scripts/text";
import {
  capture,
  fulfil,
  type OrderCurrency,
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

test.describe("the money of an order", () => {
  test("spec 4.25: is captured and refunded, never above what is left", async ({ signedIn: page, api }) => {
    const order = await placeOrder(api, { currency: "eur", quantity: 2 });
    await open(page, order);
    await expectHeldBack(payment(page).getByRole("button", { name: text("orders.actions.refund") }));
    await page
      .getByRole("button", { name: text("orders.actions.capture") })
      .first()
      .click();
    const whole = `${money(order.total, order)} EUR`;
    await expect(page.getByRole("alertdialog")).toContainText(
      text("orders.actionTexts.capture", { amount: whole }),
    );
    await page.getByRole("button", { name: text("orders.actionAmounts.capture", { amount: whole }) }).click();
    await expect(
      payment(page).getByText(text("orders.payment_status.captured"), { exact: true }),
    ).toBeVisible();
    expect((await readOrder(api, order.id)).payment_status).toBe("captured");
    await expect(page.getByRole("button", { name: text("orders.actions.capture") })).toHaveCount(0);

    await payment(page)
      .getByRole("button", { name: text("orders.actions.refund") })
      .click();
    const form = page.getByRole("dialog");
    const amount = form.getByRole("textbox", { name: text("orders.fields.amount") });
    await expect(
      form.getByText(text("orders.refund.soFar", { refunded: "0.00 EUR", left: whole })),
    ).toBeVisible();
    await amount.fill(money(order.total + 1, order).replaceAll(",", ""));
    await form.getByRole("button", { name: refundIt }).click();
    await expect(form.getByText(text("ui.number.most", { limit: whole }))).toBeVisible();
    await amount.fill("0");
    await expect(form.getByText(new RegExp(text("ui.number.least", { limit: ".+" })))).toBeVisible();
    expect((await refunds(api, order)).refunds).toEqual([]);
    await amount.fill("12.34");
    await form
      .getByRole("combobox", { name: text("orders.fields.reason") })
      .selectOption(text("orders.reason.claim"));
    await form.getByRole("textbox", { name: text("orders.fields.note") }).fill("A scratch on the lid");
    await form.getByRole("button", { name: refundIt }).click();
    await expect(form).toHaveCount(0);
    await expect(rowOf(page, "A scratch on the lid")).toContainText("−12.34");
    await expect(rowOf(page, text("orders.payment.net"))).toContainText(money(order.total - 1234, order));
    const partly = await refunds(api, order);
    expect(partly.refunds).toEqual([{ amount: 1234, reason: "claim", note: "A scratch on the lid" }]);
    expect(partly.order.payment_status).toBe("partially_refunded");

    await payment(page)
      .getByRole("button", { name: text("orders.actions.refund") })
      .click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: startsWith(text("orders.refund.full", { amount: "" })) })
      .click();
    await form
      .getByRole("combobox", { name: text("orders.fields.reason") })
      .selectOption(text("orders.reason.other"));
    await form.getByRole("button", { name: refundIt }).click();
    await expect(
      payment(page).getByText(text("orders.payment_status.refunded"), { exact: true }),
    ).toBeVisible();
    const after = (await refunds(api, order)).order;
    expect(after.refunded_total).toBe(order.total);
    expect(after.payment_status).toBe("refunded");
    await expect(rowOf(page, text("orders.payment.net"))).toContainText("0.00");
    await payment(page)
      .getByRole("button", { name: text("orders.actions.refund") })
      .hover();
    await expect(page.getByText(text("orders.reasons.allRefunded")).first()).toBeVisible();
  });

  test("is refunded for the chosen items", async ({ signedIn: page, api }) => {
    const order = await placeOrder(api, { currency: "eur", quantity: 2 });
    await write(api, `/orders/${order.id}/capture`);
    await open(page, order);
    await payment(page)
      .getByRole("button", { name: text("orders.actions.refund") })
      .click();
    const form = page.getByRole("dialog");
    const amount = form.getByRole("textbox", { name: text("orders.fields.amount") });
    await form.getByText(text("orders.refund.byLines")).click();
    const [line] = (await readOrder(api, order.id)).items;
    const worth = Math.round((line?.refundable ?? 0) / 2);
    const item = form.getByRole("listitem").filter({ hasText: line?.title });
    await item.getByRole("checkbox").check();
    await item.getByRole("button", { name: text("ui.quantity.less", { item: "" }) }).click();
    await expect(amount).toHaveValue(money(worth, order));
    await form
      .getByRole("combobox", { name: text("orders.fields.reason") })
      .selectOption(text("orders.reason.other"));
    await form
      .getByRole("button", {
        name: text("orders.actionAmounts.refund", { amount: `${money(worth, order)} EUR` }),
      })
      .click();
    await expect(form).toHaveCount(0);
    const made = await refunds(api, order);
    expect(made.refunds).toEqual([
      { amount: worth, reason: "other", note: expect.stringContaining(`1 × ${line?.title}`) },
    ]);
  });

  test("equals what the store has counted, whatever its taxes and digits", async ({
    signedIn: page,
    api,
  }) => {
    for (const currency of ["eur", "dkk", "usd", "jpy"] satisfies OrderCurrency[]) {
      const placed = await placeOrder(api, { currency, quantity: 3 });
      await capture(api, placed);
      const part = Math.round(placed.total / 3);
      await write(api, `/orders/${placed.id}/refund`, {
        amount: part,
        reason: "other",
        no_notification: true,
      });
      const order = await readOrder(api, placed.id);
      await open(page, order);
      const items = page.getByRole("table", { name: text("orders.sections.items") });
      const total = (name: RegExp) => items.getByRole("row", { name });
      await expect(total(startsWith(text("orders.totals.total")))).toContainText(money(order.total, order));
      const isGross = order.items.some(({ includes_tax }) => includes_tax);
      const ways = order.shipping_methods.map((way) => (isGross ? way.total : way.subtotal) ?? 0);
      const shipping = ways.reduce((sum, amount) => sum + amount, 0);
      await expect(total(startsWith(text("orders.totals.shipping")))).toContainText(money(shipping, order));
      await expect(
        total(
          isGross
            ? startsWith(text("orders.totals.included.named", { tax: "" }))
            : startsWith(text("orders.totals.tax")),
        ),
      ).toContainText(money(order.tax_total, order));
      if (isGross) {
        const goods = order.items.reduce((sum, line) => sum + line.unit_price * line.quantity, 0);
        await expect(total(startsWith(text("orders.totals.items")))).toContainText(money(goods, order));
        await expect(total(startsWith(text("orders.totals.subtotal")))).toHaveCount(0);
        expect(goods + shipping, currency).toBe(order.total);
      } else
        await expect(total(startsWith(text("orders.totals.subtotal")))).toContainText(
          money(order.subtotal, order),
        );
      await expect(total(startsWith(text("orders.totals.paid")))).toContainText(money(order.total, order));
      await expect(total(startsWith(text("orders.totals.refunded")))).toContainText(
        money(-order.refunded_total, order),
      );
      expect(order.subtotal + order.shipping_total + order.tax_total, currency).toBe(order.total);
      await expect(rowOf(page, text("orders.payment.at.authorized"))).toContainText(
        money(order.payments[0]?.amount ?? 0, order),
      );
      await expect(rowOf(page, text("orders.payment.net"))).toContainText(
        money(order.paid_total - order.refunded_total, order),
      );
      await expect(rowOf(page, text("orders.payment.net"))).toContainText(currency.toUpperCase());
    }
  });

  test("is asked for in the order's own currency: a yen has no digits", async ({ signedIn: page, api }) => {
    const order = await capture(api, await placeOrder(api, { currency: "jpy" }));
    await open(page, order);
    await payment(page)
      .getByRole("button", { name: text("orders.actions.refund") })
      .click();
    const form = page.getByRole("dialog");
    await form.getByRole("textbox", { name: text("orders.fields.amount") }).fill("125.50");
    await form
      .getByRole("combobox", { name: text("orders.fields.reason") })
      .selectOption(text("orders.reason.other"));
    await form.getByRole("button", { name: refundIt }).click();
    await expect(form.getByText(text("ui.number.integer"))).toBeVisible();
    await form.getByRole("textbox", { name: text("orders.fields.amount") }).fill("125");
    await form.getByRole("button", { name: refundIt }).click();
    await expect(rowOf(page, text("orders.payment.net"))).toContainText(money(order.total - 125, order));
    expect((await readOrder(api, order.id)).refunded_total).toBe(125);

    // Somebody else gives the rest back while the form is open: what was typed stays, and the reason is told.
    await payment(page)
      .getByRole("button", { name: text("orders.actions.refund") })
      .click();
    await form.getByRole("textbox", { name: text("orders.fields.amount") }).fill("200");
    await form
      .getByRole("combobox", { name: text("orders.fields.reason") })
      .selectOption(text("orders.reason.other"));
    const rest = { amount: order.total - 125, reason: "other", no_notification: true };
    await write(api, `/orders/${order.id}/refund`, rest);
    await form.getByRole("button", { name: refundIt }).click();
    await expect(form.getByText(text("orders.reasons.allRefunded"))).toBeVisible();
    await expect(form.getByRole("textbox", { name: text("orders.fields.amount") })).toHaveValue("200");
    expect((await readOrder(api, order.id)).refunded_total).toBe(order.total);
  });

  test("of an order that costs nothing is marked as paid", async ({ signedIn: page, api }) => {
    const code = unique("GRATIS").replace(" ", "").toUpperCase();
    const { regions } = await read<{ regions: { id: string }[] }>(api, "/regions?limit=50");
    const rule = { type: "percentage", value: 100, allocation: "total" };
    const common = { regions: regions.map(({ id }) => id), is_dynamic: false, is_disabled: false };
    await write(api, "/discounts", { code, rule, ...common });
    const free = `${code}SHIP`;
    await write(api, "/discounts", {
      code: free,
      rule: { type: "free_shipping", value: 0, allocation: "total" },
      ...common,
    });
    const order = await placeOrder(api, { currency: "usd", discounts: [code, free] });
    expect(order.total).toBe(0);
    await open(page, order);
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
  });
});

test.describe("an order as a whole", () => {
  test("spec 4.25: is cancelled once nothing prevents it", async ({ signedIn: page, api }) => {
    const order = await fulfil(api, await placeOrder(api));
    await open(page, order);
    await openMenu(page);
    await expectHeldBack(page.getByRole("menuitem", { name: text("orders.actions.cancel") }));
    await expect(page.getByText(text("orders.reasons.hasFulfillments"))).toBeVisible();
    await page.keyboard.press("Escape");
    await write(api, `/orders/${order.id}/fulfillments/${order.fulfillments[0]?.id}/cancel`);
    await page.reload();
    const dialog = await choose(page, `${text("orders.actions.cancel")}…`);
    await dialog.getByRole("textbox").fill(`#${order.display_id}`);
    await dialog.getByRole("button", { name: text("orders.actions.cancel") }).click();
    await expect(
      payment(page).getByText(text("orders.payment_status.canceled"), { exact: true }).first(),
    ).toBeVisible();
    expect((await readOrder(api, order.id)).status).toBe("canceled");
    await expect(payment(page).getByRole("button")).toHaveCount(1);
    await openMenu(page);
    await expectHeldBack(page.getByRole("menuitem", { name: text("orders.actions.editEmail") }));
    await expect(
      page.getByRole("menuitem", {
        name: new RegExp(`${text("orders.actions.cancel")}|${text("orders.actions.complete")}`),
      }),
    ).toHaveCount(0);
  });

  test("spec 4.25: is completed, archived and unarchived", async ({ signedIn: page, api }) => {
    const order = await placeOrder(api);
    await open(page, order);
    await openMenu(page);
    await expectHeldBack(page.getByRole("menuitem", { name: text("orders.actions.archive") }));
    await page.keyboard.press("Escape");
    for (const [label, word, status] of [
      [text("orders.actions.complete"), text("orders.status.completed"), "completed"],
      [text("orders.actions.archive"), text("orders.status.archived"), "archived"],
      [text("orders.actions.unarchive"), text("orders.status.completed"), "completed"],
    ] as const) {
      const question = await choose(page, `${label}…`);
      await question.getByRole("button", { name: label }).click();
      await expect(question).toHaveCount(0);
      await expect(page.getByText(word, { exact: true }).first()).toBeVisible();
      expect((await readOrder(api, order.id)).status).toBe(status);
    }
  });

  test("gets another e-mail and separate addresses", async ({ signedIn: page, api }) => {
    const order = await placeOrder(api, { currency: "eur" });
    await open(page, order);
    let form = await choose(page, `${text("orders.actions.editEmail")}…`);
    await form.getByRole("textbox", { name: text("orders.fields.email") }).fill("nobody");
    await form.getByRole("button", { name: text("orders.actionCommits.editEmail") }).click();
    await expect(form.getByText(text("form.email"))).toBeVisible();
    await form.getByRole("textbox", { name: text("orders.fields.email") }).fill("ada@customers.example");
    await form.getByRole("button", { name: text("orders.actionCommits.editEmail") }).click();
    await expect(form).toHaveCount(0);

    form = await choose(page, `${text("orders.actions.editShippingAddress")}…`);
    await form.getByRole("textbox", { name: text("address.city") }).fill("Bremen");
    await form.getByRole("combobox", { name: text("address.country_code") }).fill("jap");
    await expect(page.getByRole("option", { name: "Japan" })).toHaveCount(0);
    await form.getByRole("combobox", { name: text("address.country_code") }).fill("germ");
    await page.getByRole("option", { name: "Germany" }).click();
    await form.getByRole("button", { name: text("orders.actionCommits.editShippingAddress") }).click();
    await expect(form).toHaveCount(0);
    let now = await readOrder(api, order.id);
    expect(now.email).toBe("ada@customers.example");
    expect(now.shipping_address).toMatchObject({ city: "Bremen", country_code: "de", first_name: "Maren" });
    expect(now.billing_address.city).toBe("Seaside");

    form = await choose(page, `${text("orders.actions.editBillingAddress")}…`);
    await expect(form.getByRole("textbox", { name: text("address.city") })).toHaveValue("Seaside");
    await form.getByRole("switch", { name: text("orders.fields.isSame") }).click();
    await expect(form.getByRole("textbox", { name: text("address.city") })).toHaveCount(0);
    await form.getByRole("button", { name: text("orders.actionCommits.editBillingAddress") }).click();
    await expect(form).toHaveCount(0);
    now = await readOrder(api, order.id);
    expect(now.billing_address).toMatchObject({ city: "Bremen", country_code: "de" });
    expect(now.billing_address.id).not.toBe(now.shipping_address.id);
    await expect(page.getByText(text("orders.address.same"))).toBeVisible();
  });

  test("gets another customer and another shipping method", async ({ signedIn: page, api }) => {
    const order = await placeOrder(api, { currency: "dkk" });
    const email = `${unique("keeper").replace(" ", "-")}@customers.example`;
    const person = { email, first_name: "Keeper", last_name: unique("Lund"), password: "marram-shopper" };
    const { customer } = await write<{ customer: { id: string } }>(api, "/customers", person);
    await open(page, order);
    let form = await choose(page, `${text("orders.actions.transfer")}…`);
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
