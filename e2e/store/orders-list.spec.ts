import type { APIRequestContext, Page } from "playwright/test";
import { text } from "../../scripts/text";
import { capture, fulfil, type PlacedOrder, placeOrder, read, ship, write } from "../support/place-order";
import { addresses, expect, recordRows, startsWith, test, unique } from "../support/test";

const at = (path: string) => `${addresses.app}/a/${path}`;
const mail = (name: string) => `${unique(name).replace(" ", "-")}@customers.example`;

interface Named {
  id: string;
  name: string;
}

async function channelCalled(api: APIRequestContext, wanted: string): Promise<Named> {
  const { sales_channels: channels } = await read<{ sales_channels: Named[] }>(
    api,
    `/sales-channels?limit=50&q=${encodeURIComponent(wanted)}`,
  );
  const channel = channels.find(({ name }) => name === wanted);
  if (channel === undefined) throw new Error(`There is no channel called ${wanted}.`);
  return channel;
}

const chip = (page: Page, name: string) => page.getByRole("button", { name: new RegExp(`^${name}`) }).first();

/** Has the store write the file of the list that is open, and answers its lines. */
async function exportByStore(page: Page, api: APIRequestContext): Promise<string[]> {
  await page
    .getByRole("button", { name: text("export.button"), exact: true })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: text("export.store") }).check();
  const making = page.waitForResponse(
    (answer) => answer.request().method() === "POST" && answer.url().endsWith("/admin/batch-jobs"),
  );
  await dialog.getByRole("button", { name: text("export.start") }).click();
  const { batch_job: made } = await (await making).json();
  interface Job {
    status: string;
    result: { file_key?: string } | null;
  }
  const job = async () => (await read<{ batch_job: Job }>(api, `/batch-jobs/${made.id}`)).batch_job;
  await expect.poll(async () => (await job()).status, { timeout: 30_000 }).toBe("completed");
  const file = await api.get(`/uploads/${(await job()).result?.file_key}`);
  const [, ...lines] = (await file.text()).trim().split("\r\n");
  return lines.map((line) => `#${line.split(";")[1]}`).sort();
}

const numbersOf = (orders: readonly PlacedOrder[]) => orders.map(({ display_id }) => `#${display_id}`).sort();

