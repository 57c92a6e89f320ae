import { hasColumn, type MockDatabase } from "../database/mock-database";
import { refuse } from "../database/mock-error";
import type { MockRow } from "../database/mock-rows";
import { type Expansion, readExpansion, serializeRow } from "../database/serialize-row";
import type { ListRules } from "../http/list-query";
import { listRows } from "../http/list-query";
import type { MockCall, MockHandler, MockRoutes } from "../http/mock-call";

type Shown = Record<string, unknown>;

/** Records that are listed, read, made, changed and deleted in the same way, and what is special about them. */
export interface MockResource extends ListRules {
  /** Below `/admin`: `/collections`. */
  path: string;
  /** Keys of the answers. */
  one: string;
  many: string;
  /** Relations that are shown unless `expand` says otherwise. */
  expand?: string;
  listExpand?: string;
  /** Columns that are shown unless `fields` says otherwise; all when left out. */
  fields?: string;
  listFields?: string;
  /** The list answers with everything, and nothing beside it. */
  isWhole?: boolean;
  /** The list answers no more than these, whatever it is asked. */
  atMost?: number;
  /** `expand` and `fields` are lists; as texts they are refused. */
  hasLists?: boolean;
  /** The list does not say which page it is. */
  saysOnlyCount?: boolean;
  limit?: number;
  /** Rows of the table that are such records. */
  holds?(row: MockRow): boolean;
  /** What a payload writes into the columns. What it throws is the answer. */
  columnsOf?(call: MockCall, row: MockRow | undefined): object;
  /** What happens after a row was made or changed. */
  written?(call: MockCall, row: MockRow): void;
  /** What happens before a row is deleted. */
  deleting?(call: MockCall, row: MockRow): void;
  /** What an answer shows besides the columns and relations. */
  finish?(
    db: MockDatabase,
    row: MockRow,
    shown: Shown,
    how: { isList: boolean; query: MockCall["query"] },
  ): Shown;
}

/** The keys of a payload that are columns of the table. */
export function ownColumns(resource: Pick<MockResource, "table">, payload: object): Shown {
  return Object.fromEntries(Object.entries(payload).filter(([name]) => hasColumn(resource.table, name)));
}

function wantedFields(fields: string | undefined): Set<string> | undefined {
  return fields === undefined ? undefined : new Set(["id", ...fields.split(/[,\s]+/)]);
}

/** The names that a query asks for, parted by commas. */
function namesIn(
  { hasLists }: MockResource,
  query: MockCall["query"],
): Partial<Record<"expand" | "fields", string>> {
  const named = (["expand", "fields"] as const).flatMap((key) => {
    const names: unknown = query[key];
    if (names === undefined) return [];
    if (!hasLists) return typeof names === "string" ? [[key, names]] : [];
    return [[key, Array.isArray(names) ? names.join(",") : refuse(`${key} must be an array`)]];
  });
  return Object.fromEntries(named);
}

/** A record as the store answers it. */
export function showRecord(
  db: MockDatabase,
  resource: MockResource,
  row: MockRow,
  { query = {}, isList = false }: { query?: MockCall["query"]; isList?: boolean } = {},
): Shown {
  const { table, expand, fields } = resource;
  const usual = isList
    ? { expand: resource.listExpand ?? expand, fields: resource.listFields ?? fields }
    : { expand, fields };
  const named = { ...usual, ...namesIn(resource, query) };
  const expansion: Expansion = readExpansion(named.expand ?? "");
  const asked = named.fields;
  const shown = serializeRow(db, { table, row }, { expansion, fields: wantedFields(asked) });
  return resource.finish?.(db, row, shown, { isList, query }) ?? shown;
}

/** One page of records as the store answers it. */
export function showList(call: MockCall, resource: MockResource, all?: MockRow[]): Shown {
  const { db, query } = call;
  const every: MockRow[] = all ?? db.rows(resource.table);
  const rows = resource.holds === undefined ? every : every.filter(resource.holds);
  const { page, count, offset, limit } = listRows(db, resource, query, {
    rows,
    limit: resource.isWhole ? (resource.atMost ?? rows.length) : resource.limit,
  });
  const shown = page.map((row) => showRecord(db, resource, row, { query, isList: true }));
  const counts = resource.isWhole ? {} : resource.saysOnlyCount ? { count } : { count, offset, limit };
  return { [resource.many]: shown, ...counts };
}

function recordOf(resource: MockResource, { db, params }: MockCall): MockRow {
  const row = db.require(resource.table, params.id);
  return resource.holds?.(row) === false ? db.require(resource.table, undefined) : row;
}

/** What resources answer, for those addresses that the store declares. */
export function resourceRoutes(...resources: readonly MockResource[]): MockRoutes {
  return Object.fromEntries(resources.flatMap((resource) => Object.entries(routesOf(resource))));
}

function routesOf(resource: MockResource): MockRoutes {
  const { path, table, one } = resource;
  const answer = (call: MockCall, row: MockRow): Shown => ({
    [one]: showRecord(call.db, resource, row, { query: call.query }),
  });
  const routes: Record<string, MockHandler> = {
    [`GET ${path}`]: (call) => showList(call, resource),
    [`GET ${path}/:id`]: (call) => answer(call, recordOf(resource, call)),
    [`POST ${path}`]: (call) => {
      const columns = resource.columnsOf?.(call, undefined) ?? {};
      const row = call.db.insert(table, { ...ownColumns(resource, call.payload), ...columns });
      resource.written?.(call, row);
      return answer(call, row);
    },
    [`POST ${path}/:id`]: (call) => {
      const row = recordOf(resource, call);
      const columns = resource.columnsOf?.(call, row) ?? {};
      call.db.update(table, row, { ...ownColumns(resource, call.payload), ...columns });
      resource.written?.(call, row);
      return answer(call, row);
    },
    [`DELETE ${path}/:id`]: (call) => {
      const row = recordOf(resource, call);
      resource.deleting?.(call, row);
      call.db.remove(table, row.id);
      return { id: row.id, object: one.replaceAll("_", "-"), deleted: true };
    },
  };
  return routes;
}
