import {
  type AnyResource,
  listQuery,
  queryOf,
  type RecordsPage,
  type ResourceName,
  recordId,
} from "@tillhouse/extension-sdk";
import type { ReadContext } from "../../screens/list/read-all";
import { fold } from "./match-text";

/** Records of one request. */
const rowsAtOnce = 100;

/** How long what was read counts as fresh, in milliseconds; what is changed here is read again at once. */
const freshFor = 5 * 60_000;

/** Shorter texts are in nearly every address. */
const shortest = 4;

/** A word as it is compared: however somebody has spaced and grouped it. */
const bare = (word: string) => fold(word).replace(/[\s().\-/+]/g, "");

/** The newest records with what they are found by, and those whose pages were read. */
async function readIndex({ host, queryClient }: ReadContext, resource: AnyResource): Promise<object[]> {
  const { searchIndex, list, name } = resource;
  if (searchIndex === undefined) return [];
  const parts = [list?.select ?? [], searchIndex.select ?? []].flat();
  const newest = await queryClient.fetchQuery({
    queryKey: [name, "index"],
    queryFn: async (context) => {
      const found: object[] = [];
      for (let offset = 0; offset < searchIndex.newest; offset += rowsAtOnce) {
        const query = { ...queryOf(parts), order: "-created_at", limit: rowsAtOnce, offset };
        // The registry keys resources by these very names.
        const { records, count } = await listQuery(host, name as ResourceName, query).queryFn(context);
        found.push(...records);
        if (offset + records.length >= count) break;
      }
      return found;
    },
    staleTime: freshFor,
    retry: false,
  });
  const read = queryClient
    .getQueriesData<object>({ queryKey: [name, "record"] })
    .flatMap(([, record]) => record ?? []);
  // Of two, the one that was read for this: the other may be what was before somebody changed it.
  const byId = new Map([...read, ...newest].map((record) => [recordId(resource, record), record]));
  return [...byId.values()];
}

/**
 * Looks for what the store cannot be asked for, in the newest records and in those whose pages were read.
 *
 * @throws AdminError where they cannot be read
 */
export async function findInIndex(
  context: ReadContext,
  resource: AnyResource,
  text: string,
): Promise<RecordsPage<object>> {
  // A number is read out with the zero of its country, and kept without.
  const wanted = bare(text).replace(/^0+(?=\d+$)/, "");
  if (wanted.length < shortest) return { records: [], count: 0 };
  const records = (await readIndex(context, resource)).filter((record) =>
    // The definition was written for records of this very resource; see `AnyResource`.
    resource.searchIndex?.words(record as never).some((word) => word && bare(word).includes(wanted)),
  );
  return { records, count: records.length };
}
