// The page of an order beside the official one on the same store, an order with 200 lines and 100 notes while it is scrolled,
// and the list with 100,000 orders beside the store's own answer.
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { withDatabase } from "../examples/store/runtime/sql.mjs";
import { adminAccount, startStore } from "../examples/store/store.mjs";
import { copyRows } from "./copy-rows.mjs";
import { spread } from "./frames.mjs";
import { builtOfficial } from "./official.mjs";
import { measurePage, openBrowser } from "./page.mjs";
import { median, medians } from "./process.mjs";
import { answerAnalytics, serveOfficial } from "./served.mjs";

const repeats = 5;
const lines = 200;
const notes = 100;
const orders = 100_000;

/** The way to a store that runs elsewhere. */
const network = { latency: 40, megabits: 20 };

/** Makes an order long: copies of one of its lines, and notes. @returns its id */
async function growOrder(client) {
  const found = await client.query(
    `SELECT o.id, min(i.id) AS line FROM "order" o JOIN line_item i ON i.order_id = o.id
     WHERE o.fulfillment_status = 'not_fulfilled' AND o.status = 'pending' GROUP BY o.id ORDER BY o.id LIMIT 1`,
  );
  const { id, line } = found.rows[0];
  const from = (table) => `"${table}" source, generate_series(1, ${lines}) number`;
  await copyRows(client, {
    table: "line_item",
    from: from("line_item"),
    where: `source.id = '${line}'`,
    values: { id: "'item_many_' || number" },
  });
  await copyRows(client, {
    table: "line_item_tax_line",
    from: from("line_item_tax_line"),
    where: `source.item_id = '${line}'`,
    values: { id: "'litl_many_' || number", item_id: "'item_many_' || number" },
  });
  await client.query(
    `INSERT INTO note (id, value, resource_type, resource_id, created_at, updated_at)
     SELECT 'note_many_' || number, 'Note ' || number, 'order', $1, now() - number * interval '1 hour', now()
     FROM generate_series(1, ${notes}) number`,
    [id],
  );
  return id;
}

/** Fills the list: copies of one order, each a minute older than the one before. */
async function growList(client) {
  await copyRows(client, {
    table: "order",
    from: `(SELECT * FROM "order" ORDER BY id LIMIT 1) source, generate_series(1, ${orders}) number`,
    where: "true",
    values: {
      id: "'order_many_' || number",
      cart_id: "NULL",
      draft_order_id: "NULL",
      created_at: "source.created_at - number * interval '1 minute'",
    },
    leaveOut: ["display_id"],
  });
  await client.query("ANALYZE");
}

/** Scrolls through a page and back with the wheel: how far apart the browser's frames were, in milliseconds. */
async function measureScrolling(browser, { address, path }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    await context.request.post(new URL("/admin/auth", address).href, { data: adminAccount });
    const page = await context.newPage();
    await page.goto(address + path);
    await page.locator("tfoot tr").first().waitFor();
    const more = page.getByRole("button", { name: /^Show/ });
    while ((await more.count()) > 0) await more.first().click();
    await page.waitForLoadState("networkidle");
    await page.mouse.move(500, 500);
    await page.evaluate(() => {
      globalThis.frameTimes = [];
      const note = (time) => {
        globalThis.frameTimes.push(time);
        requestAnimationFrame(note);
      };
      requestAnimationFrame(note);
    });
    const session = await context.newCDPSession(page);
    await session.send("Performance.enable");
    const busy = async () => {
      const { metrics } = await session.send("Performance.getMetrics");
      const of = (name) => metrics.find((metric) => metric.name === name)?.value ?? 0;
      return { script: of("ScriptDuration"), layout: of("LayoutDuration") + of("RecalcStyleDuration") };
    };
    const before = await busy();
    for (const direction of [1, -1])
      for (let step = 0; step < 60; step += 1) {
        await page.mouse.wheel(0, direction * 200);
        await page.waitForTimeout(16);
      }
    const after = await busy();
    const times = await page.evaluate(() => globalThis.frameTimes);
    const gaps = times.slice(1).map((time, index) => time - times[index]);
    return {
      frames: gaps.length,
      dropped: gaps.filter((gap) => gap > 25).length,
      gapMilliseconds: spread(gaps),
      scriptMilliseconds: (after.script - before.script) * 1000,
      layoutMilliseconds: (after.layout - before.layout) * 1000,
    };
  } finally {
    await context.close();
  }
}

