import { Navigate } from "react-router-dom";
import { useAdmin } from "../core/admin-context";
import { useIsAvailable } from "../core/use-has-feature";
import { navigationOf } from "./navigation";

/** The landing page leads to the first list that the sidebar offers. */
export function LandingPage() {
  const { registry } = useAdmin();
  const first = navigationOf(registry, useIsAvailable())[0]?.items[0];
  return <Navigate to={first?.to ?? "/a/settings"} replace />;
}
