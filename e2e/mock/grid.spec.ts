import type { Page } from "playwright/test";
import { text } from "../../scripts/text";
import { expectAccessible } from "../support/accessibility";
import { dialog, expect, open, test } from "../support/gallery";

const grid = (page: Page) => page.getByRole("grid", { name: "Prices of Canyon Shirt" });
/** A cell by the head of its column and the number of its row. */
async function cell(page: Page, column: string, row: number) {
  const index = await grid(page).getByRole("columnheader", { name: column }).getAttribute("aria-colindex");
  return grid(page).locator(`[aria-rowindex="${row + 1}"] > [aria-colindex="${index}"]`);
}
const clipboard = (page: Page, kind: "paste" | "copy", typed = "") =>
  page.evaluate(
    ([type, given]) => {
      const clipboardData = new DataTransfer();
      if (type === "paste") clipboardData.setData("text/plain", given ?? "");
      const event = new ClipboardEvent(type ?? "", { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
      return clipboardData.getData("text/plain");
    },
    [kind, typed],
  );

test("a grid is used by pointer and by keyboard alone, and leads to what is wrong in it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 600 });
  await open(page, "only=overlays&open=grid&rows=400");

  await test.step("a range is dragged, and only what is seen is drawn", async () => {
    const [from, to] = [await cell(page, "SKU", 2), await cell(page, "EUR", 4)];
    await from.hover();
    await page.mouse.down();
    await to.hover();
    await page.mouse.up();
    await expect(
      dialog(page)
        .getByText(text("grid.selected", { rows: 3, columns: 3 }))
        .first(),
    ).toBeVisible();
    await expect(grid(page).locator('[role=gridcell][aria-selected="true"]')).toHaveCount(9);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeVisible();
    // Only what is seen is drawn, and what keys go to.
    expect(await grid(page).getByRole("row").count()).toBeLessThan(40);
    await page.keyboard.press("Control+End");
    await expect(await cell(page, "Status", 400)).toBeFocused();
    await expect(await cell(page, "Variant", 400)).toBeInViewport();
    await expect(grid(page).getByRole("columnheader", { name: "Variant" })).toBeInViewport();
    await page.keyboard.press("Control+Home");
    await expect(await cell(page, "Variant", 1)).toBeFocused();
  });

  await test.step("an error is shown in its cell and can be jumped to", async () => {
    await (await cell(page, "EUR", 2)).click();
    await page.keyboard.type("abc");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Control+End");
    const wrong = await cell(page, "EUR", 2);
    await dialog(page)
      .getByRole("button", { name: text("grid.save"), exact: true })
      .click();
    await expect(wrong).toHaveAttribute("aria-invalid", "true");
    await expect(wrong).toBeInViewport();
    await expect(dialog(page).getByText(text("grid.problems.number", { example: "1250.00" }))).toBeVisible();
    await wrong.click();
    await page.keyboard.press("Control+z");

    const sku = await cell(page, "SKU", 3);
    await sku.click();
    await page.keyboard.type("TILL-0000");
    await page.keyboard.press("Tab");
    await page.keyboard.type("5");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Control+s");
    await expect(sku).toHaveAttribute("aria-invalid", "true");
    await expect(sku).toHaveAttribute("title", "Another variant has this SKU.");
    await sku.click();
    await page.keyboard.press("Delete");
    await page.keyboard.press("Control+s");
    await expect(dialog(page).getByText(text("grid.saved", { count: 2 }))).toBeVisible();
  });

  await test.step("keys fill, copy, paste, undo and find", async () => {
    const first = await cell(page, "EUR", 2);
    await first.click();
    await page.keyboard.type("12.5");
    await page.keyboard.press("Enter");
    await expect(first).toHaveText("12.50");
    await expect(await cell(page, "EUR", 3)).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Shift+ArrowDown");
    await page.keyboard.press("Shift+ArrowDown");
    await page.keyboard.press("Control+d");
    await expect(await cell(page, "EUR", 4)).toHaveText("12.50");
    expect(await clipboard(page, "copy")).toBe("12.50\n12.50\n12.50");
    await page.keyboard.press("Control+z");
    await expect(await cell(page, "EUR", 4)).toHaveText("33.53");
    await expect(dialog(page).getByText(text("grid.unsaved", { count: 1 }))).toBeVisible();

    await (await cell(page, "SKU", 1)).click();
    await clipboard(page, "paste", "A-1\t1,000.50\t0\r\nA-2\t\t7\r\n");
    await expect(await cell(page, "SKU", 2)).toHaveText("A-2");
    await expect(await cell(page, "DKK", 1)).toHaveText("1,000.50");
    // Empty is not zero.
    await expect(await cell(page, "DKK", 2)).toHaveText("–");
    await expect(await cell(page, "EUR", 1)).toHaveText("0.00");

    await page.keyboard.press("Control+f");
    await page.keyboard.type("creme / xl 2");
    await page.keyboard.press("Enter");
    await expect(await cell(page, "Variant", 24)).toHaveAttribute("data-active", "true");
    await expect(await cell(page, "Variant", 24)).toBeInViewport();
  });

  await test.step("columns are hidden and moved", async () => {
    await (await cell(page, "SKU", 24)).click();
    await page.keyboard.press("Shift+ArrowUp");
    await dialog(page)
      .getByRole("button", { name: text("grid.columns") })
      .click();
    await page.getByRole("checkbox", { name: "DKK" }).uncheck();
    const up = page.getByRole("button", { name: text("grid.moveUp", { column: "EUR" }) });
    await up.click();
    await expect(up).toBeFocused();
    await expect(up).toBeDisabled();
    // Esc is for what is in front, although a range is selected.
    await page.keyboard.press("Escape");
    await expect(page.getByRole("checkbox", { name: "DKK" })).toBeHidden();
    await page.keyboard.press("Control+Home");
    await expect(grid(page).getByRole("columnheader")).toContainText(["Variant", "EUR", "SKU"]);
  });
});

test("arrow keys in a grid follow the direction of the text", async ({ page }) => {
  await open(page, "only=overlays&open=grid&dir=rtl&rows=40");
  await (await cell(page, "SKU", 1)).click();
  await page.keyboard.press("ArrowLeft");
  await expect(await cell(page, "DKK", 1)).toBeFocused();
  const [sku, dkk] = await Promise.all(
    ["SKU", "DKK"].map(async (column) => (await cell(page, column, 1)).boundingBox()),
  );
  expect(dkk?.x).toBeLessThan(sku?.x ?? 0);
  await page.keyboard.type("x");
  await page.keyboard.press("Enter");
  await expectAccessible(page, "a grid", { part: "[role=dialog]" });
});

test("on a phone a row opens as a form", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, "only=overlays&open=grid");
  await dialog(page).getByRole("button", { name: "Slate / M 1" }).click();
  const form = page.getByRole("dialog", { name: "Slate / M 1" });
  await form.getByLabel("EUR").fill("7");
  await form.getByRole("button", { name: text("grid.nextRow") }).click();
  await page
    .getByRole("dialog", { name: "Ochre / L 1" })
    .getByRole("button", { name: text("grid.closeRow") })
    .click();
  await expect(
    dialog(page).getByRole("button", {
      name: new RegExp(`Slate / M 1.*${text("grid.changeCount", { count: 1 })}`),
    }),
  ).toBeVisible();
  await expect(dialog(page).getByText(text("grid.unsaved", { count: 1 }))).toBeVisible();

  // What is wrong is led to: its row opens.
  await dialog(page).getByRole("button", { name: "Ochre / L 1" }).click();
  const other = page.getByRole("dialog", { name: "Ochre / L 1" });
  await other.getByLabel("EUR").fill("x");
  await other.getByRole("button", { name: text("grid.closeRow") }).click();
  await dialog(page)
    .getByRole("button", { name: text("grid.nextProblem") })
    .click();
  await expect(other.getByLabel("EUR")).toHaveAccessibleDescription(
    text("grid.problems.number", { example: "1250.00" }),
  );
});
