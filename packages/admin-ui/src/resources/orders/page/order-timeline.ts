import {
  type Host,
  type RecordOf,
  type TimelineEntry,
  type TimelineSource,
  timelineFromDates,
} from "@tillhouse/extension-sdk";
import { namedLines, providerName } from "@tillhouse/extension-sdk/commerce";
import { CreditCard, Package, PackageX, Pencil, ReceiptText, Truck, Undo2 } from "lucide-react";
import { editStatus, milestonesOf } from "../edits/order-edit-state";
import { ownerOf, parcelsOf } from "../fulfillments/fulfillment-rules";
import { claimEvents, returnEvents, swapEvents } from "../returns/return-timeline";
import { notificationEvents } from "../shared/notification-events";
import { joined, moneyOf, silence } from "../shared/timeline-helpers";

type Order = RecordOf<"orders">;

/** That it was placed, and that it was cancelled. */
function orderEvents(order: Order, host: Host): TimelineEntry[] {
  const { translate } = host;
  const isEdited = order.edits?.some(({ confirmed_at }) => confirmed_at);
  return timelineFromDates(order, {
    created: {
      icon: ReceiptText,
      title: translate("orders.event.placed"),
      // Of an edited order the store knows only what it costs by now.
      text: isEdited || order.total === undefined ? undefined : moneyOf(order, host)(order.total),
    },
    canceled: { tone: "negative", title: translate("orders.event.canceled") },
  });
}

/** What was paid, and what went back. */
function paymentEvents(order: Order, host: Host): TimelineEntry[] {
  const { translate } = host;
  const money = moneyOf(order, host);
  return [
    ...(order.payments ?? []).flatMap((payment) => {
      const amount = money(payment.amount);
      return timelineFromDates(payment, {
        captured: {
          icon: CreditCard,
          title: translate("orders.event.captured", { amount }),
          text: providerName(payment.provider_id, host),
        },
        canceled: { icon: CreditCard, title: translate("orders.event.paymentCanceled", { amount }) },
      });
    }),
    ...(order.refunds ?? []).flatMap((refund) =>
      timelineFromDates(refund, {
        created: {
          icon: Undo2,
          title: translate("orders.event.refunded", { amount: money(refund.amount) }),
          text: joined(translate(`orders.reason.${refund.reason}`), refund.note),
        },
      }),
    ),
  ];
}

const owners = { order: undefined, swap: "swap", claim: "claim" } as const;

/** What was packed and sent, for the order and for what was exchanged or claimed. */
function fulfillmentEvents(order: Order, host: Host): TimelineEntry[] {
  const { translate } = host;
  return parcelsOf(order).flatMap((parcel) => {
    const lines = namedLines(parcel.items, order);
    const of = owners[ownerOf(parcel)];
    const about = (...texts: Parameters<typeof joined>) =>
      joined(...texts, of && translate(`orders.event.of.${of}`));
    return timelineFromDates(parcel, {
      created: {
        icon: Package,
        title: translate("orders.event.fulfilled"),
        // Said once, where it was last true.
        text: about(!parcel.shipped_at && silence(parcel, host)),
        lines,
      },
      shipped: {
        icon: Truck,
        tone: "positive",
        title: translate("orders.event.shipped"),
        text: about(parcel.tracking_numbers?.join(", "), silence(parcel, host)),
        lines,
      },
      canceled: { icon: PackageX, title: translate("orders.event.fulfillmentCanceled"), text: about() },
    });
  });
}

const editTones = { declined: "caution", confirmed: "positive" } as const;

/** What was changed about the lines of an order after it was placed, and what became of that. */
function editEvents(order: Order, { translate }: Host): TimelineEntry[] {
  return (order.edits ?? []).flatMap((edit) => {
    const milestones = milestonesOf(edit).map(({ id, by }) => [
      id,
      {
        icon: Pencil,
        tone: id === "declined" || id === "confirmed" ? editTones[id] : undefined,
        title: translate(`orders.event.edit.${id}`),
        text: id === "declined" ? (edit.declined_reason ?? undefined) : undefined,
        note: id === "created" ? edit.internal_note || undefined : undefined,
        actor: by && !by.startsWith("usr_") ? translate("orders.event.byCustomer") : undefined,
        userId: by,
        subject:
          id === editStatus(edit) ? { resource: "order-edits", record: { ...edit, order } } : undefined,
      },
    ]);
    return timelineFromDates(edit, Object.fromEntries(milestones));
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
  { id: "exchanges", entries: swapEvents },
  { id: "claims", entries: claimEvents },
  { id: "edits", entries: editEvents },
  { id: "notifications", entries: sentEvents },
];
