import { formatMoney } from "@tillhouse/extension-sdk";
import { lineAmount, totalsOf } from "@tillhouse/extension-sdk/commerce";
import type { APIRequestContext, Locator } from "playwright/test";
import { text } from "../../scripts/text";
import { openPage } from "../support/open-page";
import { type PlacedOrder, placeOrder, read, readOrder } from "../support/place-order";
import { addresses, countCalls, expect, recordRows, test } from "../support/test";

const sum = (rows: readonly { amount: number }[]) => rows.reduce((all, { amount }) => all + amount, 0);

/** Only the figures of a money text, with their sign. */
const plain = (text: string) => text.replaceAll(/[^\d.,−-]/g, "").replace("-", "−");

/** What amounts say on the page; room that is kept for digits that a currency has not is not read. */
async function figures(amounts: Locator): Promise<string[]> {
  const texts = await amounts.evaluateAll((elements) =>
    elements.map((element) => {
      const copy = element.cloneNode(true) as HTMLElement;
      for (const padding of copy.querySelectorAll("[aria-hidden]")) padding.remove();
      return copy.textContent ?? "";
    }),
  );
  return texts.map(plain);
}

/** What a provider has promised of an order that nobody has edited: it stands below its totals. */
function stillOpen({ status, payments }: PlacedOrder) {
  const promised = payments.filter(
    ({ captured_at, canceled_at, swap_id }) => !captured_at && !canceled_at && !swap_id,
  );
  return status === "canceled" ? [] : promised;
}

/** What makes the totals of an order differ from those of another one. */
interface Priced {
  id: string;
  currency_code: string;
  discounts?: unknown[];
  gift_cards?: unknown[];
}

const isReduced = ({ discounts = [], gift_cards: cards = [] }: Priced) => discounts.length + cards.length > 0;

/** Every order of the store, the oldest first, with what tells its kind. */
const allOrders = async (api: APIRequestContext) =>
  (
    await read<{ orders: Priced[] }>(
      api,
      "/orders?limit=500&order=created_at&fields=id,currency_code,created_at&expand=discounts,gift_cards",
    )
  ).orders;

/** Some orders of each kind: their currency, with and without discounts, with and without gift cards. */
function ofEachKind(orders: readonly Priced[]): Priced[] {
  const seen = new Map<string, number>();
  return orders.filter(({ currency_code, discounts = [], gift_cards: cards = [] }) => {
    const kind = [currency_code, discounts.length > 0, cards.length > 0].join();
    const count = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, count);
    return count <= 5;
  });
}

test("the totals of orders of every kind are the store's own, to the unit", async ({ api }) => {
  const all = await allOrders(api);
  expect(all.length).toBeGreaterThan(100);
  const chosen = ofEachKind(all);
  const orders: PlacedOrder[] = [];
  // Lists leave the totals out.
  for (let from = 0; from < chosen.length; from += 10)
    orders.push(...(await Promise.all(chosen.slice(from, from + 10).map(({ id }) => readOrder(api, id)))));
  const currencies = new Set(orders.map(({ currency_code }) => currency_code));
  expect([...currencies]).toEqual(expect.arrayContaining(["dkk", "eur", "jpy", "usd"]));
  for (const order of orders) {
    const rows = totalsOf(order, "en");
    const above = rows.slice(
      0,
      rows.findIndex(({ id }) => id === "total"),
    );
    const of = (...ids: string[]) => sum(above.filter(({ id }) => ids.includes(id)));
    const isGross = order.items.some(({ includes_tax }) => includes_tax);
    // Where prices hold their tax, what was paid for shipping does, too.
    const held = isGross
      ? order.tax_total - sum(order.items.map((line) => ({ amount: line.tax_total ?? 0 })))
      : 0;
    const included = rows.filter(({ isIncluded }) => isIncluded);
    expect({
      number: order.display_id,
      lines: of("items", "subtotal"),
      goods: of("items", "subtotal", "discount"),
      shipping: of("shipping"),
      tax: isGross ? sum(included) : of("tax", "giftCardTax", "rounding"),
      cards: 0 - of("giftCard"),
      total: sum(above),
    }).toEqual({
      number: order.display_id,
      lines: sum(order.items.map((line) => ({ amount: lineAmount(line) }))),
      goods: isGross
        ? sum(order.items.map((line) => ({ amount: line.total ?? 0 })))
        : order.subtotal - (order.discount_total ?? 0),
      shipping: order.shipping_total + held,
      tax: order.tax_total,
      cards: order.gift_card_total,
      total: order.total,
    });
  }
});

