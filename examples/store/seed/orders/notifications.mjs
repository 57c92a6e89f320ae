import { pause } from "../../runtime/processes.mjs";

const keptOfEach = 4;
const mostWaits = 240;
const quietTime = 2000;

/** When what an event tells of came to be; a notification goes out two minutes later, but never after the newest order, up to which the seed's dates go. */
const moments = [
  ["order.placed", `"order"`, "row.resource_id", "created_at"],
  ["order.shipment_created", "fulfillment", "row.data->>'fulfillment_id'", "shipped_at"],
  ["order.canceled", `"order"`, "row.resource_id", "canceled_at"],
  ["order.refund_created", "refund", "row.data->>'refund_id'", "created_at"],
  ["order.return_requested", `"return"`, "row.data->>'return_id'", "created_at"],
  ["customer.created", "customer", "row.resource_id", "created_at"],
  ["invite.created", "invite", "row.resource_id", "created_at"],
  ["gift_card.created", "gift_card", "row.resource_id", "created_at"],
];

/** The provider writes notifications down by itself, some seconds after what they tell of: wait until no more come. */
async function untilQuiet(client) {
  const count = async () => (await client.query("SELECT (SELECT count(*) FROM staged_job)::int AS waiting, (SELECT count(*) FROM notification)::int AS written")).rows[0];
  let before = await count();
  for (let wait = 0; wait < mostWaits; wait += 1) {
    await pause(quietTime);
    const now = await count();
    if (now.waiting === 0 && now.written === before.written) return;
    before = now;
  }
  throw new Error(`Events are still waiting to be told: ${JSON.stringify(before)}`);
}

/**
 * What the store told people about. All of it was written down while the shop was filled; the dates follow what it tells
 * of, and the newest few of each event stay, as in a shop that throws old mail away. One was sent a second time.
 */
export async function createNotifications({ api, client, customers, random }) {
  const shop = api.shop();
  for (const { email } of random.sample(customers.filter(({ hasAccount }) => hasAccount), 3)) await shop.post("/customers/password-token", { email });
  await untilQuiet(client);
  for (const [event, table, key, column] of moments) {
    await client.query(`UPDATE notification AS row SET created_at = least(about.${column} + interval '2 minutes', (SELECT max(created_at) FROM "order"))
      FROM ${table} AS about WHERE row.event_name = $1 AND about.id = ${key} AND about.${column} IS NOT NULL`, [event]);
  }
  await client.query(`UPDATE notification AS row SET created_at = now() - (1 + abs(hashtext(row.id)) % 200) * interval '1 hour' WHERE event_name = 'customer.password_reset'`);
  await client.query(`DELETE FROM notification USING (SELECT id, row_number() OVER (PARTITION BY event_name ORDER BY created_at DESC, id) AS place FROM notification) AS ranked
    WHERE ranked.id = notification.id AND ranked.place > ${keptOfEach}`);
  await client.query("UPDATE notification SET updated_at = created_at");
  const { notifications } = await api.admin.get("/notifications?event_name=order.shipment_created&limit=1");
  await api.admin.post(`/notifications/${notifications[0].id}/resend`, { to: "front.desk@customers.example" });
}
