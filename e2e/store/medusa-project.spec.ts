// The way of an owner whose project has extensions of the official admin: migrate it, start it, work with them, go back.
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { startStore } from "../../examples/store/store.mjs";
import { copyMedusaProject, readMedusaProject, startMedusa } from "../support/medusa-project";
import { signIn } from "../support/sign-in";
import { expect, test, unique } from "../support/test";

test.describe("a project of the official admin", () => {
  // A store of its own, and a server that is started by its command.
  test.describe.configure({ timeout: 180_000 });

  let root = "";
  test.beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), "tillhouse-medusa-project-"));
  });
  test.afterAll(() => rm(root, { recursive: true, force: true }));

  test("is migrated, started and worked with, its extensions as they are, and taken back", async ({
    page,
  }) => {
    const directory = join(root, "shop");
    await copyMedusaProject(directory);
    const before = await readMedusaProject(directory);
    // What the official admin was built into when it was started last.
    await mkdir(join(directory, "build/assets"), { recursive: true });
    await writeFile(join(directory, "build/index.html"), '<title>Medusa</title><div id="root"></div>');
    const tillhouse = async (...words: string[]) => {
      const program = join(directory, "node_modules/@tillhouse/admin-cli/bin/tillhouse.js");
      return promisify(execFile)(process.execPath, [program, ...words], { cwd: directory });
    };

    const { stdout } = await tillhouse("migrate", "--yes");
    expect(stdout).toContain("build holds what @medusajs/admin was built into; the next build replaces it");
    expect(stdout).toContain("0 mistakes");
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

    const store = await startStore({ port: 0, data: join(root, "data") });
    const logFile = join(root, "shop.log");
    const { port, databaseUrl } = store;
    let server: Awaited<ReturnType<typeof startMedusa>> | undefined;
    try {
      // Its database stays; the project's own server comes in its place.
      await store.stopBackend();
      server = await startMedusa({ directory, port, databaseUrl, logFile });
      const { url } = server;
      const admin = `${url}/dashboard/a`;
      await page.goto(`${admin}/catalogue`);
      await signIn(page);

      // A page with a link of its own, a table that sorts, and addresses below it.
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { name: "Catalogue" })).toBeVisible();
      const link = page.getByRole("link", { name: "Catalogue", exact: true });
      const icon = await link.locator("svg").boundingBox();
      const drawn = await link.locator("svg path").first().boundingBox();
      expect(icon?.width).toBe(16);
      expect((drawn?.x ?? 0) + (drawn?.width ?? 99)).toBeLessThanOrEqual((icon?.x ?? 0) + 16);
      const titles = main.getByRole("row").getByRole("link").filter({ hasNotText: "Print sheet" });
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

      // A widget that reads and saves, in a drawer with its styles, and says so.
      const title = (await titles.first().textContent()) ?? "";
      await titles.first().click();
      const editCare = main.getByRole("button", { name: "Edit care" });
      await expect(main.getByText("No care instructions yet")).toBeVisible();
      await expect(main.getByText(`No ratings of ${title}`)).toBeVisible();
      const id = new URL(page.url()).pathname.split("/").at(-1);
      await editCare.click();
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
      const answer = await page.request.get(`${url}/admin/products/${id}`);
      expect((await answer.json()).product.metadata).toMatchObject({ care_instructions: care });

      // What the official admin gave to widgets, told as its own pages do.
      const { orders } = await (await page.request.get(`${url}/admin/orders?limit=1`)).json();
      const [{ id: orderId, display_id: number }] = orders;
      await page.goto(`${admin}/orders/${orderId}`);
      await main.getByRole("button", { name: "Send no emails" }).click();
      await expect(page.getByText(`Order #${number} sends none any more`)).toBeVisible();

      // The settings, and the page of a plugin.
      await page.goto(`${admin}/settings/opening-hours`);
      await expect(main.getByRole("heading", { name: /^Opening hours of ./ })).toBeVisible();
      await page.goto(`${admin}/reviews`);
      await expect(main.getByText(/Nobody has reviewed any of \d+ products/)).toBeVisible();
      expect(await readFile(logFile, "utf8")).toMatch(/built.*the admin with 2 extensions/);

      // While it is developed, a change is on the page at once, with its styles and without a restart.
      await server.stop();
      server = await startMedusa({ directory, port, databaseUrl, logFile, isDeveloping: true });
      await page.goto(`${admin}/catalogue`);
      // It has kept no session of the server before.
      await signIn(page);
      await expect(main.getByRole("heading", { name: "Catalogue", exact: true })).toBeVisible();
      const card = main.locator("[data-tillhouse-v1] > div").first();
      await expect(card).toHaveCSS("border-top-left-radius", "8px");
      const file = join(directory, "src/admin/routes/catalogue/catalogue-table.tsx");
      const source = await readFile(file, "utf8");
      await writeFile(file, source.replace("<Heading>Catalogue<", "<Heading>What we sell<"));
      await expect(main.getByRole("heading", { name: "What we sell" })).toBeVisible();
      await expect(card).toHaveCSS("border-top-left-radius", "8px");
      await writeFile(file, source);
      await expect(main.getByRole("heading", { name: "Catalogue", exact: true })).toBeVisible();
    } finally {
      await server?.stop();
      await store.stop();
    }

    await tillhouse("migrate", "--undo", "--yes");
    expect(await readMedusaProject(directory)).toEqual(before);
  });
});
