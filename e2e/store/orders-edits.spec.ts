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

/** Begins an edit as somebody else would. */
const begin = async (api: APIRequestContext, { id }: PlacedOrder) =>
  (await write<{ order_edit: Edit }>(api, "/order-edits", { order_id: id })).order_edit;

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

const more = text("ui.quantity.more", { item: "" });
const less = text("ui.quantity.less", { item: "" });

/** An amount as a person reads it, from what the store keeps. */
const money = (amount: number, digits = 2) =>
  `${amount < 0 ? "−" : ""}${new Intl.NumberFormat("en", { minimumFractionDigits: digits }).format(Math.abs(amount) / 10 ** digits)}`;

const totalOf = (dialog: Locator, name: string) =>
  dialog
    .getByRole("row")
    .filter({ has: dialog.page().getByRole("rowheader", { name }) })
    .getByRole("cell")
    .last();

const press = (part: Locator, name: string) => part.getByRole("button", { name }).click();

const edits = (page: Page) => page.getByRole("region", { name: text("orders.sections.order-edits") });

test.describe("edits of an order", () => {
  test("spec 4.24: change, remove, replace and add lines with the store's own totals, also after they were left", async ({
    signedIn: page,
    api,
  }) => {
    const order = await placeOrder(api, { currency: "eur", lines: 3, quantity: 2 });
    await openOrder(page, order);
    const dialog = await beginEdit(page, order);
    await expect(dialog.getByRole("button", { name: text("order-edits.ends.request") })).toBeDisabled();
    expect(await editsOf(api, order)).toEqual([]);
    await lineOf(dialog, 0).getByRole("spinbutton").fill("4");
    await saved(dialog);

    await test.step("can be resumed after they were left, and discarded after a question", async () => {
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
      await press(dialog, text("order-edits.actions.discard"));
      const question = page.getByRole("alertdialog", { name: text("order-edits.discardTitle") });
      await press(question, text("order-edits.actionKeeps.discard"));
      expect((await editOf(api, order)).id).toBe(left.id);
      await press(dialog, text("order-edits.actions.discard"));
      await press(question, text("order-edits.actions.discard"));
      await expect(dialog).toBeHidden();
      expect(await editsOf(api, order)).toEqual([]);
      await expect(edits(page)).toBeHidden();
    });

    await beginEdit(page, order);
    await press(lineOf(dialog, 0), more);
    await choose(page, lineOf(dialog, 1), text("order-edits.remove"));
    await expect(lineOf(dialog, 1)).toContainText(text("order-edits.lineStates.removed"));
    // The store cannot remove a line that was changed before: the edit is begun anew, and nothing of it is lost.
    await choose(page, lineOf(dialog, 0), text("order-edits.remove"));
    await expect(lineOf(dialog, 0)).toContainText(text("order-edits.lineStates.removed"));
    await saved(dialog);
    await press(lineOf(dialog, 1), text("order-edits.putBack"));
    await expect(lineOf(dialog, 1)).not.toContainText(text("order-edits.lineStates.removed"));
    await saved(dialog);
    await choose(page, lineOf(dialog, 2), text("order-edits.replace"));
    const picker = page.getByRole("dialog", { name: text("order-edits.replaceTitle") });
    await picker.getByRole("searchbox").fill("tarp");
    await picker.getByRole("radio", { name: /Tarp/ }).first().check();
    await press(picker, text("variants.use"));
    await expect(lineOf(dialog, 2)).toContainText(text("order-edits.lineStates.removed"));
    await expect(lineOf(dialog, 3)).toContainText(text("order-edits.lineStates.new"));
    await saved(dialog);

    const edit = await editOf(api, order);
    await expect(totalOf(dialog, text("orders.totals.total"))).toContainText(money(edit.total ?? 0));
    await expect(totalOf(dialog, text("order-edits.difference"))).toContainText(
      money(edit.difference_due ?? 0),
    );
    await dialog.getByRole("textbox", { name: text("order-edits.note") }).fill("Asked for by phone");
    await press(dialog, text("order-edits.ends.request"));
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

  test("spec 4.24, 4.26: request a payment that can be marked as paid, keep what is packed, and are confirmed one at a time", async ({
    signedIn: page,
    api,
  }) => {
    const placed = await capture(api, await placeOrder(api, { currency: "jpy", quantity: 2 }));
    const [first] = placed.items;
    const order = await fulfil(api, placed, [{ item_id: first?.id ?? "", quantity: 1 }]);
    const declined = await begin(api, order);
    await write(api, `/order-edits/${declined.id}/items/${declined.items?.[0]?.id}`, { quantity: 4 });
    await write(api, `/order-edits/${declined.id}/request`);
    await api.post(`/store/order-edits/${declined.id}/decline`, { data: { declined_reason: "Too dear" } });
    const asked = await begin(api, order);
    await write(api, `/order-edits/${asked.id}/items/${asked.items?.[0]?.id}`, { quantity: 3 });
    await write(api, `/order-edits/${asked.id}/request`);
    const edit = async (id: string) => (await editsOf(api, order)).find((one) => one.id === id);
    await openOrder(page, order);
    const region = edits(page);
    const question = page.getByRole("alertdialog");
    const left = page.getByRole("listitem").filter({ hasText: text("orders.totals.toRefund") });

    await test.step("a payment is asked for, marked as paid, and given up with its edit", async () => {
      await expect(region).toContainText(text("order-edits.declinedBecause", { reason: "Too dear" }));
      const due = (await edit(asked.id))?.difference_due ?? 0;
      await expect(region).toContainText(`${text("order-edits.payment.not_paid")} ${money(due, 0)}`);
      const menu = region.getByRole("button", { name: actionsMenu }).first();
      const action = (name: string) => page.getByRole("menuitem", { name });
      await menu.click();
      await expect(action(text("order-edits.actions.copyLink"))).toContainText(
        text("order-edits.reasons.noLink"),
      );
      await action(text("order-edits.actions.markPaid")).click();
      await press(question, text("order-edits.actions.markPaid"));
      await expect(region).toContainText(text("order-edits.payment.authorized"));
      const paid = (await edit(asked.id))?.payment_collection;
      expect([paid?.status, paid?.authorized_amount]).toEqual(["authorized", paid?.amount]);
      await menu.click();
      await expect(action(text("order-edits.actions.markPaid"))).toContainText(
        text("order-edits.reasons.paid"),
      );
      await action(text("order-edits.actions.cancel")).click();
      await press(question, text("order-edits.actions.cancel"));
      await expect(region).toContainText(text("order-edits.status.canceled"));
      expect((await edit(asked.id))?.status).toBe("canceled");
      expect((await readOrder(api, order.id)).total).toBe(order.total);
    });

    const dialog = await beginEdit(page, order);
    const packedText = text("order-edits.reasons.packed", { count: 1 });
    const packed = dialog.getByRole("listitem").filter({ hasText: packedText });
    const loose = dialog.getByRole("listitem").filter({ hasNotText: packedText });
    await test.step("what is packed is kept, and a second person resumes the first edit", async () => {
      await expect(packed.getByRole("button", { name: less })).toBeDisabled();
      await packed.getByRole("button", { name: actionsMenu }).click();
      await expect(page.getByRole("menuitem", { name: text("order-edits.remove") })).toHaveAttribute(
        "aria-disabled",
        "true",
      );
      await page.keyboard.press("Escape");
      await expect(page.getByRole("menu")).toHaveCount(0);
      const other = await begin(api, order);
      await press(loose, less);
      await expect(dialog).toContainText(text("order-edits.otherTitle"));
      await press(dialog, text("order-edits.goOnThere"));
      await saved(dialog);
      const joined = await edit(other.id);
      expect([joined?.status, joined?.changes?.length]).toEqual(["created", 1]);
      const due = joined?.difference_due ?? 0;
      await expect(totalOf(dialog, text("order-edits.difference"))).toContainText(money(due, 0));
      await press(dialog, text("order-edits.ends.request"));
      await region
        .getByRole("button", { name: text("order-edits.actions.confirm") })
        .first()
        .click();
      await expect(question).toContainText(text("order-edits.actionTexts.confirm"));
      await press(question, text("order-edits.actions.confirm"));
      await expect(region.getByText(text("order-edits.status.confirmed"), { exact: true })).toBeVisible();
      expect((await readOrder(api, order.id)).total).toBe(order.total + due);
      // It was paid: what it costs less is left to refund.
      await expect(left).toContainText(money(-due, 0));
    });

    await test.step("each line is there once afterwards, and an edit that others have ended is closed", async () => {
      await beginEdit(page, order);
      await expect(dialog.getByRole("spinbutton")).toHaveCount(2);
      await expect(dialog.getByText(text("order-edits.lineStates.new"), { exact: true })).toHaveCount(0);
      await press(packed, more);
      await saved(dialog);
      const ended = (await editsOf(api, order)).find(({ status }) => status === "created");
      await write(api, `/order-edits/${ended?.id}/request`);
      await write(api, `/order-edits/${ended?.id}/cancel`);
      await press(packed, more);
      await expect(dialog).toContainText(new RegExp(text("order-edits.failed.count", { title: ".+" })));
      await expect(dialog).toContainText(text("order-edits.closedText"));
      await expect(packed.getByRole("spinbutton")).toBeDisabled();
    });
  });
});
