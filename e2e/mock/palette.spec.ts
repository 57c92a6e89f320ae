import type { APIRequestContext, Page } from "playwright/test";
import arabic from "../../packages/admin-ui/src/messages/ar.json" with { type: "json" };
import { text } from "../../scripts/text";
import { expectAccessible, expectAccessibleInBothThemes } from "../support/accessibility";
import { openPage } from "../support/open-page";
import { addresses, expect, recordRows, startsWith, test, unique } from "../support/test";

const at = (path: string) => `${addresses.app}/a/${path}`;

const palette = (page: Page) => page.getByRole("dialog", { name: text("palette.open") });
const field = (page: Page) => palette(page).getByRole("combobox");
const options = (page: Page) => palette(page).getByRole("option");
const selected = (page: Page) => palette(page).getByRole("option", { selected: true });
const group = (page: Page, name: string) => palette(page).getByRole("group", { name, exact: true });

/** Opens the palette by its keys. */
async function openPalette(page: Page) {
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
}

/** Opens a page, and the palette over it. */
async function openOn(page: Page, path: string, heading: string) {
  await openPage(page, path);
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  await openPalette(page);
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

/** That the palette leaves nothing of a phone's screen, and each row is high enough for a finger. */
async function expectToFillPhone(page: Page) {
  await page.setViewportSize({ width: 320, height: 700 });
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
  const heights = await dialog.getByRole("option").evaluateAll((rows) => rows.map((row) => row.clientHeight));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
}

async function makeChannel(api: APIRequestContext, name: string): Promise<string> {
  return (await (await api.post("/admin/sales-channels", { data: { name } })).json()).sales_channel.id;
}

async function isDisabled(api: APIRequestContext, id: string): Promise<boolean> {
  return (await (await api.get(`/admin/sales-channels/${id}`)).json()).sales_channel.is_disabled;
}

// What is still asked when a test ends is nobody's concern any more.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

test("the palette opens by its button and by its keys, and loses nothing that is typed meanwhile", async ({
  signedIn: page,
}) => {
  const load = await holdPalette(page);
  await page.goto(at("customers"));
  await expect(recordRows(page).first()).toBeVisible();

  await test.step("nothing that is typed while it loads, or as its field gets the focus", async () => {
    await page.evaluate(() => {
      // A key as the browser presses it: into the field, where nobody keeps it from that.
      const press = ({ target }: FocusEvent) => {
        if (!(target instanceof HTMLInputElement) || target.closest(".th-palette") === null) return;
        document.removeEventListener("focusin", press);
        const key = new KeyboardEvent("keydown", { key: "j", bubbles: true, cancelable: true });
        if (target.dispatchEvent(key)) document.execCommand("insertText", false, "j");
      };
      document.addEventListener("focusin", press);
    });
    await page.keyboard.press("Control+k");
    // Each of these letters is a key of the list. Esc takes back what was typed, and the palette stays.
    await page.keyboard.type("cx");
    await page.keyboard.press("Escape");
    await page.keyboard.type("cje");
    load();
    await expect(field(page)).toHaveValue("cjej");
    await page.keyboard.type("k");
    await expect(field(page)).toHaveValue("cjejk");
    await expect(page).toHaveURL(at("customers"));
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect(palette(page)).toHaveCount(0);
  });

  await test.step("also while somebody types", async () => {
    const search = page.getByRole("searchbox");
    await search.fill("holm");
    await openPalette(page);
    await page.keyboard.type("kro");
    await page.keyboard.press("Escape");
    await expect(field(page)).toHaveValue("");
    await page.keyboard.press("Escape");
    await expect(palette(page)).toHaveCount(0);
    await expect(search).toBeFocused();
    await expect(search).toHaveValue("holm");
  });

  await test.step("by its button", async () => {
    const button = page.getByRole("button", { name: text("palette.open") });
    await expect(button).toHaveAttribute("aria-keyshortcuts", "Control+k");
    await button.click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press("Control+k");
    await expect(palette(page)).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  await test.step("over the whole screen of a phone", () => expectToFillPhone(page));
});

test("the palette fills the screen of a phone from right to left, and finds pages in both languages", async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`${at("orders")}?lng=ar`);
  await expectToFillPhone(page);
  const first = page.getByRole("dialog").getByRole("option").first();
  for (const typed of [arabic["currencies.title"], "currenc"]) {
    await page.getByRole("dialog").getByRole("combobox").fill(typed);
    await expect(first).toContainText(arabic["currencies.title"]);
  }
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/settings\/currencies/);
});

