// Makes the README's pictures from the running product, on a freshly seeded store.
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright";
import { adminAccount, startStore } from "../examples/store/store.mjs";
import { chromiumFlags, ensureChromium } from "./chromium.mjs";
import { ensureBuilt, ensureInstalled, rootDirectory } from "./workspace.mjs";

const wide = { width: 1280, height: 800 };
const phone = { width: 390, height: 800 };

await ensureInstalled(console.log);
await ensureBuilt(console.log);
const { build, serve } = await import("@tillhouse/admin-cli");
const data = join(tmpdir(), "tillhouse-screenshots");
const directory = join(rootDirectory, "examples/extension-basics");
const store = await startStore({ port: 0, fresh: true, data });
await build({ directory, environment: {} });
const admin = await serve({ directory, port: 0, backend: store.url, environment: {} });
const browser = await chromium.launch({
  executablePath: await ensureChromium(console.log),
  args: chromiumFlags,
});

async function picture({ name, path, viewport, theme, ready }) {
  const context = await browser.newContext({ viewport, colorScheme: theme, locale: "en-GB" });
  await context.request.post(new URL("/admin/auth", admin.url).href, { data: adminAccount });
  const page = await context.newPage();
  await page.goto(`${admin.url}${typeof path === "string" ? path : await path(context.request)}`);
  await page.locator(ready).first().waitFor();
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path: join(rootDirectory, "docs/images", `${name}.png`) });
  await context.close();
}

async function first(request, list, query) {
  const answer = await (
    await request.get(new URL(`/admin/${list}?limit=1&${query}`, store.url).href, {
      headers: { cookie: await cookie() },
    })
  ).json();
  return answer[list][0].id;
}

/** The store's own session; its address differs from the admin's. */
async function cookie() {
  const answer = await fetch(new URL("/admin/auth", store.url), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(adminAccount),
  });
  return answer.headers.get("set-cookie").split(";")[0];
}

try {
  const rows = "tbody tr a";
  await picture({ name: "orders-light", path: "/a/orders", viewport: wide, theme: "light", ready: rows });
  await picture({
    name: "order-dark",
    path: async (request) =>
      `/a/orders/${await first(request, "orders", "payment_status[]=partially_refunded")}`,
    viewport: wide,
    theme: "dark",
    ready: "tfoot",
  });
  await picture({
    name: "collection-light",
    path: async (request) => `/a/collections?form=${await first(request, "collections", "q=weather")}`,
    viewport: wide,
    theme: "light",
    ready: "[role=dialog] input",
  });
  await picture({
    name: "products-phone",
    path: "/a/products",
    viewport: phone,
    theme: "light",
    ready: rows,
  });
} finally {
  await browser.close();
  await admin.close();
  await store.stop();
  await rm(data, { recursive: true, force: true });
}
