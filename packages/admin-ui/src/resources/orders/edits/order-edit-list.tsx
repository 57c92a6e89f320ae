import { cell, filter, type ListDefinition } from "@tillhouse/extension-sdk";
import { lineName } from "@tillhouse/extension-sdk/commerce";
import { Money } from "@tillhouse/extension-sdk/ui";
import { orderCustomer, orderNumber } from "../shared/case-cells";
import { editChanges } from "./order-edit-state";

export const editBadge = cell.badge(
  "status",
  {
    created: "processing",
    requested: "waiting",
    confirmed: "done",
    declined: "rejected",
    canceled: "off",
  },
  { mobile: "mark" },
);

/** How many changes a row tells before it counts the rest. */
const told = 2;

/** Changes of orders that are talked over with customers. The store pages them, and can do nothing else. */
export const orderEditList: ListDefinition<"order-edits"> = {
  columns: [
    orderNumber,
    cell.date("created_at", { mobile: "note" }),
    orderCustomer,
    {
      id: "changes",
      grow: 28,
      render: (edit, { translate }) => {
        const changes = editChanges(edit);
        const words = changes
          .slice(0, told)
          .map(({ kind, item, quantity, before }) =>
            translate(`order-edits.changes.${kind}`, { quantity, before, name: lineName(item) }),
          );
        const more = changes.length - words.length;
        return [...words, ...(more > 0 ? [translate("orders.moreLines", { count: more })] : [])].join(" · ");
      },
    },
    editBadge,
    {
      id: "difference",
      align: "end",
      mobile: "end",
      text: ({ difference_due, order }) => `${difference_due ?? 0} ${order?.currency_code ?? ""}`,
      // The store reckons it from the order as it is now: of what is over it says nothing.
      render: ({ difference_due, order, status }) =>
        order && ["created", "requested"].includes(status) ? (
          <Money amount={difference_due ?? 0} currencyCode={order.currency_code} />
        ) : (
          "–"
        ),
    },
  ],
  select: {
    expand:
      "order,order.customer,order.shipping_address,changes,changes.line_item,changes.original_line_item,payment_collection",
  },
  filters: [filter.badge(editBadge), filter.date("created_at")],
  sort: "-created_at",
  views: [
    { id: "waiting", query: "status=created,requested" },
    { id: "unsent", query: "status=created" },
  ],
  rowLink: ({ order_id }) => ({ resource: "orders", id: order_id, section: "order-edits" }),
};
