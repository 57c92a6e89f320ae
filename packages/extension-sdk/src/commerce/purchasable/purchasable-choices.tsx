import { useMemo, useState } from "react";
import { countryName } from "../../format/country-name";
import { Combobox } from "../../inputs/combobox";
import { countryOptions } from "../../inputs/countries";
import { ReferencePicker } from "../../inputs/reference-picker";
import { useHost } from "../../resource/use-host";
import { Select } from "../../ui/controls/select";
import type { PurchasableChoice } from "./use-purchasable-choice";

/** Asks who wants to buy: in which region, in which channel, from which country. */
export function PurchasableChoices({ choice }: { choice: PurchasableChoice }) {
  const { translate } = useHost();
  const { regions, region, channelId } = choice;
  return (
    <div className="th-fields">
      <Select
        label={translate("products.purchasable.region")}
        options={regions.map(({ id, name, currency_code }) => ({
          value: id,
          label: `${name} (${currency_code.toUpperCase()})`,
        }))}
        value={region?.id ?? ""}
        onChange={(event) => choice.chooseRegion(event.target.value)}
      />
      {choice.hasChannels && (
        <ReferencePicker
          label={translate("products.purchasable.channel")}
          isNeverEmpty
          to="sales-channels"
          value={channelId === undefined ? [] : [channelId]}
          onChange={([id]) => id !== undefined && choice.chooseChannel(id)}
        />
      )}
      <CountryChoice choice={choice} />
    </div>
  );
}

/** Any country, those of the region first: that another one is not served is an answer, too. */
function CountryChoice({ choice }: { choice: PurchasableChoice }) {
  const { translate, locale } = useHost();
  const { region, regions, countryCode } = choice;
  const [query, setQuery] = useState("");
  const all = useMemo(() => {
    const regionOf = new Map(
      regions.flatMap((other) => (other.countries ?? []).map(({ iso_2 }) => [iso_2, other] as const)),
    );
    const options = countryOptions(locale).map((option) => {
      const other = regionOf.get(option.value);
      if (other?.id === region?.id && other !== undefined) return { ...option, isServed: true };
      return { ...option, isServed: false, note: other?.name ?? translate("products.purchasable.noRegion") };
    });
    return options.sort((left, right) => Number(right.isServed) - Number(left.isServed));
  }, [regions, region, locale, translate]);
  const text = query.trim().toLowerCase();
  return (
    <Combobox
      label={translate("products.purchasable.country")}
      isNeverEmpty
      chosen={countryCode === "" ? [] : [{ value: countryCode, label: countryName(countryCode, locale) }]}
      onChoose={([country]) => country !== undefined && choice.chooseCountry(country.value)}
      options={all.filter(({ label, value }) => `${label} ${value}`.toLowerCase().includes(text))}
      query={query}
      onQueryChange={setQuery}
    />
  );
}
