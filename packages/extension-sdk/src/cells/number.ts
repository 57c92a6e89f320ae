import { formatNumber } from "../format/number";
import type { KeysOfType } from "../records/resources";
import type { CellKind, CellOptions, KeyCell } from "./cell-kind";
import { rawColumn } from "./raw-column";

/** A number of one key. */
export type NumberCell<Key extends string> = KeyCell<"number", Key>;

/** The cells of this kind that a record can have. */
export type NumberCellOf<Item> = NumberCell<KeysOfType<Item, number>>;

/** A number of `key`, set in tabular figures at the end. @example cell.number("quantity") */
export function number<const Key extends string>(key: Key, options: CellOptions = {}): NumberCell<Key> {
  return { kind: "number", key, ...options };
}

/** A number as the reader's language writes it. */
export const numberKind: CellKind<NumberCell<string>> = {
  draw: (value, _cell, { host }) => formatNumber(Number(value), host.locale),
  fileColumns: rawColumn,
  align: "end",
};
