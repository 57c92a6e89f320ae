import {
  type CustomCell,
  cell,
  countryName,
  defineBody,
  filter,
  formatList,
  type RecordOf,
} from "@tillhouse/extension-sdk";
import { providerName } from "@tillhouse/extension-sdk/commerce";
import { Percent } from "lucide-react";
import { regionDelete } from "./region-delete";
import { regionForm } from "./region-form";

type Region = RecordOf<"regions">;

/** Countries that are named in a row; more are counted. */
const namedCountries = 3;

const countryNames = ({ countries = [] }: Region, locale: string | undefined) =>
  countries
    .map(({ iso_2 }) => countryName(iso_2, locale))
    .sort((left, right) => left.localeCompare(right, locale));

/** Where it delivers to: the first few by name, and how many more. */
const countries: CustomCell<Region> = {
  id: "countries",
  text: (region) => (region.countries ?? []).map(({ iso_2 }) => iso_2.toUpperCase()).join(", "),
  render: (region, { locale, translate }) => {
    const names = countryNames(region, locale);
    const rest = names.length - namedCountries;
    if (names.length === 0) return <span className="th-muted">{translate("regions.noCountries")}</span>;
    return rest > 0
      ? translate("regions.countriesAndMore", {
          names: names.slice(0, namedCountries).join(", "),
          count: rest,
        })
      : names.join(", ");
  },
};

/** All of them, on the page of the region. */
const allCountries: CustomCell<Region> = {
  id: "countries",
  render: (region, { locale, translate }) =>
    (region.countries ?? []).length === 0
      ? translate("regions.noCountries")
      : formatList(countryNames(region, locale), locale),
};

const currency: CustomCell<Region> = {
  id: "currency_code",
  text: ({ currency_code }) => currency_code,
  render: ({ currency_code }) => currency_code.toUpperCase(),
};

const providers = (key: "payment_providers" | "fulfillment_providers"): CustomCell<Region> => ({
  id: key,
  text: (region) => (region[key] ?? []).map(({ id }) => id).join(", "),
  render: (region, host) => {
    const names = (region[key] ?? []).map(({ id }) => providerName(id, host));
    return names.length === 0 ? (
      <span className="th-muted">{host.translate("regions.noProviders")}</span>
    ) : (
      names.join(", ")
    );
  },
});

/** Ways of shipping of a region, in one direction. */
const shipping = (id: "shipping" | "returns", is_return: boolean) =>
  ({
    id,
    related: "shipping-options",
    filter: ({ id: region_id }: Region) => ({ region_id, is_return }),
    columns: ["name", "price", "limits", "profile", "admin_only"],
    actions: [is_return ? "addReturnOption" : "addShippingOption"],
  }) as const;

/** The form of a way of shipping, begun for a region. */
const newOption = (id: string, direction: "outbound" | "return") =>
  ({
    id,
    run: {
      link: (region: Region, { href }: { href(resource: string, id?: string): string }) =>
        `${href("regions", region.id)}?form=new&of=shipping-options&start.region_id=${region.id}&start.direction=${direction}`,
    },
  }) as const;

/** Where the store sells to, in which currency, and by whom money and parcels go. */
export default defineBody("regions", {
  list: {
    columns: [
      cell.text("name", { mobile: "lead", grow: 25 }),
      { ...countries, mobile: "title", grow: 35 },
      { ...currency, mobile: "mark" },
      cell.percent("tax_rate", { mobile: "end" }),
      providers("payment_providers"),
      providers("fulfillment_providers"),
      cell.date("created_at", { isHidden: true, mobile: "note" }),
    ],
    search: true,
    sort: "name",
    filters: [filter.date("created_at"), filter.date("updated_at")],
  },
  detail: {
    meta: [currency],
    sections: [
      shipping("shipping", false),
      shipping("returns", true),
      {
        id: "details",
        column: "side",
        facts: [allCountries, currency, providers("payment_providers"), providers("fulfillment_providers")],
        edit: {
          fields: ["name", "countries", "currency_code", "payment_providers", "fulfillment_providers"],
        },
      },
      {
        id: "taxes",
        column: "side",
        facts: [
          cell.percent("tax_rate"),
          "tax_code",
          cell.yesNo("automatic_taxes"),
          cell.yesNo("gift_cards_taxable"),
          cell.yesNo("includes_tax", { requires: "tax_inclusive_pricing" }),
        ],
        edit: { fields: ["tax_rate", "tax_code", "includes_tax"] },
      },
      { id: "metadata", column: "side", metadata: true },
    ],
  },
  actions: [
    newOption("addShippingOption", "outbound"),
    newOption("addReturnOption", "return"),
    { id: "openTaxes", icon: Percent, run: { link: ({ id }, { href }) => href("tax-regions", id) } },
  ],
  form: regionForm,
  delete: regionDelete,
});
