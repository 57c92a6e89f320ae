import { hashKey, useInfiniteQuery } from "@tanstack/react-query";
import { listQuery } from "../data/data";
import { queryOf } from "../data/resource-path";
import { useDebouncedValue } from "../hooks/debounce";
import type { ResourceName } from "../records/resources";
import type { AnyResource } from "../resource/define-resource";
import { useHost } from "../resource/use-host";
import { titleOf } from "../resource-head/record";

/** How many are read at once. */
export const pageSize = 20;

/** A pause in typing that is long enough to ask the store, in milliseconds. */
const searchDelay = 250;

/** A text holds each of the words that were typed. */
export function containsAll(text: string, typed: string): boolean {
  const low = text.toLocaleLowerCase();
  return typed
    .toLocaleLowerCase()
    .split(/[\s/]+/)
    .every((word) => low.includes(word));
}

/** What the store finds, page by page. A resource that the API cannot search is still complete by paging. */
export function useFound(
  resource: AnyResource,
  {
    filter = {},
    query,
    isWanted,
  }: {
    /** What narrows the records, as the API takes it. */
    filter?: object;
    /** What was typed. */
    query: string;
    /** Nothing is asked while it is `false`. */
    isWanted: boolean;
  },
) {
  const host = useHost();
  const typed = query.trim();
  const search = useDebouncedValue(typed, searchDelay);
  const { list, api, name } = resource;
  const canSearch = Boolean(list?.search) || api.isUnpaged === true;
  const base = {
    ...queryOf(list?.select),
    ...(list?.sort !== undefined && { order: list.sort }),
    ...filter,
  };
  const asked = search !== "" && canSearch ? { q: search } : {};
  const among = [name, "list", "choices", base];
  const result = useInfiniteQuery({
    queryKey: [...among, asked],
    // The registry keys resources by these very names.
    queryFn: ({ pageParam, client }) =>
      listQuery(host, name as ResourceName, {
        ...base,
        ...asked,
        limit: pageSize,
        offset: pageParam,
      }).queryFn({
        client,
      }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const read = pages.reduce((sum, page) => sum + page.records.length, 0);
      return read < last.count && last.records.length > 0 ? read : undefined;
    },
    // Only a search goes on with what was found before it: another filter allows other records.
    placeholderData: (before, query) =>
      query !== undefined && hashKey(query.queryKey.slice(0, among.length)) === hashKey(among)
        ? before
        : undefined,
    enabled: isWanted,
  });
  const records = result.data?.pages.flatMap(({ records }): object[] => records) ?? [];
  // Until the store has answered, what was there is narrowed here: a row that goes away is never what Enter or a press takes,
  // and one that stays does not move under the pointer.
  const isBehind = canSearch && (typed !== search || result.isPlaceholderData);
  return {
    ...result,
    records:
      isBehind && typed !== ""
        ? records.filter((record) => containsAll(titleOf(resource, record), typed))
        : records,
  };
}
