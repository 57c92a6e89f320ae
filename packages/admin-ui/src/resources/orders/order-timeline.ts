import {
  formatMoney,
  type Host,
  type RecordOf,
  type TimelineEntry,
  type TimelineSource,
} from "@tillhouse/extension-sdk";
import {
  ArrowLeftRight,
  BellRing,
  CreditCard,
  Package,
  PackageX,
  Pencil,
  ReceiptText,
  RotateCcw,
  TriangleAlert,
  Truck,
  Undo2,
} from "lucide-react";
import { allItems, linesOf } from "./line-items";
import { providerName } from "./payment-words";

type Order = RecordOf<"orders">;
type Edit = NonNullable<Order["edits"]>[number];
type Fulfillment = NonNullable<Order["fulfillments"]>[number];
type Return = NonNullable<Order["returns"]>[number];
type Entry = TimelineEntry;

/** A point in time of a record: the API sends texts, its published types say otherwise. */
function isoOf(value: unknown): string {
  return value instanceof Date ? value.toISOString() : String(value ?? "");
}

/** An event, if it has happened. */
function happened(at: unknown, entry: Omit<Entry, "at">): Entry[] {
  return at === null || at === undefined ? [] : [{ ...entry, at: isoOf(at) }];
}

function moneyOf({ currency_code }: Order, { locale }: Host) {
  return (amount: number) => formatMoney({ amount, currencyCode: currency_code, locale });
}

/** Texts that somebody has given, one after the other. */
function joined(...texts: (string | null | undefined | false)[]): string | undefined {
  return texts.filter(Boolean).join(" · ") || undefined;
}

