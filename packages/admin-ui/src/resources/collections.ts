import { cell, defineBody, field, filter } from "@tillhouse/extension-sdk";
import { minLength, object, string, trim } from "zod/mini";

export default defineBody("collections", {
  list: {
    columns: [
      cell.text("title", { narrow: "lead", grow: 34, canEdit: true }),
      cell.text("handle", { prefix: "/", isMuted: true, narrow: "mark" }),
      // The store sends the products of each collection along, whether or not they are asked for.
      cell.count("products", { narrow: "end" }),
      cell.date("created_at"),
      cell.date("updated_at", { narrow: "note" }),
    ],
    search: true,
    sort: "-created_at",
    filters: [filter.date("created_at"), filter.date("updated_at")],
  },
  detail: {
    sections: [
      {
        id: "products",
        related: "products",
        filter: (collection) => ({ collection_id: [collection.id] }),
        columns: ["title", "status", "type", "updated_at"],
        members: { path: "products/batch", key: "product_ids", as: "ids", from: "collection" },
      },
      { id: "details", place: "side", facts: [cell.text("handle", { prefix: "/" })] },
      { id: "metadata", place: "side", metadata: true },
    ],
  },
  form: {
    schema: object({
      title: string().check(trim(), minLength(1, "form.required")),
      handle: string().check(trim()),
    }),
    fields: [
      field.text("title", { isRequired: true }),
      field.handle("handle", { from: "title", hint: "collections.hints.handle" }),
    ],
    // An empty collection wants products next.
    leadsToRecord: true,
    payload: ({ title, handle }) => (handle === "" ? { title } : { title, handle }),
  },
  delete: { confirm: "asked" },
});
