import { Navigate } from "@tillhouse/extension-sdk/router";

/** The landing page leads to where work starts, by way of signing in. */
export function LandingPage() {
  return <Navigate to="/a" replace />;
}
