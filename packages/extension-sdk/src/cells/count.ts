import { formatNumber } from "../format/number";
import type { KeysOfType } from "../records/resources";
import type { CellKind, CellOptions, KeyCell } from "./cell-kind";

/** How many the list of one key holds. */
export type CountCell<Key extends string> = KeyCell<"count", Key>;

/** The cells of this kind that a record can have. */
export type CountCellOf<Item> = CountCell<KeysOfType<Item, readonly unknown[]>>;

/** How many `key` holds. @example cell.count("return_reason_children") */
export function count<const Key extends string>(key: Key, options: CellOptions = {}): CountCell<Key> {
  return { kind: "count", key, sort: false, ...options };
}

function lengthOf(value: unknown): number {
  return Array.isArray(value) ? value.length : 0;
}

/** How long a list is; 0 where there is none. */
export const countKind: CellKind<CountCell<string>> = {
  draw: (value, _cell, { host }) => formatNumber(lengthOf(value), host.locale),
  text: (value) => String(lengthOf(value)),
  align: "end",
  hasEmpty: true,
};