/** How long the store takes for the list's own question, and how long the list takes with it. */
async function measureList(browser, { address, store }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    await context.request.post(new URL("/admin/auth", address).href, { data: adminAccount });
    const page = await context.newPage();
    const asked = page.waitForRequest(/\/admin\/orders\?/);
    await page.goto(`${address}/a/orders`);
    const question = new URL((await asked).url()).search.replace(/offset=\d+/, "");
    await page.locator("tbody tr a").first().waitFor();
    const { cookies } = await context.storageState();
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    const runs = [];
    for (let index = 0; index < repeats; index += 1) {
      const offset = 40_000 + index * 20;
      const began = performance.now();
      await (
        await fetch(`${store.url}/admin/orders${question}&offset=${offset}`, { headers: { cookie } })
      ).text();
      const backend = performance.now() - began;
      const from = performance.now();
      await page.goto(`${address}/a/orders?page=${1 + (offset + 10_000) / 20}`, { waitUntil: "commit" });
      const [answer] = await Promise.all([
        page.waitForResponse(/\/admin\/orders\?/),
        page.locator("tbody tr a").first().waitFor(),
      ]);
      const { requestStart, responseEnd } = answer.request().timing();
      runs.push({ backend, answer: responseEnd - requestStart, page: performance.now() - from });
    }
    const middle = (key) => median(runs.map((run) => run[key]));
    return { orders, backend: middle("backend"), answer: middle("answer"), page: middle("page") };
  } finally {
    await context.close();
  }
}

/** @param {string} example a project with extensions, as the official tools have one */
export async function measureOrders(example) {
  const { serve } = await import("@tillhouse/admin-cli");
  const data = join(tmpdir(), "tillhouse-benchmarks");
  const store = await startStore({ port: 0, fresh: true, data });
  await answerAnalytics(store);
  const official = await serveOfficial(await builtOfficial(console.error), store.url);
  const admin = await serve({ directory: example, port: 0, backend: store.url, environment: {} });
  const browser = await openBrowser();
  try {
    /** In turns, so that whatever else the machine does befalls both alike. */
    const detail = async (id, network) => {
      const pages = {
        tillhouse: { address: admin.url, ready: "tfoot tr" },
        official: { address: official.url, ready: { text: "Total Paid" } },
      };
      const runs = { tillhouse: [], official: [] };
      // The first visit warms the store up and is not counted.
      for (let index = 0; index <= repeats; index += 1)
        for (const [name, page] of Object.entries(pages)) {
          const path = `/a/orders/${id}`;
          const run = await measurePage(browser, {
            ...page,
            path,
            account: adminAccount,
            settle: true,
            network,
          });
          if (index > 0) runs[name].push(run);
        }
      return { tillhouse: medians(runs.tillhouse), official: medians(runs.official) };
    };
    const picked = await withDatabase(store.databaseUrl, (client) =>
      client.query(
        `SELECT o.id FROM "order" o JOIN line_item i ON i.order_id = o.id
         WHERE o.fulfillment_status = 'not_fulfilled' GROUP BY o.id ORDER BY count(*) DESC, o.id LIMIT 1`,
      ),
    );
    const { id } = picked.rows[0];
    const result = {
      detail: await detail(id),
      detailOverNetwork: { network, ...(await detail(id, network)) },
    };
    const many = await withDatabase(store.databaseUrl, growOrder);
    result.scrolling = {
      lines,
      notes,
      ...(await measureScrolling(browser, { address: admin.url, path: `/a/orders/${many}` })),
    };
    await withDatabase(store.databaseUrl, growList);
    result.list = await measureList(browser, { address: admin.url, store });
    return result;
  } finally {
    await browser.close();
    await admin.close();
    official.close();
    await store.stop();
    await rm(data, { recursive: true, force: true });
  }
}
