import type { RecordOf } from "@tillhouse/extension-sdk";

/** Ids of the sales channels that a new product is sold in: those that were chosen, or the one that the store takes without any. */
export function chosenChannels(
  chosen: unknown,
  store: { default_sales_channel_id?: string | null } | undefined,
): readonly string[] {
  const ids = Array.isArray(chosen) ? chosen.map(String) : [];
  const { default_sales_channel_id: usual } = store ?? {};
  return ids.length > 0 || !usual ? ids : [usual];
}

/**
 * Where the stock of a new product is likely to lie: the first location that serves one of its channels, for what lies elsewhere
 * cannot be bought there. Where none does, the first one.
 */
export function proposedLocation<Location extends Pick<RecordOf<"stock-locations">, "id" | "sales_channels">>(
  locations: readonly Location[],
  channels: readonly string[],
): Location | undefined {
  const serves = ({ sales_channels }: Location) => sales_channels?.some(({ id }) => channels.includes(id));
  return locations.find(serves) ?? locations[0];
}
