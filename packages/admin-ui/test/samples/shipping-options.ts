import { type ResourceSample, sampleDate } from "@tillhouse/extension-sdk/testing";

const changeable = ["name", "amount", "price_type", "requirements", "admin_only", "includes_tax", "metadata"];

export const shippingOptions: ResourceSample<"shipping-options"> = {
  of: "shipping-options",
  api: { path: "shipping-options", singularKey: "shipping_option", pluralKey: "shipping_options" },
  record: (index) => ({
    id: `so_${index}`,
    name: `Option ${index}.`,
    region_id: `reg_${index % 3}`,
    profile_id: "sp_0",
    provider_id: "manual",
    price_type: "flat_rate",
    amount: 100 * index,
    is_return: index % 4 === 3,
    admin_only: false,
    requirements: [],
    data: { id: "manual-fulfillment" },
    created_at: sampleDate(index),
    updated_at: sampleDate(index + 50),
    metadata: null,
  }),
  queries: [
    "q",
    "id",
    "name",
    "region_id",
    "is_return",
    "admin_only",
    "order",
    "created_at",
    "updated_at",
    "deleted_at",
    "fields",
    "expand",
  ],
  payloads: {
    // What AdminPostShippingOptionsReq and AdminPostShippingOptionsOptionReq take; anything else is refused.
    create: [...changeable, "region_id", "provider_id", "profile_id", "data", "is_return"],
    update: changeable,
  },
  values: {
    region_id: "Region 0.",
    name: "Letter",
    amount: "4.90",
    admin_only: true,
  },
  change: { name: "Parcel", amount: "12.50", admin_only: true },
  invalid: { values: { name: "" }, field: "name" },
  answers: {
    "GET /regions/:id/fulfillment-options": () => ({
      fulfillment_options: [{ provider_id: "manual", options: [{ id: "manual-fulfillment" }] }],
    }),
  },
  rejection: { message: "name must be shorter than or equal to 80 characters", field: "name" },
};
