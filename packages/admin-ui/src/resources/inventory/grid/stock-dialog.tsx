import { type ActionScreenProps, useHost } from "@tillhouse/extension-sdk";
import { useLocations } from "@tillhouse/extension-sdk/commerce";
import { GridLoading, useDraftedRows, useGridRows } from "@tillhouse/extension-sdk/grid";
import { EmptyState } from "@tillhouse/extension-sdk/ui";
import { StockGrid } from "./stock-grid";
import { readStockRows } from "./stock-rows";

/** What is stocked of many items at each location of the store. */
export default function StockDialog({ records, onClose }: ActionScreenProps<"inventory-items">) {
  const { client, translate, user } = useHost();
  const selected = records.map(({ id }) => id).join();
  const draft = `${user.id}.stock.${selected}`;
  // A count may have added items that are not among those that were selected.
  const drafted = useDraftedRows(draft);
  const ids = [...new Set([...selected.split(","), ...drafted])].join();
  const { rows, error, retry } = useGridRows(ids, () => readStockRows(client, ids.split(",")));
  const reading = useLocations();
  if (rows !== undefined && reading.locations.length > 0)
    return <StockGrid items={rows} locations={reading.locations} draft={draft} onClose={onClose} />;
  return (
    <GridLoading
      title={translate("inventory-items.grid.title")}
      failedTitle={translate("inventory-items.grid.unread")}
      error={error ?? reading.error ?? undefined}
      empty={
        rows !== undefined &&
        !reading.isLoading && (
          <EmptyState
            title={translate("inventory-items.grid.noLocations")}
            description={translate("inventory-items.grid.noLocationsText")}
          />
        )
      }
      onRetry={() => {
        retry();
        void reading.refetch();
      }}
      onClose={onClose}
    />
  );
}
