import { type Host, personName, type RecordOf, type TimelineEntry } from "@tillhouse/extension-sdk";
import { BellRing, Pencil } from "lucide-react";
import { happened, joined } from "./event";

type Order = RecordOf<"orders">;

/** The names of those who work here, by their ids; asked for only where somebody else has edited the order. */
async function namesOf(
  ids: ReadonlySet<string>,
  { client, user }: Host,
): Promise<ReadonlyMap<string, string>> {
  const nameOf = (person: { first_name?: string | null; last_name?: string | null; email?: string }) =>
    personName(person) || (person.email ?? "");
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
export async function editEvents(order: Order, host: Host): Promise<TimelineEntry[]> {
  const { translate } = host;
  const edits = order.edits ?? [];
  if (edits.length === 0) return [];
  const steps = (edit: RecordOf<"order-edits">) => [
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
export async function notificationEvents(
  order: Order,
  { client, translate }: Host,
): Promise<TimelineEntry[]> {
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
