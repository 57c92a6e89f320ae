import {
  type ImportPreview,
  type ImportProblem,
  type ImportRowState,
  inSlices,
  type MappedTable,
  readAmount,
  readInteger,
  type SliceOptions,
} from "@tillhouse/extension-sdk/import";
import { minorUnitDigits } from "@tillhouse/extension-sdk/inputs";
import { columnFor, type PriceScope, type QuantityStep } from "../prices/list-prices";
import { type KnownVariants, variantFinder } from "./known-variants";
import { overlapsOf } from "./overlaps";
import { type PriceFacts, priceColumnId, unknownTitle } from "./price-columns";
import { type ImportWrites, type PlannedPrice, type PlannedPrices, writesOfFile } from "./price-writes";

/** What becomes of prices that a file does not name: they stay, or the list is made the file. */
export const otherPrices = ["keep", "delete"] as const;

/** What was chosen of {@link otherPrices}. */
export type OtherPrices = (typeof otherPrices)[number];

/** What the planning of a file needs beside its rows. */
export interface PricesSetting {
  facts: PriceFacts;
  known: KnownVariants;
  listId: string;
  others: OtherPrices;
}

/** A file as it was read: what it sets, and what is wrong with it. */
interface ReadPrices {
  planned: PlannedPrices;
  problems: ImportProblem[];
}

/** The quantities of a row. */
function readStep(
  table: MappedTable,
  row: number,
  problem: (found: ImportProblem) => void,
): QuantityStep | undefined {
  const read = (column: string) => {
    const text = table.value(row, column);
    if (text === "") return null;
    const { value, problem: code } = readInteger(text);
    if (code !== undefined) problem({ row, column, code });
    // As in the store, 0 says nothing.
    return value === undefined ? undefined : value || null;
  };
  const [min, max] = [read("quantity.min"), read("quantity.max")];
  if (min === undefined || max === undefined) return undefined;
  if (min === null || max === null || min <= max) return { min, max };
  problem({ row, column: "quantity.max", code: "quantitiesTurned" });
  return undefined;
}

/** Reads all rows, and checks every cell. */
async function readRows(
  table: MappedTable,
  { facts, known }: PricesSetting,
  slices: SliceOptions,
): Promise<ReadPrices> {
  const problems: ImportProblem[] = [];
  const problem = (found: ImportProblem) => void problems.push(found);
  const planned = new Map<string, Map<string, PlannedPrice>>();
  const find = variantFinder(known);
  const columns = facts.scopes
    .map((scope) => ({ scope, id: priceColumnId(scope), digits: minorUnitDigits(scope.currencyCode) }))
    .filter(({ id }) => table.columns.has(id));
  const unknown = [...table.columns].filter((column) => unknownTitle(column) !== undefined);
  const set = (variantId: string, price: PlannedPrice, column: string) => {
    const own = planned.get(variantId) ?? new Map<string, PlannedPrice>();
    const key = columnFor(price.scope, price.step);
    const twin = own.get(key);
    if (twin !== undefined)
      problem({ row: price.row, column, code: "priceTwice", values: { row: twin.row + 2 } });
    else own.set(key, price);
    planned.set(variantId, own);
  };
  const readRow = (row: number) => {
    for (const column of unknown)
      if (table.value(row, column) !== "") problem({ row, column, code: "unknownScope" });
    const cells = columns.filter(({ id }) => table.value(row, id) !== "");
    const [id, sku] = [table.value(row, "variant.id"), table.value(row, "variant.sku")];
    // A row that is empty but for its name sets nothing.
    if (cells.length === 0 && id === "" && sku === "") return;
    const variant = find(id, sku);
    if ("code" in variant)
      problem({
        row,
        column: variant.column,
        code: variant.code,
        ...(variant.sku && { values: { sku: variant.sku } }),
      });
    const step = readStep(table, row, problem);
    for (const { scope, id: column, digits } of cells) {
      const { value: amount, problem: code } = readAmount(table.value(row, column), digits);
      if (code !== undefined) {
        const values = { currency: scope.currencyCode.toUpperCase(), digits };
        problem({ row, column, code, ...(code === "decimals" && { values }) });
      } else if (step !== undefined && !("code" in variant) && amount !== undefined)
        set(variant.id, { scope, step, amount, row }, column);
    }
  };
  await inSlices(
    Array.from({ length: table.rowCount }, (_, row) => row),
    readRow,
    slices,
  );
  return { planned, problems };
}

/** What becomes of each row: new where one of its prices is. */
function statesOf({ changed, added }: ImportWrites, rowCount: number): ImportRowState[] {
  const states = Array.from({ length: rowCount }, (): ImportRowState => "unchanged");
  for (const { row } of changed) states[row] = "changed";
  for (const { row } of added) states[row] = "new";
  return states;
}

/** A plan without the way to send it, and what the sending begins with. */
export interface PricesPlan {
  preview: ImportPreview;
  planned: PlannedPrices;
  /** Ids of prices of which the person is told that they go. */
  announced: readonly string[];
}

/** Reads all rows, checks every cell against the list, and says which prices will be added, changed and deleted. */
export async function planPrices(
  table: MappedTable,
  setting: PricesSetting,
  slices: SliceOptions = {},
): Promise<PricesPlan> {
  const { facts, known, listId, others } = setting;
  const { planned, problems } = await readRows(table, setting, slices);
  const inList: { listId: string; scopes: readonly PriceScope[] } = { listId, scopes: facts.scopes };
  const writes = await writesOfFile(planned, known.held, inList, slices);
  await inSlices(
    [...planned],
    ([id, prices]) => {
      problems.push(...overlapsOf(prices, known.held.get(id)?.prices ?? [], others === "keep"));
    },
    slices,
  );
  const announced = others === "keep" ? [] : writes.unlisted;
  const count = [...planned.values()].reduce((sum, prices) => sum + prices.size, 0);
  const [added, changed] = [writes.added.length, writes.changed.length];
  return {
    planned,
    announced,
    preview: {
      problems: problems.sort((left, right) => left.row - right.row),
      states: statesOf(writes, table.rowCount),
      counts: {
        newPrices: added,
        changedPrices: changed,
        unchangedPrices: count - added - changed,
        deletedPrices: announced.length + writes.doubled.length,
      },
      notes: [
        ...(announced.length > 0
          ? [{ code: "pricesDeleted", values: { count: announced.length }, tone: "caution" as const }]
          : []),
        ...(writes.doubled.length > 0
          ? [{ code: "pricesDoubled", values: { count: writes.doubled.length }, tone: "caution" as const }]
          : []),
        ...(others === "keep" && writes.unlisted.length > 0
          ? [{ code: "pricesKept", values: { count: writes.unlisted.length } }]
          : []),
      ],
      operations: { added, changed, deleted: announced.length + writes.doubled.length },
    },
  };
}
