import { text } from "../../scripts/text";
import { expectAccessible, expectAccessibleInBothThemes } from "../support/accessibility";
import { openPage } from "../support/open-page";
import { addresses, expect, test } from "../support/test";

test("spec 2.2: pages load on demand behind a spinner after a small first list, and the chosen theme is kept over a reload", async ({
  signedIn: page,
}) => {
  const orders = page.getByRole("heading", { name: text("orders.title") });
  const settings = page.getByRole("heading", { name: text("settings.title") });

  await test.step("the first list waits for little script, and for no page of a record", async () => {
    await page.addInitScript(() => {
      const look = () => {
        if (document.querySelector("tbody tr a")) performance.mark("rows");
        else requestAnimationFrame(look);
      };
      look();
    });
    await page.goto(`${addresses.app}/a/orders`);
    await expect(orders).toBeVisible();
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

  await test.step("the skip link is the first stop of the keyboard", async () => {
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: text("shell.skip") })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  });

  await test.step("another page loads on demand", async () => {
    const held: string[] = [];
    await page.route("**/assets/*.js", (route) => {
      held.push(route.request().url());
    });
    await page.getByRole("link", { name: text("settings.title") }).click();
    const spinner = page.getByRole("main").getByRole("status", { name: text("state.loading") });
    await expect(spinner).toBeVisible();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    // What was held is let go, and so is what it asks for in turn.
    await page.unroute("**/assets/*.js");
    await expect(settings).toBeVisible();
    await expect(spinner).toHaveCount(0);
  });

  await test.step("the chosen theme is kept over a reload", async () => {
    const choose = async (theme: "dark" | "system") => {
      await page.getByRole("button", { name: text("shell.userMenu", { name: "" }) }).click();
      await page.getByRole("menuitem", { name: text(`theme.${theme}`) }).click();
    };
    const ground = () => page.getByRole("main").evaluate((main) => getComputedStyle(main).color);
    const light = await ground();
    await choose("dark");
    await expect.poll(ground).not.toBe(light);
    await page.reload();
    await expect(settings).toBeVisible();
    await expect.poll(ground).not.toBe(light);
    await choose("system");
    await expect.poll(ground).toBe(light);
  });
});

test("a deep link survives a hard load, and an unknown URL says so with and without a session", async ({
  signedIn: page,
}) => {
  await page.goto(`${addresses.deep}/a/products?status=draft`);
  await expect(page.getByRole("heading", { name: text("products.title") })).toBeVisible();
  // With a session the next test looks at it.
  await page.context().clearCookies();
  await page.goto(`${addresses.app}/nowhere/at/all`);
  await expect(page.getByText(text("notFound.title"))).toBeVisible();
  const answer = await page.request.get(`${addresses.app}/assets/gone.js`);
  expect(answer.status()).toBe(404);
  expect(answer.headers()["content-type"]).not.toContain("text/html");
});

test("accessibility rules hold, nothing scrolls sideways at 320 px, and no request leaves for anywhere but the admin and the store", async ({
  signedIn: page,
  api,
}) => {
  test.slow();
  const first = async (list: string) => (await (await api.get(`/admin/${list}?limit=1`)).json())[list][0];
  const [order, product] = await Promise.all([first("orders"), first("products")]);
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
  // As high as a list is: of a row below the pagination one sees a part, and a part of a button is too small.
  const high = { width: 1440, height: 1400 };
  await page.setViewportSize(high);
  const open = async (path: string, heading: string | RegExp) => {
    await openPage(page, path);
    await expect(page.getByRole("heading", { name: heading }).first()).toBeVisible();
    await expect(page.locator('tr[data-bone], .th-skeleton, .th-spinner, [aria-busy="true"]')).toHaveCount(0);
  };

  const narrow = { width: 320, height: 720 };

  await test.step("pages ask nobody else, and scroll nowhere sideways", async () => {
    for (const [path, heading] of [
      ["products", text("products.title")],
      [`products/${product.id}`, product.title],
      ["loyalty", /loyalty/i],
      ["collections?form=new", text("collections.create")],
      ["orders", text("orders.title")],
      [`orders/${order.id}`, new RegExp(`#${order.display_id}`)],
      ["settings", text("settings.title")],
    ] as const) {
      await open(path, heading);
      await page.setViewportSize(narrow);
      const excess = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect.poll(excess, path).toBeLessThanOrEqual(0);
      await page.setViewportSize(high);
    }
    expect(strangers).toEqual([]);
    // Axe replaces built-ins of the browser, which the admin reports: it comes after this.
    expect(errors).toEqual([]);
  });

  await test.step("the menu of a phone leads to pages", async () => {
    await page.setViewportSize(narrow);
    await page.getByRole("button", { name: text("shell.menu") }).click();
    await page
      .getByRole("dialog")
      .getByRole("link", { name: text("orders.title") })
      .click();
    await expect(page.getByRole("heading", { name: text("orders.title") })).toBeVisible();
    await page.setViewportSize(high);
  });

  await test.step("axe finds no fault", async () => {
    // Lists, forms and pages of records have tests of their own. Rows of a list are drawn by one definition.
    const except = ["tbody tr:nth-child(n+9)"];
    await open("orders", text("orders.title"));
    await expectAccessibleInBothThemes(page, "a list", { except });
    await open(`orders/${order.id}`, new RegExp(`#${order.display_id}`));
    await expectAccessibleInBothThemes(page, "an order", { except });
    await open("settings", text("settings.title"));
    await expectAccessibleInBothThemes(page, "settings");
    await open("nowhere", text("notFound.title"));
    await expectAccessible(page, "nowhere");
  });
});
