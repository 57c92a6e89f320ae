import type { Table } from "./columns";
import type { MockRow } from "./mock-rows";

/** What the mock store holds, table by table, as the store itself calls them. */
export interface MockData {
  /** The rows of a table, the first made first. */
  rows(table: Table): readonly MockRow[];
  /** The row with this id; `undefined` where there is none. */
  find(table: Table, id: string): MockRow | undefined;
  /** Adds a row; what is left out is as in a new row of the store. */
  insert(table: Table, values: object): MockRow;
  /** Writes columns of a row, and returns it. `undefined` leaves a column; metadata is changed key by key. */
  update(table: Table, row: MockRow, values: object): MockRow;
  /** Takes the row with this id out; nothing where there is none. */
  remove(table: Table, id: string): void;
}
