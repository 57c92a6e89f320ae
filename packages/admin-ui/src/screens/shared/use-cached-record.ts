import { useQueryClient } from "@tanstack/react-query";
import { type AnyResource, type RecordsPage, recordId } from "@tillhouse/extension-sdk/internal";

/** A record as the list has it that one comes from: less than its page shows, but there at once. */
export function useCachedRecord(resource: AnyResource, id: string): object | undefined {
  const queryClient = useQueryClient();
  return queryClient
    .getQueriesData<RecordsPage<object>>({ queryKey: [resource.name, "list"] })
    .flatMap(([, page]) => page?.records ?? [])
    .find((record) => recordId(resource, record) === id);
}