/** That it was placed, and that it was cancelled. */
function orderEvents(order: Order, host: Host): Entry[] {
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
function paymentEvents(order: Order, host: Host): Entry[] {
  const { translate } = host;
  const money = moneyOf(order, host);
  return [
    ...(order.payments ?? []).flatMap(({ id, amount, captured_at, canceled_at, ...payment }) => [
      ...happened(captured_at, {
        id: `${id} captured`,
        icon: CreditCard,
        title: translate("orders.event.captured", { amount: money(amount) }),
        text: providerName(payment, host),
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

/** Where parcels belong: to the order itself, to an exchange or to a claim. */
type ParcelOwner = "order" | "exchange" | "claim";

function parcelEvents(order: Order, host: Host, parcels: readonly Fulfillment[] = [], owner: ParcelOwner) {
  const { translate } = host;
  const items = allItems(order);
  const about = (text: string) =>
    owner === "order" ? text : joined(text, translate(`orders.event.of.${owner}`));
  return parcels.flatMap(({ id, items: packed, created_at, shipped_at, canceled_at, tracking_numbers }) => {
    const lines = linesOf(packed, items);
    return [
      ...happened(created_at, {
        id: `${id} packed`,
        icon: Package,
        title: translate("orders.event.fulfilled"),
        text: about(""),
        lines,
      }),
      ...happened(shipped_at, {
        id: `${id} shipped`,
        icon: Truck,
        tone: "positive" as const,
        title: translate("orders.event.shipped"),
        text: about((tracking_numbers ?? []).join(", ")),
        lines,
      }),
      ...happened(canceled_at, {
        id: `${id} canceled`,
        icon: PackageX,
        title: translate("orders.event.fulfillmentCanceled"),
        text: about(""),
      }),
    ];
  });
}

/** What was packed and sent, for the order and for what was exchanged or claimed. */
function fulfillmentEvents(order: Order, host: Host): Entry[] {
  return [
    ...parcelEvents(order, host, order.fulfillments, "order"),
    ...(order.swaps ?? []).flatMap((swap) => parcelEvents(order, host, swap.fulfillments, "exchange")),
    ...(order.claims ?? []).flatMap((claim) => parcelEvents(order, host, claim.fulfillments, "claim")),
  ];
}

function returnOf(order: Order, host: Host, back: Return, buttons: readonly string[]): Entry[] {
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
function returnEvents(order: Order, host: Host): Entry[] {
  return (order.returns ?? [])
    .filter(({ swap_id, claim_order_id }) => !swap_id && !claim_order_id)
    .flatMap((back) => returnOf(order, host, back, ["receive"]));
}

/** What was sent in the place of something else. */
function exchangeEvents(order: Order, host: Host): Entry[] {
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
function claimEvents(order: Order, host: Host): Entry[] {
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

/** The names of those who work here, by their ids; asked for only where somebody else has edited the order. */
async function namesOf(
  ids: ReadonlySet<string>,
  { client, user }: Host,
): Promise<ReadonlyMap<string, string>> {
  const nameOf = (person: { first_name?: string | null; last_name?: string | null; email?: string }) =>
    [person.first_name, person.last_name].filter(Boolean).join(" ") || (person.email ?? "");
  const names = new Map([[user.id, nameOf(user)]]);
  if ([...ids].every((id) => names.has(id))) return names;
  const { users } = await client.admin.custom
    .get<{ users: { id: string; email: string }[] }>("/users")
    // Who it was is worth less than what happened.
    .catch(() => ({ users: [] }));
  for (const other of users) names.set(other.id, nameOf(other));
  return names;
}

/** What was changed about its lines after it was placed, and what became of that. */
async function editEvents(order: Order, host: Host): Promise<Entry[]> {
  const { translate } = host;
  const edits = order.edits ?? [];
  if (edits.length === 0) return [];
  const steps = (edit: Edit) => [
    { id: "created", at: edit.created_at, by: edit.created_by },
    { id: "requested", at: edit.requested_at, by: edit.requested_by },
    { id: "declined", at: edit.declined_at, by: edit.declined_by },
    { id: "canceled", at: edit.canceled_at, by: edit.canceled_by },
    { id: "confirmed", at: edit.confirmed_at, by: edit.confirmed_by },
  ];
  const staff = edits.flatMap(steps).flatMap(({ by }) => (by?.startsWith("usr_") ? [by] : []));
  const names = await namesOf(new Set(staff), host);
  return edits.flatMap((edit) =>
    steps(edit).flatMap(({ id, at, by }) =>
      happened(at, {
        id: `${edit.id} ${id}`,
        icon: Pencil,
        tone: id === "declined" ? "caution" : id === "confirmed" ? "positive" : undefined,
        title: translate(`orders.event.edit.${id}`),
        text: id === "declined" ? (edit.declined_reason ?? undefined) : undefined,
        note: id === "created" ? edit.internal_note || undefined : undefined,
        actor: by ? (names.get(by) ?? translate("orders.event.byCustomer")) : undefined,
        about: id === edit.status ? { resource: "order-edits", record: { ...edit, order } } : undefined,
      }),
    ),
  );
}

/** Something that the store has sent. */
interface Sent {
  id: string;
  event_name: string;
  to: string;
  created_at: string;
  resends?: { id: string; to: string }[];
}

/** How many are read at most; nobody is written to more often about one order. */
const sentAtMost = 100;

/** Events of which it is known what was sent; others go by the store's own name. */
const knownEvents = new Set([
  "order.placed",
  "order.shipment_created",
  "order.canceled",
  "order.completed",
  "order.refund_created",
  "order.return_requested",
  "order.items_returned",
  "order.gift_card_created",
  "order-edit.requested",
  "swap.created",
  "swap.shipment_created",
  "claim.created",
  "claim.shipment_created",
]);

/** What customers were told, and to whom. */
async function notificationEvents(order: Order, { client, translate }: Host): Promise<Entry[]> {
  const ids = [order, ...(order.swaps ?? []), ...(order.claims ?? []), ...(order.edits ?? [])].map(
    ({ id }) => id,
  );
  const { notifications } = await client.admin.custom.get<{ notifications: Sent[] }>("/notifications", {
    resource_id: ids.join(","),
    limit: sentAtMost,
  });
  return notifications.map((sent) => ({
    id: sent.id,
    at: sent.created_at,
    icon: BellRing,
    title: knownEvents.has(sent.event_name)
      ? translate(`orders.sent.${sent.event_name.replace(".", "_")}`)
      : translate("orders.sent.other", { event: sent.event_name }),
    text: joined(sent.to, ...(sent.resends ?? []).map(({ to }) => translate("orders.sent.again", { to }))),
    about: { resource: "notifications", record: sent, only: ["resend"] },
  }));
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
  { id: "notifications", entries: notificationEvents },
];
