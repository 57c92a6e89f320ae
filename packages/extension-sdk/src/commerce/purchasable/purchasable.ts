import type { StockItem } from "../stock/stock";
import { idleReason, type VariantPrice } from "../variants/variant-prices";

/**
 * Why something cannot be bought, in the order in which a shop meets it:
 *
 * - `status`: the product is not published
 * - `channelDisabled`, `channel`: the sales channel sells nothing, or not this product
 * - `variants`: the product has no variant
 * - `price`: the variant has no price in the region
 * - `location`, `stock`: the channel has no stock location, or none of them has the variant in stock
 * - `shipping`, `shippingForStaff`: the region has no shipping option for the product's profile, or staff alone can choose it
 * - `country`: the region does not serve the country
 */
export const unpurchasableReasonOrder = [
  "status",
  "channelDisabled",
  "channel",
  "variants",
  "price",
  "location",
  "stock",
  "shipping",
  "shippingForStaff",
  "country",
] as const;

/** Why something cannot be bought; see {@link unpurchasableReasonOrder}. */
export type UnpurchasableReason = (typeof unpurchasableReasonOrder)[number];

/** What is asked of a variant. */
export interface PurchasableVariant {
  /** Its prices, those of price lists with their list. */
  prices?: readonly VariantPrice[];
  /** Whether its stock is counted. */
  manage_inventory: boolean;
  /** Whether it is sold when nothing is in stock. */
  allow_backorder: boolean;
  /** Units in stock, where the store counts them on the variant. */
  inventory_quantity?: number;
  /** What one unit of it takes from stock, where the store has the inventory module. Left out: nothing is counted. */
  inventory_items?: readonly {
    /** Id of the inventory item. */
    inventory_item_id: string;
    /** How many of it one unit takes. */
    required_quantity: number;
  }[];
}

/** What is asked of a shipping option. */
export interface PurchasableShippingOption {
  /** Id of the region that offers it. */
  region_id: string;
  /** Id of the profile that it ships. */
  profile_id: string;
  /** It ships what comes back. */
  is_return: boolean;
  /** Staff alone can choose it. */
  admin_only: boolean;
  /** Limits of the subtotal that it is offered for. */
  requirements?: readonly {
    /** Whether the subtotal is at least or at most so much. */
    type: "min_subtotal" | "max_subtotal";
    /** In minor units of the region's currency. */
    amount: number;
  }[];
}

/** What the store knows of a product, and of whoever wants to buy it. */
export interface PurchasableFacts {
  /** The product. */
  product: {
    /** Only what is `published` is in the shop. */
    status: string;
    /** Id of its shipping profile. */
    profile_id?: string | null;
    /** Where it is sold. */
    sales_channels?: readonly {
      /** Id of the sales channel. */
      id: string;
    }[];
  };
  /** The region that is bought in. */
  region: {
    /** Id of the region. */
    id: string;
    /** ISO 4217 in small letters. */
    currency_code: string;
    /** The countries that it serves. */
    countries?: readonly {
      /** ISO 3166-1 alpha-2 in small letters. */
      iso_2: string;
    }[];
  };
  /** The sales channel that is bought in; left out where the store has none. */
  channel?: {
    /** Id of the sales channel. */
    id: string;
    /** Nothing is sold there. */
    is_disabled: boolean;
  };
  /** Where the goods go to: ISO 3166-1 alpha-2 in small letters. */
  countryCode: string;
  /** Shipping options of the region; those of others are left out of account. */
  shippingOptions: readonly PurchasableShippingOption[];
  /** What is in stock for the channel, where the store has the inventory module; see {@link availableAt}. */
  stock?: {
    /** Ids of the stock locations of the channel. */
    locationIds: readonly string[];
    /** Units that can be sold at these locations, by the id of the inventory item. */
    available: ReadonlyMap<string, number>;
  };
  /** The moment that prices of price lists have to hold for. */
  now: Date;
}

/**
 * Units that can be sold at some stock locations, by the id of the inventory item: what lies there without what is reserved.
 *
 * @example const available = availableAt(inventory_items, channelLocations.map(({ id }) => id));
 */
export function availableAt(
  items: readonly StockItem[],
  locationIds: readonly string[],
): ReadonlyMap<string, number> {
  return new Map(
    items.map(({ id, location_levels = [] }) => [
      id,
      location_levels
        .filter(({ location_id }) => locationIds.includes(location_id))
        .reduce((sum, level) => sum + level.stocked_quantity - level.reserved_quantity, 0),
    ]),
  );
}

/** Whether a price counts in a region. The store takes any price in its currency, even that of another region. */
function isPriceIn(price: VariantPrice, { region, now }: PurchasableFacts): boolean {
  const isOfDeletedList = Boolean(price.price_list_id) && !price.price_list;
  const isHere = price.currency_code === region.currency_code || price.region_id === region.id;
  return isHere && !isOfDeletedList && idleReason(price, now) === undefined;
}

