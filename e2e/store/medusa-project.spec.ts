// The way of an owner whose project has extensions and plugins of the official admin: migrate it, start it, work with them,
// go back.
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { text } from "../../scripts/text";
import {
  addPublishedPlugins,
  copyMedusaProject,
  publishedPlugins,
  readMedusaProject,
  removePublishedPlugins,
  startDatabase,
  startMedusa,
} from "../support/medusa-project";
import { signIn } from "../support/sign-in";
import { account, expect, recordRows, startsWith, test, unique } from "../support/test";

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

// One project and one server for all of them, one after the other; the server is started by its command.
test.describe("a project of the official admin", () => {
  test.describe.configure({ mode: "serial", timeout: 180_000 });

  let root = "";
  let directory = "";
  let logFile = "";
  let before: Record<string, string> = {};
  let database: Awaited<ReturnType<typeof startDatabase>>;
  let server: Awaited<ReturnType<typeof startMedusa>> | undefined;
  const admin = () => `${server?.url}/dashboard/a`;

  const start = async (isDeveloping = false) => {
    const { port, databaseUrl } = database;
    server = await startMedusa({ directory, port, databaseUrl, logFile, isDeveloping });
  };
  const tillhouse = async (...words: string[]) => {
    const program = join(directory, "node_modules/@tillhouse/admin-cli/bin/tillhouse.js");
    return promisify(execFile)(process.execPath, [program, ...words], { cwd: directory });
  };

  test.beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), "tillhouse-medusa-project-"));
    directory = join(root, "shop");
    logFile = join(root, "shop.log");
    await copyMedusaProject(directory);
    before = await readMedusaProject(directory);
    // What the official admin was built into when it was started last.
    await mkdir(join(directory, "build/assets"), { recursive: true });
    await writeFile(join(directory, "build/index.html"), '<title>Medusa</title><div id="root"></div>');
    database = await startDatabase(join(root, "data"), join(directory, "uploads"));
  });
  test.afterAll(async () => {
    await server?.stop();
    await database?.stop();
    await rm(root, { recursive: true, force: true });
  });

  test("is migrated and started, and its extensions work as they are", async ({ page }) => {
    await test.step("only what names the official admin is changed", async () => {
      const { stdout } = await tillhouse("migrate", "--yes");
      expect(stdout).toContain("build holds what @medusajs/admin was built into; the next build replaces it");
      expect(stdout).toContain("0 mistakes, 0 warnings");
      const after = await readMedusaProject(directory);
      const changed = Object.keys(before).filter((name) => before[name] !== after[name]);
      expect(changed.sort()).toEqual([".gitignore", "medusa-config.js", "package.json"]);
      expect(after["medusa-config.js"]).toBe(
        before["medusa-config.js"]?.replaceAll("@medusajs/admin", "@tillhouse/medusa-plugin"),
      );
      const { dependencies, devDependencies, scripts } = JSON.parse(after["package.json"] ?? "");
      expect(dependencies).toMatchObject({
        "@tillhouse/medusa-plugin": expect.any(String),
        "@tillhouse/v1-runtime": expect.any(String),
      });
      expect(dependencies).not.toHaveProperty("@medusajs/admin");
      expect(devDependencies).toHaveProperty("@tillhouse/admin-cli");
      expect(scripts["build:admin"]).toBe("cross-env tillhouse build --out-dir build");
    });

    await start();
    await page.goto(`${admin()}/catalogue`);
    await signIn(page);
    const main = page.getByRole("main");
    const titles = main.getByRole("row").getByRole("link").filter({ hasNotText: "Print sheet" });
    await test.step("a page has a link of its own, a table that sorts, and addresses below it", async () => {
      await expect(main.getByRole("heading", { name: "Catalogue" })).toBeVisible();
      const link = page.getByRole("link", { name: "Catalogue", exact: true });
      const icon = await link.locator("svg").boundingBox();
      const drawn = await link.locator("svg path").first().boundingBox();
      expect(icon?.width).toBe(16);
      expect((drawn?.x ?? 0) + (drawn?.width ?? 99)).toBeLessThanOrEqual((icon?.x ?? 0) + 16);
      await expect(titles).toHaveCount(10);
      const given = await titles.allTextContents();
      const sorted = [...given].sort((one, other) => (one < other ? -1 : 1));
      await main.getByRole("button", { name: "Title" }).click();
      await expect(titles).toHaveText(sorted);
      await main.getByRole("button", { name: "Title" }).click();
      await expect(titles).toHaveText(sorted.toReversed());
      await main.getByRole("link", { name: "Print sheet" }).first().click();
      await expect(main.getByRole("heading", { name: `Sheet of ${sorted.at(-1)}` })).toBeVisible();
      await main.getByRole("link", { name: "Back to the catalogue" }).click();
    });

    await test.step("a widget reads and saves, in a drawer with its styles, and says so", async () => {
      const title = (await titles.first().textContent()) ?? "";
      await titles.first().click();
      await expect(main.getByText("No care instructions yet")).toBeVisible();
      await expect(main.getByText(`No ratings of ${title}`)).toBeVisible();
      const id = new URL(page.url()).pathname.split("/").at(-1);
      await main.getByRole("button", { name: "Edit care" }).click();
      const drawer = page.getByRole("dialog", { name: "Edit care instructions" });
      await expect(drawer).toHaveCSS("position", "fixed");
      await expect(drawer).toHaveCSS("max-width", "560px");
      const care = unique("Wash cold");
      await drawer.getByLabel("Instructions").fill(care);
      await drawer.getByRole("button", { name: "Save care" }).click();
      await expect(page.getByText("Care instructions saved")).toBeVisible();
      await expect(drawer).toBeHidden();
      // Shown by the widget, and by the card of the metadata once the page has it.
      await expect(main.getByRole("paragraph").filter({ hasText: care })).toBeVisible();
      const answer = await page.request.get(`${server?.url}/admin/products/${id}`);
      expect((await answer.json()).product.metadata).toMatchObject({ care_instructions: care });
    });

    await test.step("the settings, and the page of a plugin of the project", async () => {
      await page.getByRole("link", { name: text("settings.title"), exact: true }).click();
      await main.getByRole("link", { name: /^Opening hours/ }).click();
      await expect(main.getByRole("heading", { name: /^Opening hours of ./ })).toBeVisible();
      await page.goto(`${admin()}/ratings`);
      await expect(main.getByText(/Nobody has reviewed any of \d+ products/)).toBeVisible();
    });
  });

  test("shows published plugins of the official admin, which read the store and save to it", async ({
    page,
  }) => {
    const api = `${server?.url}/admin`;
    await test.step("all of them are built, and served as serve does", async () => {
      const log = await readFile(logFile, "utf8");
      expect(log).toMatch(/built.*the admin with 6 extensions/);
      const manifest = JSON.parse(await readFile(join(directory, "build/build.json"), "utf8"));
      const ids = manifest.extensions.map(({ id }: { id: string }) => id);
      expect(ids).toEqual(expect.arrayContaining(Object.keys(publishedPlugins)));
      // A policy, no mark of the server, and no session for a file.
      const answer = await fetch(admin().slice(0, -2), { headers: { accept: "text/html" } });
      expect(answer.headers.get("content-security-policy")).toContain("default-src 'self'");
      for (const name of ["set-cookie", "x-powered-by"]) expect(answer.headers.get(name)).toBeNull();
    });

    expect((await page.request.post(`${api}/auth`, { data: account })).ok()).toBe(true);
    await page.addInitScript(() => localStorage.setItem("tillhouse.signed-in", "true"));
    await test.step("images of variants", async () => {
      const { products } = await (await page.request.get(`${api}/products?limit=1&is_giftcard=false`)).json();
      await page.goto(`${admin()}/products/${products[0].id}`);
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
      const { product } = await (await page.request.get(`${api}/products/${products[0].id}`)).json();
      expect(product.variants.flatMap((variant: { images: unknown[] }) => variant.images)).toHaveLength(1);
      await expect(page.getByText("(0 reviews)")).toBeVisible();
    });

    await test.step("pages", async () => {
      await page.getByRole("link", { name: "Analytics" }).click();
      await expect(page.getByRole("tab", { name: "Overview" })).toBeVisible();
      await expect(page.getByText("New orders by time")).toBeVisible();
      await expect(page.locator("[data-tillhouse-v1] svg.recharts-surface").first()).toBeVisible();
      await expect(page.getByText("Error when loading data")).toHaveCount(0);
      // The plugin of the project has a link of that name as well, below it.
      await page.getByRole("link", { name: "Reviews" }).first().click();
      await expect(page.getByText("There are no reviews for this Order")).toBeVisible();
    });

    await test.step("an order, with a payment of Stripe, and what the official admin gave to widgets", async () => {
      // Stripe itself cannot be reached: what it says of the payment is given.
      await page.route(/\/admin\/orders\/order_\w+(\?|$)/, async (route) => {
        const response = await route.fetch();
        const { order } = await response.json();
        const payments = order.payments.map((payment: object) => ({ ...payment, provider_id: "stripe" }));
        await route.fulfill({ response, json: { order: { ...order, payments } } });
      });
      await page.route("**/admin/orders/stripe-payments/*", (route) =>
        route.fulfill({ json: { payments: [stripePayment] } }),
      );
      await page
        .getByRole("link", { name: startsWith(text("orders.title")) })
        .first()
        .click();
      await recordRows(page).first().getByRole("link").first().click();
      await expect(page.getByText("There are no reviews for this Order")).toBeVisible();
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

      const id = new URL(page.url()).pathname.split("/").at(-1);
      const { order } = await (await page.request.get(`${api}/orders/${id}`)).json();
      await page.getByRole("main").getByRole("button", { name: "Send no emails" }).click();
      await expect(page.getByText(`Order #${order.display_id} sends none any more`)).toBeVisible();
      // What the admin itself saves goes to the same server.
      const note = unique("Leave it at the door");
      await page.getByRole("textbox", { name: text("timeline.writeNote") }).fill(note);
      await page.getByRole("button", { name: text("timeline.addNote") }).click();
      await expect(page.getByRole("textbox", { name: text("timeline.writeNote") })).toHaveValue("");
      const { notes } = await (await page.request.get(`${api}/notes?resource_id=${id}`)).json();
      expect(notes).toMatchObject([{ value: note }]);
    });
  });

  test("shows a change at once while it is developed, and is taken back", async ({ page }) => {
    await server?.stop();
    // Its own extensions are developed; to compile the others as well would only take time.
    await removePublishedPlugins(directory);
    await start(true);
    await page.goto(`${admin()}/catalogue`);
    await signIn(page);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { name: "Catalogue", exact: true })).toBeVisible();
    const card = main.locator("[data-tillhouse-v1] > div").first();
    await expect(card).toHaveCSS("border-top-left-radius", "8px");
    // Without a restart, and with its styles.
    const file = join(directory, "src/admin/routes/catalogue/catalogue-table.tsx");
    const source = await readFile(file, "utf8");
    await writeFile(file, source.replace("<Heading>Catalogue<", "<Heading>What we sell<"));
    await expect(main.getByRole("heading", { name: "What we sell" })).toBeVisible();
    await expect(card).toHaveCSS("border-top-left-radius", "8px");
    await writeFile(file, source);
    await expect(main.getByRole("heading", { name: "Catalogue", exact: true })).toBeVisible();

    await addPublishedPlugins(directory);
    await tillhouse("migrate", "--undo", "--yes");
    expect(await readMedusaProject(directory)).toEqual(before);
  });
});
