import { readFile } from "node:fs/promises";
import type { APIRequestContext, Page, Route } from "playwright/test";
import { text } from "../../scripts/text";
import { pressEscape } from "../support/press-escape";
import { carryUp } from "../support/sortable";
import {
  account,
  actionsMenu,
  addresses,
  expect,
  recordRows,
  startsWith,
  test,
  unique,
} from "../support/test";

const at = (path: string) => `${addresses.app}/a/${path}`;

const actionBar = (page: Page) =>
  page.getByRole("region", { name: new RegExp(text("bulk.label", { count: ".+", noun: "" })) });
const pick = (page: Page, title: string) =>
  page.getByRole("checkbox", { name: text("list.select", { title }), exact: true });

async function makeChannels(api: APIRequestContext, name: string, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 1; index <= count; index += 1) {
    const answer = await api.post("/admin/sales-channels", { data: { name: `${name} ${index}` } });
    ids.push((await answer.json()).sales_channel.id);
  }
  return ids;
}

async function readChannels(api: APIRequestContext, name: string) {
  const answer = await api.get(`/admin/sales-channels?q=${encodeURIComponent(name)}&order=name&limit=100`);
  const {
    sales_channels: channels,
  }: { sales_channels: { id: string; name: string; is_disabled: boolean }[] } = await answer.json();
  return channels;
}

/** Makes as many customers more. */
async function makeCustomers(api: APIRequestContext, count: number) {
  for (let index = 0; index < count; index += 1)
    await api.post("/admin/customers", {
      data: {
        email: `${index}@many.example`,
        first_name: "Customer",
        last_name: `${index}`,
        password: "many",
      },
    });
}

test.describe("selection", () => {
  test("takes ranges, pages and all results", async ({ signedIn: page, api }) => {
    await makeCustomers(api, 70);
    await page.goto(at("customers?order=email"));
    const boxes = page.getByRole("checkbox", {
      name: new RegExp(`^(?!${text("list.selectPage")})${text("list.select", { title: "" })}`),
    });
    await boxes.nth(1).click();
    await boxes.nth(4).click({ modifiers: ["Shift"] });
    await expect(actionBar(page).getByRole("status")).toHaveText(text("bulk.selected", { count: 4 }));
    const first = (await recordRows(page).first().getByRole("link").first().textContent()) ?? "";
    await page.getByRole("link", { name: text("ui.pagination.page", { number: 2 }), exact: true }).click();
    await expect(page.getByText("21–40")).toBeVisible();
    await expect(recordRows(page).filter({ hasText: first })).toHaveCount(0);
    await boxes.first().click();
    await expect(actionBar(page).getByRole("status")).toHaveText(text("bulk.selected", { count: 5 }));
    // The address follows the selection after a moment.
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get("selected")?.split(",").length === 5);

    await page.reload();
    await expect(actionBar(page).getByRole("status")).toHaveText(text("bulk.selected", { count: 5 }));
    await expect(boxes.first()).toBeChecked();
    await recordRows(page).first().getByRole("link").click();
    await expect(page).toHaveURL(/customers\/cus_/);
    await page.goBack();
    await expect(actionBar(page).getByRole("status")).toHaveText(text("bulk.selected", { count: 5 }));
    // The address follows the selection after a moment.
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get("selected")?.split(",").length === 5);
    const shared = await page.context().newPage();
    await shared.goto(page.url());
    await expect(actionBar(shared).getByRole("status")).toHaveText(text("bulk.selected", { count: 5 }));
    await shared.close();

    await actionBar(page)
      .getByRole("button", { name: startsWith(text("bulk.selectAll", { count: "" })) })
      .click();
    const selected = async () =>
      Number((await actionBar(page).getByRole("status").textContent())?.split(" ")[0]);
    await expect.poll(selected).toBeGreaterThan(90);
    const total = await selected();
    await boxes.nth(2).uncheck();
    await expect(actionBar(page).getByRole("status")).toHaveText(text("bulk.selected", { count: total - 1 }));
    await page.getByRole("searchbox").fill("holm");
    // What is no longer shown must not be acted upon.
    await expect(actionBar(page)).toHaveCount(0);
  });

  test("works by keyboard alone", async ({ signedIn: page }) => {
    await page.goto(at("customers?order=email"));
    await expect(recordRows(page)).toHaveCount(20);
    await page.keyboard.press("j");
    await page.keyboard.press("j");
    await expect(recordRows(page).nth(1).getByRole("link")).toBeFocused();
    await page.keyboard.press("x");
    await page.keyboard.press("Shift+J");
    await page.keyboard.press("Shift+J");
    await expect(actionBar(page).getByRole("status")).toHaveText(text("bulk.selected", { count: 3 }));
    await page.keyboard.press("k");
    await page.keyboard.press("x");
    await expect(actionBar(page).getByRole("status")).toHaveText(text("bulk.selected", { count: 2 }));
    await page.keyboard.press("?");
    await expect(
      page.getByRole("dialog", { name: text("shortcuts.title") }).getByText(text("shortcuts.nextRow")),
    ).toBeVisible();
    await page.keyboard.press("Escape");
    // The row has the focus back as soon as the list of keys is gone.
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByRole("row").getByRole("link").and(page.locator(":focus"))).toHaveCount(1);
    await page.keyboard.press("/");
    await expect(page.getByRole("searchbox")).toBeFocused();
    await page.keyboard.press("Escape");
    await recordRows(page).nth(3).getByRole("link").focus();
    const title = await recordRows(page).nth(3).getByRole("link").textContent();
    await page.keyboard.press("e");
    await pressEscape(page, page.getByRole("dialog", { name: text("customers.edit") }));
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await recordRows(page).nth(3).getByRole("link").focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: title ?? "" })).toBeVisible();
  });
});

