import { cell, defineBody, lazyExport } from "@tillhouse/extension-sdk";
import { createElement } from "react";
import { claim } from "./claims/claim-actions";
import { orderDocuments } from "./documents/documents";
import { editsOf } from "./edits/order-edit-state";
import { shipOrder, shipOrders } from "./fulfillments";
import { allocate, fulfilOrder } from "./fulfillments/fulfillment-actions";
import { editItems } from "./order-edits";
import { nextSubrecord, OpenCases, openCases } from "./page/open-work";
import { orderActions } from "./page/order-actions";
import { orderIndex } from "./page/order-index";
import { orderTimeline } from "./page/order-timeline";
import { paymentActions } from "./payments/payment-actions";
import { askBack } from "./returns";
import { ownReturns } from "./returns/return-rules";
import { DraftLink, OrderTags, tagsOf, unitsOf } from "./shared/order-header";
import { fulfillmentStatus, orderStatus, paymentStatus } from "./shared/order-statuses";
import { createSwap } from "./swaps";

/** All sections of an order's page: they are shown together, and come in one file. */
const page = () => import("./page/order-page");

/** All that can be seen of orders and done with them, but for their list: `order-list.ts` has it, for the head in `built-in.ts`. */
export default defineBody("orders", {
  documents: orderDocuments,
  searchIndex: orderIndex,
  detail: {
    select: [
      {
        expand:
          "billing_address,claims,claims.additional_items.variant.inventory_items,claims.claim_items.images,claims.claim_items.item,claims.claim_items.tags,claims.fulfillments.items,claims.fulfillments.tracking_links,claims.return_order.items,claims.return_order.shipping_method,claims.shipping_address,claims.shipping_methods.shipping_option,customer,customer.groups,discounts,discounts.rule,fulfillments,fulfillments.items,fulfillments.tracking_links,gift_card_transactions,gift_cards,items,items.adjustments,items.tax_lines,items.variant.inventory_items,items.variant.options,items.variant.product,payments,refunds,region,region.countries,returnable_items,returns,returns.items.reason,returns.shipping_method.shipping_option,returns.shipping_method.tax_lines,shipping_address,shipping_methods,shipping_methods.shipping_option,shipping_methods.tax_lines,swaps,swaps.additional_items.variant.inventory_items,swaps.fulfillments.items,swaps.fulfillments.tracking_links,swaps.payment,swaps.return_order.items,swaps.shipping_methods",
      },
      { expand: "sales_channel", requires: "sales_channels" },
      {
        expand:
          "edits,edits.changes.line_item,edits.changes.original_line_item,edits.items,edits.payment_collection",
        requires: "order_editing",
      },
    ],
    badges: [
      orderStatus,
      paymentStatus,
      fulfillmentStatus,
      { id: "open", render: (order) => openCases(order).length > 0 && createElement(OpenCases, { order }) },
    ],
    next: nextSubrecord,
    meta: [
      cell.date("created_at"),
      { id: "sales_channel", requires: "sales_channels", render: (order) => order.sales_channel?.name },
      { id: "region", render: (order) => order.region?.name },
      {
        id: "items",
        render: (order, { translate }) =>
          unitsOf(order) > 0 && translate("orders.event.items", { count: unitsOf(order) }),
      },
      { id: "draft_order", render: ({ draft_order_id: id }) => id && createElement(DraftLink, { id }) },
      {
        id: "tags",
        render: (order) => tagsOf(order).length > 0 && createElement(OrderTags, { tags: tagsOf(order) }),
      },
    ],
    sections: [
      { id: "items", load: lazyExport(page, "OrderItems") },
      { id: "payment", load: lazyExport(page, "OrderPayment") },
      {
        id: "fulfillment",
        subrecords: lazyExport(page, "fulfillmentRows"),
        status: fulfillmentStatus,
        actions: ["addShippingMethod"],
        empty: "orders.fulfillment.none",
      },
      { id: "returns", subrecords: [{ of: "returns", from: ownReturns }] },
      { id: "swaps", subrecords: [{ of: "swaps", from: ({ swaps }) => swaps }] },
      { id: "claims", subrecords: [{ of: "claims", from: ({ claims }) => claims }] },
      {
        id: "order-edits",
        requires: "order_editing",
        subrecords: [{ of: "order-edits", from: editsOf }],
        isNewestFirst: true,
        below: lazyExport(page, "OrderEditing"),
      },
      { id: "customer", column: "side", load: lazyExport(page, "OrderCustomer") },
      { id: "addresses", column: "side", load: lazyExport(page, "OrderAddresses") },
      { id: "metadata", column: "side", metadata: "read-only" },
    ],
    noteResourceType: "order",
    timeline: orderTimeline,
  },
  actions: [
    ...paymentActions,
    fulfilOrder,
    shipOrder,
    shipOrders,
    allocate,
    askBack,
    createSwap,
    claim,
    editItems,
    ...orderActions,
  ],
});
