import type { MockDatabase } from "../database/mock-database";
import { notAllowed, refuse } from "../database/mock-error";
import type { MockRow, OrderRow } from "../database/mock-rows";
import { cartTotals, lineTotals } from "../database/order-money";
import { cancelFulfillment, fulfill, refund, requestReturn, ship } from "../database/order-transitions";
import { addAddress, addLine, addShipping, type OrderedItem } from "../database/place-order";
import { itemsIn, type MockCall, type MockRoutes, numberIn, textsIn } from "../http/mock-call";
import { type MockResource, resourceRoutes, showRecord } from "./mock-resource";
import { lineQuantitiesIn, returnShippingIn, shownOrder, textIn } from "./order-routes";

const cartLines =
  "cart.discounts,cart.gift_cards,cart.region,cart.shipping_address,cart.shipping_methods,cart.items.adjustments,cart.items.tax_lines,cart.items.variant";

const swaps: MockResource = {
  path: "/swaps",
  table: "swap",
  one: "swap",
  many: "swaps",
  expand: `additional_items.adjustments,${cartLines},fulfillments,order,payment,return_order,shipping_address,shipping_methods.shipping_option`,
  listExpand: "",
  fields: "fulfillment_status payment_status order_id difference_due cart_id created_at updated_at metadata",
  listFields:
    "fulfillment_status payment_status order_id difference_due cart_id created_at updated_at deleted_at metadata shipping_address_id confirmed_at canceled_at no_notification allow_backorder idempotency_key",
  finish: (db, row, shown, { isList }) => {
    if (isList || typeof shown.cart !== "object" || shown.cart === null) return shown;
    return { ...shown, cart: { ...shown.cart, ...soldTotals(db, db.require("cart", row.cart_id)) } };
  },
};

/** A swap says less of what its cart costs than a draft order does. */
function soldTotals(db: MockDatabase, cart: MockRow): object {
  const { item_tax_total, shipping_tax_total, ...totals } = cartTotals(db, cart);
  return totals;
}

function wantedItems(value: unknown): OrderedItem[] {
  return itemsIn(value).map(({ variant_id, quantity }) => ({
    variantId: String(variant_id),
    quantity: Number(quantity),
  }));
}

function additionalItems(
  db: MockDatabase,
  {
    order,
    owner,
    sent,
  }: { order: OrderRow; owner: { swap_id: string } | { claim_order_id: string }; sent: unknown },
): number {
  const region = db.require("region", order.region_id);
  const lines = wantedItems(sent).map((item) => addLine(db, owner, { item, region }));
  return lines.reduce((sum, line) => sum + lineTotals(db, line).total, 0);
}

function createSwap({ db, params, payload }: MockCall): void {
  const order = db.require("order", params.id);
  if (order.status === "canceled") notAllowed("A canceled order cannot be swapped");
  const region = db.require("region", order.region_id);
  const cart = db.insert("cart", {
    email: order.email,
    region_id: region.id,
    customer_id: order.customer_id,
    type: "swap",
    shipping_address_id: order.shipping_address_id,
    billing_address_id: order.billing_address_id,
  });
  const swap = db.insert("swap", {
    order_id: order.id,
    cart_id: cart.id,
    fulfillment_status: "not_fulfilled",
    payment_status: "not_paid",
    shipping_address_id: order.shipping_address_id,
    allow_backorder: payload.allow_backorder ?? true,
    no_notification: payload.no_notification ?? null,
  });
  const cost = additionalItems(db, { order, owner: { swap_id: swap.id }, sent: payload.additional_items });
  const returned = requestReturn(db, {
    order,
    parent: { swap_id: swap.id },
    items: lineQuantitiesIn(payload.return_items),
    shipping: returnShippingIn(payload.return_shipping),
    locationId: textIn(payload.return_location_id),
  });
  for (const line of db.by("line_item", "swap_id", swap.id))
    db.update("line_item", line, { cart_id: cart.id });
  db.update("swap", swap, { difference_due: cost - returned.refund_amount });
}

/** What is packed of a swap or a claim: everything that is sent instead. */
function fulfillAll(
  db: MockDatabase,
  owner: { swap_id: string } | { claim_order_id: string },
  row: MockRow,
): void {
  const [column = "", id] = Object.entries(owner)[0] ?? [];
  const items = db.by("line_item", column, id).map((line) => ({ item_id: line.id, quantity: line.quantity }));
  fulfill(db, { parent: owner, items });
  db.update(column === "swap_id" ? "swap" : "claim_order", row, { fulfillment_status: "fulfilled" });
}

