import type { APIRequestContext } from "playwright/test";
import { text } from "../../scripts/text";
import { openPage } from "../support/open-page";
import { fulfil, placeOrder, read, readOrder } from "../support/place-order";
import { addresses, countCalls, expect, recordRows, startsWith, test, unique } from "../support/test";

/** How the pagination says how many orders there are. */
const ofOrders = (total: number) =>
  text("ui.pagination.range", { range: "", total, noun: text("orders.count", { count: total }) });

/** It says how much is captured. */
const captureIt = startsWith(text("orders.actionAmounts.capture", { amount: "" }));

type ListedOrder = { id: string; display_id: number; email: string; payment_status: string };

/** How many orders the store has of some states. */
const countOf = async (api: APIRequestContext, states: Record<string, readonly string[]>) => {
  const query = Object.entries(states).flatMap(([key, words]) => words.map((word) => `${key}[]=${word}`));
  return (await read<{ count: number }>(api, `/orders?limit=1&${query.join("&")}`)).count;
};

const open = ["pending", "requires_action"];

test.describe("orders", () => {
  test("spec 7.24: the list shows what the store has, with at most four calls, and its rows are links", async ({
    signedIn: page,
    api,
    context,
  }) => {
    const calls = countCalls(page);
    const urls: string[] = [];
    page.on("request", (call) => urls.push(call.url()));
    // What comes after the rows holds nobody up: how much other views hold, the next page.
    const listed = page.waitForResponse(/\/admin\/orders\?(.*&)?limit=20(&|$)/).then(() => [...calls]);
    await page.goto(`${addresses.app}/a/orders`);
    const before = await listed;
    await expect(recordRows(page).first()).toBeVisible();
    const { orders, count } = await (await api.get("/admin/orders?limit=20&offset=0&expand=customer")).json();
    await expect(page.getByText(ofOrders(count))).toBeVisible();
    const numbers = await recordRows(page).locator(".th-table__link").allTextContents();
    expect(numbers).toEqual(orders.map((order: ListedOrder) => `#${order.display_id}`));
    expect(before.length, before.join(", ")).toBeLessThanOrEqual(4);

    await test.step("a row is a link: the middle button opens a tab", async () => {
      const opened = context.waitForEvent("page");
      await recordRows(page).first().click({ button: "middle" });
      const tab = await opened;
      await tab.waitForURL(new RegExp(`/a/orders/${orders[0].id}`), { waitUntil: "commit" });
      await tab.close();
    });

    await test.step("ready views are shown before the rows with their counts", async () => {
      const toCapture = await countOf(api, { status: open, payment_status: ["awaiting", "requires_action"] });
      const tab = page
        .getByRole("navigation", { name: text("views.title") })
        .getByRole("link", { name: startsWith(text("orders.views.to-capture")) });
      await expect(tab).toContainText(String(toCapture));
      // A count reads nothing of the orders but that they are there.
      const counted = urls.filter((url) => /\/admin\/orders\?.*limit=1(&|$)/.test(url));
      expect(counted.filter((url) => !/[?&]fields=id&expand=(&|$)/.test(url))).toEqual([]);
      expect(counted.length).toBeGreaterThan(0);
      await tab.click();
      await expect(page.getByText(ofOrders(toCapture))).toBeVisible();
      await expect(tab).toHaveAttribute("aria-current", "page");
      const chip = page.getByRole("button", { name: startsWith(text("orders.fields.payment_status")) });
      await expect(chip.first()).toContainText(text("orders.payment_status.awaiting"));
    });

    await test.step("lines are read for their column alone, and only filters of the store are offered", async () => {
      // The order whose row the pointer rests on is read ahead, whole; the list is what counts here.
      expect(urls.filter((url) => /\/admin\/orders\?.*expand=[^&]*items/.test(url))).toEqual([]);
      await openPage(page, "orders?columns=customer,items,country,total");
      const answer = await api.get("/admin/orders?limit=1&expand=items,shipping_address");
      const [{ items, shipping_address: address }] = (await answer.json()).orders;
      const units = items.reduce((sum: number, { quantity }: { quantity: number }) => sum + quantity, 0);
      const row = recordRows(page).first();
      await expect(row.getByRole("cell", { name: String(units), exact: true })).toBeVisible();
      await expect(row.getByText(address.country_code.toUpperCase(), { exact: true })).toHaveAttribute(
        "title",
        new Intl.DisplayNames("en-GB", { type: "region" }).of(address.country_code.toUpperCase()) ?? "",
      );
      await page.getByRole("button", { name: text("list.filter"), exact: true }).click();
      const filters = page.getByRole("dialog", { name: text("list.addFilter") });
      await expect(filters.getByText(text("orders.fields.total"))).toHaveCount(0);
      await filters.getByRole("button", { name: text("orders.fields.region") }).click();
      await expect(page.getByRole("combobox", { name: text("orders.fields.region") })).toBeVisible();
    });
  });

  test("filters are chips that are added, changed and removed, and come back with their page", async ({
    signedIn: page,
    api,
  }) => {
    await page.goto(`${addresses.app}/a/orders?page=2`);
    await page.getByRole("button", { name: text("list.filter"), exact: true }).click();
    await page
      .getByRole("dialog", { name: text("list.addFilter") })
      .getByRole("button", { name: text("orders.fields.payment_status") })
      .click();
    await page.getByRole("checkbox", { name: text("orders.payment_status.refunded"), exact: true }).check();
    await page.getByRole("checkbox", { name: text("orders.payment_status.partially_refunded") }).check();
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(/payment_status=refunded%2Cpartially_refunded$/);
    const count = await countOf(api, { payment_status: ["refunded", "partially_refunded"] });
    await expect(page.getByText(ofOrders(count))).toBeVisible();
    const remove = text("ui.chip.remove", { name: text("orders.fields.payment_status") });
    await page.getByRole("button", { name: remove }).click();
    await expect(page).toHaveURL(/\/a\/orders$/);

    await test.step("page and filters are restored on reload and on back", async () => {
      const captured = await countOf(api, { payment_status: ["captured"] });
      await openPage(page, "orders?payment_status=captured");
      await expect(page.getByText(ofOrders(captured))).toBeVisible();
      await page.getByRole("link", { name: text("ui.pagination.next") }).click();
      await expect(page.getByText("21–40")).toBeVisible();
      await expect(page.getByRole("table")).not.toHaveAttribute("aria-busy", "true");
      const second = (await recordRows(page).first().textContent()) ?? "";
      await page.reload();
      await expect(page.getByText("21–40")).toBeVisible();
      await expect(recordRows(page).first()).toHaveText(second);
      await recordRows(page).first().getByRole("link").click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText("#");
      await page.goBack();
      await expect(page.getByText("21–40")).toBeVisible();
      await expect(recordRows(page).first()).toHaveText(second);
    });

    await test.step("clearing the search keeps the filters", async () => {
      const link = recordRows(page).first().getByRole("link").first();
      const wanted = ((await link.textContent()) ?? "").replace("#", "");
      await page.getByRole("searchbox").fill(wanted);
      await expect(page).toHaveURL(new RegExp(`q=${wanted}`));
      await expect(page.getByRole("link", { name: `#${wanted}`, exact: true })).toBeVisible();
      await page.getByRole("button", { name: text("ui.search.clear") }).click();
      await expect(page).toHaveURL(/payment_status=captured$/);
    });

    await test.step("a page behind the end leads to the last one", async () => {
      await openPage(page, "orders?page=9999");
      await expect(page).not.toHaveURL(/9999/);
      await expect(recordRows(page).first()).toBeVisible();
    });
  });

  test("many orders are captured and fulfilled with one selection, though they leave the list", async ({
    signedIn: page,
    api,
  }) => {
    const email = `${unique("bulk").replace(" ", "-")}@customers.example`;
    const orders = [
      await placeOrder(api, { email, lines: 1 }),
      await placeOrder(api, { email, lines: 2 }),
      await fulfil(api, await placeOrder(api, { email, lines: 1 })),
    ];
    const now = () => Promise.all(orders.map(({ id }) => readOrder(api, id)));
    const states = async (key: "fulfillment_status" | "payment_status") =>
      (await now()).map((order) => order[key]);
    const toFulfil = () =>
      countOf(api, {
        fulfillment_status: ["not_fulfilled", "partially_fulfilled", "partially_shipped", "canceled"],
        status: open,
      });
    const three = `3 ${text("orders.count", { count: 3 })}`;
    const actionBar = page.locator(".th-action-bar");
    const button = (name: string) => actionBar.getByRole("button", { name, exact: true });
    await page.goto(`${addresses.app}/a/orders?q=${email}&payment_status=awaiting`);
    await expect(recordRows(page)).toHaveCount(3);
    // The sidebar says how many orders are to fulfil.
    const waiting = await toFulfil();
    const entry = page.getByRole("link", { name: startsWith(text("orders.title")) }).first();
    const sidebarSays = (count: number) =>
      expect(entry).toHaveAccessibleName(new RegExp(`${text("orders.views.to-fulfil")}: ${count}$`));
    await sidebarSays(waiting);
    await page.getByRole("checkbox", { name: text("list.selectPage") }).check();
    const fits = (count: number) => text("bulk.fits", { count, selected: 3 });
    await expect(button(`${text("orders.actions.shipAll")}… ${fits(1)}`)).toBeVisible();
    await expect(button(`${text("orders.actions.fulfil")}… ${fits(2)}`)).toBeVisible();

    await button(`${text("orders.actions.capture")}…`).click();
    const question = page.getByRole("alertdialog", { name: `${text("orders.actions.capture")}: ${three}` });
    const due = orders.reduce((sum, { total }) => sum + total, 0);
    const amount = `${new Intl.NumberFormat("en", { minimumFractionDigits: 2 }).format(due / 100)} EUR`;
    await expect(question).toContainText(text("orders.actionTexts.capture", { amount }));
    expect(await states("payment_status")).toEqual(["awaiting", "awaiting", "awaiting"]);
    await question.getByRole("button", { name: captureIt }).click();
    await expect(actionBar.getByRole("status")).toContainText(
      `${text("bulk.selected", { count: 3 })}${text("orders.actionResults.capture", { count: 3 })}`,
    );
    expect(await states("payment_status")).toEqual(["captured", "captured", "captured"]);

    // None of them is in the list any more: what they can take is read of each.
    await expect(recordRows(page)).toHaveCount(0);
    await expect(button(`${text("orders.actions.capture")}…`)).toHaveAttribute("aria-disabled", "true");
    await actionBar.getByRole("button", { name: startsWith(`${text("orders.actions.fulfil")}…`) }).click();
    const form = page.getByRole("dialog", { name: `${text("orders.actions.fulfil")}: ${three}` });
    const location = form.getByLabel(text("fulfillments.fields.location_id"));
    await expect(location.locator("option:checked")).toHaveText(text("orders.bulk.reservedLocation"));
    await location.selectOption({ label: "Copenhagen warehouse" });
    await form.getByRole("switch", { name: text("orders.fields.notify") }).click();
    await form.getByRole("button", { name: text("orders.actions.fulfil") }).click();
    await expect(actionBar.getByRole("status")).toContainText(
      `${text("orders.actionResults.fulfil", { count: 2 })}, ${text("bulk.failed", { count: 1 })}`,
    );
    await button(text("bulk.show")).click();
    const left = page.getByRole("dialog", {
      name: text("bulk.failedTitle", { action: text("orders.actions.fulfil") }),
    });
    await expect(left.getByRole("listitem")).toContainText(`#${orders[2]?.display_id}`);
    await expect(left.getByRole("listitem")).toContainText(text("orders.reasons.nothingLeft"));
    expect(await states("fulfillment_status")).toEqual(["fulfilled", "fulfilled", "fulfilled"]);
    await page.keyboard.press("Escape");
    await expect(button(`${text("orders.actions.fulfil")}…`)).toHaveAttribute("aria-disabled", "true");
    expect(await toFulfil()).toBe(waiting - 2);
    await sidebarSays(waiting - 2);
    await button(text("bulk.clear")).click();
    await expect(actionBar).toHaveCount(0);
  });

  test("spec 7.24: the detail page shows lines, totals, customer and addresses as the store has them, and says where there is no order", async ({
    signedIn: page,
    api,
  }) => {
    const { orders } = await (
      await api.get("/admin/orders?payment_status[]=partially_refunded&expand=claims&fields=id")
    ).json();
    // What went back for a claim has a row of its own.
    const { id } = orders.find(({ claims }: { claims: unknown[] }) => claims.length === 0);
    const { order } = await (await api.get(`/admin/orders/${id}`)).json();
    await page.goto(`${addresses.app}/a/orders/${order.id}`);
    await expect(page.getByRole("heading", { name: `#${order.display_id}` })).toBeVisible();
    const items = page.getByRole("table", { name: text("orders.sections.items") });
    for (const item of order.items)
      await expect(items.getByText(item.title, { exact: true }).first()).toBeVisible();
    const digits = ["jpy", "krw", "vnd"].includes(order.currency_code) ? 0 : 2;
    const money = (amount: number) =>
      new Intl.NumberFormat("en", { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
        amount / 10 ** digits,
      );
    const row = (name: string) => items.getByRole("row", { name: startsWith(name) });
    await expect(row(text("orders.totals.total"))).toContainText(money(order.total));
    await expect(row(text("orders.totals.refunded"))).toContainText(money(order.refunded_total));
    const paid = order.payments
      .filter(({ captured_at }: { captured_at: string | null }) => captured_at)
      .reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0);
    await expect(row(text("orders.totals.net"))).toContainText(money(paid - order.refunded_total));
    const side = page.getByRole("complementary", { name: text("detail.side") });
    await expect(
      side.getByRole("button", {
        name: text("ui.copy", { value: order.email, name: text("orders.fields.email") }),
      }),
    ).toBeVisible();
    await expect(side.getByText(order.shipping_address.address_1)).toBeVisible();

    await test.step("an order that is not there says so and leads back", async () => {
      await openPage(page, "orders/order_gone");
      const missing = text("error.missingTitle", { noun: text("orders.one") });
      await expect(page.getByRole("alert")).toContainText(missing);
      await page
        .getByRole("link", { name: text("orders.title") })
        .last()
        .click();
      await expect(recordRows(page).first()).toBeVisible();
    });
  });
});
