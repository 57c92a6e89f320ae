import { type QueryClient, useQueries } from "@tanstack/react-query";
import { type ResourceName, useHost } from "@tillhouse/extension-sdk";
import {
  type AdminHost,
  type AnyResource,
  isPaged,
  type ListQuery,
  listQuery,
  useLoadResources,
} from "@tillhouse/extension-sdk/internal";
import { questionOf } from "../state/list-state";
import { type SavedView, viewState } from "./saved-views";

/**
 * What a list asks for, where only its count is wanted: nothing of a record. It says no word that the list does not say, as the
 * API may not know it; a list that comes whole is looked through.
 */
export function onlyCounted(question: ListQuery, { api, list }: AnyResource): ListQuery {
  if (question.fields === undefined || api.isUnpaged) return question;
  const fields = api.idKey ?? "id";
  return { ...question, fields, ...(question.expand !== undefined && { expand: "" }), ...list?.countSelect };
}

/** Time for which the number of all records is believed, in milliseconds. */
const freshFor = 90_000;

/** Whether counting would read a long list to its end, which the store otherwise answers page by page. */
export async function isTooLong(
  host: AdminHost,
  client: QueryClient,
  { resource, question }: { resource: AnyResource; question: ListQuery },
): Promise<boolean> {
  const { name, api } = resource;
  const { pagedBy, pageSize = 0 } = typeof api.isUnpaged === "object" ? api.isUnpaged : {};
  if (pagedBy === undefined || isPaged(api, question)) return false;
  const all = await client.fetchQuery({
    // The registry keys resources by these very names.
    ...listQuery(host, name as ResourceName, { limit: 1, offset: 0 }),
    queryKey: [name, "count", "all"],
    staleTime: freshFor,
  });
  return all.count > pageSize;
}

/** How many records a view shows, and how many were not looked through for it; nothing where that would read a long list. Read again with every change of the resource, as its lists are. */
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
  // Without its list nobody knows what a view asks for. Whoever opens it is told why it cannot be loaded.
  const wanted = views.filter(({ resource, isKnown }) => !isKnown && resource.list === undefined);
  useLoadResources(enabled ? wanted.map(({ resource }) => resource.name) : []);
  return useQueries({
    queries: views.map(({ resource, view, isKnown = false }) => {
      const question = onlyCounted(questionOf(viewState(view, resource), resource, host), resource);
      // The registry keys resources by these very names.
      const asked = listQuery(host, resource.name as ResourceName, {
        ...question,
        // Of what is looked through here no record is wanted, nor what it is a part of.
        limit: isPaged(resource.api, question) ? 1 : 0,
        offset: 0,
      });
      return {
        ...asked,
        queryFn: async (context: Parameters<typeof asked.queryFn>[0]) =>
          (await isTooLong(host, context.client, { resource, question })) ? null : asked.queryFn(context),
        // Not among the lists: whoever looks there for a record would find one that has nothing but its id.
        queryKey: [resource.name, "count", question],
        ...options,
        enabled: enabled && !isKnown && resource.list !== undefined,
      };
    }),
    combine: (results) => results.map(({ data }) => data ?? undefined),
  });
}
