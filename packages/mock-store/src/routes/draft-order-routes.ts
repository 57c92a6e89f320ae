import type { MockDatabase } from "../database/mock-database";
import { notAllowed, refuse } from "../database/mock-error";
import type { MockRow, RowOf } from "../database/mock-rows";
import { shippingTotals } from "../database/order-money";
import { capture } from "../database/order-transitions";
import {
  addAddress,
  addLine,
  addShipping,
  applyDiscount,
  customerFor,
  placeOrder,
} from "../database/place-order";
import { serializeRow, withCartTotals } from "../database/serialize-row";
import { itemsIn, type MockCall, type MockRoutes, numberIn } from "../http/mock-call";
import { type MockResource, ownColumns, resourceRoutes, showRecord } from "./mock-resource";
import { orderResource, textIn } from "./order-routes";

const cartRelations = [
  "cart.region.payment_providers",
  "cart.items.adjustments,cart.items.tax_lines,cart.items.variant.product.profiles",
  "cart.payment,cart.discounts.rule,cart.customer,cart.gift_cards",
  "cart.shipping_address.country,cart.billing_address.country",
  "cart.shipping_methods.shipping_option",
].join(",");

const drafts: MockResource = {
  path: "/draft-orders",
  table: "draft_order",
  one: "draft_order",
  many: "draft_orders",
  expand: `order,${cartRelations}`,
  listExpand: "order,cart.items.adjustments",
  fields:
    "status display_id cart_id order_id canceled_at created_at updated_at metadata no_notification_order",
  search: ["display_id", "cart.email"],
  finish: (db, row, shown, { isList }) => {
    if (isList || typeof shown.cart !== "object" || shown.cart === null) return shown;
    const cart = db.require("cart", row.cart_id);
    const held: Record<string, unknown> = { ...shown.cart };
    const shipping_methods = db.by("shipping_method", "cart_id", cart.id).map((method) => ({
      ...serializeRow(
        db,
        { table: "shipping_method", row: method },
        { expansion: { shipping_option: {}, tax_lines: {} } },
      ),
      ...shippingTotals(db, method),
    }));
    const sessions = { payment_sessions: [], payment_session: null };
    const priced = withCartTotals(db, cart, held);
    return {
      ...shown,
      cart: { ...priced, raw_discount_total: priced.discount_total, shipping_methods, ...sessions },
    };
  },
  columnsOf: (call, row) => (row === undefined ? newDraft(call) : changedCart(call, row)),
  written: ({ db }, draft) => tellDraft(db, db.require("draft_order", draft.id)),
  deleting: ({ db }, draft) => {
    if (draft.status === "completed") notAllowed("Can't delete a completed draft order");
    db.remove("cart", draft.cart_id);
  },
};

function regionOf(db: MockDatabase, cart: MockRow): RowOf<"region"> {
  return db.require("region", cart.region_id);
}

/** Discounts of a cart are reckoned anew whenever its lines change. */
function tellDraft(db: MockDatabase, draft: RowOf<"draft_order">): void {
  const cart = db.require("cart", draft.cart_id);
  const lines = db.by("line_item", "cart_id", cart.id);
  for (const line of lines)
    for (const { id } of db.by("line_item_adjustment", "item_id", line.id).slice())
      db.remove("line_item_adjustment", id);
  const ids = Array.isArray(cart.$discounts) ? cart.$discounts : [];
  for (const id of ids) applyDiscount(db, lines, db.require("discount", id));
}

function discountsIn(db: MockDatabase, value: unknown): string[] {
  return itemsIn(value).map(({ code }) => {
    const found = db.by("discount", "code", String(code).toUpperCase())[0];
    if (found === undefined) refuse(`Discount with code ${String(code)} was not found`);
    return found.id;
  });
}

function addItem(db: MockDatabase, cart: MockRow, item: Readonly<Record<string, unknown>>): void {
  const { variant_id, title, unit_price, quantity, metadata } = item;
  addLine(
    db,
    { cart_id: cart.id },
    {
      item: {
        variantId: textIn(variant_id),
        title: variant_id === undefined ? (textIn(title) ?? "Custom item") : undefined,
        unitPrice: numberIn(unit_price),
        quantity: Number(quantity),
        metadata,
      },
      region: regionOf(db, cart),
    },
  );
}