const swapEndpoints: MockRoutes = {
  "POST /orders/:id/swaps": (call) => {
    createSwap(call);
    return shownOrder(call);
  },
  "POST /orders/:id/swaps/:swap_id/cancel": (call) => {
    const { db, params } = call;
    const swap = db.require("swap", params.swap_id);
    if (db.by("fulfillment", "swap_id", swap.id).some(({ canceled_at }) => canceled_at === null))
      notAllowed("All fulfillments must be canceled before the swap can be canceled");
    const at = db.now().toISOString();
    db.update("swap", swap, { canceled_at: at, fulfillment_status: "canceled", payment_status: "canceled" });
    return shownOrder(call);
  },
  "POST /orders/:id/swaps/:swap_id/fulfillments": (call) => {
    const { db, params } = call;
    const swap = db.require("swap", params.swap_id);
    if (swap.canceled_at !== null) notAllowed("Canceled swap cannot be fulfilled");
    fulfillAll(db, { swap_id: swap.id }, swap);
    return shownOrder(call);
  },
  "POST /orders/:id/swaps/:swap_id/fulfillments/:fulfillment_id/cancel": (call) => {
    const { db, params } = call;
    cancelFulfillment(db, params.fulfillment_id ?? "", db.require("order", params.id));
    db.update("swap", db.require("swap", params.swap_id), { fulfillment_status: "canceled" });
    return shownOrder(call);
  },
  "POST /orders/:id/swaps/:swap_id/shipments": (call) => {
    const { db, params, payload } = call;
    ship(db, String(payload.fulfillment_id), textsIn(payload.tracking_numbers));
    db.update("swap", db.require("swap", params.swap_id), { fulfillment_status: "shipped" });
    return shownOrder(call);
  },
  "POST /orders/:id/swaps/:swap_id/process-payment": (call) => {
    const { db, params } = call;
    const swap = db.require("swap", params.swap_id);
    const due = Number(swap.difference_due ?? 0);
    const order = db.require("order", params.id);
    if (due < 0) refund(db, order, { amount: -due, reason: "swap" });
    db.update("swap", swap, {
      payment_status: due < 0 ? "difference_refunded" : "captured",
      confirmed_at: swap.confirmed_at ?? db.now().toISOString(),
    });
    return shownOrder(call);
  },
};

function createClaim({ db, params, payload }: MockCall): void {
  const order = db.require("order", params.id);
  if (order.status === "canceled") notAllowed("Canceled order cannot be claimed");
  const items = lineQuantitiesIn(payload.claim_items);
  if (payload.type !== "refund" && payload.type !== "replace") refuse("type must be a valid enum value");
  if (payload.type === "refund" && itemsIn(payload.additional_items).length > 0)
    refuse(`Claim has type "refund" but "additional_items" were given`);
  if (payload.type === "replace" && itemsIn(payload.additional_items).length === 0)
    refuse(`Claims with type "replace" must have at least one additional item.`);
  const claim = db.insert("claim_order", {
    type: payload.type,
    order_id: order.id,
    payment_status: "na",
    shipping_address_id: addAddress(db, payload.shipping_address) ?? order.shipping_address_id,
    no_notification: payload.no_notification ?? null,
    metadata: payload.metadata ?? null,
  });
  for (const { item_id, quantity, reason, note } of itemsIn(payload.claim_items))
    db.insert("claim_item", {
      claim_order_id: claim.id,
      item_id,
      variant_id: db.require("line_item", item_id).variant_id,
      quantity,
      reason: reason ?? "other",
      note: note ?? null,
    });
  additionalItems(db, { order, owner: { claim_order_id: claim.id }, sent: payload.additional_items });
  for (const { option_id, price } of itemsIn(payload.shipping_methods))
    addShipping(
      db,
      { claim_order_id: claim.id },
      { optionId: String(option_id), price: numberIn(price), region: db.require("region", order.region_id) },
    );
  const shipping = returnShippingIn(payload.return_shipping);
  if (shipping !== undefined)
    requestReturn(db, { order, parent: { claim_order_id: claim.id }, items, shipping, refundAmount: 0 });
  if (payload.type !== "refund") return;
  const value = items.reduce((sum, { item_id, quantity }) => {
    const line = db.require("line_item", item_id);
    return sum + Math.round((lineTotals(db, line).total * quantity) / line.quantity);
  }, 0);
  const amount = numberIn(payload.refund_amount) ?? value;
  refund(db, order, { amount, reason: "claim" });
  db.update("claim_order", claim, { refund_amount: amount, payment_status: "refunded" });
}

