import { type ResourceSample, sampleDate } from "@tillhouse/extension-sdk/testing";

export const productTags: ResourceSample<"product-tags"> = {
  of: "product-tags",
  api: { path: "product-tags", singularKey: "product_tag", pluralKey: "product_tags" },
  record: (index) => ({
    id: `ptag_${index}`,
    value: `Tag ${index}.`,
    created_at: sampleDate(index),
    updated_at: sampleDate(index + 50),
    metadata: null,
  }),
  queries: ["q", "id", "value", "order", "discount_condition_id", "created_at", "updated_at"],
};
