import { type ResourceSample, sampleDate } from "@tillhouse/extension-sdk/testing";

export const customerGroups: ResourceSample<"customer-groups"> = {
  of: "customer-groups",
  api: { path: "customer-groups", singularKey: "customer_group", pluralKey: "customer_groups" },
  record: (index) => ({
    id: `cgrp_${index}`,
    name: `Group ${index}.`,
    created_at: sampleDate(index),
    updated_at: sampleDate(index + 50),
    metadata: { desk: "north" },
  }),
  queries: [
    "q",
    "id",
    "name",
    "order",
    "discount_condition_id",
    "created_at",
    "updated_at",
    "fields",
    "expand",
  ],
  payloads: { create: ["name", "metadata"], update: ["name", "metadata"] },
  values: { name: "Regulars" },
  change: { name: "Good regulars" },
  rejection: { message: "Customer group with name Regulars already exists", field: "name" },
};
