/** Where usage data goes to, of those who allow it. Without a write key nothing is ever sent. */
export interface AnalyticsSettings {
  /** The write key of a source at Segment, or at whoever speaks as Segment does. */
  writeKey?: string;
  /** Where the provider's settings come from; Segment's own address when left out. */
  cdn?: string;
  /** Where the events go to; Segment's own address when left out. */
  apiHost?: string;
  /** The page that says what is collected. The shell brings one; a host names its own. */
  documentation?: string;
}

/** The settings with every gap filled that can be. */
export type ResolvedAnalytics = AnalyticsSettings & {
  /** URL that the provider's settings come from. */
  cdn: string;
  /** URL that events go to. */
  apiHost: string;
};

/** Segment's own addresses. */
const segment = { cdn: "https://cdn.segment.com", apiHost: "https://api.segment.io/v1" } as const;

/**
 * Fills the gaps and checks what is there.
 *
 * @param fail called with the name of a property and what is wrong with it; throws
 */
export function resolveAnalytics(
  settings: AnalyticsSettings,
  fail: (property: string, problem: string) => Error,
): ResolvedAnalytics {
  const { writeKey } = settings;
  if (writeKey !== undefined && !/^[\w-]+$/.test(writeKey))
    throw fail("analytics.writeKey", `must be letters and digits, but is ${JSON.stringify(writeKey)}`);
  const resolved = {
    ...settings,
    cdn: settings.cdn ?? segment.cdn,
    apiHost: settings.apiHost ?? segment.apiHost,
  };
  for (const name of ["cdn", "apiHost", "documentation"] as const) {
    const address = resolved[name];
    if (address !== undefined && !(/^https?:\/\//.test(address) && URL.canParse(address)))
      throw fail(
        `analytics.${name}`,
        `must be an address such as "https://example.com", but is ${JSON.stringify(address)}`,
      );
  }
  return resolved;
}
