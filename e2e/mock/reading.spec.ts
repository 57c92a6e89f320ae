import { text } from "../../scripts/text";
import { openPage } from "../support/open-page";
import { countCalls, expect, recordRows, test } from "../support/test";

test("variants are read while the pointer rests on a product, and a search that stops goes on when asked", async ({
  signedIn: page,
}) => {
  await test.step("what was read ahead is not read again on the page of the product", async () => {
    await openPage(page, "products");
    const link = recordRows(page).first().locator(".th-table__link");
    const rows = page.waitForResponse(
      (answer) => new URL(answer.url()).pathname === "/admin/variants" && answer.ok(),
    );
    await link.hover();
    await rows;
    const calls = countCalls(page);
    await link.click();
    const section = page.getByRole("region", { name: text("products.sections.variants") });
    await expect(recordRows(page).and(section.getByRole("row")).first()).toBeVisible();
    expect(calls.filter((call) => call.endsWith("/variants"))).toEqual([]);
  });

  await test.step("a search that stops before its end says so, and keeps what it found", async () => {
    let isBroken = true;
    let refuse = () => {};
    const isShown = new Promise<void>((resolve) => {
      refuse = resolve;
    });
    // The store finds some by itself; all others are read, and looked through here. What it refuses is not asked again.
    await page.route(/\/admin\/inventory-items\?/, async (route) => {
      if (!isBroken || new URL(route.request().url()).searchParams.has("q")) return route.fallback();
      await isShown;
      await route.fulfill({ status: 400, json: { type: "invalid_data", message: "It is broken." } });
    });
    await openPage(page, "inventory?q=mug");
    await expect(page.getByRole("heading", { level: 1, name: text("inventory-items.title") })).toBeVisible();
    await expect(recordRows(page).first()).toBeVisible();
    refuse();
    const stopped = page.getByRole("alert").filter({ hasText: text("list.searchFailed") });
    await expect(stopped).toBeVisible();
    await expect(recordRows(page).first()).toBeVisible();
    isBroken = false;
    await stopped.getByRole("button", { name: text("action.retry") }).click();
    await expect(stopped).toBeHidden();
    await expect(page.getByText(text("list.searching"))).toBeHidden();
    await expect(recordRows(page).first()).toBeVisible();
  });
});
