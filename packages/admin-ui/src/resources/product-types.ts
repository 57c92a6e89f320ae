import { cell, defineBody, filter } from "@tillhouse/extension-sdk";

export default defineBody("product-types", {
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
        filter: (type) => ({ type_id: [type.id] }),
        columns: ["title", "status", "collection", "updated_at"],
      },
    ],
  },
});
