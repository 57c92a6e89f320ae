import { keepPreviousData } from "@tanstack/react-query";
import type { RecordOf, ResourceName } from "../records/resources";
import { requireResource } from "../resource/use-host";
import { clientSidePage } from "./client-side-list";
import { type ListQuery, type ListQueryOptions, listQuery, type RecordsPage } from "./data";
import { readInChunks } from "./read-in-chunks";
import type { HostForData } from "./resource-path";

/**
 * One page of the records whose ids another record holds, asked of their own list. Without a search only those of the page are
 * asked for.
 *
 * @example useQuery(heldListQuery(host, "products", ids, { limit: 10, offset: 0 }))
 */
export function heldListQuery<Name extends ResourceName>(
  host: HostForData,
  related: Name,
  ids: readonly string[],
  query: ListQuery,
): ListQueryOptions<RecordsPage<RecordOf<Name>>> {
  const { limit = ids.length, offset = 0, ...asked } = query;
  const isSearched = asked.q !== undefined;
  const named = isSearched ? ids : ids.slice(offset, offset + limit);
  return {
    queryKey: [related, "list", { ...query, held: ids }],
    queryFn: async (context): Promise<RecordsPage<RecordOf<Name>>> => {
      // A list that is asked for no id at all would answer with everything.
      if (named.length === 0) return { records: [], count: ids.length };
      const { idKey = "id" } = requireResource(host, related).api;
      const { records } = await readInChunks(
        { ...asked, [idKey]: named, limit: named.length, offset: 0 },
        (piece) => listQuery(host, related, piece).queryFn(context),
      );
      return isSearched ? clientSidePage(records, { limit, offset }) : { records, count: ids.length };
    },
    placeholderData: keepPreviousData,
  };
}
