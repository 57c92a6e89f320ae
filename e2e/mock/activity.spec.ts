import type { Locator, Page } from "playwright/test";
import { text } from "../../scripts/text";
import { expectAccessibleInBothThemes } from "../support/accessibility";
import { addresses, expect, startsWith, test } from "../support/test";

const at = (path: string) => `${addresses.app}/a/${path}`;

async function openActivity(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: startsWith(text("activity.title")) }).click();
  const drawer = page.getByRole("dialog", { name: text("activity.title") });
  await expect(drawer.getByRole("region", { name: text("jobs.title") })).toBeVisible();
  return drawer;
}

const now = Date.now();
const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
const errors = ["Broken in line 3 of the given csv file", { message: "Handle is taken", code: "duplicate" }];
const file = {
  file_key: "exports/products/1795254478397-product-export-1795254478396.csv",
  file_size: 307_678,
};

/** One job in each state that it can be in; the first is the newest. */
const jobs = [
  { status: "created", type: "order-export" },
  {
    status: "pre_processed",
    type: "product-import",
    result: { stat_descriptors: [{ message: "3 products" }] },
  },
  { status: "confirmed", type: "product-import" },
  { status: "processing", type: "product-export", result: { count: 5061, advancement_count: 1250 } },
  { status: "completed", type: "product-export", completed_at: ago(60), result: file },
  { status: "completed", type: "product-export", completed_at: ago(24 * 60 + 1), result: file },
  { status: "failed", type: "product-import", failed_at: ago(70), result: { errors } },
  { status: "canceled", type: "price-list-import", canceled_at: ago(80) },
].map((job, index) => ({
  id: `batch_${index}`,
  created_by: "usr_somebody",
  created_at: ago(90 + index),
  completed_at: null,
  failed_at: null,
  canceled_at: null,
  context: null,
  result: null,
  ...job,
}));

test("spec 4.9: jobs that cannot be read can be asked for again, and in every state show their progress and their actions", async ({
  signedIn: page,
}) => {
  let isDown = true;
  // What the store refuses is asked for once.
  await page.route("**/admin/batch-jobs?*", (route) =>
    isDown
      ? route.fulfill({ status: 400, json: { type: "invalid_data", message: "Down" } })
      : route.fulfill({ json: { batch_jobs: jobs } }),
  );
  await page.goto(at("products"));
  await expect(
    page.getByRole("button", { name: `${text("activity.title")}. ${text("jobs.unreadTitle")}` }),
  ).toBeVisible();
  const drawer = await openActivity(page);
  await expect(drawer.getByRole("alert")).toContainText(text("jobs.unreadTitle"));
  isDown = false;
  await drawer.getByRole("button", { name: text("action.retry") }).click();
  await expect(drawer.getByRole("alert")).toHaveCount(0);
  const unread = { name: new RegExp(text("jobs.unreadTitle")), includeHidden: true };
  await expect(page.getByRole("button", unread)).toHaveCount(0);

  const cards = drawer.getByRole("region", { name: text("jobs.title") }).locator("ol:not(ol ol) > li");
  await expect(cards).toHaveCount(jobs.length);
  const expected = [
    ["Order export", text("jobs.status.created"), [text("jobs.actions.cancel")]],
    [
      "Product import",
      text("jobs.status.pre_processed"),
      [text("jobs.actions.confirm"), text("jobs.actions.cancel")],
    ],
    ["Product import", text("jobs.status.confirmed"), [text("jobs.actions.cancel")]],
    [
      "Product export",
      text("jobs.progress", { done: "1,250", count: "5,061" }),
      [text("jobs.actions.cancel")],
    ],
    ["Product export", "308 kB", [text("jobs.actions.download"), `${text("jobs.actions.deleteFile")}…`]],
    [
      "Product export",
      text("jobs.fileExpired"),
      [text("jobs.actions.again"), `${text("jobs.actions.deleteFile")}…`],
    ],
    ["Product import", `${text("jobs.status.failed")} ${text("jobs.byOther")}`, [text("jobs.actions.again")]],
    ["Price list import", text("jobs.status.canceled"), []],
  ] as const;
  for (const [index, [type, words, buttons]] of expected.entries()) {
    await expect(cards.nth(index)).toContainText(type);
    await expect(cards.nth(index)).toContainText(words);
    await expect(cards.nth(index).getByRole("button")).toHaveText([...buttons]);
  }
  await cards.nth(6).locator("summary").press("Enter");
  await expect(cards.nth(6).getByRole("listitem")).toHaveText([
    `${text("jobs.row", { row: 3 })} Broken in line 3 of the given csv file`,
    "Handle is taken",
  ]);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await cards
    .nth(6)
    .getByRole("button", { name: text("jobs.copyErrors") })
    .click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(`${text("jobs.row", { row: 3 })}\tBroken in line 3 of the given csv file\nHandle is taken`);
  await expectAccessibleInBothThemes(page, "the jobs", { part: "[role=dialog]" });
  await page.setViewportSize({ width: 320, height: 640 });
  const excess = () =>
    drawer.evaluate((element) => {
      const wide = [...element.querySelectorAll("*")].filter(
        ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1,
      );
      return wide.filter((part) => getComputedStyle(part).overflowX === "auto").length;
    });
  await expect.poll(excess).toBe(0);
});
