import { AdminError, type MedusaClient, toAdminError } from "@tillhouse/extension-sdk";
import { createContext, useContext } from "react";

/** What a person allows (specification, section 3). Both are off at first. */
export interface AnalyticsConfig {
  /** Nothing is sent that tells who somebody is: no name, no e-mail address, no identifier. */
  anonymize: boolean;
  /** Nothing is sent at all. */
  opt_out: boolean;
}

/** Something that happened, and what is told about it. */
export interface AnalyticsEvent {
  name: string;
  properties: Readonly<Record<string, unknown>>;
}

/** What is known about sharing usage data, and how to change it. */
export interface Analytics {
  /** The store has the feature, and a write key makes data leave. */
  isEnabled: boolean;
  /** The feature is on, the person has chosen, and has not opted out. */
  isActive: boolean;
  /** `null` where nothing was chosen yet, `undefined` while nobody knows. */
  config: AnalyticsConfig | null | undefined;
  /** The first choice is on its way. */
  isSubmitting: boolean;
  /** Saves a choice and tells how it went. Answers whether it was saved. */
  save(choice: AnalyticsConfig): Promise<boolean>;
  /** The first choice, from the overlay. The e-mail address is tracked only where neither switch is on. */
  submit(choice: AnalyticsConfig, email: string): Promise<boolean>;
}

/** Where the feature is off or no data leaves, nothing can be chosen and nothing is sent. */
export const noAnalytics: Analytics = {
  isEnabled: false,
  isActive: false,
  config: undefined,
  isSubmitting: false,
  save: async () => false,
  submit: async () => false,
};

/** Carries {@link Analytics}. */
export const AnalyticsContext = createContext<Analytics | undefined>(undefined);

/** What is known about sharing usage data. Specification, section 8: the words of its misuse. */
export function useAnalytics(): Analytics {
  const analytics = useContext(AnalyticsContext);
  if (analytics === undefined)
    throw new AdminError("config", "useAnalytics must be used within a AnalyticsProvider");
  return analytics;
}

interface ConfigAnswer {
  analytics_config: AnalyticsConfig;
}

/** Key of the query that knows what a person allows. */
export function analyticsConfigKey(userId: string | undefined) {
  return ["analytics-configs", userId] as const;
}

/** What the person allows (specification, section 7): `null` where nothing was saved yet; never asked a second time. */
export function analyticsConfigQuery(client: MedusaClient, userId: string | undefined) {
  return {
    queryKey: analyticsConfigKey(userId),
    queryFn: async (): Promise<AnalyticsConfig | null> => {
      try {
        return (await client.admin.custom.get<ConfigAnswer>("/analytics-configs")).analytics_config;
      } catch (thrown) {
        const error = toAdminError(thrown);
        if (error.code === "not-found") return null;
        throw error;
      }
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  };
}

/** Creates the config with the first choice, and changes it from then on. */
export async function saveAnalyticsConfig(
  client: MedusaClient,
  choice: AnalyticsConfig,
  isFirst: boolean,
): Promise<AnalyticsConfig> {
  const path = isFirst ? "/analytics-configs" : "/analytics-configs/update";
  try {
    return (await client.admin.custom.post<ConfigAnswer>(path, { ...choice })).analytics_config;
  } catch (error) {
    throw toAdminError(error);
  }
}
