import { cell, defineBody, field, filter } from "@tillhouse/extension-sdk";
import { Ban } from "lucide-react";
import { minLength, object, string, trim } from "zod/mini";
import { KeyState, StaffName } from "./key-state";

export default defineBody("publishable-api-keys", {
  list: {
    columns: [
      cell.text("title", { mobile: "lead", grow: 30 }),
      cell.text("id", { isSecret: true, label: "publishable-api-keys.fields.token" }),
      {
        id: "state",
        mobile: "mark",
        sort: "revoked_at",
        render: (key) => <KeyState revokedAt={key.revoked_at} />,
      },
      cell.date("created_at", { mobile: "note" }),
    ],
    search: true,
    sort: "-created_at",
    filters: [filter.date("created_at"), filter.date("revoked_at")],
  },
  detail: {
    badges: [{ id: "state", render: (key) => <KeyState revokedAt={key.revoked_at} isBadge /> }],
    sections: [
      {
        id: "channels",
        related: "sales-channels",
        path: "sales-channels",
        isUnpaged: true,
        members: { path: "sales-channels/batch", key: "sales_channel_ids", format: "objects" },
      },
      {
        id: "details",
        column: "side",
        facts: [
          cell.text("id", { isSecret: true, label: "publishable-api-keys.fields.token" }),
          { id: "created_by", render: (key) => <StaffName id={key.created_by} /> },
          cell.date("revoked_at"),
          { id: "revoked_by", render: (key) => key.revoked_by && <StaffName id={key.revoked_by} /> },
        ],
      },
    ],
  },
  form: {
    schema: object({ title: string().check(trim(), minLength(1, "form.required")) }),
    fields: [field.text("title", { isRequired: true })],
    // What opens nothing any more is kept for the record.
    when: ({ revoked_at }) => revoked_at === null,
  },
  actions: [
    {
      id: "revoke",
      icon: Ban,
      when: ({ revoked_at }) => revoked_at === null,
      run: { post: "revoke" },
      isDone: ({ revoked_at }) => revoked_at !== null,
      tone: "danger",
      confirm: "typed",
      isBulk: true,
    },
  ],
  delete: { confirm: "typed" },
});
