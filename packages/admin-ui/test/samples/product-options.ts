import { type ResourceSample, sampleDate } from "@tillhouse/extension-sdk/testing";

export const productOptions: ResourceSample<"product-options"> = {
  of: "product-options",
  record: (index) => ({
    id: `opt_${index}`,
    title: `Option ${index}.`,
    product_id: `prod_${index}`,
    created_at: sampleDate(index),
    updated_at: sampleDate(index + 50),
    metadata: null,
  }),
  elsewhere: {
    rename: "e2e/store/variants.spec.ts",
    remove: "e2e/store/variants.spec.ts",
  },
};
