import { text } from "../../scripts/text";
import { openPage } from "../support/open-page";
import { addresses, expect, recordRows, test } from "../support/test";

const at = (path: string) => `${addresses.app}/a/${path}`;

test("keys lead to lists but not while somebody types, and can be changed, reset and turned off", async ({
  signedIn: page,
}) => {
  const list = page.getByRole("dialog", { name: text("shortcuts.title") });
  const row = (name: string) => list.getByRole("listitem").filter({ hasText: name });

  await test.step("the help menu leads to shortcuts and search", async () => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(at("products"));
    await expect(recordRows(page).first()).toBeVisible();
    await page.getByRole("button", { name: text("help.title") }).click();
    await expect(page.getByRole("menuitem")).toHaveText([
      new RegExp(text("shortcuts.show")),
      new RegExp(`${text("palette.open")}.*Ctrl K`),
      new RegExp(text("help.copyDetails")),
    ]);
    await page.getByRole("menuitem", { name: text("help.copyDetails") }).click();
    await expect(page.getByText(text("help.detailsCopied"))).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(at("products"));
    await expect(page.getByRole("menu")).toHaveCount(0);
  });

  await test.step("lead to lists, but not while somebody types", async () => {
    // The second key counts for a second and a half.
    await expect(async () => {
      await page.keyboard.press("g");
      await page.keyboard.press("o");
      await expect(page.getByRole("heading", { level: 1, name: text("orders.title") })).toBeVisible({
        timeout: 3000,
      });
    }).toPass();
    const search = page.getByRole("searchbox");
    await search.focus();
    await page.keyboard.type("gp");
    await expect(search).toHaveValue("gp");
    await expect(page).toHaveURL(/\/orders/);
  });

  await test.step("can be changed", async () => {
    await openPage(page, "customers");
    await expect(page.getByRole("heading", { level: 1, name: text("customers.title") })).toBeVisible();
    await expect(recordRows(page).first()).toBeVisible();
    await page.keyboard.press("?");
    await list
      .getByRole("button", { name: text("shortcuts.change", { name: text("shortcuts.nextRow") }) })
      .click();
    const recorder = list.getByRole("textbox", {
      name: text("shortcuts.newKeys", { name: text("shortcuts.nextRow") }),
    });
    await expect(recorder).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(list.getByText(text("shortcuts.notForCommands"))).toBeVisible();
    await page.keyboard.press("Control+b");
    await expect(list.getByText(text("shortcuts.browser"))).toBeVisible();
    await page.keyboard.press("x");
    await expect(list.getByText(text("shortcuts.taken", { names: text("shortcuts.select") }))).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(
      list.getByRole("button", { name: text("shortcuts.change", { name: text("shortcuts.nextRow") }) }),
    ).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(recorder).toBeFocused();
    await page.keyboard.press("m");
    await page.keyboard.press("Enter");
    await expect(row(text("shortcuts.nextRow")).locator("kbd")).toHaveText("M");
    await list.getByRole("button", { name: text("ui.close") }).click();
    await expect(list).toHaveCount(0);
    await page.keyboard.press("j");
    await expect(recordRows(page).first().getByRole("link")).not.toBeFocused();
    await page.keyboard.press("m");
    await expect(recordRows(page).first().getByRole("link")).toBeFocused();
  });

  await test.step("are kept over a reload, and can be reset and turned off", async () => {
    await page.reload();
    await expect(recordRows(page).first()).toBeVisible();
    await page.keyboard.press("m");
    await expect(recordRows(page).first().getByRole("link")).toBeFocused();
    await page.keyboard.press("?");
    await list
      .getByRole("button", { name: text("shortcuts.reset", { name: text("shortcuts.nextRow") }) })
      .click();
    await expect(row(text("shortcuts.nextRow")).locator("kbd")).toHaveText("J");

    await list.getByRole("switch", { name: text("shortcuts.simple") }).uncheck();
    await list.getByRole("button", { name: text("ui.close") }).click();
    await expect(list).toHaveCount(0);
    await page.keyboard.press("j");
    await page.keyboard.press("?");
    await expect(list).toHaveCount(0);
    await page.keyboard.press("Control+k");
    await expect(
      page.getByRole("dialog", { name: text("palette.open") }).getByRole("combobox"),
    ).toBeFocused();
  });
});