test("filters and search of a URL are kept in orders and in drafts", async ({ signedIn: page, api }) => {
  const email = mail("kept");
  const order = await placeOrder(api, { email, currency: "eur" });
  await placeOrder(api, { email, currency: "jpy" });
  const channel = await channelCalled(api, "Online store");
  const address = at(
    `orders?q=${email}&payment_status=awaiting&region_id=${order.region_id}&sales_channel_id=${channel.id}`,
  );
  const expectTheSame = async () => {
    await expect(recordRows(page)).toHaveCount(1);
    await expect(page.getByRole("link", { name: `#${order.display_id}`, exact: true })).toBeVisible();
    await expect(chip(page, text("orders.fields.region"))).toContainText(order.region?.name ?? "");
    await expect(chip(page, text("orders.fields.sales_channel"))).toContainText("Online store");
    // Nothing that comes a moment later takes them away.
    await page.waitForLoadState("networkidle");
    const now = new URL(page.url()).searchParams;
    expect(Object.fromEntries(now)).toEqual(Object.fromEntries(new URL(address).searchParams));
  };
  await page.goto(address);
  await expectTheSame();
  await page.reload();
  await expectTheSame();
  await recordRows(page).getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("#");
  await page.goBack();
  await expectTheSame();

  await page.goto(at("draft-orders?q=nobody-at-all&status=open"));
  await expect(page.getByRole("heading", { name: text("draft-orders.title") })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(page).toHaveURL(/q=nobody-at-all&status=open$/);
  await expect(page.getByRole("searchbox")).toHaveValue("nobody-at-all");
});

test("the store's own file follows filters and search", async ({ signedIn: page, api }) => {
  test.setTimeout(90_000);
  const email = mail("export");
  const here = [await placeOrder(api, { email, lines: 1 }), await placeOrder(api, { email, lines: 1 })];
  const there = await placeOrder(api, { email, lines: 1, currency: "jpy" });
  const [online, tokyo] = [
    await channelCalled(api, "Online store"),
    await channelCalled(api, "Market Tokyo"),
  ];
  await page.goto(at(`orders?q=${email}&created_at=last-7-days&sales_channel_id=${online.id}`));
  await expect(recordRows(page)).toHaveCount(2);
  expect(await exportByStore(page, api)).toEqual(numbersOf(here));

  // Without a search the store filters by itself; dates are sent as moments.
  const asked = page.waitForRequest(
    // The page before has such a filter as well, and may read its list again.
    (call) => /\/admin\/orders\?.*created_at/.test(call.url()) && call.url().includes(tokyo.id),
  );
  await page.goto(at(`orders?created_at=today&sales_channel_id=${tokyo.id}`));
  const { search } = new URL((await asked).url());
  await expect(page.getByRole("link", { name: `#${there.display_id}`, exact: true })).toBeVisible();
  const { orders } = await read<{ orders: PlacedOrder[] }>(
    api,
    `/orders${search.replace(/limit=\d+/, "limit=500").replace(/offset=\d+/, "offset=0")}`,
  );
  expect(await exportByStore(page, api)).toEqual(numbersOf(orders));
});

test("a filter by date narrows in another language as it does in English", async ({
  signedIn: page,
  api,
}) => {
  const email = mail("heute");
  const order = await placeOrder(api, { email });
  await page.goto(at(`orders?q=${email}&lng=de`));
  await page.getByRole("button", { name: text("list.filter"), exact: true }).click();
  const filters = page.getByRole("dialog", { name: "Filter hinzufügen" });
  await filters.getByRole("button", { name: "Aufgegeben" }).click();
  await filters.getByRole("radio", { name: "Letzter Monat" }).check();
  await expect(page).toHaveURL(/created_at=last-month/);
  await expect(recordRows(page)).toHaveCount(0);
  await filters.getByRole("radio", { name: "Heute" }).check();
  await expect(page).toHaveURL(/created_at=today/);
  await expect(page.getByRole("link", { name: `#${order.display_id}`, exact: true })).toBeVisible();
});

test("a filter finds channels beyond the first ten", async ({ signedIn: page, api }) => {
  const name = unique("Stall");
  const made: Named[] = [];
  try {
    for (let index = 0; index < 24; index += 1) {
      const { sales_channel: channel } = await write<{ sales_channel: Named }>(api, "/sales-channels", {
        name: `${name} ${index}`,
      });
      made.push(channel);
    }
    const last = made[23];
    await page.goto(at("orders"));
    await page.getByRole("button", { name: text("list.filter"), exact: true }).click();
    await page
      .getByRole("dialog", { name: text("list.addFilter") })
      .getByRole("button", { name: text("orders.fields.sales_channel") })
      .click();
    const field = page.getByRole("combobox", { name: text("orders.fields.sales_channel") });
    const options = page.getByRole("option", { name });
    await field.fill(name);
    // The end of what is there leads to what comes after it.
    await expect(async () => {
      await page.keyboard.press("End");
      await expect(options).toHaveCount(made.length, { timeout: 1000 });
    }).toPass();
    await field.fill(last?.name ?? "");
    await page.getByRole("option", { name: last?.name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`sales_channel_id=${last?.id}$`));
  } finally {
    for (const { id } of made) await api.delete(`/admin/sales-channels/${id}`);
  }
});

test("every state of an order has a word of its own in the list", async ({ signedIn: page }) => {
  const states = {
    status: {
      pending: text("orders.status.pending"),
      completed: text("orders.status.completed"),
      archived: text("orders.status.archived"),
      canceled: text("orders.status.canceled"),
      requires_action: text("orders.status.requires_action"),
    },
    payment_status: {
      not_paid: text("orders.payment_status.not_paid"),
      awaiting: text("orders.payment_status.awaiting"),
      captured: text("orders.payment_status.captured"),
      partially_refunded: text("orders.payment_status.partially_refunded"),
      refunded: text("orders.payment_status.refunded"),
      canceled: text("orders.payment_status.canceled"),
      requires_action: text("orders.payment_status.requires_action"),
    },
    fulfillment_status: {
      not_fulfilled: text("orders.fulfillment_status.not_fulfilled"),
      partially_fulfilled: text("orders.fulfillment_status.partially_fulfilled"),
      fulfilled: text("orders.fulfillment_status.fulfilled"),
      partially_shipped: text("orders.fulfillment_status.partially_shipped"),
      shipped: text("orders.fulfillment_status.shipped"),
      partially_returned: text("orders.fulfillment_status.partially_returned"),
      returned: text("orders.fulfillment_status.returned"),
      canceled: text("orders.fulfillment_status.canceled"),
      requires_action: text("orders.fulfillment_status.requires_action"),
    },
  } as const;
  const nth = <Words extends object>(words: Words, index: number) => {
    const all = Object.entries(words);
    // Counting begins anew where there are fewer.
    return all[index % all.length] as [string, string];
  };
  // No store has orders in all of their states: each row is given others.
  await page.route(/\/admin\/orders\?/, async (route) => {
    const answer = await route.fetch();
    const { orders, ...rest } = await answer.json();
    const given = orders.map((order: object, index: number) => ({
      ...order,
      ...Object.fromEntries(Object.entries(states).map(([key, words]) => [key, nth(words, index)[0]])),
    }));
    await route.fulfill({ response: answer, json: { ...rest, orders: given } });
  });
  await page.goto(at("orders?columns=payment_status,fulfillment_status,status"));
  await expect(recordRows(page)).toHaveCount(20);
  for (let index = 0; index < 9; index += 1) {
    const row = recordRows(page).nth(index);
    const shown = Object.values(states).map((words) => nth(words, index)[1]);
    for (const word of shown) await expect(row.getByText(word, { exact: true }).first()).toBeVisible();
    await expect(row).not.toContainText("_");
    await expect(row).not.toContainText("N/A");
  }
  // The next page is read ahead, and may be on its way still.
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("the store sorts and pages the list", async ({ signedIn: page, api }) => {
  await page.goto(at("orders?rows=50&order=display_id"));
  const { orders } = await read<{ orders: PlacedOrder[] }>(
    api,
    "/orders?limit=50&order=display_id&fields=id,display_id&expand=",
  );
  await expect(recordRows(page)).toHaveCount(50);
  const links = page.locator(".th-table__link");
  expect(await links.allTextContents()).toEqual(orders.map(({ display_id }) => `#${display_id}`));
  await page
    .getByRole("columnheader", { name: new RegExp(text("orders.fields.display_id")) })
    .getByRole("button")
    .first()
    .click();
  await expect(page).not.toHaveURL(/order=display_id(&|$)/);
});

test("the returns of all orders are listed and filtered by state", async ({ signedIn: page, api }) => {
  const order = await placeOrder(api, { lines: 1 });
  await ship(api, await fulfil(api, await capture(api, order)));
  await write(api, `/orders/${order.id}/return`, {
    items: [{ item_id: order.items[0]?.id, quantity: 1 }],
    no_notification: true,
  });
  await page.goto(at("orders"));
  const views = page.getByRole("navigation", { name: text("views.title") });
  await views.getByRole("link", { name: startsWith(text("orders.views.to-receive")) }).click();
  await expect(page).toHaveURL(/orders\/returns/);
  const row = recordRows(page).filter({ hasText: `#${order.display_id}` });
  await expect(row).toContainText(text("returns.status.requested"));
  await page.goto(at("orders/returns?status=received"));
  await expect(recordRows(page).first()).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.goto(at("orders/returns?status=requested"));
  await row.getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1, name: `#${order.display_id}` })).toBeVisible();
});
