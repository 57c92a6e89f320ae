import { countryName, formatList, useHost } from "@tillhouse/extension-sdk";

/** A country of a region, as the store answers it. */
interface RegionCountry {
  iso_2: string;
}

/** The countries of a region, in one line of words. */
export function RegionCountries({ countries = [] }: { countries?: readonly RegionCountry[] }) {
  const { locale } = useHost();
  if (countries.length === 0) return <span className="th-faint">–</span>;
  const names = countries.map(({ iso_2 }) => countryName(iso_2, locale));
  return formatList(
    names.sort((left, right) => left.localeCompare(right, locale)),
    locale,
    "unit",
  );
}
