import { cell, defineResource } from "@tillhouse/extension-sdk";
import { UserRound } from "lucide-react";

export const customers = defineResource({
  name: "customers",
  api: { one: "customer", many: "customers" },
  title: ({ first_name, last_name, email }) => [first_name, last_name].filter(Boolean).join(" ") || email,
  nav: { group: "people", order: 10, icon: UserRound },
  list: {
    columns: [
      {
        id: "name",
        narrow: "lead",
        grow: 30,
        render: ({ first_name, last_name }) => [first_name, last_name].filter(Boolean).join(" ") || "–",
      },
      cell.text("email", { narrow: "mark", grow: 36 }),
      cell.text("phone", { isMuted: true }),
      cell.date("created_at", { narrow: "note" }),
    ],
    search: true,
  },
  detail: {
    sections: [
      {
        id: "orders",
        related: "orders",
        filter: (customer) => ({ customer_id: customer.id }),
        columns: ["display_id", "created_at", "payment_status", "fulfillment_status", "total"],
      },
      {
        id: "details",
        place: "side",
        facts: ["email", "phone", cell.date("created_at"), cell.text("id", { isCode: true })],
      },
      { id: "metadata", place: "side", metadata: true },
    ],
  },
});
