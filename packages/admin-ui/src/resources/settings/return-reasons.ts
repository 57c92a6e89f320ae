import { cell, defineBody, field } from "@tillhouse/extension-sdk";
import { minLength, nullable, object, string, trim } from "zod/mini";

export default defineBody("return-reasons", {
  list: {
    columns: [
      cell.text("label", { mobile: "lead", grow: 30 }),
      cell.text("value", { isMuted: true, mobile: "mark" }),
      cell.text("description", { grow: 30 }),
      cell.count("return_reason_children"),
      cell.date("created_at", { mobile: "note" }),
    ],
    search: true,
    sort: "label",
  },
  row: { facts: ["value", "description"] },
  detail: {
    meta: [cell.text("value"), cell.record("parent_return_reason", "return-reasons")],
    sections: [
      { id: "text", facts: ["description"] },
      {
        id: "children",
        subrecords: [{ of: "return-reasons", from: (reason) => reason.return_reason_children }],
        empty: "list.nothingRelated",
      },
      { id: "metadata", column: "side", metadata: true },
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
      field.reference("parent_return_reason_id", { to: "return-reasons", mode: "create" }),
    ],
    canDuplicate: true,
  },
  delete: { confirm: "asked" },
});
