import { formatMoney } from "@tillhouse/extension-sdk";
import { amountOf } from "../packages/admin-ui/src/resources/orders/line-amounts";
import { totalsOf } from "../packages/admin-ui/src/resources/orders/totals";
import { type PlacedOrder, placeOrder, read, readOrder } from "./place-order";
import { addresses, countCalls, expect, recordRows, test } from "./store";

const at = (path: string) => `${addresses.app}/a/${path}`;
const sum = (rows: readonly { amount: number }[]) => rows.reduce((all, { amount }) => all + amount, 0);

/** A money text without the spaces that languages put into it. */
const plain = (text: string | null) => (text ?? "").replaceAll(/\s+/g, "");

test("the totals of every order in the store are the store's own, to the unit", async ({ api }) => {
  const { orders } = await read<{ orders: PlacedOrder[] }>(api, "/orders?limit=500");
  expect(orders.length).toBeGreaterThan(100);
  const currencies = new Set(orders.map(({ currency_code }) => currency_code));
  expect([...currencies]).toEqual(expect.arrayContaining(["dkk", "eur", "jpy", "usd"]));
  for (const order of orders) {
    const rows = totalsOf(order, "en");
    const above = rows.slice(
      0,
      rows.findIndex(({ id }) => id === "total"),
    );
    const of = (id: string) => sum(rows.filter((row) => row.id === id));
    const told = {
      number: order.display_id,
      subtotal: of("subtotal"),
      discount: 0 - of("discount"),
      shipping: of("shipping"),
      tax: of("tax") + of("giftCardTax") + of("rounding"),
      cards: 0 - of("giftCard"),
      total: sum(above.slice(above.findIndex(({ id }) => id === "subtotal"))),
      lines: sum(order.items.map((line) => ({ amount: amountOf(line) }))) + of("included"),
    };
    expect(told).toEqual({
      number: order.display_id,
      subtotal: order.subtotal,
      discount: order.discount_total,
      shipping: order.shipping_total,
      tax: order.tax_total,
      cards: order.gift_card_total,
      total: order.total,
      lines: order.subtotal,
    });
  }
});

test("prices, amounts and totals stand on the page as the store has them, in every currency", async ({
  signedIn: page,
  api,
}) => {
  const { orders } = await read<{ orders: PlacedOrder[] }>(api, "/orders?limit=200&order=created_at");
  const wanted = ["eur", "dkk", "usd", "jpy"].map((currency) => {
    const ones = orders.filter(({ currency_code }) => currency_code === currency);
    return (
      ones.find(({ discounts, gift_cards }) => (discounts?.length ?? 0) + (gift_cards?.length ?? 0) > 0) ??
      ones[0]
    );
  });
  for (const one of wanted) {
    const order = await readOrder(api, one?.id ?? "");
    const money = (amount: number) =>
      plain(formatMoney({ amount, currencyCode: order.currency_code, locale: "en" }));
    await page.goto(at(`orders/${order.id}`));
    const table = page.getByRole("table", { name: "Items" });
    const first = order.items[0];
    const line = table
      .getByRole("row")
      .filter({ hasText: first?.title ?? "" })
      .first();
    await expect(line).toBeVisible();
    const shown = await table.evaluate((element) =>
      [...element.querySelectorAll("tfoot tr")].map((row) => row.textContent),
    );
    const expected = totalsOf(order, "en").map(({ amount }) => money(amount));
    expect(shown.map(plain).map((text, index) => text.endsWith(expected[index] ?? "-"))).toEqual(
      expected.map(() => true),
    );
    const amounts = await table.locator("tbody td[data-area=sum] > .th-money").allTextContents();
    expect(amounts.map(plain)).toEqual(order.items.map((item) => money(amountOf(item))));
    for (const { code } of order.discounts ?? [])
      await expect(table.locator("tfoot").getByText(code)).toBeVisible();
  }
});

test("an order opens with six calls, none of them per line; the rest is read when it is opened", async ({
  signedIn: page,
  api,
}) => {
  const order = await placeOrder(api, { currency: "eur", lines: 4 });
  const calls = countCalls(page);
  await page.goto(at(`orders/${order.id}`));
  await expect(page.getByRole("table", { name: "Items" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Timeline" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  // Whether what people do may be counted is asked on every page, and batch jobs are looked for now and then.
  const own = calls.filter((call) => !/analytics-configs|batch-jobs/.test(call));
  expect(own.toSorted()).toEqual(
    [
      "GET /admin/auth",
      "GET /admin/store",
      `GET /admin/orders/${order.id}`,
      "GET /admin/notes",
      "GET /admin/notifications",
      "GET /admin/reservations",
    ].toSorted(),
  );
  await expect(page.getByRole("button", { name: "Capture payment" })).toHaveClass(/th-button--primary/);
  const raw = page.getByText("Raw data");
  expect(await page.locator(".th-json").count()).toBe(0);
  await raw.click();
  await expect(page.getByText(`"${order.id}"`).first()).toBeVisible();
  const before = calls.length;
  await page.getByText("Other orders").click();
  await expect.poll(() => calls.slice(before)).toContain("GET /admin/orders");
});

test("a row leads to the order's number and state before the store has answered", async ({
  signedIn: page,
}) => {
  await page.goto(at("orders"));
  const row = recordRows(page).first();
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
  await expect(page.getByRole("table", { name: "Items" })).toBeVisible();
});
