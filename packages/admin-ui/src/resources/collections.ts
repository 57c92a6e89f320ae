import { cell, defineBody, field, filter } from "@tillhouse/extension-sdk";
import { minLength, object, string, trim } from "zod/mini";

export default defineBody("collections", {
  list: {
    columns: [
      cell.text("title", { mobile: "lead", grow: 34, canEdit: true }),
      cell.text("handle", { prefix: "/", isMuted: true, mobile: "mark" }),
      // The store sends the products of each collection along, whether or not they are asked for.
      cell.count("products", { mobile: "end" }),
      cell.date("created_at"),
      cell.date("updated_at", { mobile: "note" }),
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
        members: { path: "products/batch", key: "product_ids", format: "ids", movesFrom: "collection" },
      },
      { id: "details", column: "side", facts: [cell.text("handle", { prefix: "/" })] },
      { id: "metadata", column: "side", metadata: true },
    ],
  },
  form: {
    schema: object({
      title: string().check(trim(), minLength(1, "form.required")),
      handle: string().check(trim()),
    }),
    fields: [
      field.text("title", { isRequired: true }),
      field.handle("handle", { generatedFrom: "title", hint: "collections.hints.handle" }),
    ],
    // An empty collection wants products next.
    redirectToRecord: true,
    toPayload: ({ title, handle }) => (handle === "" ? { title } : { title, handle }),
  },
  delete: { confirm: "asked" },
});
