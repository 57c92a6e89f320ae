import { cell, defineAction, defineResource, field, filter } from "@tillhouse/extension-sdk";
import { ClipboardCopy, MessageSquarePlus, StickyNote } from "lucide-react";
import { minLength, object, string, trim } from "zod/mini";

/** A note of the staff about an order, as the store answers it. */
export interface Note {
  id: string;
  value: string;
  resource_id: string;
  resource_type: string;
  author: { email: string; first_name: string | null; last_name: string | null } | null;
  created_at: string;
  updated_at: string;
}

declare module "@tillhouse/extension-sdk" {
  interface Resources {
    notes: Note;
  }
}

/** Long notes are named by their beginning. */
const titleLength = 60;

function titleOf({ value }: Note): string {
  return value.length > titleLength ? `${value.slice(0, titleLength)}…` : value;
}

function authorOf({ author }: Note): string {
  const name = [author?.first_name, author?.last_name].filter(Boolean).join(" ");
  return name === "" ? (author?.email ?? "") : name;
}

const text = string().check(trim(), minLength(1, "form.required"));

/** Adds a paragraph to a note instead of writing over what is there. */
const append = defineAction("notes", {
  id: "append",
  icon: MessageSquarePlus,
  isPrimary: true,
  form: { schema: object({ addition: text }), fields: [field.longText("addition", { isRequired: true })] },
  run: ({ record, values, host }) =>
    host.client.admin.custom.post(`/notes/${record.id}`, { value: `${record.value}\n\n${values.addition}` }),
});

export default defineResource({
  name: "notes",
  api: { singularKey: "note", pluralKey: "notes" },
  title: titleOf,
  nav: { group: "sales", order: 60, icon: StickyNote },
  search: { idPrefix: "note" },
  list: {
    columns: [
      cell.text("value", { mobile: "lead", grow: 60, canEdit: true }),
      { id: "author", mobile: "mark", text: authorOf, render: authorOf },
      cell.date("created_at", { mobile: "note" }),
      cell.date("updated_at", { isHidden: true }),
    ],
    filters: [filter.reference("resource_id", { to: "orders", isSingle: true })],
  },
  detail: {
    meta: [{ id: "author", render: authorOf }, cell.date("created_at")],
    sections: [
      { id: "text", facts: ["value"] },
      { id: "order", related: "orders", filter: (note) => ({ id: note.resource_id }) },
      { id: "details", column: "side", facts: [cell.date("updated_at"), cell.text("id", { isCode: true })] },
    ],
  },
  form: {
    schema: object({ value: text, resource_id: string("form.required") }),
    fields: [
      field.reference("resource_id", { to: "orders", mode: "create", isRequired: true }),
      field.longText("value", { isRequired: true }),
    ],
    toPayload: ({ value, resource_id }, note) =>
      note === undefined ? { value, resource_id, resource_type: "order" } : { value },
  },
  actions: [
    append,
    { id: "copy", icon: ClipboardCopy, run: { read: ({ record, copy }) => copy(record.value) } },
  ],
  delete: { confirm: "asked" },
});
