import type { APIRequestContext, Locator, Page } from "playwright/test";
import { text } from "../../scripts/text";
import { expectAccessibleInBothThemes } from "../support/accessibility";
import { chooseOutcome } from "../support/choose-outcome";
import { type PlacedOrder, read, readOrder, shelfOf, write } from "../support/place-order";
import { pressEscape } from "../support/press-escape";
import { createSentOrder } from "../support/sent-order";
import { actionsMenu, addresses, expect, startsWith, test, unique } from "../support/test";

/** What the order holds now that a test looks at, the last return first. */
async function stateOf(api: APIRequestContext, { id }: PlacedOrder) {
  const { order } = await read<{ order: PlacedOrder }>(
    api,
    `/orders/${id}?expand=items,returns.items,returns.shipping_method,refunds,payments`,
  );
  const returns = [...(order.returns ?? [])].sort((one, other) =>
    other.created_at.localeCompare(one.created_at),
  );
  return {
    order,
    returns,
    returnedOf: (line: Line) =>
      order.items?.find(({ id: other }) => other === line.id)?.returned_quantity ?? 0,
    refunded: (order.refunds ?? []).map(({ amount }) => amount),
  };
}

type Line = NonNullable<PlacedOrder["items"]>[number];

/** The lines of an order, which has as many as the test asked for. */
function linesOf({ items = [] }: PlacedOrder): [Line, Line] {
  const [first, second = first] = items;
  if (first === undefined || second === undefined) throw new Error("The order has no lines.");
  return [first, second];
}

async function inStock(
  api: APIRequestContext,
  { variant_id }: { variant_id?: string | null },
  place: string,
) {
  const { variant } = await read<{
    variant: { inventory: { location_levels: { location_id: string; stocked_quantity: number }[] }[] };
  }>(api, `/variants/${variant_id}/inventory`);
  return variant.inventory[0]?.location_levels.find(({ location_id }) => location_id === place)
    ?.stocked_quantity;
}

const form = (page: Page) => page.getByRole("dialog");
const section = (page: Page) =>
  page.getByRole("region", { name: text("orders.sections.returns"), exact: true });

const results = {
  receive: "returns.actionResults.receive",
  return: "orders.actionResults.return",
} as const;

/** Waits until the form has closed. The message alone does not tell: the page may show the one of an earlier action. */
async function done(page: Page, action: keyof typeof results) {
  await Promise.all([
    expect(form(page)).toHaveCount(0),
    expect(page.getByText(text(results[action], { count: 1 })).first()).toBeVisible(),
  ]);
}

/** The chosen location does not have what comes back. */
const notStocked = new RegExp(
  `${text("returns.errors.noLevel")}|${text("returns.notKept", { items: ".+" })}`,
);

const nameOf = ({ title, variant }: Line) => `${title}, ${variant?.title}`;
const more = (scope: Locator, line: Line) =>
  scope.getByRole("button", { name: text("ui.quantity.more", { item: nameOf(line) }) });

/** Opens the form that asks items back, on the page of their order. */
async function openRequest(page: Page): Promise<Locator> {
  await chooseOutcome(page, "return");
  await expect(form(page).getByRole("spinbutton").first()).toBeVisible();
  return form(page);
}

const openOrder = (page: Page, { id }: PlacedOrder) => page.goto(`${addresses.app}/a/orders/${id}`);

const receiveButton = (scope: Locator) =>
  scope.getByRole("button", { name: text("returns.actions.receive") });
const requestButton = (scope: Locator) => scope.getByRole("button", { name: text("orders.actions.return") });
const refundIn = (scope: Locator) => scope.getByRole("textbox", { name: text("orders.fields.refund") });
const quantityOf = (scope: Locator, { title }: Line) =>
  scope.getByRole("spinbutton", { name: text("ui.quantity.of", { item: title }) });

async function reasonNamed(api: APIRequestContext, label: string) {
  const { return_reasons: reasons } = await read<{
    return_reasons: { return_reason_children: { id: string; label: string }[] }[];
  }>(api, "/return-reasons");
  return reasons
    .flatMap(({ return_reason_children }) => return_reason_children)
    .find(({ label: other }) => other === label);
}

