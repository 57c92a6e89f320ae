import { cell, defineResource, partOf } from "@tillhouse/extension-sdk";
import { createElement } from "react";
import { claim } from "./claim-actions";
import { orderDocuments } from "./documents/documents";
import { allocate, fulfilOrder } from "./fulfillment-actions";
import { shipOrder, shipOrders } from "./fulfillments";
import { orderActions } from "./order-actions";
import { fulfillmentStatus, orderBasis, orderReading, orderStatus, paymentStatus } from "./order-basis";
import { editItems } from "./order-edits";
import { DraftLink, ItemCount, OrderTags, tagsOf, unitsOf } from "./order-head";
import { orderTimeline } from "./order-timeline";
import { paymentActions } from "./payment-actions";
import { askBack } from "./returns";
import { exchange } from "./swaps";

/** All sections of an order's page: they are shown together, and come in one file. */
const page = () => import("./order-page");

/** Orders with everything that can be seen of them and done with them. */
export const orders = defineResource({
  ...orderBasis,
  documents: orderDocuments,
  detail: {
    ...orderReading,
    badges: [orderStatus, paymentStatus, fulfillmentStatus],
    meta: [
      cell.date("created_at"),
      { id: "sales_channel", needs: "sales_channels", render: (order) => order.sales_channel?.name },
      { id: "region", render: (order) => order.region?.name },
      { id: "items", render: (order) => unitsOf(order) > 0 && createElement(ItemCount, { order }) },
      {
        id: "draft_order",
        render: ({ draft_order_id: id }) => id && createElement(DraftLink, { id }),
      },
      {
        id: "tags",
        render: (order) => tagsOf(order).length > 0 && createElement(OrderTags, { tags: tagsOf(order) }),
      },
    ],
    sections: [
      { id: "items", load: partOf(page, "OrderItems") },
      { id: "payment", load: partOf(page, "OrderPayment") },
      { id: "fulfillment", load: partOf(page, "OrderFulfillment") },
      { id: "returns", load: partOf(page, "OrderReturns") },
      { id: "swaps", load: partOf(page, "OrderSwaps") },
      { id: "claims", load: partOf(page, "OrderClaims") },
      { id: "order-edits", needs: "order_editing", load: partOf(page, "OrderEdits") },
      { id: "customer", place: "side", load: partOf(page, "OrderCustomer") },
      { id: "addresses", place: "side", load: partOf(page, "OrderAddresses") },
      { id: "metadata", place: "side", metadata: "read-only" },
    ],
    notes: "order",
    timeline: orderTimeline,
  },
  actions: [
    ...paymentActions,
    fulfilOrder,
    shipOrder,
    shipOrders,
    allocate,
    askBack,
    exchange,
    claim,
    editItems,
    ...orderActions,
  ],
});
