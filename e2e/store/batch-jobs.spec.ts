import { readFile } from "node:fs/promises";
import type { APIRequestContext, Locator, Page } from "playwright/test";
import { text } from "../../scripts/text";
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

/** The page asks less and less often, so what a slow store has just missed is seen after half a minute. */
const ofJob = 40_000;

const toastOf = (page: Page, said: string) =>
  page
    .getByRole("region", { name: text("shell.toasts") })
    .getByRole("listitem")
    .filter({ hasText: said });

async function openActivity(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: startsWith(text("activity.title")) }).click();
  const drawer = page.getByRole("dialog", { name: text("activity.title") });
  await expect(drawer.getByRole("region", { name: text("jobs.title") })).toBeVisible();
  return drawer;
}

/** The job that was started last is the first of the list. */
const newestJob = (drawer: Locator) =>
  drawer
    .getByRole("region", { name: text("jobs.title") })
    .getByRole("listitem")
    .first();

async function exportByStore(page: Page): Promise<Job> {
  await page
    .getByRole("button", { name: text("export.button"), exact: true })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: text("export.store") }).check();
  const made = page.waitForResponse(
    (answer) => answer.request().method() === "POST" && answer.url().endsWith("/admin/batch-jobs"),
  );
  await dialog.getByRole("button", { name: text("export.start") }).click();
  const { batch_job } = await (await made).json();
  await expect(toastOf(page, text("export.begun"))).toBeVisible();
  await expect(dialog).toHaveCount(0);
  return batch_job;
}

test("spec 3.1, 3.24, 4.1, 4.4, 7.22, 8.3: a product export goes from the list to the deletion of its file", async ({
  signedIn: page,
  api,
}) => {
  test.slow();
  const question = "q=tent&status[]=published";
  const { products } = await (await api.get(`/admin/products?${question}&fields=id,title`)).json();
  expect(products.length).toBeGreaterThan(1);
  const polls = countPolls(page);
  await page.goto(at("products?q=tent&status=published"));
  await expect(recordRows(page)).toHaveCount(products.length);
  const { id } = await exportByStore(page);

  await expect(toastOf(page, text("jobs.completed", { type: "Product export" }))).toContainText(
    text("jobs.success"),
    { timeout: ofJob },
  );
  await expect(page.getByRole("button", { name: text("activity.titleNew", { count: 1 }) })).toBeVisible();
  const drawer = await openActivity(page);
  const card = newestJob(drawer);
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
  const { result } = await readJob(api, id);
  expect((await api.get(`/uploads/${result?.file_key}`)).status()).toBe(404);
  // One question serves everybody: no job is asked for on its own.
  expect(polls.filter((path) => !path.startsWith("/admin/batch-jobs?"))).toEqual([]);
});

