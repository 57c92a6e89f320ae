import type { Table } from "../database/columns";
import { hasColumn, idsIn, type MockDatabase } from "../database/mock-database";
import { refuse } from "../database/mock-error";
import type { MockRow } from "../database/mock-rows";
import { relations } from "../database/relations";
import { related } from "../database/serialize-row";
import { textsIn } from "./mock-call";

/** What a list says of how it is searched and narrowed. */
export interface ListRules {
  table: Table;
  /** What `q` looks into: columns, also of relations (`customer.email`). */
  search?: readonly string[];
  /** Keys of the query that are no column: the relation that is looked into, or a question of its own. */
  filters?: Readonly<Record<string, string | ((db: MockDatabase, row: MockRow, asked: unknown) => boolean)>>;
}

const ofLists = new Set(["q", "order", "limit", "offset", "fields", "expand"]);

/** What a row holds at a path; the other side of relations is looked up. */
function valuesAt(db: MockDatabase, { table, row }: { table: Table; row: MockRow }, path: string): unknown[] {
  const [name = "", ...rest] = path.split(".");
  const relation = relations[table]?.[name];
  if (rest.length === 0 || relation === undefined) return [row[name]];
  return related(db, row, name, relation).flatMap((other) =>
    valuesAt(db, { table: relation.table, row: other }, rest.join(".")),
  );
}

function isRange(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Dates as moments, numbers as numbers, everything else as text. */
function comparable(value: unknown): number | string {
  if (typeof value === "number") return value;
  const text = String(value);
  if (/^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  return /^\d{4}-\d\d-\d\d/.test(text) ? new Date(text).getTime() : text;
}

const bounds: Record<string, (held: number | string, bound: number | string) => boolean> = {
  lt: (held, bound) => held < bound,
  gt: (held, bound) => held > bound,
  lte: (held, bound) => held <= bound,
  gte: (held, bound) => held >= bound,
};

/** Whether a value is what a query asks for: one of several, or within a range. */
export function fitsQuery(held: unknown, asked: unknown): boolean {
  if (isRange(asked))
    return (
      held !== null &&
      held !== undefined &&
      Object.entries(asked).every(
        ([name, bound]) =>
          bounds[name]?.(comparable(held), comparable(bound)) ?? refuse(`${name} should not exist`),
      )
    );
  if (asked === "null" || asked === "") return held === null;
  return textsIn(asked).some((value) => value === String(held));
}

function compareValues(one: unknown, other: unknown): number {
  if (one === other) return 0;
  // As Postgres sorts: what is missing comes last.
  if (one === null || one === undefined) return 1;
  if (other === null || other === undefined) return -1;
  if (typeof one === "number" && typeof other === "number") return one - other;
  return String(one).localeCompare(String(other));
}

/** What a list of rows has to know of their table. */
export interface ListAccess<Row> {
  /** What a row holds at a path: several values where the path leads to several other rows. */
  valuesAt(row: Row, path: string): unknown[];
  /** Whether a row fits a key of the query that is no word of all lists. */
  fits(row: Row, name: string, asked: unknown): boolean;
  /** Whether rows can be sorted by a path. */
  canSort(path: string): boolean;
  /** What `q` looks into. */
  search: readonly string[];
  /** How many rows a page has where nobody says so. */
  usualLimit: number;
}

/** One page of rows, and where it stands. */
export interface ListPage<Row> {
  /** The rows of the page. */
  page: Row[];
  /** How many rows fit the query, on all pages. */
  count: number;
  /** How many rows stand before the page. */
  offset: number;
  /** How many rows the page may have. */
  limit: number;
}

function sortRows<Row>(access: ListAccess<Row>, rows: Row[], order: string): Row[] {
  const path = order.replace(/^[-+]/, "");
  if (!access.canSort(path)) refuse(`Order field ${path} is not valid`);
  const direction = order.startsWith("-") ? -1 : 1;
  const keyed = rows.map((row) => ({ row, value: access.valuesAt(row, path)[0] }));
  return keyed.sort((one, other) => direction * compareValues(one.value, other.value)).map(({ row }) => row);
}

/** The page of rows that a query asks for, in its order. */
export function pageOf<Row>(
  rows: readonly Row[],
  query: Readonly<Record<string, unknown>>,
  access: ListAccess<Row>,
): ListPage<Row> {
  const asked = Object.entries(query).filter(([name]) => !ofLists.has(name));
  const wanted = String(query.q ?? "")
    .trim()
    .toLowerCase();
  const holdsText = (value: unknown): boolean =>
    String(value ?? "")
      .toLowerCase()
      .includes(wanted);
  const found = rows.filter(
    (row) =>
      asked.every(([name, value]) => access.fits(row, name, value)) &&
      (wanted === "" || access.search.some((path) => access.valuesAt(row, path).some(holdsText))),
  );
  const usualOrder = access.canSort("created_at") ? "-created_at" : undefined;
  const order = typeof query.order === "string" ? query.order : usualOrder;
  const sorted = order === undefined ? found : sortRows(access, found, order);
  const limit = Number(query.limit ?? access.usualLimit);
  const offset = Number(query.offset ?? 0);
  return { page: sorted.slice(offset, offset + limit), count: found.length, offset, limit };
}

/** The rows of a table of the store that a query asks for, in its order; and one page of them. */
export function listRows(
  db: MockDatabase,
  rules: ListRules,
  query: Readonly<Record<string, unknown>>,
  { rows, limit = 50 }: { rows: MockRow[]; limit?: number },
): ListPage<MockRow> {
  const { table, search = [], filters = {} } = rules;
  return pageOf(rows, query, {
    valuesAt: (row, path) => valuesAt(db, { table, row }, path),
    fits(row, name, asked) {
      const filter = filters[name];
      if (typeof filter === "function") return filter(db, row, asked);
      if (filter !== undefined) return textsIn(asked).some((id) => idsIn(row, filter).includes(id));
      return !hasColumn(table, name) || fitsQuery(row[name], asked);
    },
    canSort: (path) => hasColumn(table, path) || relations[table]?.[path.split(".")[0] ?? ""] !== undefined,
    search,
    usualLimit: limit,
  });
}
