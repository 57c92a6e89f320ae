import { type ResourceSample, sampleDate } from "@tillhouse/extension-sdk/testing";

const settings = [
  "name",
  "currency_code",
  "tax_code",
  "tax_rate",
  "payment_providers",
  "fulfillment_providers",
  "countries",
  "includes_tax",
  "metadata",
];

export const regions: ResourceSample<"regions"> = {
  of: "regions",
  api: { path: "regions", singularKey: "region", pluralKey: "regions" },
  record: (index) => ({
    id: `reg_${index}`,
    name: `Region ${index}.`,
    currency_code: "eur",
    countries: [],
    payment_providers: [{ id: "manual", is_installed: true }],
    fulfillment_providers: [{ id: "manual", is_installed: true }],
    tax_rate: 19,
    tax_code: null,
    tax_provider_id: null,
    automatic_taxes: true,
    gift_cards_taxable: true,
    created_at: sampleDate(index),
    updated_at: sampleDate(index + 50),
    metadata: null,
  }),
  queries: ["q", "created_at", "updated_at", "deleted_at", "order", "fields", "expand"],
  payloads: {
    // What AdminPostRegionsReq takes; anything else is refused. The page of taxes sends what else can be changed.
    create: settings,
    update: settings,
  },
  store: {
    payment_providers: [{ id: "manual", is_installed: true }],
    fulfillment_providers: [{ id: "manual", is_installed: true }],
  },
  // The store answers what the payload names by ids.
  made: (payload) => ({
    ...payload,
    countries: [],
    payment_providers: [{ id: "manual" }],
    fulfillment_providers: [{ id: "manual" }],
    tax_provider_id: null,
  }),
  // The currencies are those of the sample of currencies.
  values: { name: "Nordics", currency_code: "c01", tax_rate: 25, tax_code: "MOMS" },
  // Links to the form of another resource.
  elsewhere: {
    addShippingOption: "e2e/store/regions.spec.ts",
    addReturnOption: "e2e/store/regions.spec.ts",
    openTaxes: "e2e/store/regions.spec.ts",
  },
  change: { name: "Nordic countries", tax_rate: 0, tax_code: "VAT" },
  invalid: { values: { name: "" }, field: "name" },
  rejection: { message: "Invalid currency_code", field: "currency_code" },
  answers: {
    "GET /discounts": () => ({ discounts: [], count: 0 }),
  },
};
