import { type Host, type RecordOf, type TimelineEntry, timelineFromDates } from "@tillhouse/extension-sdk";
import { namedLines } from "@tillhouse/extension-sdk/commerce";
import { ArrowLeftRight, RotateCcw, TriangleAlert } from "lucide-react";
import { joined, moneyOf, silence } from "../shared/timeline-helpers";
import { ownReturns } from "./return-rules";

type Order = RecordOf<"orders">;

function toRefund(amount: number | null, order: Order, host: Host): string | undefined {
  return amount
    ? host.translate("orders.event.toRefund", { amount: moneyOf(order, host)(amount) })
    : undefined;
}

/** What was asked back, and what came back; of the order itself when nothing else is said. */
export function returnEvents(order: Order, host: Host, returns = ownReturns(order)): TimelineEntry[] {
  const { translate } = host;
  return returns.flatMap((back) => {
    const { status, items = [] } = back;
    const icon = RotateCcw;
    const isStuck = status === "requires_action";
    const lines = namedLines(items, order);
    const received = lines.map((line, index) => ({
      ...line,
      quantity: items[index]?.received_quantity ?? 0,
    }));
    const about = { resource: "returns", record: { ...back, order }, buttons: ["receive"] };
    // The API keeps no date of a cancellation; nothing can be done with the return afterwards.
    const canceled_at = status === "canceled" ? back.updated_at : null;
    return timelineFromDates(Object.assign({ canceled_at }, back), {
      created: {
        icon,
        tone: status === "requested" ? "caution" : undefined,
        title: translate("orders.event.returnRequested"),
        text: joined(toRefund(back.refund_amount, order, host), silence(back, host)),
        lines,
        subject: status === "requested" || isStuck ? about : undefined,
      },
      received: {
        icon,
        tone: isStuck ? "caution" : "positive",
        title: translate(isStuck ? "orders.event.returnRequiresAction" : "orders.event.returnReceived"),
        lines: received.filter(({ quantity }) => quantity > 0),
      },
      canceled: { icon, title: translate("orders.event.returnCanceled"), lines },
    });
  });
}

/** What was sent in the place of something else. */
export function swapEvents(order: Order, host: Host): TimelineEntry[] {
  const { translate } = host;
  const icon = ArrowLeftRight;
  return (order.swaps ?? []).flatMap((swap) => {
    const { difference_due: due, additional_items: sent = [], return_order: back, canceled_at } = swap;
    const lines = [
      ...(back?.items ?? []).map(({ item_id, quantity }) => ({ item_id, quantity: -quantity })),
      ...sent.map(({ id, quantity }) => ({ item_id: id, quantity })),
    ];
    return [
      ...timelineFromDates(swap, {
        created: {
          icon,
          title: translate("orders.event.swapCreated"),
          text: joined(
            Boolean(due) && translate("orders.event.difference", { amount: moneyOf(order, host)(due ?? 0) }),
            silence(swap, host),
          ),
          lines: namedLines(lines, order),
          subject: canceled_at ? undefined : { resource: "swaps", record: { ...swap, order } },
        },
        confirmed: { icon, tone: "positive", title: translate("orders.event.swapConfirmed") },
        canceled: { icon, title: translate("orders.event.swapCanceled") },
      }),
      ...returnEvents(order, host, back ? [back] : []),
    ];
  });
}

/** What the customer complained about. */
export function claimEvents(order: Order, host: Host): TimelineEntry[] {
  const { translate } = host;
  const icon = TriangleAlert;
  return (order.claims ?? []).flatMap((claim) => [
    ...timelineFromDates(claim, {
      created: {
        icon,
        title: translate(`orders.event.claim.${claim.type}`),
        text: joined(toRefund(claim.refund_amount, order, host), silence(claim, host)),
        lines: namedLines(claim.claim_items, order),
        subject: claim.canceled_at ? undefined : { resource: "claims", record: { ...claim, order } },
      },
      canceled: { icon, title: translate("orders.event.claimCanceled") },
    }),
    ...returnEvents(order, host, claim.return_order ? [claim.return_order] : []),
  ]);
}
