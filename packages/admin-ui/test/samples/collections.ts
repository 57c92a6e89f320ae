import { type ResourceSample, sampleDate } from "@tillhouse/extension-sdk/testing";

export const collections: ResourceSample<"collections"> = {
  of: "collections",
  api: { path: "collections", singularKey: "collection", pluralKey: "collections" },
  record: (index) => ({
    id: `pcol_${index}`,
    title: `Collection ${index}.`,
    handle: `collection-${index}-`,
    created_at: sampleDate(index),
    updated_at: sampleDate(index + 50),
    metadata: { season: "summer", rank: index },
  }),
  queries: [
    "q",
    "title",
    "handle",
    "order",
    "discount_condition_id",
    "created_at",
    "updated_at",
    "deleted_at",
  ],
  payloads: { create: ["title", "handle", "metadata"], update: ["title", "handle", "metadata"] },
  values: { title: "Winter", handle: "winter-2026" },
  change: { title: "Late winter" },
  rejection: { message: "Product_collection with handle winter-2026 already exists.", field: "handle" },
};
