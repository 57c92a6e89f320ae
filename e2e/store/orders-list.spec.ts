import type { APIRequestContext, Page } from "playwright/test";
import german from "../../packages/admin-ui/src/messages/de.json" with { type: "json" };
import { text } from "../../scripts/text";
import { openPage } from "../support/open-page";
import { type PlacedOrder, placeOrder, read } from "../support/place-order";
import { addresses, expect, recordRows, test, unique } from "../support/test";

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

/** Has the store write the file of the list that is open; answers the id of its job. */
async function exportByStore(page: Page): Promise<string> {
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
  await expect(dialog).toHaveCount(0);
  return made.id;
}

/** The numbers of the orders in the file that a job writes. */
async function numbersIn(api: APIRequestContext, id: string): Promise<string[]> {
  interface Job {
    status: string;
    result: { file_key?: string } | null;
  }
  const job = async () => (await read<{ batch_job: Job }>(api, `/batch-jobs/${id}`)).batch_job;
  await expect.poll(async () => (await job()).status, { timeout: 30_000 }).toBe("completed");
  const file = await api.get(`/uploads/${(await job()).result?.file_key}`);
  const [, ...lines] = (await file.text()).trim().split("\r\n");
  return lines.map((line) => `#${line.split(";")[1]}`).sort();
}

const numbersOf = (orders: readonly PlacedOrder[]) => orders.map(({ display_id }) => `#${display_id}`).sort();

test("filters and search of a URL are kept in orders and in drafts, and the store's own file follows them", async ({
  signedIn: page,
  api,
}) => {
  test.setTimeout(90_000);
  const email = mail("kept");
  const here = [await placeOrder(api, { email, lines: 1 }), await placeOrder(api, { email, lines: 1 })];
  const there = await placeOrder(api, { email, lines: 1, currency: "jpy" });
  const [online, tokyo] = [
    await channelCalled(api, "Online store"),
    await channelCalled(api, "Market Tokyo"),
  ];
  const [{ region_id, region } = {}] = here;
  const address = at(
    `orders?q=${email}&payment_status=awaiting&region_id=${region_id}&created_at=last-7-days&sales_channel_id=${online.id}`,
  );
  const expectTheSame = async () => {
    await expect(recordRows(page)).toHaveCount(2);
    for (const number of numbersOf(here))
      await expect(page.getByRole("link", { name: number, exact: true })).toBeVisible();
    await expect(chip(page, text("orders.fields.region"))).toContainText(region?.name ?? "");
    await expect(chip(page, text("orders.fields.sales_channel"))).toContainText("Online store");
    // Nothing that comes a moment later takes them away.
    await page.waitForLoadState("networkidle");
    const now = new URL(page.url()).searchParams;
    expect(Object.fromEntries(now)).toEqual(Object.fromEntries(new URL(address).searchParams));
  };
  await page.goto(address);
  await expectTheSame();
  await recordRows(page).getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("#");
  await page.goBack();
  await expectTheSame();
  const searched = await exportByStore(page);

  // Without a search the store filters by itself; dates are sent as moments.
  const asked = page.waitForRequest(
    // The page before has such a filter as well, and may read its list again.
    (call) => /\/admin\/orders\?.*created_at/.test(call.url()) && call.url().includes(tokyo.id),
  );
  await openPage(page, `orders?created_at=today&sales_channel_id=${tokyo.id}`);
  const { search } = new URL((await asked).url());
  await expect(page.getByRole("link", { name: `#${there.display_id}`, exact: true })).toBeVisible();
  const { orders } = await read<{ orders: PlacedOrder[] }>(
    api,
    `/orders${search.replace(/limit=\d+/, "limit=500").replace(/offset=\d+/, "offset=0")}`,
  );
  const filtered = await exportByStore(page);

  await openPage(page, "draft-orders?q=nobody-at-all&status=open");
  await expect(page.getByRole("heading", { name: text("draft-orders.title") })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(page).toHaveURL(/q=nobody-at-all&status=open$/);
  await expect(page.getByRole("searchbox")).toHaveValue("nobody-at-all");

  // The store has written both files meanwhile.
  expect(await numbersIn(api, searched)).toEqual(numbersOf(here));
  expect(await numbersIn(api, filtered)).toEqual(numbersOf(orders));
});

test("the store sorts, pages and narrows the list, by date in another language as in English", async ({
  signedIn: page,
  api,
}) => {
  const email = mail("heute");
  const order = await placeOrder(api, { email, lines: 1 });
  await page.goto(at(`orders?q=${email}&lng=de`));
  await page.getByRole("button", { name: german["list.filter"], exact: true }).click();
  const filters = page.getByRole("dialog", { name: german["list.addFilter"] });
  await filters.getByRole("button", { name: german["orders.fields.placed"] }).click();
  await filters.getByRole("radio", { name: german["ui.period.last-month"] }).check();
  await expect(page).toHaveURL(/created_at=last-month/);
  await expect(recordRows(page)).toHaveCount(0);
  await filters.getByRole("radio", { name: german["ui.period.today"] }).check();
  await expect(page).toHaveURL(/created_at=today/);
  await expect(page.getByRole("link", { name: `#${order.display_id}`, exact: true })).toBeVisible();
  await page.keyboard.press("Escape");

  await openPage(page, "orders?rows=50&order=display_id");
  const { orders } = await read<{ orders: PlacedOrder[] }>(
    api,
    "/orders?limit=50&order=display_id&fields=id,display_id&expand=",
  );
  await expect(recordRows(page)).toHaveCount(50);
  await expect(page.locator(".th-table__link")).toHaveText(orders.map(({ display_id }) => `#${display_id}`));
  await page
    .getByRole("columnheader", { name: new RegExp(german["orders.fields.display_id"]) })
    .getByRole("button")
    .first()
    .click();
  await expect(page).not.toHaveURL(/order=display_id(&|$)/);
});
