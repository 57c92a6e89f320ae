import type { APIRequestContext, Locator, Page } from "playwright/test";
import { text } from "../../scripts/text";
import { chooseOutcome } from "../support/choose-outcome";
import { type PlacedOrder, readOrder, shelfOf, write } from "../support/place-order";
import { createSentOrder } from "../support/sent-order";
import { actionsMenu, addresses, expect, test } from "../support/test";

type Claim = NonNullable<PlacedOrder["claims"]>[number];

const section = (page: Page) => page.getByRole("region", { name: text("orders.sections.claims") });

/** The claims of an order, with all that was said of them, the first one first. */
async function claimsOf(api: APIRequestContext, { id }: PlacedOrder): Promise<Claim[]> {
  const expand =
    "claims,claims.claim_items,claims.claim_items.images,claims.claim_items.tags,claims.return_order,claims.additional_items,claims.shipping_methods,claims.shipping_address";
  const { order } = await (await api.get(`/admin/orders/${id}?expand=${expand}`)).json();
  return order.claims.sort((one: Claim, other: Claim) => one.created_at.localeCompare(other.created_at));
}

const open = (page: Page, order: PlacedOrder) => page.goto(`${addresses.app}/a/orders/${order.id}`);

const picture = {
  name: "torn.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
};

async function addTag(page: Page, form: Locator, tag: string) {
  await form
    .getByRole("combobox", { name: text("claims.fields.tags") })
    .or(form.getByRole("textbox", { name: text("claims.fields.tags") }))
    .fill(tag);
  await page.keyboard.press("Enter");
}

const answer = (page: Page, name: string) =>
  page.getByRole("alertdialog").getByRole("button", { name }).click();

const openMenu = (page: Page) => section(page).getByRole("button", { name: actionsMenu }).first().click();

/** Why the claim cannot be called off. */
async function expectNotCancelled(page: Page, reason: string) {
  await openMenu(page);
  await expect(
    page.getByRole("menuitem", { name: new RegExp(`^${text("claims.actions.cancel")}…\\s*${reason}$`) }),
  ).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("Escape");
}

