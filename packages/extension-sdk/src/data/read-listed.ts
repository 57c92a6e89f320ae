import type { StoreDetails } from "../client/medusa-client";
import { AdminError } from "../errors/errors";
import type { AnyResource } from "../resource/define-resource";
import { requireResource } from "../resource/use-host";
import { withChildren } from "../resource/with-children";
import type { RecordsPage } from "./data";
import { readNewest } from "./read-newest";
import { type HostForData, pathOf, queryOf, responseValue, settled } from "./resource-path";

/** Reads one page; see `data.ts`. */
type ReadPage = <Item extends object>(
  host: HostForData,
  source: { path: string; many: string; query: object },
) => Promise<RecordsPage<Item>>;

/** Where the records are listed: in a list of their own, or in the records that they are parts of. */
function sourceOf(host: HostForData, resource: AnyResource): { path: string; many: string; query: object } {
  const { api, list, owner } = resource;
  if (!api.hasNoList) return { path: pathOf(resource), many: api.pluralKey, query: queryOf(list?.select) };
  if (owner === undefined)
    throw new AdminError("config", `There is no list of "${resource.name}", and no owner to find them in.`);
  const above = requireResource(host, owner.of);
  const expand = [owner.holds, owner.beside].filter(Boolean).join(",");
  const query = { fields: above.api.idKey ?? "id", expand, order: "-created_at" };
  return { path: pathOf(above), many: above.api.pluralKey, query };
}

/** The store's settings as they are at this moment: what the admin holds of them may be older than the write that is read after. */
async function readStore({ client }: HostForData): Promise<StoreDetails> {
  return responseValue<StoreDetails>(await settled(client.admin.custom.get<object>("/store")), "store");
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
  const { api, owner, derive, list } = resource;
  const { query: asked, ...source } = sourceOf(host, resource);
  const { newest, withStore, pageSize } =
    typeof api.isUnpaged === "object" ? api.isUnpaged : { newest: undefined };
  const [read, store] = await Promise.all([
    newest === undefined
      ? readPage<object>(host, { ...source, query: {} })
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
  const records = found.map((record) => ({ ...record, ...derive?.(record as never, { store }) })) as Item[];
  return { ...read, records: list?.tree === undefined ? records : withChildren(resource, records) };
}
