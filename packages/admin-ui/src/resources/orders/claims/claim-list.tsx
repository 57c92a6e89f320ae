import { cell, filter, type ListDefinition, type RecordOf } from "@tillhouse/extension-sdk";
import { namedLines } from "@tillhouse/extension-sdk/commerce";
import { CellValue } from "@tillhouse/extension-sdk/kit";
import { Money } from "@tillhouse/extension-sdk/ui";
import { orderCustomer, orderNumber, shortLines } from "../shared/case-cells";
import { fulfillmentStatus } from "../shared/order-statuses";

type Claim = RecordOf<"claims">;

export const claimPayment = cell.badge("payment_status", {
  na: "off",
  not_refunded: "alert",
  refunded: "back",
});

/** Whether somebody still has to do something about a claim: refund it, send something for it, or unpack what comes back. */
export function claimWork({ canceled_at, type, ...claim }: Claim): "open" | "done" {
  if (canceled_at) return "done";
  const isSettled =
    type === "refund" ? claim.payment_status === "refunded" : claim.fulfillment_status === "shipped";
  return isSettled && claim.return_order?.status !== "requested" ? "done" : "open";
}

/** Claims of the newest orders: the store has no list of them. */
export const claimList: ListDefinition<"claims"> = {
  columns: [
    orderNumber,
    cell.date("created_at", { mobile: "note" }),
    orderCustomer,
    {
      id: "items",
      grow: 24,
      render: ({ claim_items: items = [], order }, words) => shortLines(namedLines(items, order), words),
    },
    {
      id: "type",
      mobile: "second-mark",
      render: ({ type }, { translate }) => translate(`claims.type.${type}`),
    },
    {
      id: "state",
      mobile: "mark",
      text: ({ canceled_at, type, payment_status, fulfillment_status }) =>
        canceled_at || type === "replace" ? fulfillment_status : payment_status,
      render: (claim) => (
        <CellValue
          cell={claim.canceled_at || claim.type === "replace" ? fulfillmentStatus : claimPayment}
          record={claim}
          resource="claims"
        />
      ),
    },
    {
      id: "refund_amount",
      align: "end",
      mobile: "end",
      text: ({ refund_amount: amount, order }) => (amount ? `${amount} ${order?.currency_code ?? ""}` : ""),
      render: ({ type, refund_amount: amount, order }) =>
        type === "refund" && order ? <Money amount={amount} currencyCode={order.currency_code} /> : "–",
    },
  ],
  filters: [
    filter.choices("work", ["open", "done"]),
    filter.choices("type", ["refund", "replace"]),
    filter.date("created_at"),
  ],
  sort: "-created_at",
  views: [
    { id: "open", query: "work=open" },
    { id: "to-receive", to: "returns", query: "kind=claim&status=requested,requires_action" },
  ],
  rowLink: ({ order_id }) => ({ resource: "orders", id: order_id ?? "", section: "claims" }),
};