test.describe("claims of an order", () => {
  test("spec 7.22: refund items with a reason, pictures and tags, and whose refund failed are refunded later, once", async ({
    signedIn: page,
    api,
  }) => {
    const order = await createSentOrder(api, { quantity: 2 }, { isCaptured: false });
    const [first, second] = order.items;
    await test.step("a refund that failed is made once it can be", async () => {
      const refused = await api.post(`/admin/orders/${order.id}/claims`, {
        data: {
          type: "refund",
          claim_items: [{ item_id: first?.id, quantity: 1, reason: "other" }],
          refund_amount: 500,
          no_notification: true,
        },
      });
      // Nothing is captured: the store makes the claim, and then cannot refund it.
      expect(refused.status()).toBe(400);
      await open(page, order);
      await expect(section(page).getByText(text("claims.payment_status.not_refunded"))).toBeVisible();
      const again = section(page).getByRole("button", { name: `${text("claims.actions.finish")}…` });
      await expect(again).toHaveAttribute("aria-disabled", "true");
      await page
        .getByRole("button", { name: text("orders.actions.capture") })
        .first()
        .click();
      const whole = (order.total / 100).toLocaleString("en", { minimumFractionDigits: 2 });
      await answer(page, text("orders.actionAmounts.capture", { amount: `${whole} EUR` }));
      await again.click();
      await answer(page, text("claims.actions.finish"));
      await expect(
        section(page).getByText(text("claims.payment_status.refunded"), { exact: true }),
      ).toBeVisible();
      expect(await claimsOf(api, order)).toMatchObject([{ payment_status: "refunded", refund_amount: 500 }]);
      expect((await readOrder(api, order.id)).refunds).toMatchObject([{ amount: 500, reason: "claim" }]);
    });
    await test.step("another item is refunded in one form", async () => {
      const form = await chooseOutcome(page, "refund");
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
      await addTag(page, form, "Courier");
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
    });
    const [, claim] = await claimsOf(api, order);
    expect(claim).toMatchObject({ type: "refund", refund_amount: 150, payment_status: "refunded" });
    expect(claim?.claim_items).toMatchObject([
      { item_id: second?.id, quantity: 1, reason: "production_failure", note: "The seam is open" },
    ]);
    expect(claim?.claim_items?.[0]?.tags?.map(({ value }) => value)).toEqual(["courier"]);
    expect(claim?.claim_items?.[0]?.images?.[0]?.url).toMatch(/torn/);
    expect(claim?.return_order).toMatchObject({ status: "requested" });
    const { refunds } = await readOrder(api, order.id);
    expect(refunds.map(({ amount, reason }) => [amount, reason])).toEqual([
      [500, "claim"],
      [150, "claim"],
    ]);
    await expect(
      section(page).getByText(text("claims.payment_status.refunded"), { exact: true }),
    ).toHaveCount(2);
    await expect(section(page).getByText("The seam is open")).toBeVisible();
    await expect(section(page).getByText("1.50")).toBeVisible();
    // What went back cannot be called off.
    await expectNotCancelled(page, text("claims.reasons.refunded"));
  });

  test("spec 4.25: are changed and then cancelled, and replace items with the right ones, sent to another address", async ({
    signedIn: page,
    api,
  }) => {
    const order = await createSentOrder(api, { quantity: 2 });
    const [first, second] = order.items;
    const { variants, locationId } = await shelfOf(api, "eur");
    await write(api, `/orders/${order.id}/claims`, {
      type: "replace",
      claim_items: [
        {
          item_id: first?.id,
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
    const [before] = await claimsOf(api, order);
    const kept = before?.claim_items?.[0]?.images?.find(({ url }) => url.endsWith("b.png"));
    await open(page, order);
    const menu = async (name: string) => {
      await openMenu(page);
      await page.getByRole("menuitem", { name }).click();
    };
    await test.step("one is changed", async () => {
      await menu(text("claims.actions.update"));
      const form = page.getByRole("dialog", { name: text("claims.actions.update") });
      const claimed = form.getByRole("group", { name: text("claims.items") });
      await expect(claimed.getByText(first?.title ?? "")).toBeVisible();
      await expect(claimed.getByRole("button", { name: text("claims.items") })).toHaveCount(0);
      await form
        .getByRole("combobox", { name: text("claims.fields.reason") })
        .selectOption(text("claims.reason.missing_item"));
      await form.getByRole("textbox", { name: text("claims.fields.note") }).fill("");
      await form
        .getByRole("button", { name: /a\.png/ })
        .last()
        .click();
      await addTag(page, form, "supplier");
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
      const [claim] = await claimsOf(api, order);
      expect(claim?.claim_items).toMatchObject([{ reason: "missing_item", images: [{ id: kept?.id }] }]);
      expect(claim?.claim_items?.[0]?.note?.trim()).toBe("");
      expect(claim?.claim_items?.[0]?.tags?.map(({ value }) => value).sort()).toEqual([
        "courier",
        "supplier",
      ]);
      expect(claim?.shipping_methods).toMatchObject([{ price: 250 }]);
    });
    await test.step("it is cancelled", async () => {
      await menu(text("claims.actions.cancel"));
      await answer(page, text("claims.actions.cancel"));
      await expect(section(page).getByText(text("claims.fulfillment_status.canceled")).first()).toBeVisible();
      expect((await claimsOf(api, order)).map(({ canceled_at }) => Boolean(canceled_at))).toEqual([true]);
    });
    await test.step("another one is made in one form", async () => {
      const form = await chooseOutcome(page, "replace");
      await form.getByRole("checkbox", { name: second?.title }).last().check();
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

      const [, claim] = await claimsOf(api, order);
      expect(claim).toMatchObject({ type: "replace", payment_status: "na", return_order: null });
      expect(claim?.claim_items).toMatchObject([{ item_id: second?.id, reason: "wrong_item" }]);
      expect(claim?.additional_items).toMatchObject([{ quantity: 1 }]);
      expect(kept).toContain(claim?.additional_items?.[0]?.title);
      expect(claim?.shipping_methods).toMatchObject([{ price: 0 }]);
      expect(claim?.shipping_address).toMatchObject({ city: "Hillside", last_name: "Holt" });
      await expect(section(page).getByText(/Hillside/)).toBeVisible();
    });
    await test.step("what is packed keeps it from being called off", async () => {
      await section(page)
        .getByRole("button", { name: text("claims.actions.fulfil") })
        .click();
      const packing = page.getByRole("dialog");
      await packing
        .getByRole("combobox", { name: text("fulfillments.fields.location_id") })
        .selectOption(locationId);
      await packing.getByRole("button", { name: text("claims.actions.fulfil") }).click();
      await expect(
        section(page).getByText(text("claims.fulfillment_status.fulfilled"), { exact: true }),
      ).toBeVisible();
      await expectNotCancelled(page, text("orders.reasons.hasFulfillments"));
    });
  });
});
