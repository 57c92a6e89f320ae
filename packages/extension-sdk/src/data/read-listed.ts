import type { StoreDetails } from "../client/medusa-client";
import { AdminError } from "../errors/errors";
import type { AnyResource } from "../resource/define-resource";
import { requireResource } from "../resource/use-host";
import { withChildren } from "../resource/with-children";
import { recordId } from "../resource-head/record";
import type { RecordsPage } from "./data";
import { readNewest } from "./read-newest";
import {
  type HostForData,
  listedQuery,
  pathOf,
  queryOf,
  responseValue,
  sentQuery,
  settled,
} from "./resource-path";

/** Reads one page; see `data.ts`. */
type ReadPage = <Item extends object>(
  host: HostForData,
  source: { path: string; many: string; query: object },
) => Promise<RecordsPage<Item>>;

/** Where the records are listed: in a list of their own, or in the records that they are parts of. */
function sourceOf(host: HostForData, resource: AnyResource): { path: string; many: string; query: object } {
  const { api, list, owner } = resource;
  if (!api.hasNoList)
    return {
      path: pathOf(resource),
      many: api.pluralKey,
      query: listedQuery(resource, queryOf(list?.select)),
    };
  if (owner === undefined)
    throw new AdminError("config", `There is no list of "${resource.name}", and no owner to find them in.`);
  const above = requireResource(host, owner.of);
  const expand = [owner.holds, owner.beside].filter(Boolean).join(",");
  const query = sentQuery(above, { fields: above.api.idKey ?? "id", expand, order: "-created_at" });
  return { path: pathOf(above), many: above.api.pluralKey, query };
}

/** The store's settings as they are at this moment: what the admin holds of them may be older than the write that is read after. */
async function readStore({ client }: HostForData): Promise<StoreDetails> {
  return responseValue<StoreDetails>(await settled(client.admin.custom.get<object>("/store")), "store");
}

/** Records with the keys that are worked out of them. */
function derived<Item extends object>(
  { derive }: AnyResource,
  records: readonly object[],
  store?: StoreDetails,
): Item[] {
  // The definition was written for records of this very resource.
  return records.map((record) => ({ ...record, ...derive?.(record as never, { store }) })) as Item[];
}

/** A page that the store answered by itself, as if it had been looked through here. */
export function withDerived<Item extends object>(
  resource: AnyResource,
  page: RecordsPage<Item>,
  query: Readonly<Record<string, unknown>>,
): RecordsPage<Item> {
  // The definition was written for records of this very resource.
  const scoped = (record: Item) => (resource.list?.scope?.(record as never, query) ?? record) as Item;
  return { ...page, records: derived<Item>(resource, page.records).map(scoped) };
}

/**
 * What was looked through here, and what the API found by itself beside it, which may be older than that. What it finds is shown until
 * everything is read.
 *
 * @param show called once, if anything is found before `reading` ends
 */
export async function withFound<Item extends object>(
  resource: AnyResource,
  {
    reading,
    finding,
    show,
  }: {
    reading: Promise<RecordsPage<Item>>;
    finding: Promise<RecordsPage<object>>;
    show(found: RecordsPage<Item>): void;
  },
): Promise<RecordsPage<Item>> {
  let isRead = false;
  const foundRecords = async () => {
    const { records } = await finding;
    const found = derived<Item>(resource, records);
    if (!isRead && found.length > 0) show({ records: found, count: found.length });
    return found;
  };
  const wholePage = async () => {
    const page = await reading;
    isRead = true;
    return page;
  };
  const [whole, found] = await Promise.all([wholePage(), foundRecords()]);
  const known = new Set(whole.records.map((record) => recordId(resource, record)));
  const more = found.filter((record) => !known.has(recordId(resource, record)));
  const { unread = 0, ...page } = whole;
  const left = unread - more.length;
  return { ...page, records: [...page.records, ...more], ...(left > 0 && { unread: left }) };
}

/**
 * Reads the newest records of a resource whose API answers pages and can do nothing else with them, or has no list of them at
 * all. What was not read is counted: of records that stand in others, those others.
 */
export async function readListed<Item extends object>(
  host: HostForData,
  resource: AnyResource,
  readPage: ReadPage,
): Promise<RecordsPage<Item>> {
  const { api, owner, list } = resource;
  const { query: asked, ...source } = sourceOf(host, resource);
  const { newest, withStore, pageSize } =
    typeof api.isUnpaged === "object" ? api.isUnpaged : { newest: undefined };
  const [read, store] = await Promise.all([
    newest === undefined
      ? readPage<object>(host, { ...source, query: { ...api.query } })
      : readNewest<object>(
          (query) => readPage(host, { ...source, query: { ...asked, ...query } }),
          newest,
          pageSize,
        ),
    withStore && readStore(host),
  ]);
  const holds = api.hasNoList && owner?.holds;
  const found = holds
    ? read.records.flatMap((above) => (Reflect.get(above, holds) as object[] | null) ?? [])
    : read.records;
  // The definition was written for records of this very resource.
  const own = found.filter((record) => !list?.leavesOut?.(record as never));
  const records = derived<Item>(resource, own, store);
  return { ...read, records: list?.tree === undefined ? records : withChildren(resource, records) };
}
