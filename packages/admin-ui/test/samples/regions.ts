import { type ResourceSample, sampleDate } from "@tillhouse/extension-sdk/testing";

export const regions: ResourceSample<"regions"> = {
  of: "regions",
  api: { path: "regions", singularKey: "region", pluralKey: "regions" },
  record: (index) => ({
    id: `reg_${index}`,
    name: `Region ${index}.`,
    currency_code: "eur",
    countries: [],
    tax_rate: 19,
    automatic_taxes: true,
    created_at: sampleDate(index),
    updated_at: sampleDate(index + 50),
    metadata: null,
  }),
  queries: ["q", "created_at", "updated_at", "deleted_at", "order", "fields", "expand"],
};
