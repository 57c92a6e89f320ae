import { createContext, useContext } from "react";
import type { StoreDetails } from "../client/medusa-client";
import { type FeatureName, hasFeature } from "../client/store-features";
import { AdminError } from "../errors/errors";

/** What the store can do. */
export interface FeatureFlags {
  /** Whether a flag is on or a module is installed; `false` until the store has been read. */
  isFeatureEnabled(name: FeatureName): boolean;
  /** The store has been read. */
  isKnown: boolean;
}

/** The features of a store, or of one that has not been read yet. */
export function featureFlagsOf(
  store: Pick<StoreDetails, "feature_flags" | "modules"> | undefined,
): FeatureFlags {
  return { isFeatureEnabled: (name) => hasFeature(store, name), isKnown: store !== undefined };
}

/** Carries the {@link FeatureFlags}. The admin provides it; tests may provide their own. */
export const FeatureFlagContext = createContext<FeatureFlags | undefined>(undefined);

/**
 * What the store can do. Definitions name what they need as `requires`; this is for components.
 *
 * @throws AdminError (`config`) outside of an admin.
 * @example
 * const { isFeatureEnabled } = useFeatureFlag();
 * if (isFeatureEnabled("sales_channels")) return <Channels />;
 */
export function useFeatureFlag(): FeatureFlags {
  const flags = useContext(FeatureFlagContext);
  if (flags === undefined)
    throw new AdminError("config", "useFeatureFlag must be used within a FeatureFlagProvider");
  return flags;
}
