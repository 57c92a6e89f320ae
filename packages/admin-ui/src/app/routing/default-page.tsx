import { Navigate } from "react-router-dom";
import { useAdmin } from "../../core/context/admin-context";
import { lazyComponent } from "../../core/lazy/lazy-component";
import { flatItems, hasHome } from "../navigation/navigation";
import { usePersonalNavigation } from "../navigation/use-navigation";

const HomePage = lazyComponent(() => import("./home-page"), "page");

/** Where work starts: the home page where widgets make one, or else the first list that the person's sidebar offers. */
export function DefaultPage() {
  const { registry } = useAdmin();
  const first = flatItems(usePersonalNavigation()).find(({ to }) => to !== "/a");
  if (hasHome(registry)) return <HomePage />;
  return <Navigate to={first?.to ?? "/a/settings"} replace />;
}
