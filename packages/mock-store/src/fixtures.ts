import type {
  Customer,
  CustomerGroup,
  Discount,
  DraftOrder,
  GiftCard,
  Order,
  PriceList,
  Product,
  ProductCollection,
  Region,
  SalesChannel,
  User,
} from "@medusajs/client-types";
import { columns, type Table } from "./database/columns";
import { createMockBackend, type MockBackend } from "./mock-backend";

/** What the name of a fixture stands for, by what it begins with. */
interface FixtureTypes {
  /** An order with its items, payments, fulfilments, returns, swaps and claims. */
  order: Order;
  /** A draft order with its cart. */
  "draft-order": DraftOrder;
  /** A product with its variants and prices. */
  product: Product;
  /** A collection of products. */
  collection: ProductCollection;
  /** Somebody who has bought: with an account, or as a guest. */
  customer: Customer;
  /** A group that customers are put into. */
  "customer-group": CustomerGroup;
  /** A discount with its rule. */
  discount: Discount;
  /** A gift card that was issued, with its balance. */
  "gift-card": GiftCard;
  /** A price list with its prices. */
  "price-list": PriceList;
  /** A region with its countries and currency. */
  region: Region;
  /** A sales channel. */
  "sales-channel": SalesChannel;
  /** Somebody of the staff. */
  user: User;
}

/** Records of the mock store that have a name, so that tests say what they are about. */
export const fixtureNames = [
  "collection.full",
  "customer-group.wholesale",
  "customer.guest",
  "customer.regular",
  "discount.active",
  "discount.disabled",
  "discount.dynamic",
  "discount.expired",
  "discount.scheduled",
  "draft-order.completed",
  "draft-order.open",
  "gift-card.empty",
  "gift-card.full",
  "gift-card.used",
  "order.archived",
  "order.awaiting",
  "order.canceled",
  "order.claimed",
  "order.completed",
  "order.packed",
  "order.paid",
  "order.partly-refunded",
  "order.partly-shipped",
  "order.refunded",
  "order.requires-action",
  "order.return-requested",
  "order.returned",
  "order.shipped",
  "order.swapped",
  "price-list.draft",
  "price-list.override",
  "price-list.sale",
  "product.draft",
  "product.gift-card",
  "product.proposed",
  "product.published",
  "product.rejected",
  "product.sold-out",
  "region.europe",
  "sales-channel.default",
  "user.admin",
] as const;

/** The name of a record of the mock store. See {@link fixtureNames}. */
export type FixtureName = (typeof fixtureNames)[number];

/** The record that a name stands for. */
export type FixtureOf<Name extends FixtureName> =
  Name extends `${infer Kind extends keyof FixtureTypes}.${string}` ? FixtureTypes[Kind] : never;

const addresses: Readonly<Record<keyof FixtureTypes, { path: string; one: string }>> = {
  order: { path: "orders", one: "order" },
  "draft-order": { path: "draft-orders", one: "draft_order" },
  product: { path: "products", one: "product" },
  collection: { path: "collections", one: "collection" },
  customer: { path: "customers", one: "customer" },
  "customer-group": { path: "customer-groups", one: "customer_group" },
  discount: { path: "discounts", one: "discount" },
  "gift-card": { path: "gift-cards", one: "gift_card" },
  "price-list": { path: "price-lists", one: "price_list" },
  region: { path: "regions", one: "region" },
  "sales-channel": { path: "sales-channels", one: "sales_channel" },
  user: { path: "users", one: "user" },
};

function isTable(name: string): name is Table {
  return name in columns;
}

/** The id of a named record in a mock store. */
function idOf(backend: MockBackend, name: FixtureName): string {
  for (const table of Object.keys(columns)) {
    const found = isTable(table) && backend.data.rows(table).find((row) => row.$name === name);
    if (found) return found.id;
  }
  throw new Error(`This mock store holds no "${name}".`);
}

/**
 * A named record as the store answers it when it is read by its id.
 *
 * @param backend the store that holds it; a new one when left out
 * @example
 * const order = await fixture("order.paid");
 * expect(order.payment_status).toBe("captured");
 */
export async function fixture<Name extends FixtureName>(
  name: Name,
  backend: MockBackend = createMockBackend(),
): Promise<FixtureOf<Name>> {
  // A fixture's name begins with one of the kinds, or its type would not hold it.
  const kind = name.split(".")[0] as keyof FixtureTypes;
  const { path, one } = addresses[kind];
  const answer = await backend.fetch(`http://store.test/admin/${path}/${idOf(backend, name)}`);
  const body: Record<string, unknown> = await answer.json();
  // The store answers this address with a record of this type; a test compares its keys with those of a real store.
  return body[one] as FixtureOf<Name>;
}
