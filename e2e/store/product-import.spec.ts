import type { APIRequestContext, Page } from "playwright/test";
import { text } from "../../scripts/text";
import { openPage } from "../support/open-page";
import { expect, test, unique } from "../support/test";

interface Product {
  id: string;
  title: string;
  handle: string;
  status: string;
  subtitle: string | null;
  variants: { id: string; title: string; sku: string; prices: { currency_code: string; amount: number }[] }[];
  sales_channels: { id: string }[];
  options: { title: string }[];
}

async function readProduct(api: APIRequestContext, handle: string): Promise<Product | undefined> {
  const expand = "variants,variants.prices,sales_channels,options";
  const { products } = await (await api.get(`/admin/products?handle=${handle}&expand=${expand}`)).json();
  return products[0];
}

async function jobs(
  api: APIRequestContext,
): Promise<{ id: string; status: string; context: { fileKey: string } }[]> {
  return (await (await api.get("/admin/batch-jobs?limit=100")).json()).batch_jobs;
}

/** Drops a file onto the page of the import, and goes on to its rows. */
async function dropFile(page: Page, lines: readonly string[]): Promise<void> {
  const input = page.getByLabel(text("import.file.label"));
  await expect(input).toBeEnabled();
  const buffer = Buffer.from(lines.join("\n"));
  await input.setInputFiles({ name: "spring.csv", mimeType: "text/csv", buffer });
  await expect(page.getByRole("heading", { name: text("import.titles.columns") })).toBeVisible();
}

const checkRows = (page: Page) => page.getByRole("button", { name: text("import.checkRows") }).click();
const count = (page: Page, label: string) =>
  page
    .locator("dl > div")
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator("dd");

test("a spreadsheet of another shop creates and updates products after an error is fixed in its cell", async ({
  signedIn: page,
  api,
}) => {
  test.setTimeout(120_000);
  const stem = unique("import").toLowerCase().replaceAll(" ", "-");
  const { product } = await (
    await api.post("/admin/products", {
      data: {
        title: "Wool hat",
        subtitle: "Keeps warm",
        handle: `${stem}-hat`,
        status: "published",
        options: [{ title: "Size" }],
        variants: [
          {
            title: "One",
            sku: `${stem}-hat-1`,
            options: [{ value: "One" }],
            prices: [
              { currency_code: "eur", amount: 2500 },
              { currency_code: "usd", amount: 2700 },
            ],
          },
        ],
      },
    })
  ).json();
  await openPage(page, "products/import");
  await dropFile(page, [
    "Handle,Title,Body (HTML),Vendor,Published,Option1 Name,Option1 Value,Variant SKU,Our price",
    `${stem}-tee,Tee,Soft,Acme,true,Size,S,${stem}-tee-s,19.90`,
    `${stem}-tee,,,,,,M,${stem}-tee-m,19.90`,
    `${stem}-mug,Mug,,Acme,false,Colour,Blue,00${Date.now()},cheap`,
    `${stem}-hat,Wool hat,,Acme,true,Size,One,${stem}-hat-1,29`,
  ]);
  // The price and the vendor have names that nobody knows: one is chosen by hand, the other left out.
  const columns = page.getByRole("table", { name: text("import.titles.columns") });
  await expect(columns.getByText(text("import.columns.states.open"))).toHaveCount(2);
  await columns
    .getByLabel(text("import.columns.targetOf", { heading: "Our price" }))
    .selectOption({ label: "Price EUR" });
  await checkRows(page);

  const price = page.getByLabel(text("import.rows.cell", { column: "Price EUR", row: 4 }));
  await expect(price).toHaveAccessibleDescription(text("import.problems.amount"));
  await expect(page.getByRole("button", { name: text("import.goOn") })).toBeDisabled();
  await price.fill("12,50");
  // What was matched and typed is there again after a reload.
  await expect(page.getByText(text("import.rows.fine", { count: 4 }))).toBeVisible();
  await page.reload();
  await expect(page.getByText(text("import.rows.fine", { count: 4 }))).toBeVisible();
  await expect(count(page, text("import.counts.newProducts"))).toHaveText("2");
  await expect(count(page, text("import.counts.newVariants"))).toHaveText("3");
  await expect(count(page, text("import.counts.changedVariants"))).toHaveText("1");
  await page.getByRole("button", { name: text("import.goOn") }).click();
  await page.getByRole("button", { name: text("import.job.prepare") }).click();
  await expect(count(page, text("import.operations.PRODUCT_CREATE"))).toHaveText("2", { timeout: 30_000 });
  await expect(count(page, text("import.operations.VARIANT_UPDATE"))).toHaveText("1");
  await expect(page.getByText(text("import.job.otherCounts"))).toHaveCount(0);
  await page.getByRole("button", { name: text("import.job.confirm") }).click();
  await expect(page.getByText(text("import.job.phases.completed"))).toBeVisible({ timeout: 60_000 });

  const tee = await readProduct(api, `${stem}-tee`);
  expect(tee).toMatchObject({ title: "Tee", status: "published", options: [{ title: "Size" }] });
  expect(tee?.variants.map(({ sku }) => sku).sort()).toEqual([`${stem}-tee-m`, `${stem}-tee-s`]);
  const { store } = await (await api.get("/admin/store")).json();
  expect(tee?.sales_channels.map(({ id }) => id)).toEqual([store.default_sales_channel_id]);
  const mug = await readProduct(api, `${stem}-mug`);
  expect(mug?.status).toBe("draft");
  // Zeros at the start of a SKU are part of it.
  expect(mug?.variants[0]?.sku).toMatch(/^00\d+$/);
  expect(mug?.variants[0]?.prices.map(({ amount }) => amount)).toEqual([1250]);
  const hat = await readProduct(api, `${stem}-hat`);
  expect(hat).toMatchObject({ id: product.id, subtitle: "Keeps warm", status: "published" });
  expect(hat?.variants).toHaveLength(1);
  // The price that the file says nothing of stays.
  expect(
    hat?.variants[0]?.prices.map(({ currency_code, amount }) => `${currency_code} ${amount}`).sort(),
  ).toEqual(["eur 2900", "usd 2700"]);
  for (const made of [tee, mug, hat]) await api.delete(`/admin/products/${made?.id}`);
});

