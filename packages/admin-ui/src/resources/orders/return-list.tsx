import { cell, filter, type ListDefinition } from "@tillhouse/extension-sdk";
import { Money } from "@tillhouse/extension-sdk/ui";

export const returnStatus = cell.badge(
  "status",
  { requested: "waiting", received: "done", requires_action: "alert", canceled: "off" },
  { narrow: "mark" },
);

/**
 * What comes back of all orders. The store can only list it, the newest first: it is filtered here, as far as it was read.
 */
export const returnList: ListDefinition<"returns"> = {
  columns: [
    {
      id: "order",
      narrow: "lead",
      text: ({ order }) => (order ? `#${order.display_id}` : ""),
      // The store does not say it of what comes back of an exchange, which leads there all the same.
      render: ({ order }, { translate }) =>
        order ? `#${order.display_id}` : translate("returns.ofExchange"),
    },
    cell.date("created_at", { narrow: "note" }),
    {
      id: "email",
      narrow: "title",
      grow: 30,
      render: ({ order }) => order?.email ?? "–",
    },
    {
      id: "items",
      align: "end",
      render: ({ items = [] }) =>
        String(
          items.reduce((sum, { quantity, requested_quantity }) => sum + (requested_quantity ?? quantity), 0),
        ),
    },
    returnStatus,
    {
      id: "refund_amount",
      align: "end",
      narrow: "end",
      text: ({ refund_amount, order }) => `${refund_amount} ${order?.currency_code ?? ""}`,
      render: ({ refund_amount, order }) =>
        order ? <Money amount={refund_amount} currencyCode={order.currency_code} /> : "–",
    },
  ],
  filters: [
    filter.choices("status", ["requested", "received", "requires_action", "canceled"]),
    filter.date("created_at"),
  ],
  sort: "-created_at",
  views: [{ id: "to-receive", query: "status=requested,requires_action" }],
  leadsTo: ({ order_id, swap }) => ({ resource: "orders", id: order_id ?? swap?.order_id ?? "" }),
};
