import { type ResourceSample, sampleDate } from "@tillhouse/extension-sdk/testing";

export const variants: ResourceSample<"variants"> = {
  of: "variants",
  api: { path: "variants", singularKey: "variant", pluralKey: "variants" },
  record: (index) => ({
    id: `variant_${index}`,
    title: `Variant ${index}.`,
    product_id: `prod_${index}`,
    sku: `SKU-${index}`,
    inventory_quantity: index,
    allow_backorder: false,
    manage_inventory: true,
    created_at: sampleDate(index),
    updated_at: sampleDate(index + 50),
    metadata: null,
  }),
  queries: ["q", "id", "title", "region_id", "currency_code", "customer_id", "order", "fields", "expand"],
};
