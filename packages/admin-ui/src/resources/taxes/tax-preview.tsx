import {
  countryName,
  type RecordOf,
  type SectionProps,
  useAdminQuery,
  useHost,
} from "@tillhouse/extension-sdk";
import { ReferencePicker } from "@tillhouse/extension-sdk/inputs";
import { ReadProblem } from "@tillhouse/extension-sdk/kit";
import { Banner, Section, Select, Skeleton } from "@tillhouse/extension-sdk/ui";
import { useState } from "react";
import { ProductOutcome, ShippingOutcome } from "./rate-outcomes";

/** More than a region ever has: a rate that is not read would be a wrong answer. */
const everything = 100_000;

/** What cannot be said for certain, before anything is said. */
function Doubts({ region }: { region: RecordOf<"tax-regions"> }) {
  const { translate } = useHost();
  const { tax_provider_id: provider, automatic_taxes } = region;
  return (
    <>
      {provider && (
        <Banner tone="caution" title={translate("tax-regions.preview.providerTitle", { provider })}>
          {translate("tax-regions.preview.providerText", { provider })}
        </Banner>
      )}
      {!automatic_taxes && (
        <Banner tone="info" title={translate("tax-regions.preview.manualTitle")}>
          {translate("tax-regions.preview.manualText")}
        </Banner>
      )}
    </>
  );
}

/** Which rates a product and its shipping would be charged in this region, and why. */
export default function TaxPreview({ record: region }: SectionProps<"tax-regions">) {
  const { translate, locale } = useHost();
  const [products, setProducts] = useState<string[]>([]);
  const [options, setOptions] = useState<string[]>([]);
  const countries = (region.countries ?? [])
    .map(({ iso_2 }) => ({ value: iso_2, label: countryName(iso_2, locale) }))
    .sort((left, right) => left.label.localeCompare(right.label, locale));
  const [country, setCountry] = useState("");
  const [productId] = products;
  const [optionId] = options;
  const isAsked = productId !== undefined || optionId !== undefined;
  const { data, error, refetch } = useAdminQuery<{ tax_rates: RecordOf<"tax-rates">[] }>(
    "tax-rates",
    "/tax-rates",
    {
      query: {
        region_id: region.id,
        order: "name",
        limit: everything,
        expand: ["products", "product_types", "shipping_options"],
      },
      isWanted: isAsked,
    },
  );
  const chosen = countries.find(({ value }) => value === country);
  const rates = data?.tax_rates;
  return (
    <Section title={translate("tax-regions.sections.preview")}>
      <div className="th-fields">
        <p className="th-muted">{translate("tax-regions.preview.text")}</p>
        <div className="th-fields th-fields--two">
          <ReferencePicker
            label={translate("tax-regions.preview.product")}
            to="products"
            value={products}
            onChange={setProducts}
          />
          <ReferencePicker
            label={translate("tax-regions.preview.option")}
            to="shipping-options"
            filter={{ region_id: region.id }}
            value={options}
            onChange={setOptions}
          />
          <Select
            label={translate("tax-regions.preview.country")}
            placeholder={translate("form.choose")}
            hint={countries.length === 0 ? translate("tax-regions.preview.noCountries") : undefined}
            value={country}
            onChange={({ currentTarget }) => setCountry(currentTarget.value)}
            options={countries}
          />
        </div>
        <div className="th-fields" aria-live="polite">
          {(isAsked || chosen) && <Doubts region={region} />}
          {chosen && (
            <p>
              {translate(
                region.tax_provider_id
                  ? "tax-regions.preview.countryForProvider"
                  : "tax-regions.preview.countryInRegion",
                { country: chosen.label, region: region.name },
              )}
            </p>
          )}
          <ReadProblem error={error} refetch={refetch} />
          {isAsked && rates === undefined && error === null && <Skeleton width="60%" />}
          {rates !== undefined && productId !== undefined && (
            <ProductOutcome region={region} rates={rates} id={productId} />
          )}
          {rates !== undefined && optionId !== undefined && (
            <ShippingOutcome region={region} rates={rates} id={optionId} />
          )}
        </div>
      </div>
    </Section>
  );
}
