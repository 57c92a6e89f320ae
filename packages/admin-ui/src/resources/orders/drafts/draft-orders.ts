import { cell, defineResource } from "@tillhouse/extension-sdk";
import { CircleCheck, Link, ReceiptText } from "lucide-react";
import { draftEdits, hasItems, isOpen } from "./draft-actions";
import { draftForm } from "./draft-form";
import { draftOrderBasis } from "./draft-order-basis";

/** Draft orders with everything that can be seen of them and done with them. */
export const draftOrders = defineResource({
  ...draftOrderBasis,
  detail: {
    badges: [cell.badge("status", { open: "empty", completed: "done" })],
    meta: [
      cell.date("created_at"),
      { id: "region", render: ({ cart }) => cart?.region?.name },
      cell.record("order", "orders"),
    ],
    sections: [
      { id: "items", load: () => import("./draft-items") },
      { id: "checkout", load: () => import("./draft-checkout") },
      { id: "customer", place: "side", load: () => import("./draft-people") },
    ],
  },
  form: draftForm,
  actions: [
    {
      id: "pay",
      icon: CircleCheck,
      when: (draft) => isOpen(draft) && hasItems(draft),
      call: "pay",
      confirm: "asked",
      isNext: true,
      affects: ["orders"],
    },
    {
      id: "order",
      icon: ReceiptText,
      when: ({ order_id }) => order_id !== null,
      to: ({ order_id }, { href }) => href("orders", order_id ?? ""),
      isNext: true,
    },
    {
      id: "paymentLink",
      icon: Link,
      when: (draft, { store }) =>
        isOpen(draft) && (Boolean(store?.payment_link_template) || "draft-orders.reasons.noTemplate"),
      isReading: true,
      run: ({ record, host, copy }) =>
        copy(String(host.store?.payment_link_template).replaceAll("{cart_id}", record.cart_id ?? "")),
    },
    ...draftEdits,
    {
      id: "mute",
      when: (draft) => isOpen(draft) && !draft.no_notification_order,
      change: { no_notification_order: true },
      undo: "unmute",
    },
    {
      id: "unmute",
      when: (draft) => isOpen(draft) && Boolean(draft.no_notification_order),
      change: { no_notification_order: false },
      undo: "mute",
    },
  ],
  canDelete: true,
  // The API would take a completed one away as well, and leave its order without it.
  mayDelete: isOpen,
});
