import type { MockDatabase } from "../database/mock-database";
import type { OrderRow } from "../database/mock-rows";
import type { MockCall } from "../http/mock-call";
import { draftOrderRoutes } from "../routes/draft-order-routes";
import { orderEditRoutes } from "../routes/order-edit-routes";
import { swapRoutes } from "../routes/swap-routes";
import { emailOf, people } from "./people";

/** Says something to the store as the admin would. */
function say(
  db: MockDatabase,
  pattern: string,
  { id, payload }: { id?: string; payload: Record<string, unknown> },
): void {
  const routes = { ...swapRoutes, ...orderEditRoutes, ...draftOrderRoutes };
  const [method = "POST", path = ""] = pattern.split(" ");
  const params: MockCall["params"] = id === undefined ? {} : { id };
  const user = db.require("user", db.rows("user")[0]?.id);
  const call: MockCall = {
    method,
    path,
    params,
    query: {},
    payload,
    files: [],
    body: new Uint8Array(),
    headers: new Headers(),
    db,
    user,
  };
  routes[pattern]?.(call);
}

function shippedOrders(db: MockDatabase): OrderRow[] {
  return db
    .rows("order")
    .filter(
      ({ status, fulfillment_status: goods, $name }) =>
        $name === undefined && status === "pending" && goods === "shipped",
    );
}

/** Swaps and claims, and what else staff do with orders: edits, drafts, notes and notifications. */
export function seedSwapsAndClaims(db: MockDatabase): void {
  const [swapped, claimed, replaced] = shippedOrders(db);
  const editable = db
    .rows("order")
    .filter(({ fulfillment_status: goods, status }) => goods === "not_fulfilled" && status === "pending");
  const variant = db.rows("product_variant")[0];
  const part = (order: OrderRow | undefined) =>
    db
      .by("line_item", "order_id", order?.id)
      .slice(0, 1)
      .map(({ id }) => ({ item_id: id, quantity: 1 }));
  const instead = [{ variant_id: variant?.id, quantity: 1 }];
  if (swapped !== undefined) {
    say(db, "POST /orders/:id/swaps", {
      id: swapped.id,
      payload: { return_items: part(swapped), additional_items: instead },
    });
    swapped.$name = "order.swapped";
  }
  if (claimed !== undefined) {
    const claim_items = part(claimed).map((item) => ({ ...item, reason: "production_failure" }));
    say(db, "POST /orders/:id/claims", { id: claimed.id, payload: { type: "refund", claim_items } });
    claimed.$name = "order.claimed";
  }
  if (replaced !== undefined) {
    const claim_items = part(replaced).map((item) => ({ ...item, reason: "missing_item" }));
    say(db, "POST /orders/:id/claims", {
      id: replaced.id,
      payload: { type: "replace", claim_items, additional_items: instead },
    });
  }
  const edited = editable.at(-1);
  if (edited !== undefined) {
    say(db, "POST /order-edits", {
      payload: { order_id: edited.id, internal_note: "One more, as said on the phone" },
    });
    say(db, "POST /order-edits/:id/items", {
      id: db.rows("order_edit")[0]?.id,
      payload: { variant_id: variant?.id, quantity: 1 },
    });
  }
  draft(db);
  speak(db);
}

function draft(db: MockDatabase): void {
  const [region] = db.rows("region");
  const options = db.by("shipping_option", "region_id", region?.id);
  for (const [index, person] of people.slice(2, 6).entries())
    say(db, "POST /draft-orders", {
      payload: {
        email: emailOf(person, index + 2),
        region_id: region?.id,
        items: [{ variant_id: db.rows("product_variant")[index * 3]?.id, quantity: index + 1 }],
        shipping_methods: [{ option_id: options[0]?.id }],
        shipping_address: person,
      },
    });
  const [open, paid] = db.rows("draft_order");
  if (open !== undefined) open.$name = "draft-order.open";
  if (paid === undefined) return;
  say(db, "POST /draft-orders/:id/pay", { id: paid.id, payload: {} });
  paid.$name = "draft-order.completed";
}

function speak(db: MockDatabase): void {
  const user = db.rows("user")[0];
  for (const order of db.rows("order").slice(-12)) {
    db.insert("notification", {
      event_name: "order.placed",
      resource_type: "order",
      resource_id: order.id,
      customer_id: order.customer_id,
      to: order.email,
      data: { order_id: order.id },
      provider_id: "mail",
    });
    if (order.display_id % 4 === 0)
      db.insert("note", {
        value: "Called about the delivery; wants it after six.",
        resource_type: "order",
        resource_id: order.id,
        author_id: user?.id,
      });
  }
  for (const [name, status] of [
    ["product.published", "published"],
    ["product.draft", "draft"],
    ["product.proposed", "proposed"],
    ["product.rejected", "rejected"],
  ] as const) {
    const product = db.rows("product").find((one) => one.status === status);
    if (product !== undefined) product.$name = name;
  }
  const named = [
    ["product.gift-card", db.rows("product").find(({ is_giftcard }) => is_giftcard === true)],
    [
      "product.sold-out",
      db
        .rows("product")
        .find(({ id }) =>
          db
            .by("product_variant", "product_id", id)
            .every(({ inventory_quantity }) => inventory_quantity === 0),
        ),
    ],
    ["collection.full", db.rows("product_collection")[0]],
    ["customer-group.wholesale", db.rows("customer_group")[0]],
    ["customer.guest", db.rows("customer").find(({ has_account }) => has_account === false)],
    ["user.admin", user],
    ["region.europe", db.rows("region")[0]],
    ["sales-channel.default", db.rows("sales_channel")[0]],
  ] as const;
  for (const [name, row] of named) if (row !== undefined) row.$name = name;
}
