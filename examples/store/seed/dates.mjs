/**
 * Spreads what was done within a minute over a year. No API takes a date of its own, so this is SQL. `placed` holds for
 * each order how many days ago it is to have been placed; what belongs to an order follows it at a believable distance,
 * and nothing comes to lie in the future.
 */
const hours = (expression) => `(${expression}) * interval '1 hour'`;

/** A number from 0 to 1 that stays the same for the same order and word. */
const chance = (word) => `(abs(hashtext(placed.display_id::text || '${word}')) % 1000) / 1000.0`;

/** Between both numbers of hours after the order was placed, but not after now. */
const after = (least, most, word) => `least(placed.moment + ${hours(`${least} + ${most - least} * ${chance(word)}`)}, now() - interval '2 minutes' - ${hours(`0.2 * ${chance(word)}`)})`;

const kept = (column, value) => `${column} = CASE WHEN ${column} IS NULL THEN NULL ELSE ${value} END`;

/** Table, how its rows belong to a placed order, and the new dates. */
const followers = [
  [`"order"`, "row.id = placed.id", ["created_at = placed.moment", `updated_at = ${after(1, 60, "updated")}`, kept("canceled_at", after(3, 30, "cancelled"))]],
  ["cart", "row.id = placed.cart_id", [`created_at = placed.moment - interval '19 minutes'`, "updated_at = placed.moment", kept("completed_at", "placed.moment"), kept("payment_authorized_at", "placed.moment")]],
  ["line_item", "row.order_id = placed.id AND row.order_edit_id IS NULL", ["created_at = placed.moment - interval '12 minutes' + (row.created_at - placed.real)", "updated_at = placed.moment"]],
  ["payment", "row.order_id = placed.id", ["created_at = placed.moment", `updated_at = placed.moment`, kept("captured_at", after(1, 20, "captured")), kept("canceled_at", after(3, 30, "cancelled"))]],
  ["payment_session", "row.cart_id = placed.cart_id", ["created_at = placed.moment", "updated_at = placed.moment"]],
  ["fulfillment", "row.order_id = placed.id", [`created_at = ${after(14, 30, "packed")} + (row.created_at - placed.real)`, `updated_at = ${after(14, 30, "packed")}`, kept("shipped_at", after(31, 60, "sent")), kept("canceled_at", after(30, 34, "unpacked"))]],
  [`"return"`, "row.order_id = placed.id", [`created_at = ${after(170, 230, "return")}`, `updated_at = ${after(170, 230, "return")}`, kept("received_at", after(330, 520, "received"))]],
  ["claim_order", "row.order_id = placed.id", [`created_at = ${after(150, 215, "claim")}`, `updated_at = ${after(150, 215, "claim")}`, kept("canceled_at", after(220, 260, "claim-cancelled"))]],
  ["swap", "row.order_id = placed.id", [`created_at = ${after(170, 230, "swap")}`, `updated_at = ${after(170, 230, "swap")}`, kept("confirmed_at", after(235, 250, "swap-paid")), kept("canceled_at", after(240, 270, "swap-cancelled"))]],
  ["refund", "row.order_id = placed.id", [`created_at = ${after(110, 525, "refund")} + (row.created_at - placed.real)`, `updated_at = ${after(110, 525, "refund")}`]],
  ["order_edit", "row.order_id = placed.id", [
    `created_at = ${after(2, 4, "edit")}`, `updated_at = ${after(2, 4, "edit")}`, kept("requested_at", after(4.1, 5, "edit-requested")), kept("confirmed_at", after(6, 20, "edit-done")),
    kept("declined_at", after(6, 20, "edit-done")), kept("canceled_at", after(6, 20, "edit-done")),
  ]],
  ["note", "row.resource_type = 'order' AND row.resource_id = placed.id", [`created_at = ${after(1, 80, "note")} + (row.created_at - placed.real)`, `updated_at = ${after(1, 80, "note")}`]],
  ["gift_card", "row.order_id = placed.id", ["created_at = placed.moment", "updated_at = placed.moment"]],
  ["gift_card_transaction", "row.order_id = placed.id", ["created_at = placed.moment"]],
];

/** What hangs on a claim or an exchange: by which column, in which table, and how many hours after it. */
const secondSteps = [
  ["claim_order_id", "claim_order", 30, 55],
  ["swap_id", "swap", 86, 112],
];

const hash = (word) => `(abs(hashtext(row.id || '${word}')) % 1000) / 1000.0`;
const daysAgo = (least, most, word) => `now() - (${least} + ${most - least} * ${hash(word)}) * interval '1 day'`;

/** What stands for itself: how many days ago it began. */
const standing = [
  ["product", 40, 372], ["product_collection", 200, 380], ["product_category", 376, 384], ["discount", 30, 200], ["price_list", 13, 160], ["customer_group", 150, 370],
  ["region", 384, 385], ["sales_channel", 300, 385], ["shipping_option", 300, 384], ["stock_location", 380, 384], ["publishable_api_key", 40, 380], ["return_reason", 380, 384], ["tax_rate", 300, 384],
  [`"user"`, 100, 386],
];

