import { type ResourceSample, sampleDate } from "@tillhouse/extension-sdk/testing";

export const reservations: ResourceSample<"reservations"> = {
  of: "reservations",
  record: (index) => ({
    id: `resitem_${index}`,
    line_item_id: `item_${index}`,
    inventory_item_id: `iitem_${index}`,
    location_id: `sloc_${index}`,
    quantity: 1,
    created_at: sampleDate(index),
    updated_at: sampleDate(index + 50),
  }),
  queries: ["line_item_id", "location_id", "inventory_item_id", "order", "fields", "expand"],
  elsewhere: {
    change: "e2e/store/orders-fulfilment.spec.ts",
    release: "e2e/store/orders-fulfilment.spec.ts",
  },
  store: { modules: [{ module: "inventoryService", resolution: true }] },
};
