import type { CsvTable } from "./csv-table";
import type { ColumnMapping } from "./match-columns";

/** What somebody has typed over cells of a file: by row, then by column. */
export type CellEdits = Readonly<Record<number, Readonly<Record<string, string>>>>;

/** The rows of a file by the columns of an import, with what was typed over them. */
export interface MappedTable {
  /** How many rows there are below the headings. */
  rowCount: number;
  /** Columns that something is known of: read from the file, or typed. */
  columns: ReadonlySet<string>;
  /** A cell without space around it; `""` where there is none. */
  value(row: number, column: string): string;
}

/**
 * Reads the cells of a file through the columns that they were matched with.
 *
 * @example const table = mappedTable(csv, mapping, edits); table.value(0, "product.handle");
 */
export function mappedTable(csv: CsvTable, mapping: ColumnMapping, edits: CellEdits = {}): MappedTable {
  const columns = new Set(Object.keys(mapping));
  for (const cells of Object.values(edits)) for (const column of Object.keys(cells)) columns.add(column);
  return {
    rowCount: csv.rows.length,
    columns,
    value: (row, column) => {
      const typed = edits[row]?.[column];
      if (typed !== undefined) return typed.trim();
      const index = mapping[column];
      return index === undefined ? "" : (csv.rows[row]?.[index]?.trim() ?? "");
    },
  };
}

/** A mapping with one more cell typed over. */
export function editCell(edits: CellEdits, row: number, column: string, value: string): CellEdits {
  return { ...edits, [row]: { ...edits[row], [column]: value } };
}
