import { cell, defineBody, field, formatDate } from "@tillhouse/extension-sdk";
import { Link, Send } from "lucide-react";
import { email, object, enum as oneOf, string, trim } from "zod/mini";
import { InviteState } from "./invite-state";

const roles = ["member", "admin", "developer"] as const;

export default defineBody("invites", {
  list: {
    columns: [
      cell.text("user_email", { mobile: "lead", grow: 40 }),
      cell.word("role", { mobile: "end" }),
      {
        id: "state",
        mobile: "mark",
        sort: "expires_at",
        text: ({ expires_at }) => formatDate(expires_at, { style: "day" }),
        render: (invite) => InviteState(invite),
      },
      cell.date("expires_at", { mobile: "note" }),
      cell.date("created_at"),
    ],
    search: true,
    sort: "-created_at",
  },
  form: {
    mode: "create",
    schema: object({
      user: string().check(trim(), email("form.email")),
      role: oneOf(roles, "form.required"),
    }),
    fields: [
      field.email("user", { isRequired: true, label: "invites.fields.user_email" }),
      field.choice("role", roles, { isRequired: true }),
    ],
    defaultValues: { role: "member" },
    isMadeOf: ({ user_email }, { user }) => user_email === String(user).toLowerCase() || user_email === user,
  },
  actions: [
    {
      id: "copyLink",
      icon: Link,
      when: ({ accepted }) => !accepted,
      run: {
        read: ({ record, host, copy }) =>
          copy(
            host.store?.invite_link_template
              ? host.store.invite_link_template.replaceAll("{invite_token}", record.token)
              : host.absoluteUrl(`/invite?token=${record.token}`),
          ),
      },
    },
    { id: "resend", icon: Send, when: ({ accepted }) => !accepted, run: { post: "resend" }, isBulk: true },
  ],
  delete: { confirm: "asked" },
});
