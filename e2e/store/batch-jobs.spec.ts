import { readFile } from "node:fs/promises";
import type { APIRequestContext, Locator, Page } from "playwright/test";
import { text } from "../../scripts/text";
import { openPage } from "../support/open-page";
import { signIn } from "../support/sign-in";
import { addresses, expect, recordRows, startsWith, test, unique } from "../support/test";

const at = (path: string) => `${addresses.app}/a/${path}`;

interface Job {
  id: string;
  type: string;
  status: string;
  dry_run: boolean;
  context: { fileKey?: string; filterable_fields?: Record<string, unknown> };
  result: { file_key: string } | null;
}

async function readJobs(api: APIRequestContext): Promise<Job[]> {
  return (await (await api.get("/admin/batch-jobs?limit=100")).json()).batch_jobs;
}

async function readJob(api: APIRequestContext, id: string): Promise<Job> {
  return (await (await api.get(`/admin/batch-jobs/${id}`)).json()).batch_job;
}

/** Has the store prepare an import of a CSV file, as a later screen will. */
async function startImport(api: APIRequestContext, lines: string[]): Promise<Job> {
  const buffer = Buffer.from(`${lines.join("\r\n")}\r\n`);
  const multipart = { files: { name: "import.csv", mimeType: "text/csv", buffer } };
  const { uploads } = await (await api.post("/admin/uploads/protected", { multipart })).json();
  const data = { type: "product-import", dry_run: true, context: { fileKey: uploads[0].key } };
  return (await (await api.post("/admin/batch-jobs", { data })).json()).batch_job;
}

const importHead = [
  "Product Handle",
  "Product Title",
  "Product Status",
  "Variant Title",
  "Variant SKU",
  "Variant Inventory Quantity",
  "Variant Allow Backorder",
  "Variant Manage Inventory",
  "Option 1 Name",
  "Option 1 Value",
  "Price EUR",
].join(";");

/** Addresses of the calls about batch jobs that a page makes. */
function countPolls(page: Page): string[] {
  const polls: string[] = [];
  page.on("request", (call) => {
    const { pathname, search } = new URL(call.url());
    if (call.method() === "GET" && pathname.startsWith("/admin/batch-jobs"))
      polls.push(`${pathname}${decodeURIComponent(search)}`);
  });
  return polls;
}

const toastOf = (page: Page, said: string) =>
  page
    .getByRole("region", { name: text("shell.toasts") })
    .getByRole("listitem")
    .filter({ hasText: said });

/** Waits until the store has brought jobs to a status: a slow one takes half a minute. */
async function waitFor(api: APIRequestContext, ids: readonly string[], status: string): Promise<void> {
  const statuses = async () =>
    (await Promise.all(ids.map((id) => readJob(api, id)))).map((job) => job.status);
  await expect.poll(statuses, { timeout: 40_000 }).toEqual(ids.map(() => status));
}

/** Comes back to the window until the page has asked the store again: it asks less and less often by itself. */
async function seeAfterReturning(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => void window.dispatchEvent(new Event("focus")));
    await expect(shown).toBeVisible({ timeout: 1000 });
  }).toPass();
}

async function openActivity(page: Page): Promise<Locator> {
  // By keys: what was done before may be told right above it.
  await page.getByRole("button", { name: startsWith(text("activity.title")) }).press("Enter");
  const drawer = page.getByRole("dialog", { name: text("activity.title") });
  await expect(drawer.getByRole("region", { name: text("jobs.title") })).toBeVisible();
  return drawer;
}

const cardsOf = (drawer: Locator) =>
  drawer.getByRole("region", { name: text("jobs.title") }).getByRole("listitem");

async function exportByStore(page: Page): Promise<Job> {
  await page
    .getByRole("button", { name: text("export.button"), exact: true })
    .first()
    .press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: text("export.store") }).check();
  const made = page.waitForResponse(
    (answer) => answer.request().method() === "POST" && answer.url().endsWith("/admin/batch-jobs"),
  );
  await dialog.getByRole("button", { name: text("export.start") }).click();
  const { batch_job } = await (await made).json();
  await expect(toastOf(page, text("export.begun")).first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
  return batch_job;
}

