import { Navigate } from "react-router-dom";

/** The landing page leads to where work starts, by way of signing in. */
export function LandingPage() {
  return <Navigate to="/a" replace />;
}
