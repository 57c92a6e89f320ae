import { notAllowed } from "../database/mock-error";
import type { OrderRow } from "../database/mock-rows";
import {
  cancelFulfillment,
  cancelOrder,
  capture,
  fulfillOrder,
  type LineQuantity,
  receiveReturn,
  refund,
  requestReturn,
  shipOrder,
} from "../database/order-transitions";
import { addAddress, addShipping } from "../database/place-order";
import { withOrderTotals, withRefundable } from "../database/serialize-row";
import { reserve } from "../database/stock";
import { itemsIn, type MockCall, type MockRoutes, numberIn, textsIn } from "../http/mock-call";
import { type MockResource, resourceRoutes, showList, showRecord } from "./mock-resource";

const lineRelations = "items.variant.product.profiles,items.adjustments,items.tax_lines";

const totals = /(^|[,\s])\w*total\w*|refundable_amount/;

/** Orders. */
export const orderResource: MockResource = {
  path: "/orders",
  table: "order",
  one: "order",
  many: "orders",
  expand: [
    "billing_address,shipping_address,customer,region,sales_channel,refunds,payments,gift_cards,gift_card_transactions",
    "discounts.rule,fulfillments.items,fulfillments.tracking_links",
    lineRelations,
    "shipping_methods.shipping_option,shipping_methods.tax_lines",
    "returns.items.reason,returns.shipping_method.shipping_option,returns.shipping_method.tax_lines",
    "claims.additional_items.variant,claims.claim_items.images,claims.claim_items.item",
    "claims.fulfillments.tracking_links,claims.return_order.shipping_method.tax_lines",
    "claims.shipping_address,claims.shipping_methods",
    "swaps.additional_items.variant,swaps.fulfillments.tracking_links,swaps.payment",
    "swaps.return_order.shipping_method.shipping_option,swaps.return_order.shipping_method.tax_lines",
    "swaps.shipping_address,swaps.shipping_methods.shipping_option,swaps.shipping_methods.tax_lines",
  ].join(","),
  fields:
    "status fulfillment_status payment_status display_id cart_id draft_order_id customer_id email region_id currency_code tax_rate canceled_at created_at updated_at metadata no_notification sales_channel_id",
  search: [
    "display_id",
    "email",
    "shipping_address.first_name",
    "customer.first_name",
    "customer.last_name",
    "customer.phone",
  ],
  finish: (db, row, shown, { isList, query }) => {
    const order = db.require("order", row.id);
    const hasLines = String(query.expand ?? "items").includes("items");
    const isPriced = isList ? totals.test(String(query.fields ?? "")) : true;
    if (isPriced) return withOrderTotals(db, order, shown);
    return hasLines ? withRefundable(db, shown) : shown;
  },
  columnsOf: ({ db, payload }, row) => {
    const address = (name: string): string | undefined => addAddress(db, payload[name]);
    if (row?.status === "canceled") notAllowed("A canceled order cannot be updated");
    return {
      shipping_address_id: address("shipping_address"),
      billing_address_id: address("billing_address"),
    };
  },
};

/** The order of a call as the store answers it after a step. */
export function shownOrder(call: MockCall): object {
  const order = call.db.require("order", call.params.id);
  return { order: showRecord(call.db, orderResource, order, { query: call.query }) };
}

/** So many of which lines, in a payload. */
export function lineQuantitiesIn(value: unknown): LineQuantity[] {
  return itemsIn(value).map(({ item_id, quantity, reason_id, note }) => ({
    item_id: String(item_id),
    quantity: Number(quantity),
    reason_id: typeof reason_id === "string" ? reason_id : undefined,
    note: typeof note === "string" ? note : undefined,
  }));
}

/** How goods come back, in a payload. */
export function returnShippingIn(value: unknown): { option_id: string; price?: number } | undefined {
  const { option_id, price } = Object(value);
  return typeof option_id === "string" ? { option_id, price: numberIn(price) } : undefined;
}

