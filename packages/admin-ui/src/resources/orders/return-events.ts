import type { Host, RecordOf, TimelineEntry } from "@tillhouse/extension-sdk";
import { ArrowLeftRight, RotateCcw, TriangleAlert } from "lucide-react";
import { allItems, linesOf } from "../line-items";
import { happened, moneyOf } from "./event";

type Order = RecordOf<"orders">;
type Return = RecordOf<"returns">;

function returnOf(order: Order, host: Host, back: Return, buttons: readonly string[]): TimelineEntry[] {
  const { translate } = host;
  const { id, status, items, refund_amount, created_at, updated_at, received_at } = back;
  const lines = linesOf(items, allItems(order));
  const about = { resource: "returns", record: { ...back, order }, buttons };
  const icon = RotateCcw;
  return [
    ...happened(created_at, {
      id: `${id} requested`,
      icon,
      tone: status === "requested" ? "caution" : undefined,
      title: translate("orders.event.returnRequested"),
      text:
        refund_amount > 0
          ? translate("orders.event.toRefund", { amount: moneyOf(order, host)(refund_amount) })
          : undefined,
      lines,
      about: status === "requested" || status === "requires_action" ? about : undefined,
    }),
    ...happened(received_at, {
      id: `${id} received`,
      icon,
      tone: status === "requires_action" ? "caution" : "positive",
      title: translate(
        status === "requires_action" ? "orders.event.returnRequiresAction" : "orders.event.returnReceived",
      ),
      lines: linesOf(
        items?.map(({ item_id, received_quantity }) => ({ item_id, quantity: received_quantity ?? 0 })),
        allItems(order),
      ).filter(({ quantity }) => quantity > 0),
    }),
    // The API keeps no date of its own for it; nothing can be done with the return afterwards.
    ...happened(status === "canceled" ? updated_at : null, {
      id: `${id} canceled`,
      icon,
      title: translate("orders.event.returnCanceled"),
      lines,
    }),
  ];
}

/** What was asked back, and what came back. */
export function returnEvents(order: Order, host: Host): TimelineEntry[] {
  return (order.returns ?? [])
    .filter(({ swap_id, claim_order_id }) => !swap_id && !claim_order_id)
    .flatMap((back) => returnOf(order, host, back, ["receive"]));
}

/** What was sent in the place of something else. */
export function exchangeEvents(order: Order, host: Host): TimelineEntry[] {
  const { translate } = host;
  const money = moneyOf(order, host);
  return (order.swaps ?? []).flatMap((swap) => {
    const { id, difference_due, additional_items, return_order, created_at, confirmed_at, canceled_at } =
      swap;
    const items = allItems(order);
    return [
      ...happened(created_at, {
        id: `${id} created`,
        icon: ArrowLeftRight,
        title: translate("orders.event.exchangeCreated"),
        text: difference_due
          ? translate("orders.event.difference", { amount: money(difference_due) })
          : undefined,
        lines: [
          ...linesOf(
            return_order?.items?.map(({ item_id, quantity }) => ({ item_id, quantity: -quantity })),
            items,
          ),
          ...linesOf(
            additional_items?.map(({ id: item_id, quantity }) => ({ item_id, quantity })),
            items,
          ),
        ],
        about: canceled_at ? undefined : { resource: "swaps", record: { ...swap, order } },
      }),
      ...happened(confirmed_at, {
        id: `${id} confirmed`,
        icon: ArrowLeftRight,
        tone: "positive",
        title: translate("orders.event.exchangeConfirmed"),
      }),
      ...happened(canceled_at, {
        id: `${id} canceled`,
        icon: ArrowLeftRight,
        title: translate("orders.event.exchangeCanceled"),
      }),
      ...(return_order ? returnOf(order, host, { ...return_order, swap_id: id } as Return, ["receive"]) : []),
    ];
  });
}

/** What the customer complained about. */
export function claimEvents(order: Order, host: Host): TimelineEntry[] {
  const { translate } = host;
  const money = moneyOf(order, host);
  return (order.claims ?? []).flatMap((claim) => {
    const { id, type, refund_amount, claim_items, return_order, created_at, canceled_at } = claim;
    return [
      ...happened(created_at, {
        id: `${id} created`,
        icon: TriangleAlert,
        title: translate(`orders.event.claim.${type}`),
        text: refund_amount
          ? translate("orders.event.toRefund", { amount: money(refund_amount) })
          : undefined,
        lines: linesOf(claim_items, allItems(order)),
        about: canceled_at ? undefined : { resource: "claims", record: { ...claim, order } },
      }),
      ...happened(canceled_at, {
        id: `${id} canceled`,
        icon: TriangleAlert,
        title: translate("orders.event.claimCanceled"),
      }),
      ...(return_order
        ? returnOf(order, host, { ...return_order, claim_order_id: id } as Return, ["receive"])
        : []),
    ];
  });
}
