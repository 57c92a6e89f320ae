import { Navigate } from "@tillhouse/extension-sdk/router";
import { useAdmin } from "../../core/context/admin-context";
import { lazyComponent } from "../../core/lazy/lazy-component";
import { useFirstSteps } from "../first-steps/use-first-steps";
import { flatItems, hasHome } from "../navigation/navigation";
import { usePersonalNavigation } from "../navigation/use-navigation";
import { PageSpinner } from "../shared/page-spinner";

const HomePage = lazyComponent(() => import("./home-page"), "page");

/**
 * Where work starts: the home page where widgets make one or the store is still to be set up, or else the first list that the person's
 * sidebar offers.
 */
export function DefaultPage() {
  const { registry } = useAdmin();
  const first = flatItems(usePersonalNavigation()).find(({ to }) => to !== "/a");
  const { steps, isLoading } = useFirstSteps({ isStart: true });
  if (steps.length > 0 || hasHome(registry)) return <HomePage steps={steps} />;
  if (isLoading) return <PageSpinner />;
  return <Navigate to={first?.to ?? "/a/settings"} replace />;
}
