import { inSlices, type SliceOptions } from "@tillhouse/extension-sdk/import";
import {
  type AddedPrice,
  type ChangedPrice,
  columnOfPrice,
  type ListVariant,
  type PriceScope,
  pricesOf,
  type QuantityStep,
  stepOf,
  writesOf,
} from "../prices/list-prices";
import type { HeldVariants } from "./held-list";

/** A price that a row of the file sets. */
export interface PlannedPrice {
  scope: PriceScope;
  step: QuantityStep;
  /** In minor units. */
  amount: number;
  /** The index of the row. */
  row: number;
}

/** What a file sets: by variants, then by the ids of columns. Two prices of one column are one price. */
export type PlannedPrices = ReadonlyMap<string, ReadonlyMap<string, PlannedPrice>>;

/** What has to be sent so that a list holds what a file sets. */
export interface ImportWrites {
  changed: { row: number; price: ChangedPrice }[];
  added: { row: number; price: AddedPrice }[];
  /** Ids of prices that are there twice: one of each stays. */
  doubled: string[];
  /** Ids of prices that the file does not name. */
  unlisted: string[];
}

/** Whose prices are written. */
export interface WritesSetting {
  listId: string;
  scopes: readonly PriceScope[];
}

function addWrites(
  writes: ImportWrites,
  held: ListVariant,
  planned: ReadonlyMap<string, PlannedPrice>,
  { listId, scopes }: WritesSetting,
): void {
  for (const [column, { scope, amount, row }] of planned) {
    const there = pricesOf(held, listId, { scope, step: stepOf(column) });
    if (there.length === 1 && there[0]?.amount === amount) continue;
    const { changed, added, removed } = writesOf(held, { [column]: amount }, { listId, scopes });
    writes.changed.push(...changed.map((price) => ({ row, price })));
    writes.added.push(...added.map((price) => ({ row, price })));
    writes.doubled.push(...removed);
  }
  for (const price of held.prices ?? [])
    if (price.id !== undefined && !planned.has(columnOfPrice(price))) writes.unlisted.push(price.id);
}

/**
 * Compares a file with what a list has. A price of the same variant, currency or region, and quantities is the same price: it is changed
 * by its id, as the store would put another one beside it.
 */
export async function writesOfFile(
  planned: PlannedPrices,
  held: HeldVariants,
  setting: WritesSetting,
  slices: SliceOptions = {},
): Promise<ImportWrites> {
  const writes: ImportWrites = { changed: [], added: [], doubled: [], unlisted: [] };
  const ids = [...new Set([...held.keys(), ...planned.keys()])];
  await inSlices(
    ids,
    (id) => {
      const variant = held.get(id) ?? { id, product_id: "", title: "", sku: null, prices: [] };
      addWrites(writes, variant, planned.get(id) ?? new Map(), setting);
    },
    slices,
  );
  return writes;
}
