import { type ResourceSample, sampleDate } from "@tillhouse/extension-sdk/testing";

const count = 45;
const roots = 9;
const perParent = 4;

/** The index of the category that one is below: nine stand at the top, with up to four below each. */
function parentOf(index: number): number | undefined {
  return index < roots ? undefined : Math.floor((index - roots) / perParent);
}

const below = (index: number) =>
  Array.from({ length: count }, (_, other) => other).filter((other) => parentOf(other) === index);

const plain = (index: number) => {
  const parent = parentOf(index);
  return {
    id: `pcat_${index}`,
    name: `Category ${index}.`,
    handle: `category-${index}-`,
    description: "For every season",
    is_active: index % 2 === 0,
    is_internal: index % 5 === 0,
    rank: parent === undefined ? index : (index - roots) % perParent,
    parent_category_id: parent === undefined ? null : `pcat_${parent}`,
    mpath: null,
    category_children: [],
    created_at: sampleDate(index),
    updated_at: sampleDate(index + 50),
    metadata: { season: "summer" },
  };
};

export const productCategories: ResourceSample<"product-categories"> = {
  of: "product-categories",
  api: { path: "product-categories", singularKey: "product_category", pluralKey: "product_categories" },
  count,
  record: (index) => ({ ...plain(index), category_children: below(index).map(plain) }),
  queries: [
    "fields",
    "expand",
    "q",
    "handle",
    "is_internal",
    "is_active",
    "parent_category_id",
    "include_descendants_tree",
  ],
  payloads: {
    create: ["name", "handle", "description", "is_internal", "is_active", "parent_category_id", "metadata"],
    update: [
      "name",
      "handle",
      "description",
      "is_internal",
      "is_active",
      "parent_category_id",
      "rank",
      "metadata",
    ],
    "products/batch": ["product_ids"],
  },
  made: (payload) => ({ category_children: [], ...payload }),
  values: {
    name: "Rainwear",
    handle: "rainwear-2026",
    description: "Keeps dry",
    parent_category_id: "Category 3.",
    is_active: true,
  },
  change: { name: "Storm wear" },
  rejection: { message: "Product_category with handle rainwear-2026 already exists.", field: "handle" },
};
