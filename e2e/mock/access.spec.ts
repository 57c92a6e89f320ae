import type { Page } from "playwright/test";
import { text } from "../../scripts/text";
import { expectAccessibleInBothThemes } from "../support/accessibility";
import { openPage } from "../support/open-page";
import { tabTo } from "../support/tab-to";
import { actionsMenu, addresses, expect, recordRows, startsWith, test, unique } from "../support/test";

const at = (path: string) => `${addresses.app}/a/${path}`;

/** Where each plain resource has its list, by what one test goes through. */
const lists = {
  products: [
    "products",
    "variants",
    "product-categories",
    "product-tags",
    "product-types",
    "collections",
    "gift-cards",
    "gift-cards/manage",
  ],
  "orders, customers and discounts": [
    "draft-orders",
    "discounts",
    "discounts/codes",
    "customers/groups",
    "customers",
    "pricing",
    "sales-channels",
  ],
  "the settings of sales": [
    "settings/return-reasons",
    "settings/currencies",
    "settings/regions",
    "settings/shipping-options",
    "settings/shipping-profiles",
    "settings/taxes",
    "settings/taxes/rates",
  ],
  "the stock and the other settings": [
    "settings/team",
    "settings/team/invites",
    "settings/notifications",
    "publishable-api-keys",
    "inventory",
    "inventory/reservations",
    "inventory/locations",
    "oauth",
  ],
};

/** Lists whose records are made elsewhere. */
const withoutForm = new Set([
  "discounts/codes",
  "oauth",
  "product-tags",
  "product-types",
  "settings/currencies",
  "settings/notifications",
  "settings/taxes",
  "variants",
]);

/** Lists whose records have no page. */
const withoutPage = new Set(["settings/team/invites"]);

/** High enough that no row lies half behind the pagination, which would count as a target too small. */
const high = { width: 1440, height: 1400 };

