import { keepPreviousData, type QueryClient, type UseQueryResult, useQuery } from "@tanstack/react-query";
import { AdminError, toAdminError } from "../errors/errors";
import type { RecordOf, ResourceName } from "../records/resources";
import type { AnyResource } from "../resource/define-resource";
import { requireResource, useHost } from "../resource/use-host";
import { recordId } from "../resource-head/record";
import type { FieldSelection } from "../resource-head/resource-api";
import { clientSidePage, isPaged } from "./client-side-list";
import { readBelow } from "./read-below";
import { readInChunks } from "./read-in-chunks";
import {
  type HostForData,
  listedQuery,
  pathOf,
  queryOf,
  responseValue,
  sentQuery,
  settled,
} from "./resource-path";

/**
 * What is asked of a list; everything is passed on to the store as it is. `limit` is at most what one page shows,
 * `order` a column's name, with `-` for the last first.
 */
export type ListQuery = {
  /** The most records of a page. */
  limit?: number;
  /** How many records come before the page. */
  offset?: number;
  /** What is searched for. */
  q?: string;
  /** What it is sorted by. */
  order?: string;
  /** The records that belong to another one, by an address below that. It is not sent. */
  below?: ParentRecord;
} & Record<string, unknown>;

/** Which records of another resource belong to a record, where an address below that record lists them. */
export interface ParentRecord {
  /** Name of the resource that the record is of. */
  of: string;
  /** The id of that record. */
  id: string;
  /** The address below the record: `customers`. */
  path: string;
  /** It always answers with everything. */
  isWhole?: boolean;
  /** It says which records these are; what is shown of them is asked of their own list, by their ids. */
  isIdsOnly?: boolean;
  /** Keys by which it cannot be narrowed: where one of them is asked for, all is read with this, and looked through here. */
  lookedThrough?: {
    /** What these keys of the query begin with. Which there are may be read later; it does not change what is asked. */
    prefix: string;
    /** What is asked for then. */
    select: FieldSelection;
  };
}

/** One page of records, and how many there are in all. */
export interface RecordsPage<Item> {
  /** The records of this page. */
  records: Item[];
  /** How many there are on all pages. */
  count: number;
  /** How many the store has beyond those that were looked through; see `ResourceApi.isUnpaged`. */
  unread?: number;
  /** What was found first: the rest is still being looked through. */
  isPartial?: true;
}

/** What a query's function gets: the cache that it belongs to, and a signal that ends it. */
interface QueryContext {
  client: QueryClient;
  signal?: AbortSignal;
}

/** What `useQuery`, `prefetchQuery` and their like take: key and function belong together. */
export interface RecordQueryOptions<Data> {
  /** Begins with the name of the resource. */
  queryKey: readonly unknown[];
  /** Asks the store. It throws an `AdminError`. */
  queryFn: (context: QueryContext) => Promise<Data>;
}

/** A list's query: the page before stays on the screen while the next one is on its way. */
export interface ListQueryOptions<Data> extends RecordQueryOptions<Data> {
  /** Keeps the page before. */
  placeholderData: <Value>(previous: Value | undefined) => Value | undefined;
}

/** How long what was read counts as fresh, in milliseconds (specification, section 9). */
const freshFor = 90_000;

/** Settings of a query whose answer somebody acts on: what was read before is not shown meanwhile. `staleTime` alone would show it. */
export const uncached = { staleTime: 0, gcTime: 0 };

/**
 * What is searched for, as the store can take it: it reads `null` as nothing at all and fails, and a character 0 breaks its
 * query. Upper and lower case are one to it.
 */
function searched(query: object): object {
  const { q } = query as ListQuery;
  return typeof q === "string" ? { ...query, q: q.replaceAll("\0", "").replace(/^null$/, "NULL") } : query;
}

async function readPage<Item extends object>(
  host: HostForData,
  { path, many, query: asked, signal }: { path: string; many: string; query: object; signal?: AbortSignal },
): Promise<RecordsPage<Item>> {
  const query = searched(asked);
  const answer = await settled(
    signal === undefined
      ? host.client.admin.custom.get<object>(path, { ...query })
      : host.client.send<object>({ method: "GET", path: `/admin${path}`, payload: query, signal }),
  );
  const records = responseValue<Item[]>(answer, many);
  const count = Reflect.get(Object(answer), "count");
  return { records, count: typeof count === "number" ? count : records.length };
}

/** How many records are taken of what the API finds by itself in a list that is looked through here. */
const mostFound = 200;

/** How many records are read at once on the way to the one that is looked for. */
const stride = 200;

/** The first record of a list that is the one looked for; the list is read on until it comes. */
async function readUntil<Item extends object>(
  host: HostForData,
  source: { path: string; many: string; query: object },
  isIt: (record: Item) => boolean,
): Promise<Item> {
  for (let offset = 0; ; offset += stride) {
    const query = { ...source.query, limit: stride, offset };
    const { records, count } = await readPage<Item>(host, { ...source, query });
    const found = records.find(isIt);
    if (found !== undefined) return found;
    if (records.length === 0 || offset + records.length >= count) throw new AdminError("not-found", "");
  }
}