const claimRoutes: MockRoutes = {
  "POST /orders/:id/claims": (call) => {
    createClaim(call);
    return shownOrder(call);
  },
  "POST /orders/:id/claims/:claim_id": (call) => {
    const { db, params, payload } = call;
    const { metadata, no_notification } = payload;
    db.update("claim_order", db.require("claim_order", params.claim_id), { metadata, no_notification });
    return shownOrder(call);
  },
  "POST /orders/:id/claims/:claim_id/cancel": (call) => {
    const { db, params } = call;
    const claim = db.require("claim_order", params.claim_id);
    if (claim.refund_amount !== null) notAllowed("Claim with a refund cannot be canceled");
    db.update("claim_order", claim, { canceled_at: db.now().toISOString(), fulfillment_status: "canceled" });
    return shownOrder(call);
  },
  "POST /orders/:id/claims/:claim_id/fulfillments": (call) => {
    const { db, params } = call;
    const claim = db.require("claim_order", params.claim_id);
    if (claim.type !== "replace") notAllowed(`Claims with the type "refund" can not be fulfilled.`);
    fulfillAll(db, { claim_order_id: claim.id }, claim);
    return shownOrder(call);
  },
  "POST /orders/:id/claims/:claim_id/fulfillments/:fulfillment_id/cancel": (call) => {
    const { db, params } = call;
    cancelFulfillment(db, params.fulfillment_id ?? "", db.require("order", params.id));
    db.update("claim_order", db.require("claim_order", params.claim_id), { fulfillment_status: "canceled" });
    return shownOrder(call);
  },
  "POST /orders/:id/claims/:claim_id/shipments": (call) => {
    const { db, params, payload } = call;
    ship(db, String(payload.fulfillment_id), textsIn(payload.tracking_numbers));
    db.update("claim_order", db.require("claim_order", params.claim_id), { fulfillment_status: "shipped" });
    return shownOrder(call);
  },
};

const collections: MockResource = {
  path: "/payment-collections",
  table: "payment_collection",
  one: "payment_collection",
  many: "payment_collections",
  expand: "region,currency",
  fields: "type status description amount authorized_amount currency_code metadata",
};

const payments: MockResource = {
  path: "/payments",
  table: "payment",
  one: "payment",
  many: "payments",
  fields:
    "swap_id cart_id order_id amount currency_code amount_refunded provider_id data captured_at canceled_at metadata",
};

const paymentRoutes: MockRoutes = {
  ...resourceRoutes(collections),
  ...resourceRoutes(payments),
  "POST /payment-collections/:id/authorize": ({ db, params }) => {
    const row = db.require("payment_collection", params.id);
    db.update("payment_collection", row, { status: "authorized", authorized_amount: row.amount });
    return { payment_collection: showRecord(db, collections, row) };
  },
  "POST /payments/:id/capture": ({ db, params }) => {
    const payment = db.require("payment", params.id);
    db.update("payment", payment, { captured_at: payment.captured_at ?? db.now().toISOString() });
    const order = db.find("order", payment.order_id);
    if (order !== undefined) db.update("order", order, { payment_status: "captured" });
    return { payment: showRecord(db, payments, payment) };
  },
  "POST /payments/:id/refund": ({ db, params, payload }) => {
    const payment = db.require("payment", params.id);
    refund(db, db.require("order", payment.order_id), {
      amount: Number(payload.amount),
      reason: String(payload.reason),
      note: textIn(payload.note),
    });
    return { refund: db.by("refund", "order_id", payment.order_id).at(-1) };
  },
};

/** What is sent instead of what came back, and what was paid. */
export const swapRoutes: MockRoutes = {
  ...resourceRoutes(swaps),
  ...swapEndpoints,
  ...claimRoutes,
  ...paymentRoutes,
};
