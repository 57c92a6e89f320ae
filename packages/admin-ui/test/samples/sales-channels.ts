import { type ResourceSample, sampleDate } from "@tillhouse/extension-sdk/testing";

export const salesChannels: ResourceSample<"sales-channels"> = {
  of: "sales-channels",
  api: { path: "sales-channels", singularKey: "sales_channel", pluralKey: "sales_channels" },
  record: (index) => ({
    id: `sc_${index}`,
    name: `Channel ${index}.`,
    description: "Sells everywhere",
    is_disabled: index % 2 === 1,
    created_at: sampleDate(index),
    updated_at: sampleDate(index + 50),
    metadata: null,
  }),
  queries: [
    "q",
    "id",
    "name",
    "description",
    "order",
    "created_at",
    "updated_at",
    "deleted_at",
    "fields",
    "expand",
  ],
  payloads: {
    create: ["name", "description", "is_disabled"],
    update: ["name", "description", "is_disabled"],
  },
  values: { name: "Market stall", description: "On Saturdays", is_disabled: true },
  change: { name: "Market hall" },
  rejection: { message: "name must be shorter than or equal to 60 characters", field: "name" },
  store: { default_sales_channel_id: "sc_0" },
};