/** Everything at once, asked once for all pages, searches and filters. */
async function readWhole<Item extends object>(
  host: HostForData,
  client: QueryClient,
  { query = {}, ...source }: { key: readonly unknown[]; path: string; many: string; query?: object },
): Promise<RecordsPage<Item>> {
  return client.fetchQuery({
    queryKey: source.key,
    queryFn: () => readPage<Item>(host, { ...source, query }),
    staleTime: freshFor,
  });
}

/** The records of a resource that is looked through here: all of them, or the newest. */
async function readAll<Item extends object>(
  host: HostForData,
  client: QueryClient,
  resource: AnyResource,
): Promise<RecordsPage<Item>> {
  const { api } = resource;
  const key = [resource.name, "whole"];
  const source = { key, path: pathOf(resource), many: api.pluralKey, query: api.query };
  const isTree = resource.list?.tree !== undefined;
  if (typeof api.isUnpaged !== "object" && !isTree) return readWhole<Item>(host, client, source);
  // Few lists are read so.
  const { readListed } = await import("./read-listed");
  return client.fetchQuery({
    queryKey: key,
    queryFn: () => readListed<Item>(host, resource, readPage),
    staleTime: freshFor,
  });
}

/** One page of what was read as a whole. */
function pageOf<Item extends object>(
  { records, unread }: RecordsPage<Item>,
  query: ListQuery,
  scope?: (record: never, query: Readonly<Record<string, unknown>>) => unknown,
) {
  // The definition was written for records of this very resource.
  const scoped =
    scope === undefined ? records : records.map((record) => scope(record as never, query) as Item);
  return { ...clientSidePage(scoped, query), ...(unread && { unread }) };
}

/**
 * One page of a resource's records, for `useQuery`, prefetching or reading the cache.
 * The page before stays on the screen while the next one is on its way.
 *
 * @example useQuery(listQuery(host, "orders", { limit: 20, offset: 0, order: "-created_at" }))
 */
export function listQuery<Name extends ResourceName>(
  host: HostForData,
  name: Name,
  query: ListQuery,
): ListQueryOptions<RecordsPage<RecordOf<Name>>> {
  return {
    queryKey: [name, "list", query],
    queryFn: async ({ client, signal }): Promise<RecordsPage<RecordOf<Name>>> => {
      const resource = requireResource(host, name);
      const { pluralKey } = resource.api;
      if (query.below !== undefined) {
        const reading = { host, client, signal, readPage, readWhole, pageOf };
        return readBelow<RecordOf<Name>>(reading, resource, query);
      }
      // A question that nobody waits for any more is not asked to its end: somebody typed on.
      if (isPaged(resource.api, query)) {
        const page = await readPage<RecordOf<Name>>(host, {
          path: pathOf(resource),
          many: pluralKey,
          query: listedQuery(resource, query),
          signal,
        });
        return resource.api.isUnpaged
          ? (await import("./read-listed")).withDerived(resource, page, query)
          : page;
      }
      const { api, list } = resource;
      const reading = readAll<RecordOf<Name>>(host, client, resource);
      const hasSearch = query.q && typeof api.isUnpaged === "object" && api.isUnpaged.hasSearch;
      const found = hasSearch
        ? await (await import("./read-listed")).withFound<RecordOf<Name>>(resource, {
            reading,
            finding: readPage(host, {
              path: pathOf(resource),
              many: pluralKey,
              query: listedQuery(resource, { ...queryOf(list?.select), q: query.q, limit: mostFound }),
              signal,
            }),
            show: (first) => {
              const key = [name, "list", query];
              // A picker asks under a key of its own: under this one nothing would ever come after it.
              if (client.getQueryState(key)?.fetchStatus === "fetching")
                client.setQueryData(key, { ...pageOf(first, query, list?.scope), isPartial: true });
            },
          })
        : await reading;
      const page = pageOf(found, query, list?.scope);
      const { owner } = resource;
      if (owner === undefined) return page;
      const { withOwners } = await import("./owners");
      const question = (id: string) => recordQuery(host, owner.of as ResourceName, id, queryOf(owner.select));
      const read = (id: string) => client.fetchQuery({ ...question(id), staleTime: freshFor });
      const names = { resource, above: requireResource(host, owner.of) };
      return { ...page, records: await withOwners(page.records, { ...names, read }) };
    },
    placeholderData: keepPreviousData,
  };
}

/**
 * One page of the records that an address below another record lists.
 *
 * @example useQuery(nestedListQuery(host, { related: "customers", below: { of: "customer-groups", id, path: "customers" } }, { limit: 20 }))
 */
export function nestedListQuery<Name extends ResourceName>(
  host: HostForData,
  { related, below }: { related: Name; below: ParentRecord },
  query: ListQuery,
): ListQueryOptions<RecordsPage<RecordOf<Name>>> {
  return listQuery(host, related, { below, ...query });
}

