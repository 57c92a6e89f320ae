import type { RecordOf } from "@tillhouse/extension-sdk";
import { text } from "../../scripts/text";
import { choose, type Draft, makeDraft, openDraft, readDraft } from "../support/create-draft-order";
import { read } from "../support/place-order";
import { expect, startsWith, test } from "../support/test";

const linesOf = (cart: { items?: NonNullable<Draft["cart"]>["items"] }) =>
  (cart.items ?? []).map(({ title, quantity, unit_price }) => [title, quantity, unit_price]).sort();

test("a draft is read with one call, whatever its lines, its items are changed after a failure, and it is paid", async ({
  signedIn: page,
  api,
}) => {
  const draft = await makeDraft(api);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
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

  const refusal = { status: 400, json: { type: "invalid_data", message: "The shelves are being painted" } };
  const form = page.getByRole("dialog");
  await test.step("a failure to read is shown in the form, and can be tried again", async () => {
    await page.route("**/admin/shipping-options*", (route) => route.fulfill(refusal));
    await choose(page, `${text("draft-orders.actions.shipping")}…`);
    await expect(form.getByRole("alert")).toContainText("The shelves are being painted");
    await page.unroute("**/admin/shipping-options*");
    await form.getByRole("button", { name: text("action.retry") }).click();
    await expect(form.getByRole("radio", { name: draft.shelf.options[0]?.name ?? "" })).toBeChecked();
    await page.keyboard.press("Escape");
    await expect(form).toHaveCount(0);
  });

  await choose(page, `${text("draft-orders.actions.items")}…`);
  const save = form.getByRole("button", { name: text("draft-orders.actionCommits.items"), exact: true });
  const priceOf = (title: string) =>
    form.getByRole("textbox", { name: startsWith(text("draft-orders.lines.priceOf", { title })) });
  await test.step("a failure to save is shown in the form, and can be tried again", async () => {
    await page.route("**/line-items/*", (route) => route.fulfill(refusal));
    await form.getByRole("button", { name: text("ui.quantity.more", { item: "Drift Down Vest" }) }).click();
    await save.click();
    await expect(form.getByText(/Drift Down Vest: The shelves are being painted/)).toBeVisible();
    await page.unroute("**/line-items/*");
  });

  await test.step("a change keeps the shipping that the store removes, and is made once", async () => {
    await priceOf("Drift Down Vest").fill("80");
    await form.getByRole("textbox", { name: text("draft-orders.lines.title") }).fill("Engraving, gold");
    await form.getByRole("button", { name: text("draft-orders.lines.addCustom") }).click();
    await form
      .getByRole("textbox", { name: text("draft-orders.lines.title") })
      .last()
      .fill("Card");
    await priceOf("").last().fill("2.25");
    await save.dblclick();
    await expect(form).toHaveCount(0);
    const { cart } = await readDraft(api, draft.id);
    expect(linesOf(cart)).toEqual([
      ["Card", 1, 225],
      ["Drift Down Vest", 3, 8000],
      ["Engraving, gold", 1, 1500],
    ]);
    expect(cart.shipping_methods?.map(({ price }) => price)).toEqual([500]);
    // In the order in which they were added, whatever order the store answers with.
    await expect(page.getByRole("row", { name: /Vest|Engraving|Card/ }).last()).toContainText("Card");
  });

  await test.step("a line is removed", async () => {
    // A form starts with what its page has read.
    await choose(page, `${text("draft-orders.actions.items")}…`);
    await form.getByRole("button", { name: text("ui.remove", { name: "Card" }) }).click();
    await save.click();
    await expect(form).toHaveCount(0);
    const { cart } = await readDraft(api, draft.id);
    expect(linesOf(cart)).toHaveLength(2);
    expect(cart.shipping_methods).toHaveLength(1);
  });

  await test.step("a paid draft becomes an order that cannot be edited as a draft", async () => {
    await page.getByRole("button", { name: text("draft-orders.actions.paymentLink") }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(draft.cart_id);
    await page.getByRole("button", { name: `${text("draft-orders.actions.pay")}…` }).click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: text("draft-orders.actions.pay"), exact: true })
      .click();
    await expect(page.getByText(text("draft-orders.status.completed")).first()).toBeVisible();
    const { order_id, status } = await readDraft(api, draft.id);
    expect(status).toBe("completed");
    const { order } = await read<{ order: RecordOf<"orders"> }>(api, `/orders/${order_id}`);
    expect([order.payment_status, order.draft_order_id]).toEqual(["captured", draft.id]);
    await expect(page.getByRole("button", { name: text("draft-orders.actions.paymentLink") })).toHaveCount(0);
    await expect(page.getByRole("button", { name: `${text("draft-orders.actions.pay")}…` })).toHaveCount(0);
    await page
      .getByRole("button", { name: text("draft-orders.actions.order") })
      .or(page.getByRole("link", { name: text("draft-orders.actions.order") }))
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`orders/${order_id}`));
  });
});
