import { text } from "../../scripts/text";
import { choose, makeDraft, openDraft, readDraft } from "../support/create-draft-order";
import { expect, startsWith, test } from "../support/test";

test("a draft is read with one call, whatever its lines", async ({ signedIn: page, api }) => {
  const draft = await makeDraft(api);
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(admin|store)\/./.test(pathname)) asked.push(`${request.method()} ${pathname}`);
  });
  await openDraft(page, draft);
  await expect(page.getByRole("row", { name: /Engraving/ })).toBeVisible();
  await page.waitForLoadState("networkidle");
  // Batch jobs and the count of orders in the sidebar are asked for by the clock, whatever page stands.
  const common = ["auth", "store", "analytics-configs", "batch-jobs", "orders"].map(
    (path) => `GET /admin/${path}`,
  );
  expect(asked.filter((call) => !common.includes(call))).toEqual([`GET /admin/draft-orders/${draft.id}`]);

  const form = await choose(page, `${text("draft-orders.actions.items")}…`);
  await form.getByRole("button", { name: text("draft-orders.lines.addCustom") }).click();
  await form
    .getByRole("textbox", { name: text("draft-orders.lines.title") })
    .last()
    .fill("Card");
  await form
    .getByRole("textbox", { name: startsWith(text("draft-orders.lines.priceOf", { title: "" })) })
    .last()
    .fill("2");
  await form.getByRole("button", { name: text("draft-orders.actionCommits.items"), exact: true }).dblclick();
  await expect(form).toHaveCount(0);
  const { cart } = await readDraft(api, draft.id);
  expect(cart.items?.filter(({ title }) => title === "Card").map(({ quantity }) => quantity)).toEqual([1]);
  // In the order in which they were added, whatever order the store answers with.
  await expect(page.getByRole("row", { name: /Vest|Engraving|Card/ }).last()).toContainText("Card");
});

test("a failure to read or to save is shown in the form, and can be tried again", async ({
  signedIn: page,
  api,
}) => {
  const draft = await makeDraft(api);
  await openDraft(page, draft);
  const refusal = { status: 400, json: { type: "invalid_data", message: "The shelves are being painted" } };
  await page.route("**/admin/shipping-options*", (route) => route.fulfill(refusal));
  let form = await choose(page, `${text("draft-orders.actions.shipping")}…`);
  await expect(form.getByRole("alert")).toContainText("The shelves are being painted");
  await page.unroute("**/admin/shipping-options*");
  await form.getByRole("button", { name: text("action.retry") }).click();
  await expect(form.getByRole("radio", { name: draft.shelf.options[0]?.name ?? "" })).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(form).toHaveCount(0);

  await page.route("**/line-items/*", (route) => route.fulfill(refusal));
  form = await choose(page, `${text("draft-orders.actions.items")}…`);
  await form.getByRole("button", { name: text("ui.quantity.more", { item: "Drift Down Vest" }) }).click();
  await form.getByRole("button", { name: text("draft-orders.actionCommits.items"), exact: true }).click();
  await expect(form.getByText(/Drift Down Vest: The shelves are being painted/)).toBeVisible();
  await page.unroute("**/line-items/*");
  await form.getByRole("button", { name: text("draft-orders.actionCommits.items"), exact: true }).click();
  await expect(form).toHaveCount(0);
  const { cart } = await readDraft(api, draft.id);
  expect(cart.items?.map(({ quantity }) => quantity).sort()).toEqual([1, 3]);
});
