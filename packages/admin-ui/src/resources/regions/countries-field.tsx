import { type CustomFieldProps, useAdminQuery, useFormRecord, useHost } from "@tillhouse/extension-sdk";
import { Combobox, countryOptions } from "@tillhouse/extension-sdk/inputs";
import { Banner } from "@tillhouse/extension-sdk/ui";
import { useMemo, useState } from "react";
import { holderOf, type RegionCountries, regionCountriesQuery } from "./region-countries";

/** The countries of a region, of all there are. Those of another region can be chosen, too: what moves is said. */
export default function CountriesField({ value, onChange, ...field }: CustomFieldProps<readonly string[]>) {
  const { locale, translate } = useHost();
  const { record } = useFormRecord<"regions">();
  const { data } = useAdminQuery<{ regions: RegionCountries[] }>("regions", "/regions", {
    query: regionCountriesQuery,
  });
  const [query, setQuery] = useState("");
  const all = useMemo(() => countryOptions(locale), [locale]);
  const options = all.map(({ value: code, label }) => {
    const note = holderOf(data?.regions ?? [], code, record?.id)?.name;
    return { value: code, label, ...(note !== undefined && { note }) };
  });
  const wanted = query.trim().toLowerCase();
  const chosen = options.filter((country) => value.includes(country.value));
  const moved = chosen.filter(({ note }) => note !== undefined);
  return (
    <div className="th-fields">
      <Combobox
        {...field}
        isMultiple
        chosen={chosen.map(({ value, label }) => ({ value, label }))}
        onChoose={(countries) => onChange(countries.map((country) => country.value))}
        options={options.filter(({ label, value: code }) =>
          `${label} ${code}`.toLowerCase().includes(wanted),
        )}
        query={query}
        onQueryChange={setQuery}
      />
      {moved.length > 0 && (
        <Banner tone="caution" title={translate("regions.moves.title", { count: moved.length })}>
          {moved.map(({ value: code, label, note }) => (
            <p key={code}>{translate("regions.moves.from", { country: label, region: note ?? "" })}</p>
          ))}
        </Banner>
      )}
    </div>
  );
}
