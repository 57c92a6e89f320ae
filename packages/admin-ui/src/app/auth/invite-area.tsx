import { FeatureFlagProvider } from "../../core/features/feature-flag-provider";
import { AnalyticsProvider } from "../analytics/analytics-provider";
import InvitePage from "./invite-page";

/** The page of invitations, wrapped by analytics as `a/*` is (specification, section 2). */
export default function InviteArea() {
  return (
    <FeatureFlagProvider>
      <AnalyticsProvider>
        <InvitePage />
      </AnalyticsProvider>
    </FeatureFlagProvider>
  );
}
