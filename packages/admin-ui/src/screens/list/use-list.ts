import { usePrefetchQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ResourceName, useHost } from "@tillhouse/extension-sdk";
import { type AnyResource, type ListQuery, listQuery } from "@tillhouse/extension-sdk/internal";
import { useSearchParams } from "@tillhouse/extension-sdk/router";
import { useEffect } from "react";
import {
  deferredOf,
  isNarrowed,
  type ListChange,
  listQueryOf,
  readListState,
  writeListState,
} from "./state/list-state";
import { useDeferred } from "./use-deferred";

/** Time that the rows have been standing, in milliseconds, before the next page is read ahead. */
const readAheadAfter = 400;

/** What a list shows, in the address, and how to change it. */
export function useListState(resource: AnyResource) {
  const [parameters, setParameters] = useSearchParams();
  const state = readListState(parameters, resource);
  const hrefOf = (change: ListChange) => `?${writeListState(parameters, resource, change)}`;
  const change = (next: ListChange, options?: { replace?: boolean }) =>
    setParameters(writeListState(parameters, resource, next), options);
  return { state, address: String(parameters), hrefOf, change };
}

/**
 * The list of a resource: its records, and how to page through them.
 *
 * @param columns the columns that the person chose, some of which are asked for only then
 * @param beside the record that these records belong to
 */
export function useList(
  resource: AnyResource,
  { state: own, address, hrefOf, change }: ReturnType<typeof useListState>,
  columns: readonly string[] | undefined,
  beside: Pick<ListQuery, "below"> = {},
) {
  const host = useHost();
  const queryClient = useQueryClient();
  const state = { ...own, columns };
  // The registry keys resources by these very names.
  const name = resource.name as ResourceName;
  const queryFor = (page: number) =>
    listQuery(host, name, { ...listQueryOf({ ...state, page }, resource, host), ...beside });
  const query = queryFor(state.page);
  // The store answers while the page around is still drawn: by itself a query asks only once that is painted.
  usePrefetchQuery(query);
  const result = useQuery(query);
  const records = useDeferred(resource, result.data?.records, deferredOf(resource, columns));
  const count = result.data?.count ?? 0;
  const pageCount = Math.max(1, Math.ceil(count / state.pageSize));
  const isBeyondEnd = result.data !== undefined && !result.isPlaceholderData && state.page > pageCount;
  const prefetchPage = (page: number) => void queryClient.prefetchQuery(queryFor(page));

  // A shared link may point behind the end of a list that has become shorter.
  useEffect(() => {
    if (isBeyondEnd) change({ page: pageCount }, { replace: true });
  });

  // The next page is most likely what is asked for next; large pages are not worth the guess.
  const mayReadAhead =
    result.isSuccess && !result.isPlaceholderData && state.page < pageCount && state.pageSize <= 100;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is read ahead follows from the address
  useEffect(() => {
    if (!mayReadAhead) return;
    const timer = setTimeout(() => prefetchPage(state.page + 1), readAheadAfter);
    return () => clearTimeout(timer);
  }, [mayReadAhead, address]);

  return {
    ...result,
    records,
    state,
    isNarrowed: isNarrowed(state),
    count,
    pageCount,
    from: count === 0 ? 0 : (state.page - 1) * state.pageSize + 1,
    to: Math.min(state.page * state.pageSize, count),
    hrefOf,
    change,
    prefetchPage,
  };
}
