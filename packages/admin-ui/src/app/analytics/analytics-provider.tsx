import { useFeatureFlag } from "@tillhouse/extension-sdk";
import { type ReactNode, Suspense, useEffect, useState } from "react";
import { type Analytics, AnalyticsContext, noAnalytics } from "../../core/analytics/analytics";
import { useAdmin } from "../../core/context/admin-context";
import { Boundary } from "../../core/extensions/boundary";
import { lazyComponent } from "../../core/lazy/lazy-component";
import { onIdle } from "../../core/lazy/on-idle";
import { useSession } from "../../core/session/session";

const AnalyticsArea = lazyComponent(() => import("./analytics-area"), "quiet");

export interface AnalyticsProviderProps {
  children: ReactNode;
}

/**
 * Wraps `a/*` and `invite` (specification, section 2): asks a signed-in person what may be shared, and shares that.
 * Everything it needs is loaded only where the store has the feature, somebody is signed in, and a write key makes data
 * leave: where nothing is collected there is nothing to be asked, and nothing to be read.
 */
export function AnalyticsProvider({ children }: AnalyticsProviderProps) {
  const { user } = useSession();
  const { isFeatureEnabled } = useFeatureFlag();
  const [analytics, setAnalytics] = useState<Analytics>(noAnalytics);
  const { writeKey } = useAdmin().config.analytics;
  const isEnabled = Boolean(user) && writeKey !== undefined && isFeatureEnabled("analytics");
  const [isQuiet, setIsQuiet] = useState(false);
  // What somebody came for comes first.
  useEffect(() => (isEnabled ? onIdle(() => setIsQuiet(true)) : undefined), [isEnabled]);
  return (
    <AnalyticsContext.Provider value={isEnabled ? analytics : noAnalytics}>
      {children}
      {isEnabled && isQuiet && user && (
        // Work goes on, whatever becomes of this.
        <Boundary fallback={() => null}>
          <Suspense fallback={null}>
            <AnalyticsArea key={user.id} user={user} onChange={setAnalytics} />
          </Suspense>
        </Boundary>
      )}
    </AnalyticsContext.Provider>
  );
}
