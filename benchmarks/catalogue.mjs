// The catalogue on the example store, before and after it has grown to 10,000 products, one of them with 1,000 variants: the
// list, the page of that product after a click, its grid of prices, and saving 1,000 of them.
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { withDatabase } from "../examples/store/runtime/sql.mjs";
import { adminAccount, startStore } from "../examples/store/store.mjs";
import { growCatalogue } from "./grow-catalogue.mjs";
import { measurePage, openBrowser } from "./page.mjs";
import { median, medians } from "./process.mjs";
import { answerAnalytics } from "./served.mjs";

const repeats = 5;
const size = { products: 10_000, variants: 1000 };
const rows = "tbody tr a";
const cells = '[role="grid"] [role="gridcell"]';

async function signIn(browser, address) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.request.post(new URL("/admin/auth", address).href, { data: adminAccount });
  await context.addInitScript(() => localStorage.setItem("tillhouse.signed-in", "true"));
  return await context.newPage();
}

/** Notes when a text stands as a heading and a selector is found: what a click was for. Runs in the page. */
function awaitDrawn({ heading, selector }) {
  globalThis.drawnAt = undefined;
  addEventListener("pointerdown", ({ timeStamp }) => (globalThis.pressedAt = timeStamp), {
    capture: true,
    once: true,
  });
  const look = () => {
    const isThere =
      (heading === undefined ||
        [...document.querySelectorAll("h2")].some(
          (element) =>
            element.textContent === heading && element.closest("section")?.querySelector(selector) !== null,
        )) &&
      document.querySelector(selector) !== null;
    if (isThere) requestAnimationFrame(() => (globalThis.drawnAt = performance.now()));
    else requestAnimationFrame(look);
  };
  look();
}

/** How long the pointer of a person rests on what it is about to press, in milliseconds. */
const restsFor = 250;

/** From the press of a button or link until what it leads to is drawn, in milliseconds, and the calls to the store until then. */
async function measureClick(page, target, drawn) {
  let calls = 0;
  const count = (request) => {
    if (new URL(request.url()).pathname.startsWith("/admin/")) calls += 1;
  };
  await page.evaluate(awaitDrawn, drawn);
  page.on("request", count);
  await target.hover();
  await page.waitForTimeout(restsFor);
  await target.click();
  await page.waitForFunction(() => globalThis.drawnAt !== undefined);
  const milliseconds = await page.evaluate(() => globalThis.drawnAt - globalThis.pressedAt);
  const callsBefore = calls;
  await page.waitForLoadState("networkidle");
  page.off("request", count);
  return { milliseconds, callsBefore, calls };
}

/** The page of a product and its grid of prices, each opened by a click. */
async function measureProduct(browser, { address, product }) {
  const runs = { page: [], grid: [] };
  for (let index = 0; index <= repeats; index += 1) {
    const page = await signIn(browser, address);
    await page.goto(`${address}/a/products?q=${encodeURIComponent(product.title)}`);
    const link = page.locator(`tbody tr a[href$="${product.id}"]`).first();
    await link.waitFor();
    await page.waitForLoadState("networkidle");
    const opened = await measureClick(page, link, { heading: "Variants", selector: rows });
    await page.getByRole("button", { name: `Actions for ${product.title}`, exact: true }).click();
    const grid = await measureClick(page, page.getByRole("menuitem", { name: /^Edit prices/ }), {
      selector: cells,
    });
    // The first visit warms the store up and is not counted.
    if (index > 0) {
      runs.page.push(opened);
      runs.grid.push(grid);
    }
    await page.context().close();
  }
  return { page: medians(runs.page), grid: medians(runs.grid) };
}

/** How long 1,000 prices are being saved before somebody stops that, in milliseconds. */
const savesFor = 20_000;

