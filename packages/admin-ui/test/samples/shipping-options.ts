import { type ResourceSample, sampleDate } from "@tillhouse/extension-sdk/testing";

export const shippingOptions: ResourceSample<"shipping-options"> = {
  of: "shipping-options",
  api: { path: "shipping-options", singularKey: "shipping_option", pluralKey: "shipping_options" },
  record: (index) => ({
    id: `so_${index}`,
    name: `Option ${index}.`,
    region_id: `reg_${index % 3}`,
    amount: 100 * index,
    is_return: index % 4 === 3,
    requirements: [],
    created_at: sampleDate(index),
    updated_at: sampleDate(index + 50),
    metadata: null,
  }),
  queries: ["region_id", "is_return", "admin_only"],
};
