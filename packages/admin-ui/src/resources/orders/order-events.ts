import { formatMoney, type Host, type RecordOf, type TimelineEntry } from "@tillhouse/extension-sdk";

type Order = RecordOf<"orders">;

/** A point in time of a record: the API sends texts, its published types say otherwise. */
function isoOf(value: unknown): string {
  return value instanceof Date ? value.toISOString() : String(value ?? "");
}

/** An event, if it has happened. */
function happened(at: unknown, entry: Omit<TimelineEntry, "at">): TimelineEntry[] {
  return at === null || at === undefined ? [] : [{ ...entry, at: isoOf(at) }];
}

function moneyOf({ currency_code }: Order, { locale }: Host) {
  return (amount: number) => formatMoney({ amount, currencyCode: currency_code, locale });
}

/** That it was placed, and that it was cancelled. */
export function orderEvents(order: Order, host: Host): TimelineEntry[] {
  const { translate } = host;
  return [
    ...happened(order.created_at, {
      id: "placed",
      title: translate("orders.event.placed"),
      text: order.total === undefined ? undefined : moneyOf(order, host)(order.total),
    }),
    ...happened(order.canceled_at, { id: "canceled", title: translate("orders.event.canceled") }),
  ];
}

/** What was paid, and what went back. */
export function paymentEvents(order: Order, host: Host): TimelineEntry[] {
  const { translate } = host;
  const money = moneyOf(order, host);
  return [
    ...(order.payments ?? []).flatMap(({ id, amount, captured_at, canceled_at }) => [
      ...happened(captured_at, {
        id: `${id} captured`,
        tone: "positive" as const,
        title: translate("orders.event.captured", { amount: money(amount) }),
      }),
      ...happened(canceled_at, {
        id: `${id} canceled`,
        title: translate("orders.event.paymentCanceled", { amount: money(amount) }),
      }),
    ]),
    ...(order.refunds ?? []).flatMap(({ id, amount, reason, note, created_at }) =>
      happened(created_at, {
        id,
        title: translate("orders.event.refunded", { amount: money(amount) }),
        text:
          note || translate("orders.payment.refund", { reason: translate(`orders.refundReason.${reason}`) }),
      }),
    ),
  ];
}

/** What was packed and sent, and what came back. */
export function fulfillmentEvents(order: Order, { translate }: Host): TimelineEntry[] {
  const countOf = (items: readonly { quantity: number }[] = []) =>
    translate("orders.event.items", { count: items.reduce((sum, { quantity }) => sum + quantity, 0) });
  return [
    ...(order.fulfillments ?? []).flatMap(({ id, items, created_at, shipped_at, canceled_at }) => [
      ...happened(created_at, {
        id: `${id} packed`,
        title: translate("orders.event.fulfilled"),
        text: countOf(items),
      }),
      ...happened(shipped_at, {
        id: `${id} shipped`,
        tone: "positive" as const,
        title: translate("orders.event.shipped"),
        text: countOf(items),
      }),
      ...happened(canceled_at, {
        id: `${id} canceled`,
        title: translate("orders.event.fulfillmentCanceled"),
      }),
    ]),
    ...(order.returns ?? []).flatMap(({ id, status, created_at, received_at }) => [
      ...happened(created_at, {
        id: `${id} requested`,
        tone: status === "requested" ? ("caution" as const) : undefined,
        title: translate("orders.event.returnRequested"),
      }),
      ...happened(received_at, { id: `${id} received`, title: translate("orders.event.returnReceived") }),
    ]),
  ];
}

/** What staff has written about it. */
interface Note {
  id: string;
  value: string;
  created_at: string;
  author?: { first_name?: string | null; last_name?: string | null; email?: string } | null;
}

/** How many notes are read at most; nobody writes more about one order. */
const notesAtMost = 200;

/** What staff has written about it, under the name of who did. */
export async function noteEvents(order: Order, { client, translate }: Host): Promise<TimelineEntry[]> {
  const { notes } = await client.admin.custom.get<{ notes: Note[] }>("/notes", {
    resource_id: order.id,
    limit: notesAtMost,
  });
  return notes.map(({ id, value, created_at, author }) => ({
    id,
    at: created_at,
    title:
      [author?.first_name, author?.last_name].filter(Boolean).join(" ") ||
      author?.email ||
      translate("orders.event.note"),
    note: value,
  }));
}