/** Nothing can be scrolled sideways but tabs and chips, which do so by themselves. */
async function expectNoSideways(page: Page, where: string) {
  for (const [name, width] of [
    ["200 % zoom", 720],
    ["320 px", 320],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    // What is drawn anew for another width comes a moment after it.
    await expect
      .poll(
        () =>
          page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        `${where} at ${name}: pixels too wide`,
      )
      .toBe(0);
  }
  await page.setViewportSize(high);
}

/** The sidebar is on every screen, and the test of the shell looks at it; rows of a list are drawn by one definition. */
const alike = [".th-sidebar", "tbody tr:nth-child(n+9)"];

/** Looks at what is this screen's own. */
async function look(page: Page, where: string, part?: string) {
  await expectAccessibleInBothThemes(page, where, { part, except: alike });
  await expectNoSideways(page, where);
}

/** Goes to another page, and waits until it is there: the one before stays while another is read. */
async function goOn(page: Page, go: () => Promise<void>) {
  const before = await page.title();
  await go();
  await expect(page).not.toHaveTitle(before);
  await expectSettled(page);
}

/** Waits until all that a page has asked for is drawn. */
async function expectSettled(page: Page, part = "main") {
  await expect(page.locator(part).getByRole("heading").first()).toBeVisible();
  await expect(page.locator('tr[data-bone], .th-skeleton, .th-spinner, [aria-busy="true"]')).toHaveCount(0);
}

/** Looks at a list, at the form that makes a record of it, and at the page of its first record. */
async function lookAtList(page: Page, path: string) {
  await goOn(page, () => openPage(page, path));
  await look(page, path);
  const create = page.locator('a[href*="form=new"]').first();
  // What is not there is not looked at, so it is known where that may be.
  expect((await create.count()) === 0, "there is no form").toBe(withoutForm.has(path));
  if (!withoutForm.has(path)) {
    await create.click();
    await expectSettled(page, "[role=dialog]");
    // The list below it was looked at.
    await look(page, `the form of ${path}`, "[role=dialog]");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  const link = recordRows(page).first().locator(".th-table__link");
  expect((await link.count()) === 0, "there is no record").toBe(withoutPage.has(path));
  if (withoutPage.has(path)) return;
  await goOn(page, () => link.click());
  await look(page, `a record of ${path}`);
}

for (const [area, paths] of Object.entries(lists))
  test(`axe finds no fault in ${area}: lists, records and forms`, async ({ signedIn: page }) => {
    test.slow();
    await page.setViewportSize(high);
    for (const path of paths) await test.step(path, () => lookAtList(page, path));
  });

test("axe finds no fault in what opens over a list", async ({ signedIn: page }) => {
  test.slow();
  await page.setViewportSize(high);
  await page.goto(at("customers?has_account=no"));
  await page.getByRole("checkbox", { name: text("list.selectPage") }).check();
  await expect(
    page.getByRole("region", { name: new RegExp(text("bulk.label", { count: ".+", noun: "" })) }),
  ).toBeVisible();
  await look(page, "the action bar");
  const opened: [string, () => Promise<void>][] = [
    ["columns", () => page.getByRole("button", { name: text("list.settings") }).click()],
    [
      "a filter",
      () =>
        page
          .getByRole("button", { name: startsWith(text("customers.fields.has_account")) })
          .first()
          .click(),
    ],
    ["filters to add", () => page.getByRole("button", { name: text("list.filter"), exact: true }).click()],
    ["the view's dialog", () => page.getByRole("button", { name: text("views.save") }).click()],
    [
      "the export",
      () =>
        page
          .getByRole("button", { name: text("export.button") })
          .first()
          .click(),
    ],
    ["a row's menu", () => page.getByRole("button", { name: actionsMenu }).first().click()],
    ["the keys", () => page.keyboard.press("?")],
    ["the activity", () => page.getByRole("button", { name: startsWith(text("activity.title")) }).click()],
  ];
  for (const [where, open] of opened) {
    await open();
    await expect(page.getByRole("dialog").or(page.getByRole("menu")).first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    // The list below it was looked at.
    await expectAccessibleInBothThemes(page, where, { part: '[role="dialog"], [role="menu"]' });
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog").or(page.getByRole("menu"))).toHaveCount(0);
  }
});

test("a record is created, changed and deleted by keyboard alone", async ({ signedIn: page, api }) => {
  const name = unique("Keys");
  const find = async () =>
    (await (await api.get(`/admin/customer-groups?q=${encodeURIComponent(name)}`)).json()).customer_groups;
  await page.goto(at("customers/groups"));
  await expect(recordRows(page).first()).toBeVisible();
  await page.keyboard.press("c");
  await expect(page.getByRole("textbox", { name: text("customer-groups.fields.name") })).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press("Enter");
  await expect(page.getByText(text("toast.created", { noun: text("customer-groups.one") }))).toBeVisible();
  expect(await find()).toHaveLength(1);

  // Keys of the list wait until the form has gone.
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type(name);
  await expect(recordRows(page)).toHaveCount(1);
  await page.keyboard.press("Tab");
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press("j");
  await expect(page.getByRole("link", { name })).toBeFocused();
  await page.keyboard.press("e");
  // Focus comes a moment after the value: "End" pressed between the two would move nothing.
  await expect(page.getByRole("textbox", { name: text("customer-groups.fields.name") })).toBeFocused();
  await expect(page.getByRole("textbox", { name: text("customer-groups.fields.name") })).toHaveValue(name);
  await page.keyboard.press("End");
  await page.keyboard.type(" two");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: `${name} two` })).toBeVisible();
  expect((await find())[0].name).toBe(`${name} two`);

  await page.getByRole("link", { name: `${name} two` }).focus();
  await page.keyboard.press("x");
  const actionBar = page.getByRole("region", {
    name: new RegExp(text("bulk.label", { count: ".+", noun: "" })),
  });
  await actionBar.getByRole("button", { name: text("action.deleteWithQuestion") }).focus();
  await page.keyboard.press("Enter");
  const question = page.getByRole("alertdialog").or(page.getByRole("dialog"));
  // The focus comes a moment after the question: a Tab before that would be undone.
  await expect.poll(() => question.evaluate((box) => box.contains(document.activeElement))).toBe(true);
  await tabTo(page, question.getByRole("button", { name: text("bulk.delete"), exact: true }));
  await page.keyboard.press("Enter");
  await expect(
    page
      .getByText(text("toast.manyDeleted", { count: 1, noun: text("customer-groups.count", { count: 1 }) }))
      .first(),
  ).toBeVisible();
  expect(await find()).toHaveLength(0);
});

test("states can be told apart in forced colours", async ({ signedIn: page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(at("customers?has_account=no"));
  const row = recordRows(page).first();
  const box = row.getByRole("checkbox");
  await box.check();
  const looks = await box.evaluate((element) => {
    const { backgroundColor, borderTopColor, borderTopStyle } = getComputedStyle(element);
    return { backgroundColor, borderTopColor, borderTopStyle };
  });
  const unchecked = await recordRows(page)
    .nth(1)
    .getByRole("checkbox")
    .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(looks.borderTopStyle).toBe("solid");
  expect(looks.backgroundColor).not.toBe(unchecked);
});

test("Escape closes an open list before the form around it", async ({ signedIn: page }) => {
  await page.goto(at("draft-orders?form=new"));
  const region = page.getByRole("combobox", { name: text("draft-orders.fields.region_id") });
  const list = page.getByRole("listbox");
  // What is left behind is left behind now and then only.
  for (let time = 0; time < 6; time += 1) {
    await region.press("ArrowDown");
    await expect(list).toBeVisible();
    await region.press("Escape");
    await expect(list).toHaveCount(0);
  }
  await region.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
