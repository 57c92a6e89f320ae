import { type RecordOf, useAdminQuery } from "@tillhouse/extension-sdk";

/** One item as lists have it: with what is sold of it, which its own address does not say. */
export function useStockItem(id: string) {
  const { data, error, isLoading, refetch } = useAdminQuery<{
    inventory_items: RecordOf<"inventory-items">[];
  }>("inventory-items", "/inventory-items", { query: { id: [id], limit: 1 } });
  return { item: data?.inventory_items[0], error, isLoading, refetch };
}