/** One record, with what the resource's detail asks for unless told otherwise. */
export function recordQuery<Name extends ResourceName>(
  host: HostForData,
  name: Name,
  id: string,
  query?: Record<string, unknown>,
): RecordQueryOptions<RecordOf<Name>> {
  const selected = query ?? queryOf(requireResource(host, name).detail?.select);
  return {
    queryKey: [name, "record", id, selected],
    queryFn: async ({ client }): Promise<RecordOf<Name>> => {
      const resource = requireResource(host, name);
      const asked = { ...sentQuery(resource, selected) };
      const { singularKey, pluralKey, idKey: key = "id", hasNoRead, isUnpaged } = resource.api;
      if (!hasNoRead) {
        const answer = await settled(host.client.admin.custom.get<object>(pathOf(resource, id), asked));
        const record = responseValue<RecordOf<Name>>(answer, singularKey);
        // The definition was written for records of this very resource.
        const complete = resource.detail?.complete?.(record as never, host);
        return complete === undefined ? record : { ...record, ...(await settled(complete)) };
      }
      const source = { path: pathOf(resource), many: pluralKey };
      const isIt = (record: RecordOf<Name>) => recordId(resource, record) === id;
      if (hasNoRead === "unfiltered") return readUntil(host, { ...source, query: asked }, isIt);
      const { records } = isUnpaged
        ? await readAll<RecordOf<Name>>(host, client, resource)
        : await readPage<RecordOf<Name>>(host, {
            ...source,
            query: listedQuery(resource, { ...selected, [key]: id, limit: 1 }),
          });
      const found = records.find(isIt);
      if (found === undefined) throw new AdminError("not-found", "");
      return found;
    },
  };
}

/** What a hook that reads says about its reading. */
export interface QueryState {
  /** Nothing has been read yet. */
  isLoading: boolean;
  /** A question to the store is on its way, the first one or another. */
  isFetching: boolean;
  /** Why the last question failed; `null` otherwise. */
  error: AdminError | null;
  /** Asks the store again. */
  refetch(): Promise<unknown>;
}

function readState(
  result: Pick<UseQueryResult, "isLoading" | "isFetching" | "error" | "refetch">,
): QueryState {
  const { isLoading, isFetching, error, refetch } = result;
  return {
    isLoading,
    isFetching,
    error: error === null ? null : toAdminError(error),
    refetch: () => refetch(),
  };
}

/**
 * One page of records on the screen.
 *
 * @example const { records, count, isLoading, error } = useRecords("customers", { limit: 20, q: search });
 */
export function useRecords<Name extends ResourceName>(
  name: Name,
  query: ListQuery = {},
): QueryState & RecordsPage<RecordOf<Name>> {
  const result = useQuery(listQuery(useHost(), name, query));
  return { ...readState(result), records: result.data?.records ?? [], count: result.data?.count ?? 0 };
}

/** The query of {@link useAdminQuery}, for what reads without a component. */
export function adminQuery<Answer extends object>(
  { client }: Pick<HostForData, "client">,
  name: string,
  path: string,
  query: Readonly<Record<string, unknown>>,
): { queryKey: readonly unknown[]; queryFn: () => Promise<Answer> } {
  return {
    queryKey: [name, "read", path, query],
    queryFn: () =>
      settled(readInChunks(query, (asked) => client.admin.custom.get<Answer>(path, { ...asked }))),
  };
}

/**
 * What an address of the store answers, for what stands beside records: stock, reservations, notes. It is kept under the
 * name of a resource, so that every write that changes or affects that resource reads it again.
 *
 * @param path below `/admin`: `/reservations`
 * @param options `query` is what is asked for: a list is sent as one parameter per item, and a long one in several calls.
 * While `isWanted` is `false` nothing is asked
 * @example
 * const { data } = useAdminQuery<{ reservations: Reservation[] }>("reservations", "/reservations", {
 *   query: { line_item_id: order.items.map(({ id }) => id) },
 *   isWanted: isOpen,
 * });
 */
export function useAdminQuery<Answer extends object>(
  name: ResourceName,
  path: string,
  { query = {}, isWanted = true }: { query?: Record<string, unknown>; isWanted?: boolean } = {},
): QueryState & { data: Answer | undefined } {
  const result = useQuery({
    ...adminQuery<Answer>(useHost(), name, path, query),
    enabled: isWanted,
    placeholderData: keepPreviousData,
  });
  return { ...readState(result), data: result.data };
}

/**
 * One record on the screen; `undefined` until it has been read.
 *
 * @example const { record, isLoading, error } = useRecord("orders", id);
 */
export function useRecord<Name extends ResourceName>(
  name: Name,
  id: string,
  query?: Record<string, unknown>,
): QueryState & { record: RecordOf<Name> | undefined } {
  const result = useQuery(recordQuery(useHost(), name, id, query));
  return { ...readState(result), record: result.data };
}
