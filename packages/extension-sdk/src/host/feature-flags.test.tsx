// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { expectConsole } from "../../../../scripts/unit/expect-console";
import type { StoreDetails } from "../client/medusa-client";
import { hasFeature } from "../client/store-features";
import { FeatureFlagContext, featureFlagsOf, useFeatureFlag } from "./feature-flags";

const store = {
  feature_flags: [
    { key: "product_categories", value: true },
    { key: "sales_channels", value: false },
    // Some stores keep lists of what is on; that is no flag that is on.
    { key: "order_editing", value: "true" },
  ],
  modules: [
    { module: "inventoryService", resolution: false },
    { module: "cacheService", resolution: "@medusajs/cache-inmemory" },
  ],
  currencies: [],
  // The types of the store know flags that are on or off; this one is spelt otherwise.
} as unknown as StoreDetails;

it("spec 3.21, 9.18: takes features from flags that are on and from modules by name", () => {
  expect(hasFeature(store, "product_categories")).toBe(true);
  expect(hasFeature(store, "inventoryService")).toBe(true);
  expect(hasFeature(store, "cacheService")).toBe(true);
  expect(hasFeature(store, "sales_channels")).toBe(false);
  expect(hasFeature(store, "order_editing")).toBe(false);
  expect(hasFeature(store, "stockLocationService")).toBe(false);
});

it("spec 9.18: takes modules also from a store without flags", () => {
  const { isFeatureEnabled } = featureFlagsOf({ ...store, feature_flags: [] });
  expect(isFeatureEnabled("inventoryService")).toBe(true);
  expect(isFeatureEnabled("product_categories")).toBe(false);
});

it("knows nothing before the store has been read", () => {
  const flags = featureFlagsOf(undefined);
  expect(flags.isKnown).toBe(false);
  expect(flags.isFeatureEnabled("product_categories")).toBe(false);
});

it("provides the features", () => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <FeatureFlagContext.Provider value={featureFlagsOf(store)}>{children}</FeatureFlagContext.Provider>
  );
  const { result } = renderHook(useFeatureFlag, { wrapper });
  expect(result.current.isFeatureEnabled("product_categories")).toBe(true);
});

it("spec 8.4: useFeatureFlag must be used within a FeatureFlagProvider", () => {
  expectConsole("useFeatureFlag must be used within a FeatureFlagProvider", "The above error");
  expect(() => renderHook(useFeatureFlag)).toThrow(
    /^useFeatureFlag must be used within a FeatureFlagProvider$/,
  );
});
