import { useQuery } from "@tanstack/react-query";
import { type ResourceName, useHost } from "@tillhouse/extension-sdk";
import {
  type AnyResource,
  type FieldSelection,
  listQuery,
  recordId,
} from "@tillhouse/extension-sdk/internal";
import { useMemo } from "react";

/** How many records one address can name. */
const atOnce = 100;

/**
 * The records of a page, with what the store is asked for only once they stand (`deferred` of a column). Until that is there, and
 * where it could not be read, they are as they came.
 *
 * @param select what is asked for; nothing where it expands nothing
 */
export function useDeferred(
  resource: AnyResource,
  records: readonly object[] | undefined,
  { fields, expand }: FieldSelection,
): readonly object[] | undefined {
  const host = useHost();
  const { idKey: key = "id" } = resource.api;
  const ids = records?.map((record) => recordId(resource, record)) ?? [];
  const { data } = useQuery({
    queryKey: [resource.name, "deferred", expand, fields, ids],
    queryFn: async (context) => {
      const found = new Map<string, object>();
      for (let from = 0; from < ids.length; from += atOnce) {
        const part = ids.slice(from, from + atOnce);
        const query = {
          [key]: part,
          fields: [key, fields].filter(Boolean).join(","),
          expand,
          limit: part.length,
          offset: 0,
        };
        // The registry keys resources by these very names.
        const page = await listQuery(host, resource.name as ResourceName, query).queryFn(context);
        for (const record of page.records) found.set(recordId(resource, record), record);
      }
      return found;
    },
    enabled: expand !== undefined && ids.length > 0,
  });
  return useMemo(
    () =>
      data === undefined
        ? records
        : records?.map((record) => ({ ...record, ...data.get(recordId(resource, record)) })),
    [data, records, resource],
  );
}
