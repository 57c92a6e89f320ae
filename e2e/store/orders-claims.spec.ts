import type { APIRequestContext, Page } from "playwright/test";
import { text } from "../../scripts/text";
import { chooseOutcome } from "../support/choose-outcome";
import {
  capture,
  fulfil,
  type PlacedOrder,
  placeOrder,
  readOrder,
  shelfOf,
  ship,
  write,
} from "../support/place-order";
import { actionsMenu, addresses, expect, test } from "../support/test";

type Claim = NonNullable<PlacedOrder["claims"]>[number];

const section = (page: Page) => page.getByRole("region", { name: text("orders.sections.claims") });

async function shippedOrder(api: APIRequestContext, isCaptured = true): Promise<PlacedOrder> {
  const order = await placeOrder(api, { lines: 2, quantity: 2 });
  if (isCaptured) await capture(api, order);
  await fulfil(api, await readOrder(api, order.id));
  return ship(api, order);
}

/** The one claim of an order, with all that was said of it. */
async function claimOf(api: APIRequestContext, { id }: { id: string }): Promise<Claim> {
  const expand =
    "claims,claims.claim_items,claims.claim_items.images,claims.claim_items.tags,claims.return_order,claims.additional_items,claims.shipping_methods,claims.shipping_address";
  const { order } = await (await api.get(`/admin/orders/${id}?expand=${expand}`)).json();
  expect(order.claims).toHaveLength(1);
  return order.claims[0];
}

async function openForm(page: Page, order: PlacedOrder, outcome: "refund" | "replace" = "refund") {
  await page.goto(`${addresses.app}/a/orders/${order.id}`);
  return await chooseOutcome(page, outcome);
}

const picture = {
  name: "torn.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
};