/** The text of a payload, where there is one. */
export function textIn(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

type Step = (call: MockCall, order: OrderRow) => void;

/** What is done to an order, and what is said when it was done. */
function step(path: string, work: Step): MockRoutes {
  return {
    [`POST /orders/:id${path}`]: (call) => {
      work(call, call.db.require("order", call.params.id));
      return shownOrder(call);
    },
  };
}

const orderSteps: MockRoutes = {
  ...step("/capture", ({ db }, order) => capture(db, order)),
  ...step("/refund", ({ db, payload }, order) =>
    refund(db, order, {
      amount: Number(payload.amount),
      reason: String(payload.reason),
      note: textIn(payload.note),
    }),
  ),
  ...step("/fulfillment", ({ db, payload }, order) => {
    fulfillOrder(db, order, lineQuantitiesIn(payload.items), textIn(payload.location_id));
  }),
  ...step("/fulfillments/:fulfillment_id/cancel", ({ db, params }, order) =>
    cancelFulfillment(db, params.fulfillment_id ?? "", order),
  ),
  ...step("/shipment", ({ db, payload }, order) =>
    shipOrder(db, order, String(payload.fulfillment_id), textsIn(payload.tracking_numbers)),
  ),
  ...step("/return", ({ db, payload }, order) => {
    const items = lineQuantitiesIn(payload.items);
    const returned = requestReturn(db, {
      order,
      parent: { order_id: order.id },
      items,
      shipping: returnShippingIn(payload.return_shipping),
      refundAmount: numberIn(payload.refund),
      locationId: textIn(payload.location_id),
    });
    if (payload.receive_now === true) receiveReturn(db, returned, { order, items });
  }),
  ...step("/cancel", ({ db }, order) => cancelOrder(db, order)),
  ...step("/complete", ({ db }, order) => {
    if (order.status === "canceled") notAllowed("A canceled order cannot be completed");
    db.update("order", order, { status: "completed" });
  }),
  ...step("/archive", ({ db }, order) => {
    if (order.status !== "completed" && order.payment_status !== "refunded")
      notAllowed("Can't archive an unprocessed order");
    db.update("order", order, { status: "archived" });
  }),
  ...step("/shipping-methods", ({ db, payload }, order) => {
    const region = db.require("region", order.region_id);
    addShipping(
      db,
      { order_id: order.id },
      { optionId: String(payload.option_id), price: Number(payload.price), region },
    );
  }),
};

const returns: MockResource = {
  path: "/returns",
  table: "return",
  one: "return",
  many: "returns",
  expand: "swap,order",
};

function orderOfReturn({ db, params }: MockCall): OrderRow {
  const { order_id, swap_id, claim_order_id } = db.require("return", params.id);
  const owner =
    order_id ?? db.find("swap", swap_id)?.order_id ?? db.find("claim_order", claim_order_id)?.order_id;
  return db.require("order", owner);
}

/** Orders, what is done to them, and what comes back. */
export const orderRoutes: MockRoutes = {
  ...resourceRoutes(orderResource),
  ...orderSteps,
  "GET /orders/:id/reservations": ({ db, params }) => {
    const lines = new Set(
      db.by("line_item", "order_id", db.require("order", params.id).id).map(({ id }) => id),
    );
    const reservations = db
      .rows("reservation_item")
      .filter(({ line_item_id }) => lines.has(String(line_item_id)));
    return { reservations, count: reservations.length, offset: 0, limit: 20 };
  },
  "POST /orders/:id/line-items/:line_item_id/reserve": ({ db, params, payload }) => {
    const line = db.require("line_item", params.line_item_id);
    const quantity = Number(payload.quantity ?? line.quantity);
    reserve(db, { variantId: line.variant_id, lineId: line.id, quantity });
    return { reservation: db.by("reservation_item", "line_item_id", line.id).at(-1) };
  },
  "GET /returns": (call) => showList(call, returns),
  "POST /returns/:id/receive": (call) => {
    const { db, params, payload } = call;
    const order = orderOfReturn(call);
    const returned = db.require("return", params.id);
    receiveReturn(db, returned, {
      order,
      items: lineQuantitiesIn(payload.items),
      refundAmount: numberIn(payload.refund),
    });
    return { return: showRecord(db, returns, returned) };
  },
  "POST /returns/:id/cancel": (call) => {
    const { db, params } = call;
    const returned = db.require("return", params.id);
    if (returned.status === "received") notAllowed("Can't cancel a return which has been returned");
    db.update("return", returned, { status: "canceled" });
    const order = orderOfReturn(call);
    return { order: showRecord(db, orderResource, order) };
  },
};
