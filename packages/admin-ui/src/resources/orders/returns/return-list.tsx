import { cell, filter, type ListDefinition } from "@tillhouse/extension-sdk";
import { namedLines } from "@tillhouse/extension-sdk/commerce";
import { RecordActions } from "@tillhouse/extension-sdk/kit";
import { Money } from "@tillhouse/extension-sdk/ui";
import { orderCustomer, orderNumber, shortLines } from "../shared/case-cells";

export const returnStatus = cell.badge(
  "status",
  { requested: "waiting", received: "done", requires_action: "alert", canceled: "off" },
  { mobile: "mark" },
);

/**
 * What comes back of all orders. The store can only list it, the newest first: it is filtered here, as far as it was read.
 */
export const returnList: ListDefinition<"returns"> = {
  columns: [
    orderNumber,
    cell.date("created_at", { mobile: "note" }),
    orderCustomer,
    {
      id: "items",
      grow: 24,
      render: ({ items = [], order }, words) =>
        shortLines(
          // The store overwrites what was asked for with what arrived.
          namedLines(
            items.map((item) => ({ ...item, quantity: item.requested_quantity ?? item.quantity })),
            order,
          ),
          words,
        ),
    },
    { id: "kind", render: ({ kind = "order" }, { translate }) => translate(`returns.kind.${kind}`) },
    returnStatus,
    {
      id: "refund_amount",
      align: "end",
      mobile: "end",
      text: ({ refund_amount, order }) => `${refund_amount} ${order?.currency_code ?? ""}`,
      // What an exchange gives back is settled with the exchange.
      render: ({ refund_amount, order, swap_id }) =>
        order && !swap_id ? <Money amount={refund_amount} currencyCode={order.currency_code} /> : "–",
    },
    {
      id: "receive",
      align: "end",
      mobile: "second-mark",
      text: () => "",
      render: (record) => <RecordActions of="returns" record={record} buttons={["receive"]} only={[]} />,
    },
  ],
  filters: [
    filter.choices("status", ["requested", "received", "requires_action", "canceled"]),
    filter.choices("kind", ["order", "exchange", "claim"]),
    filter.date("created_at"),
  ],
  sort: "-created_at",
  views: [{ id: "to-receive", query: "status=requested,requires_action" }],
  rowLink: ({ order_id, swap, kind = "order" }) => ({
    resource: "orders",
    id: order_id ?? swap?.order_id ?? "",
    section: { order: "returns", exchange: "swaps", claim: "claims" }[kind],
  }),
};
