import { Navigate } from "react-router-dom";
import { useNavigation } from "./use-navigation";

/** Where work starts: the first list that the person's sidebar offers. */
export function FirstPage() {
  const first = useNavigation()[0]?.items[0];
  return <Navigate to={first?.to ?? "/a/settings"} replace />;
}
