import { useState } from "react";
import { useAdminQuery } from "../../data/data";
import { useFeatureFlag } from "../../host/feature-flags";
import type { RecordOf } from "../../records/resources";
import { useHost } from "../../resource/use-host";
import { useStorage } from "../../storage/use-storage";

/** Who wants to buy, as somebody chose it. */
interface Choice {
  regionId?: string;
  channelId?: string;
  countryCode?: string;
}

/** More regions than any store has. */
const limit = 1000;

/** Until they are read. */
const noRegions: readonly RecordOf<"regions">[] = [];

/**
 * In which region and channel, and from which country, somebody wants to buy. It begins with the first region, the store's own channel and
 * the first country of the region, and is kept for as long as the browser's tab is open.
 */
export function usePurchasableChoice() {
  const { store, user } = useHost();
  const { isFeatureEnabled } = useFeatureFlag();
  const { session } = useStorage();
  const key = `tillhouse.purchasable.${user.id}`;
  const [choice, setState] = useState(() => session.getJson<Choice>(key) ?? {});
  const { data, error, refetch } = useAdminQuery<{ regions: RecordOf<"regions">[] }>("regions", "/regions", {
    query: { limit },
  });
  const regions = data?.regions ?? noRegions;
  // What was chosen may be gone by now.
  const region = regions.find(({ id }) => id === choice.regionId) ?? regions[0];
  const defaultChannelId: unknown = Reflect.get(Object(store), "default_sales_channel_id");
  const hasChannels = isFeatureEnabled("sales_channels");
  const set = (next: Choice) => {
    setState(next);
    session.setJson(key, next);
  };
  return {
    regions,
    isRead: data !== undefined,
    error,
    refetch,
    region,
    hasChannels,
    channelId: hasChannels
      ? (choice.channelId ?? (typeof defaultChannelId === "string" ? defaultChannelId : undefined))
      : undefined,
    countryCode: choice.countryCode ?? region?.countries?.[0]?.iso_2 ?? "",
    chooseRegion: (regionId: string) => {
      const countries = regions.find(({ id }) => id === regionId)?.countries ?? [];
      const isServed = countries.some(({ iso_2 }) => iso_2 === choice.countryCode);
      set({ ...choice, regionId, ...(!isServed && { countryCode: undefined }) });
    },
    chooseChannel: (channelId: string) => set({ ...choice, channelId }),
    chooseCountry: (countryCode: string) => set({ ...choice, regionId: region?.id, countryCode }),
  };
}

/** What {@link usePurchasableChoice} answers. */
export type PurchasableChoice = ReturnType<typeof usePurchasableChoice>;
