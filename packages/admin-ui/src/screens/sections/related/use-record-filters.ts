import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useHost } from "@tillhouse/extension-sdk";
import { type AnyFilter, adminQuery, useAfterLists } from "@tillhouse/extension-sdk/internal";
import { useLocation } from "@tillhouse/extension-sdk/router";
import { useMemo } from "react";
import { ownWordsFilter } from "../../list/filters/own-words";
import type { RelatedListProps } from "./related-list";

/** What a section of the page has just read is not read again, in milliseconds. */
const freshFor = 10_000;

const none: readonly AnyFilter[] = [];

/**
 * Filters of a list that follow from the record that it belongs to. Rows wait for them only where the address has one set; else
 * they wait for the rows.
 */
export function useRecordFilters({ section, resource, id, record }: Omit<RelatedListProps, "title">) {
  const host = useHost();
  const queryClient = useQueryClient();
  const { filters } = section;
  const names = [...new URLSearchParams(useLocation().search).keys()];
  const isAsked = filters !== undefined && names.some((name) => name.startsWith(filters.prefix));
  const mayRead = useAfterLists(section.related, !isAsked);
  const { data, isError } = useQuery({
    queryKey: [section.related, "filters", resource.name, id],
    queryFn: async () => {
      const read = <Answer extends object>(path: string, query: Readonly<Record<string, unknown>>) =>
        queryClient.fetchQuery({
          ...adminQuery<Answer>(host, section.related, path, query),
          staleTime: freshFor,
        });
      // A section's functions were written for records of this very resource; see `AnyResource`.
      return (await filters?.load(record as never, { host, read })) ?? [];
    },
    enabled: filters !== undefined && record !== undefined && (isAsked || mayRead),
  });
  const own = useMemo(() => data?.map(ownWordsFilter) ?? none, [data]);
  return { own, isPending: isAsked && data === undefined && !isError };
}
