import { cell, defineResource, field } from "@tillhouse/extension-sdk";
import { Undo2 } from "lucide-react";
import { minLength, nullable, object, string, trim } from "zod/mini";

export const returnReasons = defineResource({
  name: "return-reasons",
  route: "settings/return-reasons",
  api: { one: "return_reason", many: "return_reasons", isWhole: true },
  title: (reason) => reason.label,
  nav: { group: "settings", order: 50, icon: Undo2, fact: "count" },
  find: { idPrefix: "rr" },
  list: {
    columns: [
      cell.text("label", { narrow: "lead", grow: 30 }),
      cell.text("value", { isMuted: true, narrow: "mark" }),
      cell.text("description", { grow: 30 }),
      cell.count("return_reason_children"),
      cell.date("created_at", { narrow: "note" }),
    ],
    search: true,
    sort: "label",
  },
  detail: {
    meta: [cell.text("value"), cell.record("parent_return_reason", "return-reasons")],
    sections: [
      { id: "text", facts: ["description", cell.date("created_at"), cell.text("id", { isCode: true })] },
      {
        id: "children",
        rows: "return_reason_children",
        columns: ["label", "value", "description"],
        to: "return-reasons",
      },
      { id: "metadata", place: "side", metadata: true },
    ],
  },
  form: {
    schema: object({
      label: string().check(trim(), minLength(1, "form.required")),
      value: string().check(trim(), minLength(1, "form.required")),
      description: string().check(trim()),
      parent_return_reason_id: nullable(string()),
    }),
    fields: [
      field.text("label", { isRequired: true }),
      field.text("value", { isRequired: true, hint: "return-reasons.hints.value" }),
      field.longText("description"),
      field.reference("parent_return_reason_id", { to: "return-reasons", on: "create" }),
    ],
    canDuplicate: true,
  },
  canDelete: true,
});
