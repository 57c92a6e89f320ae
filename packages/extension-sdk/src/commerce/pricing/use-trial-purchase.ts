import { useState } from "react";
import { useAdminQuery, useRecord } from "../../data/data";
import type { AdminError } from "../../errors/errors";
import { useFeatureFlag } from "../../host/feature-flags";
import type { RecordOf } from "../../records/resources";
import { useHost } from "../../resource/use-host";
import { chargedRate, ratesOfProduct } from "./applied-rates";
import { type CompetingPrice, competingPrices, type PriceOutcome } from "./winning-price";

/** More than any store has: one that is not read would make the answer wrong. */
const everything = 100_000;

/** Who buys what, as {@link useTrialPurchase} holds it. */
export interface TrialPurchase {
  /** Id of the variant; `undefined` until one is chosen. */
  variantId: string | undefined;
  /** The region; `undefined` until the regions are read. */
  region: RecordOf<"tax-regions"> | undefined;
  /** Id of the customer group; `undefined`: the customer is in none. */
  groupId: string | undefined;
  /** How many units; `null` or `NaN` while what is typed is no number. */
  quantity: number | null;
  /** All regions of the store. */
  regions: readonly RecordOf<"tax-regions">[] | undefined;
  /** Why the regions could not be read. */
  error: AdminError | null;
  /** Reads the regions again. */
  refetch(): Promise<unknown>;
  /** Changes what was chosen. */
  choose(next: { variantId?: string; regionId?: string; groupId?: string; quantity?: number | null }): void;
}

/**
 * Who buys what: a variant, a region, a customer group and a quantity. `TrialPurchaseFields` asks for it.
 *
 * @example
 * const purchase = useTrialPurchase();
 * return <TrialPurchaseFields purchase={purchase} />;
 */
export function useTrialPurchase(): TrialPurchase {
  const [chosen, setChosen] = useState<Parameters<TrialPurchase["choose"]>[0]>({ quantity: 1 });
  const { data, error, refetch } = useAdminQuery<{ regions: RecordOf<"tax-regions">[] }>(
    "regions",
    "/regions",
    { query: { order: "created_at", limit: 1000 } },
  );
  const { variantId, groupId, regionId, quantity = 1 } = chosen;
  return {
    variantId,
    groupId,
    quantity,
    region: data?.regions.find(({ id }) => id === regionId) ?? data?.regions[0],
    regions: data?.regions,
    error,
    refetch,
    choose: (next) => setChosen((before) => ({ ...before, ...next })),
  };
}

/** What {@link useTrialPrices} answers. */
export interface TrialPrices {
  /** What becomes of each price, the winner first; `undefined` until all is read. */
  outcomes: readonly PriceOutcome[] | undefined;
  /** Percentages that are charged on the product in the region, such as `[25]`. */
  taxRates: readonly number[];
  /** The product that the variant belongs to, with its type, collection and tags; `undefined` until it is read. */
  product: RecordOf<"products"> | undefined;
  /** Why something could not be read. */
  error: TrialPurchase["error"];
  /** Reads what could not be read again. */
  refetch(): Promise<unknown>;
}

/** {@link TrialPurchase} once all of it is chosen. */
export interface ChosenPurchase {
  /** Id of the variant. */
  variantId: string;
  /** The region. */
  region: RecordOf<"tax-regions">;
  /** Id of the customer group; `undefined`: the customer is in none. */
  groupId: string | undefined;
  /** How many units. */
  quantity: number;
}

/**
 * What becomes of each price of a variant for a purchase: of all that apply the store gives the lowest.
 *
 * @example const amount = useTrialPrices({ variantId, region, groupId, quantity: 1 }).outcomes?.find(({ fate }) => fate === "wins")?.price.amount;
 */
export function useTrialPrices({ variantId, region, groupId, quantity }: ChosenPurchase): TrialPrices {
  const { store } = useHost();
  const { isFeatureEnabled } = useFeatureFlag();
  const variant = useRecord("variants", variantId, { expand: "product" });
  const productId = variant.record?.product_id;
  const path = `/products/${encodeURIComponent(productId ?? "")}`;
  const isWanted = productId !== undefined;
  const prices = useAdminQuery<{ variants: { prices: CompetingPrice[] }[] }>("variants", `${path}/variants`, {
    // The list of variants leaves out prices that do not hold for everybody.
    query: {
      id: [variantId],
      fields: "id,title",
      expand: "prices,prices.price_list,prices.price_list.customer_groups",
      limit: 1,
    },
    isWanted,
  });
  const products = useAdminQuery<{ product: RecordOf<"products"> }>("products", path, {
    query: { fields: "id,title,discountable", expand: "type,collection,tags" },
    isWanted,
  });
  const rates = useAdminQuery<{ tax_rates: RecordOf<"tax-rates">[] }>("tax-rates", "/tax-rates", {
    query: {
      region_id: region.id,
      limit: everything,
      expand: ["products", "product_types", "shipping_options"],
    },
  });
  const parts = [variant, prices, products, rates];
  const product = products.data?.product;
  const [priced] = prices.data?.variants ?? [];
  const charged =
    product &&
    rates.data &&
    // The store leaves `type_id` out where single columns are asked for.
    ratesOfProduct(region, rates.data.tax_rates, { id: product.id, type_id: product.type?.id ?? null });
  const currency = store?.currencies?.find(({ code }) => code === region.currency_code);
  return {
    outcomes:
      priced &&
      charged &&
      competingPrices(priced.prices, {
        region,
        groupIds: groupId === undefined ? [] : [groupId],
        quantity,
        now: new Date(),
        taxRate: chargedRate(charged) / 100,
        currencyIncludesTax: currency?.includes_tax ?? false,
        hasTaxInclusive: isFeatureEnabled("tax_inclusive_pricing"),
      }),
    taxRates: charged?.filter(({ isCharged }) => isCharged).map(({ rate }) => rate) ?? [],
    product,
    error: parts.find(({ error }) => error !== null)?.error ?? null,
    refetch: () => Promise.all(parts.filter(({ error }) => error !== null).map((part) => part.refetch())),
  };
}