function variantReasons(variant: PurchasableVariant, facts: PurchasableFacts): UnpurchasableReason[] {
  const { stock } = facts;
  const { prices = [], inventory_items: items = [], inventory_quantity: quantity = 0 } = variant;
  const isCounted = variant.manage_inventory && !variant.allow_backorder;
  // With the module, what is made of no inventory item is never out of stock.
  const isTaken = isCounted && (stock === undefined || items.length > 0);
  const isThere =
    stock === undefined
      ? quantity >= 1
      : items.every((item) => (stock.available.get(item.inventory_item_id) ?? 0) >= item.required_quantity);
  const hasLocation = stock === undefined || stock.locationIds.length > 0;
  return [
    ...(prices.some((price) => isPriceIn(price, facts)) ? [] : (["price"] as const)),
    ...(isTaken && !hasLocation ? (["location"] as const) : []),
    ...(isTaken && hasLocation && !isThere ? (["stock"] as const) : []),
  ];
}

/**
 * The shipping options that a shop offers for a product, whatever the subtotal.
 *
 * @example const hasLimits = offeredShippingOptions(facts).every(({ requirements = [] }) => requirements.length > 0);
 */
export function offeredShippingOptions<Option extends PurchasableShippingOption>({
  product,
  region,
  shippingOptions,
}: Pick<PurchasableFacts, "product" | "region"> & { shippingOptions: readonly Option[] }): Option[] {
  return ofProduct({ product, region, shippingOptions }).filter(({ admin_only }) => !admin_only);
}

function ofProduct<Option extends PurchasableShippingOption>({
  product,
  region,
  shippingOptions,
}: Pick<PurchasableFacts, "product" | "region"> & { shippingOptions: readonly Option[] }): Option[] {
  return shippingOptions.filter(
    ({ region_id, profile_id, is_return }) =>
      region_id === region.id && profile_id === product.profile_id && !is_return,
  );
}

/**
 * Every reason why one unit of a variant cannot be bought, in the order in which a shop meets them; none where it can be. As the
 * store decides it for somebody who has not signed in. A shipping option with limits of the subtotal counts as offered.
 *
 * @param variant left out where the product has none
 * @example
 * unpurchasableReasons(variant, facts) // ["price", "country"]
 */
export function unpurchasableReasons(
  variant: PurchasableVariant | undefined,
  facts: PurchasableFacts,
): UnpurchasableReason[] {
  const { product, region, channel, countryCode } = facts;
  const shipping = ofProduct(facts);
  const isSoldIn = channel === undefined || product.sales_channels?.some(({ id }) => id === channel.id);
  const isServed = region.countries?.some(({ iso_2 }) => iso_2 === countryCode);
  return [
    ...(product.status === "published" ? [] : (["status"] as const)),
    ...(channel?.is_disabled ? (["channelDisabled"] as const) : []),
    ...(isSoldIn ? [] : (["channel"] as const)),
    ...(variant === undefined ? (["variants"] as const) : variantReasons(variant, facts)),
    ...(shipping.length === 0 ? (["shipping"] as const) : []),
    ...(shipping.length > 0 && shipping.every(({ admin_only }) => admin_only)
      ? (["shippingForStaff"] as const)
      : []),
    ...(isServed ? [] : (["country"] as const)),
  ];
}

/** Which variants of a product can be bought, and why the others cannot. */
export interface PurchasableSummary<Variant> {
  /** Those that can be bought. */
  purchasable: Variant[];
  /** Each reason that holds for some of them, in the order in which a shop meets it, with those that it holds for. */
  reasons: {
    /** The reason. */
    reason: UnpurchasableReason;
    /** The variants that it holds for; none where the product has none. */
    variants: Variant[];
  }[];
}

/**
 * Which variants of a product can be bought, and why the others cannot.
 *
 * @example
 * const { purchasable, reasons } = purchasableSummary(product.variants, facts);
 */
export function purchasableSummary<Variant extends PurchasableVariant>(
  variants: readonly Variant[],
  facts: PurchasableFacts,
): PurchasableSummary<Variant> {
  const held = new Map<UnpurchasableReason, Variant[]>();
  const purchasable: Variant[] = [];
  if (variants.length === 0)
    for (const reason of unpurchasableReasons(undefined, facts)) held.set(reason, []);
  for (const variant of variants) {
    const reasons = unpurchasableReasons(variant, facts);
    if (reasons.length === 0) purchasable.push(variant);
    for (const reason of reasons) {
      const those = held.get(reason);
      if (those === undefined) held.set(reason, [variant]);
      else those.push(variant);
    }
  }
  return {
    purchasable,
    reasons: unpurchasableReasonOrder.flatMap((reason) => {
      const those = held.get(reason);
      return those === undefined ? [] : [{ reason, variants: those }];
    }),
  };
}
