import type { APIRequestContext, Page } from "playwright/test";
import { text } from "../../scripts/text";
import { expectAccessibleInBothThemes } from "../support/accessibility";
import { addresses, expect, recordRows, startsWith, test, unique } from "../support/test";

const at = (path: string) => `${addresses.app}/a/${path}`;

const palette = (page: Page) => page.getByRole("dialog", { name: text("palette.open") });
const field = (page: Page) => palette(page).getByRole("combobox");
const options = (page: Page) => palette(page).getByRole("option");
const selected = (page: Page) => palette(page).getByRole("option", { selected: true });
const group = (page: Page, name: string) => palette(page).getByRole("group", { name, exact: true });

/** Opens a page, and the palette over it. */
async function openOn(page: Page, path: string, heading: string) {
  await page.goto(at(path));
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
}

/** The search words of each list that is asked, by its path. */
function searches(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (call) => {
    const { pathname, searchParams } = new URL(call.url());
    const words = searchParams.get("q") ?? searchParams.get("display_id") ?? searchParams.get("handle");
    if (pathname.startsWith("/admin/") && words !== null)
      asked.push(`${pathname.replace("/admin/", "")} ${words}`);
  });
  return asked;
}

/** Keeps the file of the palette back until it is asked for by calling what this returns. */
async function holdPalette(page: Page): Promise<() => void> {
  let letGo = () => {};
  const wait = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/command-palette/, async (route) => {
    await wait;
    await route.continue();
  });
  return letGo;
}

async function makeChannel(api: APIRequestContext, name: string): Promise<string> {
  return (await (await api.post("/admin/sales-channels", { data: { name } })).json()).sales_channel.id;
}

async function isDisabled(api: APIRequestContext, id: string): Promise<boolean> {
  return (await (await api.get(`/admin/sales-channels/${id}`)).json()).sales_channel.is_disabled;
}

// What is still asked when a test ends is nobody's concern any more.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

