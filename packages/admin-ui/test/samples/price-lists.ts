import { type ResourceSample, sampleDate } from "@tillhouse/extension-sdk/testing";

export const priceLists: ResourceSample<"price-lists"> = {
  of: "price-lists",
  api: { path: "price-lists", singularKey: "price_list", pluralKey: "price_lists" },
  record: (index) => ({
    id: `pl_${index}`,
    name: `Price list ${index}.`,
    description: "Summer",
    status: "active",
    type: "sale",
    created_at: sampleDate(index),
    updated_at: sampleDate(index + 50),
  }),
  queries: ["q", "id", "status", "type", "name", "order", "created_at", "updated_at", "fields", "expand"],
};
