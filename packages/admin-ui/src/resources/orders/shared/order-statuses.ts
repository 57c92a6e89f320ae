import { cell } from "@tillhouse/extension-sdk";

export const orderStatus = cell.badge("status", {
  pending: "processing",
  completed: "done",
  archived: "archived",
  canceled: "off",
  requires_action: "alert",
});

export const paymentStatus = cell.badge(
  "payment_status",
  {
    not_paid: "empty",
    awaiting: "waiting",
    captured: "done",
    partially_refunded: "back",
    refunded: "back",
    canceled: "off",
    requires_action: "alert",
  },
  { mobile: "mark" },
);

export const fulfillmentStatus = cell.badge(
  "fulfillment_status",
  {
    not_fulfilled: "waiting",
    partially_fulfilled: "partly",
    fulfilled: "packed",
    partially_shipped: "underway",
    shipped: "done",
    partially_returned: "back",
    returned: "back",
    canceled: "off",
    requires_action: "alert",
  },
  { mobile: "second-mark" },
);
