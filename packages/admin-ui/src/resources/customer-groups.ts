import { cell, defineBody, field, filter } from "@tillhouse/extension-sdk";
import { minLength, object, string, trim } from "zod/mini";

export default defineBody("customer-groups", {
  list: {
    columns: [
      cell.text("name", { mobile: "lead", grow: 50 }),
      cell.date("created_at", { mobile: "note" }),
      cell.date("updated_at"),
    ],
    select: { fields: "id,name,created_at,updated_at" },
    search: true,
    sort: "-created_at",
    filters: [filter.date("created_at"), filter.date("updated_at")],
  },
  detail: {
    sections: [
      {
        id: "customers",
        related: "customers",
        path: "customers",
        columns: ["name", "email", "created_at"],
        members: { path: "customers/batch", key: "customer_ids", format: "objects" },
      },
      { id: "metadata", column: "side", metadata: true },
    ],
  },
  form: {
    schema: object({ name: string().check(trim(), minLength(1, "form.required")) }),
    fields: [field.text("name", { isRequired: true })],
  },
  delete: { confirm: "asked" },
});
