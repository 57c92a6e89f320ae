import { readFile } from "node:fs/promises";
import type { APIRequestContext, Page, Route } from "playwright/test";
import { text } from "../../scripts/text";
import { openPage } from "../support/open-page";
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

/** Makes channels of a name, and says their ids. */
async function makeChannels(api: APIRequestContext, name: string, count: number): Promise<string[]> {
  const answers = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      api.post("/admin/sales-channels", { data: { name: `${name} ${index + 1}` } }),
    ),
  );
  return Promise.all(answers.map(async (answer) => (await answer.json()).sales_channel.id));
}

async function readChannels(api: APIRequestContext, name: string) {
  const answer = await api.get(`/admin/sales-channels?q=${encodeURIComponent(name)}&order=name&limit=100`);
  const {
    sales_channels: channels,
  }: { sales_channels: { id: string; name: string; is_disabled: boolean }[] } = await answer.json();
  return channels;
}

test("a selection takes rows by keys, ranges, pages and all results, and is kept on back and on reload", async ({
  signedIn: page,
  api,
}) => {
  const { count: total } = await (await api.get("/admin/customers?limit=1")).json();
  const status = actionBar(page).getByRole("status");
  const expectSelected = (count: number) => expect(status).toHaveText(text("bulk.selected", { count }));
  const boxes = page.getByRole("checkbox", {
    name: new RegExp(`^(?!${text("list.selectPage")})${text("list.select", { title: "" })}`),
  });

  await test.step("by keyboard alone", async () => {
    await page.goto(at("customers?order=email"));
    await expect(recordRows(page)).toHaveCount(20);
    await page.keyboard.press("j");
    await page.keyboard.press("j");
    await expect(recordRows(page).nth(1).getByRole("link")).toBeFocused();
    await page.keyboard.press("x");
    await page.keyboard.press("Shift+J");
    await page.keyboard.press("Shift+J");
    await expectSelected(3);
    await page.keyboard.press("k");
    await page.keyboard.press("x");
    await expectSelected(2);
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
    await page.keyboard.press("e");
    await pressEscape(page, page.getByRole("dialog", { name: text("customers.edit") }));
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await actionBar(page)
      .getByRole("button", { name: text("bulk.clear") })
      .click();
  });

  await test.step("by pointer, over pages", async () => {
    await boxes.nth(1).click();
    await boxes.nth(4).click({ modifiers: ["Shift"] });
    await expectSelected(4);
    const first = (await recordRows(page).first().getByRole("link").first().textContent()) ?? "";
    await page.getByRole("link", { name: text("ui.pagination.page", { number: 2 }), exact: true }).click();
    await expect(page.getByText(/^21–\d/)).toBeVisible();
    await expect(recordRows(page).filter({ hasText: first })).toHaveCount(0);
    await boxes.first().click();
    await expectSelected(5);
    // The address follows the selection after a moment.
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get("selected")?.split(",").length === 5);
  });

  await test.step("back and a reload lead to the same place of the list, with the same selection", async () => {
    const { searchParams } = new URL(page.url());
    await page.setViewportSize({ width: 1280, height: 500 });
    await openPage(page, `customers?order=email&rows=100&selected=${searchParams.get("selected")}`);
    await expect(recordRows(page)).toHaveCount(total);
    const row = recordRows(page).nth(28).getByRole("link");
    await row.scrollIntoViewIfNeeded();
    const top = () => page.evaluate(() => Math.round(window.scrollY));
    await expect.poll(top).toBeGreaterThan(600);
    const left = await top();
    const title = (await row.textContent()) ?? "";
    await row.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/customers\/cus_/);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect.poll(top).toBe(0);
    await page.goBack();
    await expect.poll(top).toBe(left);
    await expectSelected(5);
    await page.reload();
    await expect.poll(top).toBe(left);
    await expectSelected(5);
    await expect(boxes.nth(1)).toBeChecked();
  });

  await test.step("all results, but for one", async () => {
    await actionBar(page)
      .getByRole("button", { name: startsWith(text("bulk.selectAll", { count: "" })) })
      .click();
    await expectSelected(total);
    await boxes.nth(2).uncheck();
    await expectSelected(total - 1);
    await page.getByRole("searchbox").fill("holm");
    // What is no longer shown must not be acted upon.
    await expect(actionBar(page)).toHaveCount(0);
  });
});

