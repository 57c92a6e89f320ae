import { type ActionScreenProps, useAdminQuery, useHost } from "@tillhouse/extension-sdk";
import { readVariantsOf } from "@tillhouse/extension-sdk/commerce";
import { GridLoading, useDraftedRows, useGridRows } from "@tillhouse/extension-sdk/grid";
import { Button, EmptyState } from "@tillhouse/extension-sdk/ui";
import { useState } from "react";
import { AddProducts } from "./add-products";
import { type FoundProducts, readVariantsById } from "./find-products";
import type { PriceRegion } from "./list-columns";
import type { ListVariant } from "./list-prices";
import { type ListProduct, readListProducts, rowFields } from "./list-source";
import { PricesGrid } from "./prices-grid";

export interface PricesScreenProps extends ActionScreenProps<"price-lists"> {
  /** It is opened to put products on the list. */
  isAdding?: boolean;
}

interface Opened {
  products: readonly ListProduct[];
  rows: readonly ListVariant[];
}

/** The prices of a list: of all its products, and of those that are put on it. */
export function PricesScreen({ records, isAdding = false, onClose }: PricesScreenProps) {
  const { client, translate, user } = useHost();
  const [list] = records;
  const listId = list?.id ?? "";
  const draft = `${user.id}.price-list.${listId}`;
  // Of products that were put on it, and whose prices are not saved yet.
  const drafted = useDraftedRows(draft);
  const [added, setAdded] = useState<FoundProducts>();
  const [isChoosing, setChoosing] = useState(isAdding);
  const read = async (): Promise<Opened[]> => {
    const products = await readListProducts({ client, listId });
    const rows = await readVariantsOf<ListVariant>(
      client,
      products.map(({ id }) => id),
      rowFields,
    );
    const known = new Set(rows.map(({ id }) => id));
    const others = await readVariantsById(
      client,
      drafted.filter((id) => !known.has(id)),
    );
    return [{ products: [...products, ...others.products], rows: [...rows, ...others.variants] }];
  };
  const opened = useGridRows(listId, read);
  // Any store has few regions, and few of them have prices of their own.
  const regions = useAdminQuery<{ regions: PriceRegion[] }>("regions", "/regions", {
    query: { fields: "id,name,currency_code", expand: "countries", limit: 1000 },
  });
  const [found] = opened.rows ?? [];
  const rows = found === undefined ? undefined : found.rows.length > 0 ? found.rows : added?.variants;
  if (found !== undefined && rows !== undefined && regions.data !== undefined && list !== undefined)
    return (
      <PricesGrid
        list={list}
        products={[...found.products, ...(added?.products ?? [])]}
        rows={rows}
        regions={regions.data.regions}
        draft={draft}
        isAdding={isChoosing && added === undefined}
        onClose={onClose}
      />
    );
  return (
    <>
      <GridLoading
        title={translate("price-lists.grid.title")}
        failedTitle={translate("price-lists.grid.unread")}
        error={opened.error ?? regions.error ?? undefined}
        empty={
          found !== undefined &&
          regions.data !== undefined && (
            <EmptyState
              title={translate("price-lists.grid.empty")}
              description={translate("price-lists.grid.emptyText")}
              actions={
                <Button variant="primary" onClick={() => setChoosing(true)}>
                  {translate("price-lists.actions.addProducts")}
                </Button>
              }
            />
          )
        }
        onRetry={() => {
          opened.retry();
          void regions.refetch();
        }}
        onClose={onClose}
      />
      {isChoosing && found !== undefined && (
        <AddProducts onAdd={setAdded} onClose={() => setChoosing(false)} />
      )}
    </>
  );
}

/** The prices of a list, in a grid. */
export default function EditPrices(props: ActionScreenProps<"price-lists">) {
  return <PricesScreen {...props} />;
}