test.describe("work on many records", () => {
  test("reports failures, retries them, and is undone as one", async ({ signedIn: page, api }) => {
    const name = unique("Many");
    const ids = await makeChannels(api, name, 5);
    let refusals = 0;
    await page.route(`**/admin/sales-channels/${ids[2]}`, async (route) => {
      if (route.request().method() !== "POST" || refusals++ > 0) return route.continue();
      await route.fulfill({ status: 500, json: { message: "The warehouse is on fire" } });
    });
    await page.goto(at(`sales-channels?q=${encodeURIComponent(name)}`));
    await page.getByRole("checkbox", { name: text("list.selectPage") }).check();
    await actionBar(page)
      .getByRole("button", { name: text("sales-channels.actions.disable"), exact: true })
      .click();
    const result = actionBar(page);
    await expect(result.getByRole("status")).toHaveText(
      `${text("bulk.selected", { count: 5 })}${text("sales-channels.actionResults.disable", { count: 4 })}, ${text("bulk.failed", { count: 1 })}`,
    );
    expect((await readChannels(api, name)).filter(({ is_disabled }) => is_disabled)).toHaveLength(4);
    await result.getByRole("button", { name: text("bulk.show") }).click();
    await expect(page.getByRole("dialog").getByText(`${name} 3`)).toBeVisible();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: text("bulk.retry", { count: 1 }) })
      .click();
    await expect(result.getByRole("status")).toHaveText(
      `${text("bulk.selected", { count: 5 })}${text("sales-channels.actionResults.disable", { count: 1 })}`,
    );
    expect((await readChannels(api, name)).every(({ is_disabled }) => is_disabled)).toBe(true);
    await result.getByRole("button", { name: text("bulk.clear") }).click();
    await expect(result).toHaveCount(0);

    await page.getByRole("button", { name: startsWith(text("activity.title")) }).click();
    await page
      .getByRole("dialog")
      .getByRole("listitem")
      .filter({ hasText: text("sales-channels.actionResults.disable", { count: 4 }) })
      .getByRole("button", { name: text("action.undo") })
      .click();
    await expect
      .poll(async () => (await readChannels(api, name)).filter(({ is_disabled }) => is_disabled).length)
      .toBe(1);
    await page.keyboard.press("Escape");

    await page.getByRole("checkbox", { name: text("list.selectPage") }).check();
    await actionBar(page)
      .getByRole("button", { name: text("action.deleteWithQuestion") })
      .click();
    const question = page.getByRole("alertdialog").or(page.getByRole("dialog"));
    await question.getByRole("textbox").fill(`5 ${text("sales-channels.count", { count: 5 })}`);
    await question.getByRole("button", { name: text("bulk.delete"), exact: true }).click();
    await expect(
      page
        .getByRole("region", { name: text("shell.toasts") })
        .getByText(text("toast.manyDeleted", { count: 5, noun: text("sales-channels.count", { count: 5 }) })),
    ).toBeVisible();
    expect(await readChannels(api, name)).toEqual([]);
  });

  test("can be stopped halfway and resumed", async ({ signedIn: page, api }) => {
    const name = unique("Ended");
    await makeChannels(api, name, 9);
    const held: Route[] = [];
    let isHolding = true;
    await page.route("**/admin/sales-channels/*", async (route) => {
      if (route.request().method() !== "POST" || !isHolding) return route.continue();
      held.push(route);
    });
    await page.goto(at(`sales-channels?q=${encodeURIComponent(name)}`));
    await page.getByRole("checkbox", { name: text("list.selectPage") }).check();
    await actionBar(page)
      .getByRole("button", { name: text("sales-channels.actions.disable"), exact: true })
      .click();
    await expect(page.getByRole("progressbar")).toBeVisible();
    await expect.poll(() => held.length).toBe(4);
    await page.getByRole("button", { name: text("action.cancel") }).click();
    for (const route of held) await route.continue();
    await expect(page.getByText(text("bulk.left", { count: 5 }))).toBeVisible();
    expect((await readChannels(api, name)).filter(({ is_disabled }) => is_disabled)).toHaveLength(4);
    isHolding = false;
    await actionBar(page)
      .getByRole("button", { name: text("bulk.goOn", { count: 5 }) })
      .click();
    await expect(actionBar(page).getByRole("status")).toHaveText(
      `${text("bulk.selected", { count: 9 })}${text("sales-channels.actionResults.disable", { count: 5 })}`,
    );
    expect((await readChannels(api, name)).filter(({ is_disabled }) => is_disabled)).toHaveLength(9);
    for (const { id } of await readChannels(api, name)) await api.delete(`/admin/sales-channels/${id}`);
  });

  test("skips what must not be deleted", async ({ signedIn: page, api }) => {
    const { store } = await (await api.get("/admin/store")).json();
    const { sales_channel: standard } = await (
      await api.get(`/admin/sales-channels/${store.default_sales_channel_id}`)
    ).json();
    await page.goto(at(`sales-channels?q=${encodeURIComponent(standard.name)}`));
    await pick(page, standard.name).check();
    await actionBar(page)
      .getByRole("button", { name: text("action.deleteWithQuestion") })
      .click();
    const question = page.getByRole("alertdialog").or(page.getByRole("dialog"));
    await question.getByRole("textbox").fill(`1 ${text("sales-channels.count", { count: 1 })}`);
    await question.getByRole("button", { name: text("bulk.delete"), exact: true }).click();
    await expect(page.getByText(text("bulk.failed", { count: 1 }))).toBeVisible();
    expect((await api.get(`/admin/sales-channels/${standard.id}`)).ok()).toBe(true);
  });
});