test("work on many records is stopped, resumed, retried and undone as one, and spares what must stay", async ({
  signedIn: page,
  api,
}) => {
  const [ended, many] = [unique("Ended"), unique("Many")];
  const [, ids] = await Promise.all([makeChannels(api, ended, 9), makeChannels(api, many, 5)]);
  const disabled = async (name: string) =>
    (await readChannels(api, name)).filter(({ is_disabled }) => is_disabled).length;
  const disable = () =>
    actionBar(page)
      .getByRole("button", { name: text("sales-channels.actions.disable"), exact: true })
      .click();
  const selectPage = async (name: string) => {
    await openPage(page, `sales-channels?q=${encodeURIComponent(name)}`);
    await expect(pick(page, `${name} 1`)).toBeVisible();
    await page.getByRole("checkbox", { name: text("list.selectPage") }).check();
  };
  const result = actionBar(page).getByRole("status");
  const results = (count: number) => text("sales-channels.actionResults.disable", { count });
  const question = page.getByRole("alertdialog").or(page.getByRole("dialog"));
  const remove = async (count: number) => {
    await actionBar(page)
      .getByRole("button", { name: text("action.deleteWithQuestion") })
      .click();
    await question.getByRole("textbox").fill(`${count} ${text("sales-channels.count", { count })}`);
    await question.getByRole("button", { name: text("bulk.delete"), exact: true }).click();
  };

  await test.step("stopped halfway and resumed", async () => {
    const held: Route[] = [];
    let isHolding = true;
    await page.route("**/admin/sales-channels/*", async (route) => {
      if (route.request().method() !== "POST" || !isHolding) return route.continue();
      held.push(route);
    });
    await selectPage(ended);
    await disable();
    await expect(page.getByRole("progressbar")).toBeVisible();
    await expect.poll(() => held.length).toBe(4);
    await page.getByRole("button", { name: text("action.cancel") }).click();
    for (const route of held) await route.continue();
    await expect(page.getByText(text("bulk.left", { count: 5 }))).toBeVisible();
    expect(await disabled(ended)).toBe(4);
    isHolding = false;
    await actionBar(page)
      .getByRole("button", { name: text("bulk.goOn", { count: 5 }) })
      .click();
    await expect(result).toHaveText(`${text("bulk.selected", { count: 9 })}${results(5)}`);
    expect(await disabled(ended)).toBe(9);
  });

  await test.step("failures are reported and retried", async () => {
    let refusals = 0;
    await page.route(`**/admin/sales-channels/${ids[2]}`, async (route) => {
      if (route.request().method() !== "POST" || refusals++ > 0) return route.fallback();
      await route.fulfill({ status: 500, json: { message: "The warehouse is on fire" } });
    });
    await selectPage(many);
    await disable();
    const failed = text("bulk.failed", { count: 1 });
    await expect(result).toHaveText(`${text("bulk.selected", { count: 5 })}${results(4)}, ${failed}`);
    expect(await disabled(many)).toBe(4);
    await actionBar(page)
      .getByRole("button", { name: text("bulk.show") })
      .click();
    await expect(question.getByText(`${many} 3`)).toBeVisible();
    await question.getByRole("button", { name: text("bulk.retry", { count: 1 }) }).click();
    await expect(result).toHaveText(`${text("bulk.selected", { count: 5 })}${results(1)}`);
    expect(await disabled(many)).toBe(5);
    await actionBar(page)
      .getByRole("button", { name: text("bulk.clear") })
      .click();
    await expect(actionBar(page)).toHaveCount(0);
  });

  await test.step("undone as one", async () => {
    await page.getByRole("button", { name: startsWith(text("activity.title")) }).click();
    await page
      .getByRole("dialog")
      .getByRole("listitem")
      .filter({ hasText: results(4) })
      .first()
      .getByRole("button", { name: text("action.undo") })
      .click();
    await expect.poll(() => disabled(many)).toBe(1);
    await page.keyboard.press("Escape");
    await expect(question).toHaveCount(0);
  });

  await test.step("deleted as one, but for what must not be deleted", async () => {
    await page.getByRole("checkbox", { name: text("list.selectPage") }).check();
    await remove(5);
    const noun = text("sales-channels.count", { count: 5 });
    await expect(
      page
        .getByRole("region", { name: text("shell.toasts") })
        .getByText(text("toast.manyDeleted", { count: 5, noun })),
    ).toBeVisible();
    expect(await readChannels(api, many)).toEqual([]);

    const { store } = await (await api.get("/admin/store")).json();
    const standard = `/admin/sales-channels/${store.default_sales_channel_id}`;
    const { name } = (await (await api.get(standard)).json()).sales_channel;
    await openPage(page, `sales-channels?q=${encodeURIComponent(name)}`);
    await pick(page, name).check();
    await remove(1);
    await expect(page.getByText(text("bulk.failed", { count: 1 }))).toBeVisible();
    expect((await api.get(standard)).ok()).toBe(true);
  });
});

