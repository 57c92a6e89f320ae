import type { Page } from "playwright/test";
import { text } from "../../scripts/text";
import { chooseOutcome } from "../support/choose-outcome";
import { choose, makeDraft, openDraft, readDraft } from "../support/create-draft-order";
import {
  capture,
  fulfil,
  type PlacedOrder,
  placeOrder,
  readOrder,
  ship,
  write,
} from "../support/place-order";
import { addresses, expect, startsWith, test } from "../support/test";

const open = (page: Page, order: PlacedOrder) => page.goto(`${addresses.app}/a/orders/${order.id}`);

test.describe("two people at one order", () => {
  test("who change the same part of it are asked", async ({ signedIn: page, api }) => {
    const order = await placeOrder(api, { lines: 1 });
    await open(page, order);
    let form = await choose(page, `${text("orders.actions.editEmail")}…`);
    await form.getByRole("textbox", { name: text("orders.fields.email") }).fill("mine@customers.example");
    await write(api, `/orders/${order.id}`, { email: "theirs@customers.example" });
    await form.getByRole("button", { name: text("orders.actionCommits.editEmail") }).click();
    const question = page.getByRole("dialog", { name: text("form.conflictTitle") });
    await expect(question).toContainText(text("form.conflictBefore", { value: order.email }));
    await question.getByRole("radio", { name: "theirs@customers.example" }).check();
    await question.getByRole("button", { name: text("form.conflictSave") }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect((await readOrder(api, order.id)).email).toBe("theirs@customers.example");

    form = await choose(page, `${text("orders.actions.editShippingAddress")}…`);
    await form.getByRole("textbox", { name: text("address.city") }).fill("Mine");
    const { address_1, postal_code, country_code } = order.shipping_address;
    await write(api, `/orders/${order.id}`, {
      shipping_address: { address_1, postal_code, country_code, city: "Theirs" },
    });
    await form.getByRole("button", { name: text("orders.actionCommits.editShippingAddress") }).click();
    await expect(question).toContainText("1 Harbour Street, 10115 Theirs, ");
    await question.getByRole("radio", { name: /10115 Mine/ }).check();
    await question.getByRole("button", { name: text("form.conflictSave") }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect((await readOrder(api, order.id)).shipping_address.city).toBe("Mine");
  });

  test("cannot refund more than the other has left", async ({ signedIn: page, api }) => {
    const order = await capture(api, await placeOrder(api, { lines: 1 }));
    await open(page, order);
    const form = await choose(page, `${text("orders.actions.refund")}…`);
    await form.getByRole("textbox", { name: text("orders.fields.amount") }).fill("3.00");
    await form
      .getByRole("combobox", { name: text("orders.fields.reason") })
      .selectOption(text("orders.reason.other"));
    await write(api, `/orders/${order.id}/refund`, { amount: order.total - 100, reason: "other" });
    await form
      .getByRole("button", {
        name: new RegExp(`^${text("orders.actionAmounts.refund", { amount: "[\\d.]+ EUR" })}$`),
      })
      .click();
    await expect(form.getByText(text("ui.number.most", { limit: "1.00 EUR" }))).toBeVisible();
    await expect(form.getByRole("textbox", { name: text("orders.fields.amount") })).toHaveValue("3.00");
    expect((await readOrder(api, order.id)).refunds).toHaveLength(1);
  });
});

test("a form and its input survive the row that opened it", async ({ signedIn: page, api }) => {
  const order = await placeOrder(api, { lines: 1 });
  const { note } = await write<{ note: { id: string } }>(api, "/notes", {
    resource_type: "order",
    resource_id: order.id,
    value: "Ring once",
  });
  await open(page, order);
  await page.getByRole("button", { name: text("list.actionsFor", { title: "Ring once" }) }).click();
  await page.getByRole("menuitem", { name: `${text("record-notes.actions.change")}…` }).click();
  const form = page.getByRole("dialog");
  const field = form.getByRole("textbox");
  await field.fill("Ring twice, and wait");
  await api.delete(`/admin/notes/${note.id}`);
  await form.getByRole("button", { name: text("record-notes.actionCommits.change") }).click();
  await expect(form.getByRole("alert")).toContainText(text("form.kept"));
  const timeline = page.getByRole("region", { name: text("timeline.title"), includeHidden: true });
  await expect(timeline.getByText("Ring once")).toHaveCount(0);
  await expect(field).toHaveValue("Ring twice, and wait");
});

test("a question announces what is still open and closes with its page", async ({ signedIn: page, api }) => {
  const order = await placeOrder(api, { lines: 1 });
  await page.goto(`${addresses.app}/a/orders`);
  await page.getByRole("link", { name: `#${order.display_id}`, exact: true }).click();
  await choose(page, `${text("orders.actions.complete")}…`);
  const question = page.getByRole("alertdialog");
  await expect(question).toHaveAccessibleDescription(new RegExp(text("orders.warnings.fulfil")));
  await page.goBack();
  await expect(question).toHaveCount(0);
  await page.goForward();
  await expect(page.getByRole("heading", { name: `#${order.display_id}` })).toBeVisible();
  await expect(question).toHaveCount(0);
});

test("a draft retries only the items that were not saved", async ({ signedIn: page, api }) => {
  const draft = await makeDraft(api);
  const calls: string[] = [];
  let isFailing = true;
  await page.route(/\/draft-orders\/[^/]+\/line-items/, async (route) => {
    calls.push(route.request().postData() ?? "");
    const isCard = calls.at(-1)?.includes("Card");
    if (!isFailing || !isCard) return route.fallback();
    await route.fulfill({ status: 500, json: { type: "unknown_error", message: "An unknown error" } });
  });
  await openDraft(page, draft);
  await page
    .getByRole("button", { name: `${text("draft-orders.actions.items")}…` })
    .first()
    .click();
  const form = page.getByRole("dialog");
  await form.getByRole("textbox", { name: text("draft-orders.lines.title") }).fill("Engraving, gold");
  for (const name of ["Box", "Card"]) {
    await form.getByRole("button", { name: text("draft-orders.lines.addCustom") }).click();
    await form
      .getByRole("textbox", { name: text("draft-orders.lines.title") })
      .last()
      .fill(name);
    await form
      .getByRole("textbox", { name: startsWith(text("draft-orders.lines.priceOf", { title: "" })) })
      .last()
      .fill("2.25");
  }
  await form.getByRole("button", { name: text("draft-orders.actionCommits.items"), exact: true }).click();
  await expect(form.getByText(`Card: ${text("error.server")}`)).toBeVisible();
  await expect(
    form.getByText(new RegExp(text("draft-orders.lines.failed", { title: "Card", reason: ".*" }))),
  ).toBeVisible();
  expect(calls).toHaveLength(3);
  isFailing = false;
  await form.getByRole("button", { name: text("draft-orders.actionCommits.items"), exact: true }).click();
  await expect(form).toHaveCount(0);
  expect(calls.slice(3)).toHaveLength(1);
  const { cart } = await readDraft(api, draft.id);
  expect(cart.items?.map(({ title }) => title).sort()).toEqual(
    ["Box", "Card", draft.shelf.variants[0]?.product.title, "Engraving, gold"].sort(),
  );
  expect(cart.shipping_methods).toHaveLength(1);
});

test("a claim whose refund the store refuses is not created again", async ({ signedIn: page, api }) => {
  const order = await ship(api, await fulfil(api, await capture(api, await placeOrder(api, { lines: 1 }))));
  await open(page, order);
  const form = await chooseOutcome(page, "refund");
  await form.getByRole("checkbox", { name: order.items[0]?.title }).check();
  await form
    .getByRole("combobox", { name: text("ui.lines.reason") })
    .selectOption(text("claims.reason.other"));
  await write(api, `/orders/${order.id}/refund`, { amount: order.total, reason: "other" });
  for (let tries = 0; tries < 2; tries += 1) {
    const send = form.getByRole("button", { name: text("orders.actions.claim") });
    await send.click();
    // The words of the first try stand there until then.
    await expect(send).not.toHaveAttribute("aria-busy", "true");
    await expect(form.getByText(new RegExp(text("orders.claim.halfMade", { why: ".*" })))).toBeVisible();
    expect((await readOrder(api, order.id)).claims).toHaveLength(1);
  }
});
