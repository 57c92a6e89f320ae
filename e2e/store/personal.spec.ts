import type { APIRequestContext, Page } from "playwright/test";
import { text } from "../../scripts/text";
import { expectAccessibleInBothThemes } from "../support/accessibility";
import { openPage } from "../support/open-page";
import { carryUp } from "../support/sortable";
import { account, addresses, expect, recordRows, test } from "../support/test";

/** The sidebar's beginning once collections are carried up, and the tags are hidden. */
const arranged = ["orders.title", "collections.title", "products.title", "product-types.title"] as const;

const settings = `${addresses.app}/a/settings`;

async function fromUserMenu(page: Page, item: "personal.title" | "sidebar.open") {
  await page.getByRole("button", { name: text("shell.userMenu", { name: "" }) }).click();
  await page.getByRole("menuitem", { name: text(item) }).click();
}

/** Passes the rules in both themes on a narrow window, where nothing may be scrolled sideways. */
async function expectAccessibleAndNarrow(page: Page, where: string) {
  await page.setViewportSize({ width: 320, height: 700 });
  await expectAccessibleInBothThemes(page, where, { bestPractice: true });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}

test("the settings show the way back up from the URL, show what is set, and are found by a word", async ({
  signedIn: page,
  api,
}) => {
  const { user } = await (await api.get("/admin/auth")).json();
  await page.goto(`${settings}/team/${user.id}`);
  const trail = page.getByRole("navigation", { name: text("ui.trail") });
  await expect(trail.getByRole("link")).toHaveText([text("settings.title"), text("users.title")]);
  await expect(page).toHaveTitle(/Ada Holm · Marram Outfitters/);
  await trail.getByRole("link", { name: text("users.title") }).click();
  await expect(page.getByRole("heading", { name: text("users.title"), level: 1 })).toBeVisible();
  await trail.getByRole("link", { name: text("settings.title") }).click();
  await expect(page.getByRole("heading", { name: text("settings.title"), level: 1 })).toBeVisible();
  await expect(trail).toHaveCount(0);

  const store = page.getByRole("region", { name: text("settings.store") });
  const { count } = await (await api.get("/admin/sales-channels?limit=1")).json();
  await expect(store.getByRole("link", { name: new RegExp(text("sales-channels.title")) })).toContainText(
    `${count} ${text("sales-channels.count", { count })}`,
  );
  await expect(store.getByRole("link", { name: new RegExp(text("currencies.title")) })).toContainText("DKK");
  await expect(
    page
      .getByRole("region", { name: text("settings.access") })
      .getByRole("link", { name: new RegExp(text("users.title")) }),
  ).toBeVisible();
  await expectAccessibleAndNarrow(page, "the settings");
  await page.getByRole("searchbox", { name: text("settings.find") }).fill("who sign");
  await expect(page.getByRole("main").getByRole("link")).toHaveCount(1);
  await expect(
    page.getByRole("main").getByRole("link", { name: new RegExp(text("users.title")) }),
  ).toBeVisible();
  await page.getByRole("searchbox", { name: text("settings.find") }).fill("nothing of the kind");
  await expect(page.getByText(text("settings.noneTitle"))).toBeVisible();
});

/** Gives the signed-in person another name, in the store and in the menu. */
async function rename(page: Page, api: APIRequestContext, user: { role: string }) {
  await fromUserMenu(page, "personal.title");
  await page.getByRole("button", { name: text("personal.editName") }).click();
  await page.getByLabel(text("users.fields.last_name")).fill("Holm-Larsen");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: text("action.save") })
    .click();
  await expect(page.getByRole("main").getByText("Ada Holm-Larsen")).toBeVisible();
  await expect(
    page.getByRole("button", { name: text("shell.userMenu", { name: "Ada Holm-Larsen" }) }),
  ).toBeVisible();
  const { user: changed } = await (await api.get("/admin/auth")).json();
  expect(changed.last_name).toBe("Holm-Larsen");
  expect(changed.role).toBe(user.role);
}

const entriesOf = (page: Page) =>
  page.getByRole("navigation", { name: text("shell.navigation") }).getByRole("link");

