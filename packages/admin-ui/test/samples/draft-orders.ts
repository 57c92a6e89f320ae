import { type ResourceSample, sampleDate } from "@tillhouse/extension-sdk/testing";

export const draftOrders: ResourceSample<"draft-orders"> = {
  of: "draft-orders",
  api: { path: "draft-orders", one: "draft_order", many: "draft_orders" },
  record: (index) => ({
    id: `dorder_${index}`,
    display_id: String(index),
    status: "open",
    cart_id: `cart_${index}`,
    order_id: null,
    created_at: sampleDate(index),
    updated_at: sampleDate(index + 50),
    metadata: null,
  }),
  queries: ["q", "status", "created_at", "updated_at", "order", "expand"],
};
