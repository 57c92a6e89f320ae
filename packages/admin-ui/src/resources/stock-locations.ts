import { cell, defineResource } from "@tillhouse/extension-sdk";

export const stockLocations = defineResource({
  name: "stock-locations",
  route: "inventory/locations",
  needs: "stockLocationService",
  api: { one: "stock_location", many: "stock_locations" },
  title: (location) => location.name,
  list: {
    columns: [cell.text("name", { narrow: "lead", grow: 50 }), cell.date("created_at", { narrow: "note" })],
  },
});