test.describe("columns", () => {
  test("are chosen, moved and resized for the next visit", async ({ signedIn: page }) => {
    await page.goto(at("customers"));
    const heads = async () =>
      (await page.getByRole("columnheader").allTextContents()).filter((text) => text !== "");
    await expect(recordRows(page)).toHaveCount(20);
    await page.getByRole("button", { name: text("list.settings") }).click();
    await page.getByRole("checkbox", { name: text("customers.fields.last_order") }).uncheck();
    await carryUp(page, text("customers.fields.orders"), text("customers.fields.email"));
    await page.keyboard.press("Space");
    await expect
      .poll(heads)
      .toEqual([
        text("customers.fields.name"),
        text("customers.fields.orders"),
        text("customers.fields.email"),
        text("customers.fields.created_at"),
        text("list.actions"),
      ]);
    await page.getByRole("button", { name: text("density.compact") }).click();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog").or(page.getByRole("menu"))).toHaveCount(0);
    const edge = page.getByRole("separator", {
      name: text("list.columnWidth", { column: text("customers.fields.email") }),
    });
    const before = await edge.boundingBox();
    if (before === null) throw new Error("The edge of the column is not on the page.");
    await page.mouse.move(before.x + 4, before.y + 8);
    await page.mouse.down();
    await page.mouse.move(before.x - 96, before.y + 8, { steps: 4 });
    await page.mouse.up();
    await page.reload();
    await expect(recordRows(page)).toHaveCount(20);
    await expect
      .poll(heads)
      .toEqual([
        text("customers.fields.name"),
        text("customers.fields.orders"),
        text("customers.fields.email"),
        text("customers.fields.created_at"),
        text("list.actions"),
      ]);
    await expect(edge).toHaveAttribute("aria-valuenow", /^\d{3}$/);
    await expect
      .poll(async () => (await recordRows(page).first().boundingBox())?.height ?? Number.NaN)
      .toBeLessThan(38);
    await edge.dblclick();
    await expect(page.locator("th.th-table__sized")).toHaveCount(0);
    await page.getByRole("button", { name: text("list.settings") }).click();
    await page.getByRole("button", { name: text("list.resetColumns") }).click();
    await expect
      .poll(heads)
      .toEqual([
        text("customers.fields.name"),
        text("customers.fields.email"),
        text("customers.fields.orders"),
        text("customers.fields.last_order"),
        text("customers.fields.created_at"),
        text("list.actions"),
      ]);
  });

  test("from a link are shown without being remembered", async ({ signedIn: page }) => {
    await page.goto(at("customers?columns=phone"));
    await expect(page.getByRole("columnheader", { name: text("customers.fields.phone") })).toBeVisible();
    await expect(page.getByRole("columnheader", { name: text("customers.fields.email") })).toHaveCount(0);
    await page.goto(at("customers"));
    await expect(page.getByRole("columnheader", { name: text("customers.fields.email") })).toBeVisible();
  });
});

