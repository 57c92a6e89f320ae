import type { QueryClient } from "@tanstack/react-query";
import type { AnyResource } from "../resource/define-resource";
import { requireResource } from "../resource/use-host";
import { recordId } from "../resource-head/record";
import type { ListQuery, ParentRecord, RecordsPage } from "./data";
import { readInChunks } from "./read-in-chunks";
import { type HostForData, listedQuery, pathOf, queryOf } from "./resource-path";

/** What reads pages and everything; imported here it would lead back to this file. */
interface Readers {
  /** Reads one page of a list. */
  readPage<Item extends object>(
    host: HostForData,
    source: {
      /** Path below `/admin`. */
      path: string;
      /** The key that holds the records in the answer. */
      many: string;
      /** What is asked for. */
      query: object;
      /** Ends the reading. */
      signal?: AbortSignal;
    },
  ): Promise<RecordsPage<Item>>;
  /** Reads a list that comes all at once, and keeps it in the cache. */
  readWhole<Item extends object>(
    host: HostForData,
    client: QueryClient,
    source: {
      /** What the cache has it under. */
      key: readonly unknown[];
      /** Path below `/admin`. */
      path: string;
      /** The key that holds the records in the answer. */
      many: string;
      /** What is asked for. Left out: nothing besides. */
      query?: object;
    },
  ): Promise<RecordsPage<Item>>;
  /** Takes one page out of all records, as the query searches, filters and sorts them. */
  pageOf<Item extends object>(all: RecordsPage<Item>, query: ListQuery): RecordsPage<Item>;
}

/** What reading needs. */
interface Reading extends Readers {
  host: HostForData;
  client: QueryClient;
  signal?: AbortSignal;
}

/** More than a record ever has below it. */
const everything = 100_000;

/** All that an address below a record lists, with what its keys are looked through for. */
async function readLookedThrough<Item extends object>(
  { host, client, readWhole }: Reading,
  resource: AnyResource,
  { path, below }: { path: string; below: ParentRecord },
): Promise<Item[]> {
  const { records } = await readWhole<Item>(host, client, {
    key: [resource.name, "whole", below],
    path,
    many: resource.api.pluralKey,
    query: below.isWhole ? {} : { ...queryOf(below.lookedThrough?.select), limit: everything },
  });
  const { derive } = resource;
  if (derive === undefined) return records;
  // It was written for records of this very resource; see `AnyResource`.
  return records.map((record) => ({ ...record, ...derive(record as never, { store: undefined }) }));
}

/** Which records one page of an address below a record has. */
async function readNamed<Item extends object>(
  reading: Reading,
  resource: AnyResource,
  { below, ...query }: ListQuery & { below: ParentRecord },
): Promise<RecordsPage<Item>> {
  const path = pathOf(requireResource(reading.host, below.of), below.id, below.path);
  const { prefix } = below.lookedThrough ?? {};
  const isLookedThrough =
    below.isWhole ||
    (prefix !== undefined &&
      Object.entries(query).some(([key, value]) => key.startsWith(prefix) && value !== undefined));
  if (isLookedThrough)
    return reading.pageOf(
      { records: await readLookedThrough<Item>(reading, resource, { path, below }), count: 0 },
      query,
    );
  const { fields: _, expand: __, ...asked } = query;
  const { signal } = reading;
  const { idKey = "id" } = resource.api;
  // The store fails where it sorts by what it is not asked for.
  const fields = [...new Set([idKey, query.order?.replace(/^-/, "") ?? idKey])].join(",");
  return reading.readPage<Item>(reading.host, {
    path,
    many: resource.api.pluralKey,
    // No relation either: the store would read those that it reads by itself.
    query: below.isIdsOnly ? { ...asked, fields, expand: "" } : query,
    signal,
  });
}

/** One page of the records that belong to another one, as an address below that lists them. */
export async function readBelow<Item extends object>(
  reading: Reading,
  resource: AnyResource,
  query: ListQuery,
): Promise<RecordsPage<Item>> {
  const { below } = query;
  if (below === undefined) return { records: [], count: 0 };
  const named = await readNamed<Item>(reading, resource, { ...query, below });
  if (!below.isIdsOnly || named.records.length === 0) return named;
  const ids = named.records.map((record) => recordId(resource, record));
  const { fields, expand } = query;
  const { idKey = "id", pluralKey } = resource.api;
  // Prices and stock are worked out for each record that is asked for.
  const { records } = await readInChunks(
    { ...(fields !== undefined && { fields }), ...(expand !== undefined && { expand }), [idKey]: ids },
    (asked) =>
      reading.readPage<Item>(reading.host, {
        path: pathOf(resource),
        many: pluralKey,
        query: listedQuery(resource, { ...asked, limit: ids.length }),
        signal: reading.signal,
      }),
  );
  const known = new Map(records.map((record) => [recordId(resource, record), record]));
  return { ...named, records: ids.flatMap((id) => known.get(id) ?? []) };
}
