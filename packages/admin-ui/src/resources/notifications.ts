import { type CustomCell, cell, defineAction, defineBody, field, filter } from "@tillhouse/extension-sdk";
import { notificationLabel } from "@tillhouse/extension-sdk/commerce";
import { Send } from "lucide-react";
import { email, object, string, trim } from "zod/mini";
import { NotificationSubject } from "./notification-subject";

const subject = {
  id: "resource_type",
  text: ({ resource_type }) => resource_type,
  render: (notification) => NotificationSubject(notification),
} satisfies CustomCell<{ resource_type: string; resource_id: string }>;

/** What was sent. What the store calls it stays what is filtered by. */
const event = {
  id: "event_name",
  text: ({ event_name }) => event_name ?? "",
  render: ({ event_name }, { translate }) => notificationLabel(event_name, translate) ?? event_name,
} satisfies CustomCell<{ event_name?: string | null }>;

export default defineBody("notifications", {
  list: {
    columns: [
      { ...event, mobile: "lead", grow: 26 },
      cell.text("to", { mobile: "mark", grow: 34 }),
      subject,
      cell.text("provider_id", { isMuted: true }),
      cell.count("resends"),
      cell.date("created_at", { mobile: "note" }),
      cell.text("resource_id", { isCode: true, isHidden: true }),
    ],
    filters: [
      filter.text("event_name"),
      filter.text("to"),
      filter.text("resource_type"),
      filter.text("resource_id"),
    ],
  },
  detail: {
    select: { fields: "id,event_name,to,resource_type,resource_id,provider_id,data,created_at" },
    meta: [cell.date("created_at")],
    sections: [
      // The store gives a repetition the date of the first one, so a date would say nothing here.
      { id: "resends", rows: "resends", columns: [cell.text("to", { label: "notifications.fields.to" })] },
      {
        id: "details",
        column: "side",
        facts: [event, "to", subject, cell.text("resource_id", { isCode: true }), "provider_id"],
      },
    ],
  },
  actions: [
    defineAction("notifications", {
      id: "resend",
      icon: Send,
      form: {
        schema: object({ to: string().check(trim(), email("form.email")) }),
        fields: [field.email("to", { isRequired: true })],
      },
      run: { post: "resend" },
    }),
  ],
});
