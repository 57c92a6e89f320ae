import { cell, defineAction, defineResource, field, filter } from "@tillhouse/extension-sdk";
import { BellRing, Send } from "lucide-react";
import { email, object, string, trim } from "zod/mini";

export const notifications = defineResource({
  name: "notifications",
  route: "settings/notifications",
  api: { one: "notification", many: "notifications", hasNoRead: true },
  title: ({ event_name, to }) => `${event_name ?? ""} ${to}`.trim(),
  nav: { group: "settings", order: 80, icon: BellRing },
  list: {
    columns: [
      cell.text("event_name", { narrow: "lead", grow: 26 }),
      cell.text("to", { narrow: "mark", grow: 30 }),
      cell.text("resource_type", { isMuted: true }),
      cell.text("resource_id", { isCode: true }),
      cell.date("created_at", { narrow: "note" }),
    ],
    filters: [
      filter.text("event_name"),
      filter.text("to"),
      filter.text("resource_type"),
      filter.text("resource_id"),
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
      call: "resend",
    }),
  ],
});
