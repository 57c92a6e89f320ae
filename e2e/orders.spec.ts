import { addresses, countCalls, expect, recordRows, test } from "./store";

interface ListedOrder {
  id: string;
  display_id: number;
  email: string;
  payment_status: string;
}

test.describe("orders", () => {
  test("the list shows what the store has, with at most four calls", async ({ signedIn: page, api }) => {
    const calls = countCalls(page);
    await page.goto(`${addresses.app}/a/orders`);
    const { orders, count } = await (await api.get("/admin/orders?limit=20&offset=0&expand=customer")).json();
    await expect(page.getByText(`of ${count} orders`)).toBeVisible();
    const numbers = await recordRows(page).locator(".th-table__link").allTextContents();
    expect(numbers).toEqual(orders.map((order: ListedOrder) => `#${order.display_id}`));
    expect(calls.length, calls.join(", ")).toBeLessThanOrEqual(4);
  });

  test("searching asks the store, and clearing the search keeps the filters", async ({
    signedIn: page,
    api,
  }) => {
    await page.goto(`${addresses.app}/a/orders?payment_status=captured`);
    const { orders } = await (await api.get("/admin/orders?limit=1&payment_status[]=captured")).json();
    const [{ display_id: wanted }] = orders as [ListedOrder];
    await page.getByRole("searchbox").fill(String(wanted));
    await expect(page).toHaveURL(new RegExp(`q=${wanted}`));
    await expect(page.getByRole("link", { name: `#${wanted}`, exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Clear search" }).click();
    await expect(page).toHaveURL(/payment_status=captured$/);
  });

  test("a filter is a chip that can be added, changed and removed, and returns to page 1", async ({
    signedIn: page,
    api,
  }) => {
    await page.goto(`${addresses.app}/a/orders?page=2`);
    await page.getByRole("button", { name: "Filter", exact: true }).click();
    await page.getByRole("dialog", { name: "Add a filter" }).getByRole("button", { name: "Payment" }).click();
    await page.getByRole("checkbox", { name: "Refunded", exact: true }).check();
    await page.getByRole("checkbox", { name: "Partly refunded" }).check();
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(/payment_status=refunded%2Cpartially_refunded$/);
    const answer = await api.get(
      "/admin/orders?limit=1&payment_status[]=refunded&payment_status[]=partially_refunded",
    );
    const { count } = await answer.json();
    await expect(page.getByText(`of ${count} orders`)).toBeVisible();
    await page.getByRole("button", { name: "Remove filter Payment" }).click();
    await expect(page).toHaveURL(/\/a\/orders$/);
  });

  test("page and filters come back on reload and on the browser's back button", async ({
    signedIn: page,
  }) => {
    await page.goto(`${addresses.app}/a/orders`);
    await page.getByRole("link", { name: "Next page" }).click();
    await expect(page.getByText("21–40")).toBeVisible();
    await expect(page.getByRole("table")).not.toHaveAttribute("aria-busy", "true");
    const second = await recordRows(page).first().textContent();
    await page.reload();
    await expect(page.getByText("21–40")).toBeVisible();
    expect(await recordRows(page).first().textContent()).toBe(second);
    await recordRows(page).first().getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("#");
    await page.goBack();
    await expect(page.getByText("21–40")).toBeVisible();
  });

  test("a page behind the end leads to the last one", async ({ signedIn: page }) => {
    await page.goto(`${addresses.app}/a/orders?page=9999`);
    await expect(recordRows(page).first()).toBeVisible();
    await expect(page).not.toHaveURL(/9999/);
  });

  test("a row is a link: the middle button opens a tab", async ({ signedIn: page, context }) => {
    await page.goto(`${addresses.app}/a/orders`);
    const opened = context.waitForEvent("page");
    await recordRows(page).first().click({ button: "middle" });
    const tab = await opened;
    await expect(tab.getByRole("heading", { level: 1 })).toContainText("#");
  });

  test("the detail shows lines, totals, customer and addresses as the store has them", async ({
    signedIn: page,
    api,
  }) => {
    const { orders } = await (
      await api.get("/admin/orders?limit=1&payment_status[]=partially_refunded")
    ).json();
    const { order } = await (await api.get(`/admin/orders/${orders[0].id}`)).json();
    await page.goto(`${addresses.app}/a/orders/${order.id}`);
    await expect(page.getByRole("heading", { name: `#${order.display_id}` })).toBeVisible();
    const items = page.getByRole("table", { name: "Items" });
    for (const item of order.items)
      await expect(items.getByText(item.title, { exact: true }).first()).toBeVisible();
    const digits = ["jpy", "krw", "vnd"].includes(order.currency_code) ? 0 : 2;
    const money = (amount: number) =>
      new Intl.NumberFormat("en", { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
        amount / 10 ** digits,
      );
    await expect(items.getByRole("row", { name: /^Total/ })).toContainText(money(order.total));
    await expect(items.getByRole("row", { name: /^Refunded/ })).toContainText(money(order.refunded_total));
    await expect(items.getByRole("row", { name: /^Net total/ })).toContainText(
      money(order.total - order.refunded_total),
    );
    const side = page.getByRole("complementary", { name: "About this record" });
    await expect(side.getByText(order.email)).toBeVisible();
    await expect(side.getByText(order.shipping_address.address_1)).toBeVisible();
  });

  test("an order that is not there says so and leads back", async ({ signedIn: page }) => {
    await page.goto(`${addresses.app}/a/orders/order_gone`);
    await expect(page.getByRole("alert")).toContainText("Order not found");
    await page.getByRole("link", { name: "Orders" }).last().click();
    await expect(recordRows(page).first()).toBeVisible();
  });
});
