import { cell, defineResource, filter } from "@tillhouse/extension-sdk";
import { Hash } from "lucide-react";

export const productTags = defineResource({
  name: "product-tags",
  api: { one: "product_tag", many: "product_tags", hasNoRead: true },
  title: (tag) => tag.value,
  nav: { group: "catalog", order: 40, icon: Hash, key: "t" },
  find: { idPrefix: "ptag" },
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
        filter: (tag) => ({ tags: [tag.id] }),
        columns: ["title", "status", "type", "updated_at"],
      },
      { id: "details", place: "side", facts: [cell.date("created_at"), cell.text("id", { isCode: true })] },
    ],
  },
});
