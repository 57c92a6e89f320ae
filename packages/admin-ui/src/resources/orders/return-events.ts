import type { Host, RecordOf, ResourceName, TimelineEntry } from "@tillhouse/extension-sdk";
import { ArrowLeftRight, RotateCcw, TriangleAlert } from "lucide-react";
import { allItems, linesOf } from "../line-items";
import { happened, moneyOf } from "./event";
import { ownReturns } from "./return-rules";

type Order = RecordOf<"orders">;

/** What has happened to a part of an order: `created` at its `created_at`, `canceled` at its `canceled_at`, … */
function happenings(
  part: object & { id: string },
  icon: TimelineEntry["icon"],
  moments: Readonly<Record<string, Omit<TimelineEntry, "id" | "at" | "icon">>>,
): TimelineEntry[] {
  return Object.entries(moments).flatMap(([moment, entry]) =>
    happened(Reflect.get(part, `${moment}_at`), { id: `${part.id} ${moment}`, icon, ...entry }),
  );
}

/** What can be done about a part from its entry. */
const about = (resource: ResourceName, part: object, order: Order) => ({
  resource,
  record: { ...part, order },
  buttons: resource === "returns" ? ["receive"] : undefined,
});

/** What was asked back, and what came back; of the order itself when nothing else is said. */
export function returnEvents(order: Order, host: Host, returns = ownReturns(order)): TimelineEntry[] {
  const { translate } = host;
  const items = allItems(order);
  return returns.flatMap((back) => {
    const isStuck = back.status === "requires_action";
    const isOpen = back.status === "requested" || isStuck;
    const received = back.items?.map(({ item_id, received_quantity }) => ({
      item_id,
      quantity: received_quantity ?? 0,
    }));
    // The API keeps no date of a cancellation; nothing can be done with the return afterwards.
    const canceled_at = back.status === "canceled" ? back.updated_at : null;
    return happenings(Object.assign({ canceled_at }, back), RotateCcw, {
      created: {
        tone: back.status === "requested" ? "caution" : undefined,
        title: translate("orders.event.returnRequested"),
        text: toRefund(back.refund_amount, order, host),
        lines: linesOf(back.items, items),
        about: isOpen ? about("returns", back, order) : undefined,
      },
      received: {
        tone: isStuck ? "caution" : "positive",
        title: translate(isStuck ? "orders.event.returnRequiresAction" : "orders.event.returnReceived"),
        lines: linesOf(received, items).filter(({ quantity }) => quantity > 0),
      },
      canceled: { title: translate("orders.event.returnCanceled"), lines: linesOf(back.items, items) },
    });
  });
}

function toRefund(amount: number | null, order: Order, host: Host): string | undefined {
  return amount
    ? host.translate("orders.event.toRefund", { amount: moneyOf(order, host)(amount) })
    : undefined;
}

/** What was sent in the place of something else. */
export function exchangeEvents(order: Order, host: Host): TimelineEntry[] {
  const { translate } = host;
  return (order.swaps ?? []).flatMap((swap) => {
    const { difference_due: due, additional_items: sent, return_order: back } = swap;
    const lines = [
      ...(back?.items ?? []).map(({ item_id, quantity }) => ({ item_id, quantity: -quantity })),
      ...(sent ?? []).map(({ id, quantity }) => ({ item_id: id, quantity })),
    ];
    return [
      ...happenings(swap, ArrowLeftRight, {
        created: {
          title: translate("orders.event.exchangeCreated"),
          text: due ? translate("orders.event.difference", { amount: moneyOf(order, host)(due) }) : undefined,
          lines: linesOf(lines, allItems(order)),
          about: swap.canceled_at ? undefined : about("swaps", swap, order),
        },
        confirmed: { tone: "positive", title: translate("orders.event.exchangeConfirmed") },
        canceled: { title: translate("orders.event.exchangeCanceled") },
      }),
      ...returnEvents(order, host, back ? [back] : []),
    ];
  });
}

/** What the customer complained about. */
export function claimEvents(order: Order, host: Host): TimelineEntry[] {
  const { translate } = host;
  return (order.claims ?? []).flatMap((claim) => [
    ...happenings(claim, TriangleAlert, {
      created: {
        title: translate(`orders.event.claim.${claim.type}`),
        text: toRefund(claim.refund_amount, order, host),
        lines: linesOf(claim.claim_items, allItems(order)),
        about: claim.canceled_at ? undefined : about("claims", claim, order),
      },
      canceled: { title: translate("orders.event.claimCanceled") },
    }),
    ...returnEvents(order, host, claim.return_order ? [claim.return_order] : []),
  ]);
}
