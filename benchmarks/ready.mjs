// How long five screens take with an empty cache, beside the official admin on the same store, and what that time is spent on.
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { adminAccount, startStore } from "../examples/store/store.mjs";
import { builtOfficial } from "./official.mjs";
import { measurePage, openBrowser } from "./page.mjs";
import { medians } from "./process.mjs";
import { answerAnalytics, serveOfficial } from "./served.mjs";

const repeats = 5;

/** The record that a list of the store begins with. */
async function newest(store, many, cookie) {
  const answer = await fetch(`${store.url}/admin/${many}?limit=1&order=-created_at`, { headers: { cookie } });
  return (await answer.json())[many][0];
}

/** @param {string} example a project with extensions, as the official tools have one */
export async function measureReady(example) {
  const { serve } = await import("@tillhouse/admin-cli");
  const data = join(tmpdir(), "tillhouse-benchmarks");
  const store = await startStore({ port: 0, fresh: true, data });
  const cookie = await answerAnalytics(store);
  const official = await serveOfficial(await builtOfficial(console.error), store.url);
  const admin = await serve({ directory: example, port: 0, backend: store.url, environment: {} });
  const browser = await openBrowser();
  try {
    const order = await newest(store, "orders", cookie);
    const product = await newest(store, "products", cookie);
    const number = { text: `#${order.display_id}` };
    const title = { text: product.title };
    const account = adminAccount;
    const screens = {
      signIn: { path: "/login", ready: "input[type=password]" },
      orders: { path: "/a/orders", account, ready: number },
      order: { path: `/a/orders/${order.id}`, account, ready: "tfoot tr", official: { text: "Total Paid" } },
      products: { path: "/a/products", account, ready: title },
      product: { path: `/a/products/${product.id}`, account, ready: title },
    };
    const result = { repeats };
    for (const [name, { official: other, ...screen }] of Object.entries(screens)) {
      const runs = { tillhouse: [], official: [] };
      // In turns, so that whatever else the machine does befalls both alike. The first visits warm the store up.
      for (let index = 0; index <= repeats; index += 1) {
        const ours = await measurePage(browser, { address: admin.url, ...screen });
        const theirs = await measurePage(browser, {
          address: official.url,
          ...screen,
          ready: other ?? screen.ready,
        });
        if (index === 0) continue;
        runs.tillhouse.push(ours);
        runs.official.push(theirs);
      }
      const rounded = (counted) =>
        Object.fromEntries(
          Object.entries(medians(counted)).map(([key, figure]) => [key, Math.round(figure)]),
        );
      const [tillhouse, officialRuns] = [rounded(runs.tillhouse), rounded(runs.official)];
      result[name] = {
        ratio: Number((tillhouse.milliseconds / officialRuns.milliseconds).toFixed(2)),
        tillhouse,
        official: officialRuns,
      };
    }
    return result;
  } finally {
    await browser.close();
    await admin.close();
    official.close();
    await store.stop();
    await rm(data, { recursive: true, force: true });
  }
}
