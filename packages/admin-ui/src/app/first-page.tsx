import { Navigate } from "react-router-dom";
import { useAdmin } from "../core/admin-context";
import { navigationOf } from "./navigation";

/** Where work starts: the first list that the sidebar offers. */
export function FirstPage() {
  const { registry } = useAdmin();
  // Whoever is not signed in yet has read no store; a list that it lacks says so itself.
  const first = navigationOf(registry, () => true)[0]?.items[0];
  return <Navigate to={first?.to ?? "/a/settings"} replace />;
}