/** Saves a price of each variant: stopped on the way, found again after a reload, and gone on with. */
async function measureSaving(browser, { address, product }) {
  const page = await signIn(browser, address);
  await page.goto(`${address}/a/products/${product.id}`);
  const open = async () => {
    await page.getByRole("button", { name: `Actions for ${product.title}`, exact: true }).click();
    await page.getByRole("menuitem", { name: /^Edit prices/ }).click();
    await page.locator(cells).first().waitFor();
  };
  await open();
  let answers = 0;
  page.on("response", (response) => {
    if (response.request().method() === "POST" && /\/variants\//.test(response.url())) answers += 1;
  });
  // The first column of prices.
  const head = page.getByRole("columnheader", { name: /^[A-Z]{3}$/ }).first();
  const column = await head.getAttribute("aria-colindex");
  const first = `[aria-rowindex="2"] > [aria-colindex="${column}"]`;
  await page.locator(first).click();
  await page.evaluate(
    ({ selector, count }) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(
        "text/plain",
        Array.from({ length: count }, (_, row) => String(row + 7)).join("\n"),
      );
      document
        .querySelector(selector)
        .dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    },
    { selector: first, count: size.variants },
  );
  const unsaved = async () =>
    Number.parseInt((await page.getByText(/unsaved changes?$/).textContent()).replace(/\D/g, ""), 10);
  const pasted = await unsaved();
  const save = page.getByRole("button", { name: "Save changes", exact: true });
  await save.click();
  await page.getByText(/^Saving row/).waitFor();
  await page.waitForTimeout(savesFor);
  const during = answers;
  const stop = page.getByRole("button", { name: "Stop", exact: true });
  await stop.click();
  await page.getByText("Saving was stopped").waitFor();
  const saved = answers;
  await page.reload();
  await open();
  const left = await unsaved();
  await save.click();
  await page.getByText(/^Saving row/).waitFor();
  await page.waitForTimeout(savesFor / 2);
  const resumed = answers - saved;
  await page.context().close();
  return { pasted, rowsPerSecond: during / (savesFor / 1000), saved, left, resumed };
}

/** A list with an empty cache, and its last page, which nobody reads ahead. */
async function measureList(browser, { address, path, count }) {
  const at = (query = "") => ({ address, path: `${path}${query}`, account: adminAccount, ready: rows });
  const runs = { first: [], last: [] };
  for (let index = 0; index <= repeats; index += 1) {
    const first = await measurePage(browser, at());
    const last = await measurePage(browser, at(`?page=${Math.ceil(count / 20)}`));
    if (index === 0) continue;
    runs.first.push(first);
    runs.last.push(last);
  }
  return { records: count, first: medians(runs.first), last: medians(runs.last) };
}

/** How long the store itself takes for the list's own question. */
async function measureStore(store, cookie) {
  const times = [];
  for (let index = 0; index < repeats; index += 1) {
    const began = performance.now();
    await (
      await fetch(`${store.url}/admin/products?limit=20&order=-created_at`, { headers: { cookie } })
    ).text();
    times.push(performance.now() - began);
  }
  return median(times);
}

const countIn = (from) => async (client) =>
  (await client.query(`SELECT count(*)::int AS count FROM ${from} AND deleted_at IS NULL`)).rows[0].count;
const countOf = countIn("product WHERE NOT is_giftcard");
const itemCountOf = countIn("inventory_item WHERE true");

/** @param {string} example a project with extensions, as the official tools have one */
export async function measureCatalogue(example) {
  const { serve } = await import("@tillhouse/admin-cli");
  const data = join(tmpdir(), "tillhouse-benchmarks");
  const store = await startStore({ port: 0, fresh: true, data });
  const cookie = await answerAnalytics(store);
  const admin = await serve({ directory: example, port: 0, backend: store.url, environment: {} });
  const browser = await openBrowser();
  try {
    const address = admin.url;
    const list = async () => ({
      ...(await measureList(browser, {
        address,
        path: "/a/products",
        count: await withDatabase(store.databaseUrl, countOf),
      })),
      storeMilliseconds: await measureStore(store, cookie),
    });
    const stock = async () =>
      measureList(browser, {
        address,
        path: "/a/inventory",
        count: await withDatabase(store.databaseUrl, itemCountOf),
      });
    const small = await list();
    const smallStock = await stock();
    const product = await withDatabase(store.databaseUrl, (client) => growCatalogue(client, size));
    const large = await list();
    return {
      repeats,
      lists: { small, large },
      stock: { small: smallStock, large: await stock() },
      variants: product.variants,
      ...(await measureProduct(browser, { address, product })),
      saving: await measureSaving(browser, { address, product }),
    };
  } finally {
    await browser.close();
    await admin.close();
    await store.stop();
    await rm(data, { recursive: true, force: true });
  }
}
