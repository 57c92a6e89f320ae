import type { RecordOf } from "@tillhouse/extension-sdk";
import type { APIRequestContext, Locator, Page } from "playwright/test";
import { text } from "../../scripts/text";
import {
  capture,
  fulfil,
  type PlacedOrder,
  placeOrder,
  read,
  readOrder,
  write,
} from "../support/place-order";
import { actionsMenu, addresses, expect, test } from "../support/test";

type Edit = RecordOf<"order-edits">;

const editsOf = async (api: APIRequestContext, { id }: PlacedOrder) =>
  (await read<{ order_edits: Edit[] }>(api, `/order-edits?order_id=${id}`)).order_edits;

async function editOf(api: APIRequestContext, order: PlacedOrder): Promise<Edit> {
  const [edit] = await editsOf(api, order);
  if (edit === undefined) throw new Error("The order has no edit.");
  return edit;
}

const openOrder = (page: Page, order: PlacedOrder) => page.goto(`${addresses.app}/a/orders/${order.id}`);

/** Begins to edit the items of the order that is open, as a person does. */
async function beginEdit(page: Page, order: PlacedOrder): Promise<Locator> {
  await page
    .getByRole("button", { name: text("list.actionsFor", { title: `#${order.display_id}` }) })
    .first()
    .click();
  await page.getByRole("menuitem", { name: text("orders.actions.editItems") }).click();
  return page.getByRole("dialog", {
    name: text("order-edits.dialogTitle", { title: `#${order.display_id}` }),
  });
}

const lineOf = (dialog: Locator, index: number) => dialog.getByRole("listitem").nth(index);

async function choose(page: Page, line: Locator, action: string) {
  await line.getByRole("button", { name: actionsMenu }).click();
  await page.getByRole("menuitem", { name: action }).click();
}

const saved = (dialog: Locator) => expect(dialog.getByRole("status")).toHaveText(text("order-edits.saved"));

/** An amount as a person reads it, from what the store keeps. */
const money = (amount: number, digits = 2) =>
  `${amount < 0 ? "−" : ""}${new Intl.NumberFormat("en", { minimumFractionDigits: digits }).format(Math.abs(amount) / 10 ** digits)}`;

const totalOf = (dialog: Locator, name: string) =>
  dialog
    .getByRole("row")
    .filter({ has: dialog.page().getByRole("rowheader", { name }) })
    .getByRole("cell")
    .last();

const edits = (page: Page) => page.getByRole("region", { name: text("orders.sections.order-edits") });

