import { type ResourceSample, sampleDate } from "@tillhouse/extension-sdk/testing";

export const taxRegions: ResourceSample<"tax-regions"> = {
  of: "tax-regions",
  api: { path: "regions", singularKey: "region", pluralKey: "regions" },
  record: (index) => ({
    id: `reg_${index}`,
    name: `Region ${index}.`,
    currency_code: "eur",
    countries: [],
    // No tax is a rate as well.
    tax_rate: index === 2 ? 0 : 19,
    tax_code: "STD",
    tax_provider_id: null,
    automatic_taxes: true,
    gift_cards_taxable: index % 2 === 0,
    created_at: sampleDate(index),
    updated_at: sampleDate(index + 50),
    metadata: null,
  }),
  queries: ["q", "created_at", "updated_at", "deleted_at", "order", "fields", "expand"],
  payloads: {
    update: ["tax_rate", "tax_code", "tax_provider_id", "automatic_taxes", "gift_cards_taxable"],
  },
  answers: {
    "GET /store/tax-providers": () => ({ tax_providers: [{ id: "tax-office", is_installed: true }] }),
  },
  change: {
    tax_rate: 7.5,
    tax_code: "REDUCED",
    tax_provider_id: "tax-office",
    automatic_taxes: false,
  },
  invalid: { values: { tax_rate: 101 }, field: "tax_rate" },
  rejection: { message: "tax_code must be shorter than or equal to 10 characters", field: "tax_code" },
};
