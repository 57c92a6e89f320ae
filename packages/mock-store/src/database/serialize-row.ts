import type { Table } from "./columns";
import { idsIn, type MockDatabase } from "./mock-database";
import { refuse } from "./mock-error";
import type { LineRow, MockRow, OrderRow } from "./mock-rows";
import {
  cartTotals,
  lineRefundable,
  lineTotals,
  orderTotals,
  pricedLines,
  shippingTotals,
} from "./order-money";
import { type Relation, relations } from "./relations";

/** What an answer shows of a row: relations by name, and what it shows of those. */
export interface Expansion {
  [relation: string]: Expansion;
}

/** Reads `items.variant,customer`. */
export function readExpansion(paths: string): Expansion {
  const expansion: Expansion = {};
  for (const path of paths.split(",").filter(Boolean)) {
    let at = expansion;
    for (const name of path.trim().split(".")) {
      at[name] ??= {};
      at = at[name];
    }
  }
  return expansion;
}

/** What the store shows although nobody asked for it. */
const always: { readonly [Name in Table]?: Expansion } = {
  return: { items: {} },
};

const withoutId = new Set<Table>(["currency", "fulfillment_item", "return_item"]);

type Shown = Record<string, unknown>;

/** What the store reckons when a row is shown. */
const reckoned: { readonly [Name in Table]?: (db: MockDatabase, row: MockRow, shown: Shown) => Shown } = {
  country: (_db, _row, { num_code }) => ({ id: num_code }),
  product: (_db, _row, { profiles }) => {
    if (!Array.isArray(profiles)) return {};
    const [profile] = profiles;
    return { profile: profile ?? null, profile_id: profile?.id ?? null };
  },
  inventory_level: (_db, row) => ({
    available_quantity: Number(row.stocked_quantity) - Number(row.reserved_quantity),
  }),
  batch_job: (_db, row) => ({ status: batchJobStatus(row) }),
  order_edit: (_db, row) => ({ status: orderEditStatus(row) }),
};

/** How far a batch job has come, from its dates. */
function batchJobStatus(row: MockRow): string {
  const steps = ["failed", "canceled", "completed", "processing", "confirmed", "pre_processed"];
  return steps.find((step) => row[`${step}_at`] !== null) ?? "created";
}

/** How far an order edit has come, from its dates. */
export function orderEditStatus(row: MockRow): string {
  return (
    ["canceled", "declined", "confirmed", "requested"].find((step) => row[`${step}_at`] !== null) ?? "created"
  );
}

/** The rows that a relation of a row leads to. */
export function related(db: MockDatabase, row: MockRow, name: string, relation: Relation): MockRow[] {
  const { table } = relation;
  if (relation.kind === "list")
    return idsIn(row, name).flatMap((id): MockRow[] => {
      const found = db.find(table, id);
      return found === undefined ? [] : [found];
    });
  if (relation.kind === "holders")
    return db.rows(table).filter((other) => idsIn(other, relation.by).includes(row.id));
  if (relation.kind !== "one") return db.by(table, relation.by, row.id);
  const found = row[relation.by] === null ? undefined : db.find(table, row[relation.by]);
  return found === undefined ? [] : [found];
}

/** Relations that belong to the mock's code: providers are no rows. */
function providers(name: string, ids: readonly string[]): Shown[] | undefined {
  return /_providers$/.test(name) ? ids.map((id) => ({ id, is_installed: true })) : undefined;
}

/** A row as the store answers it. @param fields the only columns that are wanted */
export function serializeRow(
  db: MockDatabase,
  { table, row }: { table: Table; row: MockRow },
  how: { expansion?: Expansion; fields?: ReadonlySet<string>; isInner?: boolean } = {},
): Shown {
  const { expansion = {}, fields, isInner = false } = how;
  const shown: Shown = isInner && (table === "order" || table === "cart") ? { object: table } : {};
  for (const [name, value] of Object.entries(row))
    if (!name.startsWith("$") && (fields === undefined || fields.has(name))) shown[name] = value;
  if (withoutId.has(table)) delete shown.id;
  for (const [name, inner] of Object.entries({ ...always[table], ...expansion })) {
    const provided = providers(name, idsIn(row, name));
    const relation = relations[table]?.[name];
    if (provided !== undefined) shown[name] = provided;
    else if (relation === undefined) refuse(`Relations [${name}] are not valid`);
    else {
      const rows = related(db, row, name, relation).map((other) =>
        serializeRow(db, { table: relation.table, row: other }, { expansion: inner, isInner: true }),
      );
      shown[name] = ["list", "many", "holders"].includes(relation.kind) ? rows : (rows[0] ?? null);
    }
  }
  const extra = reckoned[table]?.(db, row, shown) ?? {};
  return { ...shown, ...extra };
}

function rowsIn(value: unknown): Shown[] {
  return Array.isArray(value) ? value : [];
}

/** Adds what lines and the order cost, as the store does where it is asked for a total. */
export function withOrderTotals(db: MockDatabase, order: OrderRow, shown: Shown): Shown {
  const priced = (line: Shown): Shown => {
    const row = db.require("line_item", line.id);
    return { ...line, refundable: lineRefundable(db, row), ...lineTotals(db, row) };
  };
  const method = (held: Shown): Shown => ({
    ...held,
    ...shippingTotals(db, db.require("shipping_method", held.id)),
  });
  return {
    ...shown,
    ...(shown.items === undefined ? {} : { items: rowsIn(shown.items).map(priced) }),
    ...(shown.shipping_methods === undefined
      ? {}
      : { shipping_methods: rowsIn(shown.shipping_methods).map(method) }),
    ...orderTotals(db, order),
  };
}

/** Adds what a line can still give back, as lists of orders do. */
export function withRefundable(db: MockDatabase, shown: Shown): Shown {
  if (shown.items === undefined) return shown;
  const items = rowsIn(shown.items).map((line) => ({
    ...line,
    refundable: lineRefundable(db, db.require("line_item", line.id) satisfies LineRow),
  }));
  return { ...shown, items };
}

/** Adds what a cart and its lines cost. */
export function withCartTotals(db: MockDatabase, cart: MockRow, shown: Shown): Shown {
  return { ...shown, items: pricedLines(db, shown.items), ...cartTotals(db, cart) };
}
