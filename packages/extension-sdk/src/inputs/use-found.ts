import { useInfiniteQuery } from "@tanstack/react-query";
import { listQuery } from "../data/data";
import { queryOf } from "../data/resource-path";
import { useDebouncedValue } from "../hooks/debounce";
import type { ResourceName } from "../records/resources";
import type { AnyResource } from "../resource/define-resource";
import { useHost } from "../resource/use-host";

/** How many are read at once. */
export const pageSize = 20;

/** A pause in typing that is long enough to ask the store, in milliseconds. */
const searchDelay = 250;

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
  const search = useDebouncedValue(query.trim(), searchDelay);
  const { list, api, name } = resource;
  const base = {
    ...queryOf(list?.select),
    ...(list?.sort !== undefined && { order: list.sort }),
    ...filter,
    ...(search !== "" && (list?.search || api.isUnpaged) ? { q: search } : {}),
  };
  const result = useInfiniteQuery({
    queryKey: [name, "list", "choices", base],
    // The registry keys resources by these very names.
    queryFn: ({ pageParam, client }) =>
      listQuery(host, name as ResourceName, { ...base, limit: pageSize, offset: pageParam }).queryFn({
        client,
      }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const read = pages.reduce((sum, page) => sum + page.records.length, 0);
      return read < last.count && last.records.length > 0 ? read : undefined;
    },
    enabled: isWanted,
  });
  return { ...result, records: result.data?.pages.flatMap(({ records }): object[] => records) ?? [] };
}
