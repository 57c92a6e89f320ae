import { type ResourceSample, sampleDate } from "@tillhouse/extension-sdk/testing";

export const productTypes: ResourceSample<"product-types"> = {
  of: "product-types",
  api: { path: "product-types", singularKey: "product_type", pluralKey: "product_types" },
  record: (index) => ({
    id: `ptyp_${index}`,
    value: `Type ${index}.`,
    created_at: sampleDate(index),
    updated_at: sampleDate(index + 50),
    metadata: null,
  }),
  queries: ["q", "id", "value", "order", "discount_condition_id", "created_at", "updated_at"],
};
