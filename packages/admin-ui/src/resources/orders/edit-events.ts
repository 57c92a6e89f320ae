import { type Host, momentsOf, type RecordOf, type TimelineEntry } from "@tillhouse/extension-sdk";
import { Pencil } from "lucide-react";
import { deedsOf, editStatus } from "./order-edit-state";

const tones = { declined: "caution", confirmed: "positive" } as const;

/** What was changed about the lines of an order after it was placed, and what became of that. */
export function editEvents(order: RecordOf<"orders">, { translate }: Host): TimelineEntry[] {
  return (order.edits ?? []).flatMap((edit) => {
    const deeds = deedsOf(edit).map(({ id, by }) => [
      id,
      {
        icon: Pencil,
        tone: id === "declined" || id === "confirmed" ? tones[id] : undefined,
        title: translate(`orders.event.edit.${id}`),
        text: id === "declined" ? (edit.declined_reason ?? undefined) : undefined,
        note: id === "created" ? edit.internal_note || undefined : undefined,
        actor: by && !by.startsWith("usr_") ? translate("orders.event.byCustomer") : undefined,
        by,
        about: id === editStatus(edit) ? { resource: "order-edits", record: { ...edit, order } } : undefined,
      },
    ]);
    return momentsOf(edit, Object.fromEntries(deeds));
  });
}
