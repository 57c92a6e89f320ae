import { formatList, useHost } from "@tillhouse/extension-sdk";
import { Status } from "@tillhouse/extension-sdk/ui";

/** How many of each a rate is charged on, as the store counts them. */
export interface ScopeCounts {
  product_count?: number;
  product_type_count?: number;
  shipping_option_count?: number;
}

/** "3 products, 1 type". A rate that is charged on nothing says so: the store never uses it. */
export function RateScope({ counts, isBadge = false }: { counts: ScopeCounts; isBadge?: boolean }) {
  const { translate, locale } = useHost();
  const { product_count = 0, product_type_count = 0, shipping_option_count = 0 } = counts;
  const said = [
    product_count > 0 && translate("tax-rates.counts.products", { count: product_count }),
    product_type_count > 0 && translate("tax-rates.counts.types", { count: product_type_count }),
    shipping_option_count > 0 && translate("tax-rates.counts.options", { count: shipping_option_count }),
  ].filter((text) => text !== false);
  if (said.length > 0) return isBadge ? null : formatList(said, locale, "unit");
  return (
    <Status tone="caution" shape="ring" isBadge={isBadge}>
      {translate("tax-rates.unused")}
    </Status>
  );
}
