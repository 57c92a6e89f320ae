import type { QueryClient } from "@tanstack/react-query";
import type { AnyResource } from "../resource/define-resource";
import { recordId } from "../resource-head/record";

/**
 * Shows a change before the store has answered, in the record and in every list that holds it.
 *
 * @returns what takes it back
 */
export function patchRecord(
  queryClient: QueryClient,
  resource: AnyResource,
  id: string,
  change: Record<string, unknown>,
): () => void {
  const { name } = resource;
  const before = queryClient.getQueriesData<object>({ queryKey: [name] });
  const patched = (record: object) => (recordId(resource, record) === id ? { ...record, ...change } : record);
  queryClient.setQueriesData<object>({ queryKey: [name, "record", id] }, (old) => old && patched(old));
  queryClient.setQueriesData<{ records: object[] }>({ queryKey: [name, "list"] }, (old) =>
    old?.records === undefined ? old : { ...old, records: old.records.map(patched) },
  );
  return () => {
    for (const [key, data] of before) queryClient.setQueryData(key, data);
  };
}