test.describe("saved views", () => {
  const views = async (api: APIRequestContext) =>
    Object.entries((await (await api.get("/admin/auth")).json()).user.metadata ?? {}).filter(([key]) =>
      key.startsWith("tillhouse_view_"),
    );
  const forget = async (api: APIRequestContext) => {
    const { user } = await (await api.get("/admin/auth")).json();
    const metadata = Object.fromEntries((await views(api)).map(([key]) => [key, ""]));
    await api.post(`/admin/users/${user.id}`, { data: { metadata } });
  };
  test.beforeEach(({ api }) => forget(api));
  test.afterEach(({ api }) => forget(api));

  test("keep filters, order and columns for the person in every tab", async ({
    signedIn: page,
    api,
    browser,
  }) => {
    await page.goto(at("customers?has_account=no&order=email&columns=phone"));
    await page.getByRole("button", { name: text("views.save") }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: text("views.save") })
      .click();
    await expect(page.getByText(text("form.required"))).toBeVisible();
    await page.getByRole("textbox", { name: text("views.name") }).fill("Guests");
    await page.getByRole("checkbox", { name: text("views.isPinned") }).check();

    // Another tab, which knows nothing of it yet, saves one of its own.
    const other = await page.context().newPage();
    await other.goto(at("customers?has_account=yes"));
    await other.getByRole("button", { name: text("views.save") }).click();
    await other.getByRole("textbox", { name: text("views.name") }).fill("Members");
    await other
      .getByRole("dialog")
      .getByRole("button", { name: text("views.save") })
      .click();
    await expect(other.getByRole("link", { name: /^Members/ })).toBeVisible();
    await other.close();

    await page
      .getByRole("dialog")
      .getByRole("button", { name: text("views.save") })
      .click();
    const tabs = page.getByRole("navigation", { name: text("views.title") });
    await expect(tabs.getByRole("link", { name: /^Guests \d+$/ })).toHaveAttribute("aria-current", "page");
    await expect(tabs.getByRole("link", { name: /^Members \d+$/ })).toBeVisible();
    expect(await views(api)).toHaveLength(2);

    const elsewhere = await browser.newContext();
    const there = await elsewhere.newPage();
    await there.request.post(new URL("/admin/auth", addresses.app).href, { data: account });
    await there.goto(at("orders"));
    await there.getByRole("link", { name: /^Guests/ }).click();
    await expect(there.getByRole("columnheader", { name: text("customers.fields.phone") })).toBeVisible();
    await expect(there.getByRole("columnheader", { name: text("customers.fields.email") })).toHaveCount(0);
    await expect(there.getByRole("columnheader", { name: text("customers.fields.name") })).toBeVisible();
    await expect(
      there.getByText(`${text("customers.fields.has_account")} ${text("value.no")}`),
    ).toBeVisible();
    await elsewhere.close();
  });

  test("are shown in the sidebar with live counts", async ({ signedIn: page, api }) => {
    const name = unique("Pinned");
    const [id] = await makeChannels(api, name, 2);
    await page.goto(at(`sales-channels?q=${encodeURIComponent(name)}`));
    await page.getByRole("button", { name: text("views.save") }).click();
    await page.getByRole("textbox", { name: text("views.name") }).fill(name);
    await page.getByRole("checkbox", { name: text("views.isPinned") }).check();
    await page.getByRole("checkbox", { name: text("views.isDefault") }).check();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: text("views.save") })
      .click();
    const pin = page.getByRole("navigation", { name: text("shell.navigation") }).getByRole("link", { name });
    await expect(pin).toHaveAccessibleName(`${name} 2`);
    const row = recordRows(page).first();
    const title = (await row.locator(".th-table__link").textContent()) ?? "";
    await row.getByRole("button", { name: actionsMenu }).click();
    await page.getByRole("menuitem", { name: text("action.deleteWithQuestion") }).click();
    const question = page.getByRole("alertdialog").or(page.getByRole("dialog"));
    await question.getByRole("textbox").fill(title);
    await question
      .getByRole("button", { name: text("delete.confirm", { noun: text("sales-channels.noun") }) })
      .click();
    await expect(pin).toHaveAccessibleName(`${name} 1`);

    await page.getByRole("link", { name: text("orders.title") }).click();
    await page.goto(at("sales-channels"));
    await expect(page).toHaveURL(/view=/);
    await expect(recordRows(page)).toHaveCount(1);
    await page.getByRole("link", { name: startsWith(text("views.all")) }).click();
    await expect(page).toHaveURL(/view=all/);
    // The rows of the view stay until the others are there.
    await expect.poll(() => recordRows(page).count()).toBeGreaterThan(1);

    await pin.click();
    await expect(pin).toHaveAttribute("aria-current", "page");
    // One place is the current one.
    await expect(
      page
        .getByRole("navigation", { name: text("shell.navigation") })
        .locator('[aria-current]:not([aria-current="false"])'),
    ).toHaveCount(1);
    // The field follows the address: emptied before that, it would be filled again.
    await expect(page.getByRole("searchbox")).toHaveValue(name);
    await page.getByRole("searchbox").fill("");
    await page.getByRole("button", { name: text("views.saveChanges") }).click();
    await expect(page.getByRole("button", { name: text("views.saveChanges") })).toHaveCount(0);
    expect((await views(api))[0]?.[1]).toMatchObject({ query: "" });
    await page.getByRole("button", { name: text("views.actionsFor", { name }) }).click();
    await page.getByRole("menuitem", { name: text("views.delete") }).click();
    await expect(pin).toHaveCount(0);
    expect(await views(api)).toEqual([]);
    await page
      .getByRole("listitem")
      .filter({ hasText: text("views.deleted") })
      .getByRole("button", { name: text("action.undo") })
      .click();
    await expect(pin).toBeVisible();
    for (const channel of await readChannels(api, name))
      await api.delete(`/admin/sales-channels/${channel.id}`);
    expect(id).toBeDefined();
  });
});

