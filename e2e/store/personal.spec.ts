import { text } from "../../scripts/text";
import { expectAccessibleInBothThemes } from "../support/accessibility";
import { carryUp } from "../support/sortable";
import { account, addresses, expect, recordRows, test } from "../support/test";

const settings = `${addresses.app}/a/settings`;

test.describe("the settings", () => {
  test("show what is set and are found by a word", async ({ signedIn: page, api }) => {
    await page.goto(settings);
    const store = page.getByRole("region", { name: text("settings.store") });
    const { count } = await (await api.get("/admin/sales-channels?limit=1")).json();
    await expect(store.getByRole("link", { name: new RegExp(text("sales-channels.title")) })).toContainText(
      `${count} ${text("sales-channels.count", { count })}`,
    );
    await expect(store.getByRole("link", { name: new RegExp(text("currencies.title")) })).toContainText(
      "DKK",
    );
    await expect(
      page
        .getByRole("region", { name: text("settings.access") })
        .getByRole("link", { name: new RegExp(text("users.title")) }),
    ).toBeVisible();
    await page.getByRole("searchbox", { name: text("settings.find") }).fill("who sign");
    await expect(page.getByRole("main").getByRole("link")).toHaveCount(1);
    await expect(
      page.getByRole("main").getByRole("link", { name: new RegExp(text("users.title")) }),
    ).toBeVisible();
    await page.getByRole("searchbox", { name: text("settings.find") }).fill("nothing of the kind");
    await expect(page.getByText(text("settings.noneTitle"))).toBeVisible();
  });

  test("show the way back up from the URL", async ({ signedIn: page, api }) => {
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
  });
});

test.describe("personal information", () => {
  test("saves the person's name in the store and in the menu", async ({ signedIn: page, api }) => {
    const { user } = await (await api.get("/admin/auth")).json();
    try {
      await page.goto(settings);
      await page.getByRole("button", { name: text("shell.userMenu", { name: "" }) }).click();
      await page.getByRole("menuitem", { name: text("personal.title") }).click();
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
    } finally {
      await api.post(`/admin/users/${user.id}`, { data: { last_name: user.last_name } });
    }
  });

  test("sends a link to a new password", async ({ signedIn: page }) => {
    await page.goto(`${settings}/personal-information`);
    const sent = page.waitForRequest((request) => request.url().endsWith("/admin/users/password-token"));
    await page.getByRole("button", { name: text("personal.sendLink") }).click();
    expect((await sent).postDataJSON()).toEqual({ email: account.email });
    await expect(page.getByText(text("personal.linkSentText", { email: account.email }))).toBeVisible();
  });

  test("sets the time zone of times and days", async ({ signedIn: page, api }) => {
    const { orders } = await (await api.get("/admin/orders?limit=1&order=-created_at")).json();
    const shown = (timeZone: string) =>
      new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" }).format(
        new Date(orders[0].created_at),
      );
    await page.goto(`${settings}/personal-information`);
    await page.getByLabel(text("personal.timeZone")).selectOption("Pacific/Auckland");
    await page.getByRole("link", { name: new RegExp(`^${text("orders.title")}( |$)`) }).click();
    await expect(recordRows(page).first()).toContainText(shown("Pacific/Auckland"));
    await page.reload();
    await expect(recordRows(page).first()).toContainText(shown("Pacific/Auckland"));
    // The list of batch jobs is filtered by date as well.
    const asked = page.waitForRequest((request) => {
      const { pathname, searchParams } = new URL(request.url());
      return pathname.endsWith("/admin/orders") && searchParams.has("created_at[gte]");
    });
    await page.goto(`${addresses.app}/a/orders?created_at=2026-11-01..2026-11-01`);
    const query = new URL((await asked).url()).searchParams;
    expect(query.get("created_at[gte]")).toBe("2026-10-31T11:00:00.000Z");
    expect(query.get("created_at[lt]")).toBe("2026-11-01T11:00:00.000Z");
  });

  test("sets theme and row height", async ({ signedIn: page }) => {
    await page.goto(`${settings}/personal-information`);
    await page.getByRole("radio", { name: text("theme.dark") }).check();
    await page.getByRole("radio", { name: text("density.comfortable") }).check();
    await page.reload();
    await expect(page.locator("[data-tillhouse]")).toHaveAttribute("data-theme", "dark");
    await expect(page.locator("[data-tillhouse]")).toHaveAttribute("data-density", "comfortable");
  });

  test("passes the accessibility rules in both themes and at 320 pixels", async ({ signedIn: page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const path of ["", "/personal-information"]) {
      await page.goto(`${settings}${path}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.waitForLoadState("networkidle");
      await expectAccessibleInBothThemes(page, path, { bestPractice: true });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(320);
    }
  });
});

test("the sidebar can be rearranged for the person", async ({ signedIn: page, api }) => {
  const { user } = await (await api.get("/admin/auth")).json();
  const entries = page.getByRole("navigation", { name: text("shell.navigation") }).getByRole("link");
  try {
    await page.goto(settings);
    await page.getByRole("button", { name: text("shell.userMenu", { name: "" }) }).click();
    await page.getByRole("menuitem", { name: text("sidebar.open") }).click();
    const dialog = page.getByRole("dialog", { name: text("sidebar.arrange") });
    await carryUp(page, text("collections.title"), text("products.title"));
    await page.keyboard.press("Space");
    await expect(page.getByText(text("list.dragEnd", { column: text("collections.title") }))).toBeAttached();
    await dialog.getByRole("checkbox", { name: text("product-tags.title") }).uncheck();
    await dialog.getByRole("button", { name: text("action.save") }).click();
    await expect(dialog).toHaveCount(0);
    await expect(entries).toContainText([
      text("orders.title"),
      text("collections.title"),
      text("products.title"),
      text("product-types.title"),
    ]);
    await expect(page.getByRole("link", { name: text("product-tags.title") })).toHaveCount(0);
    const { user: changed } = await (await api.get(`/admin/users/${user.id}`)).json();
    expect(changed.metadata.tillhouse_sidebar.hidden).toEqual(["/a/product-tags"]);
    await page.reload();
    await expect(entries).toContainText([
      text("orders.title"),
      text("collections.title"),
      text("products.title"),
      text("product-types.title"),
    ]);
    await page.getByRole("button", { name: text("shell.userMenu", { name: "" }) }).click();
    await page.getByRole("menuitem", { name: text("sidebar.open") }).click();
    await dialog.getByRole("button", { name: text("sidebar.reset") }).click();
    await expect(entries).toContainText([
      text("orders.title"),
      text("products.title"),
      text("collections.title"),
      text("product-tags.title"),
    ]);
  } finally {
    await api.post(`/admin/users/${user.id}`, { data: { metadata: { tillhouse_sidebar: "" } } });
  }
});
