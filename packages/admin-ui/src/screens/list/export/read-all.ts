import type { QueryClient } from "@tanstack/react-query";
import { type ResourceName, toAdminError } from "@tillhouse/extension-sdk";
import {
  type AdminHost,
  type AnyResource,
  type ListQuery,
  listQuery,
  type ParentRecord,
  recordId,
  recordQuery,
  uncached,
} from "@tillhouse/extension-sdk/internal";
import type { Selected } from "../selection/selection";

/** What reading a whole list needs. */
export interface ReadContext {
  host: AdminHost;
  queryClient: QueryClient;
}

/** A list, and what is asked of it: its filters, search and order. */
export interface FullQuery {
  resource: AnyResource;
  query: ListQuery;
}

/** Rows of one request: few enough to see the work go on, many enough not to swamp the store. */
const rowsAtOnce = 100;

/** Records asked for at once, where they have to be asked for one by one. */
const recordsAtOnce = 4;

/** A stretch of a list, and how far the reading has come. */
export interface Stretch {
  records: readonly object[];
  /** Records read so far, and how many there are. */
  done: number;
  count: number;
}

/**
 * Reads a list from the first page to the last, stretch by stretch. What moves to another page meanwhile, because
 * somebody adds a record, is not read twice.
 *
 * @param start continues where an earlier reading stopped
 * @throws AdminError; ends quietly when the signal says so
 */
export async function* readAll(
  { host, queryClient }: ReadContext,
  { resource, query }: FullQuery,
  { signal, start = 0, seen = new Set() }: { signal?: AbortSignal; start?: number; seen?: Set<string> } = {},
): AsyncGenerator<Stretch> {
  // The registry keys resources by these very names.
  const name = resource.name as ResourceName;
  for (let offset = start; !signal?.aborted; offset += rowsAtOnce) {
    const { queryKey, queryFn } = listQuery(host, name, { ...query, limit: rowsAtOnce, offset });
    // By way of the cache, whose one sink knows when a session has ended; nothing of it is kept.
    const { records, count } = await queryClient.fetchQuery({ queryKey, queryFn, ...uncached });
    if (signal?.aborted) return;
    const fresh = records.filter((record) => !seen.has(recordId(resource, record)));
    for (const record of fresh) seen.add(recordId(resource, record));
    yield { records: fresh, done: Math.min(offset + records.length, count), count };
    if (records.length === 0 || offset + records.length >= count) return;
  }
}

/** What became of the records that are selected. */
export interface SelectedRecords {
  records: object[];
  /** Ids of those that are no longer there. */
  missing: string[];
}

/**
 * The records that are selected: those that were on the screen are known already, the others are read. Of everything
 * that matches all pages are read, without those that were let go.
 */
export async function readSelectedRecords(
  context: ReadContext,
  question: FullQuery,
  {
    selected,
    signal,
    isWhole = false,
    onRead,
  }: {
    selected: Selected;
    signal?: AbortSignal;
    /** Each as its page asks for it, and as it is now: a row of the list is not enough. */
    isWhole?: boolean;
    onRead?(done: number, count: number): void;
  },
): Promise<SelectedRecords> {
  const { resource } = question;
  const found: object[] = [];
  if (selected.isAll) {
    for await (const stretch of readAll(context, question, { signal })) {
      found.push(...stretch.records.filter((record) => !selected.ids.has(recordId(resource, record))));
      onRead?.(stretch.done, stretch.count);
    }
    if (!isWhole) return { records: found, missing: [] };
  }
  const known = isWhole ? new Map<string, object>() : knownRecords(context.queryClient, resource);
  const wanted = selected.isAll ? found.map((record) => recordId(resource, record)) : [...selected.ids];
  const unknown = wanted.filter((id) => !known.has(id));
  const read = await readOneByOne(context, resource, unknown, { signal, onRead });
  for (const record of read.records) known.set(recordId(resource, record), record);
  return { records: wanted.flatMap((id) => known.get(id) ?? []), missing: read.missing };
}

/**
 * Reads records by their ids, a few at a time.
 *
 * @param query what is asked for of each; what its page asks for when left out
 */
export async function readOneByOne(
  { host, queryClient }: ReadContext,
  resource: AnyResource,
  ids: readonly string[],
  {
    query,
    signal,
    onRead,
  }: {
    query?: Record<string, unknown>;
    signal?: AbortSignal;
    onRead?(done: number, count: number): void;
  } = {},
): Promise<SelectedRecords> {
  const records: object[] = [];
  const missing: string[] = [];
  for (let start = 0; start < ids.length && !signal?.aborted; start += recordsAtOnce) {
    await Promise.all(
      ids.slice(start, start + recordsAtOnce).map(async (id) => {
        try {
          // The registry keys resources by these very names.
          const asked = recordQuery(host, resource.name as ResourceName, id, query);
          records.push(await queryClient.fetchQuery({ ...asked, staleTime: 0 }));
        } catch (error) {
          if (toAdminError(error).code !== "not-found") throw error;
          missing.push(id);
        }
      }),
    );
    if (!signal?.aborted) onRead?.(Math.min(start + recordsAtOnce, ids.length), ids.length);
  }
  return { records, missing };
}

function isOfOwnList({ below }: { below?: ParentRecord }): boolean {
  return below === undefined || below.isIdsOnly === true;
}

/** Records of this very list that are as the store has them, as far as is known; of two, the one that was read last. */
export function knownRecords(queryClient: QueryClient, resource: AnyResource): Map<string, object> {
  const known = new Map<string, object>();
  const pages = queryClient
    .getQueryCache()
    .findAll({ queryKey: [resource.name, "list"] })
    // Lists below other records may hold less of each record.
    .filter(({ queryKey, state }) => !state.isInvalidated && isOfOwnList(Object(queryKey[2])))
    .sort((left, right) => left.state.dataUpdatedAt - right.state.dataUpdatedAt);
  for (const { state } of pages) {
    const records: unknown = Reflect.get(Object(state.data), "records");
    if (Array.isArray(records)) for (const record of records) known.set(recordId(resource, record), record);
  }
  return known;
}
