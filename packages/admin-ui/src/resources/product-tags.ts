import { cell, defineBody, filter } from "@tillhouse/extension-sdk";

export default defineBody("product-tags", {
  list: {
    columns: [
      cell.text("value", { mobile: "lead", grow: 50 }),
      cell.date("created_at", { mobile: "note" }),
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
    ],
  },
});
