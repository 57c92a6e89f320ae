import { useHost } from "@tillhouse/extension-sdk";
import { useAdmin } from "../core/admin-context";
import { useIsAvailable } from "../core/use-has-feature";
import { type NavigationGroup, navigationOf } from "./navigation";
import { orderNavigation, readSidebarOrder, withoutHidden } from "./sidebar-order";

/** What the sidebar offers to this person on this store: what they want to see, in their order. */
export function useNavigation(): NavigationGroup[] {
  const { user } = useHost();
  const { registry } = useAdmin();
  const order = readSidebarOrder(user.metadata);
  return withoutHidden(orderNavigation(navigationOf(registry, useIsAvailable()), order), order);
}
