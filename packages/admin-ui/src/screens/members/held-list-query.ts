import { keepPreviousData } from "@tanstack/react-query";
import type { RecordOf, ResourceName } from "@tillhouse/extension-sdk";
import {
  type AdminHost,
  type ListQuery,
  type ListQueryOptions,
  listQuery,
  type RecordsPage,
  requireResource,
} from "@tillhouse/extension-sdk/internal";

/** How many ids are asked for in one call: longer addresses are refused on their way by many a server. */
const atOnce = 100;

function piecesOf(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, index) =>
    ids.slice(index * atOnce, (index + 1) * atOnce),
  );
}

/**
 * One page of the records whose ids another record holds, asked of their own list. Without a search only those of the page are
 * asked for.
 */
export function heldListQuery<Name extends ResourceName>(
  host: AdminHost,
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
      const { idKey = "id", takesOneId } = requireResource(host, related).api;
      const pages = await Promise.all(
        (takesOneId ? named.map((id) => [id]) : piecesOf(named)).map((piece) =>
          listQuery(host, related, {
            ...asked,
            [idKey]: takesOneId ? piece[0] : piece,
            limit: piece.length,
            offset: 0,
          }).queryFn(context),
        ),
      );
      const records = pages.flatMap((page) => page.records);
      return isSearched
        ? { records: records.slice(offset, offset + limit), count: records.length }
        : { records, count: ids.length };
    },
    placeholderData: keepPreviousData,
  };
}