test("an order opens with six calls whatever its lines, reads the rest on demand, and shows the store's amounts in every currency", async ({
  signedIn: page,
  api,
}) => {
  const order = await placeOrder(api, { currency: "eur", lines: 4 });
  const calls = countCalls(page);
  await page.goto(`${addresses.app}/a/orders/${order.id}`);
  await expect(page.getByRole("table", { name: text("orders.sections.items") })).toBeVisible();
  await expect(page.getByRole("heading", { name: text("timeline.title") })).toBeVisible();
  await page.waitForLoadState("networkidle");
  // Whether what people do may be counted is asked on every page, and batch jobs are looked for now and then.
  const own = () => calls.filter((call) => !/analytics-configs|batch-jobs/.test(call));
  const expected = [
    "GET /admin/auth",
    "GET /admin/store",
    `GET /admin/orders/${order.id}`,
    "GET /admin/notes",
    "GET /admin/notifications",
    "GET /admin/reservations",
  ];
  // A slow page pauses in between.
  await expect.poll(() => own().toSorted()).toEqual(expected.toSorted());
  await expect(page.getByRole("button", { name: text("orders.actions.capture") })).toHaveClass(
    /th-button--primary/,
  );
  const raw = page.getByText(text("detail.raw"));
  expect(await page.locator(".th-json").count()).toBe(0);
  await raw.click();
  await expect(page.getByText(`"${order.id}"`).first()).toBeVisible();
  const before = calls.length;
  await page.getByText(text("orders.customer.others")).click();
  await expect.poll(() => calls.slice(before)).toContain("GET /admin/orders");

  await test.step("amounts are shown as the store has them in every currency", async () => {
    const orders = await allOrders(api);
    const wanted = ["eur", "dkk", "usd", "jpy"].map((currency) => {
      const ones = orders.filter(({ currency_code }) => currency_code === currency);
      return ones.find(isReduced) ?? ones[0];
    });
    for (const one of wanted) {
      const order = await readOrder(api, one?.id ?? "");
      const money = (amount: number) =>
        plain(formatMoney({ amount, currencyCode: order.currency_code, locale: "en" }));
      await openPage(page, `orders/${order.id}`);
      await expect(page.getByRole("heading", { level: 1, name: `#${order.display_id}` })).toBeVisible();
      const table = page.getByRole("table", { name: text("orders.sections.items") });
      const first = order.items[0];
      const line = table
        .getByRole("row")
        .filter({ hasText: first?.title ?? "" })
        .first();
      await expect(line).toBeVisible();
      await expect
        .poll(() => figures(table.locator("tfoot td[data-area=sum]")))
        .toEqual([...totalsOf(order, "en"), ...stillOpen(order)].map(({ amount }) => money(amount)));
      await expect
        .poll(() => figures(table.locator("tbody td[data-area=sum] > .th-money")))
        .toEqual(order.items.map((item) => money(lineAmount(item))));
      for (const { code } of order.discounts ?? [])
        await expect(table.locator("tfoot").getByText(code)).toBeVisible();
    }
  });

  await test.step("a row leads to the order's number and state before the store has answered", async () => {
    await openPage(page, "orders");
    await expect(page.getByRole("heading", { level: 1, name: text("orders.title") })).toBeVisible();
    // The first one is known already: it was placed for this test.
    const row = recordRows(page).nth(1);
    const number = await row.getByRole("link").first().textContent();
    // The whole order is kept back; what the list knows has to do.
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/admin\/orders\/order_/, async (route) => {
      await held;
      await route.continue();
    });
    await row.getByRole("link").first().click();
    await expect(page.getByRole("heading", { level: 1, name: number ?? "" })).toBeVisible();
    await expect(page.locator(".th-page-head__badges .th-badge").first()).toBeVisible();
    release();
    await expect(page.getByRole("table", { name: text("orders.sections.items") })).toBeVisible();
  });
});
