import type { Locator, Page } from "playwright/test";
import { text } from "../../scripts/text";
import { type PlacedOrder, placeOrder, read, readOrder, write } from "../support/place-order";
import { addresses, expect, recordRows, startsWith, test, unique } from "../support/test";

/** Counts what a person does: each click, and each key or pasted text. */
function handOf(page: Page) {
  const effort = { clicks: 0, keys: 0 };
  return {
    effort,
    click: async (target: Locator) => {
      effort.clicks += 1;
      await target.click();
    },
    press: async (key: string) => {
      effort.keys += 1;
      await page.keyboard.press(key);
    },
    type: async (text: string) => {
      effort.keys += text.length;
      await page.keyboard.type(text);
    },
    paste: async (target: Locator, text: string) => {
      effort.keys += 1;
      await target.evaluate((input, pasted) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData("text", pasted);
        input.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
      }, text);
    },
  };
}

test("a morning's work: orders are sent, returns received, and one refund made", async ({
  signedIn: page,
  api,
}) => {
  // Everything is made up first, and checked in the store after each step. How much there is to do does not change how.
  const email = `${unique("morning").replace(" ", "-")}@customers.example`;
  const orders: PlacedOrder[] = [];
  for (let index = 0; index < 4; index += 1) orders.push(await placeOrder(api, { email, lines: 1 }));
  const { effort, click, press, type, paste } = handOf(page);
  const actionBar = page.locator(".th-action-bar");
  const inActionBar = (name: RegExp) => actionBar.getByRole("button", { name });
  const dialog = page.getByRole("dialog").or(page.getByRole("alertdialog"));
  const states = async () =>
    (await Promise.all(orders.map(({ id }) => readOrder(api, id)))).map(
      ({ payment_status, fulfillment_status }) => `${payment_status} ${fulfillment_status}`,
    );
  const numberOf = ({ display_id }: PlacedOrder) => `${email.slice(0, 12)}-${display_id}`;
  const all = (state: string) => orders.map(() => state);

  await page.goto(addresses.app);
  await expect(recordRows(page).first()).toBeVisible();
  await press("/");
  await page.getByRole("searchbox").fill(email);
  effort.keys += 1;
  await expect(recordRows(page)).toHaveCount(4);

  await click(page.getByRole("checkbox", { name: text("list.selectPage") }));
  await click(inActionBar(startsWith(`${text("orders.actions.capture")}…`)));
  await click(
    dialog.getByRole("button", { name: startsWith(text("orders.actionAmounts.capture", { amount: "" })) }),
  );
  await expect(actionBar.getByRole("status")).toContainText(
    text("orders.actionResults.capture", { count: 4 }),
  );
  expect(await states()).toEqual(all("captured not_fulfilled"));
  await click(inActionBar(startsWith(`${text("orders.actions.fulfil")}…`)));
  await click(dialog.getByRole("button", { name: text("orders.actions.fulfil") }));
  await expect(actionBar.getByRole("status")).toContainText(
    text("orders.actionResults.fulfil", { count: 4 }),
  );
  expect(await states()).toEqual(all("captured fulfilled"));
  // Each was packed where its stock is reserved.
  const packedAt = await Promise.all(
    orders.map(async ({ id }) => (await readOrder(api, id)).fulfillments[0]?.location_id),
  );
  expect(packedAt).toEqual(orders.map(() => expect.stringMatching(/^sloc_/)));
  await click(inActionBar(startsWith(`${text("orders.actions.shipAll")}…`)));
  await expect(
    dialog.getByRole("textbox", { name: startsWith(text("orders.bulk.numbersOf", { parcel: "" })) }),
  ).toHaveCount(4);
  await paste(
    dialog.getByRole("textbox", { name: startsWith(text("orders.bulk.numbersOf", { parcel: "" })) }).first(),
    orders.map((order) => `#${order.display_id}\t${numberOf(order)}`).join("\n"),
  );
  await click(dialog.getByRole("button", { name: text("orders.actions.shipAll") }));
  await expect(actionBar.getByRole("status")).toContainText(
    text("orders.actionResults.shipAll", { count: 4 }),
  );
  expect(await states()).toEqual(all("captured shipped"));
  const numbers = await Promise.all(
    orders.map(async ({ id }) => {
      const path = `/orders/${id}?expand=fulfillments,fulfillments.tracking_links`;
      const { order } = await read<{ order: PlacedOrder }>(api, path);
      return order.fulfillments[0]?.tracking_links?.map(({ tracking_number }) => tracking_number);
    }),
  );
  expect(numbers).toEqual(orders.map((order) => [numberOf(order)]));

  // Meanwhile two customers send theirs back.
  const [earlier, later, asked] = orders as [PlacedOrder, PlacedOrder, PlacedOrder];
  for (const { id, items } of [earlier, later])
    await write(api, `/orders/${id}/return`, {
      items: [{ item_id: items[0]?.id, quantity: 1 }],
      refund: 500,
      no_notification: true,
    });
  await page.reload();
  await click(page.getByRole("link", { name: startsWith(text("orders.title")) }).first());
  await click(page.getByRole("link", { name: startsWith(text("orders.views.to-receive")) }));
  const row = recordRows(page).filter({ hasText: `#${later.display_id}` });
  await click(row.getByRole("button", { name: `${text("returns.actions.receive")}…` }));
  await click(
    dialog.getByRole("button", {
      name: text("action.thenNext", {
        action: text("returns.actions.receive"),
        title: `#${earlier.display_id}`,
      }),
    }),
  );
  await expect(dialog.getByRole("heading", { name: `#${earlier.display_id}` })).toBeVisible();
  await click(dialog.getByRole("button", { name: text("returns.actions.receive"), exact: true }));
  await expect(dialog).toHaveCount(0);
  for (const { id } of [earlier, later])
    expect((await readOrder(api, id)).returns?.map(({ status }) => status)).toEqual(["received"]);

  // A customer calls with the number of a parcel, and wants the shipping back.
  await press("Control+k");
  await type(numberOf(asked));
  await expect(page.getByRole("option", { name: new RegExp(`^#${asked.display_id}\\b`) })).toBeVisible();
  await press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: `#${asked.display_id}` })).toBeVisible();
  await expect(page.getByText(numberOf(asked)).first()).toBeVisible();
  await click(
    page
      .getByRole("region", { name: text("orders.sections.payment") })
      .getByRole("button", { name: text("orders.actions.refund") }),
  );
  await click(dialog.getByRole("textbox", { name: text("orders.fields.amount") }));
  await type("5.00");
  await dialog
    .getByRole("combobox", { name: text("orders.fields.reason") })
    .selectOption(text("orders.reason.other"));
  effort.clicks += 2;
  await click(
    dialog.getByRole("button", { name: text("orders.actionAmounts.refund", { amount: "5.00 EUR" }) }),
  );
  await expect(dialog).toHaveCount(0);
  expect((await readOrder(api, asked.id)).refunds.map(({ amount }) => amount)).toEqual([500]);

  test.info().annotations.push({ type: "effort", description: JSON.stringify(effort) });
  console.log(`A morning takes ${effort.clicks} clicks and ${effort.keys} keys.`);
  expect(effort.clicks).toBeLessThanOrEqual(20);
  expect(effort.keys).toBeLessThanOrEqual(30);
});