test("spec 3.1, 3.24, 4.1, 4.4, 7.22, 8.3: a product export goes from the list to the deletion of its file, and one of selected orders holds no others", async ({
  signedIn: page,
  api,
}) => {
  test.slow();
  const question = "q=tent&status[]=published";
  const { products } = await (await api.get(`/admin/products?${question}&fields=id,title`)).json();
  expect(products.length).toBeGreaterThan(1);
  const polls = countPolls(page);
  await openPage(page, "orders");
  const rows = recordRows(page);
  await rows.nth(0).getByRole("checkbox").check();
  await rows.nth(1).getByRole("checkbox").check();
  const numbers = (await rows.getByRole("link", { name: /^#\d+$/ }).allTextContents()).slice(0, 2);
  const ofOrders = await exportByStore(page);
  expect(ofOrders.type).toBe("order-export");
  await openPage(page, "products?q=tent&status=published");
  await expect(page.getByRole("heading", { level: 1, name: text("products.title") })).toBeVisible();
  await expect(recordRows(page)).toHaveCount(products.length);
  const ofProducts = await exportByStore(page);

  await waitFor(api, [ofOrders.id, ofProducts.id], "completed");
  const told = toastOf(page, text("jobs.completed", { type: "Product export" }));
  await seeAfterReturning(page, told);
  await expect(told).toContainText(text("jobs.success"));
  await expect(page.getByRole("button", { name: text("activity.titleNew", { count: 2 }) })).toBeVisible();
  const { result } = await readJob(api, ofOrders.id);
  const [, ...orders] = (await (await api.get(`/uploads/${result?.file_key}`)).text()).trim().split("\r\n");
  expect(orders.map((line) => `#${line.split(";")[1]}`).sort()).toEqual(numbers.sort());

  const cards = cardsOf(await openActivity(page));
  await expect(cards.nth(1)).toContainText("Order export");
  await expect(cards.nth(1)).toContainText(`${text("jobs.status.completed")} ${text("jobs.byYou")}`);
  const card = cards.first();
  await expect(card).toContainText("Product export");
  await expect(card).toContainText(`${text("jobs.status.completed")} ${text("jobs.byYou")}`);
  const downloading = page.waitForEvent("download");
  await card.getByRole("button", { name: text("jobs.actions.download") }).click();
  const csv = await readFile(await (await downloading).path(), "utf8");
  const [head = "", ...lines] = csv.trim().split("\r\n");
  expect(head).toMatch(/^Product Id;Product Handle;Product Title;/);
  const titles = new Set(lines.map((line) => line.split(";")[2]));
  expect([...titles].sort()).toEqual(products.map(({ title }: { title: string }) => title).sort());

  await card.getByRole("button", { name: `${text("jobs.actions.deleteFile")}…` }).click();
  const asked = page.getByRole("alertdialog", {
    name: text("jobs.deleteFileTitle", { type: "Product export" }),
  });
  await asked.getByRole("button", { name: text("jobs.actions.deleteFile") }).click();
  await expect(card).toContainText(text("jobs.fileDeleted"));
  await expect(card.getByRole("button", { name: text("jobs.actions.download") })).toHaveCount(0);
  const file = (await readJob(api, ofProducts.id)).result?.file_key;
  expect((await api.get(`/uploads/${file}`)).status()).toBe(404);
  // One question serves everybody: no job is asked for on its own.
  expect(polls.filter((path) => !path.startsWith("/admin/batch-jobs?"))).toEqual([]);
});

test("spec 4.1, 4.3, 4.4: imports are confirmed, called off, and tell their errors row by row", async ({
  signedIn: page,
  api,
}) => {
  test.slow();
  const title = unique("Imported");
  const handle = title.toLowerCase().replaceAll(" ", "-");
  await page.goto(at(`products?q=${encodeURIComponent(title)}`));
  await expect(page.getByRole("heading", { level: 1, name: text("products.title") })).toBeVisible();
  const row = (of: string, name: string) =>
    [of, name, "draft", "One", `${of}-1`, "10", "false", "true", "Size", "One", "1200"].join(";");
  const wanted = await startImport(api, [importHead, row(handle, title)]);
  const unwanted = await startImport(api, [importHead, row("never", "Never"), row("nor", "Nor this")]);
  const broken = await startImport(api, [
    "Product Handle;Product Title;Variant Title;Variant SKU",
    "x;X;One;x-1",
    ";No handle;One;y-1",
  ]);
  await Promise.all([
    waitFor(api, [wanted.id, unwanted.id], "pre_processed"),
    waitFor(api, [broken.id], "failed"),
  ]);
  await seeAfterReturning(page, toastOf(page, text("jobs.failed", { type: "Product import" })));
  const cards = cardsOf(await openActivity(page));
  const waiting = `${text("jobs.status.pre_processed")} ${text("jobs.byYou")}`;

  await test.step("a confirmed one refreshes the products", async () => {
    const card = cards.filter({ hasText: "There will be 1 products created" });
    await expect(card).toContainText(waiting);
    await card.getByRole("button", { name: text("jobs.actions.confirm") }).click();
    await waitFor(api, [wanted.id], "completed");
    await seeAfterReturning(page, toastOf(page, text("jobs.completed", { type: "Product import" })));
  });

  await test.step("one that waits for confirmation is cancelled", async () => {
    const card = cards.filter({ hasText: waiting });
    await expect(card).toContainText("There will be 2 products created");
    await card.getByRole("button", { name: text("jobs.actions.cancel") }).click();
    await expect(toastOf(page, text("jobs.canceled", { type: "Product import" }))).toBeVisible();
    const cancelled = cards.filter({ hasText: `${text("jobs.status.canceled")} ${text("jobs.byYou")}` });
    await expect(cancelled).toBeVisible();
    await expect(cancelled.getByRole("button")).toHaveCount(0);
    expect((await readJob(api, unwanted.id)).status).toBe("canceled");
  });

  await test.step("a failed one shows its errors, and is sent again", async () => {
    const card = cards.filter({ hasText: `${text("jobs.status.failed")} ${text("jobs.byYou")}` });
    await card.getByText(text("jobs.errors", { count: 1 }), { exact: true }).click();
    await expect(card.getByRole("list").getByRole("listitem")).toHaveText(
      new RegExp(
        `^${text("jobs.row", { row: "\\d" })} The csv file parsing failed due to: No value found for target column "Product Handle"`,
      ),
    );
    await card.getByRole("button", { name: text("jobs.actions.again") }).click();
    await expect.poll(async () => (await readJobs(api))[0]?.id).not.toBe(broken.id);
    const again = await readJob(api, (await readJobs(api))[0]?.id ?? "");
    expect([again.type, again.dry_run, again.context.fileKey]).toEqual([
      "product-import",
      true,
      broken.context.fileKey,
    ]);
    await waitFor(api, [again.id], "failed");
    await seeAfterReturning(page, card.nth(1));
  });

  await page.keyboard.press("Escape");
  await expect(recordRows(page).getByText(title)).toBeVisible();
  const { products } = await (await api.get(`/admin/products?q=${encodeURIComponent(title)}`)).json();
  for (const product of products) await api.delete(`/admin/products/${product.id}`);
});

test("spec 7.8, 9.1: reads 100 jobs since midnight one month ago, and none before signing in or after signing out", {
  tag: "@clock",
}, async ({ page }) => {
  await page.clock.install();
  const polls = countPolls(page);
  await page.goto(`${addresses.app}/login`);
  await expect(page.getByRole("button", { name: text("session.signIn") })).toBeVisible();
  // Twice: what the first brings about is seen by the end of the second.
  for (let time = 0; time < 2; time += 1) await page.clock.fastForward(300_000);
  expect(polls).toEqual([]);
  await signIn(page);
  await expect(page.getByRole("navigation").first()).toBeVisible();
  await expect(async () => {
    await page.clock.runFor(1000);
    expect(polls.length).toBeGreaterThan(0);
  }).toPass();
  const midnight = await page.evaluate(() => {
    const now = new Date();
    const lastDay = new Date(now.getFullYear(), now.getMonth(), 0).getDate();
    return new Date(now.getFullYear(), now.getMonth() - 1, Math.min(now.getDate(), lastDay)).toISOString();
  });
  expect(polls[0]).toBe(`/admin/batch-jobs?limit=100&created_at[gte]=${midnight}`);
  await page.getByRole("button", { name: text("shell.userMenu", { name: "" }) }).click();
  await page.getByRole("menuitem", { name: text("session.signOut") }).click();
  await expect(page.getByRole("button", { name: text("session.signIn") })).toBeVisible();
  const before = polls.length;
  for (let time = 0; time < 2; time += 1) await page.clock.fastForward(300_000);
  expect(polls.length).toBe(before);
});
