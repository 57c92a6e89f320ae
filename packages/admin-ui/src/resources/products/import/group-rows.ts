import {
  type ImportProblem,
  inSlices,
  type MappedTable,
  type SliceOptions,
} from "@tillhouse/extension-sdk/import";
import { handleOf, readCell } from "./cell-values";
import type { KnownProducts, NamesToFind } from "./known-products";
import type { ProductColumn } from "./product-columns";
import type { StoredProduct } from "./stored-products";

/** Rows of a file that are variants of one product. */
export interface ProductGroup {
  handle: string;
  /** As the store has it; `undefined` where it is new. */
  stored: StoredProduct | undefined;
  rows: number[];
}

/** As people count rows: the headings are the first. */
export const rowNumber = (row: number) => row + 2;

/** The handle that a row says, or that follows from its title. */
export function handleIn(table: MappedTable, row: number): string {
  return table.value(row, "product.handle") || handleOf(table.value(row, "product.title"));
}

/** Everything in a file that the store is asked about. */
export async function namesIn(table: MappedTable, slices: SliceOptions): Promise<NamesToFind> {
  const [handles, ids, skus] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const add = (names: Set<string>, name: string) => name !== "" && names.add(name);
  await inSlices(
    Array.from({ length: table.rowCount }, (_, row) => row),
    (row) => {
      add(handles, handleIn(table, row));
      add(ids, table.value(row, "product.id"));
      add(skus, table.value(row, "variant.sku"));
    },
    slices,
  );
  return { handles, ids, skus, hasPrices: [...table.columns].some((id) => id.startsWith("price.")) };
}

/** Puts rows of one product together, by its id or its handle. */
export async function groupRows(
  table: MappedTable,
  known: KnownProducts,
  handleColumn: ProductColumn,
  slices: SliceOptions,
): Promise<{ groups: ProductGroup[]; problems: ImportProblem[] }> {
  const groups = new Map<string, ProductGroup>();
  const problems: ImportProblem[] = [];
  const place = (row: number) => {
    const id = table.value(row, "product.id");
    const handle = handleIn(table, row);
    const stored = (id === "" ? known.byHandle.get(handle) : known.byId.get(id)) ?? undefined;
    const problem = (column: string, code: string, values?: ImportProblem["values"]) =>
      problems.push({ row, column, code, values });
    if (id !== "" && stored === undefined) problem("product.id", "unknownProduct");
    else if (handle === "" && stored === undefined) problem("product.handle", "handleMissing");
    else if (handle !== "" && handle !== stored?.handle) {
      const wrong = readCell(handleColumn, handle);
      const other = known.byHandle.get(handle);
      if (wrong.problem !== undefined) problem("product.handle", wrong.problem, wrong.values);
      else if (other && other.id !== stored?.id)
        problem("product.handle", "handleTaken", { product: other.title });
    }
    const key = stored?.id ?? (id || handle || `row ${row}`);
    const group = groups.get(key);
    if (group === undefined)
      groups.set(key, { handle: handle || (stored?.handle ?? ""), stored, rows: [row] });
    else group.rows.push(row);
  };
  await inSlices(
    Array.from({ length: table.rowCount }, (_, row) => row),
    place,
    slices,
  );
  return { groups: [...groups.values()], problems };
}
