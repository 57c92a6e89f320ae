import { formatNumber } from "../format/number";
import type { KeysOfType } from "../records/resources";
import type { CellKind, CellOptions, KeyCell } from "./cell-kind";
import { rawColumn } from "./raw-column";

/** A number of one key that is a percentage, from 0 to 100. */
export type PercentCell<Key extends string> = KeyCell<"percent", Key>;

/** The cells of this kind that a record can have. */
export type PercentCellOf<Item> = PercentCell<KeysOfType<Item, number>>;

/** A percentage of `key`. @example cell.percent("tax_rate") */
export function percent<const Key extends string>(key: Key, options: CellOptions = {}): PercentCell<Key> {
  return { kind: "percent", key, ...options };
}

/** A percentage as the reader's language writes it. */
export const percentKind: CellKind<PercentCell<string>> = {
  draw: (value, _cell, { host }) =>
    formatNumber(Number(value) / 100, host.locale, { style: "percent", maximumFractionDigits: 3 }),
  fileColumns: rawColumn,
  align: "end",
};
