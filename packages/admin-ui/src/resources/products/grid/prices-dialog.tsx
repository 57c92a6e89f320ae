import { type ActionScreenProps, useAdminQuery, useHost } from "@tillhouse/extension-sdk";
import { GridDialog, GridLoading, useGrid, useGridRows } from "@tillhouse/extension-sdk/grid";
import { EmptyState } from "@tillhouse/extension-sdk/ui";
import { useMemo } from "react";
import { type PriceRegion, priceScopes, variantColumns } from "./variant-columns";
import type { VariantRow } from "./variant-prices";
import { readRows, variantSource } from "./variant-source";

type Screen = ActionScreenProps<"products">;

/** The prices and codes of the variants of one product, or of many. */
export default function PricesDialog({ records, onClose }: Screen) {
  const { client, translate } = useHost();
  const ids = records.map(({ id }) => id).join();
  const variants = useGridRows(ids, () => readRows(client, ids.split(",")));
  // Any store has few regions, and few of them have prices of their own.
  const regions = useAdminQuery<{ regions: PriceRegion[] }>("regions", "/regions", {
    query: { fields: "id,name,currency_code", expand: "countries", limit: 1000 },
  });
  const { rows } = variants;
  if (rows !== undefined && rows.length > 0 && regions.data !== undefined)
    return <PricesGrid products={records} rows={rows} regions={regions.data.regions} onClose={onClose} />;
  return (
    <GridLoading
      title={translate("products.grid.pricesTitle")}
      failedTitle={translate("products.grid.unread")}
      error={variants.error ?? regions.error ?? undefined}
      empty={
        rows?.length === 0 && (
          <EmptyState
            title={translate("products.grid.noVariants")}
            description={translate("products.grid.noVariantsText")}
          />
        )
      }
      onRetry={() => {
        variants.retry();
        void regions.refetch();
      }}
      onClose={onClose}
    />
  );
}

interface PricesGridProps {
  products: Screen["records"];
  rows: readonly VariantRow[];
  regions: readonly PriceRegion[];
  onClose(): void;
}

function PricesGrid({ products, rows, regions, onClose }: PricesGridProps) {
  const host = useHost();
  const { client, store, translate, user, invalidate } = host;
  const [first] = products;
  const isOne = products.length === 1;
  const columns = useMemo(() => {
    const titles = isOne ? undefined : new Map(products.map(({ id, title }) => [id, title]));
    return variantColumns({ rows, regions, productTitles: titles, host: { store, translate } });
  }, [rows, regions, products, isOne, store, translate]);
  const source = useMemo(
    () => variantSource(client, rows, priceScopes(store, regions), translate("products.grid.tiers")),
    [client, rows, regions, store, translate],
  );
  const grid = useGrid({
    rows,
    columns,
    rowId: ({ id }) => id,
    source,
    draft: `${user.id}.prices.${products.map(({ id }) => id).join()}`,
    layout: "products.prices",
    onSaved: () => {
      void invalidate("products");
      void invalidate("variants");
    },
  });
  return (
    <GridDialog
      grid={grid}
      title={translate("products.grid.pricesTitle")}
      subtitle={isOne ? first?.title : translate("products.grid.productCount", { count: products.length })}
      label={translate("products.grid.pricesTitle")}
      onClose={onClose}
    />
  );
}