test("records are found by number, e-mail, SKU, handle, code and id", async ({ signedIn: page, api }) => {
  const read = async (path: string) => (await api.get(`/admin/${path}`)).json();
  const [{ orders }, { customers }, { variants }] = await Promise.all([
    read("orders?limit=1&order=created_at&fields=id,display_id"),
    read("customers?limit=1&fields=id,email,first_name"),
    read("variants?limit=20&fields=id,sku,product_id&expand=product"),
  ]);
  const [{ id, display_id: number }] = orders;
  const { sku, product } = variants.find((variant: { sku: string | null }) => variant.sku !== null);
  const found = () => group(page, text("products.title")).getByRole("option");
  const asked = searches(page);

  await test.step("the list on the page is narrowed", async () => {
    await openOn(page, "products", text("products.title"));
    await page.keyboard.type("filter draft");
    await expect(selected(page)).toContainText(text("products.status.draft"));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(at("products?status=draft"));
  });

  await test.step("an order by its number", async () => {
    await openPalette(page);
    asked.length = 0;
    // As from a scanner: Enter comes before any answer. All at once, or a slow machine asks in the middle of the number.
    await field(page).fill(`#${number}`);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(at(`orders/${id}`));
    expect(asked).toEqual([`orders ${number}`]);
    await openPalette(page);
    await page.keyboard.type(String(number));
    await expect(group(page, text("orders.title")).getByRole("option").first()).toContainText(`#${number}`);
  });

  await test.step("others by what is written on them", async () => {
    await field(page).fill(customers[0].email);
    await expect(group(page, text("customers.title")).getByRole("option")).toHaveCount(1);
    const answered = asked.filter((call) => call.endsWith(customers[0].email));
    expect(answered).toContain(`customers ${customers[0].email}`);
    expect(answered.filter((call) => !/^(orders|customers|users) /.test(call))).toEqual([]);
    for (const typed of [sku, product.handle]) {
      await field(page).fill(typed);
      await expect(found().filter({ hasText: product.title }).first()).toBeVisible();
    }
    await field(page).fill("dkk");
    await expect(group(page, text("currencies.title")).getByRole("option", { name: "DKK" })).toBeVisible();
  });

  await test.step("one by its id, without a search", async () => {
    await field(page).fill(product.id);
    await expect(options(page)).toHaveCount(1);
    expect(asked.filter((call) => call.endsWith(product.id))).toEqual([]);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(at(`products/${product.id}`));
    await expect(page.getByRole("heading", { level: 1, name: product.title })).toBeVisible();
  });

  await test.step("among ten thousand by reading only a few", async () => {
    const limits: (string | null)[] = [];
    await page.route("**/admin/customers?*", async (route) => {
      const { searchParams } = new URL(route.request().url());
      if (searchParams.get("q") !== "an") return route.continue();
      limits.push(searchParams.get("limit"));
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), count: 10_000 } });
    });
    await openPalette(page);
    await page.keyboard.type("an");
    const noun = text("customers.count", { count: 10_000 });
    const name = text("palette.all", { count: "10,000", noun, text: "an" });
    const all = group(page, text("customers.title")).getByRole("option", { name });
    await expect(all).toBeVisible();
    expect(limits).toEqual(["5"]);
    await all.click();
    await expect(page).toHaveURL(at("customers?q=an"));
    await expect(page.getByRole("searchbox")).toHaveValue("an");
  });

  await test.step("the recent ones before anything is typed", async () => {
    await openPalette(page);
    await expect(group(page, text("palette.recent")).getByRole("option").first()).toContainText(
      product.title,
    );
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(at(`products/${product.id}`));
  });
});