test("an export of selected orders holds them and no others", async ({ signedIn: page, api }) => {
  test.slow();
  await page.goto(at("orders"));
  const rows = recordRows(page);
  await rows.nth(0).getByRole("checkbox").check();
  await rows.nth(1).getByRole("checkbox").check();
  const numbers = (await rows.getByRole("link", { name: /^#\d+$/ }).allTextContents()).slice(0, 2);
  const { id, type } = await exportByStore(page);
  expect(type).toBe("order-export");
  await expect(toastOf(page, text("jobs.completed", { type: "Order export" }))).toBeVisible({
    timeout: ofJob,
  });
  const { result } = await readJob(api, id);
  const [, ...lines] = (await (await api.get(`/uploads/${result?.file_key}`)).text()).trim().split("\r\n");
  expect(lines.map((line) => `#${line.split(";")[1]}`).sort()).toEqual(numbers.sort());
});

test("spec 4.4: an import that waits for confirmation is cancelled", async ({ signedIn: page, api }) => {
  test.slow();
  await page.goto(at("products"));
  await expect(recordRows(page).first()).toBeVisible();
  const { id } = await startImport(api, [
    importHead,
    "never;Never;draft;One;never-1;1;false;true;Size;One;100",
  ]);
  const drawer = await openActivity(page);
  const card = newestJob(drawer);
  await expect(card).toContainText(`${text("jobs.status.pre_processed")} ${text("jobs.byYou")}`, {
    timeout: ofJob,
  });
  await card.getByRole("button", { name: text("jobs.actions.cancel") }).click();
  await Promise.all([
    expect(toastOf(page, text("jobs.canceled", { type: "Product import" }))).toBeVisible(),
    expect(card).toContainText(`${text("jobs.status.canceled")} ${text("jobs.byYou")}`),
  ]);
  await expect(card.getByRole("button")).toHaveCount(0);
  expect((await readJob(api, id)).status).toBe("canceled");
});

test("a failed job shows its errors row by row", async ({ signedIn: page, api }) => {
  test.slow();
  await page.goto(at("products"));
  await expect(recordRows(page).first()).toBeVisible();
  const lines = [
    "Product Handle;Product Title;Variant Title;Variant SKU",
    "x;X;One;x-1",
    ";No handle;One;y-1",
  ];
  const { id, context } = await startImport(api, lines);
  await expect(toastOf(page, text("jobs.failed", { type: "Product import" }))).toBeVisible({
    timeout: ofJob,
  });
  const drawer = await openActivity(page);
  const card = newestJob(drawer);
  await expect(card).toContainText(text("jobs.status.failed"));
  await card.getByText(text("jobs.errors", { count: 1 }), { exact: true }).click();
  await expect(card.getByRole("list").getByRole("listitem")).toHaveText(
    new RegExp(
      `^${text("jobs.row", { row: "\\d" })} The csv file parsing failed due to: No value found for target column "Product Handle"`,
    ),
  );
  await card.getByRole("button", { name: text("jobs.actions.again") }).click();
  await expect.poll(async () => (await readJobs(api))[0]?.id).not.toBe(id);
  const [newest] = await readJobs(api);
  const again = await readJob(api, newest?.id ?? "");
  expect([again.type, again.dry_run, again.context.fileKey]).toEqual([
    "product-import",
    true,
    context.fileKey,
  ]);
  await expect.poll(async () => (await readJobs(api))[0]?.status, { timeout: ofJob }).toBe("failed");
  await expect(newestJob(drawer)).toContainText(`${text("jobs.status.failed")} ${text("jobs.byYou")}`, {
    timeout: ofJob,
  });
});

test("spec 4.1, 4.3, 4.4: a confirmed import refreshes the products", async ({ signedIn: page, api }) => {
  test.slow();
  const title = unique("Imported");
  const handle = title.toLowerCase().replaceAll(" ", "-");
  await page.goto(at(`products?q=${encodeURIComponent(title)}`));
  await expect(page.getByRole("heading", { level: 1, name: text("products.title") })).toBeVisible();
  const row = [handle, title, "draft", "One", `${handle}-1`, "10", "false", "true", "Size", "One", "1200"];
  const { id } = await startImport(api, [importHead, row.join(";")]);
  const drawer = await openActivity(page);
  const card = newestJob(drawer);
  await expect(card).toContainText(text("jobs.status.pre_processed"), { timeout: ofJob });
  await expect(card).toContainText("There will be 1 products created");
  await card.getByRole("button", { name: text("jobs.actions.confirm") }).click();
  await expect(toastOf(page, text("jobs.completed", { type: "Product import" }))).toBeVisible({
    timeout: ofJob,
  });
  expect((await readJob(api, id)).status).toBe("completed");
  await page.keyboard.press("Escape");
  await expect(recordRows(page).getByText(title)).toBeVisible();
  const { products } = await (await api.get(`/admin/products?q=${encodeURIComponent(title)}`)).json();
  for (const product of products) await api.delete(`/admin/products/${product.id}`);
});

test("spec 7.8, 9.1: reads 100 jobs since midnight one month ago, again as time passes and on window focus", {
  tag: "@clock",
}, async ({ signedIn: page }) => {
  await page.clock.install();
  const polls = countPolls(page);
  await page.goto(at("products"));
  await expect(recordRows(page).first()).toBeVisible();
  await expect.poll(() => polls.length).toBeGreaterThan(0);
  const midnight = await page.evaluate(() => {
    const now = new Date();
    const lastDay = new Date(now.getFullYear(), now.getMonth(), 0).getDate();
    return new Date(now.getFullYear(), now.getMonth() - 1, Math.min(now.getDate(), lastDay)).toISOString();
  });
  expect(polls[0]).toBe(`/admin/batch-jobs?limit=100&created_at[gte]=${midnight}`);
  // The unit tests hold the seconds between two questions: how many have passed here is up to how busy the machine is.
  const first = polls.length;
  await expect(async () => {
    await page.clock.runFor(1000);
    expect(polls.length).toBeGreaterThan(first);
  }).toPass();
  // Time stands still now, so that only the focus can be the reason for another question.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 100));
  await page.waitForLoadState("networkidle");
  const before = polls.length;
  // While the page still reads the last answer, it has no reason to ask again. One that comes late is not wanted twice.
  await expect(async () => {
    await page.clock.runFor(10);
    if (polls.length === before) await page.evaluate(() => void window.dispatchEvent(new Event("focus")));
    await expect.poll(() => polls.length, { timeout: 1000 }).toBe(before + 1);
  }).toPass();
});

test("batch jobs are not requested before signing in or after signing out", { tag: "@clock" }, async ({
  page,
}) => {
  await page.clock.install();
  const polls = countPolls(page);
  await page.goto(`${addresses.app}/login`);
  await expect(page.getByRole("button", { name: text("session.signIn") })).toBeVisible();
  for (let minute = 0; minute < 5; minute += 1) await page.clock.runFor(60_000);
  expect(polls).toEqual([]);
  await signIn(page);
  await expect(page.getByRole("navigation").first()).toBeVisible();
  for (let second = 0; second < 4; second += 1) await page.clock.runFor(1000);
  await expect.poll(() => polls.length).toBeGreaterThan(0);
  await page.getByRole("button", { name: text("shell.userMenu", { name: "" }) }).click();
  await page.getByRole("menuitem", { name: text("session.signOut") }).click();
  await expect(page.getByRole("button", { name: text("session.signIn") })).toBeVisible();
  const before = polls.length;
  for (let minute = 0; minute < 5; minute += 1) await page.clock.runFor(60_000);
  expect(polls.length).toBe(before);
});
