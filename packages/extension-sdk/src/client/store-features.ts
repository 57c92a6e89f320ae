import type { StoreDetails } from "./medusa-client";

/** A feature flag or a module of the store. The known ones are offered while typing; a store may have others. */
export type FeatureName =
  | "analytics"
  | "order_editing"
  | "product_categories"
  | "publishable_api_keys"
  | "sales_channels"
  | "tax_inclusive_pricing"
  | "inventoryService"
  | "stockLocationService"
  // Keeps the known names in an editor's list while every other text is allowed.
  | (string & {});

/** The feature, or all of the features, without which something does not exist. */
export type Requirements = FeatureName | readonly FeatureName[];

/**
 * Whether a store has a feature: a flag that is on, or a module that is installed (specification, sections 3 and 9).
 * Modules are told by their names: what else the store says of them is not about whether they are there.
 *
 * @example hasFeature(store, "inventoryService")
 */
export function hasFeature(
  store: Pick<StoreDetails, "feature_flags" | "modules"> | undefined,
  name: FeatureName,
): boolean {
  const isOn = store?.feature_flags?.some(({ key, value }) => key === name && value === true);
  return Boolean(isOn || store?.modules?.some(({ module }) => module === name));
}