test.describe("the palette opens", () => {
  test("by its button and by its keys, also while somebody types", async ({ signedIn: page }) => {
    await page.goto(at("customers"));
    const search = page.getByRole("searchbox");
    await search.fill("holm");
    await page.keyboard.press("Control+k");
    await expect(field(page)).toBeFocused();
    await page.keyboard.type("kro");
    await page.keyboard.press("Escape");
    await expect(field(page)).toHaveValue("");
    await page.keyboard.press("Escape");
    await expect(palette(page)).toHaveCount(0);
    await expect(search).toBeFocused();
    await expect(search).toHaveValue("holm");

    const button = page.getByRole("button", { name: text("palette.open") });
    await expect(button).toHaveAttribute("aria-keyshortcuts", "Control+k");
    await button.click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press("Control+k");
    await expect(palette(page)).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  test("without losing what is typed while it loads", async ({ signedIn: page }) => {
    const load = await holdPalette(page);
    await page.goto(at("customers"));
    await expect(recordRows(page).first()).toBeVisible();
    await page.keyboard.press("Control+k");
    // Each of these letters is a key of the list. Esc takes back what was typed, and the palette stays.
    await page.keyboard.type("cx");
    await page.keyboard.press("Escape");
    await page.keyboard.type("cej");
    load();
    await expect(field(page)).toHaveValue("cej");
    await expect(page).toHaveURL(at("customers"));
  });

  test("without losing what is typed as its field gets the focus", async ({ signedIn: page }) => {
    await page.addInitScript(() => {
      // A key as the browser presses it: into the field, where nobody keeps it from that.
      document.addEventListener("focusin", ({ target }) => {
        if (!(target instanceof HTMLInputElement) || target.closest(".th-palette") === null) return;
        const key = new KeyboardEvent("keydown", { key: "j", bubbles: true, cancelable: true });
        if (target.dispatchEvent(key)) document.execCommand("insertText", false, "j");
      });
    });
    const load = await holdPalette(page);
    await page.goto(at("customers"));
    await expect(recordRows(page).first()).toBeVisible();
    await page.keyboard.press("Control+k");
    await page.keyboard.type("ce");
    load();
    await expect(field(page)).toHaveValue("cej");
    await page.keyboard.type("k");
    await expect(field(page)).toHaveValue("cejk");
  });
});

test.describe("a record is found", () => {
  test("by the number of an order", async ({ signedIn: page, api }) => {
    const { orders } = await (
      await api.get("/admin/orders?limit=1&order=created_at&fields=id,display_id")
    ).json();
    const [{ id, display_id: number }] = orders;
    const asked = searches(page);
    await openOn(page, "products", text("products.title"));
    // As from a scanner: Enter comes before any answer. All at once, or a slow machine asks in the middle of the number.
    await field(page).fill(`#${number}`);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(at(`orders/${id}`));
    expect(asked).toEqual([`orders ${number}`]);
    await page.keyboard.press("Control+k");
    await page.keyboard.type(String(number));
    await expect(group(page, text("orders.title")).getByRole("option").first()).toContainText(`#${number}`);
  });

  test("by e-mail, SKU, handle, code, title and id", async ({ signedIn: page, api }) => {
    const { customers } = await (await api.get("/admin/customers?limit=1&fields=id,email,first_name")).json();
    const { variants } = await (
      await api.get("/admin/variants?limit=20&fields=id,sku,product_id&expand=product")
    ).json();
    const { sku, product } = variants.find((variant: { sku: string | null }) => variant.sku !== null);
    const asked = searches(page);
    await openOn(page, "orders", text("orders.title"));

    await field(page).fill(customers[0].email);
    await expect(group(page, text("customers.title")).getByRole("option")).toHaveCount(1);
    expect(asked.every((call) => /^(orders|customers|users) /.test(call))).toBe(true);

    await field(page).fill(sku);
    await expect(
      group(page, text("products.title")).getByRole("option", { name: product.title }),
    ).toBeVisible();
    await field(page).fill(product.handle);
    await expect(
      group(page, text("products.title")).getByRole("option", { name: product.title }),
    ).toBeVisible();
    await field(page).fill("dkk");
    await expect(group(page, text("currencies.title")).getByRole("option", { name: "DKK" })).toBeVisible();
    await field(page).fill(product.title);
    await expect(group(page, text("products.title")).getByRole("option").first()).toContainText(
      product.title,
    );

    await expect(palette(page).getByLabel(text("palette.searching"))).toHaveCount(0);
    asked.length = 0;
    await field(page).fill(product.id);
    await expect(options(page)).toHaveCount(1);
    expect(asked).toEqual([]);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(at(`products/${product.id}`));
    await expect(page.getByRole("heading", { level: 1, name: product.title })).toBeVisible();
  });

  test("among ten thousand by reading only a few", async ({ signedIn: page }) => {
    const limits: (string | null)[] = [];
    await page.route("**/admin/customers?*", async (route) => {
      const { searchParams } = new URL(route.request().url());
      if (searchParams.get("q") !== "an") return route.continue();
      limits.push(searchParams.get("limit"));
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), count: 10_000 } });
    });
    await openOn(page, "orders", text("orders.title"));
    await page.keyboard.type("an");
    const all = group(page, text("customers.title")).getByRole("option", {
      name: text("palette.all", {
        count: "10,000",
        noun: text("customers.count", { count: 10_000 }),
        text: "an",
      }),
    });
    await expect(all).toBeVisible();
    expect(limits).toEqual(["5"]);
    await all.click();
    await expect(page).toHaveURL(at("customers?q=an"));
    await expect(page.getByRole("searchbox")).toHaveValue("an");
  });

  test("in a resource of an extension, as are its pages", async ({ signedIn: page, api }) => {
    const { notes } = await (await api.get("/admin/notes?limit=1")).json();
    await page.goto(`${addresses.notes}/a/orders`);
    await expect(page.getByRole("heading", { level: 1, name: text("orders.title") })).toBeVisible();
    await page.keyboard.press("Control+k");
    await page.keyboard.type("note");
    await expect(group(page, text("palette.go")).getByRole("option", { name: /notes/i })).toBeVisible();
    await field(page).fill(notes[0].id);
    await expect(options(page)).toHaveCount(1);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${addresses.notes}/a/notes/${notes[0].id}`);
    await openOn(page, "orders", text("orders.title"));
    await page.keyboard.type("loyal");
    await expect(group(page, text("palette.go")).getByRole("option", { name: "Loyalty" })).toBeVisible();
    await field(page).fill("packing");
    await expect(group(page, text("palette.go")).getByRole("option", { name: /packing/i })).toBeVisible();
  });

  test("among the recent ones before anything is typed", async ({ signedIn: page, api }) => {
    const { customers } = await (await api.get("/admin/customers?limit=1")).json();
    const [{ id }] = customers;
    await page.goto(at(`customers/${id}`));
    await expect(page.getByRole("heading", { level: 1 })).not.toBeEmpty();
    const title = await page.getByRole("heading", { level: 1 }).textContent();
    await openOn(page, "orders", text("orders.title"));
    await expect(group(page, text("palette.recent")).getByRole("option").first()).toContainText(title ?? "");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(at(`customers/${id}`));
  });
});

test.describe("pages and actions", () => {
  test("are found in the person's language and in English, without accents", async ({ signedIn: page }) => {
    await page.goto(`${at("orders")}?lng=de`);
    await expect(page.getByRole("heading", { level: 1, name: "Bestellungen" })).toBeVisible();
    await page.keyboard.press("Control+k");
    const field = page.getByRole("dialog").getByRole("combobox");
    const first = page.getByRole("dialog").getByRole("option").first();
    await expect(field).toBeFocused();
    await field.fill("wahrung");
    await expect(first).toContainText("Währungen");
    await field.fill("currenc");
    await expect(first).toContainText("Währungen");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/settings\/currencies/);
  });

  test("change the appearance or open a form", async ({ signedIn: page }) => {
    await openOn(page, "orders", text("orders.title"));
    await page.keyboard.type("dark");
    await expect(selected(page)).toContainText(text("palette.theme", { name: text("theme.dark") }));
    await page.keyboard.press("Enter");
    await expect(palette(page)).toHaveCount(0);
    await expect(page.locator("[data-tillhouse]").first()).toHaveAttribute("data-theme", "dark");
    await page.keyboard.press("Control+k");
    await page.keyboard.type("create collection");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: text("collections.create") })).toBeVisible();
    await expect(page).toHaveURL(at("collections?form=new"));
  });

  test("narrow the list on the page", async ({ signedIn: page }) => {
    await openOn(page, "products", text("products.title"));
    await page.keyboard.type("filter draft");
    await expect(selected(page)).toContainText(text("products.status.draft"));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(at("products?status=draft"));
  });

  test("open in a new tab with Ctrl and Enter", async ({ signedIn: page }) => {
    await openOn(page, "orders", text("orders.title"));
    await page.keyboard.type("customer group");
    await expect(selected(page)).toContainText(text("customer-groups.title"));
    const [tab] = await Promise.all([
      page.context().waitForEvent("page"),
      page.keyboard.press("Control+Enter"),
    ]);
    await expect(tab).toHaveURL(at("customers/groups"));
    await expect(palette(page)).toBeVisible();
    await expect(page).toHaveURL(at("orders"));
  });

  test("are reached by arrows, Home and End", async ({ signedIn: page }) => {
    await openOn(page, "orders", text("orders.title"));
    await expect(selected(page)).toHaveCount(1);
    await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowDown");
    await expect(options(page).nth(1)).toHaveAttribute("aria-selected", "true");
    // What extensions can do comes a moment later, and may then be the last.
    await expect(async () => {
      await page.keyboard.press("End");
      await expect(options(page).last()).toHaveAttribute("aria-selected", "true", { timeout: 1000 });
    }).toPass();
    await expect(options(page).last()).toBeInViewport();
    await page.keyboard.press("Home");
    await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.type("zzzqqq");
    await expect(palette(page).getByText(text("palette.nothing", { text: "zzzqqq" }))).toBeVisible();
    await expect(
      palette(page)
        .getByRole("status")
        .filter({ hasText: text("palette.count", { count: 0 }) }),
    ).toHaveCount(1);
  });
});

test.describe("what is on the page", () => {
  test("a record offers its own actions first", async ({ signedIn: page, api }) => {
    const name = unique("Palette");
    const id = await makeChannel(api, name);
    const writes: string[] = [];
    page.on("request", (call) => {
      if (call.method() === "POST" && call.url().includes("/admin/sales-channels/")) writes.push(call.url());
    });
    await openOn(page, `sales-channels/${id}`, name);
    await expect(group(page, name).getByRole("option").first()).toContainText(text("action.edit"));
    await page.keyboard.type("able");
    await expect(group(page, name).getByRole("option")).toHaveAccessibleName(
      text("sales-channels.actions.disable"),
    );
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await expect(page.getByText(text("sales-channels.actionResults.disable", { count: 1 }))).toBeVisible();
    expect(writes).toHaveLength(1);
    expect(await isDisabled(api, id)).toBe(true);

    await expect(palette(page)).toHaveCount(0);
    await page.keyboard.press("Control+k");
    await page.keyboard.type("edit");
    await expect(
      page.getByRole("option", { name: startsWith(text("action.edit")), selected: true }),
    ).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(
      page
        .getByRole("dialog", { name: text("sales-channels.edit") })
        .getByLabel(text("sales-channels.fields.name")),
    ).toHaveValue(name);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);

    await page.keyboard.press("Control+k");
    await field(page).fill("delete");
    // What removes is chosen by whoever moves to it, though it is the only one that is found.
    await expect(group(page, name).getByRole("option")).toHaveAccessibleName(
      text("action.deleteWithQuestion"),
    );
    await expect(selected(page)).toHaveCount(0);
    await page.keyboard.press("Enter");
    await expect(palette(page)).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    // Two dialogs at a time would be one too many for what follows.
    await expect(palette(page)).toHaveCount(0);
    await expect(page.getByRole("alertdialog").or(page.getByRole("dialog"))).toContainText(name);
    await page.keyboard.press("Escape");
    await api.delete(`/admin/sales-channels/${id}`);
  });

  test("a selection offers its bulk actions", async ({ signedIn: page, api }) => {
    const name = unique("Chosen");
    const ids = [await makeChannel(api, `${name} 1`), await makeChannel(api, `${name} 2`)];
    await page.goto(at(`sales-channels?q=${encodeURIComponent(name)}`));
    await page.getByRole("checkbox", { name: text("list.selectPage") }).check();
    await page.keyboard.press("Control+k");
    await field(page).fill("disable");
    await expect(group(page, text("bulk.selected", { count: 2 })).getByRole("option")).toHaveAccessibleName(
      text("sales-channels.actions.disable"),
    );
    await page.keyboard.press("Enter");
    const toasts = page.getByRole("region", { name: text("shell.toasts") });
    await expect(toasts.getByText(text("sales-channels.actionResults.disable", { count: 2 }))).toBeVisible();
    for (const id of ids) {
      expect(await isDisabled(api, id)).toBe(true);
      await api.delete(`/admin/sales-channels/${id}`);
    }
  });

  test("a form with something typed asks before it is left", async ({ signedIn: page }) => {
    await page.goto(at("collections?form=new"));
    const form = page.getByRole("dialog", { name: text("collections.create") });
    await form.getByLabel(text("collections.fields.title")).fill("Half a title");
    await page.keyboard.press("Control+k");
    await field(page).fill("customers");
    await expect(selected(page)).toContainText(text("customers.title"));
    await page.keyboard.press("Enter");
    const question = page.getByRole("alertdialog");
    await expect(question).toBeVisible();
    await expect(page).toHaveURL(at("collections?form=new"));
    await question.getByRole("button", { name: text("form.leaveStay") }).click();
    await expect(form.getByLabel(text("collections.fields.title"))).toHaveValue("Half a title");
  });
});

test.describe("a store that is slow or fails", () => {
  test("reports each failure without moving the results", async ({ signedIn: page }) => {
    let isBroken = true;
    await page.route("**/admin/orders?*", async (route) => {
      if (!route.request().url().includes("q=brandt")) return route.continue();
      if (isBroken) return route.fulfill({ status: 500, json: { message: "Out of order" } });
      await route.continue();
    });
    let answer = () => {};
    const isMeasured = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/admin/customers?*", async (route) => {
      if (route.request().url().includes("q=brandt")) await isMeasured;
      await route.continue();
    });
    await openOn(page, "products", text("products.title"));
    await field(page).fill("brandt");
    const retry = palette(page).getByRole("option", {
      name: text("palette.failed", { noun: text("orders.title") }),
    });
    await expect(retry).toBeVisible();
    await expect(retry).toHaveAttribute("aria-selected", "true");
    await expect(group(page, text("customers.title"))).toHaveCount(0);
    const before = await retry.boundingBox();
    answer();
    await expect(group(page, text("customers.title")).getByRole("option").first()).toBeVisible();
    expect(await retry.boundingBox()).toEqual(before);
    await expect(retry).toHaveAttribute("aria-selected", "true");
    isBroken = false;
    await page.keyboard.press("Enter");
    await expect(group(page, text("orders.title")).getByRole("option").first()).toContainText("#");
    await expect(palette(page)).toBeVisible();
  });

  test("gets no further requests once nobody waits for them", async ({ signedIn: page }) => {
    const ended: string[] = [];
    page.on("requestfailed", (call) => ended.push(new URL(call.url()).search));
    await page.route("**/admin/products?*", async (route) => {
      // It is never answered: only the page itself can end it.
      if (!route.request().url().includes("q=li&")) await route.continue().catch(() => undefined);
    });
    await openOn(page, "orders", text("orders.title"));
    const asked = page.waitForRequest((call) => /products\?.*q=li(&|$)/.test(call.url()));
    await page.keyboard.type("li");
    await asked;
    await page.keyboard.type("nen");
    await expect.poll(() => ended.some((search) => /[?&]q=li(&|$)/.test(search))).toBe(true);
    await expect(group(page, text("products.title")).getByRole("option").first()).toBeVisible();
  });
});

test("accessibility rules hold in the palette and in the list of shortcuts", async ({ signedIn: page }) => {
  // Axe runs ten times.
  test.slow();
  const expectNone = (where: string) =>
    expectAccessibleInBothThemes(page, where, { part: "[role=dialog]", bestPractice: true });
  await openOn(page, "orders", text("orders.title"));
  await expect(options(page).first()).toBeVisible();
  await expectNone("empty");
  await page.keyboard.type("an");
  await expect(group(page, text("customers.title"))).toBeVisible();
  await expectNone("found");
  await field(page).fill("zzzqqq");
  await expect(palette(page).getByText(text("palette.nothing", { text: "zzzqqq" }))).toBeVisible();
  await expectNone("nothing");
  await field(page).fill("");
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: text("shortcuts.title") });
  // Not the switch that turns keys off: whoever looks something up does not want to change it.
  await expect(keys).toBeFocused();
  await expectNone("keys");
  await expect(keys.getByText(text("sidebar.arrange"))).toBeHidden();
  await keys.getByText(text("shortcuts.withoutKeys")).first().click();
  await expect(keys.getByText(text("sidebar.arrange"))).toBeVisible();
  await page.getByRole("button", { name: text("shortcuts.change", { name: text("orders.title") }) }).click();
  await expectNone("recorder");
});

test("the palette fills the screen of a phone in both directions", async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const language of ["en", "ar"]) {
    await page.goto(`${at("orders")}?lng=${language}`);
    await page.locator(".th-palette-button__phone button").click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("combobox")).toBeFocused();
    await page.keyboard.type("an");
    await expect(dialog.getByRole("option").first()).toBeVisible();
    await expect.poll(() => dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 320, height: 700 });
    await expect
      .poll(() =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      )
      .toBeLessThanOrEqual(0);
    for (const box of await dialog
      .getByRole("option")
      .evaluateAll((rows) => rows.map((row) => row.clientHeight)))
      expect(box).toBeGreaterThanOrEqual(44);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
  }
});