/** Carries the collections up in the sidebar, and hides the tags. */
async function arrangeSidebar(page: Page, api: APIRequestContext, userId: string) {
  await fromUserMenu(page, "sidebar.open");
  const dialog = page.getByRole("dialog", { name: text("sidebar.arrange") });
  await carryUp(page, text("collections.title"), text("products.title"));
  await page.keyboard.press("Space");
  await expect(page.getByText(text("list.dragEnd", { column: text("collections.title") }))).toBeAttached();
  await dialog.getByRole("checkbox", { name: text("product-tags.title") }).uncheck();
  await dialog.getByRole("button", { name: text("action.save") }).click();
  await expect(dialog).toHaveCount(0);
  await expect(entriesOf(page)).toContainText(arranged.map((key) => text(key)));
  await expect(page.getByRole("link", { name: text("product-tags.title") })).toHaveCount(0);
  const { user: changed } = await (await api.get(`/admin/users/${userId}`)).json();
  expect(changed.metadata.tillhouse_sidebar.hidden).toEqual(["/a/product-tags"]);
}

test("the personal information sets name, sidebar, looks and time zone, and sends a link to a new password", async ({
  signedIn: page,
  api,
}) => {
  const [{ user }, { orders }] = await Promise.all(
    ["auth", "orders?limit=1&order=-created_at"].map(async (path) =>
      (await api.get(`/admin/${path}`)).json(),
    ),
  );
  const inAuckland = new Intl.DateTimeFormat("en-GB", {
    timeZone: "Pacific/Auckland",
    hour: "2-digit",
    minute: "2-digit",
  }).format(new Date(orders[0].created_at));
  const entries = entriesOf(page);
  try {
    await page.goto(settings);
    await rename(page, api, user);
    const sent = page.waitForRequest((request) => request.url().endsWith("/admin/users/password-token"));
    await page.getByRole("button", { name: text("personal.sendLink") }).click();
    expect((await sent).postDataJSON()).toEqual({ email: account.email });
    await expect(page.getByText(text("personal.linkSentText", { email: account.email }))).toBeVisible();
    await page.getByLabel(text("personal.timeZone")).selectOption("Pacific/Auckland");
    await page.getByRole("radio", { name: text("theme.dark") }).check();
    await page.getByRole("radio", { name: text("density.comfortable") }).check();

    await arrangeSidebar(page, api, user.id);
    await page.getByRole("link", { name: new RegExp(`^${text("orders.title")}( |$)`) }).click();
    await expect(recordRows(page).first()).toContainText(inAuckland);
    await page.reload();
    await expect(recordRows(page).first()).toContainText(inAuckland);
    await expect(page.locator("[data-tillhouse]")).toHaveAttribute("data-theme", "dark");
    await expect(page.locator("[data-tillhouse]")).toHaveAttribute("data-density", "comfortable");
    await expect(entries).toContainText(arranged.map((key) => text(key)));

    // The list of batch jobs is filtered by date as well.
    const asked = page.waitForRequest((request) => {
      const { pathname, searchParams } = new URL(request.url());
      return pathname.endsWith("/admin/orders") && searchParams.has("created_at[gte]");
    });
    await openPage(page, "orders?created_at=2026-11-01..2026-11-01");
    const query = new URL((await asked).url()).searchParams;
    expect(query.get("created_at[gte]")).toBe("2026-10-31T11:00:00.000Z");
    expect(query.get("created_at[lt]")).toBe("2026-11-01T11:00:00.000Z");

    await fromUserMenu(page, "sidebar.open");
    await page
      .getByRole("dialog", { name: text("sidebar.arrange") })
      .getByRole("button", { name: text("sidebar.reset") })
      .click();
    await expect(entries).toContainText(
      (["orders.title", "products.title", "collections.title", "product-tags.title"] as const).map((key) =>
        text(key),
      ),
    );
    await fromUserMenu(page, "personal.title");
    await page.getByRole("radio", { name: text("theme.system") }).check();
    await expectAccessibleAndNarrow(page, "the personal information");
  } finally {
    await api.post(`/admin/users/${user.id}`, {
      data: { last_name: user.last_name, metadata: { tillhouse_sidebar: "" } },
    });
  }
});
