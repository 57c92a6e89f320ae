import {
  keepPreviousData,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import type { AnyResource } from "./define-resource";
import { AdminError, toAdminError } from "./errors";
import { type Host, requireResource, useHost } from "./host";
import type { RecordOf, ResourceName } from "./resources";

/** What is asked of a list; everything is passed on to the store as it is. `limit` is at most what one page shows. */
export type ListQuery = { limit?: number; offset?: number; q?: string } & Record<string, unknown>;

/** One page of records, and how many there are in all. */
export interface RecordsPage<Item> {
  records: Item[];
  count: number;
}

/** What `useQuery`, `prefetchQuery` and their like take: key and function belong together. */
export interface DataQuery<Data> {
  queryKey: readonly unknown[];
  queryFn: () => Promise<Data>;
}

/** A list's query: the page before stays on the screen while the next one is on its way. */
export interface PageQuery<Data> extends DataQuery<Data> {
  placeholderData: <Value>(previous: Value | undefined) => Value | undefined;
}

type HostForData = Pick<Host, "client" | "resource">;

function pathOf(resource: AnyResource, id?: string): string {
  const path = `/${resource.api.path ?? resource.name}`;
  return id === undefined ? path : `${path}/${encodeURIComponent(id)}`;
}

async function settled<Value>(call: Promise<Value>): Promise<Value> {
  try {
    return await call;
  } catch (error) {
    throw toAdminError(error);
  }
}

function part<Value>(answer: unknown, key: string): Value {
  const value = typeof answer === "object" && answer !== null ? Reflect.get(answer, key) : undefined;
  if (value === undefined) throw new AdminError("server", `The store's answer has no "${key}".`);
  // The store's API promises this shape; its types come from the same published package.
  return value as Value;
}

/**
 * One page of a resource's records, for `useQuery`, prefetching or reading the cache.
 * The page before stays on the screen while the next one is on its way.
 */
export function listQuery<Name extends ResourceName>(
  host: HostForData,
  name: Name,
  query: ListQuery,
): PageQuery<RecordsPage<RecordOf<Name>>> {
  return {
    queryKey: [name, "list", query],
    queryFn: async (): Promise<RecordsPage<RecordOf<Name>>> => {
      const resource = requireResource(host, name);
      const answer = await settled(host.client.admin.custom.get<object>(pathOf(resource), query));
      const records = part<RecordOf<Name>[]>(answer, resource.api.many);
      const count = Reflect.get(Object(answer), "count");
      return { records, count: typeof count === "number" ? count : records.length };
    },
    placeholderData: keepPreviousData,
  };
}

/** One record, with what the resource's detail asks for unless told otherwise. */
export function recordQuery<Name extends ResourceName>(
  host: HostForData,
  name: Name,
  id: string,
  query?: Record<string, unknown>,
): DataQuery<RecordOf<Name>> {
  const asked = query ?? { ...requireResource(host, name).detail?.select };
  return {
    queryKey: [name, "record", id, asked],
    queryFn: async (): Promise<RecordOf<Name>> => {
      const resource = requireResource(host, name);
      const answer = await settled(host.client.admin.custom.get<object>(pathOf(resource, id), asked));
      return part<RecordOf<Name>>(answer, resource.api.one);
    },
  };
}

/** What a hook that reads says about its reading. */
export interface ReadState {
  /** Nothing has been read yet. */
  isLoading: boolean;
  /** A question to the store is on its way, the first one or another. */
  isFetching: boolean;
  error: AdminError | null;
  /** Asks the store again. */
  refetch(): Promise<unknown>;
}

function readState(
  result: Pick<UseQueryResult, "isLoading" | "isFetching" | "error" | "refetch">,
): ReadState {
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
): ReadState & RecordsPage<RecordOf<Name>> {
  const result = useQuery(listQuery(useHost(), name, query));
  return { ...readState(result), records: result.data?.records ?? [], count: result.data?.count ?? 0 };
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
): ReadState & { record: RecordOf<Name> | undefined } {
  const result = useQuery(recordQuery(useHost(), name, id, query));
  return { ...readState(result), record: result.data };
}

/** A change to one record. `run` is for the odd call; it says which other resources it changes. */
export type Write =
  | { kind: "create"; payload: Record<string, unknown> }
  | { kind: "update"; id: string; payload: Record<string, unknown> }
  | { kind: "delete"; id: string; title: string };

function send({ client }: HostForData, resource: AnyResource, write: Write): Promise<object> {
  const { custom } = client.admin;
  switch (write.kind) {
    case "create":
      return custom.post<object>(pathOf(resource), write.payload);
    case "update":
      return custom.post<object>(pathOf(resource, write.id), write.payload);
    case "delete":
      return custom.delete<object>(pathOf(resource, write.id));
  }
}

function titleIn(resource: AnyResource, write: Write, answer: unknown): string {
  if (write.kind === "delete") return write.title;
  // The answer holds the very record that `title` was written for.
  return resource.title(part(answer, resource.api.one) as never);
}

/**
 * Changes records of a resource. A settled write refreshes the resource's lists and records and shows a notice that
 * is derived from the resource; a caller can add to that by awaiting, never replace it. Failures are thrown as
 * {@link AdminError} and shown by the caller: a form puts them on its fields.
 *
 * @example
 * const { write, isWriting } = useWrite("collections");
 * await write({ kind: "delete", id: collection.id, title: collection.title });
 */
export function useWrite<Name extends ResourceName>(name: Name) {
  const host = useHost();
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: async (write: Write) => {
      const resource = requireResource(host, name);
      const answer = await settled(send(host, resource, write));
      return { resource, write, answer };
    },
    onSuccess: ({ resource, write, answer }) => {
      host.notify.success(
        host.translate(`notice.${write.kind}d`, { noun: host.translate(`${resource.name}.one`) }),
        titleIn(resource, write, answer),
      );
      if (write.kind === "delete")
        queryClient.removeQueries({ queryKey: [name, "record", write.id], type: "inactive" });
    },
    onSettled: (_result, error) => {
      if (error === null) return queryClient.invalidateQueries({ queryKey: [name] });
    },
  });
  return {
    write: mutation.mutateAsync,
    isWriting: mutation.isPending,
    error: mutation.error,
    reset: mutation.reset,
  };
}
