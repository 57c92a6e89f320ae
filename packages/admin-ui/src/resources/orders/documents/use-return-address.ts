import {
  type AddressValue,
  addressLines,
  type RecordOf,
  useAdminQuery,
  useFeatureFlag,
} from "@tillhouse/extension-sdk";
import { usePaperSettings } from "@tillhouse/extension-sdk/kit";

interface Place {
  id: string;
  name: string;
  address?: AddressValue | null;
}

/** More places than a store has. */
const limit = 200;

/**
 * Where goods come back to, line by line: what the settings have for it, else the place that they were asked back to, else
 * whoever sold them.
 */
export function useReturnAddress(order: RecordOf<"orders">, locale: string): string[] {
  const { name, address, return_address: told } = usePaperSettings();
  const { isFeatureEnabled } = useFeatureFlag();
  const { returns = [], swaps = [], claims = [] } = order;
  const all = [...returns, ...[...swaps, ...claims].map(({ return_order }) => return_order)];
  const place = all.find((back) => back?.status === "requested" && back.location_id)?.location_id;
  const isWanted = told === "" && Boolean(place) && isFeatureEnabled("stockLocationService");
  const { data } = useAdminQuery<{ stock_locations: Place[] }>("stock-locations", "/stock-locations", {
    query: { limit, expand: "address" },
    isWanted,
  });
  if (told !== "") return told.split("\n");
  const found = data?.stock_locations.find(({ id }) => id === place);
  const lines = addressLines(found?.address, locale);
  if (found && lines.length > 0) return [found.name, ...lines];
  return address === "" ? [] : [name, ...address.split("\n")];
}
