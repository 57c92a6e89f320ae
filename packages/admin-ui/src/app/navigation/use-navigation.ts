import { useHost } from "@tillhouse/extension-sdk";
import { useMemo } from "react";
import { useAdmin } from "../../core/context/admin-context";
import { useFirstSteps } from "../first-steps/use-first-steps";
import { type Navigation, type NavigationGroup, navigationOf } from "./navigation";
import { orderNavigation, readSidebarOrder, withoutHidden } from "./sidebar-order";

/** What the sidebar has to offer on this store, whatever the person made of it. */
export function useNavigation(): Navigation {
  const { user, store } = useHost();
  const { registry } = useAdmin();
  const hasFirstSteps = useFirstSteps().steps.length > 0;
  return useMemo(
    () => navigationOf(registry, { user, store }, { hasFirstSteps }),
    [registry, user, store, hasFirstSteps],
  );
}

/** What the sidebar offers to this person: what they want to see, in their order. */
export function usePersonalNavigation(): NavigationGroup[] {
  const { user } = useHost();
  const { groups } = useNavigation();
  const order = readSidebarOrder(user.metadata);
  return withoutHidden(orderNavigation(groups, order), order);
}
