import { useMemo } from "react";
import { useAdminQuery } from "../../data/data";
import { useFeatureFlag } from "../../host/feature-flags";
import type { RecordOf } from "../../records/resources";
import { useHost } from "../../resource/use-host";

/** More locations than any store has. */
const limit = 1000;

/**
 * Stock locations as they are shown and proposed: the store's default one, then the older ones. The store itself tells them in
 * another order after each change of one.
 *
 * @example const [proposed] = sortedLocations(stock_locations, store.default_location_id);
 */
export function sortedLocations<Location extends { id: string; created_at?: Date | string }>(
  locations: readonly Location[],
  defaultId?: string | null,
): Location[] {
  const ageOf = ({ created_at }: Location) => new Date(created_at ?? 0).getTime();
  return [...locations].sort(
    (one, other) =>
      Number(other.id === defaultId) - Number(one.id === defaultId) ||
      ageOf(one) - ageOf(other) ||
      one.id.localeCompare(other.id),
  );
}

/**
 * Where the store keeps its stock, its default location first; none where it has no such locations, or until they are read.
 *
 * @example const { locations, nameOf } = useLocations();
 */
export function useLocations({
  isWanted = true,
  hasChannels = false,
}: {
  /** Left out: they are read at once. */
  isWanted?: boolean;
  /** The sales channels of each are read, too. */
  hasChannels?: boolean;
} = {}) {
  const { store } = useHost();
  const { isFeatureEnabled } = useFeatureFlag();
  const { data, isLoading, error, refetch } = useAdminQuery<{
    stock_locations: RecordOf<"stock-locations">[];
  }>("stock-locations", "/stock-locations", {
    query: { limit, ...(hasChannels && isFeatureEnabled("sales_channels") && { expand: "sales_channels" }) },
    isWanted: isWanted && isFeatureEnabled("stockLocationService"),
  });
  const defaultId = store?.default_location_id;
  const locations = useMemo(() => sortedLocations(data?.stock_locations ?? [], defaultId), [data, defaultId]);
  return {
    locations,
    isLoading,
    error,
    refetch,
    nameOf: (id: string | null) => locations.find((other) => other.id === id)?.name,
  };
}
