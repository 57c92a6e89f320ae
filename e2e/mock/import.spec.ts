import type { Page } from "playwright/test";
import { text } from "../../scripts/text";
import { expectAccessible, expectAccessibleInBothThemes } from "../support/accessibility";
import { pressByKeys } from "../support/tab-to";
import { addresses, expect, test, unique } from "../support/test";

const lines = [
  "Handle,Title,Option1 Name,Option1 Value,Variant SKU,Our price",
  "tee,Tee,Size,S,tee-s,19.90",
  "tee,,,M,tee-m,cheap",
];

/** Nothing but tables can be scrolled sideways, on a phone or with large letters. */
async function expectNoSideways(page: Page, where: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 700 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), where).toBe(320);
  await page.setViewportSize({ width: 1440, height: 900 });
}

test("an import is matched, corrected and prepared by keyboard alone, and axe finds no fault in its steps", async ({
  signedIn: page,
}) => {
  const stem = unique("keys").toLowerCase().replaceAll(" ", "-");
  // Around the steps is what is around every page.
  const part = "main";
  const look = async (where: string, isColoured = false) => {
    await (isColoured ? expectAccessibleInBothThemes : expectAccessible)(page, where, { part });
    await expectNoSideways(page, where);
  };
  await page.goto(`${addresses.app}/a/products/import`);
  const input = page.getByLabel(text("import.file.label"));
  await expect(input).toBeEnabled();
  await look("the file");
  const buffer = Buffer.from(lines.join("\n").replaceAll("tee", stem));
  await input.setInputFiles({ name: "spring.csv", mimeType: "text/csv", buffer });

  // Each step takes the focus to its own heading.
  await expect(page.getByRole("heading", { name: text("import.titles.columns") })).toBeFocused();
  await look("the columns", true);
  const target = page.getByLabel(text("import.columns.targetOf", { heading: "Our price" }));
  // Where letters come more than a second apart, the browser looks for each by itself: then all are typed once more.
  await expect(async () => {
    await target.focus();
    await page.keyboard.type("Price EUR");
    await expect(target.locator("option:checked")).toHaveText("Price EUR", { timeout: 2000 });
  }).toPass();
  await pressByKeys(page, text("import.checkRows"));

  await expect(page.getByRole("heading", { name: text("import.titles.rows") })).toBeFocused();
  await expect(page.getByText(text("import.rows.problems", { count: 1 }))).toBeVisible();
  await look("the rows", true);
  await pressByKeys(page, text("import.rows.next"));
  const price = page.getByLabel(text("import.rows.cell", { column: "Price EUR", row: 3 }));
  await expect(price).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("19.90");
  await expect(page.getByText(text("import.rows.fine", { count: 2 }))).toBeVisible();
  await pressByKeys(page, text("import.goOn"));

  await expect(page.getByRole("heading", { name: text("import.titles.job"), exact: true })).toBeFocused();
  await look("the job");
  const made = page.waitForRequest(
    (call) => call.method() === "POST" && call.url().endsWith("/admin/batch-jobs"),
  );
  await pressByKeys(page, text("import.job.prepare"));
  expect((await made).postDataJSON()).toMatchObject({ type: "product-import", dry_run: true });
});
