import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type AnyResource, listQuery, type ResourceName, useHost } from "@tillhouse/extension-sdk";
import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { isNarrowed, type ListChange, listQueryOf, readListState, writeListState } from "./list-state";

/** The list of a resource: its state in the address, its records, and how to change what it shows. */
export function useList(resource: AnyResource) {
  const host = useHost();
  const queryClient = useQueryClient();
  const [parameters, setParameters] = useSearchParams();
  const filters = resource.list?.filters ?? [];
  const state = readListState(parameters, filters);
  // The registry keys resources by these very names.
  const name = resource.name as ResourceName;
  const select = resource.list?.select;
  const queryFor = (page: number) => listQuery(host, name, listQueryOf({ ...state, page }, select));
  const result = useQuery(queryFor(state.page));
  const count = result.data?.count ?? 0;
  const pageCount = Math.max(1, Math.ceil(count / state.pageSize));
  const isBeyondEnd = result.data !== undefined && !result.isPlaceholderData && state.page > pageCount;

  const hrefOf = (change: ListChange) => `?${writeListState(parameters, filters, change)}`;
  const change = (next: ListChange, options?: { replace?: boolean }) =>
    setParameters(writeListState(parameters, filters, next), options);

  // A shared link may point behind the end of a list that has become shorter.
  useEffect(() => {
    if (isBeyondEnd) change({ page: pageCount }, { replace: true });
  });

  return {
    ...result,
    state,
    isNarrowed: isNarrowed(state),
    count,
    pageCount,
    from: count === 0 ? 0 : (state.page - 1) * state.pageSize + 1,
    to: Math.min(state.page * state.pageSize, count),
    hrefOf,
    change,
    prefetchPage: (page: number) => void queryClient.prefetchQuery(queryFor(page)),
  };
}
