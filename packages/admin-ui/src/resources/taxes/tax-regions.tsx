import { cell, defineBody, field } from "@tillhouse/extension-sdk";
import { Plus } from "lucide-react";
import { boolean, nullable, object, string, trim } from "zod/mini";
import { percentage } from "./percentage";
import { RateCount } from "./rate-count";
import { RegionCountries } from "./region-countries";
import { TaxProviderName } from "./tax-provider-name";

export default defineBody("tax-regions", {
  list: {
    columns: [
      cell.text("name", { mobile: "lead", grow: 30 }),
      cell.percent("tax_rate", { mobile: "end" }),
      cell.text("tax_code", { isMuted: true }),
      {
        id: "rates",
        align: "end",
        sort: false,
        render: ({ id }) => <RateCount regionId={id} />,
        text: () => "",
      },
      {
        id: "tax_provider_id",
        mobile: "note",
        sort: false,
        render: ({ tax_provider_id }) => <TaxProviderName id={tax_provider_id} />,
        text: ({ tax_provider_id }) => tax_provider_id ?? "",
      },
      cell.yesNo("automatic_taxes"),
    ],
    search: true,
    sort: "name",
  },
  detail: {
    sections: [
      {
        id: "default",
        facts: [
          cell.percent("tax_rate", { label: "tax-rates.fields.rate" }),
          cell.text("tax_code", { label: "tax-rates.fields.code" }),
        ],
        edit: { fields: ["tax_rate", "tax_code"] },
      },
      {
        id: "rates",
        related: "tax-rates",
        filter: ({ id }) => ({ region_id: id }),
        columns: ["code", "rate", "scope"],
        isList: true,
        actions: ["addRate"],
      },
      { id: "preview", load: () => import("./tax-preview") },
      {
        id: "calculation",
        column: "side",
        facts: [
          {
            id: "tax_provider_id",
            render: ({ tax_provider_id }) => <TaxProviderName id={tax_provider_id} />,
          },
          cell.yesNo("automatic_taxes"),
          cell.yesNo("gift_cards_taxable"),
        ],
        edit: { fields: ["tax_provider_id", "automatic_taxes", "gift_cards_taxable"] },
      },
      {
        id: "details",
        column: "side",
        facts: [{ id: "countries", render: ({ countries }) => <RegionCountries countries={countries} /> }],
      },
    ],
  },
  form: {
    mode: "edit",
    schema: object({
      tax_rate: percentage,
      tax_code: string().check(trim()),
      tax_provider_id: nullable(string()),
      automatic_taxes: boolean(),
      gift_cards_taxable: boolean(),
    }),
    fields: [
      field.percent("tax_rate", { isRequired: true, hint: "tax-regions.hints.tax_rate" }),
      field.text("tax_code"),
      field.custom("tax_provider_id", { load: () => import("./tax-provider-field") }),
      field.toggle("automatic_taxes", { hint: "tax-regions.hints.automatic_taxes" }),
      field.toggle("gift_cards_taxable", { hint: "tax-regions.hints.gift_cards_taxable" }),
    ],
  },
  actions: [
    {
      id: "addRate",
      icon: Plus,
      run: {
        link: ({ id }, { href }) => `${href("tax-regions", id)}?form=new&of=tax-rates&start.region_id=${id}`,
      },
    },
  ],
});