test.describe("edits of an order", () => {
  test("spec 4.24: change, remove, replace and add lines with the store's own totals", async ({
    signedIn: page,
    api,
  }) => {
    const order = await placeOrder(api, { currency: "eur", lines: 3, quantity: 2 });
    await openOrder(page, order);
    const dialog = await beginEdit(page, order);
    await expect(dialog.getByRole("button", { name: text("order-edits.ends.request") })).toBeDisabled();
    expect(await editsOf(api, order)).toEqual([]);

    await lineOf(dialog, 0)
      .getByRole("button", { name: text("ui.quantity.more", { item: "" }) })
      .click();
    await saved(dialog);
    await choose(page, lineOf(dialog, 1), text("order-edits.remove"));
    await expect(lineOf(dialog, 1)).toContainText(text("order-edits.lineStates.removed"));
    // The store cannot remove a line that was changed before: the edit is begun anew, and nothing of it is lost.
    await choose(page, lineOf(dialog, 0), text("order-edits.remove"));
    await expect(lineOf(dialog, 0)).toContainText(text("order-edits.lineStates.removed"));
    await saved(dialog);
    await lineOf(dialog, 1)
      .getByRole("button", { name: text("order-edits.putBack") })
      .click();
    await expect(lineOf(dialog, 1)).not.toContainText(text("order-edits.lineStates.removed"));
    await saved(dialog);

    await choose(page, lineOf(dialog, 2), text("order-edits.replace"));
    const picker = page.getByRole("dialog", { name: text("order-edits.replaceTitle") });
    await picker.getByRole("searchbox").fill("tarp");
    await picker.getByRole("radio", { name: /Tarp/ }).first().check();
    await picker.getByRole("button", { name: text("variants.use") }).click();
    await expect(lineOf(dialog, 2)).toContainText(text("order-edits.lineStates.removed"));
    await expect(lineOf(dialog, 3)).toContainText(text("order-edits.lineStates.new"));
    await saved(dialog);

    const edit = await editOf(api, order);
    await expect(totalOf(dialog, text("orders.totals.total"))).toContainText(money(edit.total ?? 0));
    await expect(totalOf(dialog, text("order-edits.difference"))).toContainText(
      money(edit.difference_due ?? 0),
    );
    await dialog.getByRole("textbox", { name: text("order-edits.note") }).fill("Asked for by phone");
    await dialog.getByRole("button", { name: text("order-edits.ends.request") }).click();
    await expect(dialog).toBeHidden();

    const requested = await editOf(api, order);
    expect(requested.status).toBe("requested");
    expect(requested.internal_note).toBe("Asked for by phone");
    expect(requested.changes?.map(({ type }) => type).sort()).toEqual([
      "item_add",
      "item_remove",
      "item_remove",
    ]);
    await expect(edits(page)).toContainText(text("order-edits.status.requested"));
    await expect(edits(page)).toContainText("Asked for by phone");
  });

  test("can be resumed after they were left", async ({ signedIn: page, api }) => {
    const order = await placeOrder(api, { currency: "usd" });
    await openOrder(page, order);
    const dialog = await beginEdit(page, order);
    await lineOf(dialog, 0).getByRole("spinbutton").fill("4");
    await saved(dialog);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    const left = await editOf(api, order);
    expect([left.status, left.changes?.length]).toEqual(["created", 1]);

    await edits(page)
      .getByRole("link", { name: text("order-edits.actions.resume") })
      .click();
    await expect(lineOf(dialog, 0).getByRole("spinbutton")).toHaveValue("4");
    await expect(totalOf(dialog, text("order-edits.difference"))).toContainText(
      money(left.difference_due ?? 0),
    );
    await dialog.getByRole("button", { name: text("order-edits.actions.discard") }).click();
    const question = page.getByRole("alertdialog", { name: text("order-edits.discardTitle") });
    await question.getByRole("button", { name: text("order-edits.actionKeeps.discard") }).click();
    expect((await editOf(api, order)).id).toBe(left.id);
    await dialog.getByRole("button", { name: text("order-edits.actions.discard") }).click();
    await question.getByRole("button", { name: text("order-edits.actions.discard") }).click();
    await expect(dialog).toBeHidden();
    expect(await editsOf(api, order)).toEqual([]);
    await expect(edits(page)).toBeHidden();
  });

  test("spec 4.24: keep what is packed", async ({ signedIn: page, api }) => {
    const placed = await placeOrder(api, { currency: "jpy", quantity: 2 });
    const [first] = placed.items ?? [];
    const order = await fulfil(api, placed, [{ item_id: first?.id ?? "", quantity: 1 }]);
    await openOrder(page, order);
    const dialog = await beginEdit(page, order);
    const packed = dialog
      .getByRole("listitem")
      .filter({ hasText: text("order-edits.reasons.packed", { count: 1 }) });
    await expect(packed.getByRole("button", { name: text("ui.quantity.less", { item: "" }) })).toBeDisabled();
    await packed.getByRole("button", { name: actionsMenu }).click();
    await expect(page.getByRole("menuitem", { name: text("order-edits.remove") })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toHaveCount(0);
    await packed.getByRole("button", { name: text("ui.quantity.more", { item: "" }) }).click();
    await saved(dialog);
    const due = (await editOf(api, order)).difference_due ?? 0;
    await expect(totalOf(dialog, text("order-edits.difference"))).toContainText(money(due, 0));
    await dialog.getByRole("button", { name: text("order-edits.ends.request") }).click();
    await expect(edits(page)).toContainText(`${text("order-edits.payment.not_paid")} ${money(due, 0)}`);

    const declined = await editOf(api, order);
    await api.post(`/store/order-edits/${declined.id}/decline`, { data: { declined_reason: "Too dear" } });
    await openOrder(page, order);
    await expect(edits(page)).toContainText(text("order-edits.declinedBecause", { reason: "Too dear" }));
    await beginEdit(page, order);
    await packed.getByRole("button", { name: text("ui.quantity.more", { item: "" }) }).click();
    await saved(dialog);
    await dialog.getByRole("button", { name: text("order-edits.ends.request") }).click();
    await edits(page)
      .getByRole("button", { name: text("order-edits.actions.confirm") })
      .first()
      .click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText(text("order-edits.actionTexts.confirm"));
    await question.getByRole("button", { name: text("order-edits.actions.confirm") }).click();
    await expect(edits(page).getByText(text("order-edits.status.confirmed"), { exact: true })).toBeVisible();
    const after = await readOrder(api, order.id);
    expect(after.total).toBe((order.total ?? 0) + due);
  });

  test("of a paid order say what is left to refund", async ({ signedIn: page, api }) => {
    const order = await capture(api, await placeOrder(api, { lines: 3 }));
    await write(api, "/order-edits", { order_id: order.id });
    const { id, items = [] } = await editOf(api, order);
    await api.delete(`/admin/order-edits/${id}/items/${items[0]?.id}`);
    await write(api, `/order-edits/${id}/request`);
    await write(api, `/order-edits/${id}/confirm`);
    const { total } = await readOrder(api, order.id);
    await openOrder(page, order);
    const left = page.getByRole("listitem").filter({ hasText: text("orders.totals.toRefund") });
    await expect(left).toContainText(money(order.total - total));
    const dialog = await beginEdit(page, order);
    await expect(dialog.getByRole("spinbutton")).toHaveCount(2);
    await expect(dialog.getByText(text("order-edits.lineStates.new"), { exact: true })).toHaveCount(0);
    await dialog
      .getByRole("button", { name: text("action.close"), exact: true })
      .last()
      .click();

    await write(api, `/orders/${order.id}/refund`, { amount: order.total - total, reason: "other" });
    await page.reload();
    await expect(page.getByText(text("orders.payment.net"))).toBeVisible();
    await expect(left).toHaveCount(0);
  });

  test("are one at a time: a second person resumes the first edit", async ({ signedIn: page, api }) => {
    const order = await placeOrder(api, { currency: "dkk" });
    await openOrder(page, order);
    const dialog = await beginEdit(page, order);
    const { order_edit: other } = await write<{ order_edit: Edit }>(api, "/order-edits", {
      order_id: order.id,
    });
    await lineOf(dialog, 0)
      .getByRole("button", { name: text("ui.quantity.more", { item: "" }) })
      .click();
    await expect(dialog).toContainText(text("order-edits.otherTitle"));
    await dialog.getByRole("button", { name: text("order-edits.goOnThere") }).click();
    await saved(dialog);
    const joined = await editOf(api, order);
    expect([joined.id, joined.changes?.length]).toEqual([other.id, 1]);

    await write(api, `/order-edits/${other.id}/request`);
    await write(api, `/order-edits/${other.id}/cancel`);
    await lineOf(dialog, 0)
      .getByRole("button", { name: text("ui.quantity.more", { item: "" }) })
      .click();
    await expect(dialog).toContainText(new RegExp(text("order-edits.failed.count", { title: ".+" })));
    await expect(dialog).toContainText(text("order-edits.closedText"));
    await expect(lineOf(dialog, 0).getByRole("spinbutton")).toBeDisabled();
  });

  test("spec 4.24, 4.26: request a payment that can be marked as paid", async ({ signedIn: page, api }) => {
    const order = await placeOrder(api, { currency: "gbp" });
    const { order_edit: edit } = await write<{ order_edit: Edit }>(api, "/order-edits", {
      order_id: order.id,
    });
    await write(api, `/order-edits/${edit.id}/items/${edit.items?.[0]?.id}`, { quantity: 3 });
    await write(api, `/order-edits/${edit.id}/request`);
    await openOrder(page, order);
    const menu = edits(page).getByRole("button", { name: actionsMenu });
    const action = (name: string) => page.getByRole("menuitem", { name });

    await menu.click();
    await expect(action(text("order-edits.actions.copyLink"))).toContainText(
      text("order-edits.reasons.noLink"),
    );
    await action(text("order-edits.actions.markPaid")).click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: text("order-edits.actions.markPaid") })
      .click();
    await expect(edits(page)).toContainText(text("order-edits.payment.authorized"));
    const paid = (await editOf(api, order)).payment_collection;
    expect([paid?.status, paid?.authorized_amount]).toEqual(["authorized", paid?.amount]);

    await menu.click();
    await expect(action(text("order-edits.actions.markPaid"))).toContainText(
      text("order-edits.reasons.paid"),
    );
    await action(text("order-edits.actions.cancel")).click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: text("order-edits.actions.cancel") })
      .click();
    await expect(edits(page)).toContainText(text("order-edits.status.canceled"));
    expect((await editOf(api, order)).status).toBe("canceled");
    expect((await readOrder(api, order.id)).total).toBe(order.total);
  });
});
