import { text } from "../../scripts/text";
import { expectAccessibleInBothThemes } from "../support/accessibility";
import { addresses, expect, test } from "../support/test";

test.describe("the application", () => {
  test("a deep link survives a hard reload", async ({ signedIn: page }) => {
    await page.goto(`${addresses.deep}/a/products?status=draft`);
    await page.reload({ waitUntil: "load" });
    await expect(page.getByRole("heading", { name: text("products.title") })).toBeVisible();
  });

  test("spec 2.2: pages load on demand behind a spinner", async ({ signedIn: page }) => {
    await page.goto(`${addresses.app}/a/orders`);
    await expect(page.getByRole("heading", { name: text("orders.title") })).toBeVisible();
    const held: string[] = [];
    await page.route("**/assets/*.js", (route) => {
      held.push(route.request().url());
    });
    await page.getByRole("link", { name: text("settings.title") }).click();
    await expect(page.getByRole("main").getByRole("status", { name: text("state.loading") })).toBeVisible();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    // What was held is let go, and so is what it asks for in turn.
    await page.unroute("**/assets/*.js");
    await expect(page.getByRole("heading", { name: text("settings.title") })).toBeVisible();
    await expect(page.getByRole("main").getByRole("status", { name: text("state.loading") })).toHaveCount(0);
  });

  test("what the first list waits for is no more than 220 kB of script, and no page of a record", async ({
    signedIn: page,
  }) => {
    await page.addInitScript(() => {
      const look = () => {
        if (document.querySelector("tbody tr a")) performance.mark("rows");
        else requestAnimationFrame(look);
      };
      look();
    });
    await page.goto(`${addresses.app}/a/orders`);
    await page.waitForFunction(() => performance.getEntriesByName("rows").length > 0);
    const scripts = await page.evaluate(() => {
      const stand = performance.getEntriesByName("rows")[0]?.startTime ?? 0;
      const read = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
      return read
        .filter(({ name, startTime }) => name.endsWith(".js") && startTime < stand)
        .map(({ name, encodedBodySize }) => ({ name: name.replace(/^.*\//, ""), bytes: encodedBodySize }));
    });
    const names = scripts.map(({ name }) => name).join(" ");
    expect(names).toMatch(/\bmain-.*\barea-/);
    expect(names).not.toMatch(/\b(pages|order|forms)-/);
    expect(scripts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(220_000);
  });

  test("a missing asset answers 404 instead of a page", async ({ page }) => {
    const answer = await page.request.get(`${addresses.app}/assets/gone.js`);
    expect(answer.status()).toBe(404);
    expect(answer.headers()["content-type"]).not.toContain("text/html");
  });

  test("an unknown URL says so with and without a session", async ({ page, signedIn }) => {
    await signedIn.goto(`${addresses.app}/a/nowhere`);
    await expect(signedIn.getByText(text("notFound.title"))).toBeVisible();
    await page.context().clearCookies();
    await page.goto(`${addresses.app}/nowhere/at/all`);
    await expect(page.getByText(text("notFound.title"))).toBeVisible();
  });

  test("no request leaves for anywhere but the admin and the store", async ({ signedIn: page, api }) => {
    const { orders } = await (await api.get("/admin/orders?limit=1")).json();
    const { products } = await (await api.get("/admin/products?limit=1")).json();
    const allowed = new Set([addresses.app, addresses.store].map((address) => new URL(address).origin));
    const strangers: string[] = [];
    page.on("request", (call) => {
      const { origin, protocol } = new URL(call.url());
      if (protocol.startsWith("http") && !allowed.has(origin)) strangers.push(call.url());
    });
    const errors: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    page.on("pageerror", (error) => errors.push(error.message));
    for (const path of [
      "orders",
      `orders/${orders[0].id}`,
      "products",
      `products/${products[0].id}`,
      "collections?form=new",
      "settings",
      "loyalty",
    ]) {
      await page.goto(`${addresses.app}/a/${path}`);
      // Before that nothing may be on its way either, while scripts are still read.
      await expect(page.locator("h1").first()).toBeVisible();
      await page.waitForLoadState("networkidle");
    }
    expect(strangers).toEqual([]);
    expect(errors).toEqual([]);
  });

  test("the chosen theme is kept over a reload", async ({ signedIn: page }) => {
    await page.goto(`${addresses.app}/a/orders`);
    const ground = () => page.getByRole("main").evaluate((main) => getComputedStyle(main).color);
    const light = await ground();
    await page.getByRole("button", { name: text("shell.userMenu", { name: "" }) }).click();
    await page.getByRole("menuitem", { name: text("theme.dark") }).click();
    await expect.poll(ground).not.toBe(light);
    await page.reload();
    await expect(page.getByRole("heading", { name: text("orders.title") })).toBeVisible();
    await expect.poll(ground).not.toBe(light);
    await page.getByRole("button", { name: text("shell.userMenu", { name: "" }) }).click();
    await page.getByRole("menuitem", { name: text("theme.system") }).click();
    await expect.poll(ground).toBe(light);
  });

  test("does not scroll sideways at 320 px", async ({ signedIn: page, api }) => {
    const { orders } = await (await api.get("/admin/orders?limit=1")).json();
    await page.setViewportSize({ width: 320, height: 720 });
    for (const path of ["orders", `orders/${orders[0].id}`, "products", "collections?form=new", "settings"]) {
      await page.goto(`${addresses.app}/a/${path}`);
      await page.waitForLoadState("networkidle");
      await expect(page.locator("h1").first()).toBeVisible();
      const excess = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect.poll(excess, path).toBeLessThanOrEqual(0);
    }
    await page.getByRole("button", { name: text("shell.menu") }).click();
    await page
      .getByRole("dialog")
      .getByRole("link", { name: text("orders.title") })
      .click();
    await expect(page.getByRole("heading", { name: text("orders.title") })).toBeVisible();
  });

  test("the skip link is the first stop of the keyboard", async ({ signedIn: page }) => {
    await page.goto(`${addresses.app}/a/orders`);
    await expect(page.getByRole("heading", { name: text("orders.title") })).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: text("shell.skip") })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  });
});

test("accessibility rules hold", async ({ signedIn: page, api }) => {
  test.slow();
  const { orders } = await (await api.get("/admin/orders?limit=1")).json();
  const { products } = await (await api.get("/admin/products?limit=1")).json();
  // As high as a list is: of a row below the pagination one sees a part, and a part of a button is too small.
  await page.setViewportSize({ width: 1440, height: 1400 });
  const paths = [
    "a/orders",
    `a/orders/${orders[0].id}`,
    `a/products/${products[0].id}`,
    "a/collections?form=new",
    "a/settings",
    "a/nowhere",
  ];
  for (const path of paths) {
    await page.goto(`${addresses.app}/${path}`);
    await expect(page.locator("h1").first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expectAccessibleInBothThemes(page, path);
  }
});
