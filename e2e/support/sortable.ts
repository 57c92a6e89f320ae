import { expect, type Page } from "playwright/test";
import { text } from "../../scripts/text";

/**
 * Picks an entry of a list up by the keyboard, carries it up to the place of another, and leaves it there in
 * the hand. The library moves nothing before it has measured the list, and says so late on a busy machine: a
 * key is pressed again while nothing has moved, and one too many is taken back.
 */
export async function carryUp(page: Page, what: string, to: string): Promise<void> {
  await page.getByRole("button", { name: text("list.moveColumn", { column: what }) }).focus();
  await page.keyboard.press("Space");
  const said = page.getByText(
    new RegExp(
      `^(${text("list.dragStart", { column: what })}|${text("list.dragOver", { column: what, other: "" })})`,
    ),
  );
  await expect(said).toBeAttached();
  await expect(async () => {
    const words = await said.textContent();
    if (words === text("list.dragOver", { column: what, other: to })) return;
    await page.keyboard.press(words === text("list.dragStart", { column: what }) ? "ArrowUp" : "ArrowDown");
    await expect(said).toHaveText(text("list.dragOver", { column: what, other: to }), { timeout: 500 });
  }).toPass();
}
