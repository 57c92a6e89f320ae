import { type ResourceSample, sampleDate } from "@tillhouse/extension-sdk/testing";

export const shippingProfiles: ResourceSample<"shipping-profiles"> = {
  of: "shipping-profiles",
  api: { path: "shipping-profiles", singularKey: "shipping_profile", pluralKey: "shipping_profiles" },
  record: (index) => ({
    id: `sp_${index}`,
    name: `Profile ${index}.`,
    type: index === 0 ? "default" : "custom",
    created_at: sampleDate(index),
    updated_at: sampleDate(index + 50),
    metadata: null,
  }),
  queries: [],
  payloads: {
    create: ["name", "type", "metadata"],
    update: ["name", "type", "metadata", "products", "shipping_options"],
  },
  values: { name: "Bulky goods" },
  change: { name: "Fresh food" },
  invalid: { values: { name: "" }, field: "name" },
  rejection: { message: "name must be a string", field: "name" },
};
