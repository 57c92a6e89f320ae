import { cell, filter, type ListDefinition, type RecordOf } from "@tillhouse/extension-sdk";
import { namedLines } from "@tillhouse/extension-sdk/commerce";
import { Money } from "@tillhouse/extension-sdk/ui";
import { orderCustomer, orderNumber, shortLines } from "../shared/case-cells";

type Swap = RecordOf<"swaps">;

export const swapPayment = cell.badge(
  "payment_status",
  {
    not_paid: "empty",
    awaiting: "waiting",
    confirmed: "processing",
    captured: "done",
    difference_refunded: "done",
    partially_refunded: "back",
    refunded: "back",
    canceled: "off",
    requires_action: "alert",
  },
  { mobile: "mark" },
);

const swapFulfillment = cell.badge(
  "fulfillment_status",
  {
    not_fulfilled: "waiting",
    fulfilled: "packed",
    partially_shipped: "underway",
    shipped: "done",
    canceled: "off",
    requires_action: "alert",
  },
  { mobile: "second-mark" },
);

const unsettled = ["not_paid", "awaiting", "confirmed", "requires_action"];

/** Whether somebody still has to do something about an exchange; what comes back of it is among the returns. */
export function swapWork(swap: Swap): "open" | "done" {
  if (swap.canceled_at) return "done";
  return unsettled.includes(swap.payment_status) || swap.fulfillment_status !== "shipped" ? "open" : "done";
}

/**
 * Exchanges of all orders. The store pages them, and can do nothing else: what is exchanged and who gets it is read with the orders of the
 * rows.
 */
export const swapList: ListDefinition<"swaps"> = {
  columns: [
    orderNumber,
    cell.date("created_at", { mobile: "note" }),
    orderCustomer,
    {
      id: "back",
      grow: 22,
      render: ({ return_order: back, order }, words) => shortLines(namedLines(back?.items, order), words),
    },
    {
      id: "sent",
      grow: 22,
      render: ({ additional_items: items = [] }, words) =>
        shortLines(
          namedLines(
            items.map(({ id: item_id, quantity }) => ({ item_id, quantity })),
            items,
          ),
          words,
        ),
    },
    swapPayment,
    swapFulfillment,
    {
      id: "difference",
      align: "end",
      mobile: "end",
      text: ({ difference_due: amount, order }) =>
        amount === null ? "" : `${amount} ${order?.currency_code ?? ""}`,
      // The store knows it once the customer has confirmed the exchange.
      render: ({ difference_due: amount, order }) =>
        amount !== null && order ? <Money amount={amount} currencyCode={order.currency_code} /> : "–",
    },
  ],
  filters: [
    filter.choices("work", ["open", "done"]),
    filter.badge(swapPayment),
    filter.badge(swapFulfillment),
    filter.date("created_at"),
  ],
  sort: "-created_at",
  views: [
    { id: "open", query: "work=open" },
    {
      id: "to-fulfil",
      query:
        "work=open&fulfillment_status=not_fulfilled,canceled&payment_status=awaiting,confirmed,captured,difference_refunded",
    },
    { id: "to-pay", query: `work=open&payment_status=${unsettled.join(",")}` },
    { id: "to-receive", to: "returns", query: "kind=exchange&status=requested,requires_action" },
  ],
  rowLink: ({ order_id }) => ({ resource: "orders", id: order_id ?? "", section: "swaps" }),
};