test("a record is found in a resource of an extension, as are its pages", async ({ signedIn: page, api }) => {
  const { notes } = await (await api.get("/admin/notes?limit=1")).json();
  await page.goto(`${addresses.notes}/a/orders`);
  await expect(page.getByRole("heading", { level: 1, name: text("orders.title") })).toBeVisible();
  await openPalette(page);
  await page.keyboard.type("note");
  await expect(group(page, text("palette.go")).getByRole("option", { name: /notes/i })).toBeVisible();
  await field(page).fill(notes[0].id);
  await expect(options(page)).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${addresses.notes}/a/notes/${notes[0].id}`);
});

test("pages and actions are reached by keys, and a form with something typed asks before it is left", async ({
  signedIn: page,
}) => {
  await test.step("by arrows, Home and End", async () => {
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

  await test.step("pages of extensions, too", async () => {
    for (const [typed, name] of [
      ["loyal", "Loyalty"],
      ["packing", /packing/i],
    ] as const) {
      await field(page).fill(typed);
      await expect(group(page, text("palette.go")).getByRole("option", { name })).toBeVisible();
    }
  });

  await test.step("in a new tab with Ctrl and Enter", async () => {
    await field(page).fill("customer group");
    await expect(selected(page)).toContainText(text("customer-groups.title"));
    const [tab] = await Promise.all([
      page.context().waitForEvent("page"),
      page.keyboard.press("Control+Enter"),
    ]);
    await expect(tab).toHaveURL(at("customers/groups"));
    await tab.close();
    await expect(palette(page)).toBeVisible();
    await expect(page).toHaveURL(at("orders"));
  });

  await test.step("the appearance, or a form", async () => {
    await field(page).fill("dark");
    await expect(selected(page)).toContainText(text("palette.theme", { name: text("theme.dark") }));
    await page.keyboard.press("Enter");
    await expect(palette(page)).toHaveCount(0);
    await expect(page.locator("[data-tillhouse]").first()).toHaveAttribute("data-theme", "dark");
    await openPalette(page);
    await page.keyboard.type("create collection");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(at("collections?form=new"));
  });

  await test.step("the form asks before it is left", async () => {
    const form = page.getByRole("dialog", { name: text("collections.create") });
    await form.getByLabel(text("collections.fields.title")).fill("Half a title");
    await openPalette(page);
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

test("a record offers its own actions first, and a selection its bulk actions", async ({
  signedIn: page,
  api,
}) => {
  const name = unique("Palette");
  const [id = "", ...others] = await Promise.all(
    [name, `${name} 1`, `${name} 2`].map((called) => makeChannel(api, called)),
  );
  const writes: string[] = [];
  page.on("request", (call) => {
    if (call.method() === "POST" && call.url().includes("/admin/sales-channels/")) writes.push(call.url());
  });

  await test.step("an action", async () => {
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
  });

  await test.step("its form", async () => {
    await page.keyboard.press("Control+k");
    await page.keyboard.type("edit");
    await expect(
      page.getByRole("option", { name: startsWith(text("action.edit")), selected: true }),
    ).toBeVisible();
    await page.keyboard.press("Enter");
    const form = page.getByRole("dialog", { name: text("sales-channels.edit") });
    await expect(form.getByLabel(text("sales-channels.fields.name"))).toHaveValue(name);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  await test.step("what removes is chosen by whoever moves to it, though it is the only one", async () => {
    await page.keyboard.press("Control+k");
    await field(page).fill("delete");
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
    const question = page.getByRole("alertdialog").or(page.getByRole("dialog"));
    await expect(question).toContainText(name);
    await page.keyboard.press("Escape");
    await expect(question).toHaveCount(0);
  });

  await test.step("what is selected", async () => {
    await openPage(page, `sales-channels?q=${encodeURIComponent(name)}`);
    for (const number of [1, 2])
      await page
        .getByRole("checkbox", { name: text("list.select", { title: `${name} ${number}` }), exact: true })
        .check();
    await openPalette(page);
    await field(page).fill("disable");
    await expect(group(page, text("bulk.selected", { count: 2 })).getByRole("option")).toHaveAccessibleName(
      text("sales-channels.actions.disable"),
    );
    await page.keyboard.press("Enter");
    const toasts = page.getByRole("region", { name: text("shell.toasts") });
    await expect(toasts.getByText(text("sales-channels.actionResults.disable", { count: 2 }))).toBeVisible();
    expect(await Promise.all(others.map((other) => isDisabled(api, other)))).toEqual([true, true]);
  });
});

test("a store that is slow or fails moves no results, and gets no requests that nobody waits for", async ({
  signedIn: page,
}) => {
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
  const ended: string[] = [];
  page.on("requestfailed", (call) => ended.push(new URL(call.url()).search));
  await page.route("**/admin/products?*", async (route) => {
    // It is never answered: only the page itself can end it.
    if (!route.request().url().includes("q=li&")) await route.continue().catch(() => undefined);
  });

  await test.step("each failure is reported", async () => {
    await openOn(page, "orders", text("orders.title"));
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

  await test.step("a search that is typed on is ended", async () => {
    await field(page).fill("");
    const asked = page.waitForRequest((call) => /products\?.*q=li(&|$)/.test(call.url()));
    await page.keyboard.type("li");
    await asked;
    await page.keyboard.type("nen");
    await expect.poll(() => ended.some((search) => /[?&]q=li(&|$)/.test(search))).toBe(true);
    await expect(group(page, text("products.title")).getByRole("option").first()).toContainText(/linen/i);
  });
});

test("accessibility rules hold in the palette and in the list of shortcuts", async ({ signedIn: page }) => {
  const part = { part: "[role=dialog]", bestPractice: true };
  // The page with the least below the dialogs: axe walks through that, too.
  await openOn(page, "settings", text("settings.title"));
  await expect(options(page).first()).toBeVisible();
  await expectAccessible(page, "empty", part);
  await page.keyboard.type("an");
  await expect(group(page, text("customers.title"))).toBeVisible();
  await expectAccessibleInBothThemes(page, "found", part);
  await field(page).fill("zzzqqq");
  await expect(palette(page).getByText(text("palette.nothing", { text: "zzzqqq" }))).toBeVisible();
  await expectAccessible(page, "nothing", part);
  await field(page).fill("");
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: text("shortcuts.title") });
  // Not the switch that turns keys off: whoever looks something up does not want to change it.
  await expect(keys).toBeFocused();
  await expect(keys.getByText(text("sidebar.arrange"))).toBeHidden();
  await keys.getByText(text("shortcuts.withoutKeys")).first().click();
  await expect(keys.getByText(text("sidebar.arrange"))).toBeVisible();
  await page.getByRole("button", { name: text("shortcuts.change", { name: text("orders.title") }) }).click();
  // The list of keys, with one of them open.
  await expectAccessibleInBothThemes(page, "keys", part);
});