test("an import needs its file and can be cancelled, and the store's own export is imported without a change", async ({
  signedIn: page,
  api,
}) => {
  test.setTimeout(90_000);
  const stem = unique("gone").toLowerCase().replaceAll(" ", "-");
  // The store writes it meanwhile.
  const context = { filterable_fields: { status: ["published"] } };
  const data = { type: "product-export", dry_run: false, context };
  const { batch_job: ofStore } = await (await api.post("/admin/batch-jobs", { data })).json();
  await openPage(page, "products?status=published");
  await page.getByRole("link", { name: text("import.button"), exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: text("products.import") })).toBeVisible();

  await test.step("it needs its file", async () => {
    const before = (await jobs(api)).length;
    // Somebody clears the uploads just after the file has come.
    let isCleared = false;
    await page.route("**/admin/uploads/protected", async (route) => {
      const answer = await route.fetch();
      const { uploads } = await answer.json();
      if (!isCleared) await api.delete("/admin/uploads", { data: { file_key: uploads[0].key } });
      isCleared = true;
      await route.fulfill({ response: answer });
    });
    await dropFile(page, ["Handle;Title", `${stem};Never`]);
    await checkRows(page);
    await page.getByRole("button", { name: text("import.goOn") }).click();
    await page.getByRole("button", { name: text("import.job.prepare") }).click();
    await expect(page.getByRole("alert")).toContainText(text("import.job.fileGone"));
    expect((await jobs(api)).length).toBe(before);
  });

  await test.step("it can be cancelled", async () => {
    await page.getByRole("button", { name: text("action.retry") }).click();
    await expect(page.getByText(text("import.job.phases.pre_processed"))).toBeVisible({ timeout: 30_000 });
    const [job] = await jobs(api);
    await page.getByRole("button", { name: text("import.job.cancel") }).click();
    await expect(page.getByText(text("import.job.phases.canceled"))).toBeVisible();
    expect((await jobs(api)).find(({ id }) => id === job?.id)?.status).toBe("canceled");
    await expect.poll(async () => (await api.get(`/uploads/${job?.context.fileKey}`)).status()).toBe(404);
    expect(await readProduct(api, stem)).toBeUndefined();
  });

  await test.step("what the store has exported changes nothing", async () => {
    const read = async () => (await (await api.get(`/admin/batch-jobs/${ofStore.id}`)).json()).batch_job;
    await expect.poll(async () => (await read()).status, { timeout: 30_000 }).toBe("completed");
    const csv = await (await api.get(`/uploads/${(await read()).result.file_key}`)).text();
    await page.getByRole("button", { name: text("import.discard") }).click();
    await dropFile(page, [csv.trim()]);
    await expect(page.getByText(text("import.columns.states.open"), { exact: true })).toHaveCount(0);
    await checkRows(page);
    await expect(page.getByText(text("import.rows.nothing"))).toBeVisible({ timeout: 30_000 });
  });
});