test.describe("export", () => {
  test("holds all pages of the list without formulas", async ({ signedIn: page, api }) => {
    const name = unique("Formula");
    const answer = await api.post("/admin/sales-channels", {
      data: { name, description: '=HYPERLINK("https://example.com")' },
    });
    const { sales_channel: channel } = await answer.json();
    await page.goto(at(`sales-channels?q=${encodeURIComponent(name)}`));
    await page.getByRole("button", { name: text("export.button") }).click();
    const saving = page.waitForEvent("download");
    await page
      .getByRole("dialog")
      .getByRole("button", { name: text("export.start") })
      .click();
    const download = await saving;
    // Nobody has to close anything. This is said for a few seconds only, so it is looked for first.
    await expect(page.getByText(text("export.saved"))).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(download.suggestedFilename()).toMatch(/^sales-channels-\d{4}-\d\d-\d\d\.csv$/);
    const csv = await readFile(await download.path(), "utf8");
    // The mark by which spreadsheets know UTF-8.
    expect(csv.startsWith("\uFEFF")).toBe(true);
    const lines = csv.trim().split("\r\n");
    expect(lines[0]).toBe(
      (["name", "description", "state", "created_at"] as const)
        .map((name) => text(`sales-channels.fields.${name}`))
        .join(","),
    );
    expect(lines[1]).toContain(`'=HYPERLINK(`);
    expect(lines).toHaveLength(2);
    await api.delete(`/admin/sales-channels/${channel.id}`);
  });

  test("resumes after a lost connection without duplicate rows", async ({ signedIn: page, api }) => {
    await makeCustomers(api, 100);
    const { count } = await (await api.get("/admin/customers?limit=1")).json();
    let failures = 2;
    await page.route("**/admin/customers?*limit=100*", async (route) => {
      const isSecond = new URL(route.request().url()).searchParams.get("offset") === "100";
      if (!isSecond || failures-- <= 0) return route.continue();
      await route.abort();
    });
    await page.goto(at("customers"));
    await page.getByRole("button", { name: text("export.button") }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: text("export.start") })
      .click();
    await expect(page.getByText(text("export.kept", { count: 100 }))).toBeVisible();
    failures = 0;
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: text("export.resume") }).click();
    const csv = await readFile(await (await saving).path(), "utf8");
    expect(csv.trim().split("\r\n")).toHaveLength(count + 1);
  });
});

