import { type ResourceSample, sampleDate } from "@tillhouse/extension-sdk/testing";
import { inventoryItems } from "./inventory-items";

export const reservations: ResourceSample<"reservations"> = {
  of: "reservations",
  api: { path: "reservations", singularKey: "reservation", pluralKey: "reservations" },
  record: (index) => ({
    id: `resitem_${index}`,
    line_item_id: null,
    inventory_item_id: `iitem_${index}`,
    inventory_item: { id: `iitem_${index}`, sku: `SKU-${index}.`, title: `Item ${index}.` },
    location_id: `sloc_${index}`,
    quantity: 1,
    description: `Set aside ${index}.`,
    created_by: "usr_1",
    created_at: sampleDate(index),
    updated_at: sampleDate(index + 50),
  }),
  queries: [
    "line_item_id",
    "location_id",
    "inventory_item_id",
    "created_by",
    "quantity",
    "description",
    "created_at",
    "updated_at",
    "order",
    "fields",
    "expand",
  ],
  payloads: {
    create: ["line_item_id", "location_id", "inventory_item_id", "quantity", "description", "metadata"],
    update: ["location_id", "quantity", "description", "metadata"],
  },
  values: { inventory_item_id: "Item 4.", location_id: "sloc_4", quantity: 2, description: "Photo shoot" },
  invalid: { values: { quantity: 0 }, field: "quantity" },
  rejection: { message: "quantity must be a number", field: "quantity" },
  answers: {
    // Samples of others say that nothing lies in stock.
    "GET /inventory-items": ({ query: { id } }) => {
      const items = Array.from({ length: 45 }, (_, index) => inventoryItems.record(index));
      const found = items.filter((item) => id === undefined || [id].flat().includes(String(item.id)));
      return { inventory_items: found, count: found.length };
    },
    // The store says nothing of what it has changed.
    "POST /reservations/:id": ({ record, payload }) => {
      Object.assign(record ?? {}, payload);
      return {};
    },
    "DELETE /reservations/:id": ({ record, last }) => {
      // Under another id it is found no more.
      Object.assign(record ?? {}, { id: `${last}_released` });
      return { id: last, object: "reservation", deleted: true };
    },
  },
  actions: { change: { quantity: 3, description: "One more" } },
  store: {
    modules: [
      { module: "inventoryService", resolution: true },
      { module: "stockLocationService", resolution: true },
    ],
  },
};
