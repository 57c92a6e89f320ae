import type { MockDatabase } from "../database/mock-database";
import type { OrderRow } from "../database/mock-rows";
import {
  cancelOrder,
  capture,
  fulfillOrder,
  type LineQuantity,
  receiveReturn,
  refund,
  requestReturn,
  shipOrder,
} from "../database/order-transitions";
import { placeOrder } from "../database/place-order";
import { daysAgo, dice } from "./inventory";
import { emailOf, people } from "./people";

function linesOf(db: MockDatabase, order: OrderRow): LineQuantity[] {
  return db.by("line_item", "order_id", order.id).map(({ id, quantity }) => ({ item_id: id, quantity }));
}

function pack(db: MockDatabase, order: OrderRow, parts = linesOf(db, order)) {
  return fulfillOrder(db, order, parts);
}

function send(db: MockDatabase, order: OrderRow, parts?: LineQuantity[]): void {
  shipOrder(db, order, pack(db, order, parts).id, [`CTT${String(order.display_id).padStart(6, "0")}PT`]);
}

function sendBack(db: MockDatabase, order: OrderRow, parts = linesOf(db, order)) {
  const [reason] = db.rows("return_reason");
  const items = parts.map((part) => ({ ...part, reason_id: reason?.id }));
  return { items, returned: requestReturn(db, { order, parent: { order_id: order.id }, items }) };
}

const firstLine = (db: MockDatabase, order: OrderRow): LineQuantity[] => linesOf(db, order).slice(0, 1);

/** What may become of an order, by the name of its fixture. */
const stories: Readonly<Record<string, (db: MockDatabase, order: OrderRow) => void>> = {
  shipped: (db, order) => {
    capture(db, order);
    send(db, order);
  },
  paid: capture,
  completed: (db, order) => {
    capture(db, order);
    send(db, order);
    db.update("order", order, { status: "completed" });
  },
  awaiting: () => undefined,
  packed: (db, order) => {
    capture(db, order);
    pack(db, order);
  },
  partlyShipped: (db, order) => {
    capture(db, order);
    send(db, order, firstLine(db, order));
  },
  partlyRefunded: (db, order) => {
    capture(db, order);
    send(db, order);
    refund(db, order, { amount: 500, reason: "discount", note: "Scratched glaze" });
  },
  canceled: cancelOrder,
  returnRequested: (db, order) => {
    capture(db, order);
    send(db, order);
    sendBack(db, order, firstLine(db, order));
  },
  returned: (db, order) => {
    capture(db, order);
    send(db, order);
    const { returned, items } = sendBack(db, order);
    receiveReturn(db, returned, { order, items });
  },
  refunded: (db, order) => {
    capture(db, order);
    const [payment] = db.by("payment", "order_id", order.id);
    refund(db, order, { amount: payment?.amount ?? 0, reason: "other", note: "Sold twice by mistake" });
  },
  requiresAction: (db, order) => {
    db.update("order", order, { payment_status: "requires_action", status: "requires_action" });
  },
  archived: (db, order) => {
    capture(db, order);
    send(db, order);
    db.update("order", order, { status: "archived" });
  },
};

/** Which story comes how often: most orders go well. */
const course = [
  "shipped",
  "paid",
  "completed",
  "shipped",
  "awaiting",
  "packed",
  "partlyShipped",
  "completed",
  "paid",
  "partlyRefunded",
  "shipped",
  "canceled",
  "returnRequested",
  "completed",
  "returned",
  "awaiting",
  "refunded",
  "archived",
  "requiresAction",
  "paid",
];

/** Fixture names: `partlyShipped` is `order.partly-shipped`. */
function nameOf(story: string): string {
  return `order.${story.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** Lets people buy: so many orders over the last months, in every state. */
export function seedOrders(db: MockDatabase, count: number): void {
  const roll = dice(21);
  const regions = db.rows("region");
  const variants = db.rows("product_variant").filter(({ product_id }) => {
    const product = db.require("product", product_id);
    return product.status === "published" && product.is_giftcard !== true;
  });
  const channels = db.rows("sales_channel");
  const named = new Set<string>();
  for (const [index, person] of people.entries())
    db.at(daysAgo(db, 200 - index * 5), () => {
      const { first_name, last_name, phone } = person;
      const groups = index % 11 === 3 ? db.rows("customer_group").slice(0, 1) : [];
      db.insert("customer", {
        email: emailOf(person, index),
        ...{ first_name, last_name, phone },
        has_account: index % 3 !== 2,
        $groups: groups.map(({ id }) => id),
        $name: index === 0 ? "customer.regular" : undefined,
      });
    });
  for (let index = 0; index < count; index += 1) {
    const person = people[roll(3) === 0 ? roll(8) : roll(people.length - 1)];
    const story = course[index % course.length] ?? "paid";
    if (person === undefined) continue;
    const region = regions.find(({ id }) => db.find("country", person.country_code)?.region_id === id);
    const option = region && db.by("shipping_option", "region_id", region.id)[roll(2)];
    if (region === undefined) continue;
    const items = Array.from({ length: 1 + roll(3) }, (_, line) => ({
      variantId: variants[(index * 7 + line * 11 + roll(5)) % variants.length]?.id,
      quantity: 1 + roll(3),
    }));
    const placedAt = daysAgo(db, (count - index) * 1.7 - 0.4);
    const order = db.at(placedAt, () =>
      placeOrder(db, {
        email: emailOf(person, people.indexOf(person)),
        region,
        items,
        shippingOptionId: option?.id,
        address: person,
        channelId: channels[index % 6 === 5 ? 1 : 0]?.id,
        discountCode: index % 8 === 3 && region.name === "Europe" ? "WELCOME10" : undefined,
        metadata: index % 10 === 4 ? { gift_wrap: "yes" } : undefined,
      }),
    );
    db.at(new Date(placedAt.getTime() + 30 * 3_600_000), () => stories[story]?.(db, order));
    if (!named.has(story)) order.$name = nameOf(story);
    named.add(story);
  }
}