export async function spreadDates({ client, placed }) {
  await client.query(`CREATE TEMP TABLE placed AS
    SELECT "order".id, display_id, cart_id, created_at AS real, now() - (wanted.age * interval '1 day') - interval '7 minutes' AS moment
    FROM "order" JOIN json_to_recordset($1) AS wanted(id text, age double precision) ON wanted.id = "order".id`, [JSON.stringify(placed)]);
  for (const [table, condition, changes] of followers) {
    await client.query(`UPDATE ${table} AS row SET ${changes.join(", ")} FROM placed WHERE ${condition}`);
  }
  for (const [column, parent, packed, sent] of secondSteps) {
    const later = (count) => `least(parent.created_at + ${hours(count)}, now() - interval '3 minutes')`;
    await client.query(`UPDATE fulfillment AS row SET created_at = ${later(packed)}, updated_at = ${later(packed)}, ${kept("shipped_at", later(sent))} FROM ${parent} AS parent WHERE row.${column} = parent.id`);
    await client.query(`UPDATE "return" AS row SET created_at = parent.created_at, updated_at = parent.created_at, ${kept("received_at", later(sent + 90))} FROM ${parent} AS parent WHERE row.${column} = parent.id`);
    await client.query(`UPDATE line_item AS row SET created_at = parent.created_at, updated_at = parent.created_at FROM ${parent} AS parent WHERE row.${column} = parent.id`);
  }
  await client.query(`UPDATE payment AS row SET created_at = swap.confirmed_at, updated_at = swap.confirmed_at, captured_at = CASE WHEN row.captured_at IS NULL THEN NULL ELSE swap.confirmed_at END FROM swap WHERE row.swap_id = swap.id AND swap.confirmed_at IS NOT NULL`);
  await client.query(`UPDATE order_item_change AS row SET created_at = order_edit.created_at, updated_at = order_edit.created_at FROM order_edit WHERE row.order_edit_id = order_edit.id`);
  await client.query(`UPDATE payment_collection AS row SET created_at = order_edit.requested_at, updated_at = order_edit.requested_at FROM order_edit WHERE order_edit.payment_collection_id = row.id AND order_edit.requested_at IS NOT NULL`);
  await client.query(`UPDATE reservation_item AS row SET created_at = line_item.created_at FROM line_item WHERE row.line_item_id = line_item.id`);
  await client.query(`UPDATE refund AS row SET created_at = goods.received_at FROM "return" AS goods WHERE goods.order_id = row.order_id AND row.reason = 'return' AND goods.received_at IS NOT NULL`);
  await client.query(`UPDATE refund AS row SET created_at = claim_order.created_at FROM claim_order WHERE claim_order.order_id = row.order_id AND row.reason = 'claim' AND claim_order.type = 'refund'`);
  for (const [table, least, most] of standing) await client.query(`UPDATE ${table} AS row SET created_at = ${daysAgo(least, most, "began")}, updated_at = ${daysAgo(1, least, "changed")}`);
  await client.query(`UPDATE discount SET starts_at = created_at WHERE ends_at IS NULL`);
  await spreadProducts(client);
  await spreadCustomers(client);
  await client.query(`UPDATE gift_card AS row SET created_at = ${daysAgo(45, 200, "card")}, updated_at = ${daysAgo(1, 45, "card")} WHERE order_id IS NULL`);
  await client.query(`UPDATE draft_order AS row SET created_at = ${daysAgo(0.3, 9, "draft")}, updated_at = ${daysAgo(0.1, 0.3, "draft")}`);
  // Paid for last of all, so these orders have the highest numbers and must be the newest.
  await client.query(`UPDATE "order" AS row SET created_at = now() - interval '6 minutes' + (row.created_at - first.moment)
    FROM (SELECT min("order".created_at) AS moment FROM "order" JOIN draft_order ON draft_order.order_id = "order".id) AS first
    WHERE row.draft_order_id IS NOT NULL`);
  await client.query(`UPDATE invite AS row SET created_at = now() - interval '3 days', expires_at = now() + interval '4 days'`);
  await client.query(`UPDATE invite SET created_at = now() - interval '400 days', expires_at = now() - interval '393 days' WHERE user_email LIKE 'season-help%'`);
  await client.query(`UPDATE publishable_api_key SET revoked_at = now() - interval '33 days' WHERE revoked_at IS NOT NULL`);
}

/** Pictures and variants are as old as their product; what the shop does not sell yet is young. */
async function spreadProducts(client) {
  await client.query(`UPDATE product AS row SET created_at = ${daysAgo(2, 30, "young")}, updated_at = ${daysAgo(0.5, 2, "young")} WHERE status <> 'published'`);
  await client.query(`UPDATE product_variant SET created_at = product.created_at, updated_at = product.updated_at FROM product WHERE product.id = product_id`);
  await client.query(`UPDATE inventory_item AS row SET created_at = product_variant.created_at, updated_at = product_variant.updated_at
    FROM product_variant_inventory_item AS tie JOIN product_variant ON product_variant.id = tie.variant_id WHERE tie.inventory_item_id = row.id`);
}

/** A customer is known since their first order at the latest. */
async function spreadCustomers(client) {
  await client.query(`UPDATE customer AS row SET created_at = least(${daysAgo(0.2, 300, "known")}, (SELECT min(created_at) - interval '25 minutes' FROM "order" WHERE customer_id = row.id))`);
  await client.query(`UPDATE customer SET updated_at = created_at + interval '25 minutes'`);
  await client.query(`UPDATE address SET created_at = customer.created_at, updated_at = customer.created_at FROM customer WHERE customer.id = address.customer_id`);
}
