/** What the seed holds, counted in the database itself. */
const counts = [
  ["Products", "SELECT status AS kind, count(*) FROM product GROUP BY 1"],
  ["Variants", "SELECT 'all' AS kind, count(*) FROM product_variant"],
  ["Prices", "SELECT currency_code AS kind, count(*) FROM money_amount GROUP BY 1"],
  ["Categories", "SELECT 'level ' || length(mpath) - length(replace(mpath, '.', '')) AS kind, count(*) FROM product_category WHERE parent_category_id IS NOT NULL OR mpath <> '' GROUP BY 1"],
  ["Collections", "SELECT 'all' AS kind, count(*) FROM product_collection"],
  ["Stock levels", "SELECT CASE WHEN stocked_quantity = 0 THEN 'none' WHEN stocked_quantity < 6 THEN 'low' ELSE 'plenty' END AS kind, count(*) FROM inventory_level GROUP BY 1"],
  ["Reservations", "SELECT CASE WHEN line_item_id IS NULL THEN 'by hand' ELSE 'by orders' END AS kind, count(*) FROM reservation_item WHERE deleted_at IS NULL GROUP BY 1"],
  ["Customers", "SELECT CASE WHEN has_account THEN 'with account' ELSE 'guests' END AS kind, count(*) FROM customer GROUP BY 1"],
  ["Orders by payment", `SELECT payment_status::text AS kind, count(*) FROM "order" GROUP BY 1`],
  ["Orders by fulfilment", `SELECT fulfillment_status::text AS kind, count(*) FROM "order" GROUP BY 1`],
  ["Orders by status", `SELECT status::text AS kind, count(*) FROM "order" GROUP BY 1`],
  ["Orders by currency", `SELECT currency_code AS kind, count(*) FROM "order" GROUP BY 1`],
  ["Orders by channel", `SELECT name AS kind, count(*) FROM "order" JOIN sales_channel ON sales_channel.id = sales_channel_id GROUP BY 1`],
  ["Returns", `SELECT status::text AS kind, count(*) FROM "return" GROUP BY 1`],
  ["Claims", "SELECT type || ', ' || payment_status || ', ' || fulfillment_status AS kind, count(*) FROM claim_order GROUP BY 1"],
  ["Exchanges", "SELECT payment_status || ', ' || fulfillment_status AS kind, count(*) FROM swap GROUP BY 1"],
  ["Order edits", "SELECT CASE WHEN confirmed_at IS NOT NULL THEN 'confirmed' WHEN declined_at IS NOT NULL THEN 'declined' WHEN canceled_at IS NOT NULL THEN 'canceled' WHEN requested_at IS NOT NULL THEN 'requested' ELSE 'created' END AS kind, count(*) FROM order_edit GROUP BY 1"],
  ["Draft orders", "SELECT status::text AS kind, count(*) FROM draft_order GROUP BY 1"],
  ["Discounts", "SELECT discount_rule.type::text AS kind, count(*) FROM discount JOIN discount_rule ON discount_rule.id = rule_id GROUP BY 1"],
  ["Gift cards", "SELECT CASE WHEN order_id IS NULL THEN 'handed out' ELSE 'bought' END AS kind, count(*) FROM gift_card GROUP BY 1"],
  ["Price lists", "SELECT type || ', ' || status AS kind, count(*) FROM price_list GROUP BY 1"],
  ["Notes", "SELECT resource_type AS kind, count(*) FROM note GROUP BY 1"],
  ["Notifications", "SELECT event_name || CASE WHEN parent_id IS NULL THEN '' ELSE ', again' END AS kind, count(*) FROM notification GROUP BY 1"],
  ["Batch jobs", "SELECT type AS kind, count(*) FROM batch_job GROUP BY 1"],
  ["Order dates", `SELECT to_char(min(created_at), 'YYYY-MM-DD') || ' to ' || to_char(max(created_at), 'YYYY-MM-DD HH24:MI') AS kind, count(*) FROM "order"`],
];

/** @param {import("pg").Client} client @param {(line: string) => void} log */
export async function printSummary(client, log) {
  for (const [title, query] of counts) {
    const { rows } = await client.query(`${query} ORDER BY 1`.replace(/^(.*to_char.*) ORDER BY 1$/, "$1"));
    log(`${title.padEnd(22)} ${rows.map(({ kind, count }) => `${kind}: ${count}`).join(" · ")}`);
  }
}
