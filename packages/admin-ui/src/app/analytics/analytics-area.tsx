import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { toAdminError } from "@tillhouse/extension-sdk";
import type { AdminUser } from "@tillhouse/extension-sdk/internal";
import { Suspense, useEffect, useMemo, useRef, useState } from "react";
import {
  type Analytics,
  type AnalyticsConfig,
  type AnalyticsEvent,
  analyticsConfigKey,
  analyticsConfigQuery,
  saveAnalyticsConfig,
} from "../../core/analytics/analytics";
import { useAdmin } from "../../core/context/admin-context";
import { lazyComponent } from "../../core/lazy/lazy-component";
import { useClient } from "../../core/session/session";
import { useDelayedFlag } from "../shared/use-delayed-flag";

const AnalyticsOverlay = lazyComponent(() => import("./analytics-overlay"), "quiet");
const AnalyticsTracking = lazyComponent(() => import("./analytics-tracking"), "quiet");

/** How long somebody looks at the page before the overlay comes, in milliseconds (specification, section 9). */
export const overlayDelay = 1000;

export interface AnalyticsAreaProps {
  user: AdminUser;
  onChange: (analytics: Analytics) => void;
}

/** Saves what somebody allows, tells how it went, and reads it again (specification, sections 7 and 8). */
function useSaving(user: AdminUser, isFirst: boolean) {
  const { translate, notify } = useAdmin();
  const client = useClient();
  const queryClient = useQueryClient();
  const queryKey = analyticsConfigKey(user.id);
  const { mutateAsync } = useMutation({
    mutationFn: (choice: AnalyticsConfig) => saveAnalyticsConfig(client, choice, isFirst),
  });
  return async (choice: AnalyticsConfig): Promise<boolean> => {
    try {
      const saved = await mutateAsync(choice);
      queryClient.setQueryData(queryKey, saved);
    } catch (error) {
      notify.error(
        translate("analytics.errorTitle"),
        toAdminError(error).message || translate("analytics.failed"),
      );
      return false;
    }
    notify.success(translate("analytics.successTitle"), translate("analytics.saved"));
    await queryClient.invalidateQueries({ queryKey });
    return true;
  };
}

/** What a store with the feature does for the signed-in person: the question, and what is told after it. */
export default function AnalyticsArea({ user, onChange }: AnalyticsAreaProps) {
  const { analytics: settings } = useAdmin().config;
  const read = useQuery(analyticsConfigQuery(useClient(), user.id));
  const config = read.data;
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [isPutOff, setIsPutOff] = useState(false);
  const waiting = useRef<AnalyticsEvent[]>([]);
  const isActive = Boolean(config && !config.opt_out);
  const save = useSaving(user, config === null);

  const submit = async (choice: AnalyticsConfig, email: string) => {
    setIsSubmitting(true);
    // The address is told of only where the person left both switches off.
    if (email !== "" && !choice.anonymize && !choice.opt_out)
      waiting.current = [{ name: "userEmail", properties: { email } }];
    const isSaved = await save(choice);
    if (!isSaved) waiting.current = [];
    setIsSubmitting(false);
    return isSaved;
  };
  const latest = useRef({ save, submit });
  latest.current = { save, submit };
  const analytics = useMemo<Analytics>(
    () => ({
      isEnabled: true,
      isActive,
      config,
      isSubmitting,
      save: (choice) => latest.current.save(choice),
      submit: (choice, email) => latest.current.submit(choice, email),
    }),
    [isActive, config, isSubmitting],
  );
  useEffect(() => onChange(analytics), [analytics, onChange]);

  const isUnasked = useDelayedFlag(config === null && !read.isFetching && !isPutOff, overlayDelay);
  return (
    <Suspense fallback={null}>
      {(isSubmitting || isUnasked) && (
        <AnalyticsOverlay user={user} analytics={analytics} onPutOff={() => setIsPutOff(true)} />
      )}
      {isActive && config && settings.writeKey && (
        <AnalyticsTracking
          // Who is anonymous from now on is nobody that was known before.
          key={String(config.anonymize)}
          settings={settings}
          writeKey={settings.writeKey}
          user={user}
          isAnonymous={config.anonymize}
          waiting={waiting}
        />
      )}
    </Suspense>
  );
}
