/** What the mock store can be like. */
export const scenarioNames = [
  "default",
  "empty-shop",
  "large-catalogue",
  "slow",
  "failing",
  "flags-off",
] as const;

/** The name of a scenario. See {@link scenarioNames}. */
export type ScenarioName = (typeof scenarioNames)[number];

/** How a scenario differs from a store in everyday use. */
export interface Scenario {
  /** What the store holds: a shop in everyday use, one that opens tomorrow, or one with 10,000 products. */
  shop: "usual" | "empty" | "large";
  /** Whether the store lacks every feature flag and module. */
  hasNoFeatures?: boolean;
  /** How long each answer takes, in milliseconds: at least and at most. */
  delay?: readonly [number, number];
  /** Every so many calls fail with 500; signing in and the store's settings do not. */
  failsEvery?: number;
}

/** The scenarios by their names. */
export const scenarios: Readonly<Record<ScenarioName, Scenario>> = {
  default: { shop: "usual" },
  "empty-shop": { shop: "empty" },
  "large-catalogue": { shop: "large" },
  slow: { shop: "usual", delay: [900, 2400] },
  failing: { shop: "usual", failsEvery: 3 },
  "flags-off": { shop: "usual", hasNoFeatures: true },
};

/**
 * Whether a text names a scenario.
 *
 * @example const scenario = isScenarioName(asked) ? asked : "default";
 */
export function isScenarioName(text: unknown): text is ScenarioName {
  return scenarioNames.some((name) => name === text);
}

/** Addresses that exist only where the store has a feature, by the feature. */
export const featureUrls: Readonly<Record<string, readonly string[]>> = {
  analytics: ["/analytics-configs"],
  order_editing: ["/order-edits", "/payment-collections", "/payments"],
  product_categories: ["/product-categories"],
  publishable_api_keys: ["/publishable-api-keys"],
  sales_channels: ["/sales-channels"],
  inventoryService: ["/inventory-items", "/reservations"],
  stockLocationService: ["/stock-locations"],
};
