import { columns, type Table } from "./columns";
import { notFound } from "./mock-error";
import type { MockRow, RowOf } from "./mock-rows";

/** Beginnings of the ids, as the store makes them; the name of the table where none stands here. */
const idPrefixes: Partial<Record<Table, string>> = {
  address: "addr",
  batch_job: "batch",
  claim_order: "claim",
  customer: "cus",
  customer_group: "cgrp",
  discount: "disc",
  discount_condition: "discon",
  discount_rule: "dru",
  draft_order: "dorder",
  fulfillment: "ful",
  gift_card: "gift",
  image: "img",
  inventory_item: "iitem",
  inventory_level: "ilev",
  line_item: "item",
  money_amount: "ma",
  notification: "noti",
  order_edit: "oe",
  order_item_change: "oic",
  payment: "pay",
  payment_collection: "paycol",
  price_list: "pl",
  product: "prod",
  product_category: "pcat",
  product_collection: "pcol",
  product_option: "opt",
  product_option_value: "optval",
  product_tag: "ptag",
  product_type: "ptyp",
  product_variant: "variant",
  publishable_api_key: "pk",
  refund: "ref",
  region: "reg",
  reservation_item: "resitem",
  return: "ret",
  return_reason: "rr",
  sales_channel: "sc",
  shipping_method: "sm",
  shipping_option: "so",
  shipping_profile: "sp",
  stock_location: "sloc",
  stock_location_address: "laddr",
  tax_rate: "txr",
  user: "usr",
};

/** What a new row holds before anybody says anything. */
function readBlank(text: string): [string, unknown][] {
  const words: Record<string, unknown> = { true: true, false: false };
  return text.split(/\s+/).map((word): [string, unknown] => {
    const [name = "", value] = word.split("=");
    if (value === undefined) return [name.replace("?", ""), name.endsWith("?") ? null : undefined];
    return [name, words[value] ?? (/^\d+$/.test(value) ? Number(value) : value)];
  });
}

const blanks = new Map(Object.entries(columns).map(([table, text]) => [table, readBlank(text)]));

/** Whether a table has that column. */
export function hasColumn(table: Table, column: string): boolean {
  return column === "id" || (blanks.get(table)?.some(([name]) => name === column) ?? false);
}

/** All rows of the mock store, and how they are read and written. Rows are changed in place. */
export class MockDatabase {
  private tables = new Map<Table, MockRow[]>();
  private indexes = new Map<string, Map<unknown, MockRow[]>>();
  private made = 0;

  /** @param now what the time is, whenever something is written */
  constructor(
    /** The time, whenever something is written. */
    public now: () => Date,
  ) {}

  /** The rows of a table, the first made first. */
  rows<Name extends Table>(table: Name): RowOf<Name>[] {
    // A table holds nothing but its own rows: `insert` is the only way in.
    return (this.tables.get(table) ?? []) as RowOf<Name>[];
  }

  /** The rows of a table whose column holds a value. */
  by<Name extends Table>(table: Name, column: string, value: unknown): RowOf<Name>[] {
    const key = `${table} ${column}`;
    let index = this.indexes.get(key);
    if (index === undefined) {
      index = new Map();
      for (const row of this.rows(table)) {
        const held = index.get(row[column]);
        if (held === undefined) index.set(row[column], [row]);
        else held.push(row);
      }
      this.indexes.set(key, index);
    }
    // An index of a table holds nothing but its rows.
    return (index.get(value) ?? []) as RowOf<Name>[];
  }

  /** The row with this id; `undefined` where there is none. */
  find<Name extends Table>(table: Name, id: unknown): RowOf<Name> | undefined {
    return this.by(table, "id", id)[0];
  }

  /** The row with this id. @throws MockError (404) in the store's words. */
  require<Name extends Table>(table: Name, id: unknown): RowOf<Name> {
    const row = this.find(table, id);
    if (row !== undefined) return row;
    return notFound(table, id);
  }

  /** Adds a row; what is left out is as in a new row of the store. */
  insert<Name extends Table>(table: Name, values: Partial<RowOf<Name>> & object): RowOf<Name> {
    this.made += 1;
    const at = this.now().toISOString();
    const prefix = idPrefixes[table] ?? table;
    const row: Record<string, unknown> = {
      id: `${prefix}_01MOCK${String(this.made).padStart(20, "0")}`,
      ...Object.fromEntries(blanks.get(table) ?? []),
      ...(hasColumn(table, "created_at") ? { created_at: at } : {}),
      ...(hasColumn(table, "updated_at") ? { updated_at: at } : {}),
    };
    for (const [name, value] of Object.entries(values)) if (value !== undefined) row[name] = value;
    const rows = this.tables.get(table) ?? [];
    this.tables.set(table, rows);
    // The columns were just filled in from the table's own description.
    rows.push(row as MockRow);
    this.addToIndexes(table, row as MockRow);
    return row as RowOf<Name>;
  }

  /** Writes columns of a row. Metadata is changed key by key, and an empty text takes a key away. */
  update<Name extends Table>(table: Name, row: MockRow, values: object): RowOf<Name> {
    for (const [name, value] of Object.entries(values)) {
      if (value === undefined) continue;
      row[name] = name === "metadata" && value !== null ? mergeMetadata(row.metadata, value) : value;
    }
    if (hasColumn(table, "updated_at")) row.updated_at = this.now().toISOString();
    this.forget(table);
    // The caller names the table that the row is of.
    return row as RowOf<Name>;
  }

  /** Takes the row with this id out; nothing where there is none. Rows that name it stay. */
  remove(table: Table, id: unknown): void {
    const rows = this.tables.get(table) ?? [];
    const at = rows.findIndex((row) => row.id === id);
    if (at >= 0) rows.splice(at, 1);
    this.forget(table);
  }

  /** Does something as if it were another day. */
  at<Result>(date: Date, work: () => Result): Result {
    const before = this.now;
    this.now = () => date;
    try {
      return work();
    } finally {
      this.now = before;
    }
  }

  private addToIndexes(table: Table, row: MockRow): void {
    for (const [key, index] of this.indexes) {
      if (!key.startsWith(`${table} `)) continue;
      const value = row[key.slice(table.length + 1)];
      const held = index.get(value);
      if (held === undefined) index.set(value, [row]);
      else held.push(row);
    }
  }

  private forget(table: Table): void {
    for (const key of this.indexes.keys()) if (key.startsWith(`${table} `)) this.indexes.delete(key);
  }
}

function mergeMetadata(held: unknown, sent: object): object {
  const merged = { ...Object(held), ...sent };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ""));
}

/** The ids that a row holds of a relation with many on both sides. */
export function idsIn(row: MockRow, relation: string): string[] {
  const held = row[`$${relation}`];
  return Array.isArray(held) ? held.map(String) : [];
}