test("columns are chosen, moved and resized for the next visit, and those of a link are not remembered", async ({
  signedIn: page,
}) => {
  const head = (field: "phone" | "email") =>
    page.getByRole("columnheader", { name: text(`customers.fields.${field}`) });
  await page.goto(at("customers?columns=phone"));
  await expect(head("phone")).toBeVisible();
  await expect(head("email")).toHaveCount(0);
  await openPage(page, "customers");
  await expect(head("email")).toBeVisible();
  await expect(head("phone")).toHaveCount(0);

  const heads = async () =>
    (await page.getByRole("columnheader").allTextContents()).filter((text) => text !== "");
  const arranged = [
    text("customers.fields.name"),
    text("customers.fields.orders"),
    text("customers.fields.email"),
    text("customers.fields.created_at"),
    text("list.actions"),
  ];
  await expect(recordRows(page)).toHaveCount(20);
  await page.getByRole("button", { name: text("list.settings") }).click();
  await page.getByRole("checkbox", { name: text("customers.fields.last_order") }).uncheck();
  await carryUp(page, text("customers.fields.orders"), text("customers.fields.email"));
  await page.keyboard.press("Space");
  await expect.poll(heads).toEqual(arranged);
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
  await expect.poll(heads).toEqual(arranged);
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

const views = async (api: APIRequestContext) =>
  Object.entries((await (await api.get("/admin/auth")).json()).user.metadata ?? {}).filter(([key]) =>
    key.startsWith("tillhouse_view_"),
  );

test("saved views keep filters, order and columns for the person on every machine, and count in the sidebar", async ({
  signedIn: page,
  api,
  browser,
}) => {
  const save = (there: Page) => there.getByRole("dialog").getByRole("button", { name: text("views.save") });
  const nameField = (there: Page) => there.getByRole("textbox", { name: text("views.name") });
  const tabs = (there: Page) => there.getByRole("navigation", { name: text("views.title") });
  const head = (field: "phone" | "email" | "name") =>
    page.getByRole("columnheader", { name: text(`customers.fields.${field}`) });
  const sidebar = page.getByRole("navigation", { name: text("shell.navigation") });

  await test.step("two that were begun before the other was there are both kept", async () => {
    await page.goto(at("customers?has_account=yes"));
    await page.getByRole("button", { name: text("views.save") }).click();
    await nameField(page).fill("Members");

    // Another machine, which knows nothing of it yet, saves one of its own.
    const elsewhere = await browser.newContext();
    const there = await elsewhere.newPage();
    await there.request.post(new URL("/admin/auth", addresses.app).href, { data: account });
    await there.goto(at("customers?has_account=no&order=email&columns=phone"));
    await there.getByRole("button", { name: text("views.save") }).click();
    await save(there).click();
    await expect(there.getByText(text("form.required"))).toBeVisible();
    await nameField(there).fill("Guests");
    await there.getByRole("checkbox", { name: text("views.isPinned") }).check();
    await save(there).click();
    await expect(tabs(there).getByRole("link", { name: /^Guests \d+$/ })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await elsewhere.close();

    await save(page).click();
    await expect(tabs(page).getByRole("link", { name: /^Members \d+$/ })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(tabs(page).getByRole("link", { name: /^Guests \d+$/ })).toBeVisible();
    expect(await views(api)).toHaveLength(2);
  });

  await test.step("with filters, order and columns", async () => {
    await sidebar.getByRole("link", { name: /^Guests/ }).click();
    await expect(head("phone")).toBeVisible();
    await expect(head("email")).toHaveCount(0);
    await expect(head("name")).toBeVisible();
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get("order") === "email");
    await expect(page.getByText(`${text("customers.fields.has_account")} ${text("value.no")}`)).toBeVisible();
  });

  const name = unique("Pinned");
  const pin = sidebar.getByRole("link", { name });
  const saved = async () =>
    (await views(api))
      .map(([, view]) => view as { name: string; query: string })
      .find((view) => view.name === name);

  await test.step("in the sidebar, with live counts", async () => {
    await makeChannels(api, name, 2);
    await openPage(page, `sales-channels?q=${encodeURIComponent(name)}`);
    const row = recordRows(page).filter({ hasText: `${name} 1` });
    await expect(row).toBeVisible();
    await page.getByRole("button", { name: text("views.save") }).click();
    await nameField(page).fill(name);
    await page.getByRole("checkbox", { name: text("views.isPinned") }).check();
    await page.getByRole("checkbox", { name: text("views.isDefault") }).check();
    await save(page).click();
    await expect(pin).toHaveAccessibleName(`${name} 2`);
    await row.getByRole("button", { name: actionsMenu }).click();
    await page.getByRole("menuitem", { name: text("action.deleteWithQuestion") }).click();
    const question = page.getByRole("alertdialog").or(page.getByRole("dialog"));
    await question.getByRole("textbox").fill(`${name} 1`);
    await question
      .getByRole("button", { name: text("delete.confirm", { noun: text("sales-channels.noun") }) })
      .click();
    await expect(pin).toHaveAccessibleName(`${name} 1`);
    expect(await readChannels(api, name)).toHaveLength(1);
  });

  await test.step("one is what the list begins with", async () => {
    await openPage(page, "sales-channels");
    await expect(page).toHaveURL(/view=/);
    await expect(recordRows(page)).toHaveCount(1);
    await page.getByRole("link", { name: startsWith(text("views.all")) }).click();
    await expect(page).toHaveURL(/view=all/);
    // The rows of the view stay until the others are there.
    await expect.poll(() => recordRows(page).count()).toBeGreaterThan(1);
    await pin.click();
    await expect(pin).toHaveAttribute("aria-current", "page");
    // One place is the current one.
    await expect(sidebar.locator('[aria-current]:not([aria-current="false"])')).toHaveCount(1);
  });

  await test.step("changed, deleted and brought back", async () => {
    // The field follows the address: emptied before that, it would be filled again.
    await expect(page.getByRole("searchbox")).toHaveValue(name);
    await page.getByRole("searchbox").fill("");
    const change = page.getByRole("button", { name: text("views.saveChanges") });
    await change.click();
    await expect(change).toHaveCount(0);
    expect(await saved()).toMatchObject({ query: "" });
    await page.getByRole("button", { name: text("views.actionsFor", { name }) }).click();
    await page.getByRole("menuitem", { name: text("views.delete") }).click();
    await expect(pin).toHaveCount(0);
    expect(await saved()).toBeUndefined();
    await page
      .getByRole("listitem")
      .filter({ hasText: text("views.deleted") })
      .getByRole("button", { name: text("action.undo") })
      .click();
    await expect(pin).toBeVisible();
  });
});

test("a value is changed in its row, and the list is exported without formulas", async ({
  signedIn: page,
  api,
}) => {
  await test.step("a value is changed in its row", async () => {
    const title = unique("Inline");
    const { collection } = await (await api.post("/admin/collections", { data: { title } })).json();
    const read = async () =>
      (await (await api.get(`/admin/collections/${collection.id}`)).json()).collection.title;
    await openPage(page, "collections");
    const name = text("list.editValue", { field: text("collections.fields.title"), title });
    await page.getByRole("button", { name }).click();
    const editor = page.getByRole("dialog", { name });
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
  });

  await test.step("the file", async () => {
    const name = unique("Formula");
    await api.post("/admin/sales-channels", {
      data: { name, description: '=HYPERLINK("https://example.com")' },
    });
    await openPage(page, `sales-channels?q=${encodeURIComponent(name)}`);
    await expect(recordRows(page)).toHaveCount(1);
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
  });
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
  for (let press = 0; press < 70; press += 1) await page.keyboard.press("j");
  await expect(page.getByRole("link", { name: "Customer 69", exact: true })).toBeFocused();
  const isBare = () =>
    page.evaluate(() => {
      const row = document.activeElement?.closest("tr");
      const { left = 0, top = 0, bottom = 0 } = row?.getBoundingClientRect() ?? {};
      return [top + 2, bottom - 2].every((y) => row?.contains(document.elementFromPoint(left + 80, y)));
    });
  await expect.poll(isBare).toBe(true);
  for (let press = 0; press < 30; press += 1) await page.keyboard.press("k");
  await expect(page.getByRole("link", { name: "Customer 39", exact: true })).toBeFocused();
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

test("a row that is opened before the search is sent stays open, and Space shows a record beside its list", async ({
  signedIn: page,
}) => {
  await page.goto(at("customers"));
  const links = page.locator("tbody .th-table__link");
  await expect(links).toHaveCount(20);
  const [first = "", second = ""] = await links.allTextContents();

  await test.step("a row that is opened before the search is sent", async () => {
    // The code of the page is on its way for longer than the search waits.
    await page.route("**/*.js", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.continue();
    });
    // On a busy machine the search may be sent before the row is pressed: it finds this row, too.
    await page.getByRole("searchbox").pressSequentially(first.slice(0, 1));
    await page.getByRole("link", { name: first, exact: true }).click();
    await expect(page.getByRole("heading", { name: first, level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/customers\/cus_/);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });

  await openPage(page, "customers");
  await expect(links.first()).toHaveText(first);
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
