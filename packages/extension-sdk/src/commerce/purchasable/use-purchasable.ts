import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { uncached } from "../../data/data";
import { settled } from "../../data/resource-path";
import { toAdminError } from "../../errors/errors";
import { useFeatureFlag } from "../../host/feature-flags";
import type { RecordOf } from "../../records/resources";
import { useHost } from "../../resource/use-host";
import type { ShippingOption } from "../shipping/use-shipping-options";
import {
  availableAt,
  offeredShippingOptions,
  type PurchasableSummary,
  purchasableSummary,
} from "./purchasable";
import {
  type PurchasableSubject,
  type ReadProduct,
  type ReadVariant,
  readChannel,
  readLocationIds,
  readProduct,
} from "./read-purchasable";
import type { PurchasableChoice } from "./use-purchasable-choice";

/** More shipping options than any region has. */
const limit = 500;

/** Which variants can be bought, with all that is named in the answer. */
export interface PurchasableAnswer extends PurchasableSummary<ReadVariant> {
  product: ReadProduct["product"];
  variants: ReadVariant[];
  region: RecordOf<"regions">;
  /** Another region that serves the country. */
  otherRegion?: RecordOf<"regions">;
  /** Left out where the store has no sales channels. */
  channel?: RecordOf<"sales-channels">;
  countryCode: string;
  /** The shipping options that a shop offers. */
  shippingOptions: ShippingOption[];
}

/** Whether a product, or a variant, can be bought by somebody, and why not. Writes to what it reads have it read again. */
export function usePurchasable(subject: PurchasableSubject, choice: PurchasableChoice) {
  const { client } = useHost();
  const { isFeatureEnabled, isKnown } = useFeatureFlag();
  const { region, regions, channelId, hasChannels, countryCode } = choice;
  const hasModule = isFeatureEnabled("inventoryService");
  const hasLocations = hasModule && isFeatureEnabled("stockLocationService");
  const product = useQuery({
    ...uncached,
    queryKey: ["variants", "purchasable", subject.productId, subject.variantId, hasModule, hasChannels],
    queryFn: () => readProduct(client, subject, { hasModule, hasChannels }),
    // What is asked for depends on what the store can do.
    enabled: isKnown,
  });
  const channel = useQuery({
    ...uncached,
    queryKey: ["sales-channels", "purchasable", channelId, hasLocations],
    queryFn: async () =>
      channelId === undefined
        ? { channel: undefined, locationIds: hasLocations ? await readLocationIds(client) : [] }
        : readChannel(client, channelId, hasLocations),
    enabled: isKnown && (!hasChannels || channelId !== undefined),
  });
  const options = useQuery({
    ...uncached,
    queryKey: ["shipping-options", "purchasable", region?.id],
    queryFn: () =>
      settled(
        client.admin.custom.get<{ shipping_options: ShippingOption[] }>("/shipping-options", {
          region_id: region?.id,
          is_return: false,
          limit,
        }),
      ),
    enabled: region !== undefined,
  });
  const queries = [product, channel, options];
  const failed = queries.find(({ error }) => error !== null)?.error ?? null;
  const answer = useMemo((): PurchasableAnswer | undefined => {
    if (product.data === undefined || channel.data === undefined || options.data === undefined)
      return undefined;
    if (region === undefined) return undefined;
    const { locationIds } = channel.data;
    const { items, variants } = product.data;
    const facts = {
      product: product.data.product,
      region,
      channel: channel.data.channel,
      countryCode,
      shippingOptions: options.data.shipping_options,
      ...(hasModule && { stock: { locationIds, available: availableAt(items, locationIds) } }),
      now: new Date(),
    };
    return {
      ...facts,
      variants,
      otherRegion: regions.find(
        (other) => other !== region && other.countries?.some(({ iso_2 }) => iso_2 === countryCode),
      ),
      shippingOptions: offeredShippingOptions(facts),
      ...purchasableSummary(variants, facts),
    };
  }, [product.data, channel.data, options.data, region, regions, countryCode, hasModule]);
  return {
    answer,
    error: failed === null ? null : toAdminError(failed),
    isFetching: queries.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(queries.map((query) => query.refetch())),
  };
}