test("a value is changed in its row", async ({ signedIn: page, api }) => {
  const title = unique("Inline");
  const { collection } = await (await api.post("/admin/collections", { data: { title } })).json();
  const read = async () =>
    (await (await api.get(`/admin/collections/${collection.id}`)).json()).collection.title;
  await page.goto(at("collections"));
  await page
    .getByRole("button", { name: text("list.editValue", { field: text("collections.fields.title"), title }) })
    .click();
  const editor = page.getByRole("dialog", {
    name: text("list.editValue", { field: text("collections.fields.title"), title }),
  });
  await editor.getByRole("textbox").fill("");
  await page.keyboard.press("Enter");
  await expect(editor.getByText(text("form.required"))).toBeVisible();
  await editor.getByRole("textbox").fill(`${title} two`);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: `${title} two` })).toBeVisible();
  expect(await read()).toBe(`${title} two`);
  await page
    .getByRole("listitem")
    .filter({ hasText: text("toast.updated", { noun: text("collections.one") }) })
    .getByRole("button", { name: text("action.undo") })
    .click();
  await expect(page.getByRole("link", { name: title, exact: true })).toBeVisible();
  expect(await read()).toBe(title);
  await api.delete(`/admin/collections/${collection.id}`);
});

test("a list returns to the same place on back and on reload", async ({ signedIn: page, api }) => {
  await makeCustomers(api, 80);
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto(at("customers?rows=100"));
  await expect(recordRows(page)).toHaveCount(100);
  await recordRows(page).nth(60).scrollIntoViewIfNeeded();
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  await expect.poll(top).toBeGreaterThan(1000);
  const left = await top();
  await recordRows(page).nth(60).getByRole("link").click();
  await expect(page).toHaveURL(/customers\/cus_/);
  await expect.poll(top).toBe(0);
  await page.goBack();
  await expect.poll(top).toBe(left);
  await page.reload();
  await expect.poll(top).toBe(left);
});

