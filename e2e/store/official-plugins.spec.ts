// Plugins from npm that bring pages and widgets for the official admin, as they are published, on a store that runs them.
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, serve } from "@tillhouse/admin-cli";
import { startStore } from "../../examples/store/store.mjs";
import { account, expect, test } from "../support/test";

const storeDirectory = fileURLToPath(new URL("../../examples/store/", import.meta.url));
const { resolve } = createRequire(storeDirectory);

const options: Record<string, object> = {
  "medusa-plugin-variant-images": {},
  "medusa-product-reviews": {},
  "@rsc-labs/medusa-store-analytics": {},
  // It asks for a key and does nothing with it until somebody pays.
  "medusa-payment-stripe": { api_key: "sk_test_none", webhook_secret: "none" },
};

const configuration = `module.exports = {
  projectConfig: {},
  plugins: [
    "medusa-payment-manual",
${Object.entries(options)
  .map(
    ([name, more]) =>
      `    { resolve: "${name}", options: ${JSON.stringify({ enableUI: true, ...more })} },\n`,
  )
  .join("")}  ],
};
`;

/** A payment as the Stripe plugin's endpoint tells it. */
const stripePayment = {
  id: "pi_3Ada",
  amount: 26_500,
  region: { currency_code: "usd", tax_rate: 0 },
  created: 1_790_000_000,
  type: "card",
  risk_level: "normal",
  risk_score: 12,
};

/** A project that has those plugins, with what the example store has installed. */
async function createProject(root: string): Promise<string> {
  const project = join(root, "shop");
  await mkdir(project);
  await writeFile(join(project, "package.json"), '{ "name": "shop" }');
  await writeFile(join(project, "medusa-config.js"), configuration);
  await symlink(join(storeDirectory, "node_modules"), join(project, "node_modules"));
  return project;
}

test.describe("plugins of the official admin", () => {
  // A store of its own, with tables that are made first.
  test.describe.configure({ timeout: 180_000 });

  test("are found in medusa-config.js, read the store and save to it", async ({ page }) => {
    const root = await mkdtemp(join(tmpdir(), "tillhouse-plugins-"));
    const directory = await createProject(root);
    const { manifest, warnings } = await build({ directory, environment: {} });
    expect(warnings).toEqual([]);
    expect(manifest.extensions.map(({ id }) => id)).toEqual(Object.keys(options));
    const plugins = Object.entries(options).map(([name, more]) => ({
      resolve: dirname(resolve(`${name}/package.json`)),
      options: { enableUI: true, ...more },
    }));
    const store = await startStore({ port: 0, data: join(root, "data"), plugins, migrations: true });
    const admin = await serve({ directory, port: 0, backend: store.url, environment: {} });
    const base = admin.url.replace(/\/$/, "");
    // What serves the admin passes on to the store, with its cookie.
    const api = new URL("/admin", base).href;
    try {
      const signedIn = await page.request.post(`${api}/auth`, { data: account });
      expect(signedIn.ok()).toBe(true);
      await page.addInitScript(() => localStorage.setItem("tillhouse.signed-in", "true"));
      const answer = await page.request.get(`${api}/products?limit=1&is_giftcard=false`);
      const { products } = await answer.json();
      const [product] = products;

      await page.goto(`${base}/a/products/${product.id}`);
      const images = page
        .locator("[data-tillhouse-v1]")
        .filter({ has: page.getByRole("heading", { name: "Variants Images" }) });
      await expect(images.getByText("No images...").first()).toBeVisible();
      await images.getByRole("button").first().click();
      await page.getByRole("menuitem", { name: "Edit Media" }).click();
      const dialog = page.getByRole("dialog");
      await expect(dialog).toHaveCSS("position", "fixed");
      await dialog.locator("img").first().click();
      await dialog.getByRole("button", { name: "Save and close" }).click();
      await expect(dialog).toBeHidden();
      await expect(images.locator("img")).toHaveCount(1);
      const saved = await page.request.get(`${api}/products/${product.id}`);
      const { product: now } = await saved.json();
      expect(now.variants.flatMap((variant: { images: unknown[] }) => variant.images)).toHaveLength(1);
      await expect(page.getByText("(0 reviews)")).toBeVisible();

      await page.getByRole("link", { name: "Analytics" }).click();
      await expect(page.getByRole("tab", { name: "Overview" })).toBeVisible();
      await expect(page.getByText("New orders by time")).toBeVisible();
      await expect(page.locator("[data-tillhouse-v1] svg.recharts-surface").first()).toBeVisible();
      await expect(page.getByText("Error when loading data")).toHaveCount(0);

      await page.getByRole("link", { name: "Reviews" }).click();
      await expect(page.getByText("There are no reviews for this Order")).toBeVisible();

      const { orders } = await (await page.request.get(`${api}/orders?limit=1`)).json();
      await page.goto(`${base}/a/orders/${orders[0].id}`);
      await expect(page.getByText("There are no reviews for this Order")).toBeVisible();

      // Stripe itself cannot be reached: what it says of the payment is given.
      await page.route(new RegExp(`/admin/orders/${orders[0].id}(\\?|$)`), async (route) => {
        const response = await route.fetch();
        const { order } = await response.json();
        const payments = order.payments.map((payment: object) => ({ ...payment, provider_id: "stripe" }));
        await route.fulfill({ response, json: { order: { ...order, payments } } });
      });
      await page.route("**/admin/orders/stripe-payments/*", (route) =>
        route.fulfill({ json: { payments: [stripePayment] } }),
      );
      await page.reload();
      const payments = page
        .locator("[data-tillhouse-v1]")
        .filter({ has: page.getByText("Stripe Payments", { exact: true }) });
      await expect(payments.getByRole("row")).toHaveCount(2);
      await expect(payments.getByRole("link", { name: stripePayment.id })).toBeVisible();
      await expect(payments.getByRole("cell", { name: "Normal - 12" })).toBeVisible();
      // Its classes have their styles.
      await expect(payments.getByRole("table")).toHaveCSS("border-collapse", "collapse");
      await expect(payments.getByRole("cell").first()).toHaveCSS("padding-left", "32px");
      await expect(page.getByRole("button", { name: /extension problem/ })).toHaveCount(0);
    } finally {
      await admin.close();
      await store.stop();
      await rm(root, { recursive: true, force: true });
    }
  });
});