test.describe("returns", () => {
  test("spec 4.25, 7.22: are requested with the refund that the form showed, and receive only the ticked lines", async ({
    signedIn: page,
    api,
  }) => {
    const order = await createSentOrder(api, { quantity: 3 });
    const [shirt, other] = linesOf(order);
    await openOrder(page, order);
    await test.step("is requested", async () => {
      const request = await openRequest(page);
      await requestButton(request).click();
      await expect(request.getByText(text("orders.lines.chooseOne"))).toBeVisible();

      await more(request, shirt).click();
      await more(request, shirt).click();
      const quantity = quantityOf(request, other);
      await quantity.fill("4");
      await quantity.blur();
      await expect(request.getByText(text("ui.number.most", { limit: "3" }))).toBeVisible();
      await quantity.fill("3");
      await request.getByRole("button", { name: text("ui.lines.reasonOf", { item: shirt.title }) }).click();
      await request
        .getByRole("combobox", { name: text("ui.lines.reason") })
        .selectOption({ label: "Does not fit › Too small" });
      await request.getByRole("textbox", { name: text("ui.lines.note") }).fill("Tight at the shoulders");
      await request
        .getByRole("combobox", { name: text("orders.return.option") })
        .selectOption({ label: "Return label, 7.90 EUR" });
      await request.getByRole("textbox", { name: text("orders.return.price") }).fill("5");

      const [two = 0, three = 0] = [Math.round(((shirt.refundable ?? 0) * 2) / 3), other.refundable];
      const shown = async () => Number(await refundIn(request).inputValue());
      await expect.poll(async () => Math.round((await shown()) * 100)).toBe(two + three - 500);
      await requestButton(request).click();
      await done(page, "return");
      await expect(section(page).getByText("Too small: Tight at the shoulders")).toBeVisible();

      const { returns } = await stateOf(api, order);
      expect(returns).toMatchObject([
        {
          status: "requested",
          refund_amount: two + three - 500,
          shipping_method: { price: 500 },
          no_notification: false,
        },
      ]);
      const small = await reasonNamed(api, "Too small");
      const items = returns[0]?.items?.map(({ item_id, quantity: many, reason_id, note }) => ({
        item_id,
        many,
        reason_id,
        note,
      }));
      expect(items).toHaveLength(2);
      expect(items).toEqual(
        expect.arrayContaining([
          { item_id: shirt.id, many: 2, reason_id: small?.id, note: "Tight at the shoulders" },
          { item_id: other.id, many: 3, reason_id: null, note: null },
        ]),
      );
    });
    await test.step("is not received where the form is left", async () => {
      await receiveButton(section(page)).click();
      await form(page)
        .getByRole("button", { name: text("action.cancel") })
        .click();
      await expect(form(page)).toHaveCount(0);
      expect((await stateOf(api, order)).returns[0]?.status).toBe("requested");
    });
    await test.step("is received in part, and the rest is waited for", async () => {
      const { locationId } = await shelfOf(api, "eur");
      const before = await inStock(api, shirt, locationId);
      await receiveButton(section(page)).click();
      await form(page).getByRole("checkbox", { name: other.title }).uncheck();
      await form(page)
        .getByRole("button", { name: text("ui.quantity.less", { item: nameOf(shirt) }) })
        .click();
      await expect(
        form(page).getByRole("checkbox", { name: text("returns.fields.isWaiting") }),
      ).toBeChecked();
      await form(page)
        .getByRole("textbox", { name: text("returns.fields.refund") })
        .fill("7.77");
      await receiveButton(form(page)).click();
      await done(page, "receive");

      const { returns, returnedOf, refunded, order: after } = await stateOf(api, order);
      expect([shirt, other].map(returnedOf)).toEqual([1, 0]);
      expect(refunded).toEqual([777]);
      expect(after.fulfillment_status).toBe("partially_returned");
      expect(returns.filter(({ status }) => status === "received")).toMatchObject([{ refund_amount: 777 }]);
      const [rest] = returns.filter(({ status }) => status === "requested");
      expect(rest?.items?.map(({ item_id, quantity }) => [item_id, quantity]).sort()).toEqual(
        [
          [shirt.id, 1],
          [other.id, 3],
        ].sort(),
      );
      expect(await inStock(api, shirt, locationId)).toBe((before ?? 0) + 1);
    });
    await test.step("the rest is received as a whole", async () => {
      await receiveButton(section(page)).click();
      await receiveButton(form(page)).click();
      await expect(section(page).getByText(text("returns.status.received"), { exact: true })).toHaveCount(2);
      expect([shirt, other].map((await stateOf(api, order)).returnedOf)).toEqual([2, 3]);
    });
  });

  test("keep what was typed whatever the customer gets instead and whoever was faster, and are received with the request at a chosen location", async ({
    signedIn: page,
    api,
  }) => {
    const order = await createSentOrder(api, { lines: 1, quantity: 4 });
    const [item] = linesOf(order);
    const { locationId } = await shelfOf(api, "eur");
    await openOrder(page, order);
    const request = await openRequest(page);
    const outcome = (name: "exchange" | "refund" | "replace" | "return") =>
      request.getByRole("radio", { name: text(`orders.outcome.${name}`) });
    await test.step("return, exchange and claim share one form", async () => {
      await quantityOf(request, item).fill("2");
      await request
        .getByRole("button", { name: startsWith(text("ui.lines.reasonOf", { item: "" })) })
        .first()
        .click();
      const reason = request.getByRole("combobox", { name: text("ui.lines.reason") });
      const note = request.getByRole("textbox", { name: text("ui.lines.note") });
      await reason.selectOption({ index: 1 });
      await note.fill("Torn at the seam");
      await refundIn(request).fill("5");

      await outcome("exchange").check();
      await expect(request.getByRole("group", { name: text("orders.swap.new") })).toBeVisible();
      await expect(outcome("exchange")).toBeFocused();
      await expect(quantityOf(request, item)).toHaveValue("2");
      await outcome("refund").check();
      await expect(quantityOf(request, item)).toHaveValue("2");
      await expect(note).toHaveValue("Torn at the seam");
      // The reasons of a claim are others.
      await expect(reason).toHaveValue("");
      await expect(refundIn(request)).toHaveValue("5.00");

      // Nothing of it is lost by leaving either.
      await page.keyboard.press("Escape");
      await pressEscape(page, page.getByRole("alertdialog"));
      await expect(page.getByRole("alertdialog")).toHaveCount(0);
      await outcome("replace").check();
      await expect(request.getByRole("group", { name: text("orders.claim.new"), exact: true })).toBeVisible();
      await outcome("return").check();
      await expect(refundIn(request)).toHaveValue("5.00");
    });
    await test.step("they are there already, at a location that has to stock them", async () => {
      const name = unique("Barn");
      const { stock_location: barn } = await write<{ stock_location: { id: string } }>(
        api,
        "/stock-locations",
        { name },
      );
      try {
        await request.getByRole("switch", { name: text("orders.fields.isHere") }).check();
        const place = request.getByRole("combobox", { name: text("orders.return.location") });
        await place.fill(name);
        await page.getByRole("option", { name }).click();
        await expect(request.getByText(text("returns.notKept", { items: item.title }))).toBeVisible();
        await requestButton(request).click();
        await expect(request.getByRole("alert").filter({ hasText: notStocked })).toBeVisible();
        expect((await stateOf(api, order)).returns).toEqual([]);
        await place.fill("Copenhagen");
        await page.getByRole("option", { name: "Copenhagen warehouse" }).click();
        await expect(request.getByText(notStocked)).toHaveCount(0);
        await requestButton(request).click();
        await done(page, "return");
      } finally {
        await api.delete(`/admin/stock-locations/${barn.id}`);
      }
      const { returns, returnedOf, refunded } = await stateOf(api, order);
      expect(returns).toMatchObject([
        {
          status: "received",
          refund_amount: 500,
          items: [{ requested_quantity: 2, note: "Torn at the seam" }],
        },
      ]);
      expect(returnedOf(item)).toBe(2);
      expect(refunded).toEqual([500]);
      const { swaps, claims } = await readOrder(api, order.id);
      expect([swaps, claims]).toEqual([[], []]);
    });
    await test.step("somebody else has asked for them meanwhile", async () => {
      await openRequest(page);
      await request.getByRole("checkbox", { name: item.title }).check();
      await expect(quantityOf(request, item)).toHaveValue("2");
      const items = [{ item_id: item.id, quantity: 1 }];
      await write(api, `/orders/${order.id}/return`, { items, refund: 1000, no_notification: true });
      await requestButton(request).click();
      await expect(request.getByText(text("returns.errors.tooMany"))).toBeVisible();
      await expect(request.getByRole("checkbox", { name: item.title })).toBeChecked();
      expect((await stateOf(api, order)).returns).toHaveLength(2);
      await page.keyboard.press("Escape");
      await page
        .getByRole("alertdialog")
        .getByRole("button", { name: text("form.leaveConfirm") })
        .click();
      await expect(form(page)).toHaveCount(0);
    });
    await test.step("somebody else has received a return meanwhile", async () => {
      await receiveButton(section(page)).click();
      await expect(form(page).getByRole("checkbox", { name: item.title })).toBeChecked();
      const [theirs] = (await stateOf(api, order)).returns;
      await write(api, `/returns/${theirs?.id}/receive`, {
        items: [{ item_id: item.id, quantity: 1 }],
        refund: 0,
        location_id: locationId,
      });
      await receiveButton(form(page)).click();
      await expect(form(page).getByText(text("returns.errors.received"))).toBeVisible();
      expect((await readOrder(api, order.id)).refunded_total).toBe(500);
    });
  });

  test("give back anything from nothing to everything, by keyboard alone, on a narrow screen, in both themes, and are cancelled after a question", async ({
    signedIn: page,
    api,
  }) => {
    await page.setViewportSize({ width: 320, height: 720 });
    const order = await createSentOrder(api, { quantity: 3, currency: "jpy" });
    const [shirt, other] = linesOf(order);
    await openOrder(page, order);
    await test.step("nothing, by keyboard alone", async () => {
      const request = await openRequest(page);
      const quantity = quantityOf(request, shirt);
      await quantity.focus();
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("ArrowUp");
      await expect(quantity).toHaveValue("2");
      await request.getByRole("checkbox", { name: other.title }).focus();
      await page.keyboard.press("Space");
      const reason = request.getByRole("button", { name: text("ui.lines.reasonOf", { item: other.title }) });
      await reason.focus();
      await page.keyboard.press("Enter");
      await expect(reason).toHaveAttribute("aria-expanded", "true");
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(320);
      await expectAccessibleInBothThemes(page, "the request", { part: "[role=dialog]" });
      // Net, with the tax on top.
      await request
        .getByRole("combobox", { name: text("orders.return.option") })
        .selectOption({ label: "Return label, 1,200 JPY" });
      const worth = Math.round(((shirt.refundable ?? 0) * 2) / 3) + (other.refundable ?? 0);
      const refund = refundIn(request);
      await expect(refund).toHaveValue(String(worth - 1320));
      await refund.fill(String((order.refundable_amount ?? 0) + 1));
      await requestButton(request).click();
      await expect(request.getByText(new RegExp(text("ui.number.most", { limit: ".+" })))).toBeVisible();
      await refund.fill("0");
      await requestButton(request).focus();
      await page.keyboard.press("Enter");
      await done(page, "return");
      const { returns } = await stateOf(api, order);
      expect(returns).toMatchObject([{ status: "requested", refund_amount: 0 }]);
      expect(returns[0]?.items).toHaveLength(2);
    });
    await test.step("it is cancelled after a question", async () => {
      const cancel = async () => {
        await section(page).getByRole("button", { name: actionsMenu }).click();
        await page.getByRole("menuitem", { name: text("returns.actions.cancel") }).click();
        return page.getByRole("alertdialog");
      };
      await (await cancel()).getByRole("button", { name: text("returns.actionKeeps.cancel") }).click();
      expect((await stateOf(api, order)).returns[0]?.status).toBe("requested");
      await (await cancel()).getByRole("button", { name: text("returns.actions.cancel") }).click();
      await expect(section(page).getByText(text("returns.status.canceled"))).toBeVisible();
      expect((await stateOf(api, order)).returns[0]?.status).toBe("canceled");
      await expect(receiveButton(section(page))).toHaveCount(0);
    });
    await test.step("everything", async () => {
      const again = await openRequest(page);
      await again.getByRole("checkbox", { name: text("ui.lines.all") }).check();
      await refundIn(again).fill(String(order.refundable_amount));
      await requestButton(again).click();
      await expect(form(page)).toHaveCount(0);
      const [last] = (await stateOf(api, order)).returns;
      expect(last).toMatchObject({ status: "requested", refund_amount: order.refundable_amount });
    });
  });
});
