import {
  combinationKey,
  combinationsOf,
  combinationTitle,
  distinctValues,
  type OptionChoice,
} from "@tillhouse/extension-sdk/commerce";
import { parseAmount, parseNumber } from "@tillhouse/extension-sdk/inputs";

/** What was typed for one variant. It is kept by its combination, so it is there again when a value is taken back. */
export interface VariantRow {
  /** One value for each option. */
  values: string[];
  /** The combination does not exist: no variant is made of it. */
  isOff: boolean;
  /** In minor units, by currency code. Empty is no price. */
  prices: Record<string, number | null>;
  quantity: number | null;
  sku: string;
  ean: string;
  upc: string;
  barcode: string;
}

/** The variants of a new product. */
export interface NewVariants {
  rows: VariantRow[];
  /** Where their stock lies; `null` where the store has no such places. */
  location_id: string | null;
  manage_inventory: boolean;
  allow_backorder: boolean;
}

/** What a product without options has one of, for the store wants one. */
export const defaultOption = "Default";

/** Codes of a variant, none of which two variants can share. */
export const codes = ["sku", "ean", "upc", "barcode"] as const;

/** A column that is typed into: a code, `quantity`, or `prices.eur`. */
export type VariantColumn = (typeof codes)[number] | "quantity" | `prices.${string}`;

export const noVariants: NewVariants = {
  rows: [],
  location_id: null,
  manage_inventory: true,
  allow_backorder: false,
};

/** Options that say anything; a row that was only added does not. */
export function namedOptions(options: readonly OptionChoice[]): OptionChoice[] {
  return options
    .map(({ title, values }) => ({ title: title.trim(), values: distinctValues(values) }))
    .filter(({ title, values }) => title !== "" || values.length > 0);
}

/** The rows of the table: one for each combination, with what was typed for it. Without options there is one variant. */
export function rowsOf(options: readonly OptionChoice[], typed: readonly VariantRow[]): VariantRow[] {
  const named = namedOptions(options);
  const combinations = named.length === 0 ? [[]] : combinationsOf(named);
  const known = new Map(typed.map((row) => [combinationKey(row.values), row]));
  return combinations.map(
    (values) =>
      known.get(combinationKey(values)) ?? {
        values,
        isOff: false,
        prices: {},
        quantity: null,
        sku: "",
        ean: "",
        upc: "",
        barcode: "",
      },
  );
}

/** What a variant is called. */
export function variantTitle(values: readonly string[]): string {
  return combinationTitle(values) || defaultOption;
}

/** Puts rows to what was typed before; those of combinations that are not there now stay. */
export function keepRows(typed: readonly VariantRow[], changed: readonly VariantRow[]): VariantRow[] {
  const fresh = new Map(changed.map((row) => [combinationKey(row.values), row]));
  const kept = typed.map((row) => {
    const key = combinationKey(row.values);
    const next = fresh.get(key) ?? row;
    fresh.delete(key);
    return next;
  });
  return [...kept, ...fresh.values()];
}

/** The value of a cell. */
export function cellOf(row: VariantRow, column: VariantColumn): string | number | null {
  if (column.startsWith("prices.")) return row.prices[column.slice("prices.".length)] ?? null;
  // What is left are keys of a row.
  return row[column as Exclude<VariantColumn, `prices.${string}`>];
}

/** A row with another value in a cell. */
export function withCell(row: VariantRow, column: VariantColumn, value: string | number | null): VariantRow {
  if (!column.startsWith("prices.")) return { ...row, [column]: value };
  // Columns of prices hold numbers.
  return {
    ...row,
    prices: { ...row.prices, [column.slice("prices.".length)]: value as number | null },
  };
}

/** Copies the first value of a column to every variant that is made. */
export function fillColumn(rows: readonly VariantRow[], column: VariantColumn): VariantRow[] {
  const first = rows.find((row) => !row.isOff && cellOf(row, column) !== null);
  if (first === undefined) return [...rows];
  const value = cellOf(first, column);
  return rows.map((row) => (row.isOff ? row : withCell(row, column, value)));
}

/** What reads a pasted text. */
interface PasteContext {
  locale?: string;
  /** Digits behind the decimal sign of a currency. */
  digitsOf: (currencyCode: string) => number;
}

function read(
  column: VariantColumn,
  text: string,
  { locale, digitsOf }: PasteContext,
): string | number | null {
  if (column === "quantity") return parseNumber(text, locale);
  if (column.startsWith("prices."))
    return parseAmount(text, digitsOf(column.slice("prices.".length)), locale);
  return text.trim();
}

/**
 * Puts the cells of a spreadsheet into the table, to the end and down from one cell.
 *
 * @param at row and column of that cell
 * @returns `undefined` where the text is that of one cell: the browser pastes it
 * @example pasteCells(rows, ["prices.eur", "sku"], { row: 0, column: 0 }, "12.50\tS-1\n13\tS-2", context)
 */
export function pasteCells(
  rows: readonly VariantRow[],
  columns: readonly VariantColumn[],
  at: { row: number; column: number },
  text: string,
  context: PasteContext,
): VariantRow[] | undefined {
  const lines = text.replace(/\r\n?/g, "\n").replace(/\n$/, "").split("\n");
  const cells = lines.map((line) => line.split("\t"));
  if (cells.length === 1 && cells[0]?.length === 1) return undefined;
  return rows.map((row, index) =>
    (cells[index - at.row] ?? []).reduce((changed, cell, offset) => {
      const column = columns[at.column + offset];
      return column === undefined ? changed : withCell(changed, column, read(column, cell, context));
    }, row),
  );
}

/** A cell that is wrong, and the key of the text that says so. */
export interface CellProblem {
  row: number;
  column: VariantColumn;
  message: string;
}

/** What is wrong in the table: codes that two variants have, numbers that cannot be read. */
export function cellProblems(rows: readonly VariantRow[]): CellProblem[] {
  const problems: CellProblem[] = [];
  for (const column of codes) {
    const first = new Map<string, number>();
    rows.forEach((row, index) => {
      const code = row[column].trim();
      if (row.isOff || code === "") return;
      if (first.has(code)) problems.push({ row: index, column, message: "products.variants.twice" });
      else first.set(code, index);
    });
  }
  rows.forEach((row, index) => {
    if (row.isOff) return;
    const numbers = Object.entries(row.prices).map(([currency, amount]): [VariantColumn, number | null] => [
      `prices.${currency}`,
      amount,
    ]);
    for (const [column, value] of [...numbers, ["quantity", row.quantity] as const])
      if (Number.isNaN(value)) problems.push({ row: index, column, message: "form.unreadable" });
  });
  return problems;
}
