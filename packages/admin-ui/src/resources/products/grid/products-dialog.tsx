import { type ActionScreenProps, useAdminQuery, useHost } from "@tillhouse/extension-sdk";
import { GridDialog, GridLoading, useGrid, useGridRows } from "@tillhouse/extension-sdk/grid";
import { useMemo } from "react";
import { type ProductRow, productColumns, productSource, readProducts } from "./product-grid";

interface Collection {
  id: string;
  title: string;
}

/** The fields of many products beside each other. */
export default function ProductsDialog({ records, onClose }: ActionScreenProps<"products">) {
  const { client, translate } = useHost();
  const ids = records.map(({ id }) => id).join();
  const products = useGridRows(ids, () => readProducts(client, ids.split(",")));
  const collections = useAdminQuery<{ collections: Collection[] }>("collections", "/collections", {
    query: { limit: 1000 },
  });
  if (products.rows !== undefined && collections.data !== undefined)
    return <ProductsGrid rows={products.rows} collections={collections.data.collections} onClose={onClose} />;
  return (
    <GridLoading
      title={translate("products.grid.productsTitle")}
      failedTitle={translate("products.grid.unread")}
      error={products.error ?? collections.error ?? undefined}
      onRetry={() => {
        products.retry();
        void collections.refetch();
      }}
      onClose={onClose}
    />
  );
}

interface ProductsGridProps {
  rows: readonly ProductRow[];
  collections: readonly Collection[];
  onClose(): void;
}

function ProductsGrid({ rows, collections, onClose }: ProductsGridProps) {
  const { client, translate, user, invalidate } = useHost();
  const columns = useMemo(
    () => productColumns({ translate: (key) => translate(key), collections }),
    [translate, collections],
  );
  const source = useMemo(() => productSource(client), [client]);
  const grid = useGrid({
    rows,
    columns,
    rowId: ({ id }) => id,
    source,
    draft: `${user.id}.products.${rows.map(({ id }) => id).join()}`,
    layout: "products.fields",
    onSaved: () => void invalidate("products"),
  });
  return (
    <GridDialog
      grid={grid}
      title={translate("products.grid.productsTitle")}
      subtitle={translate("products.grid.productCount", { count: rows.length })}
      label={translate("products.grid.productsTitle")}
      onClose={onClose}
    />
  );
}