test("a list draws only the rows near the window", async ({ signedIn: page }) => {
  const customers = Array.from({ length: 1000 }, (_, index) => ({
    id: `cus_${index}`,
    first_name: "Customer",
    last_name: String(index),
    email: `${index}@customers.example`,
    phone: `+49 30 ${String(index).padStart(8, "0")}`,
    has_account: false,
    created_at: "2026-01-01T00:00:00.000Z",
  }));
  await page.route("**/admin/customers?*", (route) =>
    route.fulfill({ json: { customers, count: 1000, offset: 0, limit: 1000 } }),
  );
  await page.goto(at("customers?rows=1000&columns=email,phone,created_at"));
  await expect(page.getByRole("table")).toHaveAttribute("aria-rowcount", "1001");
  await expect(page.getByRole("link", { name: "Customer 0", exact: true })).toBeVisible();
  expect(await recordRows(page).count()).toBeLessThan(120);
  const phone = page.getByRole("cell", { name: "+49 30 00000000" });
  await expect.poll(() => phone.evaluate((cell) => cell.scrollWidth - cell.clientWidth)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 3000));
  await expect(page.getByRole("link", { name: "Customer 80", exact: true })).toBeInViewport();
  // Rows that come and go above the window must not pull it along.
  const top = await page.evaluate(async () => {
    for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
    return window.scrollY;
  });
  expect(top).toBe(3000);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.getByRole("link", { name: "Customer 0", exact: true })).toBeInViewport();
  for (let press = 0; press < 150; press += 1) await page.keyboard.press("j");
  await expect(page.getByRole("link", { name: "Customer 149", exact: true })).toBeFocused();
  const isBare = () =>
    page.evaluate(() => {
      const row = document.activeElement?.closest("tr");
      const { left = 0, top = 0, bottom = 0 } = row?.getBoundingClientRect() ?? {};
      return [top + 2, bottom - 2].every((y) => row?.contains(document.elementFromPoint(left + 80, y)));
    });
  await expect.poll(isBare).toBe(true);
  for (let press = 0; press < 50; press += 1) await page.keyboard.press("k");
  await expect(page.getByRole("link", { name: "Customer 99", exact: true })).toBeFocused();
  await expect.poll(isBare).toBe(true);
  await page.getByRole("checkbox", { name: text("list.selectPage") }).check();
  await expect(actionBar(page).getByRole("status")).toHaveText(text("bulk.selected", { count: 1000 }));
  // The browser moves there step by step, and gives up where a busy machine draws too late.
  await expect(async () => {
    await page.keyboard.press("End");
    const left = () =>
      page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight - window.scrollY);
    await expect.poll(left, { timeout: 4000 }).toBeLessThan(2);
  }).toPass();
  await expect(page.getByRole("link", { name: "Customer 999", exact: true })).toBeVisible();
  expect(await recordRows(page).count()).toBeLessThan(120);
});

test("Space shows a record beside its list", async ({ signedIn: page }) => {
  await page.goto(at("customers"));
  const links = page.locator("tbody .th-table__link");
  await expect(links).toHaveCount(20);
  const [first = "", second = ""] = await links.allTextContents();
  const drawer = page.getByRole("dialog");
  await page.keyboard.press("j");
  await page.keyboard.press("Space");
  await expect(drawer.getByRole("heading", { name: first, exact: true })).toBeVisible();
  await expect(drawer.getByRole("button", { name: text("detail.previous") })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await page.keyboard.press("j");
  await expect(drawer.getByRole("heading", { name: second, exact: true })).toBeVisible();
  await expect(page).toHaveURL(/[?&]peek=cus_/);
  // However far one has walked, it is one step back.
  await page.goBack();
  await expect(drawer).toHaveCount(0);
  await expect(page).toHaveURL(at("customers"));
  await expect(page.getByRole("link", { name: second, exact: true })).toBeFocused();
  await page.keyboard.press("Space");
  await expect(drawer.getByRole("heading", { name: second, exact: true })).toBeVisible();
  await page.keyboard.press("k");
  await expect(drawer.getByRole("heading", { name: first, exact: true })).toBeVisible();
  await page.keyboard.press("Space");
  await expect(drawer).toHaveCount(0);
  await expect(page.getByRole("link", { name: first, exact: true })).toBeFocused();
  await page.keyboard.press("Space");
  await drawer.getByRole("link", { name: text("peek.open") }).click();
  await expect(page.getByRole("heading", { name: first, level: 1 })).toBeVisible();
});

test("a row that is opened before the search is sent stays open", async ({ signedIn: page }) => {
  await page.goto(at("customers"));
  const name = (await page.locator("tbody .th-table__link").first().textContent()) ?? "";
  const link = page.getByRole("link", { name, exact: true });
  // The code of the page is on its way for longer than the search waits.
  await page.route("**/*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  // On a busy machine the search may be sent before the row is pressed: it finds this row, too.
  await page.getByRole("searchbox").pressSequentially(name.slice(0, 1));
  await link.click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/customers\/cus_/);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
