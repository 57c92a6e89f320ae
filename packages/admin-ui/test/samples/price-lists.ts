import { type ResourceSample, sampleDate } from "@tillhouse/extension-sdk/testing";

const settings = [
  "name",
  "description",
  "type",
  "status",
  "starts_at",
  "ends_at",
  "customer_groups",
  "includes_tax",
  "prices",
];

const e2e = "e2e/store/price-list-prices.spec.ts";

export const priceLists: ResourceSample<"price-lists"> = {
  of: "price-lists",
  api: { path: "price-lists", singularKey: "price_list", pluralKey: "price_lists" },
  record: (index) => ({
    id: `pl_${index}`,
    name: `Price list ${index}.`,
    description: "Summer",
    status: index % 2 === 0 ? "active" : "draft",
    type: "sale",
    starts_at: null,
    ends_at: null,
    customer_groups: [],
    includes_tax: false,
    prices: [
      {
        id: `ma_${index}`,
        currency_code: "eur",
        amount: 900,
        region_id: null,
        price_list_id: `pl_${index}`,
        min_quantity: null,
        max_quantity: null,
        variant_id: "variant_1",
        created_at: sampleDate(index),
        updated_at: sampleDate(index),
        deleted_at: null,
      },
    ],
    created_at: sampleDate(index),
    updated_at: sampleDate(index + 50),
  }),
  queries: [
    "q",
    "id",
    "status",
    "type",
    "name",
    "customer_groups",
    "order",
    "created_at",
    "updated_at",
    "fields",
    "expand",
  ],
  // What AdminPostPriceListsPriceListReq takes; anything else is refused.
  payloads: { create: settings, update: settings },
  values: { name: "Spring", description: "For newcomers" },
  change: { name: "Late spring" },
  invalid: { values: { name: "" }, field: "name" },
  rejection: { message: "name is taken", field: "name" },
  elsewhere: {
    addProducts: e2e,
    editPrices: e2e,
    removeProducts: e2e,
    copy: e2e,
    importPrices: "e2e/store/price-list-import.spec.ts",
    exportPrices: "e2e/store/price-list-import.spec.ts",
    whichPrice: "e2e/store/which-price.spec.ts",
  },
};
