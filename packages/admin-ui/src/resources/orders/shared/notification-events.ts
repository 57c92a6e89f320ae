import type { Host, TimelineEntry } from "@tillhouse/extension-sdk";
import { notificationLabel } from "@tillhouse/extension-sdk/commerce";
import { BellRing } from "lucide-react";

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

/** What customers were told of an order and of what belongs to it, and who was told. */
export async function notificationEvents(
  records: readonly { id: string }[],
  { client, translate }: Host,
): Promise<TimelineEntry[]> {
  const { notifications } = await client.admin.custom.get<{ notifications: Sent[] }>("/notifications", {
    resource_id: records.map(({ id }) => id).join(","),
    limit: sentAtMost,
  });
  const titleOf = ({ event_name: event }: Sent) =>
    notificationLabel(event, translate) ?? translate("orders.sent.other", { event });
  return notifications.map((sent) => ({
    id: sent.id,
    date: sent.created_at,
    icon: BellRing,
    title: titleOf(sent),
    text: [sent.to, ...(sent.resends ?? []).map(({ to }) => translate("orders.sent.again", { to }))].join(
      " · ",
    ),
    subject: { resource: "notifications", record: { ...sent, event_name: titleOf(sent) }, only: ["resend"] },
  }));
}
