import type { Host, RecordOf, TimelineEntry, TimelineSource } from "@tillhouse/extension-sdk";
import { CreditCard, Package, PackageX, ReceiptText, Truck, Undo2 } from "lucide-react";
import { allItems, linesOf } from "../line-items";
import { notificationEvents } from "../notification-events";
import { providerName } from "../provider-name";
import { editEvents } from "./edit-events";
import { happened, joined, moneyOf } from "./event";
import { ownerOf, parcelsOf } from "./fulfillment-rules";
import { claimEvents, exchangeEvents, returnEvents } from "./return-events";

type Order = RecordOf<"orders">;

/** That it was placed, and that it was cancelled. */
function orderEvents(order: Order, host: Host): TimelineEntry[] {
  const { translate } = host;
  return [
    ...happened(order.created_at, {
      id: "placed",
      icon: ReceiptText,
      title: translate("orders.event.placed"),
      text: order.total === undefined ? undefined : moneyOf(order, host)(order.total),
    }),
    ...happened(order.canceled_at, {
      id: "canceled",
      tone: "negative",
      title: translate("orders.event.canceled"),
    }),
  ];
}

/** What was paid, and what went back. */
function paymentEvents(order: Order, host: Host): TimelineEntry[] {
  const { translate } = host;
  const money = moneyOf(order, host);
  return [
    ...(order.payments ?? []).flatMap(({ id, amount, captured_at, canceled_at, provider_id }) => [
      ...happened(captured_at, {
        id: `${id} captured`,
        icon: CreditCard,
        title: translate("orders.event.captured", { amount: money(amount) }),
        text: providerName(provider_id, host),
      }),
      ...happened(canceled_at, {
        id: `${id} canceled`,
        icon: CreditCard,
        title: translate("orders.event.paymentCanceled", { amount: money(amount) }),
      }),
    ]),
    ...(order.refunds ?? []).flatMap(({ id, amount, reason, note, created_at }) =>
      happened(created_at, {
        id,
        icon: Undo2,
        title: translate("orders.event.refunded", { amount: money(amount) }),
        text: joined(translate(`orders.refundReason.${reason}`), note),
      }),
    ),
  ];
}

/** What was packed and sent, for the order and for what was exchanged or claimed. */
function fulfillmentEvents(order: Order, host: Host): TimelineEntry[] {
  const { translate } = host;
  const items = allItems(order);
  return parcelsOf(order).flatMap((parcel) => {
    const { id, created_at, shipped_at, canceled_at, tracking_numbers } = parcel;
    const lines = linesOf(parcel.items, items);
    const owner = { order: undefined, swap: "exchange", claim: "claim" } as const;
    const of = owner[ownerOf(parcel)];
    const about = (text = "") => joined(text, of && translate(`orders.event.of.${of}`));
    return [
      ...happened(created_at, {
        id: `${id} packed`,
        icon: Package,
        title: translate("orders.event.fulfilled"),
        text: about(),
        lines,
      }),
      ...happened(shipped_at, {
        id: `${id} shipped`,
        icon: Truck,
        tone: "positive" as const,
        title: translate("orders.event.shipped"),
        text: about(tracking_numbers?.join(", ")),
        lines,
      }),
      ...happened(canceled_at, {
        id: `${id} canceled`,
        icon: PackageX,
        title: translate("orders.event.fulfillmentCanceled"),
        text: about(),
      }),
    ];
  });
}

/** What the customer was told of the order and of what became of it. */
function sentEvents(order: Order, host: Host) {
  const { swaps = [], claims = [], edits = [] } = order;
  return notificationEvents([order, ...swaps, ...claims, ...edits], host);
}

/** Everything that happens to an order; its notes come with those of any record. */
export const orderTimeline: readonly TimelineSource<"orders">[] = [
  { id: "order", entries: orderEvents },
  { id: "payment", entries: paymentEvents },
  { id: "fulfillment", entries: fulfillmentEvents },
  { id: "returns", entries: returnEvents },
  { id: "exchanges", entries: exchangeEvents },
  { id: "claims", entries: claimEvents },
  { id: "edits", entries: editEvents },
  { id: "notifications", entries: sentEvents },
];