test.describe("claims of an order", () => {
  test("spec 7.22: refund items with a reason, pictures and tags", async ({ signedIn: page, api }) => {
    const order = await shippedOrder(api);
    const [first, second] = order.items;
    const form = await openForm(page, order);
    await form.getByRole("checkbox", { name: second?.title }).last().check();
    await form.getByRole("button", { name: text("orders.actions.claim") }).click();
    // The line that lacks a reason is the one that says so.
    await expect(form.getByText(text("ui.lines.chooseReason"))).toHaveCount(1);
    await form
      .getByRole("spinbutton", { name: text("ui.quantity.of", { item: second?.title ?? "" }) })
      .last()
      .fill("1");
    await form
      .getByRole("combobox", { name: text("ui.lines.reason") })
      .selectOption(text("claims.reason.production_failure"));
    await form.getByRole("textbox", { name: text("ui.lines.note") }).fill("The seam");
    await form.getByLabel(text("claims.fields.images"), { exact: true }).setInputFiles(picture);
    await expect(form.getByText(/torn/)).toBeVisible();
    await form
      .getByRole("combobox", { name: text("claims.fields.tags") })
      .or(form.getByRole("textbox", { name: text("claims.fields.tags") }))
      .fill("Courier");
    await page.keyboard.press("Enter");
    // What is said of the line afterwards takes nothing off it.
    await form.getByRole("textbox", { name: text("ui.lines.note") }).fill("The seam is open");
    const refund = form.getByRole("textbox", { name: text("orders.fields.refund") });
    const worth = Math.round((second?.refundable ?? 0) / 2);
    await expect(refund).toHaveValue((worth / 100).toFixed(2));
    await refund.fill(((order.total + 1) / 100).toFixed(2));
    await refund.blur();
    await expect(form.getByText(new RegExp(text("ui.number.most", { limit: ".+" })))).toBeVisible();
    await refund.fill("1.50");
    await form.getByRole("switch", { name: text("orders.claim.wantsReturn") }).click();
    await form.getByRole("button", { name: text("orders.actions.claim") }).click();
    await expect(form).toBeHidden();

    const claim = await claimOf(api, order);
    expect(claim).toMatchObject({ type: "refund", refund_amount: 150, payment_status: "refunded" });
    expect(claim.claim_items).toMatchObject([
      { item_id: second?.id, quantity: 1, reason: "production_failure", note: "The seam is open" },
    ]);
    expect(claim.claim_items?.[0]?.tags?.map(({ value }) => value)).toEqual(["courier"]);
    expect(claim.claim_items?.[0]?.images?.[0]?.url).toMatch(/torn/);
    expect(claim.return_order).toMatchObject({ status: "requested" });
    expect((await readOrder(api, order.id)).refunds).toMatchObject([{ amount: 150, reason: "claim" }]);
    await expect(
      section(page).getByText(text("claims.payment_status.refunded"), { exact: true }),
    ).toBeVisible();
    await expect(section(page).getByText("The seam is open")).toBeVisible();
    await expect(section(page).getByText("1.50")).toBeVisible();
    // What went back cannot be called off.
    await section(page).getByRole("button", { name: actionsMenu }).first().click();
    await expect(
      page.getByRole("menuitem", {
        name: new RegExp(`^${text("claims.actions.cancel")}…\\s*${text("claims.reasons.refunded")}$`),
      }),
    ).toHaveAttribute("aria-disabled", "true");
    expect(first?.id).not.toBe(second?.id);
  });

  test("replace items with the right ones, sent to another address", async ({ signedIn: page, api }) => {
    const order = await shippedOrder(api);
    const form = await openForm(page, order, "replace");
    await form.getByRole("checkbox", { name: order.items[0]?.title }).first().check();
    await form
      .getByRole("combobox", { name: text("ui.lines.reason") })
      .selectOption(text("claims.reason.wrong_item"));
    const add = async (...places: number[]) => {
      await form.getByRole("button", { name: text("variants.addItems") }).click();
      const picker = page.getByRole("dialog", { name: text("variants.addTitle") });
      const boxes = picker.getByRole("checkbox").and(picker.locator(":enabled"));
      for (const place of places) await boxes.nth(place).check();
      await picker.getByRole("button", { name: text("variants.add", { count: places.length }) }).click();
      await expect(picker).toBeHidden();
    };
    await add(0, 1);
    // Once more: that item is there twice, and stands in one row.
    await add(0);
    const rows = form.getByRole("group", { name: text("orders.claim.new") }).getByRole("listitem");
    await expect(rows).toHaveCount(2);
    await expect(rows.nth(0).getByRole("spinbutton")).toHaveValue("2");
    const kept = (await rows.nth(1).textContent()) ?? "";
    await rows.nth(0).getByRole("button").last().click();
    await expect(rows).toHaveText([kept]);
    await form.getByRole("button", { name: text("orders.actions.claim") }).click();
    await expect(form.getByText(text("orders.claim.chooseShipping"))).toBeVisible();
    const way = form.getByRole("combobox", { name: text("orders.claim.shipping") });
    const parcelShop = await way.getByRole("option", { name: /^Parcel shop/ }).getAttribute("value");
    await way.selectOption(parcelShop);
    // Unless somebody says otherwise the customer does not pay for it.
    await expect(form.getByRole("textbox", { name: text("orders.swap.price") })).toHaveValue("0.00");
    await form.getByRole("textbox", { name: text("address.city") }).fill("Hillside");
    await form.getByRole("button", { name: text("orders.actions.claim") }).click();
    await expect(form).toBeHidden();

    const claim = await claimOf(api, order);
    expect(claim).toMatchObject({ type: "replace", payment_status: "na", return_order: null });
    expect(claim.additional_items).toMatchObject([{ quantity: 1 }]);
    expect(kept).toContain(claim.additional_items?.[0]?.title);
    expect(claim.shipping_methods).toMatchObject([{ price: 0 }]);
    expect(claim.shipping_address).toMatchObject({ city: "Hillside", last_name: "Holt" });
    await expect(section(page).getByText(/Hillside/)).toBeVisible();

    await section(page)
      .getByRole("button", { name: text("claims.actions.fulfil") })
      .click();
    const packing = page.getByRole("dialog");
    await packing
      .getByRole("combobox", { name: text("fulfillments.fields.location_id") })
      .selectOption((await shelfOf(api, "eur")).locationId);
    await packing.getByRole("button", { name: text("claims.actions.fulfil") }).click();
    await expect(
      section(page).getByText(text("claims.fulfillment_status.fulfilled"), { exact: true }),
    ).toBeVisible();
    await section(page).getByRole("button", { name: actionsMenu }).first().click();
    await expect(
      page.getByRole("menuitem", {
        name: new RegExp(`${text("claims.actions.cancel")}…\\s*${text("orders.reasons.hasFulfillments")}`),
      }),
    ).toBeVisible();
  });

  test("spec 4.25: are changed and then cancelled", async ({ signedIn: page, api }) => {
    const order = await shippedOrder(api);
    const { variants } = await shelfOf(api, "eur");
    await write(api, `/orders/${order.id}/claims`, {
      type: "replace",
      claim_items: [
        {
          item_id: order.items[0]?.id,
          quantity: 1,
          reason: "other",
          note: "Torn",
          images: ["/uploads/a.png", "/uploads/b.png"],
          tags: ["courier"],
        },
      ],
      additional_items: [{ variant_id: variants[0], quantity: 1 }],
      no_notification: true,
    });
    const before = await claimOf(api, order);
    const kept = before.claim_items?.[0]?.images?.find(({ url }) => url.endsWith("b.png"));
    await page.goto(`${addresses.app}/a/orders/${order.id}`);
    const menu = async (name: string) => {
      await section(page).getByRole("button", { name: actionsMenu }).first().click();
      await page.getByRole("menuitem", { name }).click();
    };
    await menu(text("claims.actions.update"));
    const form = page.getByRole("dialog", { name: text("claims.actions.update") });
    const claimed = form.getByRole("group", { name: text("claims.items") });
    await expect(claimed.getByText(order.items[0]?.title ?? "")).toBeVisible();
    await expect(claimed.getByRole("button", { name: text("claims.items") })).toHaveCount(0);
    await form
      .getByRole("combobox", { name: text("claims.fields.reason") })
      .selectOption(text("claims.reason.missing_item"));
    await form.getByRole("textbox", { name: text("claims.fields.note") }).fill("");
    await form
      .getByRole("button", { name: /a\.png/ })
      .last()
      .click();
    await form
      .getByRole("combobox", { name: text("claims.fields.tags") })
      .or(form.getByRole("textbox", { name: text("claims.fields.tags") }))
      .fill("supplier");
    await page.keyboard.press("Enter");
    await form
      .getByRole("button", {
        name: text("action.of", { action: text("ui.metadata.add"), title: text("orders.claim.shipping") }),
      })
      .click();
    await form.getByRole("combobox", { name: text("orders.claim.shipping") }).click();
    await page.getByRole("option", { name: "Parcel shop" }).click();
    await form.getByRole("textbox", { name: text("orders.swap.price") }).fill("2.50");
    await form.getByRole("button", { name: text("claims.actions.update") }).click();
    await expect(form).toBeHidden();
    const claim = await claimOf(api, order);
    expect(claim.claim_items).toMatchObject([{ reason: "missing_item", images: [{ id: kept?.id }] }]);
    expect(claim.claim_items?.[0]?.note?.trim()).toBe("");
    expect(claim.claim_items?.[0]?.tags?.map(({ value }) => value).sort()).toEqual(["courier", "supplier"]);
    expect(claim.shipping_methods).toMatchObject([{ price: 250 }]);

    await menu(text("claims.actions.cancel"));
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: text("claims.actions.cancel") })
      .click();
    await expect(section(page).getByText(text("claims.fulfillment_status.canceled")).first()).toBeVisible();
    expect((await claimOf(api, order)).canceled_at).not.toBeNull();
  });

  test("whose refund failed are refunded later, once", async ({ signedIn: page, api }) => {
    const order = await shippedOrder(api, false);
    const answer = await api.post(`/admin/orders/${order.id}/claims`, {
      data: {
        type: "refund",
        claim_items: [{ item_id: order.items[0]?.id, quantity: 1, reason: "other" }],
        refund_amount: 500,
        no_notification: true,
      },
    });
    // Nothing is captured: the store makes the claim, and then cannot refund it.
    expect(answer.status()).toBe(400);
    await page.goto(`${addresses.app}/a/orders/${order.id}`);
    await expect(section(page).getByText(text("claims.payment_status.not_refunded"))).toBeVisible();
    const again = section(page).getByRole("button", { name: `${text("claims.actions.finish")}…` });
    await expect(again).toHaveAttribute("aria-disabled", "true");
    await capture(api, order);
    await page.reload();
    await again.click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: text("claims.actions.finish") })
      .click();
    await expect(
      section(page).getByText(text("claims.payment_status.refunded"), { exact: true }),
    ).toBeVisible();
    expect(await claimOf(api, order)).toMatchObject({ payment_status: "refunded", refund_amount: 500 });
    expect((await readOrder(api, order.id)).refunds).toMatchObject([{ amount: 500, reason: "claim" }]);
  });
});
