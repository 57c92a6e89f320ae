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

function answers(held: unknown, asked: unknown): boolean {
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

function isWanted(db: MockDatabase, rules: ListRules, row: MockRow, name: string, asked: unknown): boolean {
  const filter = rules.filters?.[name];
  if (typeof filter === "function") return filter(db, row, asked);
  if (filter !== undefined) return textsIn(asked).some((id) => idsIn(row, filter).includes(id));
  if (!hasColumn(rules.table, name)) return true;
  return answers(row[name], asked);
}

function compareValues(one: unknown, other: unknown): number {
  if (one === other) return 0;
  // As Postgres sorts: what is missing comes last.
  if (one === null || one === undefined) return 1;
  if (other === null || other === undefined) return -1;
  if (typeof one === "number" && typeof other === "number") return one - other;
  return String(one).localeCompare(String(other));
}

function sortRows(db: MockDatabase, table: Table, rows: MockRow[], order: string): MockRow[] {
  const path = order.replace(/^[-+]/, "");
  if (!hasColumn(table, path) && relations[table]?.[path.split(".")[0] ?? ""] === undefined)
    refuse(`Order field ${path} is not valid`);
  const direction = order.startsWith("-") ? -1 : 1;
  const keyed = rows.map((row) => ({ row, value: valuesAt(db, { table, row }, path)[0] }));
  return keyed.sort((one, other) => direction * compareValues(one.value, other.value)).map(({ row }) => row);
}

/** The rows that a query asks for, in its order; and one page of them. */
export function listRows(
  db: MockDatabase,
  rules: ListRules,
  query: Readonly<Record<string, unknown>>,
  { rows, limit: usual = 50 }: { rows: MockRow[]; limit?: number },
): { page: MockRow[]; count: number; offset: number; limit: number } {
  const asked = Object.entries(query).filter(([name]) => !ofLists.has(name));
  const wanted = String(query.q ?? "")
    .trim()
    .toLowerCase();
  const found = rows.filter(
    (row) =>
      asked.every(([name, value]) => isWanted(db, rules, row, name, value)) &&
      (wanted === "" ||
        (rules.search ?? []).some((path) =>
          valuesAt(db, { table: rules.table, row }, path).some((value) =>
            String(value ?? "")
              .toLowerCase()
              .includes(wanted),
          ),
        )),
  );
  const order = typeof query.order === "string" ? query.order : undefined;
  const sorted =
    order !== undefined
      ? sortRows(db, rules.table, found, order)
      : hasColumn(rules.table, "created_at")
        ? sortRows(db, rules.table, found, "-created_at")
        : found;
  const limit = Number(query.limit ?? usual);
  const offset = Number(query.offset ?? 0);
  return { page: sorted.slice(offset, offset + limit), count: found.length, offset, limit };
}
