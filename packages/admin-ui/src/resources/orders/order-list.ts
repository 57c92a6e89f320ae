import { cell, filter, type ListDefinition } from "@tillhouse/extension-sdk";
import { Country } from "@tillhouse/extension-sdk/kit";
import { createElement } from "react";
import { customerName } from "./shared/customer-name";
import { fulfillmentStatus, orderStatus, paymentStatus } from "./shared/order-statuses";

/** The list of orders: where work starts, so it does not wait for the rest of them. */
export const orderList: ListDefinition<"orders"> = {
  columns: [
    { id: "display_id", mobile: "lead", sort: "display_id", render: (order) => `#${order.display_id}` },
    cell.date("created_at", { label: "orders.fields.placed", mobile: "note" }),
    {
      id: "customer",
      mobile: "title",
      grow: 16,
      render: customerName,
    },
    cell.text("email", { isMuted: true, grow: 20, isHidden: true }),
    {
      id: "items",
      align: "end",
      isHidden: true,
      // The lines make an answer six times as large: they are asked for where somebody wants to see them.
      expand: "items",
      render: ({ items = [] }) => String(items.reduce((sum, { quantity }) => sum + quantity, 0)),
    },
    paymentStatus,
    fulfillmentStatus,
    // It says the same of nearly every order.
    { ...orderStatus, isHidden: true },
    { id: "sales_channel", requires: "sales_channels", render: (order) => order.sales_channel?.name ?? "–" },
    {
      id: "country",
      text: ({ shipping_address }) => shipping_address?.country_code?.toUpperCase() ?? "",
      render: ({ shipping_address }) => createElement(Country, { code: shipping_address?.country_code }),
    },
    cell.money("total", "currency_code", { mobile: "end", sort: false }),
  ],
  select: [
    {
      fields: "id,display_id,created_at,email,status,payment_status,fulfillment_status,total,currency_code",
      expand: "customer,shipping_address",
    },
    { expand: "sales_channel", requires: "sales_channels" },
  ],
  // People type the number as they read it.
  search: (typed) => typed.replace(/^#(?=\d)/, ""),
  sort: "-created_at",
  // The API tells one state of all parcels: what is shipped in part, or was unpacked, may have units left to pack.
  views: [
    {
      id: "to-fulfil",
      query:
        "status=pending,requires_action&fulfillment_status=not_fulfilled,partially_fulfilled,partially_shipped,canceled",
    },
    {
      id: "to-ship",
      query:
        "status=pending,requires_action&fulfillment_status=partially_fulfilled,fulfilled,partially_shipped",
    },
    { id: "to-capture", query: "status=pending,requires_action&payment_status=awaiting,requires_action" },
    { id: "to-receive", to: "returns", query: "status=requested,requires_action" },
    { id: "exchanges", to: "swaps", query: "work=open" },
    // What is read for these counts is much, for a number beside a tab.
    { id: "claims", to: "claims", query: "work=open", isCounted: false },
    {
      id: "edits",
      to: "order-edits",
      query: "status=created,requested",
      requires: "order_editing",
      isCounted: false,
    },
    // Of a payment that failed, and of goods that came back otherwise than they were asked for. The store can be asked for orders that
    // are in both states, and not for those in either.
    { id: "payment-action", query: "payment_status=requires_action" },
    { id: "goods-action", query: "fulfillment_status=requires_action" },
  ],
  exportJob: "order-export",
  beginsAs: "draft-orders",
  filters: [
    filter.badge(paymentStatus),
    filter.badge(fulfillmentStatus),
    filter.date("created_at", { label: "orders.fields.placed" }),
    filter.badge(orderStatus),
    filter.reference("region_id", { to: "regions", label: "orders.fields.region" }),
    filter.reference("sales_channel_id", { to: "sales-channels", label: "orders.fields.sales_channel" }),
    filter.reference("customer_id", { to: "customers", label: "orders.fields.customer", isSingle: true }),
    filter.date("canceled_at"),
    filter.date("updated_at"),
  ],
};
