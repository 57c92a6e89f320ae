import { useIsFetching, useQuery, useQueryClient } from "@tanstack/react-query";
import type { AnyAction } from "@tillhouse/extension-sdk";
import { queryOf, useHost } from "@tillhouse/extension-sdk";
import { useActionAvailability } from "../../actions/use-action-availability";
import { type FullQuery, knownRecords, readOneByOne } from "../export/read-all";
import type { Selected } from "../selection/selection";

/** Records that are no longer on a page and are read one by one to be counted; more are not worth it. */
const readAtMost = 50;

/**
 * How many of the selected records can take an action, as far as their rows tell; `undefined` where that is not known. What has
 * left the list, because its state has changed, is read again as a row.
 */
export function useFits({ resource }: FullQuery, selected: Selected, isIdle: boolean) {
  const host = useHost();
  const queryClient = useQueryClient();
  const availabilityOf = useActionAvailability(resource.name);
  const isReading = useIsFetching({ queryKey: [resource.name, "list"] }) > 0;
  const known = selected.isAll ? new Map<string, object>() : knownRecords(queryClient, resource);
  const unknown = [...selected.ids].filter((id) => !known.has(id));
  useQuery({
    queryKey: [resource.name, "list", { selected: unknown }],
    queryFn: async () => {
      const query = queryOf(resource.list?.select);
      const { records } = await readOneByOne({ host, queryClient }, resource, unknown, { query });
      return { records, count: records.length };
    },
    enabled: isIdle && !isReading && !selected.isAll && unknown.length > 0 && unknown.length <= readAtMost,
  });
  if (selected.isAll || unknown.length > 0) return () => undefined;
  const records = [...selected.ids].flatMap((id) => known.get(id) ?? []);
  return ({ whenListed, ...action }: AnyAction): number | undefined => {
    if (whenListed === undefined && action.loadsRecord) return undefined;
    const rule = whenListed === undefined ? action : { ...action, when: whenListed };
    return records.filter((record) => availabilityOf(rule, record) === true).length;
  };
}
