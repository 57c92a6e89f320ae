import { type ResourceSample, sampleDate } from "@tillhouse/extension-sdk/testing";

export const productCategories: ResourceSample<"product-categories"> = {
  of: "product-categories",
  api: { path: "product-categories", singularKey: "product_category", pluralKey: "product_categories" },
  record: (index) => ({
    id: `pcat_${index}`,
    name: `Category ${index}.`,
    handle: `category-${index}-`,
    is_active: true,
    is_internal: false,
    created_at: sampleDate(index),
    updated_at: sampleDate(index + 50),
  }),
  queries: [
    "q",
    "is_internal",
    "is_active",
    "parent_category_id",
    "include_descendants_tree",
    "fields",
    "expand",
  ],
};
