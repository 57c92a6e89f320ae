import { queryOf } from "@tillhouse/extension-sdk";
import { type AnyResource, type RecordsPage, recordId } from "@tillhouse/extension-sdk/internal";
import { type ReadContext, readAll } from "../../screens/list/export/read-all";
import { normalizeText } from "./match-text";

/** How long what was read counts as fresh, in milliseconds; what is changed here is read again at once. */
const freshFor = 5 * 60_000;

/** Shorter texts are in nearly every address. */
const shortest = 4;

/** A word as it is compared: however somebody has spaced and grouped it. */
const bare = (word: string) => normalizeText(word).replace(/[\s().\-/+]/g, "");

/** The newest records with what they are found by, and those whose pages were read. */
async function readIndex({ host, queryClient }: ReadContext, resource: AnyResource): Promise<object[]> {
  const { searchIndex, list, name } = resource;
  if (searchIndex === undefined) return [];
  const parts = [list?.select ?? [], searchIndex.select ?? []].flat();
  const newest = await queryClient.fetchQuery({
    queryKey: [name, "index"],
    queryFn: async () => {
      const found: object[] = [];
      const question = { resource, query: { ...queryOf(parts), order: "-created_at" } };
      for await (const { records } of readAll({ host, queryClient }, question)) {
        found.push(...records);
        if (found.length >= searchIndex.newest) break;
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