function newDraft({ db, payload }: MockCall): object {
  const region = db.require("region", payload.region_id);
  const email = String(payload.email);
  const customer = customerFor(db, email);
  const cart = db.insert("cart", {
    email,
    region_id: region.id,
    customer_id: textIn(payload.customer_id) ?? customer.id,
    type: "draft_order",
    shipping_address_id: addAddress(db, payload.shipping_address) ?? null,
    billing_address_id: addAddress(db, payload.billing_address) ?? null,
    context: {},
    $discounts: discountsIn(db, payload.discounts),
  });
  for (const item of itemsIn(payload.items)) addItem(db, cart, item);
  for (const { option_id, price } of itemsIn(payload.shipping_methods))
    addShipping(db, { cart_id: cart.id }, { optionId: String(option_id), price: numberIn(price), region });
  return { display_id: db.rows("draft_order").length + 1, cart_id: cart.id, status: "open" };
}

function changedCart({ db, payload }: MockCall, draft: MockRow): object {
  if (draft.status === "completed") notAllowed("You are only allowed to update open draft orders");
  const cart = db.require("cart", draft.cart_id);
  db.update("cart", cart, {
    ...ownColumns({ table: "cart" }, payload),
    shipping_address_id: addAddress(db, payload.shipping_address),
    billing_address_id: addAddress(db, payload.billing_address),
    $discounts: payload.discounts === undefined ? undefined : discountsIn(db, payload.discounts),
  });
  return {};
}

const shownDraft = ({ db, params }: MockCall) => ({
  draft_order: showRecord(db, drafts, db.require("draft_order", params.id)),
});

function openDraft({ db, params }: MockCall): RowOf<"draft_order"> {
  const draft = db.require("draft_order", params.id);
  if (draft.status === "completed") notAllowed("You are only allowed to update open draft orders");
  return draft;
}

function changeLines(call: MockCall, work: (cart: MockRow) => void): object {
  const draft = openDraft(call);
  work(call.db.require("cart", draft.cart_id));
  tellDraft(call.db, draft);
  return shownDraft(call);
}

/** Orders that somebody in the office makes for a customer. */
export const draftOrderRoutes: MockRoutes = {
  ...resourceRoutes(drafts),
  "POST /draft-orders/:id/line-items": (call) =>
    changeLines(call, (cart) => addItem(call.db, cart, call.payload)),
  "POST /draft-orders/:id/line-items/:line_id": (call) =>
    changeLines(call, () => {
      const line = call.db.require("line_item", call.params.line_id);
      if (call.payload.quantity === 0) call.db.remove("line_item", line.id);
      else call.db.update("line_item", line, call.payload);
    }),
  "DELETE /draft-orders/:id/line-items/:line_id": (call) =>
    changeLines(call, () => call.db.remove("line_item", call.params.line_id)),
  "POST /draft-orders/:id/pay": (call) => {
    const { db } = call;
    const draft = openDraft(call);
    const cart = db.require("cart", draft.cart_id);
    const region = regionOf(db, cart);
    const [method] = db.by("shipping_method", "cart_id", cart.id);
    const [discountId] = Array.isArray(cart.$discounts) ? cart.$discounts : [];
    const order = placeOrder(db, {
      email: String(cart.email),
      customerId: String(cart.customer_id),
      region,
      items: db.by("line_item", "cart_id", cart.id).map((line) => ({
        variantId: line.variant_id ?? undefined,
        title: line.title,
        unitPrice: line.unit_price,
        quantity: line.quantity,
      })),
      shippingOptionId: textIn(method?.shipping_option_id),
      shippingPrice: method?.price,
      address: db.find("address", cart.shipping_address_id),
      channelId: textIn(db.rows("store")[0]?.default_sales_channel_id),
      discountCode: discountId === undefined ? undefined : textIn(db.require("discount", discountId).code),
    });
    db.update("order", order, { draft_order_id: draft.id, cart_id: cart.id });
    capture(db, order);
    const at = db.now().toISOString();
    db.update("draft_order", draft, { status: "completed", order_id: order.id, completed_at: at });
    return { order: showRecord(db, orderResource, order) };
  },
};
