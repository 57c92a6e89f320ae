import type { RecordOf } from "@tillhouse/extension-sdk";
import { createClient } from "@tillhouse/extension-sdk/client";
import type { APIRequestContext } from "playwright/test";
import { placeOrder, read, shelfOf, write } from "../support/place-order";
import { addresses, expect, test } from "../support/test";

type Edit = RecordOf<"order-edits">;

/** A shopper, who knows nothing of staff. */
const shopper = () => createClient({ backend: addresses.store });

/** An edit that staff has asked the customer about: one more of the order's first item. */
async function requestedEdit(api: APIRequestContext, order: { id: string }) {
  const { order_edit: edit } = await write<{ order_edit: Edit }>(api, "/order-edits", { order_id: order.id });
  const [item] = edit.items ?? [];
  const quantity = (item?.quantity ?? 0) + 1;
  await write(api, `/order-edits/${edit.id}/items/${item?.id}`, { quantity });
  const asked = await write<{ order_edit: Edit }>(api, `/order-edits/${edit.id}/request`);
  return { id: edit.id, collection: asked.order_edit.payment_collection_id ?? "" };
}

const seenByStaff = async (api: APIRequestContext, id: string) =>
  (await read<{ order_edit: Edit }>(api, `/order-edits/${id}`)).order_edit;

test("spec 7.17, 7.19, 4.24, 3.23: a shopper declines an edit of an order, pays for another at once or in parts, and completes it", async ({
  api,
}) => {
  const order = await placeOrder(api, { currency: "eur", lines: 1 });
  const client = shopper();

  await test.step("reads an edit and declines it", async () => {
    const { id } = await requestedEdit(api, order);
    expect((await client.orderEdits.retrieve(id)).order_edit).toMatchObject({ id, status: "requested" });
    await client.orderEdits.decline(id, { declined_reason: "Too dear" });
    expect(await seenByStaff(api, id)).toMatchObject({ status: "declined", declined_reason: "Too dear" });
  });

  await test.step("pays for an edit and completes it", async () => {
    const { id, collection } = await requestedEdit(api, order);
    const { payment_collection: due } = await client.paymentCollections.retrieve(collection);
    expect(due.amount).toBeGreaterThan(0);
    const managed = await client.paymentCollections.managePaymentSession(collection, {
      provider_id: "manual",
    });
    const session = managed.payment_collection.payment_sessions?.[0]?.id ?? "";
    const { payment_session: authorized } = await client.paymentCollections.authorizePaymentSession(
      collection,
      session,
    );
    expect(authorized.status).toBe("authorized");
    await client.orderEdits.complete(id);
    expect((await seenByStaff(api, id)).status).toBe("confirmed");
    const after = await read<{ order: { total: number } }>(api, `/orders/${order.id}`);
    expect(after.order.total).toBe(order.total + due.amount);
  });

  await test.step("splits a payment and authorizes its sessions at once", async () => {
    const { collection } = await requestedEdit(api, order);
    const { payment_collection: due } = await client.paymentCollections.retrieve(collection);
    const first = Math.floor(due.amount / 2);
    const parted = await client.paymentCollections.managePaymentSessionsBatch(collection, {
      sessions: [
        { provider_id: "manual", amount: first },
        { provider_id: "manual", amount: due.amount - first },
      ],
    });
    const ids = parted.payment_collection.payment_sessions?.map((session) => session.id) ?? [];
    expect(ids).toHaveLength(2);
    const { payment_collection: paid } = await client.paymentCollections.authorizePaymentSessionsBatch(
      collection,
      { session_ids: ids },
    );
    expect(paid).toMatchObject({ status: "authorized", authorized_amount: due.amount });
  });
});

test("spec 7.16, 3.23: a shopper reads the balance of a gift card", async ({ api }) => {
  const { region } = await shelfOf(api, "eur");
  const { gift_card: made } = await write<{ gift_card: { code: string } }>(api, "/gift-cards", {
    region_id: region.id,
    value: 5000,
  });
  const { gift_card: card } = await shopper().giftCards.retrieve(made.code);
  expect(card).toMatchObject({ code: made.code, balance: 5000 });
});

test("spec 4.28: a payment session is updated and deleted", async ({ api }) => {
  const { region, country, variants } = await shelfOf(api, "eur");
  const client = shopper();
  const { cart } = await client.carts.create({
    region_id: region.id,
    country_code: country,
    items: [{ variant_id: variants[0] ?? "", quantity: 1 }],
  });
  const sessionOf = (of: typeof cart) =>
    of.payment_sessions?.find(({ provider_id }) => provider_id === "manual");
  const { cart: before } = await client.carts.createPaymentSessions(cart.id);
  // The provider of the example store keeps no data of its own; the store takes them, and answers the cart.
  const updated = await client.carts.updatePaymentSession(cart.id, "manual", {
    data: { note: "by invoice" },
  });
  expect(sessionOf(updated.cart)?.id).toBe(sessionOf(before)?.id);
  const { cart: without } = await client.carts.deletePaymentSession(cart.id, "manual");
  expect(sessionOf(without)?.id).not.toBe(sessionOf(before)?.id);
});
