import {
  cell,
  filter,
  personName,
  type ResourceDefinition,
  type StandardSchema,
} from "@tillhouse/extension-sdk";
import { Country } from "@tillhouse/extension-sdk/kit";
import { ReceiptText } from "lucide-react";
import { createElement } from "react";

export const orderStatus = cell.badge("status", {
  pending: "processing",
  completed: "done",
  archived: "archived",
  canceled: "off",
  requires_action: "alert",
});

export const paymentStatus = cell.badge(
  "payment_status",
  {
    not_paid: "empty",
    awaiting: "waiting",
    captured: "done",
    partially_refunded: "back",
    refunded: "back",
    canceled: "off",
    requires_action: "alert",
  },
  { narrow: "mark" },
);

export const fulfillmentStatus = cell.badge(
  "fulfillment_status",
  {
    not_fulfilled: "waiting",
    partially_fulfilled: "partly",
    fulfilled: "packed",
    partially_shipped: "underway",
    shipped: "done",
    partially_returned: "back",
    returned: "back",
    canceled: "off",
    requires_action: "alert",
  },
  { narrow: "second-mark" },
);

/** What the page of an order reads of it, now and when the rest of the page is there: all. */
export const orderReading = {
  select: {
    expand:
      "billing_address,claims,claims.additional_items.variant.inventory_items,claims.claim_items.images,claims.claim_items.item,claims.claim_items.tags,claims.fulfillments.items,claims.fulfillments.tracking_links,claims.return_order.items,claims.return_order.shipping_method,claims.shipping_address,claims.shipping_methods.shipping_option,customer,customer.groups,discounts,discounts.rule,edits,edits.changes.line_item,edits.changes.original_line_item,edits.payment_collection,fulfillments,fulfillments.items,fulfillments.tracking_links,gift_card_transactions,gift_cards,items,items.adjustments,items.tax_lines,items.variant.inventory_items,items.variant.options,items.variant.product,payments,refunds,region,region.countries,returnable_items,returns,returns.items.reason,returns.shipping_method.shipping_option,returns.shipping_method.tax_lines,sales_channel,shipping_address,shipping_methods,shipping_methods.shipping_option,shipping_methods.tax_lines,swaps,swaps.additional_items.variant.inventory_items,swaps.fulfillments.items,swaps.fulfillments.tracking_links,swaps.payment,swaps.return_order.items,swaps.shipping_methods",
  },
  selectNeeds: { sales_channel: "sales_channels", edits: "order_editing" },
};

/** What lists, links and search know of orders. The rest comes with the page of an order. */
export const orderBasis: ResourceDefinition<"orders", StandardSchema<never>> = {
  name: "orders",
  api: { one: "order", many: "orders" },
  title: (order) => `#${order.display_id}`,
  nav: { group: "sales", order: 10, icon: ReceiptText, key: "o" },
  find: {
    idPrefix: "order",
    only: /^#\d+$/,
    exact: (text) => (/^#?\d+$/.test(text) ? { display_id: text.replace("#", "") } : undefined),
  },
  list: {
    columns: [
      {
        id: "display_id",
        narrow: "lead",
        sort: "display_id",
        text: (order) => `#${order.display_id}`,
        render: (order) => `#${order.display_id}`,
      },
      cell.date("created_at", { label: "orders.fields.placed", narrow: "note" }),
      {
        id: "customer",
        narrow: "title",
        grow: 16,
        render: ({ customer, shipping_address, email }) =>
          personName(customer) || personName(shipping_address) || email,
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
      orderStatus,
      {
        id: "sales_channel",
        needs: "sales_channels",
        render: (order) => order.sales_channel?.name ?? "–",
      },
      {
        id: "country",
        text: ({ shipping_address }) => shipping_address?.country_code?.toUpperCase() ?? "",
        render: ({ shipping_address }) => createElement(Country, { code: shipping_address?.country_code }),
      },
      cell.money("total", "currency_code", { narrow: "end", sort: false }),
    ],
    select: {
      fields: "id,display_id,created_at,email,status,payment_status,fulfillment_status,total,currency_code",
      expand: "customer,shipping_address,sales_channel",
    },
    selectNeeds: { sales_channel: "sales_channels" },
    // People type the number as they read it.
    search: (typed) => typed.replace(/^#(?=\d)/, ""),
    sort: "-created_at",
    views: [
      {
        id: "to-fulfil",
        query: "status=pending,requires_action&fulfillment_status=not_fulfilled,partially_fulfilled",
      },
      { id: "to-capture", query: "status=pending,requires_action&payment_status=awaiting,requires_action" },
      { id: "to-receive", to: "returns", query: "status=requested,requires_action" },
    ],
    storeExport: "order-export",
    filters: [
      filter.date("created_at", { label: "orders.fields.placed" }),
      filter.badge(orderStatus),
      filter.badge(paymentStatus),
      filter.badge(fulfillmentStatus),
      filter.reference("region_id", { to: "regions", label: "orders.fields.region" }),
      filter.reference("sales_channel_id", { to: "sales-channels", label: "orders.fields.sales_channel" }),
      filter.reference("customer_id", { to: "customers", label: "orders.fields.customer", isSingle: true }),
      filter.date("canceled_at"),
      filter.date("updated_at"),
      filter.money("total", { unavailable: "orders.filters.total" }),
    ],
  },
  detail: { isLater: true, ...orderReading, sections: [] },
};
