import { text } from "../../scripts/text";
import { addresses, countCalls, expect, recordRows, test } from "../support/test";

test("a product's variants are read while the pointer rests on it, and not again on its page", async ({
  signedIn: page,
}) => {
  await page.goto(`${addresses.app}/a/products`);
  const link = recordRows(page).first().locator(".th-table__link");
  const rows = page.waitForResponse(
    (answer) => new URL(answer.url()).pathname === "/admin/variants" && answer.ok(),
  );
  await link.hover();
  await rows;
  const calls = countCalls(page);
  await link.click();
  const section = page.getByRole("region", { name: text("products.sections.variants") });
  await expect(
    section
      .getByRole("row")
      .filter({ has: page.getByRole("link") })
      .first(),
  ).toBeVisible();
  expect(calls.filter((call) => call.endsWith("/variants"))).toEqual([]);
});

test("a search that stops before its end says so, keeps what it found, and goes on when asked", async ({
  signedIn: page,
}) => {
  let isBroken = true;
  // The store finds some by itself; all others are read, and looked through here.
  await page.route(/\/admin\/inventory-items\?/, (route) =>
    isBroken && !new URL(route.request().url()).searchParams.has("q")
      ? route.fulfill({ status: 500, json: { type: "unknown_error", message: "It is broken." } })
      : route.fallback(),
  );
  await page.goto(`${addresses.app}/a/inventory?q=mug`);
  const stopped = page.getByRole("alert").filter({ hasText: text("list.searchFailed") });
  await expect(stopped).toBeVisible();
  await expect(recordRows(page).first()).toBeVisible();
  isBroken = false;
  await stopped.getByRole("button", { name: text("action.retry") }).click();
  await expect(stopped).toBeHidden();
  await expect(page.getByText(text("list.searching"))).toBeHidden();
  await expect(recordRows(page).first()).toBeVisible();
});
