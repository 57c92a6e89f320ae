import { useQueryClient } from "@tanstack/react-query";
import type { AdminUser } from "@tillhouse/extension-sdk/internal";
import { useLocation } from "@tillhouse/extension-sdk/router";
import { useEffect, useMemo, useRef } from "react";
import type { ResolvedAnalytics } from "../../config/analytics-settings";
import {
  type AnalyticsConfig,
  type AnalyticsEvent,
  analyticsConfigKey,
} from "../../core/analytics/analytics";
import { eventOfList } from "../../core/analytics/analytics-events";
import { createTracker, type Tracker } from "../../core/analytics/analytics-tracker";
import { useAdmin } from "../../core/context/admin-context";
import { useStore } from "../../core/features/feature-flag-provider";
import { pagePath, pagePatterns } from "../shared/page-paths";

export interface AnalyticsTrackingProps {
  settings: ResolvedAnalytics;
  writeKey: string;
  user: AdminUser;
  isAnonymous: boolean;
  /** What happened before this was loaded; taken from here. */
  waiting: { current: AnalyticsEvent[] };
}

/** Tells what happens, as long as somebody allows it. It is not there otherwise, and neither is the provider's library. */
export default function AnalyticsTracking(props: AnalyticsTrackingProps) {
  const { user, isAnonymous, waiting, writeKey } = props;
  const { cdn, apiHost } = props.settings;
  const queryClient = useQueryClient();
  const store = useStore();
  const tracker = useRef<Tracker | undefined>(undefined);
  const { registry } = useAdmin();
  const { pathname, key } = useLocation();
  const patterns = useMemo(() => pagePatterns(registry), [registry]);
  const path = pagePath(pathname, patterns);

  useEffect(() => {
    const made = createTracker({ writeKey, cdn, apiHost, isAnonymous });
    tracker.current = made;
    return () => {
      const choice = queryClient.getQueryData<AnalyticsConfig | null>(analyticsConfigKey(user.id));
      // After signing out the choice is unknown, and what happened before was allowed; a new choice counts at once.
      made.stop(choice === undefined);
    };
  }, [writeKey, cdn, apiHost, isAnonymous, queryClient, user.id]);

  // A page is told of on each change of the address, also where only its search changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells of changes that the path does not show
  useEffect(() => tracker.current?.page(path), [path, key]);

  const { name } = store ?? {};
  useEffect(() => {
    if (name === undefined || isAnonymous) return;
    tracker.current?.identify(user.id, { store: name });
    tracker.current?.track({ name: "storeName", properties: { name } });
  }, [name, user.id, isAnonymous]);

  useEffect(() => {
    for (const event of waiting.current.splice(0)) tracker.current?.track(event);
  }, [waiting]);

  useEffect(() => {
    const told = new Map<string, string>();
    const tell = (queryKey: readonly unknown[], data: unknown) => {
      const event = eventOfList(queryKey, data, store);
      if (event === undefined) return;
      // With each page of a list the same number is read.
      const text = JSON.stringify(event.properties);
      if (told.get(event.name) !== text) tracker.current?.track(event);
      told.set(event.name, text);
    };
    const cache = queryClient.getQueryCache();
    for (const { queryKey, state } of cache.getAll()) tell(queryKey, state.data);
    return cache.subscribe(({ type, query }) => {
      if (type === "updated" && query.state.status === "success") tell(query.queryKey, query.state.data);
    });
  }, [queryClient, store]);
  return null;
}
