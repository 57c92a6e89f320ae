import { notFound, refuse } from "../database/mock-error";
import { fitsQuery, type ListPage, pageOf } from "../http/list-query";
import type { MockTableDefinition, MockTableRow } from "./define-mock";

/** One page of a table. */
export interface MockPage<Row> extends Omit<ListPage<Row>, "page"> {
  /** The rows of the page. */
  rows: Row[];
}

/** A table of an extension. What is changed stays until the next reset. */
export interface MockTable<Columns extends object> {
  /** All rows, the first made first. */
  rows(): readonly MockTableRow<Columns>[];
  /** The row with this id; `undefined` where there is none. */
  find(id: string | undefined): MockTableRow<Columns> | undefined;
  /** The row with this id. @throws MockError (404) in the store's words. */
  require(id: string | undefined): MockTableRow<Columns>;
  /** Adds a row; what is left out is as in a new row. */
  insert(values: Partial<MockTableRow<Columns>>): MockTableRow<Columns>;
  /** Writes columns of the row with this id, and returns it. `undefined` leaves a column. @throws MockError (404) */
  update(id: string | undefined, values: Partial<MockTableRow<Columns>>): MockTableRow<Columns>;
  /** Takes the row with this id out; nothing where there is none. */
  remove(id: string | undefined): void;
  /**
   * The page that a query asks for, as the store's own lists do it: `limit`, `offset`, `order`, `q`, and columns with a value,
   * several values or a range.
   *
   * @throws MockError (400) for a key that is no column.
   * @example const { rows: reviews, ...page } = tables.review.list(query);
   */
  list(query: Readonly<Record<string, unknown>>): MockPage<MockTableRow<Columns>>;
}

/** What a row of any table is: columns by their names. */
type AnyRow = MockTableRow<Record<string, unknown>>;

const ownColumns = ["id", "created_at", "updated_at"];

function withoutMissing(values: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/** Makes an empty table. @param now the time, whenever something is written */
export function createMockTable(
  name: string,
  { columns, prefix = name, search = [] }: MockTableDefinition<Record<string, unknown>>,
  now: () => Date,
): MockTable<Record<string, unknown>> {
  const rows: AnyRow[] = [];
  let made = 0;
  const hasColumn = (column: string): boolean =>
    ownColumns.includes(column) || Object.hasOwn(columns, column);
  const find = (id: string | undefined): AnyRow | undefined => rows.find((row) => row.id === id);
  const required = (id: string | undefined): AnyRow => find(id) ?? notFound(name, id);
  return {
    rows: () => rows,
    find,
    require: required,
    insert(values) {
      made += 1;
      const at = now().toISOString();
      const row: AnyRow = {
        id: `${prefix}_01MOCK${String(made).padStart(20, "0")}`,
        // Lists and objects in a column belong to one row each.
        ...structuredClone(columns),
        created_at: at,
        updated_at: at,
        ...withoutMissing(values),
      };
      rows.push(row);
      return row;
    },
    update: (id, values) =>
      Object.assign(required(id), { updated_at: now().toISOString() }, withoutMissing(values)),
    remove(id) {
      const at = rows.findIndex((row) => row.id === id);
      if (at >= 0) rows.splice(at, 1);
    },
    list(query) {
      const { page, ...place } = pageOf(rows, query, {
        valuesAt: (row, column) => [row[column]],
        fits: (row, column, asked) =>
          hasColumn(column) ? fitsQuery(row[column], asked) : refuse(`property ${column} should not exist`),
        canSort: hasColumn,
        search,
        usualLimit: 50,
      });
      return { rows: page, ...place };
    },
  };
}
