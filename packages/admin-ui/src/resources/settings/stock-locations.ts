import { cell, defineBody } from "@tillhouse/extension-sdk";

export default defineBody("stock-locations", {
  list: {
    columns: [cell.text("name", { mobile: "lead", grow: 50 }), cell.date("created_at", { mobile: "note" })],
  },
});
