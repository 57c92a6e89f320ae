import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright/test";
import { addresses, expect, recordRows, test, unique } from "./store";

const at = (path: string) => `${addresses.app}/a/${path}`;

/** Where each plain resource has its list. */
const lists = [
  "draft-orders",
  "product-tags",
  "product-types",
  "collections",
  "customers/groups",
  "customers",
  "settings/return-reasons",
  "sales-channels",
  "settings/currencies",
  "settings/team",
  "settings/team/invites",
  "publishable-api-keys",
  "settings/notifications",
];

async function expectNoViolations(page: Page, where: string) {
  // High enough that no row lies half behind the pager, which would count as a target too small.
  await page.setViewportSize({ width: 1440, height: 1400 });
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"])
    .analyze();
  expect(
    violations.map(
      ({ id, nodes }) => `${where} ${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
    ),
  ).toEqual([]);
}

/** Nothing can be scrolled sideways but tabs and chips, which do so by themselves. */
async function expectNoSideways(page: Page, where: string) {
  const excess = await page.evaluate(() => {
    const root = document.documentElement;
    return root.scrollWidth - root.clientWidth;
  });
  expect(`${where}: ${excess} px too wide`).toBe(`${where}: 0 px too wide`);
}

/** Each page of each resource: its list, its first record where that has a page, its forms. */
async function visitAll(page: Page, look: (where: string) => Promise<void>) {
  for (const path of lists) {
    await page.goto(at(path));
    await page.waitForLoadState("networkidle");
    await look(path);
    const create = page.locator('a[href*="form=new"]').first();
    const hasCreate = (await create.count()) > 0;
    const link = recordRows(page).first().locator(".th-table__link");
    if ((await link.count()) > 0) {
      await link.click();
      await expect(page).not.toHaveURL(new RegExp(`${path}$`));
      await page.waitForLoadState("networkidle");
      await look(`a record of ${path}`);
    }
    if (!hasCreate) continue;
    await page.goto(at(`${path}?form=new`));
    await expect(page.getByRole("dialog")).toBeVisible();
    await look(`the form of ${path}`);
  }
}

for (const theme of ["light", "dark"] as const) {
  test(`axe finds nothing on lists, records and forms in the ${theme} theme`, async ({ signedIn: page }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await visitAll(page, (where) => expectNoViolations(page, where));
  });

  test(`axe finds nothing on what opens over a list in the ${theme} theme`, async ({ signedIn: page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await page.goto(at("customers?has_account=no"));
    await page.getByRole("checkbox", { name: "Select the rows of this page" }).check();
    await expect(page.getByRole("region", { name: /^Actions for/ })).toBeVisible();
    await expectNoViolations(page, "the dock");
    const opened: [string, () => Promise<void>][] = [
      ["columns", () => page.getByRole("button", { name: "Columns and row height" }).click()],
      [
        "a filter",
        () =>
          page
            .getByRole("button", { name: /^Account/ })
            .first()
            .click(),
      ],
      ["filters to add", () => page.getByRole("button", { name: "Filter", exact: true }).click()],
      ["the view's dialog", () => page.getByRole("button", { name: "Save view" }).click()],
      ["the export", () => page.getByRole("button", { name: "Export" }).first().click()],
      [
        "a row's menu",
        () =>
          page
            .getByRole("button", { name: /^Actions for/ })
            .first()
            .click(),
      ],
      ["the keys", () => page.keyboard.press("?")],
      ["the activity", () => page.getByRole("button", { name: /^Activity/ }).click()],
    ];
    for (const [where, open] of opened) {
      await open();
      await expect(page.getByRole("dialog").or(page.getByRole("menu")).first()).toBeVisible();
      await page.waitForLoadState("networkidle");
      await expectNoViolations(page, where);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog").or(page.getByRole("menu"))).toHaveCount(0);
    }
  });
}

for (const [name, width] of [
  ["320 px", 320],
  ["200 % zoom", 720],
] as const)
  test(`nothing is cut off at ${name}`, async ({ signedIn: page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 640 });
    await visitAll(page, (where) => expectNoSideways(page, where));
    await page.goto(at("customers?has_account=no&selected=*"));
    await expect(page.getByRole("region", { name: /^Actions for/ })).toBeVisible();
    await expectNoSideways(page, "the dock");
  });

test("a record lives its whole life by keyboard alone", async ({ signedIn: page, api }) => {
  const name = unique("Keys");
  const find = async () =>
    (await (await api.get(`/admin/customer-groups?q=${encodeURIComponent(name)}`)).json()).customer_groups;
  await page.goto(at("customers/groups"));
  await expect(recordRows(page).first()).toBeVisible();
  await page.keyboard.press("c");
  await expect(page.getByRole("textbox", { name: "Name" })).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Customer group created")).toBeVisible();
  expect(await find()).toHaveLength(1);

  await page.keyboard.press("/");
  await page.keyboard.type(name);
  await expect(recordRows(page)).toHaveCount(1);
  await page.keyboard.press("Tab");
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press("j");
  await expect(page.getByRole("link", { name })).toBeFocused();
  await page.keyboard.press("e");
  // Focus comes a moment after the value: "End" pressed between the two would move nothing.
  await expect(page.getByRole("textbox", { name: "Name" })).toBeFocused();
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue(name);
  await page.keyboard.press("End");
  await page.keyboard.type(" two");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: `${name} two` })).toBeVisible();
  expect((await find())[0].name).toBe(`${name} two`);

  await page.getByRole("link", { name: `${name} two` }).focus();
  await page.keyboard.press("x");
  const dock = page.getByRole("region", { name: /^Actions for/ });
  await dock.getByRole("button", { name: "Delete…" }).focus();
  await page.keyboard.press("Enter");
  const question = page.getByRole("alertdialog").or(page.getByRole("dialog"));
  await expect(question).toBeVisible();
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press("Tab");
    if (
      await question
        .getByRole("button", { name: "Delete", exact: true })
        .evaluate((button) => button === document.activeElement)
    )
      break;
  }
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 customer group deleted")).toBeVisible();
  expect(await find()).toHaveLength(0);
});

test("what matters can be told apart in forced colours", async ({ signedIn: page }) => {
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

test("Escape closes a list in a form before the form, where nothing moves, too", async ({
  signedIn: page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(at("draft-orders?form=new"));
  const region = page.getByRole("combobox", { name: "Region" });
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
