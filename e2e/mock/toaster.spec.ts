import { text } from "../../scripts/text";
import { addresses, expect, recordRows, test } from "../support/test";

test("spec 9.12: a toast is 380 px wide, at the top right, and closed by its button", async ({
  signedIn: page,
}) => {
  let sent: unknown;
  await page.route("**/admin/batch-jobs", async (route) => {
    sent = route.request().postDataJSON();
    await route.fulfill({ status: 201, json: { batch_job: {} } });
  });
  await page.goto(`${addresses.app}/a/products?status=published,draft&order=title`);
  await expect(recordRows(page).first()).toBeVisible();
  await page
    .getByRole("button", { name: text("export.button"), exact: true })
    .first()
    .click();
  await page.getByRole("radio", { name: text("export.store") }).check();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: text("export.start") })
    .click();
  const toasts = page.getByRole("region", { name: text("shell.toasts") });
  const toast = toasts.getByRole("listitem").filter({ hasText: text("export.begun") });
  await expect(toast).toBeVisible();
  // It slides in; a pointer over it keeps it there.
  await toast.hover();
  await expect
    .poll(async () => {
      const box = await toast.boundingBox();
      return { width: box?.width, right: (box?.x ?? 0) + (box?.width ?? 0) };
    })
    .toEqual({ width: 380, right: 1440 - 24 });
  expect((await toast.boundingBox())?.y).toBeLessThan(450);
  await expect(toasts).toHaveAttribute("aria-live", "polite");
  await toast.getByRole("button", { name: text("ui.close") }).click();
  await expect(toast).toHaveCount(0);
  // What the list was narrowed to and sorted by is what the store exports.
  expect(sent).toEqual({
    type: "product-export",
    dry_run: false,
    context: { order: "title", filterable_fields: { status: ["published", "draft"] } },
  });
});
