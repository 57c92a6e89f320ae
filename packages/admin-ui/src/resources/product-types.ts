import { cell, defineResource, filter } from "@tillhouse/extension-sdk";
import { Shapes } from "lucide-react";

export const productTypes = defineResource({
  name: "product-types",
  api: { one: "product_type", many: "product_types", hasNoRead: true },
  title: (type) => type.value,
  nav: { group: "catalog", order: 50, icon: Shapes, key: "y" },
  find: { idPrefix: "ptyp" },
  list: {
    columns: [
      cell.text("value", { narrow: "lead", grow: 50 }),
      cell.date("created_at", { narrow: "note" }),
      cell.date("updated_at"),
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
        filter: (type) => ({ type_id: [type.id] }),
        columns: ["title", "status", "collection", "updated_at"],
      },
      { id: "details", place: "side", facts: [cell.date("created_at"), cell.text("id", { isCode: true })] },
    ],
  },
});
