import { useQueries } from "@tanstack/react-query";
import { type AnyResource, listQuery, type ResourceName, useHost } from "@tillhouse/extension-sdk";
import { questionOf } from "./list-state";
import { type SavedView, viewState } from "./saved-views";

/** How many records a view shows, and how many were not looked through for it. Read again with every change of the resource, as its lists are. */
export function useViewCounts(
  views: readonly {
    resource: AnyResource;
    view: Pick<SavedView, "query">;
    /** Somebody else has asked already. */
    isKnown?: boolean;
  }[],
  { enabled, ...options }: { enabled: boolean; refetchInterval?: number },
): ({ count: number; unread?: number } | undefined)[] {
  const host = useHost();
  return useQueries({
    queries: views.map(({ resource, view, isKnown = false }) => ({
      // The registry keys resources by these very names.
      ...listQuery(host, resource.name as ResourceName, {
        ...questionOf(viewState(view, resource), resource, host),
        limit: 1,
        offset: 0,
      }),
      ...options,
      // Without its body nobody knows what a view asks for.
      enabled: enabled && !isKnown && resource.body === undefined,
    })),
    combine: (results) => results.map(({ data }) => data),
  });
}
