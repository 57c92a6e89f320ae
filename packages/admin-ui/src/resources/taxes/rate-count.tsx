import { useAdminQuery, useHost } from "@tillhouse/extension-sdk";
import { Skeleton } from "@tillhouse/extension-sdk/ui";

/** More than a store ever has: one answer is asked for the rows of a page. */
const everything = 100_000;

/** How many rates a region has beside its default one. All rows of a list share one question. */
export function RateCount({ regionId }: { regionId: string }) {
  const { locale } = useHost();
  const { data, error } = useAdminQuery<{ tax_rates: { region_id: string }[] }>("tax-rates", "/tax-rates", {
    query: { fields: ["region_id"], limit: everything },
  });
  if (error !== null) return <span className="th-faint">–</span>;
  if (data === undefined) return <Skeleton width="24px" />;
  const count = data.tax_rates.filter(({ region_id }) => region_id === regionId).length;
  return count.toLocaleString(locale);
}
