import { type ResourceSample, sampleDate } from "@tillhouse/extension-sdk/testing";

export const stockLocations: ResourceSample<"stock-locations"> = {
  of: "stock-locations",
  api: { path: "stock-locations", singularKey: "stock_location", pluralKey: "stock_locations" },
  record: (index) => ({
    id: `sloc_${index}`,
    name: `Location ${index}.`,
    address_id: `addr_${index}`,
    address: {
      id: `addr_${index}`,
      address_1: `Quay ${index}`,
      city: `Town ${index}.`,
      country_code: "dk",
      created_at: sampleDate(index),
      updated_at: sampleDate(index),
    },
    created_at: sampleDate(index),
    updated_at: sampleDate(index + 50),
  }),
  queries: [
    "id",
    "name",
    "sales_channel_id",
    "order",
    "created_at",
    "updated_at",
    "deleted_at",
    "fields",
    "expand",
  ],
  payloads: {
    create: ["name", "address", "metadata"],
    update: ["name", "address", "metadata"],
  },
  made: ({ address, ...payload }) => ({
    ...payload,
    ...(address ? { address_id: "addr_new", address } : {}),
  }),
  values: { name: "Harbour warehouse" },
  change: { name: "Old harbour" },
  invalid: { values: { name: "" }, field: "name" },
  rejection: { message: "name must be a string", field: "name" },
};
